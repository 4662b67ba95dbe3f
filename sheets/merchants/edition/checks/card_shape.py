"""How the cards depart from the shipped ones, one function a clause.

Each takes an edition whose cards have no error. The strength of a card is not written anywhere:
what its spell and its building cost together stands for it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from statistics import mean

from sheets.files.problem import Problem
from sheets.merchants.edition.checks.places import Rule, cards, prices
from sheets.merchants.edition.edition import TRACK_END, Card, Edition, split_strength
from sheets.merchants.edition.powers import BUILDINGS, SPELLS

COLUMNS, CARDS_IN_A_COLUMN = 8, 3  # M1.5
CARDS_OF_A_SPELL = 2
BUILDINGS_ON_ONE_CARD = 2  # The other eleven are on two.
MOST_BETWEEN_STARTS = 1  # Crystals and wood together.


def _columns(edition: Edition) -> Iterator[Problem]:
    if len(edition.columns) != COLUMNS:
        yield Problem("columns", f"has {len(edition.columns)}; usual are {COLUMNS}", "M1.5")
    for index, column in enumerate(edition.columns, 1):
        if len(column.cards) != CARDS_IN_A_COLUMN:
            what = f"has {len(column.cards)}; usual are {CARDS_IN_A_COLUMN}"
            yield Problem(f"columns {index}, cards", what, "M6.2")


def _numbered_column_by_column(edition: Edition) -> Iterator[Problem]:
    for number, (where, card) in enumerate(cards(edition), 1):
        if card.number != number:
            what = f"usual here is number {number}; cards are numbered column by column"
            yield Problem(where, what, "M1.5")
            return


def _spells_twice(edition: Edition) -> Iterator[Problem]:
    counts = Counter(card.spell for _, card in cards(edition))
    for spell in SPELLS:
        if counts[spell] != CARDS_OF_A_SPELL:
            what = f"{spell!r} is on {counts[spell]} of the cards; usual are {CARDS_OF_A_SPELL}"
            yield Problem("columns", what, "M9")


def _buildings_twice(edition: Edition) -> Iterator[Problem]:
    counts = Counter(card.building for _, card in cards(edition))
    for building in BUILDINGS:
        if counts[building] not in (1, 2):
            what = f"{building!r} is on {counts[building]} of the cards; usual are 1 or 2"
            yield Problem("columns", what, "M8")
    once = [building for building in BUILDINGS if counts[building] == 1]
    if len(once) != BUILDINGS_ON_ONE_CARD:
        what = f"buildings on one card only: {len(once)}; usual are {BUILDINGS_ON_ONE_CARD}"
        yield Problem("columns", what, "M8")


def _different_in_a_column(edition: Edition) -> Iterator[Problem]:
    for index, column in enumerate(edition.columns, 1):
        in_column = {
            "spell": [card.spell_name for card in column.cards],
            "building": [card.building for card in column.cards],
        }
        for key, words in in_column.items():
            for word in _twice(words):
                what = f"the {key} {word!r} is there twice; usual are different ones"
                yield Problem(f"columns {index}", what, "M1.5")


def _prices_on_a_track(edition: Edition) -> Iterator[Problem]:
    for where, card in cards(edition):
        for key, price in prices(card).items():
            if price > TRACK_END:
                what = f"is {price}; usual are 1 to {TRACK_END}, where a track ends"
                yield Problem(f"{where}, {key}", what, "M1.2")


def _stronger_spells_dearer(edition: Edition) -> Iterator[Problem]:
    by_spell = defaultdict[str, list[Card]](list)
    for _, card in cards(edition):
        by_spell[card.spell].append(card)
    for weak, strong in combinations(SPELLS, 2):
        if split_strength(weak)[0] != split_strength(strong)[0]:
            continue
        dearest = max((card.crystals for card in by_spell[weak]), default=0)
        cheapest = min((card.crystals for card in by_spell[strong]), default=dearest + 1)
        if cheapest <= dearest:
            what = f"{strong!r} is to be had for {cheapest} crystals, {weak!r} costs {dearest}"
            yield Problem("columns", f"{what}; usually what is stronger costs more", "M9")


def _stronger_cards_dearer(edition: Edition) -> Iterator[Problem]:
    for weak, strong in permutations([card for _, card in cards(edition)], 2):
        if _strength(weak) < _strength(strong) and weak.gold > strong.gold:
            what = f"card {weak.number} is weaker than card {strong.number}, but costs more gold"
            yield Problem("columns", f"{what}; usually what is stronger costs more", "M1.6")
            return


def _start_cards_alike(edition: Edition) -> Iterator[Problem]:
    start = edition.columns[0].cards
    golds, strengths = [card.gold for card in start], [_strength(card) for card in start]
    if len(set(golds)) > 1:
        what = f"the start cards cost {_and(golds)} gold; usually they are equally good"
        yield Problem("columns 1", what, "M2.3")
    if max(strengths) - min(strengths) > MOST_BETWEEN_STARTS:
        what = f"the start cards cost {_and(strengths)} crystals and wood"
        yield Problem("columns 1", f"{what}; usually they are equally good", "M2.3")


def _start_cards_modest(edition: Edition) -> Iterator[Problem]:
    start, every = edition.columns[0].cards, [card for _, card in cards(edition)]
    if mean(card.gold for card in start) > mean(card.gold for card in every):
        what = "the start cards cost more gold than others do; usually they are modest"
        yield Problem("columns 1", what, "M2.3")


def _strength(card: Card) -> int:
    return card.crystals + card.wood


def _twice(words: list[str]) -> list[str]:
    return [word for word, count in Counter(words).items() if count > 1]


def _and(numbers: Iterable[int]) -> str:
    *first, last = map(str, numbers)
    return " and ".join(filter(None, [", ".join(first), last]))


CARDS: tuple[Rule, ...] = (
    _columns,
    _numbered_column_by_column,
    _spells_twice,
    _buildings_twice,
    _different_in_a_column,
    _prices_on_a_track,
    _stronger_spells_dearer,
    _stronger_cards_dearer,
    _start_cards_alike,
    _start_cards_modest,
)
