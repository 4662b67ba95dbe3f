"""The names of the marks in the solo table, and which boxes a territory has.

Of the final count it has those of the player sheet too. Territories are counted from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from sheets.merchants.edition.edition import TERRITORIES

Column: TypeAlias = Literal["target", "yours", "less", "cards", "claim", "sum"]
Sum: TypeAlias = Literal["territories", "count", "total"]
Side: TypeAlias = Literal["you", "trolls"]

COLUMNS: tuple[Column, ...] = ("target", "yours", "less", "cards", "claim", "sum")
_FIRST: Mapping[Column, int] = {"cards": 3, "claim": 4}  # S9, S10


def has_box(territory: int, column: Column) -> bool:
    """Return whether a territory has a box in a column: some columns begin further down."""
    return _FIRST.get(column, 1) <= territory <= TERRITORIES


def territory_mark(territory: int, column: Column) -> str:
    """Return the mark of a box of the table: `territory.1.yours`."""
    return f"territory.{territory}.{column}"


def sum_mark(part: Sum, side: Side) -> str:
    """Return the mark of a sum of the final count, yours or the Trolls': `final.total.you`."""
    return f"final.{part}.{side}"
