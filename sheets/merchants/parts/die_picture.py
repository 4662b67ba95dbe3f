"""A finished die, seen from a corner: three of its faces, slanted as they are seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from sheets.drawing.icons import icon
from sheets.drawing.shapes import Item, Path, Point, Segment, Stroke, laid_flat, polygon
from sheets.drawing.theme import Theme

_PICTURE = 0.66  # Of a face's side.
_LINE = 0.7  # A slanted line is not as wide everywhere, so all are thinner.


class _Plane(NamedTuple):
    """How a face of side 1 around the origin is seen: where its middle lies, and its two sides."""

    middle: Point
    along: Point
    down: Point

    def point(self, x: float, y: float) -> Point:
        """Return where a point of the face is seen."""
        (mx, my), (ax, ay), (dx, dy) = self
        return mx + x * ax + y * dx, my + x * ay + y * dy


_WIDE = sqrt(3) / 2
# The upper face, the left one, the right one.
_PLANES = (
    _Plane((0, -0.5), (_WIDE, 0.5), (-_WIDE, 0.5)),
    _Plane((-_WIDE / 2, 0.25), (_WIDE, 0.5), (0, 1)),
    _Plane((_WIDE / 2, 0.25), (_WIDE, -0.5), (0, 1)),
)


def draw_die_picture(
    faces: Sequence[str], centre: Point, side: float, theme: Theme
) -> Iterator[Item]:
    """Yield a die with an edge of this length: what its upper, left and right faces show."""
    for face, plane in zip(faces, _PLANES, strict=True):
        corners = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
        seen = (_placed(plane.point(*corner), centre, side) for corner in corners)
        fill = theme.fill(face) or theme.fill("panel") or "#ffffff"
        yield polygon(seen, fill, Stroke(theme.title, 0.35))
        picture = icon(face, (0, 0), _PICTURE, theme.ink, "#ffffff")
        for item in laid_flat((picture,)):
            if isinstance(item, Path):
                yield _slanted(item, plane, centre, side)


def _slanted(path: Path, plane: _Plane, centre: Point, side: float) -> Path:
    """Return a path of a face as it is seen."""
    stroke = path.stroke and Stroke(path.stroke.colour, _LINE * side * path.stroke.width)
    segments = tuple(_seen(segment, plane, centre, side) for segment in path.segments)
    return Path(segments, path.fill, stroke)


def _seen(segment: Segment, plane: _Plane, centre: Point, side: float) -> Segment:
    operator, *values = segment
    points = zip(values[::2], values[1::2], strict=True)
    seen = (_placed(plane.point(*point), centre, side) for point in points)
    return (operator, *(value for point in seen for value in point))


def _placed(point: Point, centre: Point, side: float) -> Point:
    return centre[0] + side * point[0], centre[1] + side * point[1]
