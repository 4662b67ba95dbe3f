"""The outlines of the players' shields, by seat: round, a kite, a hexagon and a square."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from sheets.drawing.shapes import Colour, Path, Stroke, circle, polygon


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
