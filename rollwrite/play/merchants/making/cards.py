"""Cards from a seed: spells and buildings paired anew, with prices to begin with.

The prices are the shipped edition's, at which players of ours buy most cards about as often;
`pricing.py` finds those of a seed's own pairs. Gold goes with the spell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from rollwrite.play.merchants.making.lots import Lots
from sheets.merchants.edition.edition import Card, Column

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


class Spell(NamedTuple):
    """A spell of a card, with the prices that go with it."""

    key: str
    crystals: int
    gold: int


class Building(NamedTuple):
    """A building of a card, with its price."""

    key: str
    wood: int


Pair = tuple[Spell, Building]


def make_columns(lots: Lots) -> tuple[Column, ...]:
    """Return columns of cards drawn by lots, the start cards (M1.5) first."""
    spells = [Spell(key, *price) for key, prices in SPELLS.items() for price in prices]
    buildings = [Building(key, wood) for key, prices in BUILDINGS.items() for wood in prices]
    start = [
        (_taken(spells, spell), _taken(buildings, building))
        for spell, building in zip(
            lots.shuffled(START_SPELLS), lots.shuffled(START_BUILDINGS), strict=True
        )
    ]
    while True:
        pairs = [*zip(lots.shuffled(spells), lots.shuffled(buildings), strict=True)]
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
