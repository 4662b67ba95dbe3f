"""The rivers between the territories of the solo map, from the coast and lakes to each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot
from typing import NamedTuple

from sheets.drawing.shapes import WHITE, Item, Point, Segment, Stroke, line
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice, neighbours
from sheets.merchants.board.streams import flattened, way_to_shore
from sheets.merchants.board.waters import (
    BORDER_BANKS,
    BORDER_WATER,
    OPENING,
    USUAL_WIDTH,
    lake_shores,
)
from sheets.merchants.edition.edition import SoloMap

# Banks have round ends, which meet a shore's line beside the water so far before they touch it.
BEFORE_SHORE = 0.36  # Of their width.


class Course(NamedTuple):
    """A river's line along the hexes' edges, and the ways from its ends to shores, if any."""

    line: tuple[Point, ...]
    start: Point | None
    end: Point | None


def river_courses(
    land: SoloMap, lattice: Lattice, coast: Iterable[Sequence[Segment]]
) -> tuple[Course, ...]:
    """Return the rivers as few lines; where one ends it flows into a lake or the sea."""
    lakes = (shore for lake in land.lakes for shore in lake_shores(lake, lattice))
    shores = [flattened(shore) for shore in (*coast, *lakes)]
    nearby: defaultdict[Point, list[Point]] = defaultdict(list)
    for edge in _river_edges(land):
        one, other = ((round(x, 4), round(y, 4)) for x, y in lattice.edge(edge))
        nearby[one].append(other)
        nearby[other].append(one)
    mouths = {
        point: way_to_shore(others[0], point, shores)
        for point, others in nearby.items()
        if len(others) == 1
    }
    return tuple(
        Course(course, mouths.get(course[0]), mouths.get(course[-1])) for course in _lines(nearby)
    )


def _lines(nearby: Mapping[Point, list[Point]]) -> Iterator[tuple[Point, ...]]:
    """Yield lines along all edges between points, from ends and forks first."""
    left = {point: sorted(others) for point, others in nearby.items()}
    for start in sorted(left, key=lambda point: (len(nearby[point]) == 2, point)):
        while left[start]:
            course = [start]
            while left[course[-1]]:
                following = left[course[-1]].pop(0)
                left[following].remove(course[-1])
                course.append(following)
            yield tuple(course)


def draw_banks(courses: Iterable[Course], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the banks of rivers, up to the shores that they flow into."""
    wide = BORDER_BANKS * lattice.width / USUAL_WIDTH
    stroke = Stroke(theme.water, wide)
    yield from (line(*_reaching(each, -BEFORE_SHORE * wide), stroke=stroke) for each in courses)


def draw_flow(courses: Iterable[Course], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the water of rivers, over the lines of the shores that they flow into."""
    wide = BORDER_WATER * lattice.width / USUAL_WIDTH
    stroke = Stroke(theme.fill("shallow") or WHITE, wide)
    beyond = (OPENING - wide) / 2
    yield from (line(*_reaching(each, beyond), stroke=stroke) for each in courses)


def _reaching(course: Course, beyond: float) -> Iterator[Point]:
    """Yield a river's line with its ends as far beyond the shores as asked, or before them."""
    points = course.line
    if course.start:
        yield _further(points[0], course.start, beyond)
    yield from points
    if course.end:
        yield _further(points[-1], course.end, beyond)


def _further(corner: Point, shore: Point, beyond: float) -> Point:
    x, y = shore[0] - corner[0], shore[1] - corner[1]
    share = 1 + beyond / hypot(x, y)
    return corner[0] + share * x, corner[1] + share * y


def _river_edges(land: SoloMap) -> Iterator[tuple[Hex, Hex]]:
    territory_of = land.territory_of
    for hex_, territory in territory_of.items():
        for other in neighbours(hex_)[:3]:
            if territory_of.get(other, territory) != territory:
                yield hex_, other
