"""Pads and the tracker: figures, rates and ticks as a finished game leaves them, read again."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.answers import read_said
from rollwrite.photo.figures import BLANK
from rollwrite.photo.intake import Photo
from rollwrite.photo.reading import SheetReading, read_photo, sheet_reading
from rollwrite.photo.rectify import FINE
from rollwrite.photo.table import TableReading, table_reading
from rollwrite.sources import open_source
from scoring.open_game import OpenGame, open_game
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.files.problem import Path as Place
from sheets.pandoria.edition import RATE_BUILDINGS
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import MEGAPIXELS, blank_pad
from tools.photographs.camera import Grey, picture_of
from tools.photographs.filled import take

STATES = Path(__file__).parents[2] / "states"
PADS = (
    "realm-of-sand/four-tied.toml",
    "pandoria/standard-4.toml",
    "realms-and-ruins/three-tied.toml",
    "pandoria/beginner-2.toml",
    "pandoria/family-3.json",
    "pandoria/family-spells-2.toml",
    "realms-and-ruins/all-ruined.toml",
)
GAMES = 3  # The first are of one game each.
# What some states call a realm, or the rate of two buildings that is the better one there.
CALLED = {
    "hanbok": "Hanbok", "Esprits des Anciens": "Spirits of the Ancients", "both": "2 for 3",
}  # fmt: skip
RINGS = ("tens", "units")  # Of a total that is circled.
SEED = 2_995_000
SAND = {
    "game": "realm-of-sand",
    "sheet": [
        {"player": "Anna", "cards": [7, 12, 3, 5], "hourglasses": [1, 3, 0, 2], "pieces": 6},
        {"player": "Bernd", "cards": [4, 9, 9, 2], "hourglasses": [3, 3, 2, 2], "pieces": 1},
    ],
}  # fmt: skip


def filled(game: OpenGame) -> list[Filling]:
    """Return what stands on a game's pad, the first on its page."""
    return list(game.fillings()[PageKey("pad")])


def picture(game: OpenGame, fillings: Iterable[Filling], seed: int = 0) -> Grey:
    """Return the photograph of a game's pad with these fillings."""
    tree = game.tree()
    (page,) = rw.draw(tree["game"], ["pad"], variant=tree["variant"], players=len(tree["sheet"]))
    taken = take(
        page.drawing, "held-out", SEED + seed, "mild", tuple(fillings), "ball-pen", MEGAPIXELS
    )
    return picture_of(taken.photo)


def of_game(fillings: Iterable[Filling], number: int) -> list[Filling]:
    """Return fillings as of another game of the pad."""
    parts = (each.mark.split(".") for each in fillings)
    marks = [".".join((part, str(number), *rest)) for part, _, *rest in parts]
    return [replace(each, mark=mark) for each, mark in zip(fillings, marks, strict=True)]


@cache
def read(state: str) -> TableReading:
    """Return the table of a state's pad, photographed and read."""
    game = open_source(STATES / state)
    (sheet,) = read_photo(Photo("pad.jpg", picture(game, filled(game))))
    return table_reading([sheet]).named([each["player"] for each in game.tree()["sheet"]])


def meant(tree: dict[str, Any], path: Place) -> Any:
    """Return what a state has at a reading's path; what it leaves out is nothing."""
    if path[-1] in RINGS:
        return divmod(meant(tree, path[:-1]), 10)[RINGS.index(str(path[-1]))]
    value: Any = tree
    for step in path:
        value = value[step] if isinstance(step, int) else value.get(step, {})
    if path[-1] in ("ruined", "holds_traitor", "at_chapter_112"):
        return bool(value)
    if value == {}:
        return "" if path[-1] in RATE_BUILDINGS else 0
    return sum(value) if isinstance(value, list) else CALLED.get(value, value)


@pytest.mark.parametrize("state", rest_slow(PADS, GAMES))
def test_what_is_sure_is_what_the_game_left(state: str) -> None:
    game, table = open_source(STATES / state), read(state)
    assert table.kind[:2] == (game.tree()["game"], game.tree()["variant"])
    for reading in table.sheets[0].readings:
        if reading.is_sure:
            path = table.place(0, reading)
            assert reading.meaning == meant(game.tree(), path), path


@pytest.mark.parametrize("state", rest_slow(PADS, GAMES))
def test_once_what_is_doubtful_is_answered_the_score_is_the_games(state: str) -> None:
    game, table = open_source(STATES / state), read(state)
    for doubt in list(table.doubts()):
        table = table.answered(doubt, meant(game.tree(), doubt.path))
    tree = table.tree()
    if "last_buyer" in game.tree():  # Names in a row, which only a person reads.
        tree["last_buyer"] = game.tree()["last_buyer"]
    found, told = open_game(tree).score(lenient=True), game.score()
    assert [(each.account.name, each.account.total, each.rank) for each in found.players] == [
        (each.account.name, each.account.total, each.rank) for each in told.players
    ]


@pytest.mark.slow
def test_only_figures_and_words_are_asked() -> None:
    asked = [doubt.path for state in PADS for doubt in read(state).doubts()]
    assert {path[-1] for path in asked if path[-1] in ("realm", "hero", "end")} == {"realm"}
    assert "crossed" not in {path[2] for path in asked}  # The track of hourglasses only checks.


@pytest.mark.slow
@pytest.mark.parametrize("name", ["realm-of-sand", "pandoria", "realms-and-ruins"])
def test_on_a_blank_pad_nothing_is_read(name: str) -> None:
    (sheet,) = read_photo(Photo("pad.jpg", picture_of(blank_pad(name, players=3))))
    boxes = {mark.name for mark in sheet.identity.blank.marks} & sheet.figures.keys()
    assert all(sheet.figures[box].argmax() == BLANK for box in boxes)
    assert not [each for each in sheet.readings if each.is_sure and each.meaning not in ("", False)]


def test_a_total_of_which_nothing_is_circled_is_asked_whole() -> None:
    """T3: who has not circled any gold yet has not said that it is less than ten."""
    game = open_source(STATES / "realms-and-ruins/three-tied.toml")
    others = [each for each in filled(game) if not each.mark.startswith("gold.2.")]
    (sheet,) = read_photo(Photo("pad.jpg", picture(game, others)))
    gold = {
        each.group.path[1:]: each.is_sure for each in sheet.readings if "gold" in each.group.path
    }
    assert [path for path, is_sure in gold.items() if not is_sure] == [
        (1, "gold", "tens"), (1, "gold", "units"),
    ]  # fmt: skip
    assert "gold" not in sheet.trees()[1]


@pytest.mark.slow
@pytest.mark.parametrize("shade", [120, 30, 235])
def test_a_figure_that_something_covers_is_asked_never_taken_for_none(shade: int) -> None:
    """R2: a thumb, a sleeve, a card on the row of the third completed card."""
    sheet = read_pad(1)
    row = [mark.box for mark in sheet.identity.blank.marks if mark.name.endswith(".1.1.3")]
    covered = sheet.seen.copy()
    for around in (box.inset(-3) for box in row):
        sides = (around.y, around.bottom, around.x, around.right)
        top, bottom, left, right = (round(FINE * side) for side in sides)
        covered[top:bottom, left:right] = shade
    again = sheet_reading("pad.jpg", sheet.identity, covered)
    asked = {each.group.path for each in again.doubtful}
    assert {("sheet", 0, "cards", 2), ("sheet", 0, "hourglasses", 2)} <= asked


@cache
def pad_of(*games: int) -> tuple[Grey, OpenGame]:
    """Return the photograph of a pad of two games on which these are written, and what they are."""
    game = open_source(SAND)
    return picture(game, [each for number in games for each in of_game(filled(game), number)]), game


@cache
def read_pad(*games: int) -> SheetReading:
    """Return what is read of that photograph."""
    (sheet,) = read_photo(Photo("pad.jpg", pad_of(*games)[0]))
    return sheet


@pytest.mark.parametrize(("games", "read"), [((1,), 0), ((1, 2), 1)])
def test_of_a_pads_games_the_last_one_written_is_read(games: tuple[int, ...], read: int) -> None:
    sheet = read_pad(*games)
    assert (sheet.game, sheet.games) == (read, 2)
    said = [str(each) for each in read_said(table_reading([sheet]))]
    assert said[0] == f"pad.jpg: rollwrite reads game {read + 1} of 2 on the pad"


@pytest.mark.slow
@pytest.mark.parametrize("parts", ["crowns sum points", "crowns", "sum points"])
def test_a_pad_of_crowns_alone_tells_its_last_game_too(parts: str) -> None:
    """P11: whether the total is written, or its rows, or both."""
    game = open_source(STATES / "pandoria/family-3.json")
    crowns = [each for each in filled(game) if each.mark.split(".")[0] in parts.split()]
    both = [each for number in (1, 2) for each in of_game(crowns, number)]
    (sheet,) = read_photo(Photo("pad.jpg", picture(game, both)))
    assert (sheet.game, sheet.games) == (1, 2)
    if parts == "crowns sum points":
        assert [each["crowns"] for each in sheet.trees()] == [16, 21, 16]
    else:
        assert sheet.doubtful  # A figure that nothing checks, or that is not written.


def test_a_total_that_is_not_the_sum_of_its_rows_is_asked() -> None:
    """P11."""
    game = open_source(STATES / "pandoria/family-3.json")
    told = [each for each in filled(game) if each.mark != "crowns.1.2"]
    told.append(Filling("crowns.1.2", "write", "47"))
    (sheet,) = read_photo(Photo("pad.jpg", picture(game, told)))
    assert {each.group.path for each in sheet.doubtful} == {("sheet", 1, "crowns")}


@pytest.mark.slow
def test_more_crowns_than_any_figure_that_is_known_are_asked() -> None:
    """P2: a hundred or two may be missing from what a network sees."""
    sheets = [{"player": name, "crowns": 310, "hand_cards": 3} for name in ("Anna", "Bernd")]
    game = open_game({"game": "pandoria", "variant": "family-spells", "sheet": sheets})
    (sheet,) = read_photo(Photo("pad.jpg", picture(game, filled(game))))
    assert not [each for each in sheet.readings if each.is_sure and each.group.path[-1] == "crowns"]


def test_another_game_of_a_pad_is_read_where_it_is_named() -> None:
    photo, game = pad_of(1)
    (sheet,) = read_photo(Photo("pad.jpg", photo), game=1)
    assert not [each for each in sheet.readings if each.is_sure]
    (first,) = read_photo(Photo("pad.jpg", photo), game=0)
    assert cards_of(first) == {tuple(each["cards"]) for each in game.tree()["sheet"]}
    with pytest.raises(UnreadablePhotoError, match="there is no game 3 on it; it has 2"):
        list(read_photo(Photo("pad.jpg", photo), game=2))


def test_two_photographs_of_a_pad_tell_of_its_later_game() -> None:
    before, after = read_pad(1), read_pad(1, 2)
    assert before.together(after).game == 1
    assert cards_of(before.together(after)) == cards_of(after)


def cards_of(sheet: SheetReading) -> set[tuple[int, ...]]:
    """Return the lists of cards that a pad tells for certain."""
    return {tuple(each["cards"]) for each in sheet.trees() if "cards" in each}
