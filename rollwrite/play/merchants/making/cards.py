"""Cards from a seed: spells and buildings paired anew, with prices that make all worth a look.

The prices are those at which greedy players buy most cards about as often: what a spell or building
costs is its own; a card costs the same gold whatever is on it, one more with Rage 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rollwrite.play.merchants.making.lots import Lots
from sheets.merchants.edition.edition import Card, Column

COLUMNS, CARDS = 8, 3  # M1.5
# Crystals of each spell's two cards.
SPELLS: Mapping[str, tuple[int, int]] = {
    "acquire": (2, 2),
    "astral-ship": (2, 2),
    "clone": (2, 2),
    "conjure": (2, 3),
    "construct": (2, 2),
    "muster": (2, 2),
    "rage-2": (2, 2),
    "rage-3": (5, 5),
    "swamp-1": (1, 1),
    "swamp-2": (2, 2),
    "terrain-1": (1, 1),
    "terrain-2": (2, 2),
}
# Wood of each building's cards; Market and Store are there once, as their owner has most of them.
BUILDINGS: Mapping[str, tuple[int, ...]] = {
    "academy": (2, 3),
    "asylum": (2, 2),
    "bank": (1, 3),
    "carpenter": (1, 3),
    "market": (2,),
    "sawmill": (2, 2),
    "school-of-magic": (1, 2),
    "shrine": (2, 3),
    "statue": (2, 3),
    "store": (3,),
    "tower": (2, 3),
    "treasury": (3, 4),
    "workshop": (3, 3),
}
# Start cards (M1.5) hold the modest ones of both.
START_SPELLS = ("swamp-1", "terrain-1", "clone")
START_BUILDINGS = ("academy", "bank", "carpenter")
GOLD, DEAR_GOLD, DEAR = 2, 3, ("rage-3",)


def make_columns(lots: Lots) -> tuple[Column, ...]:
    """Return columns of cards drawn by lots, the start cards first."""
    spells = [(key, price) for key, prices in SPELLS.items() for price in prices]
    buildings = [(key, price) for key, prices in BUILDINGS.items() for price in prices]
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
        Column(tuple(_card(next(numbers), spell, building) for spell, building in column))
        for column in columns
    )


Priced = tuple[str, int]


def _taken(things: list[Priced], key: str) -> Priced:
    found = next(each for each in things if each[0] == key)
    things.remove(found)
    return found


def _is_varied(column: Sequence[tuple[Priced, Priced]]) -> bool:
    """Return whether no spell, of any strength, and no building stands twice in a column."""
    spells = {spell.partition("-")[0] for (spell, _), _ in column}
    return len(spells) == CARDS == len({building for _, (building, _) in column})


def _card(number: int, spell: Priced, building: Priced) -> Card:
    gold = DEAR_GOLD if spell[0] in DEAR else GOLD
    return Card(number, spell[0], spell[1], gold, building[0], building[1])
