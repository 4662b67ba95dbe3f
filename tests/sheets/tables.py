"""Tables of Pandoria Merchants and what is drawn for them, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sheets.document import Press, load_content
from sheets.drawing import Drawing
from sheets.games import GAMES
from sheets.merchants.edition import Edition
from sheets.paper import PAPERS
from sheets.table import Seat, Table, seats_for
from sheets.theme import Theme, load_theme

MERCHANTS = GAMES["merchants"]
# Every variant with every number of players, and the variants that several play.
SEATED = [
    (variant, players)
    for variant, (least, most) in MERCHANTS.players.items()
    for players in range(least, most + 1)
]
VARIANTS = tuple(dict.fromkeys(variant for variant, players in SEATED if players > 1))
FACELESS = ("aid", "calls")  # No camera reads these.


def make_table(
    players: int = 2,
    *,
    names: Sequence[str] = (),
    variant: str = "base",
    language: str = "en",
    theme: str = "colour",
    paper: str = "a4",
    **options: Any,
) -> Table:
    """Give a table; with names the seats are theirs, and who plays alone is an expert."""
    if variant == "solo":
        options.setdefault("level", "expert")
    seats = seats_for(tuple(names)) if names else (Seat(),) * players
    return Table(variant, seats, language, _theme(theme), PAPERS[paper], **options)


def draw(table: Table, *kinds: str) -> list[Drawing]:
    """Give the pages of a table."""
    return list(Press(MERCHANTS, shipped_edition()).draw(table, kinds))


def is_read(drawing: Drawing) -> bool:
    """Tell whether a page is made for a camera too."""
    return drawing.name.partition("-")[0] not in FACELESS


@cache
def shipped_edition() -> Edition:
    """Give the shipped edition."""
    edition: Edition = load_content(MERCHANTS)
    return edition


@cache
def _theme(name: str) -> Theme:
    return load_theme(name)
