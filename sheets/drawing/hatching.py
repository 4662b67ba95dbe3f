"""Hatching: parallel strokes inside a polygon, as one path that any printer draws."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sqrt

from sheets.drawing.shapes import Path, Point, Stroke, lines


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
