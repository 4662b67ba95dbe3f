"""Quality: whether a photograph is too poor to be worth asking about each mark on a sheet of it.

Only where much is doubtful does it matter: a sheet that could be read is never refused, however
poor it looks. Then the print tells why, held beside the blank page in even light: fine lines that
are gone were blurred.
"""

from collections.abc import Iterable
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.groups import Reading
from rollwrite.photo.illumination import BRIGHT
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import Markers
from rollwrite.photo.rectify import FINE, Size, Warp
from rollwrite.photo.template import Blank
from sheets.words.text import Text

MANY: Final = 1 / 5  # Of what is told by marks; were it asked mark by mark, nobody would go on.
FEWEST: Final = 8
CUT: Final = 0.01  # The share of a page that may lie beyond the picture.
# Of grey, of white paper; of 22 sheets under conditions for trials 89 is the least.
DARK: Final = 60
# How much is left of thin lines beside broad ones; of the same sheets 0.68 is the least.
BLURRED: Final = 0.65
SMALL: Final = 3.5  # Pixels to the mm; the same sheets have 5.
BETWEEN: Final = (40, 215)  # Of grey, what is neither black nor white;
FEW_SHADES: Final = 0.05  # the share of it in a bilevel picture; applications leave 0.1 at least.
THIN: Final = (0.24, 0.6)  # mm, the deviations of two Gaussians whose difference shows thin lines,
BROAD: Final = (0.8, 2.0)  # and of two that show broad ones.

CUT_OFF: Final = Text("a part of the sheet is beyond the picture's edge; photograph all of it")
TOO_DARK: Final = Text("the sheet is too dark to tell its marks; take it again in more light")
TOO_BLURRED: Final = Text(
    "the sheet is blurred, too much for its marks; take it again, the camera held still"
)
TOO_SMALL: Final = Text("the sheet is too small on the picture; take it again from nearer by")


def is_much_doubtful(readings: Iterable[Reading]) -> bool:
    """Return whether of what marks tell so much is doubtful that nobody should be asked."""
    marked = [each for each in readings if each.group.is_marked]
    return sum(not each.is_sure for each in marked) >= max(FEWEST, MANY * len(marked))


def poor_reason(
    picture: Grey, markers: Markers, warp: Warp, blank: Blank, flat: Grey, seen: Grey
) -> Text | None:
    """Return why a photograph of a sheet is poor, None where nothing is wrong with it.

    picture, markers: the photograph, and the sheet's markers on it
    warp, blank:      how the page lies there, and the blank page
    flat, seen:       the page, rectified, and in even light
    """
    if _beyond(picture, warp, blank.size) > CUT:
        return CUT_OFF
    if np.percentile(flat, 90) < DARK:
        return TOO_DARK
    if markers.scale < SMALL:
        return TOO_SMALL
    if sharpness(seen, blank.picture) < BLURRED:
        return TOO_BLURRED
    return None


def is_bilevel(picture: Grey) -> bool:
    """Return whether a picture is black and white alone, as faxes and some scanners make it."""
    return cv2.countNonZero(cv2.inRange(picture, *BETWEEN)) < FEW_SHADES * picture.size


def sharpness(seen: Grey, blank: Grey) -> float:
    """Return how much is left of a page's thin lines beside its broad ones, 1 for all.

    Both are told by regression on the blank page, of which noise and what a pen has left are not a
    part; so a pale print is as sharp as a black one.
    """
    pages = seen.astype(np.float32) * (255 / BRIGHT), blank.astype(np.float32)
    thin, broad = (_left(*(_between(page, each) for page in pages)) for each in (THIN, BROAD))
    return thin / max(broad, 0.01)


def _between(page: NDArray[np.float32], deviations: tuple[float, float]) -> NDArray[np.float32]:
    """Return what a page has between two scales, in mm (difference of Gaussians)."""
    fine, coarse = (cv2.GaussianBlur(page, (0, 0), FINE * each) for each in deviations)
    return np.asarray(fine - coarse, np.float32)


def _left(seen: NDArray[np.float32], blank: NDArray[np.float32]) -> float:
    """Return the slope of a regression through zero."""
    return float((seen * blank).sum() / max(float((blank * blank).sum()), 1.0))


def _beyond(picture: Grey, warp: Warp, size: Size) -> float:
    """Return the share of a page that lies beyond a picture's edge."""
    high, wide = picture.shape
    x, y = np.moveaxis(warp.positions(size)[1:-1, 1:-1], -1, 0)
    return float(((x < 0) | (y < 0) | (x > wide - 1) | (y > high - 1)).mean())
