"""What is folded and glued back to back: the first player's token, markers of the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from math import acos, cos, pi, sin, tan
from typing import Final

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Item,
    Path,
    Point,
    Segment,
    Stroke,
    box_around,
    circle,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import TRACKS
from sheets.merchants.parts.cutting import cut, cut_stroke, fold, sides
from sheets.merchants.shields import shield
from sheets.page.chart import draw_rose

HINGE: Final = 9.0  # Along which the discs hang together.

_ARCS = 8  # Of which each half of the token's outline is made.


def token_width(diameter: float) -> float:
    """Return the width of the first player's token, which is two discs that share a fold."""
    return diameter + 2 * _reach(diameter / 2)


def draw_token(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the first player's token in the middle of a box, two discs as high as it."""
    (x, y), radius = box.centre, box.height / 2
    reach = _reach(radius)
    for centre in ((x - reach, y), (x + reach, y)):
        yield from _disc(centre, radius, theme)
    yield _outline((x, y), radius, theme)
    yield fold((((x, y - HINGE / 2), (x, y + HINGE / 2)),), theme)


def _reach(radius: float) -> float:
    """Return how far a disc's middle is from the fold."""
    return radius * cos(_hinge_angle(radius))


def _hinge_angle(radius: float) -> float:
    return pi / 2 - acos(HINGE / 2 / radius)


def _disc(centre: Point, radius: float, theme: Theme) -> Iterator[Item]:
    """Yield a compass rose with a 1 in its middle."""
    on = theme.title
    inner = 0.83 * radius
    yield circle(centre, radius - 1.6, theme.band or WHITE, Stroke(on, 0.4))
    yield circle(centre, inner, WHITE, Stroke(on, 0.3))
    yield from draw_rose(centre, 0.94 * inner, theme)
    yield circle(centre, 0.4 * inner, WHITE, Stroke(on, 0.4))
    yield circle(centre, 0.36 * inner, None, Stroke(on, 0.2))
    figure = box_around(*centre, 0.7 * inner)
    yield write("1", figure, 1.5 * radius, colour=on, name="display", anchor="middle")


def _outline(middle: Point, radius: float, theme: Theme) -> Path:
    """Return the line around both discs, which is open at the fold between them."""
    x, y = middle
    reach, angle = _reach(radius), _hinge_angle(radius)
    left = _arc((x - reach, y), radius, angle, 2 * pi - angle)
    right = _arc((x + reach, y), radius, pi + angle, 3 * pi - angle)
    return Path((*left, *right), stroke=cut_stroke(theme))


def _arc(centre: Point, radius: float, start: float, end: float) -> Iterator[Segment]:
    """Yield an arc of a circle, its angles from the right clockwise."""
    step = (end - start) / _ARCS
    k = 4 / 3 * tan(step / 4) * radius
    x, y = centre
    yield "M", x + radius * cos(start), y + radius * sin(start)
    for index in range(_ARCS):
        a, b = start + index * step, start + (index + 1) * step
        (ax, ay), (bx, by) = (
            (x + radius * cos(angle), y + radius * sin(angle)) for angle in (a, b)
        )
        near = ax - k * sin(a), ay + k * cos(a)
        far = bx + k * sin(b), by - k * cos(b)
        yield "C", *near, *far, bx, by


MARKER: Final = 9.5  # It lies in a track's cell.
STRIP_WIDTH, STRIP_HEIGHT = len(TRACKS) * MARKER, 2 * MARKER

_PICTURE, _SHIELD = 7.2, 7.0


def draw_strip(seat: int, x: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield the markers of a player's tracks: the resource, below the fold the player's shield."""
    for index, resource in enumerate(TRACKS):
        front = Box(x + index * MARKER, y, MARKER, MARKER)
        back = Box(front.x, front.bottom, MARKER, MARKER)
        yield rectangle(front, theme.fill(resource) or "#ffffff")
        yield icon(resource, front.centre, _PICTURE, theme.ink, theme.fill(resource))
        yield from shield(seat, box_around(*back.centre, _SHIELD), theme, solid=True)
    whole = Box(x, y, STRIP_WIDTH, STRIP_HEIGHT)
    between = (x + index * MARKER for index in range(1, len(TRACKS)))
    yield cut((*sides(whole), *(((at, y), (at, whole.bottom)) for at in between)), theme)
    yield fold((((x, y + MARKER), (whole.right, y + MARKER)),), theme)
