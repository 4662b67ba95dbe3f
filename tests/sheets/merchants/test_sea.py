"""The sea around the land: every shore moved outwards, holes smaller."""

from math import hypot

import pytest

from sheets.drawing.shapes import Point
from sheets.hexes import Hex, Lattice, hex_at, neighbours
from sheets.merchants.board.shores import outline_of, widened

LATTICE = Lattice(0.0, 0.0, 10.0)
RING = frozenset(neighbours(hex_at(5, 5)))  # Six hexes around a hole.


def area(loop: list[Point]) -> float:
    pairs = zip(loop, (*loop[1:], loop[0]), strict=True)
    return sum(x * b - a * y for (x, y), (a, b) in pairs) / 2


def test_a_lone_hex_grows_on_every_side() -> None:
    [shore] = outline_of([Hex(0, 0)], LATTICE)
    x, y = LATTICE.centre(Hex(0, 0))
    [one, *_], [moved, *_] = shore, widened(shore, 2.0)
    # A corner moves by 2 mm over the cosine of 30 degrees.
    assert hypot(moved[0] - x, moved[1] - y) - hypot(one[0] - x, one[1] - y) == pytest.approx(
        2.3094, abs=0.001
    )


def test_a_hole_gets_smaller_and_the_outer_shore_larger() -> None:
    shores = sorted(outline_of(RING, LATTICE), key=lambda loop: abs(area(loop)))
    hole, outer = (abs(area(widened(loop, 1.0))) - abs(area(loop)) for loop in shores)
    assert hole < 0 < outer
