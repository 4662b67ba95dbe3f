"""What a position is worth to a player: what is written, what can be bought with it, the land.

Fractions are added by `fsum`: in whatever order, by whatever Python, the sum is the same, and so
are the games of a seed.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from rollwrite.play.buying import legal_buys, pay, price_at
from rollwrite.play.players.forecast import Forecast, forecast_of, stock
from rollwrite.play.players.land import Land
from rollwrite.play.players.taste import Taste
from rollwrite.play.state import GameState, Sheet
from rollwrite.play.table import Table
from scoring.merchants.score import targets_at
from scoring.merchants.state import KINDS
from sheets.merchants.edition.edition import TERRITORIES

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
