"""Whether what lies between a sheet's markers is that sheet at all, and each mark is to be seen."""

from __future__ import annotations

from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.classifier import Likelihoods
from rollwrite.photo.crops import Crops
from rollwrite.photo.flat import Flattening, match
from rollwrite.photo.markers import Grey
from rollwrite.photo.refusal import UnreadablePhotoError
from rollwrite.photo.states import STATES
from sheets.words.text import Text

# How far markers may lie from where they are printed, in mm; of photographs that are tilted,
# curled and crumpled half a millimetre is the most.
MOST_OFF: Final = 2.5
# How like the blank page a page must be; of blurred photographs 0.8 is the least.
LEAST_LIKE: Final = 0.5
SHARE: Final = 0.5  # Of the page's size, at which it is compared.
# How like the blank page a mark must be on which nothing is to be seen; of blank marks 0.72
# is the least, on crumpled paper.
LEAST_LIKE_BLANK: Final = 0.65
LEAST_CONTRAST: Final = 0.25  # Beside the blank page's; of faded prints 0.3 is the least.
MIDDLE: Final = slice(9, 39)  # Of a crop's rows and columns.

_ANYTHING: Final = np.full(len(STATES), 1 / len(STATES))


def check_markers(flat: Flattening) -> None:
    """Raise UnreadablePhotoError where markers do not lie as on the sheet that they belong to."""
    if not flat.residual <= MOST_OFF:
        raise UnreadablePhotoError(
            Text("its markers do not lie as on the sheet; photograph one whole sheet, laid flat")
        )


def check_page(page: Grey, blank: Grey) -> None:
    """Raise UnreadablePhotoError where a flat page is not the sheet whose blank page this is."""
    if match(_shrunk(page), _shrunk(blank)) < LEAST_LIKE:
        raise UnreadablePhotoError(
            Text(
                "what is between its markers is not the sheet that they belong to, or too much of "
                "it is hidden or blurred; of an edition of your own name the file with --edition"
            )
        )


def alike(seen: Grey, printed: Grey) -> float:
    """Return how much two pictures are alike, from -1 to 1; with one of one shade 0."""
    one, other = (each.astype(np.float32) - each.mean() for each in (seen, printed))
    return float((one * other).sum() / np.sqrt((one**2).sum() * (other**2).sum() + 1))


def doubted(rows: Likelihoods, cut: Crops) -> Likelihoods:
    """Return how likely each mark is what, where one that is hidden may be anything.

    Hidden is what seems blank and is not like the blank page, and what shows nothing at all.
    """
    seen, blank = (_deviations(cut[:, side]) for side in (0, 1))
    strength, printed = (np.sqrt((each**2).sum(1) + 1) for each in (seen, blank))
    is_unlike = (seen * blank).sum(1) < LEAST_LIKE_BLANK * strength * printed
    is_empty = (rows.argmax(1) == STATES.index("blank")) | (strength < LEAST_CONTRAST * printed)
    found: Likelihoods = np.where((is_unlike & is_empty)[:, np.newaxis], _ANYTHING, rows)
    return found


def _deviations(pictures: NDArray[Any]) -> NDArray[Any]:
    """Return how far the middle of pictures is from its mean, in a row each.

    Around it there can be the pen's marks of what stands beside.
    """
    middle = pictures[:, MIDDLE, MIDDLE]
    flat = middle.reshape(len(pictures), -1).astype(np.float32)
    deviations: NDArray[Any] = flat - flat.mean(1, keepdims=True)
    return deviations


def _shrunk(page: Grey) -> Grey:
    small = cv2.resize(page, None, fx=SHARE, fy=SHARE, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)
