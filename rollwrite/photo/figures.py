"""Step 5, figures: how likely each number is that may stand in a box, told by a small network.

A box in which no stroke is darker than what is printed there is empty, whatever a network says; one
whose own frame is not seen may hold anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from rollwrite.photo.blank import Blank
from rollwrite.photo.crops import figure_crops
from rollwrite.photo.flat import FINE
from rollwrite.photo.ink import beyond_strokes, softened, strokes
from rollwrite.photo.likeness import alike
from rollwrite.photo.markers import Grey
from rollwrite.photo.network import scores
from rollwrite.photo.numbers import BLANK, COLUMNS, GLYPHS, OTHER, SLOTS, Shares, shares_of
from sheets.drawing.shapes import Box

MODEL: Final = Path(__file__).with_name("figures.onnx")
INK: Final = 14  # Of grey.
SHOWN: Final = 0.3  # Likeness; of 1,900 empty boxes under all conditions the least has 0.38.
WITHIN: Final = 0.7  # mm from a box's frame, which may lie a little off.
NEAR: Final = 5  # Pixels about a printed line that may be as dark as it is.
AROUND: Final = 1.4  # mm around a box that tell what is darker than its surroundings.
STROKE: Final = 13  # Pixels: what is dark and narrower is a stroke, what is wider a shadow.
_EMPTY: Final[Shares] = np.eye(COLUMNS)[BLANK]
_HIDDEN: Final[Shares] = np.eye(COLUMNS)[OTHER]


def read_figures(seen: Grey, blank: Blank, names: Sequence[str]) -> Mapping[str, Shares]:
    """Return how likely each number is in some boxes of a flat page in even light, by name.

    `docs/dev/photo-model.md` says how right that is.
    """
    boxes = {mark.name: mark.box for mark in blank.marks}
    found: dict[str, Shares] = {}
    inked = []
    for name in names:
        drawn, printed = (_strokes(page, boxes[name]) for page in (seen, blank.picture))
        if _ink(drawn, printed) >= INK:
            inked.append(name)
        else:
            found[name] = _EMPTY if alike(drawn, printed) >= SHOWN else _HIDDEN
    if inked:
        cut = figure_crops(seen, blank.picture, [boxes[name] for name in inked])
        read = scores(MODEL, cut).reshape(-1, SLOTS, GLYPHS)
        found |= zip(inked, shares_of(read), strict=True)
    return found


def _strokes(page: Grey, box: Box) -> Grey:
    """Return by how much each place in and around a box is darker than what is around it."""
    around = box.inset(-AROUND)
    sides = (around.y, around.bottom, around.x, around.right)
    top, bottom, left, right = (max(round(side * FINE), 0) for side in sides)
    return strokes(softened(page[top:bottom, left:right]), STROKE)


def _ink(drawn: Grey, printed: Grey) -> int:
    """Return by how much strokes within a box are darker than those printed near, at most."""
    edge = round((AROUND + WITHIN) * FINE)
    return int(beyond_strokes(drawn, printed, NEAR)[edge:-edge, edge:-edge].max(initial=0))
