"""Where the ink of a drawing lies: its paths and texts on the page, in order and found by place.

Curves count as their chords. Knows no rule of a good layout.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count, pairwise
from math import hypot
from typing import Final, Generic, NamedTuple, TypeVar

from fonts import face, missing_characters
from sheets.drawing.lettering import extent
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import (
    TOLERANCE,
    WHITE,
    Box,
    Colour,
    Drawing,
    Group,
    Item,
    Mark,
    Path,
    Placement,
    Point,
    Text,
)

CELL: Final = 18.0  # The side of the squares in which what lies somewhere is looked up.
POINTS: Final = 5  # Of a box, by which it is known what covers it: corners and middle.
CHORDS: Final = 6  # Straight pieces for a curve.
# The shares that a curve's four points have in the end of each of its chords.
_SHARES: Final = tuple(
    ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
    for t in (step / CHORDS for step in range(1, CHORDS + 1))
)

T = TypeVar("T")


class _Part(NamedTuple):
    """A part of a path's outline: its corners, and the box around them."""

    points: list[Point]
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True)
class Shape:
    """A path on the page: its index among the page's items, the mark it belongs to, if any.

    `placement` is where the path comes to lie. There `area` is the box around it without its
    line's width, `box` with it; `half_line` is half that width, 0 where it has none.
    """

    order: int
    mark: str
    drawn: Path
    placement: Placement
    area: Box
    half_line: float
    box: Box

    @property
    def path(self) -> Path:
        """The path where it lies."""
        return self.placement.path(self.drawn)

    @property
    def fill(self) -> Colour | None:
        """The colour of its area."""
        return self.drawn.fill

    def covered(self, box: Box) -> set[Point]:
        """Return which of a box's corners and middle its area covers; a line covers nothing."""
        if self.fill is None:
            return set()
        near = [
            part
            for part in self._parts
            if part.top <= box.bottom and part.bottom > box.y and part.right >= box.x
        ]
        return {point for point in (box.centre, *corners(box)) if _holds(near, point)}

    def fills(self, box: Box) -> bool:
        """Return whether its area covers all of the box."""
        return self.area.holds(box) and len(self.covered(box)) == POINTS

    def has_line_in(self, box: Box) -> bool:
        """Return whether its line, in its width, comes into the box."""
        if self.drawn.stroke is None:
            return False
        half = self.half_line
        wide = box.inset(-half)
        return any(
            _crosses(start, end, box) or _is_near(start, end, box, half)
            for start, end in self._edges_near(wide)
            if _crosses(start, end, wide)
        )

    def has_area_in(self, box: Box) -> bool:
        """Return whether its area and the box share more than an edge."""
        if self.fill is None:
            return False
        return _holds(self._parts, box.centre) or any(
            _crosses(start, end, box) for start, end in self._edges_near(box)
        )

    @cached_property
    def _parts(self) -> list[_Part]:
        return [_part(points) for points in _outline(self.drawn, self.placement)]

    def _edges_near(self, box: Box) -> Iterator[tuple[Point, Point]]:
        """Yield the straight pieces that do not lie all to one side of the box."""
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        for points, first, highest, last, lowest in self._parts:
            if first > right or last < left or highest > bottom or lowest < top:
                continue
            for edge in pairwise(points):
                (ax, ay), (bx, by) = edge
                if not (
                    (ax < left and bx < left)
                    or (ax > right and bx > right)
                    or (ay < top and by < top)
                    or (ay > bottom and by > bottom)
                ):
                    yield edge


@dataclass(frozen=True, slots=True)
class Word:
    """A text where it stands: its index among the page's items, the mark it belongs to, if any.

    `lacking` are characters that its face has not got; its `box` is then the one it was meant for.
    """

    order: int
    mark: str
    text: Text
    box: Box
    lacking: tuple[str, ...] = ()


class Ground(NamedTuple):
    """What a word stands on: the colours at its corners and in its middle, white where it is bare.

    What comes before `order`, that of the last shape that fills its box, is hidden by that; `seen`
    is what of its box is not, above the word too.
    """

    colours: set[Colour]
    order: int
    seen: list[Shape]


class Grid(Generic[T]):
    """Things by the boxes in which they lie, found again in their order."""

    def __init__(self, things: Iterable[tuple[Box, T]]) -> None:
        self._things: list[T] = []
        self._cells: defaultdict[tuple[int, int], list[tuple[int, Box]]] = defaultdict(list)
        for order, (box, thing) in enumerate(things):
            self._things.append(thing)
            for cell in _cells(box):
                self._cells[cell].append((order, box))

    def overlapping(self, box: Box) -> list[T]:
        """Return what lies in boxes that overlap this one, by the rule of `Box.overlaps`."""
        left, top, right, bottom = box.x, box.y, box.right - TOLERANCE, box.bottom - TOLERANCE
        found = {
            order
            for cell in _cells(box)
            for order, (x, y, wide, high) in self._cells.get(cell, ())
            if x < right
            and y < bottom
            and left < x + wide - TOLERANCE
            and top < y + high - TOLERANCE
        }
        return [self._things[order] for order in sorted(found)]


class Ink:
    """The paper, shapes, words and marks of one page; a text of no characters is none.

    Marks come with no items; what was printed in them knows the name of its mark.
    """

    def __init__(self, drawing: Drawing) -> None:
        self.paper = Box(0, 0, drawing.width, drawing.height)
        self.shapes: list[Shape] = []
        self.words: list[Word] = []
        self.marks: list[Mark] = []
        self._bounds: dict[int, Box] = {}  # By the identity of paths, some of which come often.
        self._orders = count()
        self._take(drawing.items, Placement(), "")
        # What of the page overlaps a box, the undermost first.
        self.shapes_in = Grid((each.box, each) for each in self.shapes).overlapping
        self.words_in = Grid((each.box, each) for each in self.words).overlapping
        self.marks_in = Grid((each.box, each) for each in self.marks).overlapping

    def _take(self, items: Iterable[Item], placement: Placement, mark: str) -> None:
        for item in items:
            if isinstance(item, Group):
                self._take(item.items, placement.inside(item), mark)
            elif isinstance(item, Mark):
                self.marks.append(placement.mark(item))
                self._take(item.items, placement, item.name)
            elif isinstance(item, Path):
                if item.segments:
                    area = placement.box(self._bounds_of(item))
                    half = placement.scale * item.stroke.width / 2 if item.stroke else 0.0
                    order, box = next(self._orders), area.inset(-half) if half else area
                    self.shapes.append(Shape(order, mark, item, placement, area, half, box))
            elif item.text:
                self.words.append(_word(next(self._orders), mark, placement.text(item)))

    @cached_property
    def grounds(self) -> dict[int, Ground]:
        """What each word stands on, by its order."""
        return {word.order: _ground(word, self.shapes_in(word.box)) for word in self.words}

    def _bounds_of(self, path: Path) -> Box:
        if id(path) not in self._bounds:
            self._bounds[id(path)] = bounds(path)
        return self._bounds[id(path)]


def corners(box: Box) -> tuple[Point, Point, Point, Point]:
    """Return the corners of a box."""
    return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)


def seen_in(box: Box, shapes: Sequence[Shape]) -> Sequence[Shape]:
    """Return shapes without those that are hidden in the box, by one whose area fills it."""
    filling = (index for index in range(len(shapes) - 1, -1, -1) if shapes[index].fills(box))
    return shapes[next(filling, 0) :]


def _ground(word: Word, shapes: list[Shape]) -> Ground:
    bare, colours = {word.box.centre, *corners(word.box)}, set()
    under = [shape for shape in shapes if shape.order < word.order]
    for shape in reversed(under):
        covered = shape.covered(word.box)
        if covered & bare and shape.fill:
            colours.add(shape.fill)
            bare -= covered
        if len(covered) == POINTS and shape.area.holds(word.box):
            seen = [each for each in shapes if each.order >= shape.order]
            return Ground(colours, shape.order, seen)
    return Ground(colours | {WHITE} if bare else colours, -1, shapes)


def _word(order: int, mark: str, text: Text) -> Word:
    lacking = missing_characters(text.text, face(text.face))
    return Word(order, mark, text, text.box if lacking else extent(text), lacking)


def _cells(box: Box) -> list[tuple[int, int]]:
    columns = range(int(box.x // CELL), int(box.right // CELL) + 1)
    rows = range(int(box.y // CELL), int(box.bottom // CELL) + 1)
    return [(column, row) for column in columns for row in rows]


def _outline(path: Path, placement: Placement) -> list[list[Point]]:
    """Return the corners of each part of a path where it comes to lie."""
    dx, dy, scale = placement
    parts: list[list[Point]] = []
    for operator, *values in path.segments:
        points = [
            (dx + scale * x, dy + scale * y) for x, y in zip(values[::2], values[1::2], strict=True)
        ]
        if operator == "M":
            parts.append(points)
        elif operator == "L":
            parts[-1] += points
        elif operator == "C":
            parts[-1] += _chords(parts[-1][-1], *points)
        else:
            parts[-1].append(parts[-1][0])
    return parts


def _chords(start: Point, one: Point, other: Point, end: Point) -> list[Point]:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = start, one, other, end
    return [
        (a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy)
        for a, b, c, d in _SHARES
    ]


def _part(points: list[Point]) -> _Part:
    xs, ys = zip(*points, strict=True)
    return _Part(points, min(xs), min(ys), max(xs), max(ys))


def _holds(parts: Iterable[_Part], point: Point) -> bool:
    """Whether a point is in an area: a line to its right crosses the outline oddly often."""
    x, y = point
    inside = False
    for points, _, top, right, bottom in parts:
        if y < top or y >= bottom or x > right:
            continue
        ax, ay = points[-1]
        for bx, by in points:
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                inside = not inside
            ax, ay = bx, by
    return inside


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """Return whether a straight piece comes into the box: no side cuts all of it away."""
    (x, y), dx, dy = start, end[0] - start[0], end[1] - start[1]
    first, last = 0.0, 1.0
    for step, room in (
        (-dx, x - box.x),
        (dx, box.right - x),
        (-dy, y - box.y),
        (dy, box.bottom - y),
    ):
        if step:
            at = room / step
            first, last = (max(first, at), last) if step < 0 else (first, min(last, at))
        elif room <= 0:
            return False
    return first < last


def _is_near(start: Point, end: Point, box: Box, distance: float) -> bool:
    """Return whether a straight piece outside the box comes within the distance of it."""
    if any(_distance(corner, start, end) < distance for corner in corners(box)):
        return True
    return any(
        hypot(max(box.x - x, x - box.right, 0), max(box.y - y, y - box.bottom, 0)) < distance
        for x, y in (start, end)
    )


def _distance(point: Point, start: Point, end: Point) -> float:
    """Return the distance of a point from a straight piece."""
    (x, y), (ax, ay), (dx, dy) = point, start, (end[0] - start[0], end[1] - start[1])
    length = dx * dx + dy * dy
    share = min(max(((x - ax) * dx + (y - ay) * dy) / length, 0), 1) if length else 0
    return hypot(x - ax - share * dx, y - ay - share * dy)
