"""Prices, and what closed regions give a player: track and crowns, by their rules (M4, M5).

Pure functions on one player's numbers. Who takes part with how many workers is told by the board's
`position.py`. Of the buildings only those that pay for a closing, or make something cheaper, matter
here (M8); artifacts, and buying afterwards, are elsewhere.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from sheets.merchants.edition.edition import TRACK_END, Resource
from sheets.merchants.marks import GUILDS
from sheets.merchants.options import Rules

Ware: TypeAlias = Literal["card", "spell", "building", "monument"]
WARES: tuple[Ware, ...] = ("card", "spell", "building", "monument")

PAID_IN: Mapping[Ware, Resource] = {
    "card": "gold",  # M6.1
    "spell": "crystal",  # M4.1
    "building": "wood",  # M4.2
    "monument": "wood",  # M4.4
}
DISCOUNT: Mapping[Ware, str] = {  # M8: 1 less with this building.
    "card": "bank",
    "spell": "school-of-magic",
    "building": "carpenter",
    "monument": "carpenter",
}
HELPING: Mapping[Ware, frozenset[str]] = {  # All buildings that change a price (M8).
    ware: frozenset({building, "market"}) for ware, building in DISCOUNT.items()
}
PRICE_RULE: Mapping[Ware, str] = {
    "card": "M6.1",
    "spell": "M4.1",
    "building": "M4.2",
    "monument": "M4.4",
}
MONUMENT_WOOD = 5  # M4.4
CRAFT_FOR_ONE = 2  # M4.5
CRAFT_FOR_ONE_WITH_MARKET = 1  # M8


@dataclass(frozen=True, slots=True)
class Price:
    """What a ware costs a player, and what they pay.

    `full` is the price before any discount, `asked` after it, `short` what the track lacks of it.
    `paid` and `craft` are what leaves the tracks. With something missing nothing is paid:
    `missing` says how many more of the resource would do, `missing_craft` how many more craft
    would do instead.
    """

    ware: Ware
    resource: Resource
    full: int
    asked: int
    discount: str  # The standing building that saves here, "" for none.
    short: int
    craft_for_one: int
    paid: int
    craft: int
    missing: int
    missing_craft: int

    @property
    def can_be_paid(self) -> bool:
        """Whether the player can pay."""
        return self.missing == 0


def monument_wood(building: int) -> int:
    """Return the wood for a monument over a building of this wood price (M4.4).

    By `monument_discount = "paid"` the price is what was paid for the building, craft in place
    of wood counted as the wood it stood for (M4.5): 0 after Construct.
    """
    return max(MONUMENT_WOOD - building, 1)


def price(ware: Ware, printed: int, have: int, craft: int, buildings: Collection[str]) -> Price:
    """Return what a ware costs a player with `have` of its resource and `craft` on their tracks.

    `printed` is the price on the card; for a monument the wood price of the building that it is
    built over (M4.4). `buildings` are the keys of the standing ones. The building being built is
    not yet one of them (M4.2: it works from then on), nor is the one crossed out for the monument
    any longer (M4.4: its effect ends; as M8 says it of the Academy).
    """
    full = monument_wood(printed) if ware == "monument" else printed
    discount = DISCOUNT[ware] if DISCOUNT[ware] in buildings else ""
    # A price that is 1 less is never below 1 (M4.6); what is free stays free.
    asked = max(full - 1, min(full, 1)) if discount else full
    # The discount comes first, for craft stands only for what is missing of the price (M4.5).
    short = max(asked - have, 0)
    rate = CRAFT_FOR_ONE_WITH_MARKET if "market" in buildings else CRAFT_FOR_ONE
    # One craft alone stands for nothing without a Market; an odd one stays on the track (M4.5).
    missing = max(short - craft // rate, 0)
    return Price(
        ware=ware,
        resource=PAID_IN[ware],
        full=full,
        asked=asked,
        discount=discount,
        short=short,
        craft_for_one=rate,
        # What one has is paid first; craft never saves any of it (M4.5).
        paid=0 if missing else asked - short,
        craft=0 if missing else short * rate,
        missing=missing,
        missing_craft=max(short * rate - craft, 0),
    )


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


GUILD_CROWNS = 2  # F7

# Whole games ask for the same few rewards again and again.
_reward = lru_cache(maxsize=1 << 12)(reward)
_unhalved_reward = lru_cache(maxsize=1 << 12)(unhalved_reward)


@dataclass(frozen=True, slots=True)
class TurnReward:
    """What the regions closed in one turn give a player, in the order in which they are scored.

    `tracks` stand so after all of them. `lines` are of the turn as a whole: by `overflow_per =
    "turn"` what passed 5, halved once (M5.5).
    """

    rewards: tuple[Reward, ...]
    tracks: Mapping[Resource, int]
    lines: tuple[Line, ...] = ()

    @property
    def over(self) -> int:
        """What would have passed the ends of all tracks."""
        return sum(each.over for each in self.rewards)

    @property
    def crowns(self) -> int:
        """All crowns of the turn's regions."""
        return sum(each.crowns for each in self.rewards) + total(self.lines, "crowns")


def turn_reward(
    closings: Sequence[Closing],
    tracks: Mapping[Resource, int],
    buildings: Collection[str],
    rules: Rules,
) -> TurnReward:
    """Return what the regions that a turn closed give a player, scored in this order (M5.9).

    `tracks` stand so before, those of the closed regions at least; `buildings` are the keys of the
    player's standing ones. The Store pays once a region by either `overflow_per` (M8).
    """
    in_turn = rules.overflow_per == "turn"
    score = _unhalved_reward if in_turn else _reward
    after, standing = dict(tracks), frozenset(buildings)
    rewards: list[Reward] = []
    for closing in closings:
        resource = closing.resource
        track = None if resource == "city" else after[resource]
        found = score(closing, track, standing & PAYING[resource])
        if found.track is not None:
            after[resource] = found.track
        rewards.append(found)
    lines = halved(sum(each.over for each in rewards)) if in_turn else ()
    return TurnReward(tuple(rewards), after, lines)


def deal_guilds(players: int, rules: Rules) -> tuple[tuple[Resource, ...], ...]:
    """Return each seat's guilds: round and round until all have an owner, or one each (F3)."""
    rounds = 1 if rules.guilds == "one each" else -(-len(GUILDS) // players)
    dealt = GUILDS[: rounds * players]
    return tuple(dealt[seat::players] for seat in range(players))


def family_reward(closing: Closing, guilds: Collection[Resource]) -> Reward:
    """Return what a closed region gives a player of the family version, who has no tracks (F6).

    `guilds` are the resources of the player's guilds (F7).
    """
    lines = hex_lines(closing, "crowns", "F6")
    if closing.workers and closing.resource in guilds:
        hexes = closing.hexes
        crowns = hexes * GUILD_CROWNS
        lines += (Line("guild", crowns, "crowns", "F7", (hexes, GUILD_CROWNS)),)
    return Reward(closing, None, None, 0, total(lines, "crowns"), lines)
