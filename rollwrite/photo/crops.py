"""Step 4, crops: every mark and its white ring, photograph and blank page side by side."""

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


def crops(seen: Grey, blank: Grey, boxes: Sequence[Box]) -> Crops:
    """Return the crops of marks, `seen` and `blank` being flat pages in even light."""
    found = np.empty((len(boxes), 2, SIDE, SIDE), np.uint8)
    for index, box in enumerate(boxes):
        place = box.inset(-AROUND)
        found[index, 0] = _cut(seen, place)
        found[index, 1] = _cut(blank, place)
    return found


def _cut(page: Grey, place: Box) -> Grey:
    across, down = place.width * FINE / SIDE, place.height * FINE / SIDE
    matrix = np.array(
        [[across, 0, place.x * FINE + across / 2 - 0.5], [0, down, place.y * FINE + down / 2 - 0.5]]
    )
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    cut = cv2.warpAffine(page, matrix, (SIDE, SIDE), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cut, np.uint8)
