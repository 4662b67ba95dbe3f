"""What of names, cards, values, archive and solo the rules cannot work with, one function a rule.

Each takes an edition whose form is right and yields what breaks its rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise

from sheets.editions.head_checks import find_head_problems, find_name_problems
from sheets.files.problem import Problem
from sheets.merchants.edition.checks.places import (
    Rule,
    archive_places,
    cards,
    names,
    prices,
    target_rows,
    value_rows,
)
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RESOURCES,
    Edition,
    split_strength,
)
from sheets.merchants.edition.powers import BUILDINGS, FAMILY_SPELLS, SPELLS
from sheets.words.quoting import listed, nearest, quoted

MOST = 99  # What a sheet has room for, of figures and of things to cross.
MOST_POINTS = 999
TERRITORIES, BY_LEVEL = 6, 2  # S2: the targets that are one for all, and those of a level.


def _head(edition: Edition) -> Iterator[Problem]:
    return find_head_problems(edition)


def _names(edition: Edition) -> Iterator[Problem]:
    return find_name_problems(names(edition))


def _resources_named(edition: Edition) -> Iterator[Problem]:
    for resource in RESOURCES:
        if not edition.names.resources.get(resource):
            yield Problem(f"names, resources, {resource}", "has no name in any language", "M1.1")


def _spells_named(edition: Edition) -> Iterator[Problem]:
    on_cards = (card.spell for _, card in cards(edition))
    in_archive = (spell for _, place in archive_places(edition) for spell in place.spells)
    used = [spell for spell in chain(on_cards, in_archive) if spell in SPELLS]
    for name in dict.fromkeys(split_strength(spell)[0] for spell in used):
        if not edition.names.spells.get(name):
            yield Problem(f"names, spells, {name}", "has no name in any language", "M9")


def _buildings_named(edition: Edition) -> Iterator[Problem]:
    for name in dict.fromkeys(card.building for _, card in cards(edition)):
        if name in BUILDINGS and not edition.names.buildings.get(name):
            yield Problem(f"names, buildings, {name}", "has no name in any language", "M8")


def _sheet(edition: Edition) -> Iterator[Problem]:
    for key in ("artifacts", "workers"):
        count = getattr(edition.sheet, key)
        if not 0 <= count <= MOST:
            yield Problem(f"sheet, {key}", f"is {count}; a sheet has 0 to {MOST}", "M1.5")


def _points(edition: Edition) -> Iterator[Problem]:
    for row, values in value_rows(edition).items():
        for index, value in enumerate(values, 1):
            if not 1 <= value.points <= MOST:
                what = f"is {value.points}; a value has 1 to {MOST} points"
                yield Problem(f"{row} {index}, points", what, "M1.5")


def _values_fall(edition: Edition) -> Iterator[Problem]:
    for row, values in value_rows(edition).items():
        for index, (one, next_) in enumerate(pairwise(values), 2):
            if one.points <= next_.points:
                what = f"is {next_.points} after {one.points}; each is lower than the one before"
                yield Problem(f"{row} {index}, points", what, "M1.5")


def _values_in_play(edition: Edition) -> Iterator[Problem]:
    for row, values in value_rows(edition).items():
        for index, value in enumerate(values, 1):
            if not FEWEST_PLAYERS <= value.players <= MOST_PLAYERS:
                what = f"is {value.players}; a value is in play from 2, 3 or 4 players on"
                yield Problem(f"{row} {index}, players", what, "M2.1")


def _start_cards(edition: Edition) -> Iterator[Problem]:
    if not edition.columns or not edition.columns[0].cards:
        what = "has no cards to start with; the first column holds the start cards"
        yield Problem("columns 1", what, "M2.3")


def _numbers(edition: Edition) -> Iterator[Problem]:
    first: dict[int, str] = {}
    for where, card in cards(edition):
        if not 1 <= card.number <= MOST:
            yield Problem(where, f"the number of a card is 1 to {MOST}, not {card.number}", "M1.5")
        elif card.number in first:
            what = f"the number is used already in {first[card.number]}; every card has its own"
            yield Problem(where, what, "M1.5")
        first.setdefault(card.number, where.partition(",")[0])


def _spells(edition: Edition) -> Iterator[Problem]:
    for where, card in cards(edition):
        if card.spell not in SPELLS:
            yield Problem(f"{where}, spell", _unknown(card.spell, SPELLS), "M9")


def _buildings(edition: Edition) -> Iterator[Problem]:
    for where, card in cards(edition):
        if card.building not in BUILDINGS:
            yield Problem(f"{where}, building", _unknown(card.building, BUILDINGS), "M8")


def _prices(edition: Edition) -> Iterator[Problem]:
    for where, card in cards(edition):
        for key, price in prices(card).items():
            if not 1 <= price <= MOST:
                yield Problem(f"{where}, {key}", f"is {price}; a price is 1 to {MOST}", "M1.6")


def _archive_storeys(edition: Edition) -> Iterator[Problem]:
    if edition.archive is None:
        return
    if not edition.archive.storeys:
        what = "there are none; leave out [archive] where no family version is printed"
        yield Problem("archive, storeys", what, "F8")
    for index, storey in enumerate(edition.archive.storeys, 1):
        if all(place.players > FEWEST_PLAYERS for place in storey.places):
            what = f"has no place in play with {FEWEST_PLAYERS} players"
            yield Problem(f"archive, storeys {index}", what, "F2")


def _archive_places(edition: Edition) -> Iterator[Problem]:
    for where, place in archive_places(edition):
        if not FEWEST_PLAYERS <= place.players <= MOST_PLAYERS:
            what = f"is {place.players}; a place is in play from 2, 3 or 4 players on"
            yield Problem(f"{where}, players", what, "F2")
        if not place.spells:
            yield Problem(f"{where}, spells", "is empty; a place has a spell to take", "F8")


def _archive_spells(edition: Edition) -> Iterator[Problem]:
    for where, place in archive_places(edition):
        for spell in place.spells:
            if spell not in SPELLS:
                yield Problem(f"{where}, spells", _unknown(spell, FAMILY_SPELLS), "F8")
            elif spell not in FAMILY_SPELLS:
                what = f"{spell!r} can do nothing in the family version, which has no cards"
                yield Problem(f"{where}, spells", what, "F5")


def _targets(edition: Edition) -> Iterator[Problem]:
    for where, targets in target_rows(edition.solo):
        needed = TERRITORIES if where == "solo, targets" else BY_LEVEL
        if len(targets) != needed:
            yield Problem(where, f"has {len(targets)}; {needed} targets are needed", "S2")
        for index, target in enumerate(targets, 1):
            if not 1 <= target <= MOST_POINTS:
                what = f"is {target}; a target is 1 to {MOST_POINTS} points"
                yield Problem(f"{where} {index}", what, "S2")


def _unknown(word: str, known: tuple[str, ...]) -> str:
    others = f"; known are {listed(known, 'and')}"
    return f"no rule knows {quoted(word)}{nearest(word, known) or others}"


IDENTITY: tuple[Rule, ...] = (_head,)
NAMES: tuple[Rule, ...] = (
    _names,
    _resources_named,
    _spells_named,
    _buildings_named,
)
SHEET: tuple[Rule, ...] = (_sheet,)
VALUES: tuple[Rule, ...] = (_points, _values_fall, _values_in_play)
CARDS: tuple[Rule, ...] = (_start_cards, _numbers, _spells, _buildings, _prices)
ARCHIVE: tuple[Rule, ...] = (_archive_storeys, _archive_places, _archive_spells)
SOLO: tuple[Rule, ...] = (_targets,)
