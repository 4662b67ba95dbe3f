"""Lines of nature: outlines moved, loosened by chance and smoothed, rivers as tapered shapes.

What looks like chance comes from a seed, so that it is the same every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import hypot
from random import Random
from typing import NamedTuple

from sheets.drawing.shapes import Box, Point, Segment
from sheets.hexes import DIRECTIONS, Hex, Lattice, neighbours
from sheets.page.layout import BODY_BOX


def outline_of(hexes: Iterable[Hex], lattice: Lattice) -> list[list[Point]]:
    """Return the closed outlines around a group of hexes, holes included."""
    inside = set(hexes)
    following: dict[Point, Point] = {}
    for hex_ in sorted(inside):
        corners = [(round(x, 4), round(y, 4)) for x, y in lattice.corners(hex_)]
        for direction, neighbour in enumerate(neighbours(hex_)):
            if neighbour not in inside:
                following[corners[direction]] = corners[(direction + 1) % len(DIRECTIONS)]
    loops: list[list[Point]] = []
    while following:
        start, corner = following.popitem()
        loop = [start]
        while corner != start:
            loop.append(corner)
            corner = following.pop(corner)
        loops.append(loop)
    return loops


def widened(loop: Sequence[Point], by: float) -> list[Point]:
    """Return a closed outline of `outline_of` with every side moved outwards, inwards below 0.

    The land lies on the right of each side, as the page's y grows downwards; a hole gets smaller.
    """
    moved: list[Point] = []
    for before, at, after in zip((loop[-1], *loop), loop, (*loop[1:], loop[0]), strict=False):
        one, other = _outwards(before, at), _outwards(at, after)
        share = by / (1 + one[0] * other[0] + one[1] * other[1])
        moved.append((at[0] + share * (one[0] + other[0]), at[1] + share * (one[1] + other[1])))
    return moved


def loosened(points: Iterable[Point], sway: float, seed: str) -> list[Point]:
    """Return the points of an outline, all moved by up to `sway` by chance."""
    chance = Random(seed)
    return [
        (x + sway * (2 * chance.random() - 1), y + sway * (2 * chance.random() - 1))
        for x, y in points
    ]


def smooth(points: Sequence[Point]) -> tuple[Segment, ...]:
    """Return a closed curve that touches every side in its middle and rounds the corners."""
    x, y = _middle(points[-1], points[0])
    segments: list[Segment] = [("M", x, y)]
    for at, after in zip(points, (*points[1:], points[0]), strict=True):
        end = _middle(at, after)
        segments.append(("C", *_towards((x, y), at), *_towards(end, at), *end))
        x, y = end
    return (*segments, ("Z",))


def within(segments: Iterable[Segment], box: Box) -> tuple[Segment, ...]:
    """Return those pieces of a curve that lie in a box."""
    kept: list[Segment] = []
    start: Point = (0.0, 0.0)
    is_open = False
    for operator, *values in segments:
        if operator == "Z":
            continue
        points = list(zip(values[::2], values[1::2], strict=True))
        if operator == "C" and all(map(partial(_holds, box), (start, *points))):
            kept += [] if is_open else [("M", *start)]
            kept.append((operator, *values))
            is_open = True
        else:
            is_open = False
        start = points[-1]
    return tuple(kept)


def _holds(box: Box, point: Point) -> bool:
    x, y = point
    return box.x <= x <= box.right and box.y <= y <= box.bottom


OPEN = 0.5  # So far beyond its end a river's mouth is open.
TIGHT = 0.9  # How close a curve keeps to its corners; at 2/3 it is a parabola.
# A shore may come as near as this to the neat line.
CHART = BODY_BOX.inset(-0.4)


class Stream(NamedTuple):
    """A river's two banks from its beginning to its end."""

    left: list[Point]
    right: list[Point]

    @property
    def water(self) -> tuple[Segment, ...]:
        """The area between the banks, within the page."""
        return smooth([on_page(point) for point in (*self.left, *reversed(self.right))])

    @property
    def mouths(self) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
        """The water of its beginning and of its end, which has no bank across."""
        first, last = (
            (_beyond(self.left, a, b), self.left[b], self.right[b], _beyond(self.right, a, b))
            for a, b in ((0, 1), (-1, -2))
        )
        return first, last


def _beyond(bank: Sequence[Point], end: int, before: int) -> Point:
    """Return a point a little beyond the end of a bank, within the page."""
    (x, y), (from_x, from_y) = on_page(bank[end]), on_page(bank[before])
    share = OPEN / max(hypot(x - from_x, y - from_y), OPEN)
    return x + share * (x - from_x), y + share * (y - from_y)


def stream(points: Sequence[Point], half: Callable[[float], float]) -> Stream:
    """Return a river along a line; half its width by the share of its way."""
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        across, down = _outwards(before, after)
        wide = half(index / (len(points) - 1))
        left.append((x + wide * across, y + wide * down))
        right.append((x - wide * across, y - wide * down))
    return Stream(left, right)


def on_page(point: Point) -> Point:
    """Return a point within the body of the page, clear of its frame."""
    x, y = point
    return (
        min(max(x, CHART.x), CHART.right),
        min(max(y, CHART.y), CHART.bottom),
    )


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _towards(start: Point, corner: Point) -> Point:
    return start[0] + TIGHT * (corner[0] - start[0]), start[1] + TIGHT * (corner[1] - start[1])


def _outwards(start: Point, end: Point) -> Point:
    """Return the direction across a side, away from the land, of length 1."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y)
    return y / length, -x / length
