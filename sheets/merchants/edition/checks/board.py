"""Checks of a board, one function a rule.

Each takes an edition whose form is right and yields what breaks its rule. Those of errors never
enumerate the hexes of the board, whose size may be the error.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.hexes import (
    MOST_COLUMNS,
    Hex,
    column_name,
    hex_name,
    pieces,
    reading_order,
    row_of,
)
from sheets.merchants.edition.checks.land import (
    MOST_ROWS,
    find_lake_errors,
    find_unusual_lakes,
    find_used_twice,
    has_columns,
    has_rows,
    hexes,
    strays,
)
from sheets.merchants.edition.checks.places import Rule
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Text

BOARD = Place(("board",))
RIVERS = (4, 7)  # M1.4
FEWEST_ROWS = len(RIVERS) + 1
START = 4  # M1.4
PRINTED_IN_A_BAND = 4  # M1.4


def _size(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    if not has_columns(board):
        message = Text(
            "is {number}; a board has 1 to {most} columns, lettered A to Z",
            number=board.columns,
            most=MOST_COLUMNS,
        )
        yield BOARD.at("columns").error("M1.4", message)
    if not has_rows(board, FEWEST_ROWS):
        message = Text(
            "is {number}; a board has {fewest} to {most} rows",
            number=board.rows,
            fewest=FEWEST_ROWS,
            most=MOST_ROWS,
        )
        yield BOARD.at("rows").error("M1.4", message)


def _rivers(edition: Edition) -> Iterator[Problem]:
    board, place = edition.board, BOARD.at("rivers")
    if any(_size(edition)):
        return
    if len(board.rivers) != len(RIVERS):
        message = Text(
            "has {number}; the borders with 2 and with 3 players are expected",
            number=len(board.rivers),
        )
        yield place.error("M2.5", message)
    for index, row in enumerate(board.rivers):
        if not 1 <= row < board.rows:
            message = Text(
                "is {number}; a river runs below one of rows 1 to {last}",
                number=row,
                last=board.rows - 1,
            )
            yield place.at(index).error("M1.4", message)
    if any(above >= below for above, below in pairwise(board.rivers)):
        message = Text(
            "must rise from the top of the board, not {rivers}", rivers=str(list(board.rivers))
        )
        yield place.error("M1.4", message)


def _on_the_board(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    board = edition.board
    message = Text(
        "lies off the board, which has columns A to {column} and rows 1 to {row}",
        column=column_name(board.columns),
        row=board.rows,
    )
    for place in strays(hexes(BOARD, board), board):
        yield place.error("M1.4", message)


def _used_once(edition: Edition) -> Iterator[Problem]:
    return find_used_twice(hexes(BOARD, edition.board))


def _start_reachable(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    last = edition.board.rows_in_play(FEWEST_PLAYERS)
    if all(row_of(hex_) > last for hex_ in edition.board.start_resources):
        message = Text(
            "none lies in rows 1 to {last}, so {players} players could draw nothing",
            last=last,
            players=FEWEST_PLAYERS,
        )
        yield BOARD.at("start").error("M3.2", message)


def _does_not_end_at_once(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        printed = len(edition.board.printed_in_play(players))
        if printed < 2:
            message = Text(
                "{printed} in rows 1 to {last}; "
                "with {players} players fewer than 2 end the game at once",
                printed=printed,
                last=edition.board.rows_in_play(players),
                players=players,
            )
            yield BOARD.at("printed").error("M7.1", message)


def _lakes(edition: Edition) -> Iterator[Problem]:
    return find_lake_errors(BOARD, edition.board)


def _river_rows(edition: Edition) -> Iterator[Problem]:
    rivers = edition.board.rivers
    if rivers != RIVERS:
        message = Text("is {rivers}; usual is {usual}", rivers=str([*rivers]), usual=str([*RIVERS]))
        yield BOARD.at("rivers").warning("M1.4", message)


def _four_start_resources(edition: Edition) -> Iterator[Problem]:
    found = len(edition.board.start_resources)
    if found != START:
        message = Text("has {number}; usual are {usual}", number=found, usual=START)
        yield BOARD.at("start").warning("M1.4", message)


def _printed_in_each_band(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    for above, last in pairwise((0, *board.rivers, board.rows)):
        found = sum(above < row_of(hex_) <= last for hex_ in board.printed_resources)
        if found != PRINTED_IN_A_BAND:
            message = Text(
                "{printed} in rows {first} to {last}; usual are {usual}",
                printed=found,
                first=above + 1,
                last=last,
                usual=PRINTED_IN_A_BAND,
            )
            yield BOARD.at("printed").warning("M1.4", message)


def _land_reached(edition: Edition) -> Iterator[Problem]:
    """Yield land on which nothing can ever be drawn, since no start resource lies there."""
    board, reported = edition.board, set[Hex]()
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        rows = board.rows_in_play(players)
        land = {hex_ for hex_ in board.hexes if row_of(hex_) <= rows} - board.lake_hexes
        for piece in pieces(land):
            if piece.isdisjoint(reported.union(board.start_resources)):
                reported |= piece
                message = Text(
                    "in rows 1 to {last}, for {players} players, "
                    "no start resource is joined to {hex} by land",
                    last=rows,
                    players=players,
                    hex=hex_name(min(piece, key=reading_order)),
                )
                yield BOARD.warning("M3.2", message)


def _unusual_lakes(edition: Edition) -> Iterator[Problem]:
    return find_unusual_lakes(BOARD, edition.board)


def _is_laid_out(edition: Edition) -> bool:
    """Return whether size and rivers are right, so that it makes sense to ask where a hex lies."""
    return not any(_size(edition)) and not any(_rivers(edition))


ERRORS: tuple[Rule, ...] = (
    _size,
    _rivers,
    _on_the_board,
    _used_once,
    _start_reachable,
    _does_not_end_at_once,
    _lakes,
)
WARNINGS: tuple[Rule, ...] = (
    _river_rows,
    _four_start_resources,
    _printed_in_each_band,
    _land_reached,
    _unusual_lakes,
)
