"""Small networks on crops: what OpenCV makes of a model that is shipped as an ONNX file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.crops import Crops

BATCH: Final = 16  # What they make of so many the processor keeps at hand.
# Of OpenCV's engines the older one does convolutions with fewer multiplications; OpenCV 4 has it
# alone.
ENGINE: Final = [cv2.dnn.ENGINE_CLASSIC] if hasattr(cv2.dnn, "ENGINE_CLASSIC") else []


def scores(model: Path, crops: Crops) -> NDArray[Any]:
    """Return a model's scores of some crops, at least one, a row for each."""
    network, found = _network(model), []
    for first in range(0, len(crops), BATCH):
        batch = crops[first : first + BATCH]
        network.setInput(batch.astype(np.float32) / 255)
        found.append(network.forward().reshape(len(batch), -1).astype(np.float64))
    return np.concatenate(found)


@cache
def _network(model: Path) -> cv2.dnn.Net:
    return cv2.dnn.readNetFromONNX(str(model), *ENGINE)
