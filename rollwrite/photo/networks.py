"""Networks: crops of marks, figures and signs, and what OpenCV makes of them with a small model.

A crop shows a place and its surroundings twice: on the photograph and on the blank page.
"""

from collections.abc import Sequence
from pathlib import Path
from threading import local
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.intake import Grey
from rollwrite.photo.rectify import FINE
from sheets.drawing.shapes import Box

Crops: TypeAlias = NDArray[np.uint8]  # Crops by 2 (photograph, blank page) by rows by columns.
Scores: TypeAlias = NDArray[np.float64]  # Crops by classes; what a model gives before softmax.

AROUND_MARK: Final = 4.4  # mm of a mark's surroundings that a generous circle may need.
MARK_SIDE: Final = 56  # Pixels.
AROUND_FIGURE: Final = 1.2  # mm around a box that a figure may leave.
FIGURE_SIZE: Final = (48, 64)  # Rows and columns, whatever the box.
SIGN_SIDE: Final = 48  # Pixels, whatever the place.
BATCH: Final = 16  # Crops; what a network makes of so many the processor keeps at hand.
# Of OpenCV's engines the older one does convolutions with fewer multiplications; OpenCV 4 has it
# alone.
ENGINE: Final = [cv2.dnn.ENGINE_CLASSIC] if hasattr(cv2.dnn, "ENGINE_CLASSIC") else []


def mark_crops(seen: Grey, blank: Grey, boxes: Sequence[Box]) -> Crops:
    """Return the crops of marks; both pages are rectified, `seen` is in even light."""
    places = [box.inset(-AROUND_MARK) for box in boxes]
    return _crops(seen, blank, places, (MARK_SIDE, MARK_SIDE))


def figure_crops(seen: Grey, blank: Grey, boxes: Sequence[Box]) -> Crops:
    """Return the crops of boxes that figures are written in, of pages as for `mark_crops`."""
    return _crops(seen, blank, [box.inset(-AROUND_FIGURE) for box in boxes], FIGURE_SIZE)


def sign_crops(seen: Grey, blank: Grey, places: Sequence[Box]) -> Crops:
    """Return the crops of places on a board, of pages as for `mark_crops`."""
    return _crops(seen, blank, places, (SIGN_SIDE, SIGN_SIDE))


def _crops(seen: Grey, blank: Grey, places: Sequence[Box], size: tuple[int, int]) -> Crops:
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


def scores(model: Path, crops: Crops) -> Scores:
    """Return the scores that a model in an ONNX file gives crops, at least one."""
    network, found = _OWN.network(model), []
    for first in range(0, len(crops), BATCH):
        batch = crops[first : first + BATCH]
        network.setInput(batch.astype(np.float32) / 255)
        found.append(network.forward().reshape(len(batch), -1).astype(np.float64))
    return np.concatenate(found)


def softmax(found: Scores) -> Scores:
    """Return the probabilities of which these are the scores; the last axis adds up to 1."""
    weights = np.exp(found - found.max(-1, keepdims=True))
    probabilities: Scores = weights / weights.sum(-1, keepdims=True)
    return probabilities


class _Networks(local):
    """The networks of one thread: no two threads may run the same one at a time."""

    def __init__(self) -> None:
        self._loaded: dict[Path, cv2.dnn.Net] = {}

    def network(self, model: Path) -> cv2.dnn.Net:
        """Return this thread's network of a model, loaded when it is first asked for."""
        if model not in self._loaded:
            self._loaded[model] = cv2.dnn.readNetFromONNX(str(model), *ENGINE)
        return self._loaded[model]


_OWN: Final = _Networks()
