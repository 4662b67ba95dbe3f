"""Checks of any map, the board or the solo map.

Each function takes the map and its place in the file. Those of errors never enumerate the hexes of
the map, whose size may be the error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.hexes import MOST_COLUMNS, Hex, column_of, hex_name, pieces, row_of
from sheets.merchants.edition.edition import Lake, Land
from sheets.merchants.edition.numbered_ships import drawn_ships, is_numbered
from sheets.words.text import Text

MOST_ROWS = 99  # A hex's name has room for two figures.


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
    """Find lakes without a hex, and ships without a hex of their own in their lake."""
    for index, lake in enumerate(land.lakes):
        where = place.at("lakes", index)
        if not lake.hexes:
            yield where.at("hexes").error("M1.4", Text("is empty; a lake has a hex"))
        elif is_numbered(lake):
            if len(lake.ships) > len(lake.hexes):
                message = Text(
                    "has {ships} on a lake of {hexes}; each ship lies in a hex of its own",
                    ships=len(lake.ships),
                    hexes=len(lake.hexes),
                )
                yield where.at("ships").error("M1.4", message)
        else:
            yield from _misplaced_ships(where.at("ships"), lake)


def _misplaced_ships(place: Place, lake: Lake) -> Iterator[Problem]:
    for ship, times in Counter(lake.ships).items():
        where = place.at(hex_name(ship))
        if ship not in lake.hexes:
            message = Text(
                "is no hex of this lake; a ship is called by that in which it is drawn, such as "
                "{hex}",
                hex=hex_name(lake.hexes[0]),
            )
            yield where.error("M1.4", message)
        if times > 1:
            message = Text("stands there {count} times; once is right", count=times)
            yield where.error("M1.4", message)


def find_unusual_lakes(place: Place, land: Land) -> Iterator[Problem]:
    """Find lakes without a ship or with ships' names of old, and those that are not one lake."""
    for index, lake in enumerate(land.lakes):
        where = place.at("lakes", index)
        if not lake.ships:
            message = Text("has {number}; usual are {usual} or more", number=0, usual=1)
            yield where.at("ships").warning("M1.4", message)
        elif is_numbered(lake):
            message = Text(
                "a ship is called by the hex in which it is drawn; write {hexes} for {names}",
                hexes=", ".join(map(hex_name, drawn_ships(lake))),
                names=", ".join(map(hex_name, lake.ships)),
            )
            yield where.at("ships").warning("M1.4", message)
        if len(pieces(lake.hexes)) > 1:
            message = Text("is not one piece; usual are hexes that hang together")
            yield where.warning("M9", message)
