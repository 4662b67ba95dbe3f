"""Tables of Pandoria and what is drawn for them, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sheets.document import Press, load_content
from sheets.drawing import Drawing, Mark, marks_of
from sheets.games import GAMES
from sheets.pandoria.edition import Edition
from sheets.paper import PAPERS
from sheets.table import Seat, Table, seats_for
from sheets.theme import load_theme

PANDORIA = GAMES["pandoria"]
VARIANTS = tuple(PANDORIA.variants)
PLAYERS = (2, 3, 4)


def make_table(
    players: int = 4,
    *,
    names: Sequence[str] = (),
    variant: str = "standard",
    language: str = "en",
    theme: str = "colour",
    paper: str = "a4",
    **options: Any,
) -> Table:
    """Give a table; with names the seats are theirs."""
    seats = seats_for(tuple(names)) if names else (Seat(),) * players
    return Table(variant, seats, language, load_theme(theme), PAPERS[paper], **options)


def draw(table: Table, *kinds: str) -> list[Drawing]:
    """Give the pages of a table."""
    return list(Press(PANDORIA, shipped_edition()).draw(table, kinds))


def marks_on(page: Drawing) -> dict[str, Mark]:
    """Give the marks of a page by name."""
    return {mark.name: mark for mark in marks_of(page)}


@cache
def shipped_edition() -> Edition:
    """Give the shipped edition."""
    edition: Edition = load_content(PANDORIA)
    return edition
