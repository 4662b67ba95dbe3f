"""Step 5, marks: how likely each state of a mark is, told by a small network."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.crops import Crops
from rollwrite.photo.network import scores
from rollwrite.photo.states import STATES

# A row each, a column for each of STATES; a row adds up to 1.
Likelihoods: TypeAlias = NDArray[Any]

MODEL: Final = Path(__file__).with_name("marks.onnx")


def likelihoods(crops: Crops) -> Likelihoods:
    """Return how likely each mark is blank, circled, crossed, ...

    `docs/photo-model.md` says how right that is.
    """
    if not len(crops):
        return np.empty((0, len(STATES)))
    found = scores(MODEL, crops)
    weights = np.exp(found - found.max(1, keepdims=True))
    shares: Likelihoods = weights / weights.sum(1, keepdims=True)
    return shares
