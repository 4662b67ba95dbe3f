"""What a state's pens left on the pad, whose first game it is.

The other way round of typing a pad; it checks nothing and scores nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring.realm_of_sand.state import PlayerSheet, State
from sheets.drawing.filling import Filling
from sheets.realm_of_sand.edition import Edition
from sheets.realm_of_sand.places import STEPS


def page_fillings(state: State, _edition: Edition) -> dict[str, tuple[Filling, ...]]:
    """Return what stands on the pad."""
    columns = enumerate(state.sheet, 1)
    return {"pad": tuple(each for order, sheet in columns for each in _column(order, sheet))}


def _column(order: int, sheet: PlayerSheet) -> Iterator[Filling]:
    column = f"1.{order}"
    for number, points in enumerate(sheet.cards or (), 1):
        yield Filling(f"points.{column}.{number}", "write", str(points))
    for number, shown in enumerate(sheet.hourglasses or (), 1):
        yield Filling(f"hourglasses.{column}.{number}", "write", str(shown))
    for number in range(1, min(sum(sheet.hourglasses or ()), STEPS) + 1):
        yield Filling(f"hourglass.{column}.{number}", "cross")
    if sheet.cards is not None:
        yield Filling(f"total.{column}", "write", str(sum(sheet.cards)))
    if sheet.pieces is not None:
        yield Filling(f"pieces.{column}", "write", str(sheet.pieces))
