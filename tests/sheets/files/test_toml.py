import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sheets.files.toml import LINE, write_toml

VALUES = st.recursive(
    st.booleans() | st.integers() | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text(), VALUES, max_size=5))
def test_what_is_written_is_read_back(tree: dict[str, Any]) -> None:
    assert tomllib.loads(write_toml(tree)) == tree


def test_tables_stand_below_their_names_and_small_ones_on_a_line() -> None:
    tree = {
        "board": {"gold": ["D4"], "workers": {"A": ["F4"]}},
        "sheet": [{"player": "Anna", "artifacts": {"circled": 5}, "cards": {"3": "bought"}}],
        "game": "merchants",
    }
    assert write_toml(tree).splitlines() == [
        'game = "merchants"',
        "",
        "[board]",
        'gold = ["D4"]',
        "[board.workers]",
        'A = ["F4"]',
        "",
        "[[sheet]]",
        'player = "Anna"',
        "artifacts = { circled = 5 }",
        'cards = { 3 = "bought" }',
    ]


def test_a_table_of_nothing_but_tables_has_no_heading_of_its_own() -> None:
    tree = {"realms": {"village": {"othersiders": 2}, "magic": {"othersiders": 0}}}
    assert write_toml(tree).splitlines() == [
        "[realms.village]",
        "othersiders = 2",
        "",
        "[realms.magic]",
        "othersiders = 0",
    ]


def test_an_empty_list_stays_beside_its_name_however_long_that_is() -> None:
    assert write_toml({"a" * LINE: []}) == f"{'a' * LINE} = []\n"


def test_a_long_list_goes_over_several_lines() -> None:
    hexes = [f"{letter}{row}" for row in range(1, 11) for letter in "ABCDEFGHIJKLM"]
    text = write_toml({"board": {"gold": hexes}})
    assert max(map(len, text.splitlines())) <= LINE
    assert tomllib.loads(text) == {"board": {"gold": hexes}}
