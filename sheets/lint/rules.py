"""What a page is held to, and what a fault is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from sheets.drawing.paper import SAFE_MARGIN
from sheets.drawing.shapes import Box, Colour
from sheets.page.code import MODULES, QUIET_MODULES
from sheets.page.frame import code_box, marker_boxes
from sheets.page.markers import QUIET
from sheets.table.table import Table
from sheets.words.text import Text

Palette: TypeAlias = Literal["colour", "grey", "black"]
FaultKind: TypeAlias = Literal[
    # Of texts.
    "face",
    "shortened",
    "type",
    "overlap",
    "contrast",
    "line",
    "hidden",
    "rim",
    "widow",
    "ground",
    # Of places.
    "box",
    "area",
    "edge",
    "quiet",
    # Of marks.
    "name",
    "size",
    "apart",
    "white",
    # Of colours.
    "colour",
    "dark",
]

MARKER_FROM_EDGE: Final = 8.0
_PALETTES: Final[Mapping[str, Palette]] = {"grey": "grey", "ink": "black"}  # By theme.


class Fault(NamedTuple):
    """What is wrong with a page: the kind of fault, a sentence, and the box where it is seen.

    `mark` is the name of the mark that it is a fault of, "" for texts, shapes and colours.
    """

    kind: FaultKind
    message: Text
    box: Box
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Size:
    """The least size of every mark whose name begins so, in mm on the page.

    What `shrinks` may be smaller where a strip for holes scales the page.
    """

    prefix: str
    width: float
    height: float
    shrinks: bool = False

    def scaled(self, scale: float) -> Size:
        """Return the least size on a page of a scale."""
        share = min(scale, 1.0) if self.shrinks else 1.0
        return Size(self.prefix, share * self.width, share * self.height)


def sizes_of(size: tuple[float, float], *prefixes: str, shrinks: bool = False) -> tuple[Size, ...]:
    """Return one least size for the marks of several names."""
    return tuple(Size(prefix, *size, shrinks) for prefix in prefixes)


@dataclass(frozen=True, slots=True)
class Code:
    """A place for a camera: the square of the code itself, and the white that it needs around.

    `from_edge` is the least distance from the paper's edge.
    """

    square: Box
    quiet: float
    from_edge: float

    @property
    def zone(self) -> Box:
        """The code with its white."""
        return self.square.inset(-self.quiet)


@dataclass(frozen=True, slots=True)
class Rules:
    """What a page is held to.

    Nothing may lie outside `area`. Of `sizes` the row with the longest prefix holds; `codes` are
    the places of markers and QR code, none on a page that no camera reads; `palette` the colours
    there may be. A `scale` below 1 also lessens the distances between marks, and some sizes. Lines
    of the colour of a `pen` that left examples go through what is printed on purpose. A text in the
    colour of the `ground` is so large and pale that lines and words may lie on it.
    """

    area: Box
    sizes: tuple[Size, ...] = ()
    codes: tuple[Code, ...] = ()
    palette: Palette = "colour"
    scale: float = 1.0
    pens: tuple[Colour, ...] = ()
    ground: Colour | None = None


def page_rules(
    table: Table, sizes: tuple[Size, ...], *, is_read: bool = True, is_small: bool = False
) -> Rules:
    """Return what a page of a table is held to; `is_read` when it is made for a camera too.

    One that `is_small` shows examples that pens have filled in.
    """
    frame, theme = (table.of_small_pages if is_small else table).frame, table.theme
    return Rules(
        area=frame.area.joined(frame.chart),
        sizes=sizes,
        codes=_codes(frame.chart) if is_read and table.markers else (),
        palette=_PALETTES.get(table.theme.name, "colour"),
        scale=frame.scale,
        pens=(theme.pen, theme.outline("wrong"), *theme.seats) if is_small else (),
        ground=theme.outlines.get("numeral"),
    )


def _codes(chart: Box) -> tuple[Code, ...]:
    code = code_box(chart)
    quiet = code.width * QUIET_MODULES / (MODULES + 2 * QUIET_MODULES)
    markers = (Code(box, QUIET, MARKER_FROM_EDGE) for box in marker_boxes(chart))
    return (*markers, Code(code.inset(quiet), quiet, SAFE_MARGIN))
