"""What the closing of a region gives a player: track and crowns, each step with its rule (M5).

Pure functions on one player's numbers; all regions of a turn are `turn_rewards.py`'s. Who takes
part with how many workers is `regions.py`'s to say. Of the buildings only those that pay for a
closing matter here (M8); artifacts, and buying afterwards, are elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sheets.merchants.edition.edition import TRACK_END, Resource

OVER_FOR_CROWN = 2  # M5.5
STORE_CROWNS = 2  # M8

# M8: the building that pays for each hex of a closed region, and what.
HEX_BONUS: Mapping[Resource, tuple[str, int]] = {
    "gold": ("treasury", 2),
    "wood": ("sawmill", 2),
    "crystal": ("tower", 2),
    "craft": ("workshop", 2),
    "city": ("statue", 1),
}

PAYING: Mapping[Resource, frozenset[str]] = {  # All buildings that pay for a region (M8).
    resource: frozenset({building, "store"}) for resource, (building, _) in HEX_BONUS.items()
}
Step: TypeAlias = Literal["workers", "rage", "building", "guild", "overflow", "lost", "store"]
Unit: TypeAlias = Resource | Literal["crowns"]


@dataclass(frozen=True, slots=True)
class Closing:
    """A region closed this turn, as one player sees it.

    `workers` are theirs that touch it. `rage` is what one of these counts by a Rage spell, 2 or 3;
    1 when none of them is enraged.
    """

    resource: Resource
    hexes: int
    workers: int
    rage: int = 1


@dataclass(frozen=True, slots=True)
class Line:
    """One step of a reward: how many of what it gives, by which rule.

    `times` are the figures that lead to the amount: hexes and workers, hexes and what building or
    guild pays for each, what passes 5 and how many of it make a crown, how many are lost.
    """

    step: Step
    amount: int
    unit: Unit
    rule: str
    times: tuple[int, ...] = ()
    building: str = ""


@dataclass(frozen=True, slots=True)
class Reward:
    """What one closed region gives a player.

    `track` and `track_before` are None for a city, which has none (M1.2). `over` is what would
    have passed the end of the track; `crowns` are all crowns of the region.
    """

    closing: Closing
    track_before: int | None
    track: int | None
    over: int
    crowns: int
    lines: tuple[Line, ...]


def reward(closing: Closing, track: int | None, buildings: Collection[str]) -> Reward:
    """Return what the only region that a turn closed gives a player.

    `track` is the track of its resource before, None for a city; `buildings` the keys of the
    player's standing ones, those of this turn's action included (M5.8).
    """
    found = unhalved_reward(closing, track, buildings)
    lines = found.lines + halved(found.over)
    crowns = total(lines, "crowns")
    return Reward(closing, found.track_before, found.track, found.over, crowns, lines)


def unhalved_reward(closing: Closing, track: int | None, buildings: Collection[str]) -> Reward:
    """Return what a region gives a player before the crowns for what passes 5 (`over`, M5.5)."""
    resource = closing.resource
    if resource == "city":
        lines = hex_lines(closing, "crowns", "M5.4") + _bonus(closing, "crowns", buildings)
        return Reward(closing, None, None, 0, total(lines, "crowns"), lines)
    before = track or 0
    lines = hex_lines(closing, resource, "M5.3") + _bonus(closing, resource, buildings)
    after = before + total(lines, resource)
    over = max(after - TRACK_END, 0)
    if over and "store" in buildings:
        lines += (Line("store", STORE_CROWNS, "crowns", "M8", building="store"),)
    return Reward(closing, before, after - over, over, total(lines, "crowns"), lines)


def total(lines: Iterable[Line], unit: Unit) -> int:
    """Add up what some steps give of one thing."""
    return sum(line.amount for line in lines if line.unit == unit)


def hex_lines(closing: Closing, unit: Unit, rule: str) -> tuple[Line, ...]:
    """Return hexes x workers (M5.3), and what Rage adds for one of these workers (M9)."""
    hexes, workers = closing.hexes, closing.workers
    if not workers:
        return ()
    lines: tuple[Line, ...]
    lines = (Line("workers", hexes * workers, unit, rule, (hexes, workers)),)
    if closing.rage > 1:
        more = closing.rage - 1
        lines += (Line("rage", hexes * more, unit, "M9", (hexes, more)),)
    return lines


def halved(over: int) -> tuple[Line, ...]:
    """Return the crowns for what passes the end of a track, and the odd one that is lost (M5.5)."""
    crowns, lost = divmod(over, OVER_FOR_CROWN)
    lines: list[Line] = []
    if crowns:
        lines.append(Line("overflow", crowns, "crowns", "M5.5", (over, OVER_FOR_CROWN)))
    if lost:
        lines.append(Line("lost", 0, "crowns", "M5.5", (lost,)))
    return tuple(lines)


def _bonus(closing: Closing, unit: Unit, buildings: Collection[str]) -> tuple[Line, ...]:
    """Return what the building for this resource adds for each hex, not multiplied by workers."""
    building, each = HEX_BONUS[closing.resource]
    if not closing.workers or building not in buildings:  # M8: a worker of theirs must touch it.
        return ()
    return (Line("building", closing.hexes * each, unit, "M8", (closing.hexes, each), building),)
