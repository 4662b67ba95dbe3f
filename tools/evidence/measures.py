"""What was measured of each cell: the figures of its report that the page tells.

`docs/dev/evidence/cells.json` has a cell a line, so that changes can be read.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rollwrite.play.simulation.report import report_of, report_tree
from rollwrite.play.simulation.results import Results
from tools.evidence.cells import SEEDS, Cell, cells

FOLDER = Path(__file__).parents[2] / "docs" / "dev" / "evidence"
MEASURED = FOLDER / "cells.json"
# The sections of a report that are kept, and of one by a seed.
OF_ALL = ("length", "endings", "seat", "turns", "solo")
OF_PAIRS = ("player",)
OF_KINDS = (*OF_ALL, "start card", "values", "cards", "crowns", "solo points")
OF_GREEDY = (*OF_KINDS, "margin", "land", "artifacts", "sheets")
OF_CARDS = ("owned", "winners")
SHORT = 5  # Rounds of a game that is not over in a rush.

Measures = Mapping[str, Any]  # Sections of a report as `rollwrite simulate --format json` has it.


def measured(cell: Cell, played: Results) -> Measures:
    """Return what a cell's games show, without intervals, which follow from their number."""
    found = kept(cell, _bare(report_tree(report_of(played))))
    if len(cell.seats) == 1:
        return found
    turns = {int(key[6:]): count for key, count in played.tally.items() if key[:6] == "turns/"}
    long = sum(count for number, count in turns.items() if number >= SHORT * len(cell.seats))
    return {**found, "long": round(long / found["games"], 4)}


def kept(cell: Cell, found: Measures) -> Measures:
    """Return the part of a report that the page tells."""
    part = {"games": found["games"]}
    part |= {name: found[name] for name in _sections(cell) if name in found}
    if "cards" in part:
        part["cards"] = {
            number: {what: card[what] for what in OF_CARDS if what in card}
            for number, card in part["cards"].items()
        }
    return part


def _sections(cell: Cell) -> tuple[str, ...]:
    if len({*cell.seats}) > 1:
        return OF_PAIRS
    if cell.edition in SEEDS:
        return OF_ALL
    return OF_GREEDY if cell.seats[0] == "greedy" else OF_KINDS


def _bare(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "value" in value:
        return round(value["value"], 4)
    return {key: _bare(each) for key, each in value.items()}


@cache
def all_measures() -> dict[str, Measures]:
    """Return what was measured of every cell, by its name."""
    found: dict[str, Measures] = json.loads(MEASURED.read_text("utf-8"))
    return found


def keep(cell: Cell, found: Measures) -> None:
    """Keep what was measured of a cell."""
    known = all_measures()
    known[cell.name] = found
    names = [each.name for each in cells() if each.name in known]
    lines = (f"{json.dumps(name)}: {json.dumps(known[name])}" for name in names)
    MEASURED.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def measures_of(name: str) -> Measures:
    """Return what was measured of a cell, by its name."""
    return all_measures()[name]
