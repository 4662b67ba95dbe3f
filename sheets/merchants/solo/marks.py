"""The names of the marks in the solo ledger, and which boxes a territory has.

Of the final count it has those of the player sheet too. Territories are counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from sheets.merchants.edition.edition import TERRITORIES

Column: TypeAlias = Literal["target", "yours", "less", "cards", "claim", "sum"]
Sum: TypeAlias = Literal["territories", "total", "trolls"]
Ring: TypeAlias = Literal["tens", "units"]

CROWNS = 10  # A territory's boxes for figures.
FIGURES = range(10)
CELLS: Mapping[Column, int] = {"yours": 2, "sum": 3}  # Each figure has a part of their boxes.
RINGS: tuple[Ring, ...] = ("tens", "units")
_FIRST: Mapping[Column, int] = {"cards": 3, "claim": 4}  # S9, S10


def has_box(territory: int, column: Column) -> bool:
    """Return whether a territory has a box in a column: some columns begin further down."""
    return _FIRST.get(column, 1) <= territory <= TERRITORIES


def territory_mark(territory: int, column: Column) -> str:
    """Return the mark of a box of the ledger: `territory.1.yours`."""
    return f"territory.{territory}.{column}"


def territory_crowns_mark(territory: int, number: int) -> str:
    """Return the mark of a territory's box for a figure: `territory.1.crowns.2`."""
    return f"territory.{territory}.crowns.{number}"


def ring_mark(territory: int, ring: Ring, figure: int) -> str:
    """Return the mark of a figure to circle: `territory.3.tens.2`, `territory.3.units.5`."""
    return f"territory.{territory}.{ring}.{figure}"


def rings_of(territory: int, points: int) -> Iterator[str]:
    """Yield the marks circled for a territory's points; none for points of three digits."""
    if 0 <= points < len(FIGURES) ** len(RINGS):
        for ring, figure in zip(RINGS, divmod(points, len(FIGURES)), strict=True):
            yield ring_mark(territory, ring, figure)


def sum_mark(part: Sum) -> str:
    """Return the mark of a sum of the final count: `final.total` is yours, then the Trolls'."""
    return f"final.{part}"
