"""Checks of the solo version: its targets, and its map, one function a rule.

Each takes what has the right form and yields what breaks its rule. An edition without a solo map
has nothing to check in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain

from sheets.files.place import FieldPath
from sheets.files.problem import Path, Problem
from sheets.hexes import MOST_COLUMNS, Hex, column_name, edge_name, hex_name, pieces
from sheets.merchants.edition.checks.board import (
    MOST_ROWS,
    Rule,
    find_lake_errors,
    find_unusual_lakes,
    find_used_twice,
    has_columns,
    has_rows,
    hexes,
    strays,
)
from sheets.merchants.edition.edition import TERRITORIES, Edition, Solo, SoloMap
from sheets.words.text import Text

SOLO = FieldPath(("solo",))
TARGETS_OF_ALL: Path = ("solo", "targets")
TARGETS, BY_LEVEL = 6, 2  # S2: those that are one for all, and those of a level.
FREE_TARGETS = (3, 4, 5)  # S2: these are the edition's; all others are given.
MOST_POINTS = 999
MAP = SOLO.at("map")
FEWEST_ROWS = 1


def _targets(edition: Edition) -> Iterator[Problem]:
    for place, targets in _target_rows(edition.solo):
        needed = TARGETS if place.path == TARGETS_OF_ALL else BY_LEVEL
        if len(targets) != needed:
            message = Text(
                "has {number}; {needed} targets are needed", number=len(targets), needed=needed
            )
            yield place.error("S2", message)
        for index, target in enumerate(targets):
            if not 1 <= target <= MOST_POINTS:
                message = Text(
                    "is {number}; a target is 1 to {most} points", number=target, most=MOST_POINTS
                )
                yield place.at(index).error("S2", message)


def _targets_of_the_rules(edition: Edition) -> Iterator[Problem]:
    rows = zip(_target_rows(edition.solo), _target_rows(Solo()), strict=True)
    for (place, targets), (_, usual) in rows:
        free = FREE_TARGETS if place.path == TARGETS_OF_ALL else ()
        for index, (target, by_rule) in enumerate(zip(targets, usual, strict=True)):
            if target != by_rule and index + 1 not in free:
                message = Text("is {number}; usual is {usual}", number=target, usual=by_rule)
                yield place.at(index).warning("S2", message)


def _target_rows(solo: Solo) -> Iterator[tuple[FieldPath, tuple[int, ...]]]:
    """Yield the targets, first those of every level (S2)."""
    yield FieldPath(TARGETS_OF_ALL), solo.targets
    yield SOLO.at("levels", "beginner"), solo.levels.beginner
    yield SOLO.at("levels", "advanced"), solo.levels.advanced
    yield SOLO.at("levels", "expert"), solo.levels.expert


def _size(land: SoloMap) -> Iterator[Problem]:
    if not has_columns(land):
        message = Text(
            "is {number}; a map has 1 to {most} columns, lettered A to Z",
            number=land.columns,
            most=MOST_COLUMNS,
        )
        yield MAP.at("columns").error("M1.4", message)
    if not has_rows(land, FEWEST_ROWS):
        message = Text(
            "is {number}; a map has {fewest} to {most} rows",
            number=land.rows,
            fewest=FEWEST_ROWS,
            most=MOST_ROWS,
        )
        yield MAP.at("rows").error("M1.4", message)


def _on_the_map(land: SoloMap) -> Iterator[Problem]:
    if any(_size(land)):
        return
    message = Text(
        "lies off the map, which has columns A to {column} and rows 1 to {row}",
        column=column_name(land.columns),
        row=land.rows,
    )
    for place in strays(chain(_land(land), hexes(MAP, land)), land):
        yield place.error("M1.4", message)


def _used_once(land: SoloMap) -> Iterator[Problem]:
    yield from find_used_twice(hexes(MAP, land))
    # A resource lies in a territory; a lake does not.
    lakes = enumerate(land.lakes)
    water = {hex_: MAP.at("lakes", index) for index, lake in lakes for hex_ in lake.hexes}
    known = ((place, hex_) for hex_, place in water.items())
    yield from find_used_twice(chain(known, _land(land)), "S3")


def _all_used(land: SoloMap) -> Iterator[Problem]:
    """Yield the hexes that are neither land nor water."""
    if any(_size(land)):
        return
    known = land.lake_hexes.union(land.territory_of)
    left = [hex_name(hex_) for hex_ in land.hexes if hex_ not in known]
    if len(left) == 1:
        message = Text("{hex} lies in no territory and no lake; every hex is in one", hex=left[0])
        yield MAP.error("S3", message)
    elif left:
        message = Text(
            "{hex} and {others} more lie in no territory and no lake; every hex is in one",
            hex=left[0],
            others=len(left) - 1,
        )
        yield MAP.error("S3", message)


def _territories(land: SoloMap) -> Iterator[Problem]:
    place = MAP.at("territories")
    if len(land.territories) != TERRITORIES:
        message = Text(
            "has {number}; {needed} are needed", number=len(land.territories), needed=TERRITORIES
        )
        yield place.error("S3", message)
    for index, territory in enumerate(land.territories):
        found = len(pieces(territory.hexes))
        if not found:
            message = Text("is empty; a territory has land")
            yield place.at(index, "hexes").error("S3", message)
        elif found > 1:
            message = Text(
                "is in {number} pieces; the hexes of a territory hang together", number=found
            )
            yield place.at(index).error("S3", message)


def _start(land: SoloMap) -> Iterator[Problem]:
    place = MAP.at("start")
    if not land.start_resources:
        message = Text("has none, so that nothing could be drawn; usual is one of every track")
        yield place.error("M3.2", message)
    for hex_, resource in land.start_resources.items():
        if land.territory_of.get(hex_):  # The first is number 0.
            message = Text(
                "lies in territory {number}; play begins in territory 1",
                number=land.territory_of[hex_] + 1,
            )
            yield place.at(resource, hex_name(hex_)).error("S3", message)


def _bridges(land: SoloMap) -> Iterator[Problem]:
    territory_of = land.territory_of
    for edge, times in Counter(land.bridges).items():
        place = MAP.at("bridges", edge_name(edge))
        if times > 1:
            message = Text("stands there {count} times; once is right", count=times)
            yield place.error("S8", message)
        outside = next((hex_ for hex_ in edge if hex_ not in territory_of), None)
        one, other = (territory_of.get(hex_) for hex_ in edge)
        if outside is not None:
            message = Text("{hex} lies in no territory; a bridge joins two", hex=hex_name(outside))
            yield place.error("S8", message)
        elif one is not None and one == other:
            message = Text(
                "both ends lie in territory {number}; a bridge joins two territories",
                number=one + 1,
            )
            yield place.error("S8", message)


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
        message = Text(
            "no way over them leads from territory 1 to {territories}; all must be reached",
            territories=", ".join(left),
        )
        yield MAP.at("bridges").error("S8", message)


def _lakes(land: SoloMap) -> Iterator[Problem]:
    return find_lake_errors(MAP, land)


def _land(land: SoloMap) -> Iterator[tuple[FieldPath, Hex]]:
    """Yield the hexes of all territories with their places."""
    for index, territory in enumerate(land.territories):
        for hex_ in territory.hexes:
            yield MAP.at("territories", index, "hexes", hex_name(hex_)), hex_


def _map_errors(edition: Edition) -> Iterator[Problem]:
    if land := edition.solo.map:
        for rule in _MAP_RULES:
            yield from rule(land)


def _map_warnings(edition: Edition) -> Iterator[Problem]:
    if land := edition.solo.map:
        yield from find_unusual_lakes(MAP, land)


_MAP_RULES: tuple[Callable[[SoloMap], Iterator[Problem]], ...] = (
    _size,
    _on_the_map,
    _used_once,
    _all_used,
    _territories,
    _start,
    _bridges,
    _all_reached,
    _lakes,
)

TARGET_ERRORS: tuple[Rule, ...] = (_targets,)
TARGET_WARNINGS: tuple[Rule, ...] = (_targets_of_the_rules,)
MAP_ERRORS: tuple[Rule, ...] = (_map_errors,)
MAP_WARNINGS: tuple[Rule, ...] = (_map_warnings,)
