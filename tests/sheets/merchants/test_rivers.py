"""Rivers on the boards: each flows from shore to shore, and nothing lies across its mouth."""

from collections import Counter
from math import dist

import pytest

from sheets.drawing.shapes import Point
from sheets.hexes import row_of
from sheets.merchants.board.land import coast_of
from sheets.merchants.board.plan import board_plan
from sheets.merchants.board.waters import border_bank, flattened, idle_rivers, lake_shores, trimmed
from sheets.merchants.solo.map import solo_plan
from sheets.merchants.solo.rivers import river_courses
from tests.sheets.tables import shipped_edition

ON_SHORE = 0.03  # In mm.


def from_shore(point: Point, shores: list[list[Point]]) -> float:
    """Return how far a point lies from the nearest shore."""
    return min(
        _from_piece(point, one, other)
        for shore in shores
        for one, other in zip(shore, (*shore[1:], shore[0]), strict=True)
    )


def _from_piece(point: Point, one: Point, other: Point) -> float:
    length = dist(one, other)
    if not length:
        return dist(point, one)
    (x, y), (ax, ay), (bx, by) = point, one, other
    share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length**2
    share = min(max(share, 0.0), 1.0)
    return dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))


@pytest.mark.parametrize("players", [3, 4])
def test_both_mouths_of_an_idle_river_lie_on_shores(players: int) -> None:
    board = shipped_edition().board
    plan, last = board_plan(board, players), board.rows_in_play(players)
    in_play = [hex_ for hex_ in board.hexes if row_of(hex_) <= last]
    coast = coast_of(in_play, plan.lattice, plan.beach, "any")
    lakes = [shore for lake in board.lakes for shore in lake_shores(lake, plan.lattice)]
    shores = [flattened(shore) for shore in (*coast, *lakes)]
    rows = [row for row in board.rivers if row < last]
    rivers = idle_rivers(board, rows, plan.lattice, coast)
    assert len(rivers) >= len(rows)
    for river in rivers:
        assert len(river.mouths) == 2
        for mouth in river.mouths:
            assert max(from_shore(point, shores) for point in mouth) < ON_SHORE


@pytest.mark.parametrize("players", [2, 3])
def test_the_border_river_is_the_sea_between_two_banks(players: int) -> None:
    board = shipped_edition().board
    plan, row = board_plan(board, players), board.border_row(players)
    assert row is not None
    land, wilds = (border_bank(board, row, plan.lattice, side) for side in (-1, 1))
    widths = [low - high for (_, high), (_, low) in zip(land, wilds, strict=True)]
    assert 2.5 < widths[0] < widths[-1] < 3.5
    # The land's shore is one of them.
    in_play = [hex_ for hex_ in board.hexes if row_of(hex_) <= row]
    [shore] = coast_of(in_play, plan.lattice, plan.beach, "any", land)
    foot = max(y for _, y in flattened(shore))
    assert foot == pytest.approx(max(y for _, y in land), abs=0.8)
    assert foot < max(y for _, y in wilds)


def test_a_river_between_territories_ends_at_a_fork_or_flows_to_a_shore() -> None:
    land = shipped_edition().solo.map
    assert land is not None
    lattice = solo_plan(land).lattice
    coast = coast_of(land.hexes, lattice)
    shores = [
        flattened(shore)
        for shore in (*coast, *(each for lake in land.lakes for each in lake_shores(lake, lattice)))
    ]
    courses = river_courses(land, lattice, coast)
    met = Counter(
        point
        for course in courses
        for piece in zip(course.line, course.line[1:], strict=False)
        for point in piece
    )
    for course in courses:
        for end, shore in ((course.line[0], course.start), (course.line[-1], course.end)):
            assert (met[end] == 1) == (shore is not None)
            assert shore is None or from_shore(shore, shores) < ON_SHORE


def test_a_line_is_trimmed_at_both_ends() -> None:
    assert trimmed(((0.0, 0.0), (1.0, 0.0), (4.0, 0.0)), 1.5) == ((1.5, 0.0), (2.5, 0.0))
    assert trimmed(((0.0, 0.0), (2.0, 0.0)), 1.5) == ()
