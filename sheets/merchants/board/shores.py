"""Lines of nature: outlines moved, loosened by chance and smoothed.

What looks like chance comes from a seed, so that it is the same every time.
"""

from collections.abc import Iterable, Sequence
from math import hypot
from random import Random

from sheets.drawing.shapes import Box, Point, Segment
from sheets.hexes import DIRECTIONS, Hex, Lattice, neighbours
from sheets.page.boxes import BODY_BOX
from sheets.table.table import Table


def extent(hexes: Iterable[Hex], wide: float) -> Box:
    """Return the box around hexes so wide, where the first of the board lies on the origin."""
    lattice = Lattice(0, 0, wide)
    corners = [point for hex_ in hexes for point in lattice.corners(hex_)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def outline_of(hexes: Iterable[Hex], lattice: Lattice) -> list[list[Point]]:
    """Return the closed outlines around a group of hexes, holes included."""
    inside = set(hexes)
    following: dict[Point, Point] = {}
    for hex_ in sorted(inside):
        rim = [at for at, beside in enumerate(neighbours(hex_)) if beside not in inside]
        corners = [(round(x, 4), round(y, 4)) for x, y in lattice.corners(hex_)] if rim else []
        for at in rim:
            following[corners[at]] = corners[(at + 1) % len(DIRECTIONS)]
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
    Where an outline turns back on itself it stays.
    """
    moved: list[Point] = []
    for before, at, after in zip((loop[-1], *loop), loop, (*loop[1:], loop[0]), strict=False):
        one, other = outwards(before, at), outwards(at, after)
        turn = 1 + one[0] * other[0] + one[1] * other[1]
        share = by / turn if turn > SPIKE else 0.0
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
    x, y = middle_of(points[-1], points[0])
    segments: list[Segment] = [("M", x, y)]
    for at, after in zip(points, (*points[1:], points[0]), strict=True):
        end = middle_of(at, after)
        segments.append(("C", *towards((x, y), at), *towards(end, at), *end))
        x, y = end
    return (*segments, ("Z",))


SPIKE = 0.02  # A corner is one at less than this, 1 + the cosine of its turn.
TIGHT = 0.9  # How close a curve keeps to its corners; at 2/3 it is a parabola.
CHART = BODY_BOX.inset(-0.4)  # So near a shore may come to the neat line of the narrowest page.
OFF_LINE, OFF_SIDE = 1.2, 0.3  # What is left of a wider page, and of one without lines beside it.


def chart_of(table: Table) -> Box:
    """Return where land and sea may lie on a table's page, clear of its frame.

    Wide pages leave room beside what all pages share.
    """
    frame = table.frame
    off = OFF_LINE if frame.has_sides else OFF_SIDE
    left = (frame.chart.x + off - frame.x) / frame.scale
    right = (frame.chart.right - off - frame.x) / frame.scale
    x = min(left, CHART.x)
    return CHART._replace(x=x, width=max(right, CHART.right) - x)


def on_chart(point: Point, chart: Box) -> Point:
    """Return a point within a chart."""
    x, y = point
    return min(max(x, chart.x), chart.right), min(max(y, chart.y), chart.bottom)


def middle_of(one: Point, other: Point) -> Point:
    """Return the point in the middle between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def along(start: Point, end: Point, share: float) -> Point:
    """Return the point at a share of the way between two, beyond the end at more than 1."""
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def towards(start: Point, corner: Point) -> Point:
    """Return the control point of a curve that leaves its start for a corner."""
    return along(start, corner, TIGHT)


def outwards(start: Point, end: Point) -> Point:
    """Return the direction across a side, away from the land, of length 1."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y)
    return y / length, -x / length
