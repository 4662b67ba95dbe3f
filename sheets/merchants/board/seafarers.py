"""What adorns a free sea: a compass rose, a ship under sail, a sea serpent.

Each is drawn around the origin, about 11 mm large.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from sheets.drawing.lettering import write
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Group,
    Item,
    Path,
    Point,
    Segment,
    Stroke,
    circle,
    line,
    polygon,
)
from sheets.drawing.theme import Theme

SIZE = 11.0
LINE, THIN = 0.3, 0.18
REACH = (5.0, 3.1)  # Of a rose's long points and of its short ones.
WAIST = 0.19
NORTH = "N"
SERPENT: tuple[Segment, ...] = (
    ("M", -5.4, 3.0),
    ("C", -5.6, 0.4, -5.2, -2.6, -3.4, -3.6),
    ("C", -2.2, -4.3, -0.6, -3.9, 0.2, -2.9),
    ("L", -1.4, -2.5),
    ("L", 0.1, -1.8),
    ("C", -1.2, -1.2, -2.4, -1.5, -2.8, -0.8),
    ("C", -3.3, 0.2, -3.2, 1.8, -3.2, 3.0),
)
HULL: tuple[Segment, ...] = (
    ("M", -5.2, 0.6),
    ("C", -3.6, 2.2, 2.6, 2.3, 5.4, 0.9),
    ("C", 5.0, 3.0, 4.2, 4.4, 3.2, 4.8),
    ("L", -3.4, 4.8),
    ("C", -4.6, 4.0, -5.2, 2.4, -5.2, 0.6),
    ("Z",),
)
HUMPS = ((-0.6, 2.0), (3.1, 1.6))  # Their middles, and half their widths.


def compass(theme: Theme) -> Iterator[Item]:
    """Yield a compass rose."""
    ink = theme.outline("coast")
    yield circle((0.0, 0.6), 3.9, theme.fill("shallow") or WHITE, Stroke(ink, LINE))
    yield circle((0.0, 0.6), 3.4, None, Stroke(ink, THIN))
    for turn, reach in ((pi / 4, REACH[1]), (0.0, REACH[0])):
        for quarter in range(4):
            angle = turn + quarter * pi / 2
            tip = _at(angle, reach)
            for side, fill in ((-pi / 4, WHITE), (pi / 4, ink)):
                waist = _at(angle + side, WAIST * reach)
                yield polygon(((0.0, 0.6), tip, waist), fill, Stroke(ink, THIN))
    place = Box(-2.0, -8.2, 4.0, 3.4)
    yield write(NORTH, place, 8.5, colour=theme.title, name="display", anchor="middle")


def _at(angle: float, reach: float) -> Point:
    return reach * sin(angle), 0.6 - reach * cos(angle)


def ship(theme: Theme) -> Iterator[Item]:
    """Yield a ship under sail."""
    pen = Stroke(theme.outline("coast"), LINE)
    for x, top in ((-2.2, -4.4), (1.7, -5.0)):
        yield line((x, 2.0), (x, top), stroke=pen)
        flag = ((x, top), (x + 1.6, top + 0.45), (x, top + 0.9))
        yield polygon(flag, theme.outline("coast"))
    for x, top, wide, high in ((-2.2, -3.2, 1.7, 4.2), (1.7, -3.8, 1.9, 4.8)):
        yield Path(_sail(x, top, wide, high), WHITE, pen)
    yield Path(HULL, theme.fill("start") or WHITE, pen)


def _sail(x: float, top: float, wide: float, high: float) -> tuple[Segment, ...]:
    """Return a sail full of wind, by the middle of its upper side."""
    left, right, foot = x - wide, x + wide, top + high
    return (
        ("M", left, top),
        ("L", right, top),
        ("C", right + 1.2, top + 0.4 * high, right + 0.8, foot, right, foot),
        ("C", x, foot - 0.14 * high, x, foot - 0.14 * high, left, foot),
        ("C", left + 0.7, top + 0.6 * high, left + 0.7, top + 0.4 * high, left, top),
        ("Z",),
    )


def serpent(theme: Theme) -> Iterator[Item]:
    """Yield a sea serpent that looks out of the water."""
    pen, fill = Stroke(theme.outline("coast"), LINE), theme.fill("pine-body") or WHITE
    for x, half in HUMPS:
        hump: tuple[Segment, ...] = (
            ("M", x - half, 3.0),
            ("C", x - half, -1.4 * half + 2.6, x + half, -1.4 * half + 2.6, x + half, 3.0),
        )
        yield Path((*hump, ("Z",)), fill)
        yield Path(hump, stroke=pen)
    yield Path((*SERPENT, ("Z",)), fill)
    yield Path(SERPENT, stroke=pen)
    yield circle((-2.1, -2.9), 0.28, theme.outline("coast"))
    ripples = ((-6.2, 3.0, -2.4), (-2.6, 3.0, 1.8), (1.4, 3.0, 5.6))
    for left, y, right in ripples:
        yield line((left, y), (right, y), stroke=pen)


SEAFARERS: tuple[Callable[[Theme], Iterator[Item]], ...] = (compass, ship, serpent)


def seafarer(number: int, middle: Point, theme: Theme) -> Group:
    """Return one of them, by its number, around a point."""
    return Group(tuple(SEAFARERS[number % len(SEAFARERS)](theme)), *middle)
