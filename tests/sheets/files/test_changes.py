"""A file that somebody wrote is changed: what it says is new, how it is written stays."""

import tomllib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st
from tomlkit.exceptions import ParseError

from sheets.files.toml import MOST_CHARACTERS, change_toml, write_toml

GAME = """\
# Friday at Bernd's.
game = "merchants"   # the big box

# She began.
[[sheet]]            # on the left
player = 'Anna'
crowns = [4, 6, 12]  # relic 8 is in the 12
# Her cards, as they lie there.
cards = { 3 = "bought", 8 = "built" }
gold = 0

[[sheet]]
player = "Bernd"
artifacts.circled = 5

# Drawn by both.
[board]
gold = [
  "D4",  # first
  "E4",
]
[board.workers]
A = ["F4"]
# The end.
"""


def changed(**entries: Any) -> str:
    """Return the game with other values in its first sheet; None takes an entry away."""
    tree = tomllib.loads(GAME)
    tree["sheet"][0] |= entries
    tree["sheet"][0] = {key: each for key, each in tree["sheet"][0].items() if each is not None}
    return change_toml(GAME, tree)


def test_what_is_not_changed_keeps_every_byte() -> None:
    assert change_toml(GAME, tomllib.loads(GAME)) == GAME


@pytest.mark.parametrize(
    ("entries", "old", "new"),
    [
        ({"player": "Änne"}, "player = 'Anna'", 'player = "Änne"'),
        ({"crowns": 22}, "crowns = [4, 6, 12]  # relic", "crowns = 22  # relic"),
        ({"cards": {"8": "built"}}, '{ 3 = "bought", 8 = "built" }', '{ 8 = "built" }'),
        ({"gold": 1}, "gold = 0", "gold = 1"),
        ({"gold": None}, "gold = 0\n", ""),
        ({"wood": 2}, "gold = 0\n", "gold = 0\nwood = 2\n"),
        ({"relics": {"two": [8]}}, "gold = 0\n", "gold = 0\nrelics = { two = [8] }\n"),
    ],
)
def test_a_change_in_a_sheet_is_a_change_of_one_line(
    entries: dict[str, Any], old: str, new: str
) -> None:
    assert changed(**entries) == GAME.replace(old, new, 1)


def test_a_new_entry_at_the_top_stands_above_the_comments_of_the_first_table() -> None:
    text = change_toml(GAME, {**tomllib.loads(GAME), "players": 2})
    assert text == GAME.replace("the big box\n", "the big box\nplayers = 2\n")


def test_a_new_sheet_follows_the_last_one_and_a_new_table_the_last_table() -> None:
    tree = tomllib.loads(GAME)
    tree["sheet"].append({"player": "Clara", "cards": {"1": "cast"}})
    text = change_toml(GAME, {**tree, "trolls": {"cards": [1, 0]}})
    sheet = '\n\n[[sheet]]\nplayer = "Clara"\ncards = { 1 = "cast" }\n\n# Drawn'
    assert text == GAME.replace("\n\n# Drawn", sheet) + "\n[trolls]\ncards = [1, 0]\n"


def test_a_sheet_that_falls_away_takes_no_other_along() -> None:
    tree = tomllib.loads(GAME)
    text = change_toml(GAME, {**tree, "sheet": tree["sheet"][:1]})
    beginning, end = GAME.index('[[sheet]]\nplayer = "Bernd"'), GAME.index("[board]")
    assert text.replace("\n", "") == (GAME[:beginning] + GAME[end:]).replace("\n", "")


def test_dotted_entries_are_changed_and_become_one() -> None:
    tree = tomllib.loads(GAME)
    tree["sheet"][1]["artifacts"]["crossed"] = 2
    new = "artifacts = { circled = 5, crossed = 2 }"
    assert change_toml(GAME, tree) == GAME.replace("artifacts.circled = 5", new)


def test_an_entry_of_a_table_in_a_table_is_changed_in_its_place() -> None:
    tree = tomllib.loads(GAME)
    tree["board"]["workers"] = {"A": ["F4"], "B": ["G5"]}
    assert change_toml(GAME, tree) == GAME.replace('["F4"]\n', '["F4"]\nB = ["G5"]\n')


@pytest.mark.parametrize(
    ("text", "tree", "expected"),
    [
        ("", {"gold": 1}, "gold = 1\n"),
        ("# Empty.", {"gold": 1}, "gold = 1\n\n# Empty.\n"),
        ("gold = 1", {"gold": 1, "wood": 2}, "gold = 1\nwood = 2\n"),
        ("[board]", {"board": {"gold": ["D4"]}}, '[board]\ngold = ["D4"]\n'),
        (
            "[realms.village]\nruined = true  # at once\n",
            {"realms": {"village": {"ruined": True}, "magic": {"ruined": False}}},
            "[realms.village]\nruined = true  # at once\n\n[realms.magic]\nruined = false\n",
        ),
        (
            "[realms.village]\nruined = true\n",
            {"realms": {"magic": {"ruined": False}}},
            "[realms.magic]\nruined = false\n",
        ),
        ("[[sheet]]\ngold = 1\n", {"sheet": [3]}, "sheet = [3]\n"),
        ("[board]\ngold = 1  \n\n[x]\n", {"board": 3, "x": {}}, "board = 3\n\n[x]\n"),
        (
            "[board]\ngold = 1  \n\n[x]\n",
            {"board": {"gold": 1, "wood": 2}, "x": {}},
            "[board]\ngold = 1  \nwood = 2\n\n[x]\n",
        ),
        (
            "[[a.b]]\nc = 1  # one\n",
            {"a": {"b": [{"c": 1}, {"c": 2}]}},
            "[a]\nb = [{ c = 1 }, { c = 2 }]\n",
        ),
        (
            "[a]\nb = 1\n[c]\nd = 1  # one\n[a.e]\n",  # The parts of one table lie apart.
            {"a": {"b": 2, "e": {}}, "c": {"d": 1}},
            "[c]\nd = 1  # one\n\n[a]\nb = 2\n[a.e]\n",
        ),
    ],
)
def test_every_layout_is_changed(text: str, tree: dict[str, Any], expected: str) -> None:
    assert change_toml(text, tree) == expected
    assert tomllib.loads(expected) == tree


def test_a_file_of_windows_keeps_the_ends_of_its_lines() -> None:
    windows = GAME.replace("\n", "\r\n") + 'notes = """two\r\nlines"""\r\n'
    tree = tomllib.loads(windows)
    assert change_toml(windows, tree) == windows
    tree["sheet"][0] |= {"gold": 3, "wood": 1}
    assert change_toml(windows, tree) == windows.replace("gold = 0\r\n", "gold = 3\r\nwood = 1\r\n")


def test_what_is_longer_than_anybody_writes_is_written_anew() -> None:
    text = f"a = 2 # {'x' * MOST_CHARACTERS}\r\n"
    assert change_toml(text, {"a": 1}) == "a = 1\r\n"


def refuses(text: str) -> tomlkit.TOMLDocument:
    raise ParseError(1, 1)


def misreads(text: str) -> tomlkit.TOMLDocument:
    return tomlkit.document()


@pytest.mark.parametrize("parse", [refuses, misreads])
def test_a_text_that_tomlkit_cannot_change_is_written_anew(
    parse: Callable[[str], tomlkit.TOMLDocument], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomlkit, "parse", parse)
    assert change_toml("a = 1\nb = 2  # two\n", {"a": 1, "b": 2, "c": 3}) == "a = 1\nb = 2\nc = 3\n"


NAMES = st.sampled_from(["a", "b", "c d", "é", "x.y", "", 'q"', "n\nl", "\x7f"])
VALUES = st.recursive(
    st.booleans() | st.integers(-9, 9) | st.floats() | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
TREES = st.dictionaries(NAMES, VALUES, max_size=5)


def commented(text: str, random: Random) -> Iterator[str]:
    """Yield the lines of a text with comments behind some of them, and between some."""
    for number, line in enumerate(text.split("\n")[:-1]):
        if random.random() < 0.3:
            yield f"# Before {number}."
        yield f"{line}  # Behind {number}." if line and random.random() < 0.5 else line


@given(TREES, TREES, st.randoms(use_true_random=False))
def test_whatever_is_written_reads_back(
    one: dict[str, Any], other: dict[str, Any], random: Random
) -> None:
    text = "".join(f"{line}\n" for line in commented(write_toml(one), random))
    for tree in (other, one | other, {**dict(list(one.items())[1:]), **other}):
        assert repr(in_order(tomllib.loads(change_toml(text, tree)))) == repr(in_order(tree))


def in_order(value: Any) -> Any:
    """Return a tree with its keys in order, so that trees with nan in them can be compared."""
    if isinstance(value, dict):
        return {key: in_order(value[key]) for key in sorted(value)}
    return [in_order(each) for each in value] if isinstance(value, list) else value


@given(TREES, VALUES, st.randoms(use_true_random=False))
def test_comments_survive_what_is_added(tree: dict[str, Any], value: Any, random: Random) -> None:
    lines = [*commented(write_toml(tree), random)]
    text = change_toml("".join(f"{line}\n" for line in lines), {**tree, "new": value})
    kept = iter(text.split("\n"))
    assert all(line in kept for line in lines)  # In their order.
