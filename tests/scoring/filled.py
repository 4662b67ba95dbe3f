"""States drawn on their sheets, for tests."""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scoring.games import GAMES
from scoring.open_game import OpenGame
from sheets.document import SheetRenderer
from sheets.drawing.filling import fill_page
from sheets.drawing.shapes import Drawing, PageKey, marks_of
from sheets.drawing.theme import load_theme
from sheets.table.table import Seat, Table
from tests.scoring.said import said


class Blank(NamedTuple):
    """A sheet before anything is written on it, its table, and the names of its marks."""

    page: Drawing
    table: Table
    marks: frozenset[str]


def lost(opened: OpenGame) -> set[tuple[PageKey, str]]:
    """Return what a state says at a mark of one of its pages and is not filled in there.

    Raises UnknownMarkError where anything is filled in at a mark that its page does not have, and
    AssertionError where there are fillings for a page that nobody draws.
    """
    pages = opened.fillings()
    blanks = {key_in(pages, blank.page.key): blank for blank in blank_sheets(opened)}
    assert {*pages} <= {*blanks}
    for page, table, _ in blanks.values():
        fill_page(page, table, pages)
    filled = {(key, each.mark) for key, fillings in pages.items() for each in fillings}
    there = {(key, mark) for key, blank in blanks.items() for mark in blank.marks}
    return said(opened) & there - filled


def blank_sheets(opened: OpenGame) -> tuple[Blank, ...]:
    """Return the sheets of a state's table, nameless; of realms those that are filled in."""
    realms = tuple(key.part for key in opened.fillings() if key.kind == "realm")
    seats, edition = len(opened.seats()), opened.edition_path
    return _blank(opened.name, edition, opened.variant, seats, opened.level, realms)


def key_in(pages: Collection[PageKey], key: PageKey) -> PageKey:
    """Return by which key a page is filled: its own, or that of all seats' pages like it."""
    return key if key in pages else key._replace(seat=None)


@cache
def _blank(
    game: str, edition: Path | None, variant: str, players: int, level: str, realms: tuple[str, ...]
) -> tuple[Blank, ...]:
    seats, theme = (Seat(),) * players, load_theme("colour")
    table = Table(variant, seats, "en", theme, level=level, realms=realms)
    return tuple(
        Blank(page, table, frozenset(mark.name for mark in marks_of(page)))
        for page in _renderer(game, edition).draw(table)
    )


@cache
def _renderer(game: str, edition: Path | None) -> SheetRenderer:
    return SheetRenderer(GAMES[game], GAMES[game].load(edition))
