"""What a state's pens left on the pad."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.highest_roll.state import State
from scoring.open_game import Pages
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.highest_roll.edition import Edition
from sheets.highest_roll.marks import roll_mark, total_mark


def page_fillings(state: State, edition: Edition) -> Pages:
    """Return what stands on the pad."""
    return {PageKey("pad"): tuple(_pad(state, edition))}


def _pad(state: State, edition: Edition) -> Iterator[Filling]:
    for seat, sheet in enumerate(state.sheet):
        for roll, figure in enumerate(sheet.rolls[: edition.rolls], 1):
            yield Filling(roll_mark(seat, roll), "write", str(figure))
        yield Filling(total_mark(seat), "write", str(sum(sheet.rolls)))
