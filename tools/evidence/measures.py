"""What was measured of each cell: the figures of its report, kept in `docs/dev/evidence`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rollwrite.play.simulation.answers import report_tree
from rollwrite.play.simulation.report import report_of
from rollwrite.play.simulation.results import Results
from tools.evidence.cells import Cell

MEASURED = Path(__file__).parents[2] / "docs" / "dev" / "evidence"

Measures = Mapping[str, Any]  # A report as `rollwrite simulate --format json` has it.


def measured(played: Results) -> Measures:
    """Return what a cell's games show, without intervals, which follow from their number."""
    return {key: _bare(value) for key, value in report_tree(report_of(played)).items()}


def _bare(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "value" in value:
        return round(value["value"], 4)
    return {key: _bare(each) for key, each in value.items()}


def keep(cell: Cell, found: Measures) -> None:
    """Keep what was measured of a cell."""
    MEASURED.mkdir(exist_ok=True)
    lines = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
    text = "{\n" + ",\n".join(lines) + "\n}\n"  # A section a line: changes can be read.
    (MEASURED / f"{cell.name}.json").write_text(text, "utf-8")


@cache
def measures_of(name: str) -> Measures:
    """Return what was measured of a cell, by its name."""
    found: Measures = json.loads((MEASURED / f"{name}.json").read_text("utf-8"))
    return found
