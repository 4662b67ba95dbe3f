"""Checks of any map, the board or the solo map.

Each function takes the map and its place in the file. Those of errors never enumerate the hexes of
the map, whose size may be the error.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.hexes import MOST_COLUMNS, Hex, column_of, hex_name, pieces, row_of
from sheets.merchants.edition.edition import Land
from sheets.words.quoting import quoted
from sheets.words.text import Text

MOST_ROWS = 99  # A hex's name has room for two figures.

_SHIP = re.compile(r"L[1-9][0-9]?")


def hexes(place: Place, land: Land) -> Iterator[tuple[Place, Hex]]:
    """Yield every hex that the file names: start and printed resources, lakes."""
    for key, table in (("start", land.start), ("printed", land.printed)):
        for resource, where in table.items():
            for hex_ in where:
                yield place.at(key, resource, hex_name(hex_)), hex_
    for index, lake in enumerate(land.lakes):
        for hex_ in lake.hexes:
            yield place.at("lakes", index, "hexes", hex_name(hex_)), hex_


def has_columns(land: Land) -> bool:
    """Return whether a map has as many columns as there are names for, and one at least."""
    return 1 <= land.columns <= MOST_COLUMNS


def has_rows(land: Land, fewest: int) -> bool:
    """Return whether a map has as many rows as there are names for, and enough of them."""
    return fewest <= land.rows <= MOST_ROWS


def strays(named: Iterable[tuple[Place, Hex]], land: Land) -> Iterator[Place]:
    """Yield the places of the hexes that the map has not got."""
    for place, hex_ in named:
        if not (1 <= column_of(hex_) <= land.columns and row_of(hex_) <= land.rows):
            yield place


def find_used_twice(named: Iterable[tuple[Place, Hex]], rule: str = "M1.4") -> Iterator[Problem]:
    """Find hexes that hold two things."""
    first: dict[Hex, Place] = {}
    for place, hex_ in named:
        if hex_ in first:
            message = Text(
                "is used already by {place}; a hex holds one thing", place=first[hex_].name
            )
            yield place.error(rule, message)
        first.setdefault(hex_, place)


def find_lake_errors(place: Place, land: Land) -> Iterator[Problem]:
    """Find lakes without a hex, and ships that cannot be told apart."""
    first: dict[str, int] = {}
    for index, lake in enumerate(land.lakes):
        ships = place.at("lakes", index, "ships")
        if not lake.hexes:
            message = Text("is empty; a lake has a hex")
            yield place.at("lakes", index, "hexes").error("M1.4", message)
        for ship in lake.ships:
            if not _SHIP.fullmatch(ship):
                message = Text("{ship} is no ship's name; write L1, L2, ...", ship=quoted(ship))
                yield ships.error("M1.4", message)
            elif ship in first:
                message = Text(
                    "{ship} lies on lake {lake} already; a ship has its own name",
                    ship=ship,
                    lake=first[ship],
                )
                yield ships.error("M1.4", message)
            first.setdefault(ship, index + 1)


def find_unusual_lakes(place: Place, land: Land) -> Iterator[Problem]:
    """Find lakes without a ship, and those that are not one lake."""
    for index, lake in enumerate(land.lakes):
        where = place.at("lakes", index)
        if not lake.ships:
            message = Text("has {number}; usual are {usual} or more", number=0, usual=1)
            yield where.at("ships").warning("M1.4", message)
        if len(pieces(lake.hexes)) > 1:
            message = Text("is not one piece; usual are hexes that hang together")
            yield where.warning("M9", message)
