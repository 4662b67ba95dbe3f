"""Cards from a seed: spells and buildings paired anew, with prices found by play.

To begin with the prices are the shipped edition's, at which computer players buy most cards about
as often; then what everybody buys gets dearer, and what nobody buys cheaper. Gold goes with the
spell.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, inf
from typing import TypeVar

from rollwrite.play.making import SeededRandom
from rollwrite.play.simulation.run import Run, owners, tally
from sheets.merchants.edition.edition import Card, Column, Edition

COLUMNS, CARDS = 8, 3  # M1.5
# Crystals and gold of each spell's two cards.
SPELLS: Mapping[str, tuple[tuple[int, int], tuple[int, int]]] = {
    "acquire": ((1, 2), (1, 2)),
    "astral-ship": ((1, 2), (3, 1)),
    "clone": ((2, 2), (2, 2)),
    "conjure": ((2, 1), (3, 1)),
    "construct": ((1, 2), (1, 2)),
    "muster": ((2, 2), (2, 2)),
    "rage-2": ((3, 1), (3, 1)),
    "rage-3": ((4, 3), (4, 3)),
    "swamp-1": ((2, 1), (2, 1)),
    "swamp-2": ((2, 2), (1, 2)),
    "terrain-1": ((1, 2), (1, 1)),
    "terrain-2": ((1, 2), (1, 2)),
}
# Wood of each building's cards; Market and Store are there once, as their owner has most of them.
BUILDINGS: Mapping[str, tuple[int, ...]] = {
    "academy": (2, 3),
    "asylum": (1, 2),
    "bank": (2, 3),
    "carpenter": (2, 2),
    "market": (2,),
    "sawmill": (2, 3),
    "school-of-magic": (2, 2),
    "shrine": (2, 4),
    "statue": (2, 3),
    "store": (2,),
    "tower": (2, 2),
    "treasury": (2, 3),
    "workshop": (2, 2),
}
# Start cards (M1.5): spells and buildings that are as good as each other; the first price of each.
START_SPELLS = ("swamp-2", "muster", "clone")
START_BUILDINGS = ("academy", "bank", "carpenter")


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell of a card, with the prices that go with it."""

    key: str
    crystals: int
    gold: int


@dataclass(frozen=True, slots=True)
class Building:
    """A building of a card, with its price."""

    key: str
    wood: int


Pair = tuple[Spell, Building]


def make_columns(random: SeededRandom) -> tuple[Column, ...]:
    """Return columns of cards drawn by lots, the start cards (M1.5) first."""
    spells = [Spell(key, *price) for key, prices in SPELLS.items() for price in prices]
    buildings = [Building(key, wood) for key, prices in BUILDINGS.items() for wood in prices]
    start = [
        (_taken(spells, spell), _taken(buildings, building))
        for spell, building in zip(
            random.shuffled(START_SPELLS), random.shuffled(START_BUILDINGS), strict=True
        )
    ]
    while True:
        pairs = [*zip(random.shuffled(spells), random.shuffled(buildings), strict=True)]
        columns = [start, *(pairs[first : first + CARDS] for first in range(0, len(pairs), CARDS))]
        if all(_is_varied(column) for column in columns[1:]):
            break
    numbers = iter(range(1, COLUMNS * CARDS + 1))
    return tuple(
        Column(tuple(_card(next(numbers), *pair) for pair in column)) for column in columns
    )


Priced = TypeVar("Priced", Spell, Building)


def _taken(things: list[Priced], key: str) -> Priced:
    found = next(each for each in things if each.key == key)
    things.remove(found)
    return found


def _is_varied(column: Sequence[Pair]) -> bool:
    """Return whether no spell, of any strength, and no building stands twice in a column."""
    spells = {spell.key.partition("-")[0] for spell, _ in column}
    return len(spells) == CARDS == len({building.key for _, building in column})


def _card(number: int, spell: Spell, building: Building) -> Card:
    return Card(number, spell.key, spell.crystals, spell.gold, building.key, building.wood)


PLAYERS, GAMES = 3, 20  # Of a round.
ROUNDS = 10
MOST_OWNED, LEAST_OWNED = 0.5, 0.12  # Share of players: beyond these the price changes.
MOST_WOOD, MOST_CRYSTALS, MOST_GOLD = 4, 4, 3


@dataclass(frozen=True, slots=True)
class Use:
    """What share of players owned a card, cast it, built it."""

    owned: float
    cast: float
    built: float


Uses = Callable[[Edition, int], Mapping[int, Use]]  # By edition and round.


def uses_in_play(edition: Edition, number: int) -> Mapping[int, Use]:
    """Return how hasty players use each card, in the games of a round of pricing."""
    run = Run(GAMES, "base", ("hasty",) * PLAYERS, edition, seed=f"pricing {number}")
    found = tally(run, range(GAMES))
    players = GAMES * PLAYERS
    return {
        card: Use(
            owners(found, card) / players,
            found[f"card cast/{card}"] / players,
            found[f"card built/{card}"] / players,
        )
        for card in edition.cards
    }


def priced(edition: Edition, uses: Uses) -> Edition:
    """Return an edition with prices at which no card is in most sheets, and none in nobody's.

    `uses` plays: it tells how cards are used at the prices of a round. Of all rounds the best one
    counts, as a price may fall too far.
    """
    best, least = edition, inf
    for number in range(ROUNDS):
        found = uses(edition, number)
        faults = fsum(
            max(0.0, use.owned - MOST_OWNED, LEAST_OWNED - use.owned) for use in found.values()
        )
        if faults < least:
            best, least = edition, faults
        if not faults:
            break
        columns = tuple(
            Column(tuple(_repriced(card, found[card.number]) for card in column.cards))
            for column in edition.columns
        )
        edition = replace(edition, columns=columns)
    return best


def _repriced(card: Card, use: Use) -> Card:
    """Return a card that many have one dearer, on the side for which it is bought, few cheaper.

    Gold changes the most.
    """
    if use.owned <= MOST_OWNED:
        return _cheaper(card) if use.owned < LEAST_OWNED else card
    if use.built >= use.cast and card.wood < MOST_WOOD:
        return replace(card, wood=card.wood + 1)
    if card.crystals < MOST_CRYSTALS:
        return replace(card, crystals=card.crystals + 1)
    if card.wood < MOST_WOOD:
        return replace(card, wood=card.wood + 1)
    return replace(card, gold=min(MOST_GOLD, card.gold + 1))


def _cheaper(card: Card) -> Card:
    """Return a card one cheaper, on its dearer side."""
    if card.crystals > 1 and card.crystals >= card.wood:
        return replace(card, crystals=card.crystals - 1)
    if card.wood > 1:
        return replace(card, wood=card.wood - 1)
    return replace(card, gold=max(1, card.gold - 1))
