"""The waters of a map: lakes with their shores and ships, and rivers.

Rivers are tapered shapes: two banks that end on the shores they flow into.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, groupby
from math import dist
from typing import NamedTuple, TypeAlias

from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, line, polygon
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Colour,
    Group,
    Item,
    Mark,
    Path,
    Point,
    Segment,
    Stroke,
    drawn_once,
)
from sheets.drawing.sizes import FIRM, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice, hex_at, hex_name
from sheets.merchants.board.shores import (
    along,
    loosened,
    outline_of,
    outwards,
    smooth,
    towards,
    widened,
)
from sheets.merchants.edition.edition import Board, Lake
from sheets.merchants.marks import ship_mark

USUAL_WIDTH = 17.0  # The hex that ships and resources are drawn for; smaller in smaller ones.
INITIAL_RING = 7.8
LEAST_SHIP = 0.86  # A smaller hull has no room for its name.
BORDER_BANKS, BORDER_WATER = 2.3, 1.6  # How wide a river between territories is, and its water.
INSET, SWAY = 1.0, 0.32  # A lake's shore from the edges of its hexes, and how it wavers.
SHORE, RIPPLE = 0.45, 0.2  # The lines of the shore, and of the ripples inside it.
BARE_SHORE = 0.75  # The line of a shore that no tint of the sea shows.
DEPTH = 1.2  # From the shore to the ripples.
BORDER_RIVER = (2.7, 3.3)  # How wide the border is in the west and in the east.
BORDER_DOWN = 1.9  # How far the border's middle lies below the hexes' edges.
IDLE_RIVER = (0.8, 2.6)  # The same of a river that is none.
IDLE_BANK = 0.3
MOUTH, TO_SEA = 3.6, 3.6  # So far a river's line goes on into a lake, and over the beach.
OPENING = SHORE + 0.06  # So wide is the water on a shore's line.
# A boat below a ring around the origin.
HULL: tuple[Segment, ...] = (
    ("M", -5.4, 3.4),
    ("C", -3.6, 4.1, 3.6, 4.1, 5.6, 3.1),
    ("C", 5.3, 5.5, 4.5, 7.3, 3.2, 7.9),
    ("L", -3.2, 7.9),
    ("C", -4.7, 7.3, -5.2, 5.5, -5.4, 3.4),
    ("Z",),
)
WAVE = 1.7  # Half the length of a wave.
WAVE_LINE = 0.24
LAKE_WAVES = ((-2.6, -2.6), (2.4, -0.6), (-1.8, 2.0), (2.6, 3.8))  # In a hex without a ship.
NAMED_WAVES = LAKE_WAVES[1:]  # Where its name stands above them.
Cubic: TypeAlias = tuple[Point, Point, Point, Point]
Chord: TypeAlias = tuple[int, int]  # The number of a shore, and of a point on it before its end.
CHORDS = 6  # Straight pieces of a curve of a shore.
FINE_CHORDS = 12  # Straight pieces of a curve of a bank.
LAST = 4  # A river meets a shore in so many of its last curves.
NEAR = 14.0  # A river meets a shore no further than this from its end.


def shore_line(theme: Theme) -> Stroke:
    """Return the line between land and sea."""
    return Stroke(theme.outline("coast"), SHORE if theme.fill("sea") else BARE_SHORE)


def draw_rims(lakes: Iterable[Lake], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the beaches of lakes, as far as their hexes."""
    wet = [hex_ for lake in lakes for hex_ in lake.hexes]
    rims = [polygon(loop).segments for loop in outline_of(wet, lattice)]
    side = Stroke(theme.outline("hex"), RIPPLE)
    yield Path(tuple(chain.from_iterable(rims)), theme.fill("beach") or WHITE, side)


def draw_water(lake: Lake, lattice: Lattice, theme: Theme, *, is_named: bool) -> Iterator[Item]:
    """Yield a lake's water inside its shore, and waves where neither ship nor name is."""
    line = Stroke(theme.outline("coast"), SHORE)
    for shore in lake_shores(lake, lattice):
        yield Path(shore, theme.fill("shallow") or WHITE, line)
    size = lattice.width / USUAL_WIDTH
    for hex_ in lake.hexes:
        if hex_ not in lake.ships:
            x, y = lattice.centre(hex_)
            for across, down in NAMED_WAVES if is_named else LAKE_WAVES:
                yield wave((x + size * across, y + size * down), theme, size)


def wave(middle: Point, theme: Theme, scale: float = 1.0) -> Group:
    """Return the sign of a wave."""
    return Group((_wave(theme.outline("wave")),), *middle, scale)


@drawn_once
def _wave(colour: Colour) -> Group:
    near, far = 0.3 * WAVE, 0.7 * WAVE
    segments = (
        ("M", -WAVE, 0.0),
        ("C", -far, -0.8, -near, -0.8, 0.0, 0.0),
        ("C", near, -0.8, far, -0.8, WAVE, 0.0),
    )
    return Group((Path(segments, stroke=Stroke(colour, WAVE_LINE)),), name="wave")


def draw_shore(lake: Lake, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the line of ripples along a lake's shore."""
    for loop in outline_of(lake.hexes, lattice):
        ripple = smooth(widened(loop, -INSET - DEPTH))
        yield Path(ripple, stroke=Stroke(theme.outline("ripple"), RIPPLE))


def lake_shores(lake: Lake, lattice: Lattice) -> Iterator[tuple[Segment, ...]]:
    """Yield the closed curves of a lake's shore, those of islands too."""
    for loop in outline_of(lake.hexes, lattice):
        seed = " ".join(map(hex_name, lake.hexes))
        yield smooth(loosened(widened(loop, -INSET), SWAY, seed))


def draw_ships(lake: Lake, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield a lake's ships: a ring for an initial as the sail, below it a hull with its name."""
    size = lattice.width / USUAL_WIDTH
    for ship in lake.ships:
        yield from draw_ship(ship, lattice.centre(ship), max(size, LEAST_SHIP), theme)


def draw_ship(ship: Hex, centre: Point, size: float, theme: Theme) -> Iterator[Item]:
    """Yield a ship around a point; the ring on it is the mark."""
    x, y = centre[0], centre[1] - 1.3 * size
    yield from hull((x, y), size, theme)
    name = Box.around(x, y + 5.35 * size, 7.6 * size, 3.2)
    yield write(hex_name(ship), name, LEAST_PT, colour=theme.ink, name="bold", anchor="middle")
    ring = Box.around(x, y, INITIAL_RING * size)
    outline = circle((x, y), ring.width / 2, WHITE, Stroke(theme.outline("coast"), FIRM))
    yield Mark(ship_mark(ship), "write", ring, (outline,))


def hull(middle: Point, size: float, theme: Theme) -> Iterator[Item]:
    """Yield a boat below a ring around a point, and its flag above that."""
    x, y = middle
    pen = Stroke(theme.outline("coast"), 0.3)
    yield line((x, y - 3.9 * size), (x, y - 5.9 * size), stroke=pen)
    flag = ((0.0, -5.9), (2.2, -5.3), (0.0, -4.7))
    yield polygon([(x + size * a, y + size * b) for a, b in flag], theme.outline("coast"))
    yield Group((Path(HULL, theme.fill("start") or WHITE, pen),), x, y, size)


def idle_rows(board: Board, players: int) -> tuple[int, ...]:
    """Return the rows above the border below which another river flows, which does nothing (M2.5).

    Where no river is a border none is drawn: nobody need be told that they do nothing.
    """
    border = board.border_row(players)
    return tuple(row for row in board.rivers if border is not None and row < border)


def idle_rivers(
    board: Board, rows: Collection[int], lattice: Lattice, coast: Sequence[Sequence[Segment]]
) -> tuple[Stream, ...]:
    """Return the rivers below some rows, along the hexes' edges from shore to shore."""
    if not rows:
        return ()
    lakes = (shore for lake in board.lakes for shore in lake_shores(lake, lattice))
    shores = [flattened(shore) for shore in (*coast, *lakes)]
    return tuple(each for row in rows for each in _idle_river(board, row, lattice, shores))


def _idle_river(
    board: Board, row: int, lattice: Lattice, shores: Sequence[Sequence[Point]]
) -> Iterator[Stream]:
    size = lattice.width / USUAL_WIDTH
    corners = _river_line(board, row, lattice)
    length, wet = len(corners) - 1, board.lake_hexes

    def is_land(edge: int) -> bool:
        return not wet.intersection(_beside(board, row, edge))

    narrow, wide = (size * each / 2 for each in IDLE_RIVER)
    for dry, run in groupby(range(length), is_land):
        edges = list(run)
        if dry:
            first, last = edges[0], edges[-1] + 1
            points = _with_mouths(corners[first : last + 1], first > 0, last < length)
            start, share = first / length, (last - first) / length
            yield stream(points, partial(_between, narrow, wide, start, share), shores)


def _between(narrow: float, wide: float, start: float, share: float, at: float) -> float:
    """Return half the width of a piece of a river that begins at a share of its whole length."""
    return narrow + (start + share * at) * (wide - narrow)


def draw_streams(rivers: Iterable[Stream], theme: Theme) -> Iterator[Item]:
    """Yield rivers with their banks, which close at their mouths until these are opened."""
    banks = Stroke(theme.outline("shore"), IDLE_BANK)
    for each in rivers:
        yield Path(each.water, theme.fill("river") or WHITE, banks)


def open_mouths(rivers: Iterable[Stream], theme: Theme) -> Iterator[Item]:
    """Yield the water of rivers' mouths, over the shores of the lakes and the sea."""
    water = Stroke(theme.fill("river") or WHITE, OPENING)
    for each in rivers:
        for mouth in each.mouths:
            # Lines have round ends.
            if opening := trimmed(mouth, (IDLE_BANK + OPENING) / 2):
                yield line(*opening, stroke=water)


def border_bank(board: Board, row: int, lattice: Lattice, side: int) -> list[Point]:
    """Return a bank of the border river below a row, from west to east: -1 the land's, 1 the other.

    Between the banks the sea is seen.
    """
    points = _river_line(board, row, lattice)
    west, east = (each / 2 for each in BORDER_RIVER)
    return [
        (x, y + BORDER_DOWN + side * _between(west, east, 0.0, 1.0, index / (len(points) - 1)))
        for index, (x, y) in enumerate(points)
    ]


def _with_mouths(points: list[Point], from_lake: bool, to_lake: bool) -> list[Point]:
    """Return a river's line with its ends moved into lakes, or over the beach to the sea."""
    first, second, *_ = points
    *_, previous, last = points
    into = 1 + MOUTH / dist(first, second)
    start = along(second, first, into) if from_lake else (first[0] - TO_SEA, first[1])
    end = along(previous, last, into) if to_lake else (last[0] + TO_SEA, last[1])
    return [start, *points, end]


def _beside(board: Board, row: int, edge: int) -> Iterator[Hex]:
    """Yield the hexes above and below an edge of a river's line, counted from the west."""
    one, other = edge // 2 + 1, (edge + 1) // 2
    upper, lower = (one, other) if row % 2 else (other, one)
    for column, at in ((upper, row), (lower, row + 1)):
        if 1 <= column <= board.columns:
            yield hex_at(column, at)


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


def river_corners(board: Board, row: int, lattice: Lattice) -> list[Point]:
    """Return where a river turns below the hexes of a row, as far as there is no lake."""
    corners, wet = _river_line(board, row, lattice), board.lake_hexes
    return [
        corners[index]
        for index in range(1, len(corners) - 1)
        if corners[index][1] > corners[index - 1][1]
        and wet.isdisjoint((*_beside(board, row, index - 1), *_beside(board, row, index)))
    ]


class Stream(NamedTuple):
    """A river's outline, and its mouths: pieces of the shores that it flows through."""

    water: tuple[Segment, ...]
    mouths: tuple[tuple[Point, ...], ...]


def stream(
    points: Sequence[Point], half: Callable[[float], float], shores: Sequence[Sequence[Point]]
) -> Stream:
    """Return a river along a line, cut at the first shore on its way out at either end.

    Half its width comes by the share of its way; shores are closed.
    """
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        across, down = outwards(before, after)
        wide = half(index / (len(points) - 1))
        left.append((x + wide * across, y + wide * down))
        right.append((x - wide * across, y - wide * down))
    banks, mouths = [_curve(left), _curve(right)], []
    for _ in ("end", "beginning"):
        cuts = [_cut(bank, shores) for bank in banks]
        mouths.append(_mouth(cuts, shores))
        banks = [_reversed(bank) for bank, _ in cuts]
    (first, last), (one, other) = mouths, banks
    closing = (*_through(one), *(("L", *point) for point in first[1:]))
    back = (*_onwards(_reversed(other)), *(("L", *point) for point in reversed(last[:-1])))
    return Stream((*closing, *back, ("Z",)), tuple(mouths))


def flattened(segments: Sequence[Segment]) -> list[Point]:
    """Return the points of a closed curve, near enough to each other to be its shape."""
    found: list[Point] = []
    start: Point = (0.0, 0.0)
    for operator, *values in segments:
        points = list(zip(values[::2], values[1::2], strict=True))
        if operator == "C":
            found += _chords((start, points[0], points[1], points[2]), CHORDS)
        start = points[-1] if points else start
    return found


def way_to_shore(before: Point, end: Point, shores: Sequence[Sequence[Point]]) -> Point | None:
    """Return where a line that goes straight on beyond its end meets the first shore."""
    length = dist(before, end)
    beyond = along(before, end, 1 + NEAR / length)
    shares = [
        share
        for shore in shores
        for one, other in zip(shore, (*shore[1:], shore[0]), strict=True)
        if dist(one, end) < NEAR and (share := _crossing(end, beyond, one, other)) is not None
    ]
    return along(end, beyond, min(shares)) if shares else None


def trimmed(points: Sequence[Point], by: float) -> tuple[Point, ...]:
    """Return a line shorter by so much at both ends; nothing of a line that is not so long."""
    kept = list(points)
    for _ in ("end", "beginning"):
        left = by
        while len(kept) > 1 and (step := dist(kept[-1], kept[-2])) <= left:
            kept.pop()
            left -= step
        if len(kept) < 2:
            return ()
        kept[-1] = along(kept[-1], kept[-2], left / step)
        kept.reverse()
    return tuple(kept)


def _curve(points: Sequence[Point]) -> list[Cubic]:
    """Return an open curve from the first point to the last one that rounds those between."""
    curve: list[Cubic] = []
    start = points[0]
    for index, at in enumerate(points[1:-1], 1):
        is_last = index == len(points) - 2
        end = points[-1] if is_last else along(at, points[index + 1], 0.5)
        curve.append((start, towards(start, at), towards(end, at), end))
        start = end
    return curve


def _cut(bank: list[Cubic], shores: Sequence[Sequence[Point]]) -> tuple[list[Cubic], Chord | None]:
    """Return a bank up to where it meets a shore, and which piece of which shore that is."""
    end = bank[-1][-1]
    near = [
        (number, index)
        for number, shore in enumerate(shores)
        for index, point in enumerate(shore)
        if dist(point, end) < NEAR
    ]
    for index in range(max(len(bank) - LAST, 0), len(bank)):
        start = bank[index][0]
        for step, point in enumerate(_chords(bank[index], FINE_CHORDS)):
            for number, at in near:
                one, other = shores[number][at], shores[number][(at + 1) % len(shores[number])]
                share = _crossing(start, point, one, other)
                if share is not None:
                    kept = _first_part(bank[index], (step + share) / FINE_CHORDS)
                    return [*bank[:index], kept], (number, at)
            start = point
    return bank, None


def _mouth(
    cuts: Sequence[tuple[list[Cubic], Chord | None]], shores: Sequence[Sequence[Point]]
) -> tuple[Point, ...]:
    """Return the shore between the ends of two banks, a straight line where there is none."""
    (one, a), (other, b) = cuts
    between: list[Point] = []
    if a and b and a[0] == b[0]:
        shore = shores[a[0]]
        number, onwards = len(shore), (b[1] - a[1]) % len(shore)
        if onwards <= number / 2:
            between = [shore[(a[1] + 1 + step) % number] for step in range(onwards)]
        else:
            between = [shore[(a[1] - step) % number] for step in range(number - onwards)]
    return one[-1][-1], *between, other[-1][-1]


def _reversed(curve: list[Cubic]) -> list[Cubic]:
    return [(d, c, b, a) for a, b, c, d in reversed(curve)]


def _through(curve: list[Cubic]) -> Iterator[Segment]:
    yield ("M", *curve[0][0])
    yield from _onwards(curve)


def _onwards(curve: list[Cubic]) -> Iterator[Segment]:
    yield from (("C", *b, *c, *d) for _, b, c, d in curve)


def _chords(cubic: Cubic, number: int) -> Iterator[Point]:
    for step in range(1, number + 1):
        yield _first_part(cubic, step / number)[-1]


def _first_part(cubic: Cubic, share: float) -> Cubic:
    """Return the first part of a curve, by the share of its course (de Casteljau)."""
    a, b, c, d = cubic
    ab, bc, cd = along(a, b, share), along(b, c, share), along(c, d, share)
    abc, bcd = along(ab, bc, share), along(bc, cd, share)
    return a, ab, abc, along(abc, bcd, share)


def _crossing(a: Point, b: Point, c: Point, d: Point) -> float | None:
    """Return where on its way from a to b a line meets that from c to d, if it does."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = dx * ey - dy * ex
    if not turn:
        return None
    share = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / turn
    other = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / turn
    return share if 0 <= share <= 1 and 0 <= other <= 1 else None
