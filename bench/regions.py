"""How long the regions of a full board of 130 hexes take: at most 1 ms.

Two boards: one of many small regions, and one of a single resource, whose regions are large.
"""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter

from bench.figure import Figure, in_turn
from scoring.merchants.board.position import Position, find_regions, position_on
from scoring.merchants.game import GAME
from scoring.merchants.state import BoardState
from sheets.hexes import Hex
from sheets.merchants.edition.edition import RESOURCES, Board, Resource

MOST_MS = 1.0
RUNS = 500
ONE_IN_FOUR = 0.25  # About what play leaves: a worker for every two or three resources.


def full_board(board: Board, kinds: tuple[Resource, ...]) -> BoardState:
    """Return the same board every time, its free hexes full of these resources and of workers."""
    chance = random.Random(1)
    taken = board.lake_hexes | board.start_resources.keys() | board.printed_resources.keys()
    drawn: dict[Resource, list[Hex]] = {kind: [] for kind in RESOURCES}
    workers: dict[str, list[Hex]] = {initial: [] for initial in "ABCD"}
    for hex_ in board.hexes:
        if hex_ in taken:
            continue
        if chance.random() < ONE_IN_FOUR:
            workers[chance.choice("ABCD")].append(hex_)
        else:
            drawn[chance.choice(kinds)].append(hex_)
    return BoardState(
        gold=tuple(drawn["gold"]),
        wood=tuple(drawn["wood"]),
        crystal=tuple(drawn["crystal"]),
        craft=tuple(drawn["craft"]),
        city=tuple(drawn["city"]),
        workers={initial: tuple(hexes) for initial, hexes in workers.items()},
        ships={"A": board.ships[:1], "B": board.ships[1:2]},
    )


def measure() -> list[Figure]:
    """Return the figure of each board."""
    board = GAME.load().board
    return [
        _figure(f"regions, full board of {name}", position_on(board, full_board(board, kinds), 4))
        for name, kinds in (("five resources", RESOURCES), ("one resource", RESOURCES[:1]))
    ]


def _figure(name: str, position: Position) -> Figure:
    times = in_turn(RUNS, lambda: _milliseconds(position))[0]
    return Figure(name, median(times), "ms", limit=MOST_MS, runs=RUNS)


def _milliseconds(position: Position) -> float:
    begin = perf_counter()
    find_regions(position)
    return (perf_counter() - begin) * 1000
