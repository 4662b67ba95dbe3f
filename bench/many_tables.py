"""Prints many tables of four through the library: `many_tables.py TABLES OUTPUT [KIND]...`.

All their sheets, or those of the kinds named; one document, what all have in common drawn once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from scoring.merchants.game import GAME
from sheets.document import Press
from sheets.drawing.theme import load_theme
from sheets.table.table import Table, seats_for
from sheets.write import Settings, write

PLAYERS = 4
NAMES = ("Anna", "Bernd", "Chloé", "Dmitri", "Élodie", "Fatima", "Günther", "Hui", "Ingrid", "João")


def names(table: int) -> tuple[str, ...]:
    """Return the names of a table's players, no two tables' the same."""
    return tuple(f"{NAMES[(table + seat) % len(NAMES)]} {table + 1}" for seat in range(PLAYERS))


def tables(number: int) -> Iterator[Table]:
    """Yield this many tables of four."""
    theme = load_theme("colour")
    for index in range(number):
        yield Table("base", seats_for(names(index)), "en", theme)


def main() -> None:
    """Print the sheets."""
    number, output, *kinds = sys.argv[1:]
    press = Press(GAME, GAME.load())
    sheets = (drawing for table in tables(int(number)) for drawing in press.draw(table, kinds))
    with Path(output).open("wb") as file:
        write("pdf", sheets, file, Settings("Sheets", "en"))


if __name__ == "__main__":
    main()
