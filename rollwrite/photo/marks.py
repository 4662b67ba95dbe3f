"""Marks: what a pen left at each, and how probable that is, told by a small network.

Where a sheet's pen is dark and nothing at a mark is darker than what is printed there, nobody
wrote, and the network is not asked. A light pencil can leave next to nothing: there it always is.
Where it says that a mark is blank, and all that is darker there is far paler than the pen, it is
surer. A mark that cannot be seen may be anything. What a pen left elsewhere is stray: a note, an
arrow, a ring so large that it is at no mark.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.illumination import beyond_print, beyond_strokes, strokes, without_grain
from rollwrite.photo.intake import Grey
from rollwrite.photo.networks import MARK_SIDE, Crops, scores, softmax
from rollwrite.photo.rectify import FINE
from sheets.drawing.shapes import Box

# `other` is what is none of these: half a circle, one round two marks, a scribble, a letter.
State: TypeAlias = Literal["blank", "circled", "crossed", "both", "ticked", "filled", "other"]

STATES: Final[tuple[State, ...]] = (
    "blank", "circled", "crossed", "both", "ticked", "filled", "other",
)  # fmt: skip
# How people mark what is to be marked in whatever way.
MARKED_WAYS: Final[tuple[State, ...]] = ("circled", "crossed", "ticked", "filled")

# Marks by STATES; a row adds up to 1.
StateProbabilities: TypeAlias = NDArray[np.float64]

MODEL: Final = Path(__file__).with_name("marks.onnx")
CLEAR: Final = 20  # Of grey, of a stroke that is surely one.
FEWEST: Final = 5  # Clear strokes that tell a pen.
PEN: Final = 70  # Of grey, the median of a dark pen's; of 34 sheets in light pencil the most is 52.
INK: Final = 5  # Of grey, of any stroke of a dark pen; the palest on 206 sheets has 7.
DARK: Final = 20  # Of grey, of what is filled so broadly that it is no stroke.
# What is paler than so much of a dark pen's darkness is not its own. Of 13,000 marks of 140 sheets
# that the network called blank, and that are so pale, none was another thing.
PALE: Final = 0.3
PALE_OF_LIGHT: Final = 0.1  # The same of a light pen's.
RARE: Final = 0.02  # How much less probable all but blank is there.
STROKE: Final = 15  # Pixels of a crop: what is dark and narrower is a stroke.
NEAR: Final = 3  # Pixels of a crop about what is printed that may be as dark as it is.
# Of a crop's rows and columns: without its edge, where most rings are, and what is around these.
WITHIN: Final = slice(3, MARK_SIDE - 3)
CLOSE: Final = slice(10, MARK_SIDE - 10)
BEFORE: Final = slice(3, 10)
AFTER: Final = slice(MARK_SIDE - 10, MARK_SIDE - 3)
SIDES: Final = 3  # Of a crop, on which there is ink of a ring that is around all of it.
# The correlation with the blank page that a mark must have on which nothing is to be seen; of blank
# marks 0.72 is the least, on crumpled paper.
LEAST_LIKE_BLANK: Final = 0.65
LEAST_CONTRAST: Final = 0.25  # Beside the blank page's; of faded prints 0.3 is the least.
MIDDLE: Final = slice(15, 41)  # Of a crop's rows and columns.

SEEN: Final = 2.5  # Pixels to the mm of a page on which stray ink is looked for.
STROKE_THERE: Final = 11  # Pixels of such a page; what is dark and narrower is a stroke.
NEAR_THERE: Final = 5  # Pixels of it about what is printed.
STRAY: Final = 30  # Of grey, of a stray stroke; and so much of the pen's own darkness:
SHARE: Final = 0.5
LEAST_LONG: Final = 3.5  # mm of a stray piece; what is shorter is dust.
LEAST_WIDE: Final = 1.0  # mm; what is narrower is a printed line that lies elsewhere.
LEAST_INK: Final = 1.2  # Square mm.
MARGIN: Final = 6.0  # mm of the page's edge, where a table or a thumb can be seen.
MOST_STRAYS: Final = 8  # With more it is another print of the page, or a fax of it.

BLANK: Final = STATES.index("blank")  # The first.
_BLANK: Final[StateProbabilities] = np.eye(len(STATES))[BLANK]
_ANYTHING: Final[StateProbabilities] = np.full(len(STATES), 1 / len(STATES))


def state_probabilities(crops: Crops) -> StateProbabilities:
    """Return the state probabilities of the marks of one sheet, by their crops.

    `docs/dev/photo-model.md` says how right that is.
    """
    found: StateProbabilities = np.tile(_BLANK, (len(crops), 1))
    if not len(crops):
        return found
    # One below the other they are a single picture.
    seen, printed = (
        without_grain(np.ascontiguousarray(crops[:, side]).reshape(-1, MARK_SIDE))
        for side in (0, 1)
    )
    ink = beyond_strokes(strokes(seen, STROKE), strokes(printed, STROKE), NEAR)
    pen, is_inked = _pen(ink), np.ones(len(crops), bool)
    is_dark = pen >= PEN
    if is_dark:
        is_filled = _darkest(beyond_print(seen, printed, NEAR), CLOSE, CLOSE) >= DARK
        is_inked = _is_at(ink, INK) | is_filled
    if is_inked.any():
        found[is_inked] = softmax(scores(MODEL, crops[is_inked]))
    pale = pen * (PALE if is_dark else PALE_OF_LIGHT)
    is_pale = ~_is_at(ink, pale) & (found.argmax(1) == BLANK)
    found[is_pale, BLANK + 1 :] *= RARE
    return np.asarray(found / found.sum(1, keepdims=True))


def mask_hidden(rows: StateProbabilities, crops: Crops) -> StateProbabilities:
    """Return the probabilities of marks, of those that are hidden the same for every state.

    Hidden is what seems blank and is not like the blank page, and what shows nothing at all.
    """
    seen, blank = (_deviations(crops[:, side]) for side in (0, 1))
    strength, printed = (np.sqrt((each**2).sum(1) + 1) for each in (seen, blank))
    is_unlike = (seen * blank).sum(1) < LEAST_LIKE_BLANK * strength * printed
    is_empty = (rows.argmax(1) == BLANK) | (strength < LEAST_CONTRAST * printed)
    return np.where((is_unlike & is_empty)[:, np.newaxis], _ANYTHING, rows)


def is_blank(row: NDArray[np.float64]) -> bool:
    """Return whether a mark with these state probabilities is blank, as far as can be seen."""
    return int(row.argmax()) == BLANK


def stray_ink(seen: Grey, blank: Grey, explained: Iterable[Box]) -> tuple[Box, ...]:
    """Return the boxes, in mm, of what a pen left on a page beyond what is `explained`."""
    size = tuple(round(side * SEEN / FINE) for side in seen.shape[::-1])
    small = (cv2.resize(each, size, interpolation=cv2.INTER_AREA) for each in (seen, blank))
    drawn, printed = (strokes(np.asarray(each, np.uint8), STROKE_THERE) for each in small)
    ink = beyond_strokes(drawn, printed, NEAR_THERE)
    is_known = np.zeros(ink.shape, bool)
    for box in explained:
        is_known[_pixels(box)] = True
    pen = ink[is_known & (ink >= STRAY)]
    limit = max(STRAY, SHARE * float(np.median(pen)) if len(pen) else 0)
    is_ink = ((ink >= limit) & ~is_known).astype(np.uint8)
    joined = cv2.morphologyEx(is_ink, cv2.MORPH_CLOSE, np.ones((5, 5)))
    _, _, found, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    edge = Box(0, 0, *(side / SEEN for side in size)).inset(MARGIN)
    boxes = ((Box(*(each / SEEN for each in place)), area / SEEN**2)
             for *place, area in found[1:].tolist())  # fmt: skip
    strays = tuple(box for box, area in boxes if edge.holds(box) and _is_stray(box, area))
    return strays if len(strays) <= MOST_STRAYS else ()


def _is_stray(box: Box, area: float) -> bool:
    short, long = sorted((box.width, box.height))
    return long >= LEAST_LONG and short >= LEAST_WIDE and area >= LEAST_INK


def _pixels(box: Box) -> tuple[slice, slice]:
    """Return the rows and columns of a box on a page on which stray ink is looked for."""
    sides = (max(round(side * SEEN), 0) for side in (box.y, box.bottom, box.x, box.right))
    top, bottom, left, right = sides
    return slice(top, bottom), slice(left, right)


def _pen(ink: Grey) -> float:
    """Return how dark a sheet's pen is, by the ink at its marks; 0 where hardly any is clear."""
    near = _darkest(ink, CLOSE, CLOSE)
    clear = near[near >= CLEAR]
    return float(np.median(clear)) if len(clear) >= FEWEST else 0.0


def _is_at(ink: Grey, limit: float) -> NDArray[np.bool_]:
    """Return whether ink at least so dark is at each mark or around it.

    Of what stands beside there is ink on one side, of a large ring on three at least.
    """
    sides = ((BEFORE, WITHIN), (AFTER, WITHIN), (WITHIN, BEFORE), (WITHIN, AFTER))
    around = sum((_darkest(ink, *side) >= limit).astype(np.uint8) for side in sides)
    return (_darkest(ink, CLOSE, CLOSE) >= limit) | (around >= SIDES)


def _darkest(pictures: Grey, rows: slice, columns: slice) -> NDArray[np.uint8]:
    """Return the greatest value within a part of each crop of a picture, one below the other."""
    inside = pictures.reshape(-1, MARK_SIDE, MARK_SIDE)[:, rows, columns]
    return np.asarray(inside.max((1, 2)))


def _deviations(pictures: Grey) -> NDArray[np.float32]:
    """Return the deviations of the pixels in the middle of pictures from their mean, a row each.

    Around it there can be the pen's marks of what stands beside.
    """
    middle = pictures[:, MIDDLE, MIDDLE]
    flat = middle.reshape(len(pictures), -1).astype(np.float32)
    return np.asarray(flat - flat.mean(1, keepdims=True))
