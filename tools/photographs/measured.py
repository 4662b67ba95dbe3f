"""How well the photographs of a group are read: its own sheets, hands and cameras.

`python -m tools.photographs.measured FOLDER ...` takes folders, each of one table: its photographs,
and `game.toml`, the game as somebody typed it in from the paper without looking at what was read.
A row is a table; the last one is all of them, with the 95 % interval of what was wrong.
"""

import sys
from collections import Counter
from pathlib import Path

import rollwrite as rw
from rollwrite.photo.table import TableReading
from rollwrite.photographs import STATE_FILE
from rollwrite.play.simulation.report import share
from rollwrite.sources import open_source
from sheets.drawing.shapes import PageKey
from tools.photographs.conditions import Counts
from tools.photographs.filled import taken_as
from tools.photographs.report import counts

HEAD = (
    "| table | sheets | refused | readings | asked | accepted and wrong | sheets without a mistake "
    "and at most 3 asked |\n|:--|--:|--:|--:|--:|--:|--:|"
)


def measured(folder: Path) -> Counts:
    """Return what was read of a table's photographs beside what is typed in.

    Raises OSError without `game.toml`, ValueError where it is no game or no photograph is readable.
    """
    game = open_source(folder / STATE_FILE)
    found = rw.read_photo(folder, players=[str(seat) for seat in game.seats()])
    if found.reading is None:
        raise ValueError(f"{folder}: no photograph of a sheet can be read")
    counted: Counts = Counter(refused=len(found.refusals))
    fillings = game.fillings()
    for index, sheet in enumerate(found.reading.sheets):
        key = PageKey(sheet.identity.kind.kind, _seat(found.reading, index))
        counted += counts(sheet, taken_as(sheet.identity.blank.marks, fillings[key]))
    return counted


def _seat(table: TableReading, index: int) -> int | None:
    """Return whose a sheet is, None of one that all share."""
    is_own = not table.sheets[index].is_shared and table.kind.players > 1
    return table.seats[index] if is_own else None


def row(name: str, found: Counts) -> str:
    """Return a row of the table."""
    asked = 100 * found["asked"] / max(found["groups"], 1)
    wrong = f"{found['wrong']} of {found['accepted']}"
    return (
        f"| {name} | {found['sheets']} | {found['refused']} | {found['groups']} | {asked:.2f} % "
        f"| {wrong} | {found['easy']} |"
    )


def main() -> None:
    """Print the table."""
    print(HEAD)
    whole: Counts = Counter()
    for folder in map(Path, sys.argv[1:]):
        found = measured(folder)
        whole += found
        print(row(folder.name, found))
    print(row("all", whole))
    wrong = share(whole["wrong"], whole["accepted"])
    print(f"\nwrong: {wrong.low or 0:.4%} to {wrong.high or 0:.4%} of what was accepted (95 %)")


if __name__ == "__main__":
    main()
