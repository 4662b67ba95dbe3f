"""What of a board the rules cannot work with, one function a rule.

Each takes an edition whose form is right and yields what breaks its rule; none enumerates the
hexes of the board, whose size may be the error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from sheets.hexes import MOST_COLUMNS, Hex, column_name, column_of, row_of
from sheets.merchants.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.merchants.edition_checks.places import Rule, hexes
from sheets.problem import Problem
from sheets.wording import quoted

RIVERS = 2  # M1.4
FEWEST_ROWS, MOST_ROWS = RIVERS + 1, 99  # A hex's name has room for two figures.

_SHIP = re.compile(r"L[1-9][0-9]?")


def _size(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    if not 1 <= board.columns <= MOST_COLUMNS:
        what = f"is {board.columns}; a board has 1 to {MOST_COLUMNS} columns, lettered A to Z"
        yield Problem("board, columns", what, "M1.4")
    if not FEWEST_ROWS <= board.rows <= MOST_ROWS:
        what = f"is {board.rows}; a board has {FEWEST_ROWS} to {MOST_ROWS} rows"
        yield Problem("board, rows", what, "M1.4")


def _rivers(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    if any(_size(edition)):
        return
    if len(board.rivers) != RIVERS:
        what = f"has {len(board.rivers)}; the borders with 2 and with 3 players are expected"
        yield Problem("board, rivers", what, "M2.5")
    for index, row in enumerate(board.rivers, 1):
        if not 1 <= row < board.rows:
            what = f"is {row}; a river runs below one of rows 1 to {board.rows - 1}"
            yield Problem(f"board, rivers {index}", what, "M1.4")
    if any(above >= below for above, below in pairwise(board.rivers)):
        what = f"must rise from the top of the board, not {list(board.rivers)}"
        yield Problem("board, rivers", what, "M1.4")


def _on_the_board(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    if not _is_laid_out(edition):
        return
    for where, hex_ in hexes(edition):
        if not (1 <= column_of(hex_) <= board.columns and row_of(hex_) <= board.rows):
            last = f"A to {column_name(board.columns)} and rows 1 to {board.rows}"
            yield Problem(where, f"lies off the board, which has columns {last}", "M1.4")


def _used_once(edition: Edition) -> Iterator[Problem]:
    first: dict[Hex, str] = {}
    for where, hex_ in hexes(edition):
        if hex_ in first:
            yield Problem(where, f"is used already by {first[hex_]}; a hex holds one thing", "M1.4")
        first.setdefault(hex_, where)


def _start_reachable(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    last = edition.board.rows_in_play(FEWEST_PLAYERS)
    if all(row_of(hex_) > last for hex_ in edition.board.start_resources):
        what = f"none lies in rows 1 to {last}, so {FEWEST_PLAYERS} players could draw nothing"
        yield Problem("board, start", what, "M3.2")


def _does_not_end_at_once(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        printed = len(edition.board.printed_in_play(players))
        if printed < 2:
            rows = f"rows 1 to {edition.board.rows_in_play(players)}"
            what = f"{printed} in {rows}; with {players} players fewer than 2 end the game at once"
            yield Problem("board, printed", what, "M7.1")


def _lakes_have_hexes(edition: Edition) -> Iterator[Problem]:
    for index, lake in enumerate(edition.board.lakes, 1):
        if not lake.hexes:
            yield Problem(f"board, lakes {index}, hexes", "is empty; a lake has a hex", "M1.4")


def _ships(edition: Edition) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for index, lake in enumerate(edition.board.lakes, 1):
        for ship in lake.ships:
            where = f"board, lakes {index}, ships"
            if not _SHIP.fullmatch(ship):
                yield Problem(where, f"{quoted(ship)} is no ship's name; write L1, L2, ...", "M1.4")
            elif ship in first:
                what = f"{ship} lies on lake {first[ship]} already; a ship has its own name"
                yield Problem(where, what, "M1.4")
            first.setdefault(ship, index)


def _is_laid_out(edition: Edition) -> bool:
    """Tell whether size and rivers are right, so that it makes sense to ask where a hex lies."""
    return not any(_size(edition)) and not any(_rivers(edition))


BOARD: tuple[Rule, ...] = (
    _size,
    _rivers,
    _on_the_board,
    _used_once,
    _start_reachable,
    _does_not_end_at_once,
    _lakes_have_hexes,
    _ships,
)
