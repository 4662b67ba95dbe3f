"""What a player expects of the rest of the game: how long it lasts, what resources will buy."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from rollwrite.play.state import GameState
from rollwrite.play.table import Table
from scoring.merchants.score import targets_at
from sheets.merchants.edition.edition import RESOURCES, TERRITORIES, TRACK_END, TRACKS, Board

MOST_FREE = 40  # Empty hexes beside a region: more of them are as good as none closed.
FILLED, FILLED_ALONE = 3.2, 2.0  # Hexes that a turn fills, of those that matter.
STAGES = 10  # Parts into which the rest of a game is cut, for what is looked up again.
# What so much on a track is worth while much of the game is ahead: the first ones buy most.
EARLY = (0.0, 0.95, 1.85, 2.6, 3.15, 3.5)
LATE = tuple(at // 2 for at in range(TRACK_END + 1))  # M7.2
OPEN, REACH, LATE_TURN = 0.28, 0.7, 0.5  # How the chance to close falls with empty hexes.
DIGITS = 9
CLOSES = 0.6  # Crowns that closing brings by itself: a card can be bought.
THEIRS = (0.5, 0.35)  # Crowns of others' resources, at the end and more before.
ENDING = (0.4, 1.1)  # Rounds until the end, and for each printed resource that is missing.
PULL = (1.0, 1.0, 0.9, 0.9, 1.0)  # Of each resource: gold, wood, crystal, craft, city.
CITY = RESOURCES.index("city")
GUILD = 2  # F7
BELOW_TARGET = 2.0  # What a crown counts alone that the Trolls do not get (S11).
BONUS = ("treasury", "sawmill", "tower", "workshop")  # M8, by resource


class Forecast(NamedTuple):
    """What a player expects of the rest of a game.

    `rounds` are left, on the territory where that is played alone; `left` is the part of the game
    that is ahead, from 1 to 0. By the empty hexes beside a region, `closing` is the chance that
    it will be closed, `mine` that the player closes it. `others` is what a hex and a worker of
    somebody else's is worth to them, by resource; `closes` what closing a region brings by
    itself; `pair_artifact` whether two alike, just drawn, have an artifact between them. `crown`
    is what a crown counts that is written now: alone the Trolls lose it as well (S11).
    """

    rounds: float
    left: float
    closing: tuple[float, ...]
    mine: tuple[float, ...]
    others: tuple[float, ...]
    closes: float
    pair_artifact: bool
    crown: float

    @property
    def stage(self) -> int:
        """The part of the game that is ahead, in parts of `STAGES`."""
        return round(self.left * STAGES)


def forecast_of(game: GameState) -> Forecast:
    """Return what is to be expected of the rest of a game."""
    table = game.table
    seats = len(table.names)
    rounds = game.empty.bit_count() / (_filled(table.variant) * seats)
    ground = table.ground
    if isinstance(ground.plan, Board):
        printed = (game.board.closed_hexes & ground.printed).bit_count()
        rounds = min(rounds, ENDING[0] + ENDING[1] * max(ground.to_end - printed, 0))
        left = rounds / _length(table)
    else:
        left = game.board.empty.bit_count() / max(1, ground.land.bit_count())
    if game.ending:
        rounds = left = 0.0
    left = min(1.0, max(0.0, left))
    left = round(left * STAGES) / STAGES
    return _forecast(round(2 * rounds) / 2, left, seats, table.variant, _crown(game))


def _crown(game: GameState) -> float:
    """Return what a crown counts that is written now."""
    table, solo = game.table, game.solo
    if table.variant != "solo" or len(solo.points) == TERRITORIES:
        return 1.0
    target = targets_at(table.level, table.edition)[len(solo.points)]
    return BELOW_TARGET if sum(game.sheet.crowns) < target else 1.0


@lru_cache(maxsize=1 << 12)
def _forecast(rounds: float, left: float, seats: int, variant: str, crown: float) -> Forecast:
    closing, mine = [1.0], [1.0]
    filled = _filled(variant)
    turns = 1 + rounds * seats  # Others close, too.
    for free in range(1, MOST_FREE + 1):
        reach = max(0.0, 1 - free / (filled * max(turns - LATE_TURN, 0.5)))
        # The last digits of a power differ from machine to machine.
        closing.append(round(reach**REACH / (1 + OPEN * free), DIGITS))
        mine.append(closing[-1] * (0.5 + 0.5 / seats))
    early = THEIRS[0] + THEIRS[1] * left
    others = tuple(early * pull for pull in (1.0, 1.0, 0.9, 0.9, 1 / early))
    if variant == "family":
        others = (1.0,) * len(RESOURCES)
    closes = 0.0 if variant == "solo" or not rounds else CLOSES * left
    has_pairs = variant != "family"
    return Forecast(rounds, left, tuple(closing), tuple(mine), others, closes, has_pairs, crown)


def _filled(variant: str) -> float:
    return FILLED_ALONE if variant == "solo" else FILLED


def _length(table: Table) -> float:
    """Return the rounds that a whole game may have."""
    return max(1.0, table.ground.land.bit_count() / (FILLED * len(table.names)) - 1)


def stock(at: int, left: float, pull: float = 1.0) -> float:
    """Return what so much on a track is worth, in crowns, with that part of the game ahead."""
    return EARLY[at] * left * pull + LATE[at] * (1 - left)


Gain = Callable[[int, int, int], float]


def gain_of(game: GameState, seat: int, forecast: Forecast) -> Gain:
    """Return what a player gains by a region, in crowns.

    It is asked by the region's resource, its hexes and the player's workers there.
    """
    if game.table.variant == "family":
        guilds = {RESOURCES.index(guild) for guild in game.table.guilds[seat]}
        return lambda resource, hexes, workers: hexes * (workers + GUILD * (resource in guilds))
    sheet, stage, crown = game.sheets[seat], forecast.stage, forecast.crown
    tracks, buildings = sheet.tracks, sheet.buildings
    has_store = "store" in buildings
    bonus = tuple(2 * (BONUS[index] in buildings) for index in range(len(TRACKS)))
    statue = "statue" in buildings

    def gain(resource: int, hexes: int, workers: int) -> float:
        if resource == CITY:
            return crown * hexes * (workers + statue)
        amount = hexes * (workers + bonus[resource])
        return _track_gain(resource, tracks[resource], amount, stage, has_store, crown)

    return gain


@lru_cache(maxsize=1 << 13)
def _track_gain(
    resource: int, at: int, amount: int, stage: int, has_store: bool, crown: float
) -> float:
    left, pull = stage / STAGES, PULL[resource]
    over = at + amount - TRACK_END
    end = min(TRACK_END, at + amount)
    found = stock(end, left, pull) - stock(at, left, pull)
    if over > 0:
        found += crown * (over // 2 + 0.2 * (over % 2) * left + 2 * has_store)
    return found
