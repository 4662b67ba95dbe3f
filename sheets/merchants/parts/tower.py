"""A player's shield on a tower of three walls, which stands and is seen from every side.

The walls are the layout's; shield and name are those of who sits there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from sheets.drawing.lettering import write_name
from sheets.drawing.shapes import WHITE, Box, Item, Stroke, box_around, lines, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.parts.cutting import TAB, Edge, cut, fold, sides, tab
from sheets.merchants.shields import shield
from sheets.table.table import Seat

WALLS: Final = 3
WALL: Final = 24.0
TOWER_WIDTH: Final = WALLS * WALL + TAB

NAME_PT = 10.0
_LABEL = 7.4  # The white on which the name stands, or is written.
_AROUND = 1.5
_MERLON = 3.6
_MERLONS = 3
_SHIELD = 17.5
_COURSE, _STONE, _CORNER = 3.4, 6.2, 2.5  # Of the masonry.


def draw_tower(box: Box, theme: Theme, *, plain: bool) -> Iterator[Item]:
    """Yield a tower's three walls side by side and the tab that closes it, as high as the box."""
    walls = wall_boxes(box)
    yield from tab(sides(walls[-1])[1], theme)
    for wall in walls:
        if not plain:
            yield rectangle(wall, theme.fill("panel") or WHITE)
            yield from _masonry(wall, theme)
        yield rectangle(label_box(wall), WHITE, Stroke(theme.title, 0.25), 0.8)
    uprights = [sides(wall)[1] for wall in walls]
    yield fold(uprights, theme)
    yield cut((edge for wall in walls for edge in sides(wall)[::2]), theme)
    yield cut((sides(walls[0])[3],), theme)


def draw_owner(index: int, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the shield and the name of a seat, counted from 0, on each wall of its tower.

    Where the name is written by hand, the shield is white for the initial.
    """
    for wall in wall_boxes(box):
        yield from shield(index, shield_box(wall), theme, seat.initial, solid=bool(seat.initial))
        inside = label_box(wall).inset(0.8)
        yield from write_name(seat.name, inside, NAME_PT, colour=theme.ink, anchor="middle")


def wall_boxes(box: Box) -> tuple[Box, ...]:
    """Return the walls of a tower, from the left."""
    return tuple(Box(box.x + index * WALL, box.y, WALL, box.height) for index in range(WALLS))


def shield_box(wall: Box) -> Box:
    """Return where the shield hangs on a wall."""
    top, bottom = wall.y + _MERLON + 1.2, label_box(wall).y - 1
    return box_around(wall.centre[0], (top + bottom) / 2, min(_SHIELD, bottom - top))


def label_box(wall: Box) -> Box:
    """Return where the name stands on a wall."""
    bottom = wall.bottom - _AROUND
    return Box(wall.x + _AROUND, bottom - _LABEL, WALL - 2 * _AROUND, _LABEL)


def _masonry(wall: Box, theme: Theme) -> Iterator[Item]:
    """Yield battlements, which are not cut out, and stones."""
    corners = tuple(_battlements(wall))
    yield polygon(corners, WHITE)
    yield lines(pairwise(corners), Stroke(theme.line, 0.2))
    yield lines(_stones(wall), Stroke(theme.line, 0.2))


def _battlements(wall: Box) -> Iterator[tuple[float, float]]:
    """Yield the corners of the sky between the merlons."""
    step = WALL / (2 * _MERLONS)
    low, high = wall.y + _MERLON, wall.y
    yield wall.x, high
    for index in range(_MERLONS):
        left = wall.x + (2 * index + 0.5) * step
        yield left, high
        yield left, low
        yield left + step, low
        yield left + step, high


def _stones(wall: Box) -> Iterator[Edge]:
    """Yield corner stones, and joints here and there off the shield."""
    top, bottom = wall.y + _MERLON, label_box(wall).y - 1
    shield_and_air = shield_box(wall).inset(-1.5)
    rows = int((bottom - top) / _COURSE)
    for row in range(1, rows):
        level = top + row * _COURSE
        if row % 2:
            yield from _corner_stones(wall, level)
        for column in range(1, 3):
            left = wall.x + column * _STONE + (row % 2) * _STONE / 2 - 1.2
            stone = Box(left, level, _STONE - 1, _COURSE)
            if (5 * row + 3 * column) % 4 < 2 and not stone.overlaps(shield_and_air):
                yield (left, level), (stone.right, level)
                yield (left, level), (left, level + _COURSE * 0.6)


def _corner_stones(wall: Box, level: float) -> Iterator[Edge]:
    low = level + _COURSE
    for side, inner in ((wall.x, wall.x + _CORNER), (wall.right, wall.right - _CORNER)):
        yield (side, level), (inner, level)
        yield (inner, level), (inner, low)
        yield (inner, low), (side, low)
