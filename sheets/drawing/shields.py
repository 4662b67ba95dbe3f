"""The players' shields: a shape, a colour and an initial, so that what is whose is seen.

By seat they are round, a kite, a hexagon and a square; where there is no colour a charge within
the rim tells them apart too: none, a bar, a chevron, a cross.
"""

from collections.abc import Callable, Iterator
from math import sqrt

from sheets.drawing.lettering import printable, write
from sheets.drawing.paths import circle, line, polygon
from sheets.drawing.shapes import WHITE, Box, Colour, Item, Path, Point, Segment, Stroke
from sheets.drawing.sizes import FIRM, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme

RIM = 0.14  # Of half the shield's size; a thin line runs inside it.
INNER = 0.76
INITIAL_PT = 2.35  # For each mm of half the shield's size.
LIFTS = (0.0, 0.01, 0.05, 0.03)  # By seat, as a share of the shield; letters have tails.
NUMBERED, NUMBERED_PT = (4.6, 5.2), 9.0  # A shield with a number, wide and high.
SMALL_PT = 8.0  # Where the rim leaves no room for more.


def shield(
    seat: int, box: Box, theme: Theme, initial: str = "", *, solid: bool = False
) -> tuple[Item, ...]:
    """Return the shield of a seat, counted from 0, around the middle of a box.

    It is white within its rim, as a pen may write there; `solid` fills it with its colour, as a
    sign that nobody writes on.
    """
    return tuple(_shield(seat % len(SHAPES), box, theme, initial, solid))


def numbered_shield(number: str, centre: Point, theme: Theme) -> Iterator[Item]:
    """Yield a pointed shield with a number, or an empty one to write it in."""
    (x, y), (wide, high) = centre, NUMBERED
    left, right, top, low = x - wide / 2, x + wide / 2, y - high / 2, y + 0.1 * high
    shape: tuple[Segment, ...] = (
        ("M", left, top),
        ("L", right, top),
        ("L", right, low),
        ("C", right, y + 0.3 * high, x + 0.25 * wide, y + 0.42 * high, x, y + high / 2),
        ("C", x - 0.25 * wide, y + 0.42 * high, left, y + 0.3 * high, left, low),
        ("Z",),
    )
    yield Path(shape, WHITE, Stroke(theme.title, FIRM))
    figure = Box.around(x, y - 0.3, wide, high - 0.8)
    yield write(number, figure, NUMBERED_PT, colour=theme.title, name="bold", anchor="middle")


def above_charge(seat: int, box: Box) -> Box:
    """Return where the initial stands in a shield's box: above a charge at its foot."""
    return box._replace(y=box.y - LIFTS[seat % len(LIFTS)] * box.height)


def _shield(seat: int, box: Box, theme: Theme, initial: str, solid: bool) -> Iterator[Item]:
    (x, y), half = box.centre, min(box.width, box.height) / 2
    colour = theme.seat(seat)
    is_dark = solid and bool(theme.seats)
    on = WHITE if is_dark else colour
    shape = SHAPES[seat]
    rim = RIM * half
    yield shape(x, y, half - rim / 2, colour if is_dark else WHITE, Stroke(colour, rim))
    natural_pt = INITIAL_PT * half * (0.72 if len(initial) > 1 else 1)
    has_charge = not initial or natural_pt >= LEAST_PT
    if has_charge:  # Else the letters need all the room within the rim.
        yield shape(x, y, INNER * half, None, Stroke(on, max(0.05 * half, 0.12)))
        yield from CHARGES[seat](x, y, half, Stroke(on, max(0.07 * half, 0.2)))
    if initial:
        place = Box.around(x, y, 2 * half)
        if has_charge:
            place = above_charge(seat, place)
        pt = max(natural_pt, LABEL_PT if has_charge else SMALL_PT)
        letter = WHITE if is_dark else theme.ink
        shown, bold = printable(initial, "bold")
        yield write(shown, place, pt, colour=letter, name=bold, anchor="middle")


def _round(x: float, y: float, r: float, fill: Colour | None, stroke: Stroke) -> Path:
    return circle((x, y), r, fill, stroke)


def _kite(x: float, y: float, r: float, fill: Colour | None, stroke: Stroke) -> Path:
    side, top, tip = 0.9 * r, y - 0.95 * r, y + 1.05 * r
    return Path(
        (
            ("M", x - side, top),
            ("L", x + side, top),
            ("L", x + side, y - 0.1 * r),
            ("C", x + side, y + 0.5 * r, x + 0.4 * r, y + 0.85 * r, x, tip),
            ("C", x - 0.4 * r, y + 0.85 * r, x - side, y + 0.5 * r, x - side, y - 0.1 * r),
            ("Z",),
        ),
        fill,
        stroke,
    )


def _hexagon(x: float, y: float, r: float, fill: Colour | None, stroke: Stroke) -> Path:
    across = sqrt(3) / 2 * r
    corners = ((0.0, -r), (across, -r / 2), (across, r / 2), (0.0, r), (-across, r / 2))
    ring = (*corners, (-across, -r / 2))
    return polygon(((x + dx, y + dy) for dx, dy in ring), fill, stroke)


def _square(x: float, y: float, r: float, fill: Colour | None, stroke: Stroke) -> Path:
    a = 0.9 * r
    return polygon(((x - a, y - a), (x + a, y - a), (x + a, y + a), (x - a, y + a)), fill, stroke)


SHAPES: tuple[Callable[[float, float, float, Colour | None, Stroke], Path], ...] = (
    _round,
    _kite,
    _hexagon,
    _square,
)


def _none(x: float, y: float, half: float, stroke: Stroke) -> Iterator[Item]:
    yield from ()


def _bar(x: float, y: float, half: float, stroke: Stroke) -> Iterator[Item]:
    up = y - 0.55 * half
    yield line((x - 0.66 * half, up), (x + 0.66 * half, up), stroke=stroke)


def _chevron(x: float, y: float, half: float, stroke: Stroke) -> Iterator[Item]:
    foot, peak = y + 0.54 * half, y + 0.43 * half
    yield line((x - 0.36 * half, foot), (x, peak), (x + 0.36 * half, foot), stroke=stroke)


def _cross(x: float, y: float, half: float, stroke: Stroke) -> Iterator[Item]:
    near, far = 0.46 * half, 0.68 * half
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        yield line((x + near * dx, y + near * dy), (x + far * dx, y + far * dy), stroke=stroke)


CHARGES: tuple[Callable[[float, float, float, Stroke], Iterator[Item]], ...] = (
    _none,
    _bar,
    _chevron,
    _cross,
)
