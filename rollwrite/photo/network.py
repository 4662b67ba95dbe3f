"""Small networks on crops: what OpenCV makes of a model that is shipped as an ONNX file."""

from __future__ import annotations

from pathlib import Path
from threading import local
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
    network, found = _OWN.network(model), []
    for first in range(0, len(crops), BATCH):
        batch = crops[first : first + BATCH]
        network.setInput(batch.astype(np.float32) / 255)
        found.append(network.forward().reshape(len(batch), -1).astype(np.float64))
    return np.concatenate(found)


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
