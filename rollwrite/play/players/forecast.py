"""What a player expects of the rest of the game: how long it lasts, what resources will buy."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from rollwrite.play.players.taste import Taste
from rollwrite.play.state import GameState
from scoring.merchants.rewards import GUILD_CROWNS
from scoring.merchants.score import targets_at
from sheets.merchants.edition.edition import RESOURCES, TERRITORIES, TRACK_END, TRACKS, Board

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
