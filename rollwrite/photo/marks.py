"""Marks: what a pen left at each, and how probable that is, told by a small network.

Where a sheet's pen is dark and nothing at a mark is darker than what is printed there, nobody
wrote, and the network is not asked. A light pencil can leave next to nothing: there it always is.
A mark that cannot be seen may be anything.
"""

from pathlib import Path
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.illumination import beyond_print, beyond_strokes, strokes, without_grain
from rollwrite.photo.intake import Grey
from rollwrite.photo.networks import MARK_SIDE, Crops, scores, softmax

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
STROKE: Final = 17  # Pixels of a crop: what is dark and narrower is a stroke.
NEAR: Final = 3  # Pixels of a crop about what is printed that may be as dark as it is.
WITHIN: Final = slice(4, MARK_SIDE - 4)  # Of a crop's rows and columns; its neighbours are beyond.
# The correlation with the blank page that a mark must have on which nothing is to be seen; of blank
# marks 0.72 is the least, on crumpled paper.
LEAST_LIKE_BLANK: Final = 0.65
LEAST_CONTRAST: Final = 0.25  # Beside the blank page's; of faded prints 0.3 is the least.
MIDDLE: Final = slice(9, 39)  # Of a crop's rows and columns.

_BLANK: Final[StateProbabilities] = np.eye(len(STATES))[STATES.index("blank")]
_ANYTHING: Final[StateProbabilities] = np.full(len(STATES), 1 / len(STATES))


def state_probabilities(crops: Crops) -> StateProbabilities:
    """Return the state probabilities of the marks of one sheet, by their crops.

    `docs/dev/photo-model.md` says how right that is.
    """
    found: StateProbabilities = np.tile(_BLANK, (len(crops), 1))
    if not len(crops):
        return found
    is_inked = _is_inked(crops)
    if is_inked.any():
        found[is_inked] = softmax(scores(MODEL, crops[is_inked]))
    return found


def mask_hidden(rows: StateProbabilities, crops: Crops) -> StateProbabilities:
    """Return the probabilities of marks, of those that are hidden the same for every state.

    Hidden is what seems blank and is not like the blank page, and what shows nothing at all.
    """
    seen, blank = (_deviations(crops[:, side]) for side in (0, 1))
    strength, printed = (np.sqrt((each**2).sum(1) + 1) for each in (seen, blank))
    is_unlike = (seen * blank).sum(1) < LEAST_LIKE_BLANK * strength * printed
    is_empty = (rows.argmax(1) == STATES.index("blank")) | (strength < LEAST_CONTRAST * printed)
    return np.where((is_unlike & is_empty)[:, np.newaxis], _ANYTHING, rows)


def _is_inked(crops: Crops) -> NDArray[np.bool_]:
    """Return whether somebody may have written in each crop; all of them where the pen is light."""
    # One below the other they are a single picture.
    seen, printed = (
        without_grain(np.ascontiguousarray(crops[:, side]).reshape(-1, MARK_SIDE))
        for side in (0, 1)
    )
    inked = _darkest(beyond_strokes(strokes(seen, STROKE), strokes(printed, STROKE), NEAR))
    clear = inked[inked >= CLEAR]
    if len(clear) < FEWEST or np.median(clear) < PEN:
        return np.ones(len(crops), bool)
    return (inked >= INK) | (_darkest(beyond_print(seen, printed, NEAR)) >= DARK)


def _darkest(pictures: Grey) -> NDArray[np.uint8]:
    """Return the greatest value within each crop of a picture that has them one below the other."""
    inside = pictures.reshape(-1, MARK_SIDE, MARK_SIDE)[:, WITHIN, WITHIN]
    return np.asarray(inside.max((1, 2)))


def _deviations(pictures: Grey) -> NDArray[np.float32]:
    """Return the deviations of the pixels in the middle of pictures from their mean, a row each.

    Around it there can be the pen's marks of what stands beside.
    """
    middle = pictures[:, MIDDLE, MIDDLE]
    flat = middle.reshape(len(pictures), -1).astype(np.float32)
    return np.asarray(flat - flat.mean(1, keepdims=True))
