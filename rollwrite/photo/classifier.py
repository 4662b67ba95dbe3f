"""Step 5, marks: how likely each state of a mark is, told by a small network.

Where a sheet's pen is dark and nothing at a mark is darker than what is printed there, nobody
wrote, and the network is not asked. A light pencil can leave next to nothing: there it always is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.crops import SIDE, Crops
from rollwrite.photo.ink import beyond_print, beyond_strokes, softened, strokes
from rollwrite.photo.markers import Grey
from rollwrite.photo.network import scores
from rollwrite.photo.states import STATES

# A row each, a column for each of STATES; a row adds up to 1.
Likelihoods: TypeAlias = NDArray[Any]

MODEL: Final = Path(__file__).with_name("marks.onnx")
CLEAR: Final = 20  # Of grey, of a stroke that is surely one,
FEWEST: Final = 5  # of which so many tell a pen.
PEN: Final = 70  # Of grey, the median of a dark pen's; of 34 sheets in light pencil the most is 52.
INK: Final = 5  # Of grey, of any stroke of a dark pen; the palest on 206 sheets has 7.
DARK: Final = 20  # Of grey, of what is filled so broadly that it is no stroke.
STROKE: Final = 17  # Pixels of a crop: what is dark and narrower is a stroke.
NEAR: Final = 3  # Pixels of a crop about what is printed that may be as dark as it is.
WITHIN: Final = slice(4, SIDE - 4)  # Of a crop's rows and columns: beyond stand its neighbours.
_BLANK: Final[Likelihoods] = np.eye(len(STATES))[STATES.index("blank")]


def likelihoods(crops: Crops) -> Likelihoods:
    """Return how likely each mark of a sheet is blank, circled, crossed, ...

    `docs/dev/photo-model.md` says how right that is.
    """
    shares: Likelihoods = np.tile(_BLANK, (len(crops), 1))
    if not len(crops):
        return shares
    is_inked = _is_inked(crops)
    if is_inked.any():
        found = scores(MODEL, crops[is_inked])
        weights = np.exp(found - found.max(1, keepdims=True))
        shares[is_inked] = weights / weights.sum(1, keepdims=True)
    return shares


def _is_inked(crops: Crops) -> NDArray[Any]:
    """Return whether somebody may have written in each crop; all of them where the pen is light."""
    # One below the other they are a single picture.
    seen, printed = (
        softened(np.ascontiguousarray(crops[:, side]).reshape(-1, SIDE)) for side in (0, 1)
    )
    inked = _most(beyond_strokes(strokes(seen, STROKE), strokes(printed, STROKE), NEAR))
    clear = inked[inked >= CLEAR]
    if len(clear) < FEWEST or np.median(clear) < PEN:
        return np.ones(len(crops), bool)
    return (inked >= INK) | (_most(beyond_print(seen, printed, NEAR)) >= DARK)


def _most(pictures: Grey) -> NDArray[Any]:
    inside = pictures.reshape(-1, SIDE, SIDE)[:, WITHIN, WITHIN]
    most: NDArray[Any] = inside.max((1, 2))
    return most
