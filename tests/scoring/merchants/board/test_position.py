from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.board.position import MannedShip, position_on
from scoring.merchants.state import BoardState
from sheets.hexes import Hex, hex_name, parse_edge, parse_hex, reading_order
from tests.scoring.merchants.board.test_golden import PARTED
from tests.scoring.merchants.text_board import LETTERS, read_text_board

CELLS = [*".#~A", "~A", "~B", "An", *LETTERS, "g!", "w!", "c!", "y*", "f*"]

BOARD = """
    g  g! .  A
     w* w  ~  ~B
    ===========
    .  #  .  ~
     c  c! c* C
"""


def names(hexes: Iterable[Hex]) -> str:
    return " ".join(hex_name(hex_) for hex_ in sorted(hexes, key=reading_order))


def test_every_kind_of_hex_is_found() -> None:
    position = read_text_board(BOARD).position()
    assert names(position.resources) == "A1 B1 A2 B2 A4 B4 C4"
    assert names(position.start) == "A2 C4"
    assert names(position.printed) == "B1 B4"
    assert names(position.drawn) == "A1 B2 A4"
    assert names(position.lakes) == "C2 D2 D3"
    assert names(position.swamp) == "B3"
    assert names(position.empty) == "C1 A3 C3"
    assert names(position.beyond) == ""
    assert position.workers == {parse_hex("D1"): "A", parse_hex("D4"): "C"}


def test_nothing_beyond_the_border_river_is_in_play() -> None:
    position = read_text_board(BOARD, artifacts="A1-B1 A4-B4").position(players=2)
    assert names(position.resources) == "A1 B1 A2 B2"
    assert names(position.empty) == "C1"
    assert names(position.lakes) == "C2 D2"
    assert names(position.beyond) == "A3 B3 C3 D3 A4 B4 C4 D4"
    assert (names(position.start), names(position.printed)) == ("A2", "B1")
    assert (position.swamp, set(position.workers.values())) == (frozenset(), {"A"})
    assert position.artifacts == {parse_edge("A1-B1")}


def test_a_worker_on_a_ship_is_on_its_lake_as_far_as_that_is_in_play() -> None:
    board = read_text_board(BOARD)
    lake = frozenset(map(parse_hex, ("C2", "D2")))
    assert board.position(2).ships == (MannedShip(parse_hex("D2"), "B", lake),)
    assert board.position(4).ships == (MannedShip(parse_hex("D2"), "B", lake | {parse_hex("D3")}),)


def test_a_ship_of_a_lake_beyond_the_border_is_not_in_play() -> None:
    board = read_text_board(
        """
        .  .
        ====
         ~A .
        """
    )
    assert board.position(2).ships == ()


def test_of_two_things_in_one_hex_the_printed_one_counts() -> None:
    printed = read_text_board("g!  ~  .").board
    drawn = read_text_board("w  A  #").marks
    position = position_on(printed, drawn, 4)
    assert position.resources == {parse_hex("A1"): "gold"}
    assert (position.workers, names(position.lakes), names(position.swamp)) == ({}, "B1", "C1")


def test_what_lies_off_the_board_is_left_out() -> None:
    small = read_text_board(".  .").board
    drawn = read_text_board(". . g A #", artifacts="C1-D1").marks
    position = position_on(small, drawn, 4)
    assert (names(position.empty), position.resources, position.workers) == ("A1 B1", {}, {})
    assert (position.swamp, position.artifacts) == (frozenset(), frozenset())


def test_s3_what_lies_in_no_territory_is_neither_land_nor_lake() -> None:
    position = position_on(PARTED, BoardState(gold=(parse_hex("A3"),)), 1)
    assert names(position.beyond) == "D2 A3 B3 C3 D3"
    assert names(position.resources) == "A1 C2"


@given(st.data(), st.integers(1, 6), st.integers(1, 6), st.integers(1, 4))
def test_every_hex_of_the_board_is_exactly_one_thing(
    data: st.DataObject, columns: int, rows: int, players: int
) -> None:
    row = st.lists(st.sampled_from(CELLS), min_size=columns, max_size=columns).map(" ".join)
    lines = data.draw(st.lists(row, min_size=rows, max_size=rows))
    lines.insert(data.draw(st.integers(1, rows)), "====")
    board = read_text_board("\n".join(lines))
    position = board.position(players)
    found: list[Hex] = [
        *position.resources,
        *position.workers,
        *position.swamp,
        *position.lakes,
        *position.empty,
        *position.beyond,
    ]
    assert sorted(found) == sorted(board.board.hexes)
