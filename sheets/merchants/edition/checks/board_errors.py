"""What of a board the rules cannot work with, one function a rule.

Each takes an edition whose form is right and yields what breaks its rule; none enumerates the
hexes of the board, whose size may be the error.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sheets.files.problem import Problem
from sheets.hexes import row_of
from sheets.merchants.edition.checks.land_errors import (
    find_lake_errors,
    find_strays,
    find_used_twice,
    find_wrong_size,
    hexes,
)
from sheets.merchants.edition.checks.places import Rule
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

RIVERS = 2  # M1.4
FEWEST_ROWS = RIVERS + 1


def _size(edition: Edition) -> Iterator[Problem]:
    return find_wrong_size("board", edition.board, "board", FEWEST_ROWS)


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
    if _is_laid_out(edition):
        yield from find_strays(hexes("board", edition.board), edition.board, "board")


def _used_once(edition: Edition) -> Iterator[Problem]:
    return find_used_twice(hexes("board", edition.board))


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


def _lakes(edition: Edition) -> Iterator[Problem]:
    return find_lake_errors("board", edition.board)


def _is_laid_out(edition: Edition) -> bool:
    """Return whether size and rivers are right, so that it makes sense to ask where a hex lies."""
    return not any(_size(edition)) and not any(_rivers(edition))


BOARD: tuple[Rule, ...] = (
    _size,
    _rivers,
    _on_the_board,
    _used_once,
    _start_reachable,
    _does_not_end_at_once,
    _lakes,
)
