"""The ruler on which a total is told to a camera: tens and units to circle, between two rails.

It is the lower side of a page's frame, chequered as the frame is. Only where a camera reads: a page
without markers has none.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from sheets.drawing.counting import APART, RING, TENS, UNITS, Row, ring
from sheets.drawing.lettering import write
from sheets.drawing.paths import rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.theme import Theme
from sheets.page.frame import NEAT, PIECE, THIN, plates

CLEAR = 0.36  # From a ring to a rail, as a share of the ring: a pen's circle stays in white.
PLUS, PLUS_PT = 2.5, 17.0  # The least room between tens and units, and the sign in it.
SHARE = 0.17  # That it has of what a box is wider than it needs to be.


def ruler_box(chart: Box, scale: float) -> Box:
    """Return where the ruler lies in a page's chart: along its lower side, between the plates.

    Its rings have their true size, and on large paper that of the layout.
    """
    _, _, code, left = plates(chart)
    high = RING * max(scale, 1.0) * (1 + 2 * CLEAR) + 2 * NEAT
    return Box(left.right, chart.bottom - high, code.x - left.right, high)


def draw_ruler(name: str, box: Box, theme: Theme, *, plain: bool) -> Iterator[Item]:
    """Yield a ruler that fills a box, its rings as large as the box's height lets them be.

    The rings spread over the box. Their marks are `name.tens.1` to `name.tens.10` and
    `name.units.0` to `.9`, those of `counted_marks`; a total above the last ten has two of them
    circled.
    """
    yield rectangle(box, WHITE)
    size = (box.height - 2 * NEAT) / (1 + 2 * CLEAR)
    spare = max(box.width - (TENS + UNITS) * (size + APART) - PLUS, 0.0)
    pitch = (box.width - PLUS - SHARE * spare) / (TENS + UNITS)
    units = box.right - UNITS * pitch
    rows: tuple[tuple[Row, range, float], ...] = (
        ("tens", range(1, TENS + 1), box.x),
        ("units", range(UNITS), units),
    )
    cells = [
        (row, number, left + index * pitch)
        for row, numbers, left in rows
        for index, number in enumerate(numbers)
    ]
    starts = [left for _, _, left in cells]
    for top in (box.y, box.bottom - NEAT):
        yield from _rail(box._replace(y=top, height=NEAT), starts, pitch, theme, plain=plain)
    after_tens = box.x + TENS * pitch
    between = Box(after_tens, box.y, units - after_tens, box.height)
    yield write("+", between, PLUS_PT, colour=theme.quiet, anchor="middle")
    for row, number, left in cells:
        place = Box.around(left + pitch / 2, box.centre[1], size)
        yield ring(name, row, number, place, theme)


def _rail(
    rail: Box, starts: Sequence[float], pitch: float, theme: Theme, *, plain: bool
) -> Iterator[Item]:
    """Yield a rail, half of it filled: in the middle of each cell, where cells are long twice."""
    yield rectangle(rail.inset(THIN / 2), WHITE, Stroke(theme.title, THIN))
    number = 0 if plain else max(round(pitch / PIECE / 2), 1)
    for x, index in product(starts, range(number)):
        wide = pitch / number / 2
        yield rectangle(rail._replace(x=x + (2 * index + 0.5) * wide, width=wide), theme.title)
