"""Paths: lines, areas, rounds and hatching from a few numbers, in millimetres."""

from collections.abc import Iterable, Sequence
from math import ceil, floor, sqrt

from sheets.drawing.shapes import Box, Colour, Path, Point, Segment, Stroke

# The control points of a quarter circle drawn as one Bezier curve, in radii.
ARC = 0.5522847498


def line(*points: Point, stroke: Stroke) -> Path:
    """Return an open line through the points."""
    return Path(_through(points), stroke=stroke)


def lines(pairs: Iterable[tuple[Point, Point]], stroke: Stroke) -> Path:
    """Return many separate straight lines as one path."""
    return Path(tuple(part for pair in pairs for part in _through(pair)), stroke=stroke)


def polygon(
    points: Iterable[Point], fill: Colour | None = None, stroke: Stroke | None = None
) -> Path:
    """Return a closed area with these corners."""
    return Path((*_through(points), ("Z",)), fill, stroke)


def rectangle(
    box: Box, fill: Colour | None = None, stroke: Stroke | None = None, radius: float = 0.0
) -> Path:
    """Return a rectangle, its corners rounded by `radius`."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    if not radius:
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        return polygon(corners, fill, stroke)
    r, k = radius, radius * (1 - ARC)
    return Path(
        (
            ("M", left + r, top),
            ("L", right - r, top),
            ("C", right - k, top, right, top + k, right, top + r),
            ("L", right, bottom - r),
            ("C", right, bottom - k, right - k, bottom, right - r, bottom),
            ("L", left + r, bottom),
            ("C", left + k, bottom, left, bottom - k, left, bottom - r),
            ("L", left, top + r),
            ("C", left, top + k, left + k, top, left + r, top),
            ("Z",),
        ),
        fill,
        stroke,
    )


def ellipse(box: Box, fill: Colour | None = None, stroke: Stroke | None = None) -> Path:
    """Return the ellipse that fills the box."""
    x, y = box.centre
    a, b = box.width / 2, box.height / 2
    ka, kb = a * ARC, b * ARC
    return Path(
        (
            ("M", x + a, y),
            ("C", x + a, y + kb, x + ka, y + b, x, y + b),
            ("C", x - ka, y + b, x - a, y + kb, x - a, y),
            ("C", x - a, y - kb, x - ka, y - b, x, y - b),
            ("C", x + ka, y - b, x + a, y - kb, x + a, y),
            ("Z",),
        ),
        fill,
        stroke,
    )


def circle(
    centre: Point, radius: float, fill: Colour | None = None, stroke: Stroke | None = None
) -> Path:
    """Return a circle."""
    return ellipse(Box.around(*centre, 2 * radius), fill, stroke)


def hatched(corners: Sequence[Point], pitch: float, stroke: Stroke) -> Path:
    """Return strokes rising to the right, `pitch` apart, clipped to a polygon.

    The polygon may be concave; strokes of two polygons with one pitch lie on the same lines.
    """
    step = pitch * sqrt(2)  # Between the places where neighbouring strokes meet the y axis.
    sums = [x + y for x, y in corners]
    strokes: list[tuple[Point, Point]] = []
    for index in range(ceil(min(sums) / step), floor(max(sums) / step) + 1):
        ends = sorted(_crossings(corners, index * step))
        strokes += zip(ends[::2], ends[1::2], strict=False)
    return lines(strokes, stroke)


def _crossings(corners: Sequence[Point], level: float) -> list[Point]:
    """Return the points where the outline crosses the line x + y = level."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        a, b = ax + ay - level, bx + by - level
        if (a < 0) != (b < 0):
            share = a / (a - b)
            found.append((ax + share * (bx - ax), ay + share * (by - ay)))
    return found


def bounds(path: Path) -> Box:
    """Return the box around a path's points and control points, without its line width."""
    lengths = [length for segment in path.segments for length in segment[1:]]
    xs, ys = lengths[::2], lengths[1::2]
    left, top = min(xs), min(ys)
    return Box(left, top, max(xs) - left, max(ys) - top)


def _through(points: Iterable[Point]) -> tuple[Segment, ...]:
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest))
