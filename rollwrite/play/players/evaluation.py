"""What a position is worth to a player: what is written, what can be bought with it, the land.

Fractions are added by `fsum`: in whatever order, by whatever Python, the sum is the same, and so
are the games of a seed.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from math import fsum
from typing import NamedTuple

from rollwrite.play.buying import legal_buys, pay, price_at
from rollwrite.play.closing import region_at
from rollwrite.play.ground import Ground, bits
from rollwrite.play.players.forecast import MOST_FREE, Forecast, Taste, forecast_of, gain_of, stock
from rollwrite.play.state import Board, GameState, Sheet
from rollwrite.play.table import Table
from scoring.merchants.score import targets_at
from scoring.merchants.state import KINDS
from sheets.merchants.edition.edition import RESOURCES, TERRITORIES

Promises = dict[int, float]  # Of one region, by what differs from change to change.


class Region(NamedTuple):
    """An open region as one seat sees it.

    `edge` holds what touches it, and most of its own hexes; `free` counts the empty ones there,
    `mine` and `theirs` the player's and the others' workers and ships.
    """

    resource: int  # By number.
    mask: int
    edge: int
    hexes: int
    free: int
    mine: int
    theirs: int
    artifacts: int


class Grown(NamedTuple):
    """What drawn resources do to open regions; those of before are masks by number.

    `regions` are new or enlarged, each with what it promises as far as that was asked; `joined`
    are those that they take in, `touched` all that the drawn hexes touch, `filled` those hexes.
    """

    regions: tuple[tuple[Region, Promises], ...]
    filled: int = 0
    touched: int = 0
    joined: int = 0


@lru_cache(maxsize=1 << 8)
def _shapes(
    ground: Ground, drawn: int, closed: int, artifacts: tuple[int, ...]
) -> tuple[tuple[int, int, int], ...]:
    """Return the open regions of one resource: hexes, those with what touches them, artifacts."""
    found, left = [], drawn & ~closed
    while left:
        region = region_at(ground, drawn, left & -left)
        left &= ~region
        between = sum([edge & region == edge for edge in artifacts])
        found.append((region, ground.dilate(region), between))
    return tuple(found)


class Features:
    """The open regions of a board as one seat sees them, whatever stands on the sheets.

    Several of them are a mask by their numbers in `regions`.
    """

    def __init__(self, ground: Ground, board: Board, territory: int, seat: int) -> None:
        self.ground, self.empty = ground, board.empty & territory
        self._workers, self._ships = board.workers[seat] & territory, [*bits(board.ships[seat])]
        self._other_workers = board.all_workers & territory & ~self._workers
        self._other_ships = [*bits(board.manned & ~board.ships[seat])]
        self.regions = [*self._open(board, territory)]

    def _open(self, board: Board, territory: int) -> Iterator[Region]:
        for resource in range(len(RESOURCES)):
            drawn = board.resources[resource] & territory
            for shape in _shapes(self.ground, drawn, board.closed_hexes & drawn, board.artifacts):
                yield self._region(resource, *shape)

    def _region(self, resource: int, mask: int, edge: int, artifacts: int) -> Region:
        shore, free = self.ground.shore, (edge & self.empty & ~mask).bit_count()
        mine = (edge & self._workers).bit_count()
        theirs = (edge & self._other_workers).bit_count()
        for ship in self._ships:
            mine += bool(shore[ship] & mask)
        for ship in self._other_ships:
            theirs += bool(shore[ship] & mask)
        return Region(resource, mask, edge, mask.bit_count(), free, mine, theirs, artifacts)

    @cached_property
    def at(self) -> Mapping[int, int]:
        """By the bit of an empty hex, the regions that touch it; none where none does."""
        found: dict[int, int] = defaultdict(int)
        for number, region in enumerate(self.regions):
            for bit in bits(region.edge & self.empty):
                found[bit] |= 1 << number
        return found

    @cached_property
    def of(self) -> Sequence[int]:
        """By resource, its regions."""
        found = [0] * len(RESOURCES)
        for number, region in enumerate(self.regions):
            found[region.resource] |= 1 << number
        return found

    def enlarged(
        self, resource: int, drawn: int, edge: int, joined: int, artifacts: int = 0
    ) -> Region:
        """Return the region that drawn hexes, with what touches them, and joined ones make."""
        mask = drawn
        for number in numbers(joined):
            region = self.regions[number]
            mask |= region.mask
            edge |= region.edge
            artifacts += region.artifacts
        return self._region(resource, mask, edge, artifacts)

    def grown(self, drawn: Sequence[tuple[int, int]], *, has_artifact: bool) -> Grown:
        """Return what drawn resources do; two alike bring an artifact where pairs do (M3.3)."""
        found: list[tuple[int, int, int, int]] = []
        filled = touched = grown = 0
        for resource, bit in drawn:
            mask, edge = 1 << bit, self.ground.neighbours[bit]
            joined = self.at[bit] & self.of[resource]
            filled |= mask
            touched |= self.at[bit]
            grown |= joined
            if found and found[-1][0] == resource:
                _, other, beside, also = found[-1]
                if edge & other or also & joined:
                    mask, edge, joined = mask | other, edge | beside, joined | also
                    found.pop()
            found.append((resource, mask, edge, joined))
        artifacts = int(has_artifact and len(drawn) == 2 and len(found) == 1)
        regions = [(self.enlarged(*each, artifacts), Promises()) for each in found]
        return Grown(tuple(regions), filled, touched, grown)

    def beside(self, ship: int) -> int:
        """Return the regions, by number, that a ship's lake touches; none for no ship."""
        found = 0
        if ship:
            shore = self.ground.shore[ship.bit_length() - 1]
            for number, region in enumerate(self.regions):
                found |= bool(region.mask & shore) << number
        return found


# What is done in a turn besides drawing rarely changes the board.
features_of = lru_cache(maxsize=1 << 6)(Features)


@lru_cache(maxsize=1 << 12)
def numbers(mask: int) -> tuple[int, ...]:
    """Return the numbers of the bits of a mask that is asked for often, the lowest first."""
    return tuple(bits(mask))


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
        self._closed = sum([not each.free for each in features.regions])
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
        found, closed, taste = 0.0, self._closed, self._forecast.taste
        for region, promises in grown.regions:
            found += self._changed(region, promises, empty, workers, ship)
            closed += not region.edge & empty
        for number in numbers(touched):
            found -= self._worths[number]
            if not grown.joined >> number & 1:
                region, promises = features.regions[number], self._promises[number]
                found += self._changed(region, promises, empty, workers, ship)
                closed += bool(region.free) and not region.edge & empty
        if closed > 1:
            found += taste.two
        for bit in numbers(workers):
            found += taste.side * (features.ground.neighbours[bit] & empty).bit_count()
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
        forecast, taste = self._forecast, self._forecast.taste
        if free > MOST_FREE:
            free = MOST_FREE
        found = self._gain(resource, hexes, mine) if mine else 0.0
        found += taste.artifact * artifacts * forecast.mine[free]
        if not free:
            found += forecast.closes
        lost = taste.lost * forecast.others[resource] * hexes * theirs
        return (found - lost) * forecast.closing[free]


# What a standing building brings in a turn, in crowns.
BUILDINGS: Mapping[str, float] = {
    "academy": 0.35,
    "asylum": 0.40,
    "bank": 0.35,
    "carpenter": 0.20,
    "market": 0.50,
    "sawmill": 0.55,
    "school-of-magic": 0.25,
    "shrine": 0.60,
    "statue": 0.45,
    "store": 0.70,
    "tower": 0.45,
    "treasury": 0.55,
    "workshop": 0.55,
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
UNUSED = 1.0  # M7.3, M7.4
FULL_MONUMENT = 5  # Wood that a monument costs before its building is taken off (M4.4).


def evaluate(game: GameState, seat: int, taste: Taste) -> float:
    """Return what a position is worth to a player, in crowns, against what it is to the others."""
    forecast = forecast_of(game, taste)
    if game.table.variant == "solo":
        return _alone(game, forecast)
    sheets = sheet_worths(game, game.sheets, forecast)
    own = sheets.pop(seat)
    if game.phase == "over":
        return own - max(sheets)
    others = (1 - taste.leader) * fsum(sheets) / len(sheets) + taste.leader * max(sheets)
    land = Land(game, seat, forecast).worth
    return own - taste.rivals * others + taste.goals * game.goals_closed + land


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
        return [_family_worth(sheet, forecast.turns) for sheet in sheets]
    rest = _rest(game, forecast)
    return [_sheet_worth(sheet, rest) for sheet in sheets]


def purchase_worth(game: GameState, forecast: Forecast) -> float:
    """Return what the card is worth that is the best to be bought now, less its price."""
    rest, sheet, best = _rest(game, forecast), game.sheet, 0.0
    if not rest.turns:
        return best
    chance = forecast.taste.unused * min(1.0, rest.turns / (1.5 + 1.5 * len(sheet.bought)))
    cards, costs = game.table.printed.cards, dict[int, float]()
    tracks = _tracks(sheet, rest)
    for step in legal_buys(game):
        gold = cards[step.card].gold
        if gold not in costs:
            costs[gold] = tracks - _tracks(pay(sheet, price_at(sheet, "card", gold)), rest)
        use = _use(sheet.buildings, step.card, rest)
        best = max(best, UNUSED + chance * max(0.0, use - UNUSED) - costs[gold])
    return best


def _family_worth(sheet: Sheet, turns: float) -> float:
    unused = len(sheet.spells) - len(sheet.used)
    return sum(sheet.crowns) + 1.6 * unused * min(1.0, turns / 3)


class _Rest(NamedTuple):
    """What the rest of a game still holds: the best relics, monuments, own turns; for whom."""

    table: Table
    relics: tuple[int, int]
    monuments: tuple[int, ...]
    turns: float
    crown: float
    taste: Taste


def _rest(game: GameState, forecast: Forecast) -> _Rest:
    two, three, monuments = [game.left(kind) for kind in KINDS]
    relics = (two[0] if two else 0, three[0] if three else 0)
    turns = 0.0 if game.phase == "over" else forecast.turns
    return _Rest(game.table, relics, monuments[:3], turns, forecast.crown, forecast.taste)


def _tracks(sheet: Sheet, rest: _Rest) -> float:
    return fsum([stock(at, rest.turns, i, rest.taste) for i, at in enumerate(sheet.tracks)])


# From step to step most sheets stay as they are, or get crowns alone.
@lru_cache(maxsize=1 << 10)
def _sheet_worth(sheet: Sheet, rest: _Rest) -> float:
    return sum(sheet.crowns) + _prospects(sheet._replace(crowns=()), rest)


@lru_cache(maxsize=1 << 12)
def _prospects(sheet: Sheet, rest: _Rest) -> float:
    table, turns, taste = rest.table, rest.turns, rest.taste
    found = _tracks(sheet, rest) + taste.taken * sheet.workers_crossed
    if not turns:
        return found + UNUSED * (sheet.unspent + len(sheet.bought))
    symbols = table.printed.workers - sheet.workers_crossed
    found += _artifacts(sheet.unspent, rest, symbols)
    found += taste.building * turns * fsum([BUILDINGS[each] for each in sheet.buildings])
    for place, base in enumerate(sorted(_bases(sheet, rest), reverse=True)[:symbols]):
        found += taste.monument * base * min(1.0, turns / (1 + 2 * place))
    uses = sorted([_use(sheet.buildings, card, rest) for card in sheet.bought], reverse=True)
    for place, use in enumerate(uses):
        chance = taste.unused * min(1.0, turns / (1.5 + 1.5 * place))
        found += UNUSED + chance * max(0.0, use - UNUSED)
    return found


def _artifacts(unspent: int, rest: _Rest, symbols: int) -> float:
    found = UNUSED * unspent
    if not symbols or not unspent:
        return found
    two, three = (rest.crown * value for value in rest.relics)
    chance = rest.taste.relic * min(1.0, rest.turns / 1.5)
    if unspent >= 3 and three - 3 > two - 2:
        return found + chance * (three - 3)
    if unspent >= 2 and two:
        return found + chance * (two - 2)
    return found + 0.03 * rest.turns * max(0.0, two - 2)


def _bases(sheet: Sheet, rest: _Rest) -> list[float]:
    """Return what each standing building promises as the base of a monument (M4.4)."""
    monuments, taste = rest.monuments, rest.taste
    if not monuments:
        return []
    cards, found = rest.table.printed.cards, []
    for place, card in enumerate(sheet.built):
        value = rest.crown * monuments[min(place, len(monuments) - 1)]
        price = max(1, FULL_MONUMENT - cards[card].wood)
        effect = taste.building * max(0.0, rest.turns - 2) * BUILDINGS[cards[card].building]
        found.append(max(0.0, value - taste.wood * price - effect))
    return found


@lru_cache(maxsize=1 << 12)
def _use(buildings: frozenset[str], card: int, rest: _Rest) -> float:
    """Return what using a card in the next turn is worth, beside these buildings."""
    printed, taste = rest.table.printed.cards[card], rest.taste
    spell = taste.spell * SPELLS[printed.spell] + 3 * ("shrine" in buildings)
    spell -= taste.crystal * max(1, printed.crystals - ("school-of-magic" in buildings))
    if printed.building in buildings:
        return spell
    building = taste.building * max(0.0, rest.turns - 1) * BUILDINGS[printed.building]
    building += "academy" in buildings
    building -= taste.wood * max(1, printed.wood - ("carpenter" in buildings))
    if rest.monuments:
        price = max(1, FULL_MONUMENT - printed.wood)
        value = rest.crown * rest.monuments[-1] - taste.wood * price
        building += taste.monument * min(1.0, rest.turns / 4) * max(0.0, value)
    return max(spell, building)
