"""Prints player sheets with names through the library: `thousand_sheets.py NUMBER OUTPUT`.

The sheets of many tables of four, one document, what all have in common drawn once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from sheets.document import Press, load_content
from sheets.drawing import Drawing
from sheets.games import GAMES
from sheets.table import Table, seats_for
from sheets.theme import load_theme
from sheets.write import Settings, write

PLAYERS = 4
NAMES = ("Anna", "Bernd", "Chloé", "Dmitri", "Élodie", "Fatima", "Günther", "Hui", "Ingrid", "João")


def names(table: int) -> tuple[str, ...]:
    """Give the names of a table's players, no two tables' the same."""
    return tuple(f"{NAMES[(table + seat) % len(NAMES)]} {table + 1}" for seat in range(PLAYERS))


def sheets(edition: Any, number: int) -> Iterator[Drawing]:
    """Yield this many sheets, a multiple of four."""
    first = Table("base", seats_for(names(0)), "en", load_theme("colour"))
    press = Press(GAMES["merchants"], edition)
    for index in range(number // PLAYERS):
        table = replace(first, seats=seats_for(names(index)))
        yield from press.draw(table, ("player",))


def main() -> None:
    """Print the sheets."""
    number, output = sys.argv[1:]
    edition = load_content(GAMES["merchants"])
    with Path(output).open("wb") as file:
        write("pdf", sheets(edition, int(number)), file, Settings("Player sheets", "en"))


if __name__ == "__main__":
    main()
