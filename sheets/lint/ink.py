"""Where the ink of a drawing lies: its paths and texts on the page, in order and found by place.

Curves count as their chords. Knows no rule of a good layout.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from fonts import face, missing_characters
from sheets.drawing.lettering import extent
from sheets.drawing.shapes import Box, Drawing, Mark, Path, Point, Text, bounds, laid_flat, marks_of

CELL = 12.0  # The side of the squares in which ink is looked up.
CHORDS = 6  # Straight pieces for a curve.

Outline: TypeAlias = list[list[Point]]


@dataclass(frozen=True, slots=True)
class Shape:
    """A path where it lies: its index among the page's items, the mark it belongs to, if any.

    `box` holds its line's width too; `outline` its corners, a list for every part of it.
    """

    order: int
    mark: str
    path: Path
    box: Box
    outline: Outline

    @property
    def half_line(self) -> float:
        """Half the width of its line."""
        return self.path.stroke.width / 2 if self.path.stroke else 0.0

    def covers(self, point: Point) -> bool:
        """Return whether its area holds the point, whatever its colour; a line holds nothing."""
        return self.path.fill is not None and _is_inside(self.outline, point)

    def has_line_in(self, box: Box) -> bool:
        """Return whether its line, in its width, comes into the box."""
        if self.path.stroke is None:
            return False
        wide = box.inset(-self.half_line)
        return any(
            _crosses(start, end, box) or _is_near(start, end, box, self.half_line)
            for start, end in self._edges()
            if _crosses(start, end, wide)
        )

    def has_area_in(self, box: Box) -> bool:
        """Return whether its area and the box share more than an edge."""
        if self.path.fill is None:
            return False
        return _is_inside(self.outline, box.centre) or any(
            _crosses(start, end, box) for start, end in self._edges()
        )

    def _edges(self) -> Iterator[tuple[Point, Point]]:
        return (edge for part in self.outline for edge in pairwise(part))


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


class Ink:
    """The paper, shapes, words and marks of one page; a text of no characters is none.

    Marks come with no items; what was printed in them knows the name of its mark.
    """

    def __init__(self, drawing: Drawing) -> None:
        self.paper = Box(0, 0, drawing.width, drawing.height)
        self.shapes: list[Shape] = []
        self.words: list[Word] = []
        self.marks: list[Mark] = []
        self._cells: defaultdict[tuple[int, int], list[Shape]] = defaultdict(list)
        self._take(drawing)
        for shape in self.shapes:
            for cell in _cells(shape.box):
                self._cells[cell].append(shape)

    def shapes_in(self, box: Box) -> list[Shape]:
        """Return the shapes whose boxes overlap this one, the undermost first."""
        found = {
            shape.order: shape
            for cell in _cells(box)
            for shape in self._cells.get(cell, ())
            if shape.box.overlaps(box)
        }
        return [found[order] for order in sorted(found)]

    def _take(self, drawing: Drawing) -> None:
        sizes = iter([len(mark.items) for mark in marks_of(drawing)])
        mark, left = "", 0
        for order, item in enumerate(laid_flat(drawing.items)):
            if isinstance(item, Mark):
                self.marks.append(item)
                mark, left = item.name, next(sizes)
                continue
            mark, left = (mark, left - 1) if left else ("", 0)
            if isinstance(item, Path):
                if item.segments:
                    self.shapes.append(_shape(order, mark, item))
            elif item.text:
                self.words.append(_word(order, mark, item))


def corners(box: Box) -> tuple[Point, Point, Point, Point]:
    """Return the corners of a box."""
    return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)


def first_seen(box: Box, shapes: Sequence[Shape]) -> int:
    """The index of the last shape whose area fills the box; those before are hidden by it."""
    points = (box.centre, *corners(box))
    for index in range(len(shapes) - 1, -1, -1):
        if all(map(shapes[index].covers, points)):
            return index
    return 0


def _word(order: int, mark: str, text: Text) -> Word:
    lacking = missing_characters(text.text, face(text.face))
    return Word(order, mark, text, text.box if lacking else extent(text), lacking)


def _shape(order: int, mark: str, path: Path) -> Shape:
    width = path.stroke.width if path.stroke else 0.0
    return Shape(order, mark, path, bounds(path).inset(-width / 2), _outline(path))


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for column in range(int(box.x // CELL), int(box.right // CELL) + 1):
        for row in range(int(box.y // CELL), int(box.bottom // CELL) + 1):
            yield column, row


def _outline(path: Path) -> Outline:
    parts: Outline = []
    for operator, *values in path.segments:
        if operator == "M":
            parts.append([(values[0], values[1])])
        elif operator == "L":
            parts[-1].append((values[0], values[1]))
        elif operator == "C":
            parts[-1] += _chords(parts[-1][-1], values)
        else:
            parts[-1].append(parts[-1][0])
    return parts


def _chords(start: Point, values: Sequence[float]) -> Iterator[Point]:
    (ax, ay), (bx, by, cx, cy, dx, dy) = start, values
    for step in range(1, CHORDS + 1):
        t = step / CHORDS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3
        yield a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


def _is_inside(outline: Outline, point: Point) -> bool:
    """Whether a point is in the area: a line to its right crosses the outline oddly often."""
    x, y = point
    inside = False
    for part in outline:
        for (ax, ay), (bx, by) in zip(part, part[1:] + part[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                inside = not inside
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
