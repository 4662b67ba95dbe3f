"""What a position is worth to a player: what is written, what can be bought with it, the land.

Fractions are added by `fsum`: in whatever order, by whatever Python, the sum is the same, and so
are the games of a seed.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from rollwrite.play.players.features import Grown, Promises, Region, features_of, numbers
from rollwrite.play.players.forecast import MOST_FREE, STAGES, Forecast, forecast_of, gain_of, stock
from rollwrite.play.state import GameState, Sheet
from rollwrite.play.table import Table
from scoring.merchants.score import targets_at
from scoring.merchants.state import KINDS
from sheets.merchants.edition.edition import TERRITORIES

# What the effect of a building brings in a whole game, in crowns.
BUILDINGS: Mapping[str, float] = {
    "academy": 2.5,
    "asylum": 3.0,
    "bank": 2.2,
    "carpenter": 2.4,
    "market": 2.2,
    "sawmill": 3.0,
    "school-of-magic": 2.0,
    "shrine": 4.0,
    "statue": 3.0,
    "store": 4.0,
    "tower": 3.0,
    "treasury": 3.5,
    "workshop": 3.5,
}
# What a spell brings at the right moment.
SPELLS: Mapping[str, float] = {
    "astral-ship": 3.5,
    "clone": 3.5,
    "construct": 3.5,
    "muster": 3.5,
    "conjure": 2.5,
    "rage-2": 3.5,
    "rage-3": 6.0,
    "swamp-1": 2.0,
    "swamp-2": 3.5,
    "acquire": 3.5,
    "terrain-1": 1.5,
    "terrain-2": 3.5,
}
CRYSTAL = WOOD = 0.6  # Crowns that a resource is worth that a price takes.
UNUSED = 1.0  # M7.3, M7.4
FULL_MONUMENT = 5  # Wood that a monument costs before its building is taken off (M4.4).


def evaluate(game: GameState, seat: int) -> float:
    """Return what a position is worth to a player, in crowns, against what it is to the others."""
    forecast = forecast_of(game)
    if game.table.variant == "solo":
        return _alone(game, forecast)
    sheets = sheet_worths(game, game.sheets, forecast)
    own = sheets.pop(seat)
    if game.phase == "over":
        return own - max(sheets)
    others = 0.5 * fsum(sheets) / len(sheets) + 0.5 * max(sheets)
    return own - others + Land(game, seat, forecast).worth


def _alone(game: GameState, forecast: Forecast) -> float:
    """Return what a player has more than the Trolls, or will have (S7-S12)."""
    table, solo, sheet = game.table, game.solo, game.sheet
    targets = targets_at(table.level, table.edition)
    (found,) = sheet_worths(game, [sheet], forecast)
    found -= sum(sheet.crowns)
    for target, points in zip(targets, solo.points, strict=False):
        found += points - max(0, target - points)
    found -= sum(solo.cards) + sum([claim.value for claim in solo.claims if claim])
    if len(solo.points) < TERRITORIES:
        crowns = sum(sheet.crowns)
        found += crowns + min(crowns, targets[len(solo.points)])
        if solo.current not in solo.done:  # What is open in a closed one is lost (S6).
            found += Land(game, 0, forecast).worth
    return found


def sheet_worths(game: GameState, sheets: Iterable[Sheet], forecast: Forecast) -> list[float]:
    """Return what stands on each of these sheets, and what it will buy, in crowns."""
    if game.table.variant == "family":
        return [_family_worth(sheet, forecast.rounds) for sheet in sheets]
    two, three, monuments = [game.left(kind) for kind in KINDS]
    relics = (two[0] if two else 0, three[0] if three else 0)
    turns, stage = min(8, round(forecast.rounds)), forecast.stage
    if game.phase == "over":
        turns = stage = 0
    rest = _Rest(game.table, relics, monuments[:3], turns, stage, forecast.crown)
    return [_sheet_worth(sheet, rest) for sheet in sheets]


def _family_worth(sheet: Sheet, rounds: float) -> float:
    unused = len(sheet.spells) - len(sheet.used)
    return sum(sheet.crowns) + 1.6 * unused * min(1.0, rounds / 3)


class _Rest(NamedTuple):
    """What the rest of a game still holds: the best relics, monuments, own turns, its part."""

    table: Table
    relics: tuple[int, int]
    monuments: tuple[int, ...]
    turns: int
    stage: int
    crown: float


# From step to step most sheets stay as they are, or get crowns alone.
@lru_cache(maxsize=1 << 10)
def _sheet_worth(sheet: Sheet, rest: _Rest) -> float:
    return sum(sheet.crowns) + _prospects(sheet._replace(crowns=()), rest)


@lru_cache(maxsize=1 << 12)
def _prospects(sheet: Sheet, rest: _Rest) -> float:
    table, relics, monuments, turns, stage, crown = rest
    left = stage / STAGES
    found = fsum([stock(at, left) for at in sheet.tracks])
    symbols = table.printed.workers - sheet.workers_crossed
    found += _artifacts(sheet.unspent, relics if symbols else (0, 0), left, crown)
    bases = _bases(table, sheet, monuments[:symbols], left, crown)
    found += fsum(sorted(bases, reverse=True)[: min(turns, symbols)])
    found += left * fsum([BUILDINGS[building] for building in sheet.buildings])
    uses = sorted([_use(table, sheet, card, left, monuments, crown) for card in sheet.bought])
    for place, use in enumerate(reversed(uses)):
        found += UNUSED + max(0.0, use) * min(1.0, turns / (1.5 + 1.2 * place))
    return found


def _artifacts(unspent: int, relics: tuple[int, ...], left: float, crown: float) -> float:
    two, three = (crown * value for value in relics)
    found = UNUSED * unspent
    if unspent >= 3 and three - 3 > two - 2:
        return found + 0.9 * (three - 3) * min(1.0, 0.3 + 2 * left)
    if unspent >= 2 and two:
        return found + 0.9 * (two - 2) * min(1.0, 0.3 + 2 * left)
    return found + (0.3 * max(0.0, two - 2) * left if unspent else 0.0)


def _bases(
    table: Table, sheet: Sheet, monuments: tuple[int, ...], left: float, crown: float
) -> list[float]:
    """Return what each standing building promises as the base of a monument (M4.4)."""
    if not monuments:
        return []
    cards, chance = table.printed.cards, min(0.85, 0.25 + 1.5 * left) if left else 0.0
    value = crown * monuments[0]
    found = []
    for card in sheet.built:
        price = max(1, FULL_MONUMENT - cards[card].wood)
        effect = left * BUILDINGS[cards[card].building]
        found.append(chance * max(0.0, value - WOOD * price - effect))
    return found


def _use(
    table: Table, sheet: Sheet, card: int, left: float, monuments: tuple[int, ...], crown: float
) -> float:
    """Return what using a card is worth more than leaving it unused."""
    printed = table.printed.cards[card]
    spell = SPELLS[printed.spell] + 3 * ("shrine" in sheet.buildings)
    spell -= CRYSTAL * max(1, printed.crystals - ("school-of-magic" in sheet.buildings))
    if printed.building in sheet.buildings:
        return spell - UNUSED
    building = left * BUILDINGS[printed.building] + ("academy" in sheet.buildings)
    building -= WOOD * max(1, printed.wood - ("carpenter" in sheet.buildings))
    if monuments:
        price = max(1, FULL_MONUMENT - printed.wood)
        building += min(0.6, left) * max(0.0, crown * monuments[-1] - WOOD * price)
    return max(spell, building) - UNUSED


OTHERS = 0.35  # What others earn counts so much, against what the player does.
ARTIFACT = 1.6  # Crowns that an artifact in a region promises who closes it.
FREE_SIDE = 0.06  # Crowns that an empty hex beside a worker promises.


class Change(NamedTuple):
    """What a turn or a spell puts on the land: resources by number and bit, workers, swamp."""

    drawn: tuple[tuple[int, int], ...] = ()
    workers: int = 0
    swamp: int = 0
    ship: int = 0


class Land:
    """What the open regions of a game promise one seat."""

    def __init__(self, game: GameState, seat: int, forecast: Forecast) -> None:
        features = self._features = features_of(game.table.ground, game.board, game.territory, seat)
        self._forecast, self._gain = forecast, gain_of(game, seat, forecast)
        self._worths = [self._promise(each, each.free, each.mine) for each in features.regions]
        # What was asked before: by number what a region promises with an empty hex less, and in
        # other ways; what is drawn.
        self._less: dict[int, float] = {}
        self._promises: dict[int, Promises] = defaultdict(dict)
        self._grown: dict[tuple[tuple[int, int], ...], Grown] = {(): Grown(())}

    @property
    def worth(self) -> float:
        """What all open regions together promise, in crowns."""
        return fsum(self._worths)

    def after_one(self, resource: int, bit: int) -> float:
        """Return what a single drawn resource adds to what the land promises, in crowns."""
        features, worths, less = self._features, self._worths, self._less
        touched = features.at[bit]
        joined = touched & features.of[resource]
        region = features.enlarged(resource, 1 << bit, features.ground.neighbours[bit], joined)
        found = self._promise(region, region.free, region.mine)
        for number in numbers(touched):
            found -= worths[number]
            if not joined >> number & 1:
                if number not in less:
                    other = features.regions[number]
                    less[number] = self._promise(other, other.free - 1, other.mine)
                found += less[number]
        return found

    def after(self, change: Change) -> float:
        """Return what a change adds to what the land promises, in crowns."""
        features, workers, ship = self._features, change.workers, change.ship
        grown = self._grown.get(change.drawn)
        if grown is None:
            grown = features.grown(change.drawn, has_artifact=self._forecast.pair_artifact)
            self._grown[change.drawn] = grown
        filled, touched = workers | change.swamp, grown.touched | features.beside(ship)
        for bit in numbers(filled):
            touched |= features.at[bit]
        empty = features.empty & ~(filled | grown.filled)
        found = 0.0
        for region, promises in grown.regions:
            found += self._changed(region, promises, empty, workers, ship)
        for number in numbers(touched):
            found -= self._worths[number]
            if not grown.joined >> number & 1:
                region, promises = features.regions[number], self._promises[number]
                found += self._changed(region, promises, empty, workers, ship)
        for bit in numbers(workers):
            found += FREE_SIDE * (features.ground.neighbours[bit] & empty).bit_count()
        return found

    def _changed(
        self, region: Region, promises: Promises, empty: int, workers: int, ship: int
    ) -> float:
        """Return what a region promises with such hexes empty and more workers, in crowns."""
        edge, mine = region.edge, region.mine
        free = (edge & empty).bit_count()
        if workers:
            mine += (edge & workers).bit_count()
        if ship:
            mine += bool(self._features.ground.shore[ship.bit_length() - 1] & region.mask)
        key = free << 8 | mine
        found = promises.get(key)
        if found is None:
            found = promises[key] = self._promise(region, free, mine)
        return found

    def _promise(self, region: Region, free: int, mine: int) -> float:
        """Return what a region promises, in crowns: what it would pay, the less the more open."""
        resource, _, _, hexes, _, _, theirs, artifacts = region
        forecast = self._forecast
        if free > MOST_FREE:
            free = MOST_FREE
        found = self._gain(resource, hexes, mine) if mine else 0.0
        found += ARTIFACT * artifacts * forecast.mine[free]
        if not free:
            found += forecast.closes
        lost = OTHERS * forecast.others[resource] * hexes * theirs
        return (found - lost) * forecast.closing[free]
