"""What `rollwrite replay` of a record costs as a process, against a bare click script."""

from __future__ import annotations

from bench.figure import Figure, in_turn, ratio
from bench.launch import ROOT, cost_of
from bench.start import ROLLWRITE

RUNS = 21
RECORD = ROOT / "docs" / "example" / "evening.record"


def measure() -> list[Figure]:
    """Return the figure."""
    program, bare = in_turn(
        RUNS,
        lambda: cost_of("-c", ROLLWRITE, "replay", str(RECORD)).passed * 1000,
        lambda: cost_of("bench/floor_start.py", "--help").passed * 1000,
    )
    return [ratio("replay", "ms", program, bare, limit=3.5)]
