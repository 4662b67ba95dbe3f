"""The blank page: drawn again as it was printed, which is the template of every photograph."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from rollwrite.photo.flat import FINE
from rollwrite.photo.markers import Grey
from sheets.drawing.shapes import MARKED, Box, Drawing, Mark, marks_of
from sheets.write.png import grey_picture


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


def _picture(drawing: Drawing) -> Grey:
    found = np.asarray(grey_picture(drawing, width=round(2 * FINE * drawing.width)))
    size = round(drawing.width * FINE), round(drawing.height * FINE)
    return np.asarray(cv2.resize(found, size, interpolation=cv2.INTER_AREA), np.uint8)
