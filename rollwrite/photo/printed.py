"""Which of several pages is seen, by what is printed where they differ: figures, a shield."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.light import BRIGHT
from rollwrite.photo.markers import Grey

Page: TypeAlias = NDArray[Any]

DIFFERENT: Final = 60.0  # Of grey, between two pages.
AROUND: Final = 5  # Pixels around what differs.
CLEAR: Final = 0.75  # How much less a photograph differs from its own page than from any other.


def which_printed(seen: Grey, blanks: Sequence[Grey]) -> tuple[int, ...]:
    """Return which blank pages a flat one in even light can be, counted from 0.

    They are several where it looks like two of them, as it does where they are alike.
    """
    pages = [blank * (BRIGHT / 255) for blank in blanks]
    losers = {
        other for one, other in permutations(range(len(pages)), 2)
        if _likeness(seen, pages[one], pages[other]) < CLEAR
    }  # fmt: skip
    return tuple(number for number in range(len(pages)) if number not in losers)


def _likeness(seen: Grey, page: Page, other: Page) -> float:
    """Return how far a page is off a photograph, beside another, where the two differ."""
    apart = (np.abs(page - other) > DIFFERENT).astype(np.uint8)
    if not apart.any():
        return 1.0
    there = cv2.dilate(apart, np.ones((AROUND, AROUND), np.uint8)) > 0
    shown = seen[there].astype(np.float32)
    off, other_off = (float(np.abs(shown - each[there]).mean()) for each in (page, other))
    return off / other_off
