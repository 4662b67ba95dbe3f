"""What of any map, the board or the solo map, the rules cannot work with.

Each function takes what its problems call the map (`board`; `solo, map`), and yields them. None
enumerates the hexes of the map, whose size may be the error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from sheets.files.problem import Problem
from sheets.hexes import MOST_COLUMNS, Hex, column_name, column_of, hex_name, row_of
from sheets.merchants.edition.edition import Land
from sheets.words.quoting import quoted

MOST_ROWS = 99  # A hex's name has room for two figures.

_SHIP = re.compile(r"L[1-9][0-9]?")


def hexes(place: str, land: Land) -> Iterator[tuple[str, Hex]]:
    """Yield every hex that the file names: start and printed resources, lakes."""
    for key, table in (("start", land.start), ("printed", land.printed)):
        for resource, where in table.items():
            for hex_ in where:
                yield f"{place}, {key}, {resource} {hex_name(hex_)}", hex_
    for index, lake in enumerate(land.lakes, 1):
        for hex_ in lake.hexes:
            yield f"{place}, lakes {index}, {hex_name(hex_)}", hex_


def find_wrong_size(place: str, land: Land, kind: str, fewest_rows: int) -> Iterator[Problem]:
    """Find more columns or rows than there are names for, or fewer than are needed."""
    if not 1 <= land.columns <= MOST_COLUMNS:
        what = f"is {land.columns}; a {kind} has 1 to {MOST_COLUMNS} columns, lettered A to Z"
        yield Problem(f"{place}, columns", what, "M1.4")
    if not fewest_rows <= land.rows <= MOST_ROWS:
        what = f"is {land.rows}; a {kind} has {fewest_rows} to {MOST_ROWS} rows"
        yield Problem(f"{place}, rows", what, "M1.4")


def find_strays(named: Iterator[tuple[str, Hex]], land: Land, kind: str) -> Iterator[Problem]:
    """Find hexes that the map has not got."""
    for where, hex_ in named:
        if not (1 <= column_of(hex_) <= land.columns and row_of(hex_) <= land.rows):
            last = f"A to {column_name(land.columns)} and rows 1 to {land.rows}"
            yield Problem(where, f"lies off the {kind}, which has columns {last}", "M1.4")


def find_used_twice(named: Iterator[tuple[str, Hex]], rule: str = "M1.4") -> Iterator[Problem]:
    """Find hexes that hold two things."""
    first: dict[Hex, str] = {}
    for where, hex_ in named:
        if hex_ in first:
            yield Problem(where, f"is used already by {first[hex_]}; a hex holds one thing", rule)
        first.setdefault(hex_, where)


def find_lake_errors(place: str, land: Land) -> Iterator[Problem]:
    """Find lakes without a hex, and ships that cannot be told apart."""
    first: dict[str, int] = {}
    for index, lake in enumerate(land.lakes, 1):
        if not lake.hexes:
            yield Problem(f"{place}, lakes {index}, hexes", "is empty; a lake has a hex", "M1.4")
        for ship in lake.ships:
            where = f"{place}, lakes {index}, ships"
            if not _SHIP.fullmatch(ship):
                yield Problem(where, f"{quoted(ship)} is no ship's name; write L1, L2, ...", "M1.4")
            elif ship in first:
                what = f"{ship} lies on lake {first[ship]} already; a ship has its own name"
                yield Problem(where, what, "M1.4")
            first.setdefault(ship, index)
