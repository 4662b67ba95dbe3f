"""`python -m bench [NAME]...`: measure, print every figure; 1 when one misses its limit."""

from __future__ import annotations

import os
import platform
import sys
from importlib import import_module
from pathlib import Path

from bench.figure import Figure, table

# Each a module with a `measure` that gives its figures. A new benchmark is a module and a row.
BENCHMARKS = (
    "start",
    "pack",
    "illustration",
    "thousand",
    "tables",
    "png",
    "regions",
    "score",
    "play",
    "replay",
    "photo",
    "simulate",
    "mutations",
    "bombs",
)


def main(names: list[str]) -> int:
    """Measure the benchmarks named, all where none is; give the exit code."""
    if unknown := [name for name in names if name not in BENCHMARKS]:
        print(f"no benchmark is called {unknown[0]!r}; there is {', '.join(BENCHMARKS)}")
        return 2
    figures: list[Figure] = []
    for name in names or BENCHMARKS:
        figures += import_module(f"bench.{name}").measure()
    print(machine())
    print(table(figures))
    return int(not all(figure.holds for figure in figures))


def machine() -> str:
    """Say where the figures were seen."""
    processors = Path("/proc/cpuinfo")
    lines = processors.read_text().splitlines() if processors.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    python = platform.python_version()
    return f"{os.cpu_count()} cores, {model}, {platform.system()}, Python {python}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
