"""What a player expects of the rest of the game: how long it lasts, what resources will buy.

It is a matter of taste, which also says what a player gives for what can be had.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from rollwrite.play.state import GameState
from scoring.merchants.rewards import GUILD_CROWNS
from scoring.merchants.score import targets_at
from sheets.merchants.edition.edition import RESOURCES, TERRITORIES, TRACK_END, TRACKS, Board


# Tastes are few, and are told apart as objects: what is looked up by one is found at once.
@dataclass(frozen=True, slots=True, eq=False)
class Taste:
    """What things are worth to a player: in crowns, or as a part of what they would pay.

    The figures are those of a player among others; they were found by play.
    """

    # The sheet.
    building: float = 1.11  # Of what a standing building brings, turn by turn.
    spell: float = 0.67  # Of what a spell brings.
    unused: float = 0.5  # Of what using a card would bring, while it is not used.
    monument: float = 0.42  # Of what a monument would bring, while its building stands.
    relic: float = 1.11  # Of what a relic would bring, while its artifacts are unspent.
    taken: float = 0.0  # A monument or relic more than its points.
    crystal: float = 0.86  # That a price takes.
    wood: float = 1.02  # That a price takes.
    unit: float = 0.57  # Of what resources on a track are worth.
    bend: float = 0.26  # By how much the first of them are worth more than the last.
    fall: float = 2.22  # Own turns before the end, from which on they are worth less.
    # The land.
    near: float = 0.94  # The chance to close a region with one empty hex beside it.
    decay: float = 0.97  # What is left of it with each further one.
    reach: float = 1.04  # How it falls when few turns are left.
    lost: float = 0.85  # Of what others would get of a region.
    artifact: float = 2.8  # In a region, for who closes it.
    closes: float = 0.47  # Closing by itself: a card can be bought.
    side: float = 0.03  # An empty hex beside a worker.
    alike: float = 0.56  # Two alike side by side: a larger region, an artifact.
    two: float = 0.0  # Closing two regions at once: alone a card can be bought.
    goals: float = 0.0  # Each printed resource that is closed.
    # The others.
    rivals: float = 1.1  # Of what stands on their sheets.
    leader: float = 0.26  # The part of that which is the best one's.
    # The rest of the game.
    filled: float = 2.71  # Hexes that a turn fills, of those that matter.
    spare: float = 3.91  # Hexes that stay empty.
    last: float = 0.41  # Own turns left when enough printed resources are closed.
    goal: float = 1.76  # Own turns more for each that is missing.
    near_goal: float = 1.66  # The same, where it comes to what can still be closed.
    territory: float = 0.0  # Own turns for each territory to come.
    below: float = 1.0  # What a crown counts that the Trolls do not get (S11).

    def leaning(self, **times: float) -> Taste:
        """Return a taste that has so many times as much of some figures."""
        return replace(self, **{name: getattr(self, name) * by for name, by in times.items()})

    def plus(self, **more: float) -> Taste:
        """Return a taste that has so much more of some figures."""
        return replace(self, **{name: getattr(self, name) + by for name, by in more.items()})


class Tastes(NamedTuple):
    """What a player likes among others, and alone."""

    among_others: Taste
    alone: Taste

    def of(self, variant: str) -> Taste:
        """Return the taste for a variant."""
        return self.alone if variant == "solo" else self.among_others

    def leaning(self, **times: float) -> Tastes:
        """Return tastes that have so many times as much of some figures."""
        return Tastes(*(each.leaning(**times) for each in self))

    def plus(self, **more: float) -> Tastes:
        """Return tastes that have so much more of some figures."""
        return Tastes(*(each.plus(**more) for each in self))


# Alone, what pays in later territories and what is closed at once are worth most.
PLAIN = Tastes(
    Taste(),
    Taste(
        building=2.56,
        spell=1.18,
        unused=0.47,
        monument=0.34,
        relic=0.76,
        crystal=0.93,
        wood=1.03,
        unit=2.41,
        bend=0.17,
        fall=2.45,
        near=0.33,
        decay=0.39,
        reach=0.65,
        lost=0.23,
        artifact=2.37,
        closes=0.0,
        side=0.03,
        alike=0.8,
        two=1.42,
        filled=1.58,
        spare=0.0,
        territory=3.3,
        below=3.28,
    ),
)

# What follows is about as strong as that, and wants different things.

# Cards that pay late: many buildings, which stay, in a game that it expects to be long.
BUILDER = PLAIN.leaning(building=1.9, unused=1.5, closes=2.0, monument=0.3, goal=1.3)

# Many small regions, each with a card bought, and the end: printed resources are closed early.
CLOSER = PLAIN.leaning(decay=0.95, near=0.95, alike=0.2, closes=2.5, artifact=0.8, goal=0.9).plus(
    goals=0.8
)

# Monuments before others have them, and relics: buildings are there to be built over.
HUNTER = PLAIN.leaning(monument=1.2, building=0.5, wood=0.8, artifact=1.4, relic=1.1).plus(
    taken=2.0
)


MOST_FREE = 40  # Empty hexes beside a region: more of them are as good as none closed.
# What a resource on a track is worth while turns are left.
UNITS = (0.75, 0.95, 0.70, 0.75)
LATE = tuple(at // 2 for at in range(TRACK_END + 1))  # M7.2
LATE_TURN = 0.5  # The part of a turn that comes too late to close much.
DIGITS = 9  # Of a chance.
EARLY = 4  # Turns: while more are left, the game is young.
THEIRS = (0.5, 0.35)  # Crowns of others' resources, at the end and more before.
CITY = RESOURCES.index("city")
BONUS = ("treasury", "sawmill", "tower", "workshop")  # M8, by resource


class Forecast(NamedTuple):
    """What a player expects of the rest of a game, by its `taste`.

    `turns` of the player's own are left. By the empty hexes beside a region, `closing` is the
    chance that it will be closed, `mine` that the player closes it. `others` is what a hex and a
    worker of somebody else's is worth to them, by resource; `closes` what closing a region brings
    by itself; `pair_artifact` whether two alike, just drawn, have an artifact between them.
    `crown` is what a crown counts that is written now: alone the Trolls lose it as well (S11).
    """

    turns: float
    closing: tuple[float, ...]
    mine: tuple[float, ...]
    others: tuple[float, ...]
    closes: float
    pair_artifact: bool
    crown: float
    taste: Taste


def forecast_of(game: GameState, taste: Taste) -> Forecast:
    """Return what is to be expected of the rest of a game."""
    table, ground = game.table, game.table.ground
    seats = len(table.names)
    here = max(0.0, game.empty.bit_count() - taste.spare) / (taste.filled * seats)
    turns = here + taste.territory * max(0, TERRITORIES - len(game.solo.points) - 1)
    if game.ending:
        here = turns = 0.0
    elif isinstance(ground.plan, Board):
        missing = max(ground.to_end - game.goals_closed, 0)
        here = min(here, taste.last + taste.near_goal * missing)
        turns = min(turns, taste.last + taste.goal * missing)
    here, turns = round(2 * here) / 2, round(2 * turns) / 2
    return _forecast(here, turns, seats, table.variant, _crown(game, taste), taste)


def _crown(game: GameState, taste: Taste) -> float:
    """Return what a crown counts that is written now."""
    table, solo = game.table, game.solo
    if table.variant != "solo" or len(solo.points) == TERRITORIES:
        return 1.0
    target = targets_at(table.level, table.edition)[len(solo.points)]
    return taste.below if sum(game.sheet.crowns) < target else 1.0


@lru_cache(maxsize=1 << 12)
def _forecast(
    here: float, turns: float, seats: int, variant: str, crown: float, taste: Taste
) -> Forecast:
    closing, mine, chance = [1.0], [1.0], taste.near
    draws = 1 + here * seats  # Others close, too.
    for free in range(1, MOST_FREE + 1):
        reach = max(0.0, 1 - free / (taste.filled * max(draws - LATE_TURN, 0.5)))
        # The last digits of a power differ from machine to machine.
        closing.append(round(reach**taste.reach * chance, DIGITS))
        mine.append(closing[-1] * (0.5 + 0.5 / seats))
        chance *= taste.decay
    early = min(1.0, turns / EARLY)
    theirs = THEIRS[0] + THEIRS[1] * early
    others: tuple[float, ...] = (theirs, theirs, 0.9 * theirs, 0.9 * theirs, 1.0)
    if variant == "family":
        others = (1.0,) * len(RESOURCES)
    closes, has_pairs = taste.closes * early, variant != "family"
    return Forecast(turns, tuple(closing), tuple(mine), others, closes, has_pairs, crown, taste)


def stock(at: int, turns: float, resource: int, taste: Taste) -> float:
    """Return what so much on a track is worth, in crowns, with so many own turns ahead."""
    early = min(1.0, turns / taste.fall)
    bent = at * (1 + taste.bend * (1 - at / TRACK_END))
    return bent * early * taste.unit * UNITS[resource] + LATE[at] * (1 - early)


Gain = Callable[[int, int, int], float]


def gain_of(game: GameState, seat: int, forecast: Forecast) -> Gain:
    """Return what a player gains by a region, in crowns.

    It is asked by the region's resource, its hexes and the player's workers there.
    """
    if game.table.variant == "family":
        guilds = {RESOURCES.index(guild) for guild in game.table.guilds[seat]}
        return lambda resource, hexes, workers: (
            hexes * (workers + GUILD_CROWNS * (resource in guilds))
        )
    sheet, turns, crown, taste = game.sheets[seat], forecast.turns, forecast.crown, forecast.taste
    tracks, buildings = sheet.tracks, sheet.buildings
    has_store = "store" in buildings
    bonus = tuple(2 * (BONUS[index] in buildings) for index in range(len(TRACKS)))
    statue = "statue" in buildings

    def gain(resource: int, hexes: int, workers: int) -> float:
        if resource == CITY:
            return crown * hexes * (workers + statue)
        amount = hexes * (workers + bonus[resource])
        return _track_gain(resource, tracks[resource], amount, turns, has_store, crown, taste)

    return gain


@lru_cache(maxsize=1 << 13)
def _track_gain(
    resource: int, at: int, amount: int, turns: float, has_store: bool, crown: float, taste: Taste
) -> float:
    over = at + amount - TRACK_END
    end = min(TRACK_END, at + amount)
    found = stock(end, turns, resource, taste) - stock(at, turns, resource, taste)
    if over > 0:
        found += crown * (over // 2 + 0.1 * (over % 2) + 2 * has_store)
    return found
