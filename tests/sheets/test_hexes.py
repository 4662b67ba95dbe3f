"""Hexes: their names, who touches whom, and where they lie on paper."""

from contextlib import suppress
from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheets.hexes import (
    DIRECTIONS,
    Hex,
    HexError,
    Lattice,
    are_neighbours,
    column_name,
    column_of,
    distance,
    edge_between,
    edge_name,
    hex_at,
    hex_name,
    neighbours,
    parse_edge,
    parse_hex,
    pieces,
    reading_order,
    row_of,
)

HEXES = st.builds(hex_at, st.integers(1, 26), st.integers(1, 99))
NEAR = st.tuples(HEXES, st.integers(0, 5)).map(lambda pair: (pair[0], neighbours(pair[0])[pair[1]]))
LATTICES = st.builds(Lattice, st.floats(-50, 50), st.floats(-50, 50), st.floats(1, 40))
HAIR = 1e-6  # Millimetres.


def names(text: str) -> set[str]:
    return set(text.split())


@pytest.mark.parametrize(
    ("name", "touched"),
    [
        ("D4", "C4 E4 D3 E3 D5 E5"),  # An even row lies half a hex to the right.
        ("D5", "C5 E5 C4 D4 C6 D6"),
        ("B1", "A1 C1 A2 B2"),
    ],
)
def test_a_hex_touches_six_others(name: str, touched: str) -> None:
    around = {hex_name(each) for each in neighbours(parse_hex(name)) if row_of(each) >= 1}
    assert around == names(touched)


@given(HEXES)
def test_a_hex_is_read_from_its_name(hex_: Hex) -> None:
    assert parse_hex(hex_name(hex_)) == hex_
    assert parse_hex(f" {hex_name(hex_).lower()} ") == hex_
    assert hex_at(column_of(hex_), row_of(hex_)) == hex_


@pytest.mark.parametrize(
    "text", ["", "4D", "D", "4", "D0", "D100", "DD4", "D-4", "D4-E4", "É4", "D４"]
)
def test_a_text_that_is_no_hex_is_refused(text: str) -> None:
    with pytest.raises(HexError, match="is no hex; write a letter and a row, such as D4"):
        parse_hex(text)


@given(st.text())
def test_any_text_is_a_hex_or_refused(text: str) -> None:
    with suppress(HexError):
        assert hex_name(parse_hex(text)) == text.strip().upper()


@given(HEXES)
def test_touching_goes_both_ways(hex_: Hex) -> None:
    for other in neighbours(hex_):
        assert are_neighbours(hex_, other)
        assert are_neighbours(other, hex_)
        assert distance(hex_, other) == 1
    assert not are_neighbours(hex_, hex_)


@given(HEXES)
def test_six_turns_are_one(hex_: Hex) -> None:
    """One step in each of the six directions leads back."""
    q, r = hex_
    for dq, dr in DIRECTIONS:
        q, r = q + dq, r + dr
    assert (q, r) == hex_


@given(HEXES, HEXES, HEXES)
def test_no_way_is_shorter_than_the_straight_one(one: Hex, other: Hex, over: Hex) -> None:
    assert distance(one, other) == distance(other, one)
    assert distance(one, other) <= distance(one, over) + distance(over, other)
    assert (distance(one, other) == 0) == (one == other)


@given(NEAR)
def test_an_edge_is_written_smaller_row_first_and_read_in_either_order(
    pair: tuple[Hex, Hex],
) -> None:
    one, other = pair
    edge = edge_between(one, other)
    assert edge == edge_between(other, one)
    assert reading_order(edge[0]) < reading_order(edge[1])


@pytest.mark.parametrize(
    ("text", "name"),
    [("D4-E4", "D4-E4"), ("E4-D4", "D4-E4"), ("d5-d4", "D4-D5"), ("B6-C5", "C5-B6")],
)
def test_an_edge_is_named_smaller_row_first_then_letter(text: str, name: str) -> None:
    assert edge_name(parse_edge(text)) == name


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("D4", "'D4' is no edge; write two hexes that touch, such as D4-E4"),
        ("D4E4", "'D4E4' is no edge; write two hexes that touch, such as D4-E4"),
        ("D4-F4", "D4 and F4 do not touch"),
        ("D4-D4", "D4 and D4 do not touch"),
    ],
)
def test_a_text_that_is_no_edge_is_refused(text: str, message: str) -> None:
    with pytest.raises(HexError) as caught:
        parse_edge(text)
    assert str(caught.value) == message


def test_columns_are_lettered() -> None:
    assert [column_name(column) for column in (1, 13, 26)] == ["A", "M", "Z"]


def test_even_rows_lie_half_a_hex_to_the_right() -> None:
    lattice = Lattice(x=10, y=20, width=18)
    assert lattice.centre(parse_hex("A1")) == (10, 20)
    x, y = lattice.centre(parse_hex("A2"))
    assert (x, y) == pytest.approx((19, 20 + 18 * sqrt(3) / 2))
    assert lattice.centre(parse_hex("A3"))[0] == 10


@given(LATTICES, NEAR)
def test_neighbours_lie_one_width_apart_and_share_their_edge(
    lattice: Lattice, pair: tuple[Hex, Hex]
) -> None:
    one, other = pair
    assert isclose(dist(lattice.centre(one), lattice.centre(other)), lattice.width, rel_tol=1e-9)
    ends = lattice.edge((one, other))
    again = lattice.edge((other, one))
    assert dist(ends[0], again[1]) < HAIR
    assert dist(ends[1], again[0]) < HAIR
    assert isclose(dist(*ends), lattice.side, rel_tol=1e-6)


@given(LATTICES, HEXES)
def test_corners_lie_a_side_from_the_centre_and_from_each_other(
    lattice: Lattice, hex_: Hex
) -> None:
    centre, corners = lattice.centre(hex_), lattice.corners(hex_)
    for index, corner in enumerate(corners):
        assert isclose(dist(centre, corner), lattice.side, rel_tol=1e-6)
        assert isclose(dist(corner, corners[index - 1]), lattice.side, rel_tol=1e-6)


def test_hexes_that_hang_together_are_one_piece() -> None:
    found = pieces(map(parse_hex, names("A1 B1 A2 D4 E4 M10")))
    assert sorted(sorted(map(hex_name, piece)) for piece in found) == [
        ["A1", "A2", "B1"],
        ["D4", "E4"],
        ["M10"],
    ]
    assert pieces(()) == []
