"""The board as plain text."""

from __future__ import annotations

from scoring.merchants.board.text import board_lines
from tests.scoring.merchants.text_board import LETTERS, read_text_board

OF_RESOURCE = {resource: letter for letter, resource in LETTERS.items()}


def lines(text: str, players: int = 4) -> list[str]:
    read = read_text_board(text)
    return board_lines(read.board, read.position(players), read.regions(players), OF_RESOURCE)


def test_what_lies_on_each_hex_is_shown() -> None:
    board = """
        g! g  ~A .
         #  y* A  .
        """
    assert lines(board) == [
        "    A   B   C   D",
        " 1  G1  G1  ~   .",
        " 2    #   Y2  @A  .",
    ]


def test_rows_beyond_the_border_river_are_left_out() -> None:
    board = """
        g  .
        =====
         .  .
        """
    assert lines(board, players=2) == ["    A   B", " 1  g1  .", "    ---------"]
    assert len(lines(board, players=3)) == 4


def test_hexes_are_wider_where_a_long_initial_needs_it() -> None:
    board = """
        Abc An .
         .  .  .
        """
    assert lines(board) == [
        "    A     B     C",
        " 1  @Abc  @An   .",
        " 2     .     .     .",
    ]


def test_a_wide_initial_does_not_push_what_lies_beside_it() -> None:
    board = """
        g  A .
         . . .
        """
    read = read_text_board(board).with_initial("山")
    assert board_lines(read.board, read.position(), read.regions(), OF_RESOURCE) == [
        "    A   B   C",
        " 1  g1  @山 .",
        " 2    .   .   .",
    ]
