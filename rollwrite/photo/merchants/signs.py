"""What is drawn in a board's hexes, on its ships and edges, told by a small network."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.crops import Crops, sign_crops
from rollwrite.photo.markers import Grey
from rollwrite.photo.network import scores
from sheets.drawing.shapes import Box, Mark
from sheets.merchants.edition.edition import RESOURCES

# A row each, a column for each of SIGNS; a row adds up to 1.
Rows: TypeAlias = NDArray[Any]

EMPTY: Final = ""
SWAMP: Final = "swamp"
ARTIFACT: Final = "artifact"
# What is none of the others: crossed out, one over the other, a figure, or hidden.
OTHER: Final = "other"
LETTERS: Final = tuple(string.ascii_uppercase)
SIGNS: Final[tuple[str, ...]] = (EMPTY, *RESOURCES, SWAMP, ARTIFACT, OTHER, *LETTERS)
INDEX: Final[Mapping[str, int]] = {sign: index for index, sign in enumerate(SIGNS)}
# By the first part of a mark's name: what can stand there,
ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "hex": (EMPTY, *RESOURCES, SWAMP, OTHER, *LETTERS),
    "ship": (EMPTY, OTHER, *LETTERS),
    "edge": (EMPTY, ARTIFACT, OTHER),
}
# and how many mm around it are looked at.
AROUND: Final[Mapping[str, float]] = {"hex": 0.0, "ship": 1.0, "edge": 2.2}

MODEL: Final = Path(__file__).with_name("signs.onnx")
# How like the blank page an empty hex or ship is at least; of what was tried 0.75 was the least.
LEAST_LIKE: Final = 0.5


def kind_of(mark: str) -> str:
    """Return whether a mark is a hex, a ship or an edge: the first part of its name."""
    return mark.partition(".")[0]


def window_of(mark: Mark) -> Box:
    """Return what is looked at of a hex, ship or edge."""
    return mark.box.inset(-AROUND[kind_of(mark.name)])


def cut_signs(seen: Grey, blank: Grey, marks: Sequence[Mark]) -> Crops:
    """Return the crops of places, `seen` and `blank` being flat pages in even light."""
    return sign_crops(seen, blank, [window_of(mark) for mark in marks])


def read_signs(seen: Grey, blank: Grey, marks: Sequence[Mark]) -> Rows:
    """Return how likely each sign stands in places of a flat page in even light, a row for each.

    A hex or ship that seems empty and is not like the blank page is hidden.
    `docs/dev/photo-model.md` says how right that is.
    """
    if not marks:
        return np.empty((0, len(SIGNS)))
    cut = cut_signs(seen, blank, marks)
    found = scores(MODEL, cut)
    found[~_allowed(marks)] = -np.inf
    weights = np.exp(found - found.max(1, keepdims=True))
    rows: Rows = weights / weights.sum(1, keepdims=True)
    for row, mark, crop in zip(rows, marks, cut, strict=True):
        # Close around an edge are the signs of two hexes, so there the network alone tells.
        is_empty = row.argmax() == INDEX[EMPTY] and kind_of(mark.name) != "edge"
        if is_empty and _likeness(crop) < LEAST_LIKE:
            row[:] = np.eye(len(SIGNS))[INDEX[OTHER]]
    return rows


def _allowed(marks: Sequence[Mark]) -> NDArray[Any]:
    by_kind = {kind: np.isin(np.array(SIGNS), np.array(signs)) for kind, signs in ALLOWED.items()}
    found: NDArray[Any] = np.array([by_kind[kind_of(mark.name)] for mark in marks])
    return found


def _likeness(crop: NDArray[Any]) -> float:
    """Return how like the blank page a place is, 1 at most."""
    seen, blank = (side.astype(np.float32) - side.mean() for side in crop)
    return float((seen * blank).sum() / np.sqrt((seen**2).sum() * (blank**2).sum() + 1))
