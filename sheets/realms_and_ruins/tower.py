"""A realm's tower: whole while the realm is healthy, broken when it is ruined."""

from __future__ import annotations

from sheets.drawing.shapes import Colour, Item, Point, Stroke, polygon

# Outlines in heights of the whole tower, around its middle.
WHOLE = (
    *((-0.3, 0.5), (-0.3, -0.16), (-0.42, -0.24), (-0.42, -0.5), (-0.24, -0.5), (-0.24, -0.36)),
    *((-0.09, -0.36), (-0.09, -0.5), (0.09, -0.5), (0.09, -0.36)),
    *((0.24, -0.36), (0.24, -0.5), (0.42, -0.5), (0.42, -0.24), (0.3, -0.16), (0.3, 0.5)),
)
BROKEN = (
    *((-0.3, 0.5), (-0.3, -0.06), (-0.42, -0.12), (-0.42, -0.34), (-0.26, -0.38), (-0.2, -0.16)),
    *((-0.08, -0.04), (0.0, -0.12), (0.08, 0.14), (0.2, 0.2), (0.3, 0.36)),
    *((0.48, 0.34), (0.5, 0.5)),
)
GATE = ((-0.06, 0.5), (-0.06, 0.22), (0.0, 0.14), (0.06, 0.22), (0.06, 0.5))


def tower(
    centre: Point, height: float, ink: Colour, *, is_ruined: bool, fill: Colour = "#ffffff"
) -> tuple[Item, ...]:
    """Return the tower around a centre."""
    x, y = centre
    outline, gate = (
        [(x + height * across, y + height * down) for across, down in corners]
        for corners in (BROKEN if is_ruined else WHOLE, GATE)
    )
    return polygon(outline, fill, Stroke(ink, 0.25)), polygon(gate, ink)
