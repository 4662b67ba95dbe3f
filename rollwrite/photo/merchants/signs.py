"""Signs: what is drawn in a board's hexes, on its ships and edges, told by a small network."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.intake import Grey
from rollwrite.photo.networks import Crops, scores, sign_crops, softmax
from rollwrite.photo.reader import SignProbabilities
from rollwrite.photo.template import correlation
from sheets.drawing.shapes import Box, Mark
from sheets.merchants.edition.edition import RESOURCES

EMPTY: Final = ""
SWAMP: Final = "swamp"
ARTIFACT: Final = "artifact"
# What is none of the others: crossed out, one over the other, a figure, or hidden.
OTHER: Final = "other"
LETTERS: Final = tuple(string.ascii_uppercase)
SIGNS: Final[tuple[str, ...]] = (EMPTY, *RESOURCES, SWAMP, ARTIFACT, OTHER, *LETTERS)
INDEX: Final[Mapping[str, int]] = {sign: index for index, sign in enumerate(SIGNS)}
# What can stand in a place, by the first part of its mark's name.
ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "hex": (EMPTY, *RESOURCES, SWAMP, OTHER, *LETTERS),
    "ship": (EMPTY, OTHER, *LETTERS),
    "edge": (EMPTY, ARTIFACT, OTHER),
}
# How many mm around a place are looked at.
AROUND: Final[Mapping[str, float]] = {"hex": 0.0, "ship": 1.0, "edge": 2.2}

MODEL: Final = Path(__file__).with_name("signs.onnx")
# How like the blank page an empty hex or ship is at least; of what was tried 0.75 was the least.
LEAST_LIKE: Final = 0.5


def kind_of(mark: str) -> str:
    """Return whether a mark is a hex, a ship or an edge: the first part of its name."""
    return mark.partition(".")[0]


def window_of(mark: Mark) -> Box:
    """Return the window of a hex, ship or edge that a crop shows."""
    return mark.box.inset(-AROUND[kind_of(mark.name)])


def cut_signs(seen: Grey, blank: Grey, marks: Sequence[Mark]) -> Crops:
    """Return the crops of places, `seen` and `blank` being rectified pages in even light."""
    return sign_crops(seen, blank, [window_of(mark) for mark in marks])


def read_signs(seen: Grey, blank: Grey, marks: Sequence[Mark]) -> SignProbabilities:
    """Return the sign probabilities of places of a rectified page in even light.

    A hex or ship that seems empty and is not like the blank page is hidden.
    `docs/dev/photo-model.md` says how right that is.
    """
    if not marks:
        return np.empty((0, len(SIGNS)))
    cut = cut_signs(seen, blank, marks)
    found = scores(MODEL, cut)
    found[~_allowed(marks)] = -np.inf
    rows = softmax(found)
    for row, mark, crop in zip(rows, marks, cut, strict=True):
        # Close around an edge are the signs of two hexes, so there the network alone tells.
        is_empty = row.argmax() == INDEX[EMPTY] and kind_of(mark.name) != "edge"
        if is_empty and correlation(*crop) < LEAST_LIKE:
            row[:] = np.eye(len(SIGNS))[INDEX[OTHER]]
    return rows


def _allowed(marks: Sequence[Mark]) -> NDArray[np.bool_]:
    by_kind = {kind: np.isin(np.array(SIGNS), np.array(signs)) for kind, signs in ALLOWED.items()}
    return np.array([by_kind[kind_of(mark.name)] for mark in marks])
