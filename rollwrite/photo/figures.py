"""Figures: how probable each number is in a box, by its three digits, told by a small network.

A box in which no stroke is darker than what is printed there is empty, whatever a network says; one
whose own frame is not seen may hold anything.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.illumination import beyond_strokes, strokes, without_grain
from rollwrite.photo.intake import Grey
from rollwrite.photo.networks import Scores, figure_crops, scores, softmax
from rollwrite.photo.rectify import FINE
from rollwrite.photo.template import Blank, correlation
from sheets.drawing.shapes import Box

SLOTS: Final = 3  # Digits, the last one on the right.
EMPTY: Final = 10  # Of a slot: no digit there.
ODD: Final = 11  # The box holds what is no figure: crossed out, a letter, a line.
GLYPHS: Final = 12  # What a slot can hold: the digits first, EMPTY, ODD.
MOST: Final = 199
_FIRST_BEYOND: Final = MOST // 100 + 1  # The first digits from here on are of greater numbers.
LEAST: Final = 1e-30  # Where nothing is probable at all.
NUMBERS: Final = MOST + 1
# A column each: the numbers, then no figure at all, then what is none.
BLANK: Final = NUMBERS
OTHER: Final = NUMBERS + 1
COLUMNS: Final = NUMBERS + 2

# How probable each of COLUMNS is: a row, or boxes by COLUMNS; a row adds up to 1.
Probabilities: TypeAlias = NDArray[np.float64]

MODEL: Final = Path(__file__).with_name("figures.onnx")
INK: Final = 14  # Of grey.
SHOWN: Final = 0.3  # Correlation; of 1,900 empty boxes under all conditions the least has 0.38.
WITHIN: Final = 0.7  # mm from a box's frame, which may lie a little off.
NEAR: Final = 5  # Pixels about a printed line that may be as dark as it is.
AROUND: Final = 1.4  # mm around a box that tell what is darker than its surroundings.
STROKE: Final = 13  # Pixels: what is dark and narrower is a stroke, what is wider a shadow.
_EMPTY: Final[Probabilities] = np.eye(COLUMNS)[BLANK]
_HIDDEN: Final[Probabilities] = np.eye(COLUMNS)[OTHER]


def read_figures(seen: Grey, blank: Blank, names: Sequence[str]) -> Mapping[str, Probabilities]:
    """Return the probabilities of some boxes of a rectified page in even light, by name.

    `docs/dev/photo-model.md` says how right that is.
    """
    boxes = {mark.name: mark.box for mark in blank.marks}
    found: dict[str, Probabilities] = {}
    inked = []
    for name in names:
        drawn, printed = (_strokes(page, boxes[name]) for page in (seen, blank.picture))
        if _ink(drawn, printed) >= INK:
            inked.append(name)
        else:
            found[name] = _EMPTY if correlation(drawn, printed) >= SHOWN else _HIDDEN
    if inked:
        crops = figure_crops(seen, blank.picture, [boxes[name] for name in inked])
        read = scores(MODEL, crops).reshape(-1, SLOTS, GLYPHS)
        found |= zip(inked, number_probabilities(read), strict=True)
    return found


def number_probabilities(found: Scores) -> Probabilities:
    """Return the probabilities of boxes, of scores by box, slot and glyph.

    A number beyond `MOST` is told by its first digit; it counts as what is none.
    """
    glyphs, slots = softmax(found), all_glyphs()
    rows = np.prod([glyphs[:, slot, slots[:, slot]] for slot in range(SLOTS)], axis=0)
    first, *others = glyphs[:, :, :EMPTY].transpose(1, 0, 2)
    rest = np.prod([each.sum(1) for each in others], axis=0)
    rows[:, OTHER] += first[:, _FIRST_BEYOND:].sum(1) * rest
    return np.asarray(rows / np.maximum(rows.sum(1, keepdims=True), LEAST))


def column_of(glyphs: Sequence[int]) -> int:
    """Return the column of what stands in a box, by its glyphs."""
    places = np.flatnonzero((all_glyphs() == glyphs).all(1))
    return int(places[0]) if len(places) else OTHER


def glyphs_of(number: int | None) -> tuple[int, ...]:
    """Return the glyphs of a number by slot, None for no figure at all."""
    text = "" if number is None else str(number)
    return (EMPTY,) * (SLOTS - len(text)) + tuple(map(int, text))


@cache
def all_glyphs() -> NDArray[np.int64]:
    """Return the glyphs of each of COLUMNS: COLUMNS by SLOTS."""
    rows = [*map(glyphs_of, range(NUMBERS)), glyphs_of(None), (ODD,) * SLOTS]
    return np.array(rows)


def _strokes(page: Grey, box: Box) -> Grey:
    """Return by how much each place in and around a box is darker than what is around it."""
    around = box.inset(-AROUND)
    sides = (around.y, around.bottom, around.x, around.right)
    top, bottom, left, right = (max(round(side * FINE), 0) for side in sides)
    return strokes(without_grain(page[top:bottom, left:right]), STROKE)


def _ink(drawn: Grey, printed: Grey) -> int:
    """Return by how much strokes within a box are darker than those printed near, at most."""
    edge = round((AROUND + WITHIN) * FINE)
    return int(beyond_strokes(drawn, printed, NEAR)[edge:-edge, edge:-edge].max(initial=0))
