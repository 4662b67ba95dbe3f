"""How fast players of ours play: games of four, two workers against one, memory of many games."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from bench.figure import Figure, in_turn, ratio
from bench.launch import Cost, cost_of
from rollwrite.play.simulation.results import Results, play_here
from rollwrite.play.simulation.run import Run, tally
from scoring.merchants.game import GAME

GREEDY_SECONDS, PLANNER_SECONDS = 0.5, 20.0
GREEDY_GAMES, WORKER_GAMES, BATCH = 20, 160, 5
MOST_OF_ONE = 1 / 1.8  # The time of two workers, against that of one.
FEW, MANY, MOST_MEMORY = 500, 1500, 1.1  # What is remembered fills up first.
RUNS = 3


def measure() -> list[Figure]:
    """Return the figures."""
    greedy = [_game("greedy", GREEDY_GAMES) for _ in range(RUNS)]
    two, one = in_turn(RUNS, _by_workers(2), _by_workers(1))
    many, few = in_turn(1, lambda: _process(MANY), lambda: _process(FEW))
    return [
        Figure("simulate: a greedy game of four", median(greedy), "s", GREEDY_SECONDS, runs=RUNS),
        Figure("simulate: a planner's game of four", _game("planner", 1), "s", PLANNER_SECONDS),
        ratio("simulate: two workers, against one", "s", two, one, limit=MOST_OF_ONE),
        ratio(
            f"simulate: peak memory, against {FEW} games",
            "MB",
            (cost.memory / 1000 for cost in many),
            (cost.memory / 1000 for cost in few),
            limit=MOST_MEMORY,
        ),
    ]


def _game(player: str, games: int) -> float:
    """Return the seconds of a game of four such players."""
    run = Run(games, "base", (player,) * 4, GAME.load())
    begin = perf_counter()
    tally(run, range(games))
    return (perf_counter() - begin) / games


def _by_workers(workers: int) -> Callable[[], float]:
    """Return what measures a run of greedy games of three with so many workers, in seconds."""
    run = Run(WORKER_GAMES, "base", ("greedy",) * 3, GAME.load())

    def seconds() -> float:
        begin = perf_counter()
        for _ in play_here(run, Results(run).batches(BATCH), workers):
            pass
        return perf_counter() - begin

    return seconds


def _process(games: int) -> Cost:
    """Return the cost of a process that plays so many games of two."""
    return cost_of(
        "-m", "rollwrite", "simulate", "--players", "2", "--workers", "1", "--games", str(games)
    )
