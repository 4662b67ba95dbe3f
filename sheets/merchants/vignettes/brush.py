"""How land is drawn: outlines in a dark tone, flat tints, one shaded side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sheets.drawing.hatching import hatched
from sheets.drawing.shapes import Colour, Item, Path, Point, Stroke, circle, line, polygon
from sheets.drawing.theme import Theme

THIN, FINE, BOLD = 0.2, 0.26, 0.5
PITCH, HATCH = 0.85, 0.2  # Of the shaded sides, where a theme has no tint for them.
WHITE = "#ffffff"


class Brush(NamedTuple):
    """The colours of a picture: its outlines, its areas, and their shaded sides, if tinted."""

    line: Colour
    tint: Colour
    shade: Colour | None

    def area(self, *corners: Point, fill: Colour = "", width: float = FINE) -> Path:
        """Return an area with its outline, in its tint or another one."""
        return polygon(corners, fill or self.tint, Stroke(self.line, width))

    def shaded(self, *corners: Point) -> Path:
        """Return a shaded side: tinted, else hatched."""
        if self.shade:
            return polygon(corners, self.shade)
        return hatched(corners, PITCH, Stroke(self.line, HATCH))

    def solid(self, *corners: Point) -> Path:
        """Return a small dark area, such as a gate."""
        return polygon(corners, self.line)

    def stroke(self, *points: Point, width: float = FINE) -> Path:
        """Return a line through points."""
        return line(*points, stroke=Stroke(self.line, width))

    def outline(self, *corners: Point) -> Path:
        """Return the outline of an area that is painted already."""
        return polygon(corners, None, Stroke(self.line, FINE))

    def disc(self, x: float, y: float, radius: float) -> Path:
        """Return a round area without an outline."""
        return circle((x, y), radius, self.tint)

    def ring(self, x: float, y: float, radius: float) -> Path:
        """Return the outline of a round area."""
        return circle((x, y), radius, None, Stroke(self.line, FINE))

    def block(
        self, x: float, base: float, width: float, height: float, fill: Colour = ""
    ) -> Iterator[Item]:
        """Yield an upright block on its base around `x`, its right third shaded."""
        left, right, top = x - width / 2, x + width / 2, base - height
        side = x + width / 6
        corners = ((left, top), (right, top), (right, base), (left, base))
        yield polygon(corners, fill or self.tint)
        yield self.shaded((side, top), (right, top), (right, base), (side, base))
        yield self.outline(*corners)


def brush_of(name: str, theme: Theme) -> Brush:
    """Return the brush for a resource or a piece of land in a theme."""
    tint = theme.fill(f"{name}-body") or WHITE
    return Brush(theme.outline(name), tint, theme.fill(f"{name}-shade"))
