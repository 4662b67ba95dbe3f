"""Step 5, marks: how likely each state of a mark is, told by a small network."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.crops import Crops
from rollwrite.photo.states import STATES

# A row each, a column for each of STATES; a row adds up to 1.
Likelihoods: TypeAlias = NDArray[Any]

MODEL: Final = Path(__file__).with_name("marks.onnx")
BATCH: Final = 64


def likelihoods(crops: Crops) -> Likelihoods:
    """Return how likely each mark is blank, circled, crossed, ...

    `docs/photo-model.md` says how right that is.
    """
    if not len(crops):
        return np.empty((0, len(STATES)))
    network = _network()
    found = []
    for first in range(0, len(crops), BATCH):
        network.setInput(crops[first : first + BATCH].astype(np.float32) / 255)
        found.append(network.forward().reshape(-1, len(STATES)).astype(np.float64))
    scores = np.concatenate(found)
    weights = np.exp(scores - scores.max(1, keepdims=True))
    shares: Likelihoods = weights / weights.sum(1, keepdims=True)
    return shares


@cache
def _network() -> cv2.dnn.Net:
    return cv2.dnn.readNetFromONNX(str(MODEL))
