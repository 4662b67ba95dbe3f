"""How any map, the board or the solo map, departs from the usual shape.

Each function takes what its problems call the map (`board`; `solo, map`), and yields them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sheets.files.problem import Problem
from sheets.hexes import Hex, are_neighbours, hex_name, pieces
from sheets.merchants.edition.edition import RESOURCES, TRACKS, Land, Resource

LAKE_SHIPS = range(1, 3)


def find_unusual_start(place: str, land: Land) -> Iterator[Problem]:
    """Find resources that have not one start each where they have a track, else none."""
    for resource in RESOURCES:
        found, usual = len(land.start.get(resource, ())), int(resource in TRACKS)
        if found != usual:
            what = f"has {found}; usual is one each of gold, wood, crystal and craft"
            yield Problem(f"{place}, start, {resource}", what, "M1.4")


def find_touching_start(place: str, land: Land) -> Iterator[Problem]:
    """Find start resources that touch each other."""
    for (one, resource), (other, _) in combinations(land.start_resources.items(), 2):
        if are_neighbours(one, other):
            what = f"touches the start resource on {hex_name(other)}; they stand apart"
            yield Problem(resource_place(place, "start", resource, one), what, "M1.4")


def find_unusual_lakes(place: str, land: Land) -> Iterator[Problem]:
    """Find lakes in several pieces, and those without ships or with many."""
    for index, lake in enumerate(land.lakes, 1):
        where = f"{place}, lakes {index}"
        if len(lake.ships) not in LAKE_SHIPS:
            what = f"has {len(lake.ships)}; usual are 1 or 2"
            yield Problem(f"{where}, ships", what, "M1.4")
        if len(pieces(lake.hexes)) > 1:
            yield Problem(where, "is not one piece; usual are hexes that hang together", "M9")


def resource_place(place: str, key: str, resource: Resource, hex_: Hex) -> str:
    """Return the place of a start or printed resource in the file."""
    return f"{place}, {key}, {resource} {hex_name(hex_)}"
