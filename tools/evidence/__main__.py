"""Measures editions by many games, and writes what they show.

`python -m tools.evidence play` plays the cells that are not measured yet, for hours: stopped, it
goes on where it was. `write` makes the tables of `docs/dev/edition-evidence.md` and
`docs/simulation.md` and the plots anew from what was measured; a test holds that they are current.
"""

import argparse
import os
from pathlib import Path

from rollwrite.play.simulation.results import (
    Results,
    batch_size,
    parse_results,
    play_here,
    results_text,
)
from tools.evidence.cells import Cell
from tools.evidence.measures import keep, measured
from tools.evidence.page import missing, write_pages
from tools.evidence.plots import write_plots

KEPT_EVERY = 20  # Batches.


def main() -> None:
    """Play what is to be measured, or write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.evidence")
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("--only", default="", help="the beginning of the cells' names")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--played", type=Path, default=Path("/tmp/evidence"), help="begun cells")
    asked = parser.parse_args()
    if asked.what == "write":
        write_pages()
        write_plots()
        return
    asked.played.mkdir(parents=True, exist_ok=True)
    for cell in missing():
        if cell.name.startswith(asked.only):
            print(cell.name, flush=True)
            played = _played(cell, asked.played / f"{cell.name}.json", asked.workers)
            keep(cell, measured(cell, played))


def _played(cell: Cell, begun: Path, workers: int) -> Results:
    """Return a cell's games, those that are missing played now."""
    run = cell.run()
    played = parse_results(begun.read_text("utf-8"), run) if begun.exists() else Results(run)
    batches = played.batches(batch_size(run))
    for number, (batch, found) in enumerate(play_here(run, batches, workers), start=1):
        played.add(batch, found)
        if number % KEPT_EVERY == 0:
            begun.write_text(results_text(played), "utf-8")
    return played


if __name__ == "__main__":
    main()
