"""Tables of Pandoria Merchants and what is drawn for them, for tests."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from scoring.merchants.game import GAME
from sheets.drawing.shapes import Drawing
from sheets.merchants.edition.edition import Edition
from sheets.table.table import Table
from tests.editions import first_edition
from tests.sheets.printing import printing

# Every variant with every number of players, and the variants that several play.
SEATED = [
    (variant, players)
    for variant in GAME.variants
    for players in printing("merchants", variant).players
]
VARIANTS = tuple(dict.fromkeys(variant for variant, players in SEATED if players > 1))


def make_table(
    players: int = 2, *, names: Sequence[str] = (), variant: str = "base", **options: Any
) -> Table:
    """Return a table; with names the seats are theirs, and who plays alone is an expert."""
    return printing("merchants", variant).table(players, names=names, **options)


def draw(table: Table, *kinds: str) -> list[Drawing]:
    """Return the pages of a table."""
    return printing("merchants", table.variant).draw(table, *kinds)


def draw_first(table: Table, *kinds: str) -> list[Drawing]:
    """Return the pages of a table with the board, cards and values of the first version."""
    first = replace(printing("merchants", table.variant), edition=first_edition())
    return first.draw(table, *kinds)


def shipped_edition() -> Edition:
    """Return the newest version of the shipped edition."""
    edition: Edition = printing("merchants").edition
    return edition
