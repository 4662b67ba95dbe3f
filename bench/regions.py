"""How long the regions of a full board take: `python -m bench.regions`.

A board of 130 hexes without an empty one, at most 1 ms. Two boards: one of many small regions, and
one of a single resource, whose regions are large.
"""

from __future__ import annotations

import random
import sys
from statistics import median
from time import perf_counter

from scoring.merchants.position import Position, position_on
from scoring.merchants.regions import find_regions
from scoring.merchants.state import BoardState
from sheets.edition import edition_path, load_edition
from sheets.hexes import Hex
from sheets.merchants.edition import EDITIONS, RESOURCES, Board, Resource

MOST_MS = 1.0
RUNS = 500
ONE_IN_FOUR = 0.25  # About what play leaves: a worker for every two or three resources.


def full_board(board: Board, kinds: tuple[Resource, ...]) -> BoardState:
    """Give the same board every time, its free hexes full of these resources and of workers."""
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


def milliseconds(position: Position) -> float:
    """Give the median time of finding all regions."""
    times: list[float] = []
    for _ in range(RUNS):
        begin = perf_counter()
        find_regions(position)
        times.append(perf_counter() - begin)
    return median(times) * 1000


def main() -> int:
    """Print the figures; 1 when one is over the limit."""
    board = load_edition(EDITIONS, edition_path("pandoria-merchants")).board
    slowest = 0.0
    for name, kinds in (("five resources", RESOURCES), ("one resource", RESOURCES[:1])):
        position = position_on(board, full_board(board, kinds), players=4)
        taken = milliseconds(position)
        slowest = max(slowest, taken)
        regions = len(find_regions(position))
        print(f"regions, full board of {name}: {regions} regions in {taken:.2f} ms")
    print(f"at most {MOST_MS} ms: {'held' if slowest <= MOST_MS else 'NOT HELD'}")
    return int(slowest > MOST_MS)


if __name__ == "__main__":
    sys.exit(main())
