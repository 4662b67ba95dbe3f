"""How a board departs from the shipped one, one function a clause.

Each takes an edition whose board has no error. Free hexes are land without a printed or a start
resource.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from sheets.files.problem import Problem
from sheets.hexes import Hex, hex_name, neighbours, pieces, row_of
from sheets.merchants.edition.checks.land_shape import (
    find_touching_start,
    find_unusual_lakes,
    find_unusual_start,
    resource_place,
)
from sheets.merchants.edition.checks.places import Rule
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RESOURCES,
    Board,
    Edition,
    Lake,
)

COLUMNS, ROWS, RIVERS = 13, 10, (4, 7)  # M1.4
PRINTED_IN_A_BAND = 4  # M1.4
LEAST_PRINTED_OF_A_KIND = 2
LEAST_LAND_NEIGHBOURS = 3
LAKE_HEXES = range(2, 5)
# By players.
FREE_HEXES: Mapping[int, range] = {2: range(36, 45), 3: range(64, 77), 4: range(92, 113)}


def _size(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    if board.columns != COLUMNS:
        yield Problem("board, columns", f"is {board.columns}; usual are {COLUMNS}", "M1.4")
    if board.rows != ROWS:
        yield Problem("board, rows", f"is {board.rows}; usual are {ROWS}", "M1.4")
    if board.rivers != RIVERS:
        what = f"is {list(board.rivers)}; usual is {list(RIVERS)}"
        yield Problem("board, rivers", what, "M1.4")


def _start_of_each_track(edition: Edition) -> Iterator[Problem]:
    return find_unusual_start("board", edition.board)


def _start_in_play(edition: Edition) -> Iterator[Problem]:
    last = edition.board.rows_in_play(FEWEST_PLAYERS)
    for hex_, resource in edition.board.start_resources.items():
        if row_of(hex_) > last:
            what = f"lies below row {last}, beyond the border with {FEWEST_PLAYERS} players"
            yield Problem(resource_place("board", "start", resource, hex_), what, "M2.5")


def _start_apart(edition: Edition) -> Iterator[Problem]:
    return find_touching_start("board", edition.board)


def _printed_in_each_band(edition: Edition) -> Iterator[Problem]:
    for first, last in _bands(edition.board):
        found = sum(first <= row_of(hex_) <= last for hex_ in edition.board.printed_resources)
        if found != PRINTED_IN_A_BAND:
            what = f"{found} in rows {first} to {last}; usual are {PRINTED_IN_A_BAND}"
            yield Problem("board, printed", what, "M1.4")


def _printed_of_each_kind(edition: Edition) -> Iterator[Problem]:
    counts = Counter(edition.board.printed_resources.values())
    for resource in RESOURCES:
        if counts[resource] < LEAST_PRINTED_OF_A_KIND:
            what = f"has {counts[resource]}; usual are {LEAST_PRINTED_OF_A_KIND} or more"
            yield Problem(f"board, printed, {resource}", what, "M1.4")


def _printed_apart(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    taken = {**board.start_resources, **board.printed_resources}
    for hex_, resource in board.printed_resources.items():
        for other in neighbours(hex_):
            if other in board.start_resources or (other in taken and hex_ < other):
                what = f"touches the resource on {hex_name(other)}; printed ones stand apart"
                yield Problem(resource_place("board", "printed", resource, hex_), what, "M1.4")


def _printed_can_be_worked(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    for hex_, resource in board.printed_resources.items():
        rows = min(rows for _, rows in _areas(board) if row_of(hex_) <= rows)
        found = len(_land(board, rows) & {*neighbours(hex_)})
        if found < LEAST_LAND_NEIGHBOURS:
            what = f"{found} of its neighbours in rows 1 to {rows} are land; usual are 3 or more"
            yield Problem(resource_place("board", "printed", resource, hex_), what, "M5.3")


def _lake_in_each_band(edition: Edition) -> Iterator[Problem]:
    rows = {row_of(hex_) for hex_ in edition.board.lake_hexes}
    for first, last in _bands(edition.board):
        if rows.isdisjoint(range(first, last + 1)):
            what = f"none lies in rows {first} to {last}; usual is one or more"
            yield Problem("board, lakes", what, "M1.4")


def _lakes(edition: Edition) -> Iterator[Problem]:
    yield from find_unusual_lakes("board", edition.board)
    for index, lake in enumerate(edition.board.lakes, 1):
        where = f"board, lakes {index}"
        if len(lake.hexes) not in LAKE_HEXES:
            what = f"has {len(lake.hexes)}; usual are 2 to 4"
            yield Problem(f"{where}, hexes", what, "M1.4")
        if len(_bands_of(lake, edition.board)) > 1:
            yield Problem(where, "crosses a river; a lake usually lies on one side", "M2.5")


def _land_connected(edition: Edition) -> Iterator[Problem]:
    for players, rows in _areas(edition.board):
        found = len(pieces(_land(edition.board, rows)))
        if found != 1:
            what = f"the land of rows 1 to {rows}, for {players} players, is in {found} pieces"
            yield Problem("board", f"{what}; usual is one", "M3.2")


def _free_hexes(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    taken = board.start_resources.keys() | board.printed_resources.keys()
    for players, rows in _areas(board):
        free, usual = len(_land(board, rows) - taken), FREE_HEXES[players]
        if free not in usual:
            what = f"rows 1 to {rows} have {free} free hexes for {players} players"
            yield Problem("board", f"{what}; usual are {usual[0]} to {usual[-1]}", "M1.4")


def _areas(board: Board) -> list[tuple[int, int]]:
    """Return the last row in play at each number of players (M2.5)."""
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    return [(number, board.rows_in_play(number)) for number in players]


def _bands(board: Board) -> list[tuple[int, int]]:
    """Return the first and last row of each part that the rivers make, from the top."""
    ends = [0, *board.rivers, board.rows]
    return [(above + 1, last) for above, last in pairwise(ends)]


def _bands_of(lake: Lake, board: Board) -> set[int]:
    return {sum(row_of(hex_) > river for river in board.rivers) for hex_ in lake.hexes}


def _land(board: Board, rows: int) -> set[Hex]:
    return {hex_ for hex_ in board.hexes if row_of(hex_) <= rows} - board.lake_hexes


BOARD: tuple[Rule, ...] = (
    _size,
    _start_of_each_track,
    _start_in_play,
    _start_apart,
    _printed_in_each_band,
    _printed_of_each_kind,
    _printed_apart,
    _printed_can_be_worked,
    _lake_in_each_band,
    _lakes,
    _land_connected,
    _free_hexes,
)
