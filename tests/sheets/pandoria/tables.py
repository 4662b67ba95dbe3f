"""Tables of Pandoria and what is drawn for them, for tests."""

from collections.abc import Sequence
from typing import Any

from scoring.pandoria.game import GAME
from sheets.drawing.shapes import Drawing
from sheets.pandoria.edition import Edition
from sheets.table.table import Table
from tests.sheets.printing import printing

VARIANTS = tuple(GAME.variants)
PLAYERS = (2, 3, 4)


def make_table(
    players: int = 4, *, names: Sequence[str] = (), variant: str = "standard", **options: Any
) -> Table:
    """Return a table with all realms, unless some are named; with names the seats are theirs."""
    return printing("pandoria", variant).table(players, names=names, **{"realms": (), **options})


def draw(table: Table, *kinds: str) -> list[Drawing]:
    """Return the pages of a table."""
    return printing("pandoria", table.variant).draw(table, *kinds)


def shipped_edition() -> Edition:
    """Return the shipped edition."""
    edition: Edition = printing("pandoria").edition
    return edition
