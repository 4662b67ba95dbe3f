"""Rivers as tapered shapes: two banks that end on the shores they flow into.

Where a river meets the sea or a lake its mouth is the piece of that shore between its banks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from typing import NamedTuple, TypeAlias

from sheets.drawing.shapes import Point, Segment
from sheets.merchants.board.shores import outwards, towards

Cubic: TypeAlias = tuple[Point, Point, Point, Point]
Chord: TypeAlias = tuple[int, int]  # The number of a shore, and of a point on it before its end.

CHORDS = 6  # Straight pieces of a curve of a shore,
FINE_CHORDS = 12  # and of a bank.
LAST = 3  # A river meets a shore in so many of its last curves,
NEAR = 9.0  # and no further from its end.


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
    length = _distance(before, end)
    beyond = _at(before, end, 1 + NEAR / length)
    shares = [
        share
        for shore in shores
        for one, other in zip(shore, (*shore[1:], shore[0]), strict=True)
        if _distance(one, end) < NEAR and (share := _crossing(end, beyond, one, other)) is not None
    ]
    return _at(end, beyond, min(shares)) if shares else None


def trimmed(points: Sequence[Point], by: float) -> tuple[Point, ...]:
    """Return a line shorter by so much at both ends; nothing of a line that is not so long."""
    kept = list(points)
    for _ in ("end", "beginning"):
        left = by
        while len(kept) > 1 and (step := _distance(kept[-1], kept[-2])) <= left:
            kept.pop()
            left -= step
        if len(kept) < 2:
            return ()
        kept[-1] = _at(kept[-1], kept[-2], left / step)
        kept.reverse()
    return tuple(kept)


def _curve(points: Sequence[Point]) -> list[Cubic]:
    """Return an open curve from the first point to the last one that rounds those between."""
    curve: list[Cubic] = []
    start = points[0]
    for index, at in enumerate(points[1:-1], 1):
        is_last = index == len(points) - 2
        end = points[-1] if is_last else _at(at, points[index + 1], 0.5)
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
        if _distance(point, end) < NEAR
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
    ab, bc, cd = _at(a, b, share), _at(b, c, share), _at(c, d, share)
    abc, bcd = _at(ab, bc, share), _at(bc, cd, share)
    return a, ab, abc, _at(abc, bcd, share)


def _at(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _crossing(a: Point, b: Point, c: Point, d: Point) -> float | None:
    """Return where on its way from a to b a line meets that from c to d, if it does."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = dx * ey - dy * ex
    if not turn:
        return None
    share = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / turn
    other = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / turn
    return share if 0 <= share <= 1 and 0 <= other <= 1 else None
