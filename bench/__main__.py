"""`python -m bench [NAME]...`: measure, print every figure; 1 when one misses its limit."""

import os
import platform
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from bench.figure import Figure, table

# Each a function that gives its figures, and the module that it is in.
BENCHMARKS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("start", "score", "replay", "check", "bombs"), "commands"),
    **dict.fromkeys(("pack", "illustration", "thousand", "tables", "png"), "printing"),
    **dict.fromkeys(("regions", "states", "play", "simulate", "mutations"), "games"),
    "photo": "photo",
    "web": "web",
}


def main(names: list[str]) -> int:
    """Measure the benchmarks named, all where none is; give the exit code."""
    if unknown := [name for name in names if name not in BENCHMARKS]:
        print(f"no benchmark is called {unknown[0]!r}; there is {', '.join(BENCHMARKS)}")
        return 2
    figures: list[Figure] = []
    for name in names or BENCHMARKS:
        try:
            figures += getattr(import_module(f"bench.{BENCHMARKS[name]}"), name)()
        except ModuleNotFoundError as error:
            print(f"{name} is left out: {error.name} is not installed, which it needs.")
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
