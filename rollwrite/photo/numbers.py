"""What can stand in a box for a figure, and how likely each of that is: three digits at most."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

SLOTS: Final = 3  # Digits, the last one on the right.
EMPTY: Final = 10  # Of a slot: no digit there.
ODD: Final = 11  # The box holds what is no figure: crossed out, a letter, a line.
GLYPHS: Final = 12  # What a slot can hold: the digits first, EMPTY, ODD.
MOST: Final = 199
NUMBERS: Final = MOST + 1
# A column each: the numbers, then no figure at all, then what is none.
BLANK: Final = NUMBERS
OTHER: Final = NUMBERS + 1
COLUMNS: Final = NUMBERS + 2

Shares: TypeAlias = NDArray[Any]  # How likely each of COLUMNS is; a row adds up to 1.


def shares_of(scores: NDArray[Any]) -> Shares:
    """Return how likely each number is, of scores by figure, slot and glyph."""
    high = scores - scores.max(2, keepdims=True)
    logs = high - np.log(np.exp(high).sum(2, keepdims=True))
    slots = all_glyphs()
    likely = sum(logs[:, slot, slots[:, slot]] for slot in range(SLOTS))
    weights = np.exp(likely - np.max(likely, axis=1, keepdims=True))
    found: Shares = weights / weights.sum(1, keepdims=True)
    return found


def glyphs_of(number: int | None) -> tuple[int, ...]:
    """Return the glyphs of a number by slot, None for no figure at all."""
    text = "" if number is None else str(number)
    return (EMPTY,) * (SLOTS - len(text)) + tuple(map(int, text))


@cache
def all_glyphs() -> NDArray[Any]:
    """Return the glyphs of each of COLUMNS by slot, a row each."""
    rows = [*map(glyphs_of, range(NUMBERS)), glyphs_of(None), (ODD,) * SLOTS]
    return np.array(rows)
