"""At which level a game is played, told by what is printed on a sheet: its targets, its title."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.identity import Known, levels_of
from rollwrite.photo.joint import Group, Reading
from rollwrite.photo.light import BRIGHT
from rollwrite.photo.markers import Grey

Page: TypeAlias = NDArray[Any]

LEVEL: Final = ("level",)  # Where the answer stands in a state.
DIFFERENT: Final = 60.0  # Of grey, between pages of two levels.
AROUND: Final = 5  # Pixels around what differs.
CLEAR: Final = 0.75  # How much less a photograph differs from its own level than from any other.


def read_level(group: Group, known: Known, seen: Grey) -> Reading:
    """Return the level that is printed on a flat page in even light.

    On a page without one nothing is read.
    """
    levels = ("", *levels_of(known.kind))
    pages = {level: known.of_level(level).picture * (BRIGHT / 255) for level in levels}
    losers = {
        other for level, other in permutations(levels, 2)
        if _likeness(seen, pages[level], pages[other]) < CLEAR
    }  # fmt: skip
    left = [level for level in levels if level not in losers]
    is_read = len(left) == 1 and bool(left[0])
    return Reading(group, left[0] if is_read else None, 1.0 if is_read else 0.0)


def _likeness(seen: Grey, page: Page, other: Page) -> float:
    """Return how far a page is off a photograph, beside another, where the two differ."""
    apart = (np.abs(page - other) > DIFFERENT).astype(np.uint8)
    there = cv2.dilate(apart, np.ones((AROUND, AROUND), np.uint8)) > 0
    shown = seen[there].astype(np.float32)
    off, other_off = (float(np.abs(shown - each[there]).mean()) for each in (page, other))
    return off / other_off
