"""What is cut, folded and glued: solid lines, dashed lines, hatched tabs.

A part's outline is drawn line by line, so that a line which two parts share is cut once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from sheets.drawing.hatching import hatched
from sheets.drawing.shapes import Box, Item, Path, Point, Stroke, lines, polygon
from sheets.drawing.theme import Theme

TAB: Final = 5.0  # How far a tab stands out.
SLANT: Final = 3.0  # By how much it is narrower there at each end.

Edge: TypeAlias = tuple[Point, Point]

_PITCH = 1.3


def cut(edges: Iterable[Edge], theme: Theme) -> Path:
    """Return lines to cut along."""
    return lines(edges, cut_stroke(theme))


def cut_stroke(theme: Theme) -> Stroke:
    """Return the line to cut along."""
    return Stroke(theme.ink, 0.5)


def fold(edges: Iterable[Edge], theme: Theme) -> Path:
    """Return lines to fold along."""
    return lines(edges, Stroke(theme.ink, 0.3, (1.6, 1.1)))


def sides(box: Box) -> tuple[Edge, ...]:
    """Return the sides of a box: the upper one, the right, the lower, the left."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return (
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    )


def tab(edge: Edge, theme: Theme) -> Iterator[Item]:
    """Yield a tab to be glued on the left of an edge, seen from its first point to its second."""
    (ax, ay), (bx, by) = edge
    length = abs(bx - ax) + abs(by - ay)  # Edges are level or upright.
    along, down = (bx - ax) / length, (by - ay) / length
    near = (ax + SLANT * along + TAB * down, ay + SLANT * down - TAB * along)
    far = (bx - SLANT * along + TAB * down, by - SLANT * down - TAB * along)
    corners = (edge[0], near, far, edge[1])
    yield polygon(corners, "#ffffff")
    yield hatched(corners, _PITCH, Stroke(theme.line, 0.2))
    yield cut(((edge[0], near), (near, far), (far, edge[1])), theme)
