"""Templates: blank pages, drawn again as they were printed, and how like one a photograph is."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.illumination import BRIGHT
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import shrink
from rollwrite.photo.rectify import FINE, LEAST_TEXTURE
from sheets.drawing.shapes import MARKED, Box, Drawing, Mark, marks_of
from sheets.words.text import Parameter
from sheets.write.png import grey_picture

MATCHED: Final = 7.0  # mm of a patch whose likeness is measured.
# How like its template a page must be; of blurred photographs 0.8 is the least.
LEAST_LIKE: Final = 0.5
DIFFERENT: Final = 60.0  # Of grey, between two templates.
AROUND: Final = 5  # Pixels around what differs.
CLEAR: Final = 0.75  # How much less a photograph differs from its own page than from any other.


@dataclass(frozen=True, slots=True)
class Blank:
    """A page as it was printed: its drawing, its picture in grey, its marks, its markers' places.

    The picture has `FINE` pixels to the mm.
    """

    drawing: Drawing
    picture: Grey
    marks: tuple[Mark, ...]
    markers: tuple[Box, ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        return self.drawing.width, self.drawing.height


def blank_page(drawing: Drawing, markers: tuple[Box, ...]) -> Blank:
    """Return a drawn page as a template; `markers` are where its markers lie."""
    return Blank(drawing, _picture(drawing), marks_of(drawing), markers)


def is_marked(mark: Mark) -> bool:
    """Return whether a mark is circled or crossed, not written into."""
    return mark.pen in MARKED


def check_page(seen: Grey, blank: Grey) -> None:
    """Raise UnreadablePhotoError where a rectified page is not the sheet of this template."""
    if similarity(shrink(seen, 0.5), shrink(blank, 0.5)) < LEAST_LIKE:
        raise UnreadablePhotoError(
            "what is between its markers is not the sheet that they belong to, or too much of it "
            "is hidden or blurred; if the sheet is of an edition of your own, name its file with "
            "{option}",
            option=Parameter("edition"),
        )


def similarity(seen: Grey, blank: Grey) -> float:
    """Return the mean correlation of a rectified page and a template, patch by patch; at most 1."""
    side = round(MATCHED * FINE)
    rows, columns = (each // side for each in seen.shape)
    one, two = (page[: rows * side, : columns * side].astype(np.float32) for page in (seen, blank))

    def mean(values: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.asarray(
            cv2.resize(values, (columns, rows), interpolation=cv2.INTER_AREA), np.float32
        )

    first, second = mean(one), mean(two)
    texture = mean(two * two) - second**2
    spread = np.maximum(mean(one * one) - first**2, 1) * np.maximum(texture, 1)
    correlations = (mean(one * two) - first * second) / np.sqrt(spread)
    return float(correlations[texture > LEAST_TEXTURE**2].mean())


def correlation(seen: Grey, printed: Grey) -> float:
    """Return the correlation of two pictures, -1 to 1; with one of one shade 0."""
    one, other = (each.astype(np.float32) - each.mean() for each in (seen, printed))
    return float((one * other).sum() / np.sqrt((one**2).sum() * (other**2).sum() + 1))


def which_template(seen: Grey, blanks: Sequence[Grey]) -> tuple[int, ...]:
    """Return the templates that a rectified page in even light can be, counted from 0.

    What tells them apart is what is printed where they differ: figures, a shield. They are several
    where the page looks like two of them, as it does where these are alike.
    """
    pages = [(blank * (BRIGHT / 255)).astype(np.float64) for blank in blanks]
    losers = {
        other for one, other in permutations(range(len(pages)), 2)
        if _difference(seen, pages[one], pages[other]) < CLEAR
    }  # fmt: skip
    return tuple(number for number in range(len(pages)) if number not in losers)


def _difference(seen: Grey, page: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Return the error of a template, as a share of another one's, where the two differ."""
    apart = (np.abs(page - other) > DIFFERENT).astype(np.uint8)
    if not apart.any():
        return 1.0
    there = cv2.dilate(apart, np.ones((AROUND, AROUND), np.uint8)) > 0
    shown = seen[there].astype(np.float32)
    off, other_off = (float(np.abs(shown - each[there]).mean()) for each in (page, other))
    return off / other_off


def _picture(drawing: Drawing) -> Grey:
    found = np.asarray(grey_picture(drawing, width=round(2 * FINE * drawing.width)))
    size = round(drawing.width * FINE), round(drawing.height * FINE)
    return np.asarray(cv2.resize(found, size, interpolation=cv2.INTER_AREA), np.uint8)
