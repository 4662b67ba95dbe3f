"""What a thousand player sheets with names cost, against the four of one table's document."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import Figure, in_turn, ratio
from bench.launch import Cost, cost_of
from bench.pack import PLAYERS, print_pack

RUNS = 11
MANY, FEW = 1000, 500


def measure() -> list[Figure]:
    """Return the figures."""
    with TemporaryDirectory() as folder:
        many, few, pack = (Path(folder, f"{name}.pdf") for name in ("many", "few", "pack"))
        of_many, of_pack = in_turn(RUNS, lambda: print_sheets(MANY, many), lambda: print_pack(pack))
        print_sheets(FEW, few)
        further = (many.stat().st_size - few.stat().st_size) / (MANY - FEW)
    return [
        ratio(
            "thousand: work",
            "ms",
            (cost.work * 1000 for cost in of_many),
            (cost.work * 1000 for cost in of_pack),
            limit=2.5,
        ),
        ratio(
            "thousand: peak memory",
            "MB",
            (cost.memory / 1000 for cost in of_many),
            (cost.memory / 1000 for cost in of_pack),
            limit=1.5,
        ),
        Figure("thousand: a further sheet", further, "bytes", limit=2000),
    ]


def print_sheets(number: int, output: Path) -> Cost:
    """Return the cost of printing so many sheets through the library."""
    return cost_of("-m", "bench.many_tables", str(number // PLAYERS), str(output), "player")
