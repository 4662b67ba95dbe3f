"""The waters of a map: lakes with their shores and ships, and rivers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import NamedTuple

from sheets.drawing.figures import FIRM, HAIR, HEAVY
from sheets.drawing.icons import icon
from sheets.drawing.shapes import (
    Item,
    Mark,
    Path,
    Point,
    Segment,
    Stroke,
    box_around,
    circle,
    line,
    polygon,
)
from sheets.drawing.theme import Theme
from sheets.hexes import DIRECTIONS, Hex, Lattice, hex_at, neighbours
from sheets.merchants.board.marks import ship_mark
from sheets.merchants.edition.edition import Board, Lake

USUAL_WIDTH = 17.0  # The hex that ships and resources are drawn for; smaller in smaller ones.
INITIAL_RING = 7.8
BORDER_BANKS, BORDER_WATER = 2.1, 0.9  # How wide a river is that is a border, and its water,
BANKS, WATER = 1.1, 0.7  # and one that is none.


class Waves(NamedTuple):
    """A row of a hex's waves: how far below its centre, their places aside of it, their swell."""

    down: float
    places: tuple[float, ...]
    swell: float


WAVES = (
    Waves(-6.2, (0.0,), -0.7),
    Waves(-3.6, (-3.2, 3.2), 0.7),
    Waves(-0.8, (0.0,), -0.7),
    Waves(2.0, (-3.8, 3.8), 0.7),
    Waves(4.8, (0.0,), -0.7),
    Waves(7.0, (0.0,), 0.7),
)
NAMED_ROWS = 2  # So many rows, from the top, lie where a name stands or its tail reaches.
WAVE = 2.0  # Half the length of a wave.
WAVE_LINE = 0.15
SHIP_ROOM = 6.5
RIPPLES = (1.0,)  # The lines along a shore, by their distance from it.


def draw_water(lake: Lake, lattice: Lattice, theme: Theme, *, is_named: bool) -> Iterator[Item]:
    """Yield a lake's ground, waves where the theme has none, but none under its hexes' names."""
    rows = WAVES[NAMED_ROWS:] if is_named else WAVES
    fill = theme.fill("water")
    for hex_ in lake.hexes:
        if fill:
            yield polygon(lattice.corners(hex_), fill)
        else:
            # Around a ship and its ring there are none either.
            clear = [row for row in rows if hex_ not in lake.ships or abs(row.down) >= SHIP_ROOM]
            yield _waves(lattice.centre(hex_), lattice, theme, clear)


def _waves(centre: Point, lattice: Lattice, theme: Theme, rows: Iterable[Waves]) -> Path:
    """Return the waves of a hex, row by row."""
    size = lattice.width / USUAL_WIDTH
    x, y = centre
    segments: list[Segment] = []
    for down, places, swells in rows:
        for place in places:
            left, level = x + size * (place - WAVE), y + size * down
            middle, right = x + size * place, x + size * (place + WAVE)
            swell = size * swells
            segments += [
                ("M", left, level),
                ("C", left + size, level + swell, middle - size, level + swell, middle, level),
                ("C", middle + size, level - swell, right - size, level - swell, right, level),
            ]
    return Path(tuple(segments), stroke=Stroke(theme.water, WAVE_LINE))


def draw_shore(lake: Lake, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield a lake's shore as one outline, with a line of ripples along it."""
    for loop in outline_of(lake.hexes, lattice):
        yield polygon(loop, stroke=Stroke(theme.water, HEAVY))
        for depth in RIPPLES:
            yield polygon(_inside(loop, depth), stroke=Stroke(theme.water, HAIR))


def _inside(loop: list[Point], depth: float) -> list[Point]:
    """Return an outline moved inwards; the water lies to the right of its direction."""
    moved: list[Point] = []
    for before, corner, after in zip(loop[-1:] + loop, loop, loop[1:] + loop[:1], strict=False):
        (ax, ay), (bx, by) = _normal(before, corner), _normal(corner, after)
        # The two sides' normals meet in the corner's; both sides end up `depth` away.
        share = depth / (1 + ax * bx + ay * by)
        moved.append((corner[0] + share * (ax + bx), corner[1] + share * (ay + by)))
    return moved


def _normal(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return -dy / length, dx / length


def outline_of(hexes: Iterable[Hex], lattice: Lattice) -> list[list[Point]]:
    """Return the closed outlines around a group of hexes, holes included."""
    inside = set(hexes)
    following: dict[Point, Point] = {}
    for hex_ in inside:
        corners = [(round(x, 4), round(y, 4)) for x, y in lattice.corners(hex_)]
        for direction, neighbour in enumerate(neighbours(hex_)):
            if neighbour not in inside:
                following[corners[direction]] = corners[(direction + 1) % len(DIRECTIONS)]
    loops: list[list[Point]] = []
    while following:
        start, corner = following.popitem()
        loop = [start]
        while corner != start:
            loop.append(corner)
            corner = following.pop(corner)
        loops.append(loop)
    return loops


def draw_ships(lake: Lake, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield a lake's ships, each with a ring for an initial."""
    size = lattice.width / USUAL_WIDTH
    for ship in lake.ships:
        x, y = lattice.centre(ship)
        yield icon("ship", (x - 4.2 * size, y + 0.4), 5.4 * size, theme.ink, "#ffffff")
        ring = box_around(x + 3.0 * size, y + 0.4, INITIAL_RING * size)
        outline = circle(ring.centre, ring.width / 2, "#ffffff", Stroke(theme.ink, FIRM))
        yield Mark(ship_mark(ship), "write", ring, (outline,))


def draw_river(
    board: Board, row: int, lattice: Lattice, theme: Theme, *, is_border: bool
) -> Iterator[Item]:
    """Yield the river below a row, along the hexes' edges: heavy banks where it is the border."""
    corners = _river_line(board, row, lattice)
    for stroke in river_strokes(lattice, theme, is_border=is_border):
        yield line(*corners, stroke=stroke)


def river_strokes(lattice: Lattice, theme: Theme, *, is_border: bool) -> tuple[Stroke, Stroke]:
    """Return the lines of a river, the lower one first: its banks, and the water between them."""
    size = lattice.width / USUAL_WIDTH
    banks, water = (BORDER_BANKS, BORDER_WATER) if is_border else (BANKS, WATER)
    fill = theme.fill("water") or "#ffffff"
    return Stroke(theme.water, size * banks), Stroke(fill, size * water)


def _river_line(board: Board, row: int, lattice: Lattice) -> list[Point]:
    upper = [hex_at(column, row) for column in range(1, board.columns + 1)]
    points: list[Point] = []
    for hex_ in upper:
        corners = lattice.corners(hex_)
        points += [corners[3], corners[2]]
    points.append(lattice.corners(upper[-1])[1])
    if row % 2:  # The row below reaches half a hex further to the right, this one to the left.
        points.append(lattice.corners(hex_at(board.columns, row + 1))[0])
    else:
        points.insert(0, lattice.corners(hex_at(1, row + 1))[4])
    return points


def widened(loop: Sequence[Point], by: float) -> list[Point]:
    """Return a closed outline of `outline_of` with every side moved outwards.

    The land lies on the right of each side, as the page's y grows downwards; a hole gets smaller.
    """
    moved: list[Point] = []
    for before, at, after in zip((loop[-1], *loop), loop, (*loop[1:], loop[0]), strict=False):
        one, other = _outwards(before, at), _outwards(at, after)
        share = by / (1 + one[0] * other[0] + one[1] * other[1])
        moved.append((at[0] + share * (one[0] + other[0]), at[1] + share * (one[1] + other[1])))
    return moved


def _outwards(start: Point, end: Point) -> Point:
    """Return the direction across a side, away from the land, of length 1."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y)
    return y / length, -x / length
