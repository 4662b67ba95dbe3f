"""The regions of a position: open or closed, who takes part, what they earn; the end (M5, M7.1).

Leaves out buildings and Rage (`rewards.py`), and who gets the artifacts, for that depends on whose
turn closed the region (M5.6).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.merchants.board.position import Position
from sheets.hexes import Edge, Hex, neighbours, reading_order
from sheets.merchants.edition.edition import Board, Resource


@dataclass(frozen=True, slots=True)
class Region:
    """A connected group of hexes of one resource (M5.1).

    `hexes` by row, then letter. `workers` counts those that take part, by initial, the most
    first. `artifacts` lie between two of its hexes. `printed` counts its printed resources.
    """

    resource: Resource
    hexes: tuple[Hex, ...]
    closed: bool
    workers: Mapping[str, int]
    artifacts: tuple[Edge, ...] = ()
    printed: int = 0


def find_regions(position: Position) -> tuple[Region, ...]:
    """Return all regions of a position by their first hex; start and printed resources are some."""
    regions: list[Region] = []
    seen: set[Hex] = set()
    for first in sorted(position.resources, key=reading_order):
        if first not in seen:
            inside, rim = _spread(position, first)
            seen |= inside
            regions.append(_region(position, inside, rim))
    return tuple(regions)


def earnings(region: Region) -> dict[str, int]:
    """Return what each player with a worker there earns, by initial; nothing of an open region.

    It is the region's resource (M5.3); of a city, and in the family version, crowns (M5.4, F6).
    Buildings, Rage and guilds are left out.
    """
    if not region.closed:
        return {}
    return {initial: len(region.hexes) * count for initial, count in region.workers.items()}


def printed_closed(regions: Iterable[Region]) -> int:
    """Count the printed resources that lie in closed regions (M7.1)."""
    return sum(region.printed for region in regions if region.closed)


def is_end_reached(regions: Iterable[Region], board: Board, players: int) -> bool:
    """Return whether enough printed resources are closed for the game to end (M7.1)."""
    return printed_closed(regions) >= board.printed_to_end(players)


def _spread(position: Position, first: Hex) -> tuple[set[Hex], set[Hex]]:
    """Return the hexes of the region that this one is part of, and all hexes that touch it."""
    resources, territories = position.resources, position.territories
    resource, territory = resources[first], territories.get(first)
    inside, rim, waiting = {first}, set[Hex](), [first]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near in territories and territories[near] != territory:
                continue  # S3: a river lies between, or a bridge.
            if resources.get(near) != resource:
                rim.add(near)
            elif near not in inside:
                inside.add(near)
                waiting.append(near)
    return inside, rim


def _region(position: Position, inside: set[Hex], rim: set[Hex]) -> Region:
    hexes = tuple(sorted(inside, key=reading_order))
    artifacts = [edge for edge in position.artifacts if inside.issuperset(edge)]
    return Region(
        resource=position.resources[hexes[0]],
        hexes=hexes,
        closed=rim.isdisjoint(position.empty),  # M5.2: a hole is an empty hex that touches too.
        workers=_workers(position, rim),
        artifacts=tuple(sorted(artifacts, key=lambda edge: [reading_order(end) for end in edge])),
        printed=len(position.printed & inside),
    )


def _workers(position: Position, rim: set[Hex]) -> dict[str, int]:
    """Count the workers that touch the region, once each (M5.3), on ships too (M9)."""
    ashore = [position.workers[hex_] for hex_ in rim & position.workers.keys()]
    afloat = [ship.initial for ship in position.ships if not rim.isdisjoint(ship.lake)]
    count = Counter(ashore + afloat)
    aboard = (ship.initial for ship in position.ships)
    seats = [*dict.fromkeys((*position.workers.values(), *aboard))]
    return dict(sorted(count.items(), key=lambda each: (-each[1], seats.index(each[0]))))
