"""The frame of a page, as an engraver draws that of a chart: neat lines, plates in its corners.

Its lower side can be the ruler on which a total is told to a camera, chequered as the frame is:
tens and units to circle, between two rails. A page without markers has none.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import cos, pi, sin
from typing import TypeAlias

from sheets.drawing.counting import APART, RING, TENS, UNITS, Row, ring
from sheets.drawing.lettering import write
from sheets.drawing.paths import line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Path, Point, Stroke
from sheets.drawing.theme import Theme
from sheets.page.code import QR_SIZE
from sheets.page.markers import MARKER_SIZE, QUIET

Scenery: TypeAlias = Callable[[Box, Theme], Iterable[Item]]  # On the lower side of a box.
EDGE = QUIET + 0.45  # From a plate's side to its marker.
PLATE = MARKER_SIZE + 2 * EDGE
BORDER_PLATE, BOSS = 4.6, 1.5  # The corners, and the hex in them.
NEAT = 1.0  # The neat line is so wide, of two thin lines and pieces of about this length:
PIECE = 5.0
THIN = 0.18
RIM = 0.3  # Of a plate; it stays clear of the marker's white.
CODE_PLATE = QR_SIZE + EDGE - QUIET  # Beside the lower right marker, in the same plate.
ROUND = 0.5
POINTS = 8


def draw_ground(box: Box, theme: Theme, ground: str = "ground", *, plain: bool) -> Iterator[Item]:
    """Yield what lies under all that a frame holds, in a fill of the theme."""
    if not plain and (fill := theme.fill(ground)):
        yield rectangle(box.inset(NEAT / 2), fill)


def head_within(box: Box, height: float) -> Box:
    """Return the head of a border that is so high, the neat line included."""
    return Box(box.x + NEAT, box.y + NEAT, box.width - 2 * NEAT, height - NEAT)


def draw_sky(head: Box, theme: Theme) -> Iterator[Item]:
    """Yield the ground of a head, and the line under it."""
    if sea := theme.fill("sea"):
        yield rectangle(head, sea)
    yield line((head.x, head.bottom), (head.right, head.bottom), stroke=Stroke(theme.title, 0.5))


def draw_border(box: Box, theme: Theme, *, plain: bool, has_sides: bool = True) -> Iterator[Item]:
    """Yield the neat line, perhaps above and below alone, with plates in its corners."""
    wide, high = box.width - 2 * BORDER_PLATE, box.height - 2 * BORDER_PLATE
    x, y = box.x + BORDER_PLATE, box.y + BORDER_PLATE
    strips = (
        Box(x, box.y, wide, NEAT),
        Box(x, box.bottom - NEAT, wide, NEAT),
        Box(box.x, y, NEAT, high),
        Box(box.right - NEAT, y, NEAT, high),
    )
    yield from neat_strips(strips if has_sides else strips[:2], theme, plain=plain)
    for left in (box.x, box.right - BORDER_PLATE):
        for top in (box.y, box.bottom - BORDER_PLATE):
            plate = Box(left, top, BORDER_PLATE, BORDER_PLATE).inset(RIM / 2)
            yield rectangle(plate, WHITE, Stroke(theme.title, RIM), 0.4)
            yield polygon(hexagon(plate.centre, BOSS), theme.title)


def hexagon(centre: Point, radius: float) -> Iterator[Point]:
    """Yield the corners of a hex that stands on one of them."""
    x, y = centre
    for step in range(6):
        yield x + radius * sin(step * pi / 3), y - radius * cos(step * pi / 3)


def marker_boxes(chart: Box) -> tuple[Box, ...]:
    """Return where the markers lie in a page's chart, clockwise from the top left."""
    inside = chart.inset(EDGE)
    right, bottom = inside.right - MARKER_SIZE, inside.bottom - MARKER_SIZE
    corners = ((inside.x, inside.y), (right, inside.y), (right, bottom), (inside.x, bottom))
    return tuple(Box(x, y, MARKER_SIZE, MARKER_SIZE) for x, y in corners)


def code_box(chart: Box) -> Box:
    """Return where the QR code lies in a page's chart, the white it needs included."""
    right = chart.right - PLATE
    return Box(right - QR_SIZE, chart.bottom - EDGE + QUIET - QR_SIZE, QR_SIZE, QR_SIZE)


def draw_chart(chart: Box, theme: Theme, *, plain: bool, has_sides: bool = True) -> Iterator[Item]:
    """Yield the neat line of a page that a camera reads, and the plates in its corners, empty."""
    strips = _neat_line(chart)
    yield from neat_strips(strips if has_sides else strips[:2], theme, plain=plain)
    for plate in plates(chart):
        yield rectangle(plate.inset(RIM / 2), WHITE, Stroke(theme.title, RIM), ROUND)


def head_box(chart: Box, bottom: float) -> Box:
    """Return what lies between the upper plates and the neat line, down to the end of the head."""
    left, top = chart.x + PLATE, chart.y + NEAT
    return Box(left, top, chart.width - 2 * PLATE, bottom - top)


def plates(chart: Box) -> tuple[Box, ...]:
    """Return the plates of the markers, clockwise from the top left; the third holds the code."""
    right, bottom = chart.right - PLATE, chart.bottom - PLATE
    code = right - CODE_PLATE
    return (
        Box(chart.x, chart.y, PLATE, PLATE),
        Box(right, chart.y, PLATE, PLATE),
        Box(code, bottom, chart.right - code, PLATE),
        Box(chart.x, bottom, PLATE, PLATE),
    )


def draw_rose(centre: Point, size: float, theme: Theme) -> Iterator[Item]:
    """Yield a compass rose whose long points reach so far from the centre."""
    x, y = centre
    for turn, reach in ((pi / 8, 0.72), (0.0, 1.0)):
        yield polygon(_rose(x, y, size * reach, turn), WHITE, Stroke(theme.title, 0.25))
        yield _shaded(x, y, size * reach, turn, theme)


def _rose(x: float, y: float, reach: float, turn: float) -> Iterator[Point]:
    for index in range(POINTS):
        r = reach * (0.22 if index % 2 else 1.0)
        angle = turn * 2 + index * 2 * pi / POINTS
        yield x + r * sin(angle), y - r * cos(angle)


def _shaded(x: float, y: float, reach: float, turn: float, theme: Theme) -> Path:
    """Return the dark half of each of a rose's points, as one path."""
    segments: list[tuple[str, *tuple[float, ...]]] = []
    corners = list(_rose(x, y, reach, turn))
    for index in range(0, POINTS, 2):
        segments += [("M", x, y), ("L", *corners[index]), ("L", *corners[index + 1]), ("Z",)]
    return Path(tuple(segments), theme.title)


def _neat_line(chart: Box) -> tuple[Box, ...]:
    """Return the line between the plates: above, below, and on either side."""
    upper_left, upper_right, lower_right, lower_left = plates(chart)
    return (
        Box(upper_left.right, chart.y, upper_right.x - upper_left.right, NEAT),
        Box(lower_left.right, chart.bottom - NEAT, lower_right.x - lower_left.right, NEAT),
        Box(chart.x, upper_left.bottom, NEAT, lower_left.y - upper_left.bottom),
        Box(chart.right - NEAT, upper_right.bottom, NEAT, lower_right.y - upper_right.bottom),
    )


def neat_strips(strips: tuple[Box, ...], theme: Theme, *, plain: bool) -> Iterator[Item]:
    """Yield strips of a neat line, every second piece of them filled."""
    for strip in strips:
        yield rectangle(strip.inset(THIN / 2), WHITE, Stroke(theme.title, THIN))
    if not plain:
        pieces = [piece for strip in strips for piece in _pieces(strip)]
        yield Path(tuple(part for piece in pieces for part in _corners(piece)), theme.title)


def _pieces(strip: Box) -> Iterator[Box]:
    along = max(strip.width, strip.height)
    number = 2 * round(along / PIECE / 2) + 1  # The first and the last one are filled.
    step = along / number
    for index in range(0, number, 2):
        if strip.width > strip.height:
            yield Box(strip.x + index * step, strip.y, step, strip.height)
        else:
            yield Box(strip.x, strip.y + index * step, strip.width, step)


def _corners(box: Box) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    return (
        ("M", box.x, box.y),
        ("L", box.right, box.y),
        ("L", box.right, box.bottom),
        ("L", box.x, box.bottom),
        ("Z",),
    )


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
