"""What can stand in a box for a figure, and how likely each of that is: three digits at most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

SLOTS: Final = 3  # Digits, the last one on the right.
EMPTY: Final = 10  # Of a slot: no digit there.
ODD: Final = 11  # The box holds what is no figure: crossed out, a letter, a line.
GLYPHS: Final = 12  # What a slot can hold: the digits first, EMPTY, ODD.
MOST: Final = 199
_FIRST_BEYOND: Final = MOST // 100 + 1  # The first digits from here on are of greater numbers.
LEAST: Final = 1e-30  # Where nothing is likely at all.
NUMBERS: Final = MOST + 1
# A column each: the numbers, then no figure at all, then what is none.
BLANK: Final = NUMBERS
OTHER: Final = NUMBERS + 1
COLUMNS: Final = NUMBERS + 2

Shares: TypeAlias = NDArray[Any]  # How likely each of COLUMNS is; a row adds up to 1.


def shares_of(scores: NDArray[Any]) -> Shares:
    """Return how likely each number is, of scores by figure, slot and glyph.

    One beyond `MOST` is told by its first digit; it counts as what is none.
    """
    weights = np.exp(scores - scores.max(2, keepdims=True))
    glyphs = weights / weights.sum(2, keepdims=True)
    slots = all_glyphs()
    likely = np.prod([glyphs[:, slot, slots[:, slot]] for slot in range(SLOTS)], axis=0)
    first, *others = glyphs[:, :, :EMPTY].transpose(1, 0, 2)
    rest = np.prod([each.sum(1) for each in others], axis=0)
    likely[:, OTHER] += first[:, _FIRST_BEYOND:].sum(1) * rest
    found: Shares = likely / np.maximum(likely.sum(1, keepdims=True), LEAST)
    return found


def column_of(glyphs: Sequence[int]) -> int:
    """Return the column of what stands in a box, by its glyphs."""
    places = np.flatnonzero((all_glyphs() == glyphs).all(1))
    return int(places[0]) if len(places) else OTHER


def glyphs_of(number: int | None) -> tuple[int, ...]:
    """Return the glyphs of a number by slot, None for no figure at all."""
    text = "" if number is None else str(number)
    return (EMPTY,) * (SLOTS - len(text)) + tuple(map(int, text))


@cache
def all_glyphs() -> NDArray[Any]:
    """Return the glyphs of each of COLUMNS by slot, a row each."""
    rows = [*map(glyphs_of, range(NUMBERS)), glyphs_of(None), (ODD,) * SLOTS]
    return np.array(rows)
