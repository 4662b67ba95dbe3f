"""What 1,000 tables of four cost, each with all its sheets, in one document of 6,000 pages."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import Figure, in_turn, ratio
from bench.launch import Cost, cost_of
from bench.pack import print_pack

RUNS = 5
MANY, FEW = 1000, 100


def measure() -> list[Figure]:
    """Return the figures."""
    with TemporaryDirectory() as folder:
        many, few, pack = (Path(folder, f"{name}.pdf") for name in ("many", "few", "pack"))
        of_many, of_few, of_pack = in_turn(
            RUNS,
            lambda: print_tables(MANY, many),
            lambda: print_tables(FEW, few),
            lambda: print_pack(pack),
        )
        further = (many.stat().st_size - few.stat().st_size) / (MANY - FEW)
    return [
        ratio(
            "tables: work",
            "ms",
            (cost.work * 1000 for cost in of_many),
            (cost.work * 1000 for cost in of_pack),
            limit=12,
        ),
        ratio(
            "tables: peak memory, against 100 tables",
            "MB",
            (cost.memory / 1000 for cost in of_many),
            (cost.memory / 1000 for cost in of_few),
            limit=1.5,
        ),
        Figure("tables: a further table", further, "bytes", limit=6000),
    ]


def print_tables(number: int, output: Path) -> Cost:
    """Return the cost of printing all sheets of so many tables through the library."""
    return cost_of("-m", "bench.many_tables", str(number), str(output))
