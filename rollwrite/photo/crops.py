"""Step 4, crops: marks, figures and signs with their surroundings, on photograph and blank page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.flat import FINE
from rollwrite.photo.markers import Grey
from sheets.drawing.shapes import Box

Crops: TypeAlias = NDArray[Any]  # A crop each: photograph and blank, then rows and columns.

AROUND: Final = 2.6  # mm of a mark's surroundings that a pen's circle may need.
SIDE: Final = 48  # Pixels.
AROUND_FIGURE: Final = 1.2  # mm around a box that a figure may leave.
FIGURE_SIZE: Final = (48, 64)  # Rows and columns, whatever the box.
SIGN_SIDE: Final = 48  # Pixels, whatever the place.


def crops(seen: Grey, blank: Grey, boxes: Sequence[Box]) -> Crops:
    """Return the crops of marks, `seen` and `blank` being flat pages in even light."""
    return _all_cut(seen, blank, [box.inset(-AROUND) for box in boxes], (SIDE, SIDE))


def figure_crops(seen: Grey, blank: Grey, boxes: Sequence[Box]) -> Crops:
    """Return the crops of boxes that figures are written in, of pages as for `crops`."""
    return _all_cut(seen, blank, [box.inset(-AROUND_FIGURE) for box in boxes], FIGURE_SIZE)


def sign_crops(seen: Grey, blank: Grey, places: Sequence[Box]) -> Crops:
    """Return the crops of places on a board, of pages as for `crops`."""
    return _all_cut(seen, blank, places, (SIGN_SIDE, SIGN_SIDE))


def _all_cut(seen: Grey, blank: Grey, places: Sequence[Box], size: tuple[int, int]) -> Crops:
    found = np.empty((len(places), 2, *size), np.uint8)
    for index, place in enumerate(places):
        found[index, 0] = _cut(seen, place, size)
        found[index, 1] = _cut(blank, place, size)
    return found


def _cut(page: Grey, place: Box, size: tuple[int, int]) -> Grey:
    rows, columns = size
    across, down = place.width * FINE / columns, place.height * FINE / rows
    matrix = np.array(
        [[across, 0, place.x * FINE + across / 2 - 0.5], [0, down, place.y * FINE + down / 2 - 0.5]]
    )
    cut = cv2.warpAffine(
        page,
        matrix,
        (columns, rows),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(cut, np.uint8)
