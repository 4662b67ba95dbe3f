"""What scoring costs: one file as a process, and 10,000 states one after the other."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.figure import Figure, in_turn, ratio
from bench.launch import cost_of
from bench.start import ROLLWRITE
from rollwrite.sources import Content, open_source
from scoring.open_game import Editions

RUNS = 21
STATES = 10_000
NAMES = ("Anna", "Bernd", "Clara", "Doris", "Emil", "Frieda", "Gustav", "Henriette")

HEAD = """game = "merchants"
variant = "base"
players = 4
edition = "pandoria-merchants 1.0.0"
"""
# What four players took and owned, without errors; the rest of their sheets varies.
HELD = (
    """artifacts = { circled = 5, crossed = 4 }
workers_crossed = 3
relics = { two = [8, 7] }
monuments = [14]
cards = { 3 = "bought", 8 = "built", 17 = "cast", 20 = "overbuilt" }""",
    """artifacts = { circled = 3, crossed = 3 }
workers_crossed = 2
relics = { three = [14] }
monuments = [12]
cards = { 1 = "built", 4 = "overbuilt", 5 = "built", 6 = "bought", 12 = "cast" }""",
    """artifacts = { circled = 4, crossed = 3 }
workers_crossed = 3
relics = { three = [12] }
monuments = [11, 10]
cards = { 2 = "cast", 7 = "overbuilt", 9 = "built", 13 = "overbuilt", 22 = "bought" }""",
    """artifacts = { circled = 2, crossed = 2 }
workers_crossed = 1
relics = { two = [6] }
cards = { 1 = "cast", 2 = "bought", 15 = "built", 16 = "bought" }""",
)


def measure() -> list[Figure]:
    """Return the figures."""
    return [_process(), _state()]


def _process() -> Figure:
    """Score a file of four players in a process of its own."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.toml")
        file.write_text(next(states()), encoding="utf-8")
        program, bare = in_turn(
            RUNS,
            lambda: cost_of("-c", ROLLWRITE, "score", str(file)).passed * 1000,
            lambda: cost_of("bench/floor_start.py", "--help").passed * 1000,
        )
    return ratio("score: a file", "ms", program, bare, limit=4.5)


def _state() -> Figure:
    """Read and score one state after the other, beside the reading of their TOML alone."""
    texts, again, editions = states(), states(), Editions()

    def read() -> float:
        text = next(again)
        begin = perf_counter()
        tomllib.loads(text)
        return perf_counter() - begin

    def scored() -> float:
        text = next(texts)
        begin = perf_counter()
        open_source(Content(text), editions=editions).score()
        return perf_counter() - begin

    floors, values = in_turn(STATES, read, scored)
    return ratio("score: a state", "us", _us(values), _us(floors), limit=1.5)


def states() -> Iterator[str]:
    """Return finished games of four, never quite the same one again."""
    random = Random(4)
    while True:
        names = random.sample(NAMES, 4)
        sheets = [_sheet(name, held, random) for name, held in zip(names, HELD, strict=True)]
        yield "\n".join([HEAD, *sheets])


def _sheet(name: str, held: str, random: Random) -> str:
    # The 14 has room for the best that was taken (M7.6).
    crowns = [14, *(random.randint(1, 14) for _ in range(random.randint(9, 13)))]
    tracks = [f"{track} = {random.randint(0, 5)}" for track in ("gold", "wood", "crystal", "craft")]
    return "\n".join(["[[sheet]]", f'player = "{name}"', f"crowns = {crowns}", *tracks, held, ""])


def _us(seconds: list[float]) -> list[float]:
    return [1e6 * each for each in seconds]
