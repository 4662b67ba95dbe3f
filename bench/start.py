"""How long `rollwrite --help` takes, against a bare click script, and that it loads little."""

from __future__ import annotations

import subprocess
import sys

from bench.figure import Figure, in_turn, ratio
from bench.launch import ROOT, cost_of

RUNS = 31
# What the console script does, which pip writes when rollwrite is installed.
ROLLWRITE = "import sys; from cli.main import main; sys.exit(main())"
# What a command may need, but not the help.
HEAVY = frozenset(
    {
        "reportlab",
        "svgwrite",
        "PIL",
        "pydantic",
        "rich",
        "pypdfium2",
        "tomlkit",
        "fontTools",
    }
)
_NAME_MODULES = """
import sys
from cli.main import main
main(["--help"], standalone_mode=False)
print(*sys.modules, file=sys.stderr)
"""


def measure() -> list[Figure]:
    """Return the figures."""
    program, bare = in_turn(
        RUNS,
        lambda: cost_of("-c", ROLLWRITE, "--help").passed * 1000,
        lambda: cost_of("bench/floor_start.py", "--help").passed * 1000,
    )
    return [
        ratio("start", "ms", program, bare, limit=1.5, aim=1.15),
        Figure("start: heavy modules loaded", len(HEAVY & _modules()), "", limit=0),
    ]


def _modules() -> set[str]:
    answer = subprocess.run(
        [sys.executable, "-c", _NAME_MODULES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(answer.stderr.split())
