"""The ruler on which a total is told to a camera: tens and units to circle, between two rails.

It is the lower side of a page's frame, chequered as the frame is, or lies in any box of a sheet.
Only where a camera reads: a page without markers has none.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from sheets.drawing.counting import APART, TENS, UNITS, count_mark, ring
from sheets.drawing.lettering import write
from sheets.drawing.paths import rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.theme import Theme
from sheets.page.frame import NEAT, PIECE, THIN, plates

RING = 6.0
CLEAR = 0.36  # From a ring to a rail, as a share of the ring: a pen's circle stays in white.
PLUS, PLUS_PT = 2.5, 17.0  # The least room between tens and units, and the sign in it.
SHARE = 0.17  # That it has of what a box is wider than it needs to be.


def ruler_height(size: float = RING) -> float:
    """Return how high a ruler is whose rings are so large, in mm."""
    return size * (1 + 2 * CLEAR) + 2 * NEAT


def ruler_width(tens: int = TENS, size: float = RING) -> float:
    """Return the least width of a ruler with so many tens, in mm."""
    return (tens + UNITS) * (size + APART) + PLUS


def ruler_box(chart: Box, scale: float) -> Box:
    """Return where the ruler lies in a page's chart: along its lower side, between the plates.

    Its rings have their true size, and on large paper that of the layout.
    """
    _, _, code, left = plates(chart)
    high = ruler_height(RING * max(scale, 1.0))
    return Box(left.right, chart.bottom - high, code.x - left.right, high)


def draw_ruler(
    name: str, box: Box, theme: Theme, tens: int = TENS, *, plain: bool = False
) -> Iterator[Item]:
    """Yield a ruler that fills a box, its rings as large as the box's height lets them be.

    The box is `ruler_height` high and at least `ruler_width` wide; the rings spread over it. Their
    marks are `name.tens.1` to `name.tens.<tens>` and `name.units.0` to `.9`, those of
    `counted_marks`; a total above the last ten has two of them circled. A sheet draws it only where
    `table.markers`; one in the frame's lower side is drawn with the frame, where a layout says
    which total it `counts`.
    """
    yield rectangle(box, WHITE)
    size = (box.height - 2 * NEAT) / (1 + 2 * CLEAR)
    spare = max(box.width - ruler_width(tens, size), 0.0)
    pitch = (box.width - PLUS - SHARE * spare) / (tens + UNITS)
    units = box.right - UNITS * pitch
    rows = (("tens", range(1, tens + 1), box.x), ("units", range(UNITS), units))
    starts = [x + index * pitch for _, row, x in rows for index in range(len(row))]
    for top in (box.y, box.bottom - NEAT):
        yield from _rail(box._replace(y=top, height=NEAT), starts, pitch, theme, plain=plain)
    between = Box(box.x + tens * pitch, box.y, units - box.x - tens * pitch, box.height)
    yield write("+", between, PLUS_PT, colour=theme.title, name="bold", anchor="middle")
    for row, numbers, left in rows:
        for index, number in enumerate(numbers):
            place = Box.around(left + (index + 0.5) * pitch, box.centre[1], size)
            shown = f"{number}0" if row == "tens" else str(number)
            yield ring(count_mark(name, row, number), place, shown, theme)


def _rail(
    rail: Box, starts: Sequence[float], pitch: float, theme: Theme, *, plain: bool
) -> Iterator[Item]:
    """Yield a rail, half of it filled: in the middle of each cell, where cells are long twice."""
    yield rectangle(rail.inset(THIN / 2), WHITE, Stroke(theme.title, THIN))
    number = 0 if plain else max(round(pitch / PIECE / 2), 1)
    for x, index in product(starts, range(number)):
        wide = pitch / number / 2
        yield rectangle(rail._replace(x=x + (2 * index + 0.5) * wide, width=wide), theme.title)
