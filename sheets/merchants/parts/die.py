"""The net of a die, a picture of the finished one, and how paper is cut, folded and glued."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from sheets.drawing.icons import icon
from sheets.drawing.paths import hatched, lines, polygon, rectangle
from sheets.drawing.shapes import Box, Item, Path, Point, Segment, Stroke, flatten
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition

SIDE: Final = 22.0
# Column and row of every face in the net.
NET: Final[Mapping[int, tuple[int, int]]] = MappingProxyType(
    {1: (1, 0), 2: (0, 1), 3: (1, 1), 5: (2, 1), 4: (3, 1), 6: (2, 2)}
)
UP, RIGHT, DOWN, LEFT = range(4)
# The sides of faces that have a tab, one for every edge of the die that is not folded.
TABS: Final = ((2, UP), (2, DOWN), (3, DOWN), (5, UP), (4, UP), (4, DOWN), (4, RIGHT))
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
TAB: Final = 5.0  # How far a tab stands out.
NET_WIDTH, NET_HEIGHT = 4 * SIDE + TAB, 3 * SIDE
NEXT_NET = NET_HEIGHT + 3.0  # From a net to one below it: they share no edge.
_PICTURE = 14.5
_FRAME = 1.5  # From a face's sides to the frame around its picture.
SLANT: Final = 3.0  # By how much it is narrower there at each end.
Edge: TypeAlias = tuple[Point, Point]
_PITCH = 1.3


def draw_net(edition: Edition, x: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield a die's net, its upper left corner at `x`, `y`; faces in the edition's order (M3.1)."""
    faces = dict(enumerate((*edition.dice, "question"), 1))
    boxes = {face: face_box(face, x, y) for face in NET}
    for face, side in TABS:
        yield from tab(sides(boxes[face])[side], theme)
    for face, box in boxes.items():
        yield from _face(faces[face], box, theme)
    folds, cuts = [], []
    for face, box in boxes.items():
        for side, edge in enumerate(sides(box)):
            if _beyond(face, side) in NET.values():
                folds += [edge] if side in (RIGHT, DOWN) else []  # Two faces share it.
            elif (face, side) in TABS:
                folds.append(edge)
            else:
                cuts.append(edge)
    yield fold(folds, theme)
    yield cut(cuts, theme)


def face_box(face: int, x: float = 0.0, y: float = 0.0) -> Box:
    """Return where a face lies in a net with its upper left corner at `x`, `y`."""
    column, row = NET[face]
    return Box(x + column * SIDE, y + row * SIDE, SIDE, SIDE)


def _beyond(face: int, side: int) -> tuple[int, int]:
    (column, row), (across, down) = NET[face], TOWARDS[side]
    return column + across, row + down


def _face(name: str, box: Box, theme: Theme) -> Iterator[Item]:
    yield rectangle(box, theme.fill(name) or theme.fill("panel") or "#ffffff")
    yield rectangle(box.inset(_FRAME), "#ffffff", Stroke(theme.title, 0.25), 2.4)
    yield rectangle(box.inset(_FRAME + 0.6), None, Stroke(theme.title, 0.2), 1.9)
    yield icon(name, box.centre, _PICTURE, theme.ink, theme.fill(name))


_CORNER_PICTURE = 0.66  # Of a face's side.
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
        picture = icon(face, (0, 0), _CORNER_PICTURE, theme.ink, "#ffffff")
        for item in flatten((picture,)):
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
