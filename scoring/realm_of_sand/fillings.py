"""What a state's pens left on the pad, whose first game it is.

The other way round of typing a pad; it checks nothing and scores nothing. What the pad has no box
for is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring.game import Pages
from scoring.realm_of_sand.state import PlayerSheet, State
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.realm_of_sand.edition import Edition
from sheets.realm_of_sand.marks import card_mark, column_mark, hourglass_mark
from sheets.realm_of_sand.places import CARDS, STEPS

_GAME = 1


def page_fillings(state: State, _edition: Edition) -> Pages:
    """Return what stands on the pad."""
    columns = enumerate(state.sheet)
    return {PageKey("pad"): tuple(each for seat, sheet in columns for each in _column(seat, sheet))}


def _column(seat: int, sheet: PlayerSheet) -> Iterator[Filling]:
    own = _GAME, seat
    for number, points in enumerate((sheet.cards or ())[:CARDS], 1):
        yield Filling(card_mark("points", *own, number), "write", str(points))
    for number, shown in enumerate((sheet.hourglasses or ())[:CARDS], 1):
        yield Filling(card_mark("hourglasses", *own, number), "write", str(shown))
    for number in range(1, min(sum(sheet.hourglasses or ()), STEPS) + 1):
        yield Filling(hourglass_mark(*own, number), "cross")
    if sheet.cards is not None:
        yield Filling(column_mark("total", *own), "write", str(sum(sheet.cards)))
    if sheet.pieces is not None:
        yield Filling(column_mark("pieces", *own), "write", str(sheet.pieces))
