"""The rivers of a solo map: curves along the hexes' edges between territories (S3)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist, hypot
from typing import NamedTuple

from sheets.drawing.shapes import WHITE, Item, Path, Point, Segment, Stroke
from sheets.drawing.theme import Theme
from sheets.hexes import Edge, Hex, Lattice, neighbours
from sheets.merchants.board import waters
from sheets.merchants.board.shores import along, middle_of
from sheets.merchants.edition.edition import SoloMap

ROUND = 0.72  # How close a river keeps to the corners of hexes; at 2/3 it is a parabola.
# Banks have round ends, which meet a shore's line beside the water so far before they touch it.
BEFORE_SHORE = 0.36  # Of their width.
ASIDE = 1.2  # A picture stands so far from its place, away from rivers, in the usual hex.
MOUTH = 0.2  # The water reaches so far through a broad shore's line, half on either side.


class Course(NamedTuple):
    """A river's line along the hexes' edges, and the ways from its ends to shores, if any."""

    line: tuple[Point, ...]
    start: Point | None
    end: Point | None


def river_edges(land: SoloMap) -> Iterator[Edge]:
    """Yield the pairs of hexes between which a river runs."""
    territory_of = land.territory_of
    for hex_, territory in territory_of.items():
        for other in neighbours(hex_)[:3]:
            if territory_of.get(other, territory) != territory:
                yield hex_, other


def asides(land: SoloMap, lattice: Lattice) -> Mapping[Hex, Point]:
    """Return how far pictures in hexes beside rivers stand from their places, away from those."""
    pulls: defaultdict[Hex, list[Point]] = defaultdict(list)
    for one, other in river_edges(land):
        (ax, ay), (bx, by) = lattice.centre(one), lattice.centre(other)
        pulls[one].append((ax - bx, ay - by))
        pulls[other].append((bx - ax, by - ay))
    far = ASIDE * lattice.width / waters.USUAL_WIDTH
    return {hex_: _far(ways, far) for hex_, ways in pulls.items()}


def _far(ways: Sequence[Point], far: float) -> Point:
    """Return a way so far in the mean direction of some; none where these cancel out."""
    across, down = (sum(way[axis] for way in ways) for axis in (0, 1))
    length = hypot(across, down)
    return (far * across / length, far * down / length) if length > 1 else (0.0, 0.0)


def river_courses(
    land: SoloMap, lattice: Lattice, coast: Iterable[Sequence[Segment]]
) -> tuple[Course, ...]:
    """Return the rivers as few lines; where one ends it flows into a lake or the sea."""
    lakes = (shore for lake in land.lakes for shore in waters.lake_shores(lake, lattice))
    shores = [waters.flattened(shore) for shore in (*coast, *lakes)]
    nearby: defaultdict[Point, list[Point]] = defaultdict(list)
    for edge in river_edges(land):
        one, other = ((round(x, 4), round(y, 4)) for x, y in lattice.edge(edge))
        nearby[one].append(other)
        nearby[other].append(one)
    mouths = {
        point: waters.way_to_shore(others[0], point, shores)
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
    wide = waters.BORDER_BANKS * lattice.width / waters.USUAL_WIDTH
    stroke = Stroke(theme.outline("shore"), wide)
    yield from (_curved([*_reaching(each, -BEFORE_SHORE * wide)], stroke) for each in courses)


def draw_flow(courses: Iterable[Course], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the water of rivers, over the lines of the shores that they flow into."""
    wide = waters.BORDER_WATER * lattice.width / waters.USUAL_WIDTH
    stroke = Stroke(theme.fill("river") or WHITE, wide)
    opening = max(waters.OPENING, waters.shore_line(theme).width + MOUTH)
    beyond = (opening - wide) / 2
    yield from (_curved([*_reaching(each, beyond)], stroke) for each in courses)


def _curved(points: Sequence[Point], stroke: Stroke) -> Path:
    """Return a line through the middles of all edges between points that rounds their corners."""
    middles = [middle_of(*edge) for edge in pairwise(points)]
    segments: list[Segment] = [("M", *points[0]), ("L", *middles[0])]
    for corner, (before, after) in zip(points[1:-1], pairwise(middles), strict=True):
        segments.append(("C", *along(before, corner, ROUND), *along(after, corner, ROUND), *after))
    return Path((*segments, ("L", *points[-1])), stroke=stroke)


def _reaching(course: Course, beyond: float) -> Iterator[Point]:
    """Yield a river's line with its ends as far beyond the shores as asked, or before them."""
    points = course.line
    if course.start:
        yield _further(points[0], course.start, beyond)
    yield from points
    if course.end:
        yield _further(points[-1], course.end, beyond)


def _further(corner: Point, shore: Point, beyond: float) -> Point:
    return along(corner, shore, 1 + beyond / dist(corner, shore))
