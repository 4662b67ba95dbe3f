"""The border of what is read at the table: a chart's neat line, bosses in its corners, its head.

Pages that a camera reads have plates for markers in their place.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke, line, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.page.chart import NEAT, RIM, neat_strips

PLATE, BOSS = 4.6, 1.5  # The corners, and the hex in them.


def draw_ground(box: Box, theme: Theme, *, plain: bool) -> Iterator[Item]:
    """Yield what lies under all that a border holds."""
    if not plain and (ground := theme.fill("ground")):
        yield rectangle(box.inset(NEAT / 2), ground)


def head_within(box: Box, height: float) -> Box:
    """Return the head of a border that is so high, the neat line included."""
    return Box(box.x + NEAT, box.y + NEAT, box.width - 2 * NEAT, height - NEAT)


def draw_sky(head: Box, theme: Theme) -> Iterator[Item]:
    """Yield the ground of a head, and the line under it."""
    if sea := theme.fill("sea"):
        yield rectangle(head, sea)
    yield line((head.x, head.bottom), (head.right, head.bottom), stroke=Stroke(theme.title, 0.5))


def draw_border(box: Box, theme: Theme, *, plain: bool) -> Iterator[Item]:
    """Yield the neat line, with plates in its corners."""
    wide, high = box.width - 2 * PLATE, box.height - 2 * PLATE
    x, y = box.x + PLATE, box.y + PLATE
    strips = (
        Box(x, box.y, wide, NEAT),
        Box(x, box.bottom - NEAT, wide, NEAT),
        Box(box.x, y, NEAT, high),
        Box(box.right - NEAT, y, NEAT, high),
    )
    yield from neat_strips(strips, theme, plain=plain)
    for left in (box.x, box.right - PLATE):
        for top in (box.y, box.bottom - PLATE):
            plate = Box(left, top, PLATE, PLATE).inset(RIM / 2)
            yield rectangle(plate, WHITE, Stroke(theme.title, RIM), 0.4)
            yield polygon(_hexagon(plate.centre, BOSS), theme.title)


def _hexagon(centre: Point, radius: float) -> Iterator[Point]:
    x, y = centre
    for step in range(6):
        yield x + radius * sin(step * pi / 3), y - radius * cos(step * pi / 3)
