"""Editions: found by name or path, read in full or not at all, and shown as a text."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.games import GAMES, game_of_edition
from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.editions.edition import (
    InvalidEditionError,
    UnknownEditionError,
    edition_path,
    is_shipped,
    shipped_names,
)
from sheets.editions.head import in_language
from sheets.files.problem import has_errors, problem_text
from sheets.hexes import hex_name, parse_hex
from sheets.merchants.edition.edition import (
    BUILDINGS,
    FAMILY_SPELLS,
    RESOURCES,
    SPELL_NAMES,
    SPELLS,
    Edition,
    Value,
    in_play,
    split_strength,
)
from sheets.words.text import listed
from sheets.words.translation import Translation, load_translation
from tests.editions import FIRST
from tests.sheets.editions.edition_trees import PATH, Tree, drawn_board, shipped_tree
from tests.sheets.tables import make_table

NAME = "pandoria-merchants"
ENGLISH = load_translation("en")
EVERY_GAME = ENGLISH(listed(tuple(GAMES), "or"))


@pytest.fixture
def shipped() -> Edition:
    return GAME.load(PATH)


def shown(edition: Edition, words: Translation = ENGLISH) -> str:
    return GAME.describe(edition, words)


def test_a_shipped_edition_is_found_by_its_name() -> None:
    assert NAME in shipped_names()
    assert edition_path(FIRST) == PATH
    assert is_shipped(PATH)


@pytest.mark.parametrize("text", ["mine.toml", "folder/mine", "./mine"])
def test_what_looks_like_a_path_is_one(text: str) -> None:
    assert edition_path(text) == Path(text)
    assert edition_path(text, beside=Path("games")) == Path("games") / text


def test_a_file_without_a_suffix_is_found_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    assert edition_path("mine", beside=tmp_path) == tmp_path / "mine"


def test_every_game_has_the_edition_that_is_used_when_none_is_named() -> None:
    assert {game.edition for game in GAMES.values()} <= {*shipped_names()}


def test_an_unknown_name_stays_one_in_another_folder(tmp_path: Path) -> None:
    with pytest.raises(UnknownEditionError):
        edition_path("mine", beside=tmp_path)


def test_a_name_that_is_no_edition_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownEditionError) as caught:
        edition_path("pandora")
    known = ", ".join(shipped_names())
    said = f"no edition is called 'pandora'; there are {known}; did you mean 'pandoria'?"
    assert str(caught.value) == said


def test_an_edition_file_is_checked_when_it_is_loaded(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(PATH.read_text("utf-8").replace('"rage-3"', '"rag-3"', 1), "utf-8")
    with pytest.raises(InvalidEditionError) as caught:
        GAME.load(mine)
    assert caught.value.path == mine
    assert [str(problem.message) for problem in caught.value.problems] == [
        "no rule knows 'rag-3'; did you mean 'rage-3'?"
    ]
    assert str(caught.value) == f"{mine}: no rule knows 'rag-3'; did you mean 'rage-3'?"


def test_a_warning_does_not_keep_an_edition_from_being_loaded(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(PATH.read_text("utf-8").replace("targets = [10,", "targets = [11,"), "utf-8")
    answer = GAME.read_edition(mine)
    assert [problem.level for problem in answer[1]] == ["warning"]
    assert GAME.load(mine) == answer[0]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "a = ",
            "error: line 1, column 5: is not valid TOML: a value must stand here: a number, a "
            "text in quotes or a list",
        ),
        ("", f"error: game: is missing; write {EVERY_GAME}"),
        ("game = 'chess'", f"error: game: must be {EVERY_GAME}, not the text 'chess'"),
        ("game = ['merchants']", f"error: game: must be {EVERY_GAME}, not a list"),
    ],
)
def test_a_file_of_no_known_game_says_so(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(InvalidEditionError) as caught:
        game_of_edition(file)
    assert [str(problem_text(problem)) for problem in caught.value.problems] == [line]


def test_the_shipped_edition_is_the_same_checked_and_unchecked(shipped: Edition) -> None:
    assert GAME.read_edition(PATH) == (shipped, [])
    assert shipped.id == NAME


def test_every_power_is_on_a_card_and_named(shipped: Edition) -> None:
    assert {card.spell for card in shipped.cards.values()} == {*SPELLS}
    assert {card.building for card in shipped.cards.values()} == {*BUILDINGS}
    assert {*shipped.names.spells} == {*SPELL_NAMES}
    assert {*shipped.names.buildings} == {*BUILDINGS}
    assert {*shipped.names.resources} == {*RESOURCES}


def test_the_archive_holds_the_spells_of_the_family_version(shipped: Edition) -> None:
    assert shipped.archive is not None
    places = [place for storey in shipped.archive.storeys for place in storey.places]
    assert {spell for place in places for spell in place.spells} == {*FAMILY_SPELLS}
    with_two = [place for place in places if place.players == 2]
    assert {spell for place in with_two for spell in place.spells} == {*FAMILY_SPELLS}


def test_the_area_in_play_grows_with_the_players(shipped: Edition) -> None:
    """M2.5, M7.1: 3 of the 4 above river 1, 7 of 8, 11 of 12."""
    board = shipped.board
    assert [board.rows_in_play(players) for players in (1, 2, 3, 4)] == [4, 4, 7, 10]
    assert [board.border_row(players) for players in (1, 2, 3, 4)] == [4, 4, 7, None]
    assert [len(board.printed_in_play(players)) for players in (2, 3, 4)] == [4, 8, 12]
    assert [board.printed_to_end(players) for players in (2, 3, 4)] == [3, 7, 11]


def test_a_board_knows_its_hexes_lakes_and_ships(shipped: Edition) -> None:
    board = shipped.board
    assert [hex_name(hex_) for hex_ in board.hexes[:14]] == [
        *map("{}1".format, "ABCDEFGHIJKLM"),
        "A2",
    ]
    assert len(board.hexes) == 130
    assert len(board.lake_hexes) == sum(len(lake.hexes) for lake in board.lakes)
    assert len({*board.ships}) == len(board.ships)
    assert {*board.start_resources.values()} == {"gold", "wood", "crystal", "craft"}


def test_cards_stand_in_columns(shipped: Edition) -> None:
    assert [*shipped.cards] == [*range(1, 25)]
    assert [[card.number for card in column.cards] for column in shipped.columns[:2]] == [
        [1, 2, 3],
        [4, 5, 6],
    ]


def test_a_spell_is_named_with_its_strength(shipped: Edition) -> None:
    assert shipped.spell_text("rage-2", "en") == "Rage 2"
    assert shipped.spell_text("astral-ship", "fr") == "Bateau"
    assert shipped.building_text("store", "de") == "Lager"
    assert shipped.resource_text("city", "fr") == "cité"


@pytest.mark.parametrize(
    ("spell", "parts"),
    [("rage-2", ("rage", "2")), ("astral-ship", ("astral-ship", "")), ("clone", ("clone", ""))],
)
def test_a_spell_has_a_name_and_a_strength(spell: str, parts: tuple[str, str]) -> None:
    assert split_strength(spell) == parts


def test_a_name_that_a_language_lacks_is_the_first_there_is() -> None:
    assert in_language({"de": "Turm", "fr": "Tour"}, "fr") == "Tour"
    assert in_language({"de": "Turm"}, "fr") == "Turm"
    assert in_language({}, "fr") == ""


def test_values_for_more_players_are_out_of_play() -> None:
    values = (Value(9), Value(8, 4), Value(7, 3))
    assert [len(in_play(values, players)) for players in (1, 2, 3, 4)] == [1, 1, 2, 3]


def test_the_map_shows_the_board_as_it_is(shipped: Edition) -> None:
    """The map is read back: lakes by their outline, the rest hex by hex."""
    text = shown(shipped)
    drawn = drawn_board(text[text.index("\n    A") : text.index("Lake")])
    tree = shipped_tree()["board"]
    assert (drawn["columns"], drawn["rows"], drawn["rivers"]) == (13, 10, [4, 7])
    for key in ("start", "printed"):
        assert {name: {*where} for name, where in drawn[key].items()} == {
            name: {*where} for name, where in tree[key].items()
        }
    assert {parse_hex(name) for lake in drawn["lakes"] for name in lake["hexes"]} == {
        *shipped.board.lake_hexes
    }


def test_an_edition_without_archive_or_ships_is_shown(tmp_path: Path) -> None:
    text = PATH.read_text("utf-8").replace('ships = ["A1"]', "ships = []")
    head, _, tail = text.partition("\n[archive]")
    mine = tmp_path / "mine.toml"
    mine.write_text(head + tail[tail.index("\n[solo]") :], "utf-8")
    assert "There is no archive, so there is no family version\n" in GAME.describe(
        GAME.load(mine), ENGLISH
    )


def places_in(tree: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the path of everything in a tree."""
    if isinstance(tree, dict):
        inner = [(key, value) for key, value in tree.items()]
    elif isinstance(tree, list):
        inner = list(enumerate(tree))
    else:
        return [path]
    return [path, *(place for key, value in inner for place in places_in(value, (*path, key)))]


PLACES = [place for place in places_in(shipped_tree()) if place]
ODD_VALUES = st.one_of(
    st.sampled_from([0, 1, -1, 2, 5, 6, 27, 100, 10**9, 10**30, 0.5, True, None, "", "L1"]),
    st.sampled_from(["D4", "M10", "Z99", "gold", "rage-3", "conjure", "bank", "merchants"]),
    st.sampled_from([[], {}, [[]], ["A1"], ["A1", "A1"], [4, 7], {"gold": ["B2"]}]),
    st.text(max_size=4),
    st.integers(-10, 40),
)


@st.composite
def changed_trees(draw: st.DrawFn) -> Tree:
    """Return the shipped tree with values replaced, left out, doubled or taken from elsewhere."""
    tree = shipped_tree()
    for *steps, last in draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=4)):
        table: Any = tree
        try:
            for step in steps:
                table = table[step]
            old = table[last]
        except (LookupError, TypeError):  # An earlier change took it away.
            continue
        if isinstance(table, str):  # An earlier change put a text there, which has places, too.
            continue
        change = draw(st.sampled_from(["replace", "leave out", "double", "move"]))
        if change == "leave out":
            del table[last]
        elif change == "double" and isinstance(table, list):
            table.append(old)
        elif change == "move":
            table[last] = tree.get(draw(st.sampled_from([*tree]))) if tree else None
        else:
            table[last] = draw(ODD_VALUES)
    return tree


@given(changed_trees())
def test_any_change_gives_problems_or_an_edition_that_can_be_shown_and_drawn(tree: Tree) -> None:
    answer = GAME.check_edition(tree)
    edition, problems = answer
    assert all(str(problem_text(problem)).isprintable() for problem in problems)
    if edition is None or has_errors(problems):
        assert problems
    else:
        assert shown(edition).endswith("\n")
        assert list(SheetRenderer(GAME, edition).draw(make_table(2)))
