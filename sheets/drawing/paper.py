"""Papers, and where a sheet's layout lies on each.

A layout is drawn once, inside the area that A4 and Letter share, that of a small page inside the
one that their halves share; a frame carries it to the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from types import MappingProxyType

from sheets.drawing.names import Holes
from sheets.drawing.shapes import Box

MM_PER_INCH = 25.4
SAFE_MARGIN = 6.35  # What common printers leave blank on every side.
CHART_MARGIN = 6.6  # The frame around a page keeps a little more.
SHARED = Box(0, 0, 266, 197)  # Every layout's area, landscape, before it is placed on a page.
SIDE = 1.0  # A frame's line beside a layout has so much room at least.
# That of small pages, portrait, inside what half an A4 and half a Letter share.
SMALL = Box(0, 0, 126, 196)
HOLE_STRIP = 20.0  # Kept free where the paper will be punched.
HOLE_SCALE = 0.93


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper: its name for people, its size, and the area and the scale that layouts have on it.

    It lies landscape; its half, of which two lie side by side on it, stands.
    """

    title: str
    width: float
    height: float
    scale: float = 1.0
    layout: Box = SHARED

    @property
    def half(self) -> Paper:
        """Half of it, for a small page."""
        return Paper(self.title, self.width / 2, self.height, self.scale, SMALL)


PAPERS: Mapping[str, Paper] = MappingProxyType(
    {
        "a4": Paper("A4", 297.0, 210.0),
        "letter": Paper("Letter", 11 * MM_PER_INCH, 8.5 * MM_PER_INCH),
        "a3": Paper("A3", 420.0, 297.0, sqrt(2)),
    }
)


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a layout lies on its page: the origin of its area, and the layout's scale.

    `chart` is what a page's frame encloses: all that printers reach, beside the strip for holes.
    `layout` is the area before it is placed.
    """

    x: float
    y: float
    scale: float
    chart: Box
    layout: Box = SHARED

    @property
    def has_sides(self) -> bool:
        """Whether the page's frame has room for lines beside the layout."""
        return self.area.x - self.chart.x >= SIDE

    @property
    def area(self) -> Box:
        """The layout's area on the page."""
        return Box(self.x, self.y, self.scale * self.layout.width, self.scale * self.layout.height)


def frame_on(paper: Paper, holes: Holes = "") -> Frame:
    """Return the frame of a page: centred, or beside the strip kept free for holes.

    Layouts are never scaled between A4 and Letter; a strip for holes scales those that it leaves
    too little room, as all do but an A4 or A3 page with holes at its left.
    """
    left = HOLE_STRIP if holes == "left" else 0.0
    top = HOLE_STRIP if holes == "top" else 0.0
    wide, high = paper.width - left - SAFE_MARGIN, paper.height - top - SAFE_MARGIN
    layout = paper.layout
    fits = paper.scale * layout.width <= wide and paper.scale * layout.height <= high
    scale = paper.scale * (1.0 if fits else HOLE_SCALE)
    x = left + _centred(paper.width - left, scale * layout.width, bool(left))
    y = top + _centred(paper.height - top, scale * layout.height, bool(top))
    left, top = max(left, CHART_MARGIN), max(top, CHART_MARGIN)
    width, height = paper.width - left - CHART_MARGIN, paper.height - top - CHART_MARGIN
    return Frame(x, y, scale, Box(left, top, width, height), layout)


def _centred(room: float, size: float, beside_holes: bool) -> float:
    spare = room - size
    return max((spare - SAFE_MARGIN) / 2, 0.0) if beside_holes else spare / 2
