"""What of a solo map the rules cannot work with, and how it departs from the shipped one.

One function a rule; each takes a map whose form is right and yields what breaks its rule. An
edition without a solo map has nothing to check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain

from sheets.files.problem import Problem
from sheets.hexes import Hex, edge_name, hex_name, neighbours, pieces
from sheets.merchants.edition.checks.land_errors import (
    find_lake_errors,
    find_strays,
    find_used_twice,
    find_wrong_size,
    hexes,
)
from sheets.merchants.edition.checks.land_shape import (
    find_touching_start,
    find_unusual_lakes,
    find_unusual_start,
    resource_place,
)
from sheets.merchants.edition.checks.places import Rule
from sheets.merchants.edition.edition import Edition, SoloMap

PLACE = "solo, map"
TERRITORIES = 8  # S3
# What the page has room for, above the table.
MOST_COLUMNS, MOST_ROWS = 15, 8
TERRITORY_HEXES = range(10, 14)
LAKE_TERRITORIES = range(2, 4)


def _size(land: SoloMap) -> Iterator[Problem]:
    return find_wrong_size(PLACE, land, "map", 1)


def _on_the_map(land: SoloMap) -> Iterator[Problem]:
    if any(_size(land)):
        return
    yield from find_strays(chain(_land(land), hexes(PLACE, land)), land, "map")


def _used_once(land: SoloMap) -> Iterator[Problem]:
    yield from find_used_twice(hexes(PLACE, land))
    # A resource lies in a territory; a lake does not.
    lakes = enumerate(land.lakes, 1)
    water = {hex_: f"{PLACE}, lakes {index}" for index, lake in lakes for hex_ in lake.hexes}
    known = ((where, hex_) for hex_, where in water.items())
    yield from find_used_twice(chain(known, _land(land)), "S3")


def _all_used(land: SoloMap) -> Iterator[Problem]:
    """Yield the hexes that are neither land nor water."""
    if any(_size(land)):
        return
    known = land.lake_hexes.union(land.territory_of)
    left = [hex_name(hex_) for hex_ in land.hexes if hex_ not in known]
    if left:
        more = f" and {len(left) - 1} more lie" if left[1:] else " lies"
        what = f"{left[0]}{more} in no territory and no lake; every hex is in one"
        yield Problem(PLACE, what, "S3")


def _territories(land: SoloMap) -> Iterator[Problem]:
    if len(land.territories) != TERRITORIES:
        what = f"has {len(land.territories)}; {TERRITORIES} are needed"
        yield Problem(f"{PLACE}, territories", what, "S3")
    for number, territory in enumerate(land.territories, 1):
        where = f"{PLACE}, territories {number}"
        found = len(pieces(territory.hexes))
        if not found:
            yield Problem(f"{where}, hexes", "is empty; a territory has land", "S3")
        elif found > 1:
            what = f"is in {found} pieces; the hexes of a territory hang together"
            yield Problem(where, what, "S3")


def _start(land: SoloMap) -> Iterator[Problem]:
    if not land.start_resources:
        what = "has none, so that nothing could be drawn; usual is one of every track"
        yield Problem(f"{PLACE}, start", what, "M3.2")
    for hex_, resource in land.start_resources.items():
        if land.territory_of.get(hex_):  # The first is number 0.
            what = f"lies in territory {land.territory_of[hex_] + 1}; play begins in territory 1"
            yield Problem(resource_place(PLACE, "start", resource, hex_), what, "S3")


def _bridges(land: SoloMap) -> Iterator[Problem]:
    territory_of = land.territory_of
    for edge, times in Counter(land.bridges).items():
        where = f"{PLACE}, bridges {edge_name(edge)}"
        if times > 1:
            yield Problem(where, f"stands there {times} times; once is right", "S8")
        outside = next((hex_ for hex_ in edge if hex_ not in territory_of), None)
        one, other = (territory_of.get(hex_) for hex_ in edge)
        if outside is not None:
            what = f"{hex_name(outside)} lies in no territory; a bridge joins two"
            yield Problem(where, what, "S8")
        elif one is not None and one == other:
            what = f"both ends lie in territory {one + 1}; a bridge joins two territories"
            yield Problem(where, what, "S8")


def _all_reached(land: SoloMap) -> Iterator[Problem]:
    """Yield the territories that no way over bridges joins to the first.

    Where there is none, an open territory can always be reached from those that are closed.
    """
    territory_of = land.territory_of
    joined = [
        {territory_of[hex_] for hex_ in edge}
        for edge in land.bridges
        if territory_of.keys() >= {*edge}
    ]
    reached = {0}
    while more := {each for ends in joined if ends & reached for each in ends} - reached:
        reached |= more
    left = [str(number + 1) for number in range(len(land.territories)) if number not in reached]
    if left:
        what = f"no way over them leads from territory 1 to {', '.join(left)}"
        yield Problem(f"{PLACE}, bridges", f"{what}; all must be reached", "S8")


def _lakes(land: SoloMap) -> Iterator[Problem]:
    return find_lake_errors(PLACE, land)


def _fits(land: SoloMap) -> Iterator[Problem]:
    if land.columns > MOST_COLUMNS:
        what = f"is {land.columns}; usual are at most {MOST_COLUMNS}"
        yield Problem(f"{PLACE}, columns", what, "S3")
    if land.rows > MOST_ROWS:
        what = f"is {land.rows}; usual are at most {MOST_ROWS}"
        yield Problem(f"{PLACE}, rows", what, "S3")


def _sizes_of_territories(land: SoloMap) -> Iterator[Problem]:
    usual = TERRITORY_HEXES
    for number, territory in enumerate(land.territories, 1):
        if len(territory.hexes) not in usual:
            what = f"has {len(territory.hexes)}; usual are {usual[0]} to {usual[-1]}"
            yield Problem(f"{PLACE}, territories {number}, hexes", what, "S3")


def _lakes_between(land: SoloMap) -> Iterator[Problem]:
    territory_of = land.territory_of
    for index, lake in enumerate(land.lakes, 1):
        around = {other for hex_ in lake.hexes for other in neighbours(hex_)}
        touched = {territory_of[hex_] for hex_ in around if hex_ in territory_of}
        if len(touched) not in LAKE_TERRITORIES:
            what = f"territories touched: {len(touched)}; usual are 2 or 3"
            yield Problem(f"{PLACE}, lakes {index}", what, "S3")


def _unusual_lakes(land: SoloMap) -> Iterator[Problem]:
    return find_unusual_lakes(PLACE, land)


def _start_of_each_track(land: SoloMap) -> Iterator[Problem]:
    return find_unusual_start(PLACE, land)


def _start_apart(land: SoloMap) -> Iterator[Problem]:
    return find_touching_start(PLACE, land)


def _printed_everywhere(land: SoloMap) -> Iterator[Problem]:
    territory_of = land.territory_of
    found = {territory_of[hex_] for hex_ in land.printed_resources}
    for number in range(len(land.territories)):
        if number not in found:
            what = f"none lies in territory {number + 1}; usual is one or more in each"
            yield Problem(f"{PLACE}, printed", what, "M1.4")


def _printed_apart(land: SoloMap) -> Iterator[Problem]:
    """Yield what touches; across a river nothing does (S3)."""
    start, printed = land.start_resources, land.printed_resources
    territory_of = land.territory_of
    for hex_, resource in printed.items():
        for other in neighbours(hex_):
            is_near = territory_of.get(other) == territory_of[hex_]
            if is_near and (other in start or (other in printed and hex_ < other)):
                what = f"touches the resource on {hex_name(other)}; printed ones stand apart"
                where = resource_place(PLACE, "printed", resource, hex_)
                yield Problem(where, what, "M1.4")


def _land(land: SoloMap) -> Iterator[tuple[str, Hex]]:
    """Yield the hexes of all territories with their places."""
    for number, territory in enumerate(land.territories, 1):
        for hex_ in territory.hexes:
            yield f"{PLACE}, territories {number}, {hex_name(hex_)}", hex_


def _of_edition(rule: Callable[[SoloMap], Iterator[Problem]]) -> Rule:
    """Return a rule of maps as one of editions."""

    def checked(edition: Edition) -> Iterator[Problem]:
        return rule(edition.solo.map) if edition.solo.map else iter(())

    return checked


ERRORS: tuple[Rule, ...] = tuple(
    map(
        _of_edition,
        (
            _size,
            _on_the_map,
            _used_once,
            _all_used,
            _territories,
            _start,
            _bridges,
            _all_reached,
            _lakes,
        ),
    )
)
SHAPE: tuple[Rule, ...] = tuple(
    map(
        _of_edition,
        (
            _fits,
            _sizes_of_territories,
            _start_of_each_track,
            _start_apart,
            _printed_everywhere,
            _printed_apart,
            _lakes_between,
            _unusual_lakes,
        ),
    )
)
