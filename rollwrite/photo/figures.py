"""Step 5, figures: how likely each number is that may stand in a box, told by a small network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from rollwrite.photo.blank import Blank
from rollwrite.photo.crops import figure_crops
from rollwrite.photo.markers import Grey
from rollwrite.photo.numbers import SIGNS, SLOTS, Shares, shares_of

MODEL: Final = Path(__file__).with_name("figures.onnx")
BATCH: Final = 64


def read_figures(seen: Grey, blank: Blank, names: Sequence[str]) -> Mapping[str, Shares]:
    """Return how likely each number is in some boxes of a flat page in even light, by name.

    `docs/photo-model.md` says how right that is.
    """
    boxes = {mark.name: mark.box for mark in blank.marks}
    cut = figure_crops(seen, blank.picture, [boxes[name] for name in names])
    network, found = _network(), []
    for first in range(0, len(cut), BATCH):
        network.setInput(cut[first : first + BATCH].astype(np.float32) / 255)
        found.append(network.forward().reshape(-1, SLOTS, SIGNS).astype(np.float64))
    return dict(zip(names, shares_of(np.concatenate(found)), strict=True)) if found else {}


@cache
def _network() -> cv2.dnn.Net:
    return cv2.dnn.readNetFromONNX(str(MODEL))
