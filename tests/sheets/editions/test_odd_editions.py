"""Editions as odd as the checks let them be: all can be drawn."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.theme import THEMES, load_theme
from sheets.files.problem import has_errors
from sheets.table.table import Seat, Table
from tests.sheets.editions.edition_trees import LEFT_OUT, Change, Tree, changed

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def cards(columns: int, each: int) -> list[Change]:
    """Return so many columns of so many cards."""
    shipped = [card for column in changed()["columns"] for card in column["cards"]]
    numbered = [
        {**shipped[index % len(shipped)], "number": index + 1} for index in range(columns * each)
    ]
    stacks = [numbered[start : start + each] for start in range(0, len(numbered), each)]
    return [("columns", [{"cards": stack} for stack in stacks])]


def board(columns: int, rows: int, rivers: list[int]) -> list[Change]:
    """Return a board with next to nothing on it."""
    top = [f"{letter}{row}" for row in range(1, rivers[0] + 1) for letter in LETTERS[:columns]]
    resources = {"start": {"gold": top[:1]}, "printed": {"wood": top[1:3]}, "lakes": []}
    return [("board", {"columns": columns, "rows": rows, "rivers": rivers, **resources})]


def values(number: int, players: int = 2) -> list[Change]:
    """Return rows of so many relics and monuments, in play from so many players on."""
    row = [{"points": number - index, "players": players} for index in range(number)]
    return [("relics", {"two": row, "three": row}), ("monuments", {"values": row})]


def archive(storeys: int, places: int, spells: int) -> list[Change]:
    """Return an archive of so many storeys of so many places of so many spells."""
    place = {"spells": ["rage-3"] * spells}
    return [("archive", {"storeys": [{"places": [place] * places}] * storeys})]


def solo_map(columns: int, rows: int) -> list[Change]:
    """Return a map of eight strips of land."""
    strips: list[list[str]] = [[] for _ in range(8)]
    for index, letter in enumerate(LETTERS[:columns]):
        strips[min(index // (columns // 8), 7)] += [f"{letter}{row}" for row in range(1, rows + 1)]
    bridges = [f"{west[-1][0]}1-{east[0][0]}1" for west, east in pairwise(strips)]
    land = {"columns": columns, "rows": rows, "start": {"gold": ["A1"]}, "printed": {}}
    territories = [{"hexes": strip} for strip in strips]
    return [("solo, map", {**land, "territories": territories, "bridges": bridges})]


def named(letters: str) -> list[Change]:
    """Return this name for everything, in every language."""
    names: Tree = changed()["names"]
    every = dict.fromkeys(("en", "fr", "de"), letters)
    return [("title", every)] + [
        (f"names, {group}", dict.fromkeys(words, every)) for group, words in names.items()
    ]


ODD: dict[str, list[Change]] = {
    "one card": cards(1, 1),
    "one column of 99 cards": cards(1, 99),
    "12 columns of cards": cards(12, 3),
    "99 columns of cards": cards(99, 1),
    "a board of a column": board(1, 10, [4, 7]),
    "a board of three rows": board(26, 3, [1, 2]),
    "a board as large as can be": board(26, 99, [50, 98]),
    "a lake of 4 ships": [("board, lakes 3, ships", ["K5", "L5", "J6", "K6"])],
    "no lake": [("board, lakes", [])],
    "no relic or monument": values(0),
    "one relic and monument": values(1),
    "99 relics and monuments": values(99),
    "relics and monuments for four": values(20, players=4),
    "nothing to circle or cross": [("sheet", {"artifacts": 0, "workers": 0})],
    "everything to circle and cross": [("sheet", {"artifacts": 99, "workers": 99})],
    "an archive of one spell": archive(1, 1, 1),
    "an archive of one place": archive(1, 1, 99),
    "an archive of 33 storeys": archive(33, 1, 3),
    "an archive of 26 places": archive(1, 26, 3),
    "no archive": [("archive", LEFT_OUT)],
    "no map to play on alone": [("solo, map", LEFT_OUT)],
    "a map of one row": solo_map(8, 1),
    "a map as large as can be": solo_map(26, 99),
    "the names of a letter": named("i"),
    "the names of 40 wide letters": named("W" * 40),
    "names of one word": named("Wunderkammerverwaltungsgebäudeschlüssel"),
    "names of accents": named("ÀÉÜ" * 13),
}


def tables() -> Iterator[Table]:
    for variant, version in GAME.variants.items():
        least, most = version.players
        for players in range(least, most + 1):
            for language, theme in zip(("en", "fr", "de"), THEMES, strict=True):
                seats = (Seat(),) * players
                yield Table(variant, seats, language, load_theme(theme), online=True)


@pytest.mark.slow
@pytest.mark.parametrize("changes", ODD.values(), ids=ODD)
def test_an_odd_edition_without_errors_can_be_drawn(changes: list[Any]) -> None:
    answer = GAME.check_edition(changed(*changes))
    assert answer[0] is not None
    assert not has_errors(answer[1]), answer[1]
    renderer = SheetRenderer(GAME, answer[0])
    assert all(page.items for table in tables() for page in renderer.draw(table))
