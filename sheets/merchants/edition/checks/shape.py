"""How names, values, archive and solo depart from the shipped ones, one function a clause.

Each takes an edition whose part has no error. What a spell is worth is not written anywhere: the
mean price in crystals of the cards that carry it stands for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from statistics import mean

from sheets.editions.head_checks import find_missing_languages
from sheets.files.problem import Problem
from sheets.merchants.edition.checks.places import (
    Rule,
    archive_places,
    cards,
    names,
    target_rows,
    value_rows,
)
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    TRACKS,
    Edition,
    Solo,
    Storey,
    in_play,
)
from sheets.merchants.edition.powers import BUILDINGS, SPELL_NAMES
from sheets.words.quoting import nearest, quoted

SHEET_HAS: Mapping[str, int] = {"artifacts": 12, "workers": 5}
# How long each row is, and how much of it is in play with 2 players (M2.1).
VALUES_IN_A_ROW: Mapping[str, tuple[int, int]] = {
    "relics, two": (4, 2),
    "relics, three": (4, 2),
    "monuments, values": (8, 5),
}
STOREYS, SPELLS_IN_A_PLACE = 3, 3  # F8
FREE_TARGETS = (3, 4, 5)  # S2: these are the edition's; all others are given.


def _every_language(edition: Edition) -> Iterator[Problem]:
    return find_missing_languages(names(edition))


def _guilds_named(edition: Edition) -> Iterator[Problem]:
    guilds = edition.names.guilds
    for resource in TRACKS if edition.archive else ():
        if resource not in guilds:
            what = "has no name; the resource's own is printed"
            yield Problem(f"names, guilds, {resource}", what, "F3")
    if "city" in guilds:
        what = "is of no use; guilds are of gold, wood, crystal and craft"
        yield Problem("names, guilds, city", what, "F3")


def _names_of_the_rules(edition: Edition) -> Iterator[Problem]:
    yield from _unknown("spells", edition.names.spells, SPELL_NAMES, "M9")
    yield from _unknown("buildings", edition.names.buildings, BUILDINGS, "M8")


def _sheet(edition: Edition) -> Iterator[Problem]:
    for key, usual in SHEET_HAS.items():
        count = getattr(edition.sheet, key)
        if count != usual:
            yield Problem(f"sheet, {key}", f"is {count}; usual are {usual}", "M1.5")


def _values(edition: Edition) -> Iterator[Problem]:
    for row, values in value_rows(edition).items():
        usual, with_two = VALUES_IN_A_ROW[row]
        if len(values) != usual:
            yield Problem(row, f"has {len(values)}; usual are {usual}", "M1.5")
        left = len(in_play(values, FEWEST_PLAYERS))
        if left < with_two:
            what = f"in play with {FEWEST_PLAYERS} players: {left}; usual are {with_two} or more"
            yield Problem(row, what, "M2.1")


def _archive_size(edition: Edition) -> Iterator[Problem]:
    storeys = _storeys(edition)
    if storeys and len(storeys) != STOREYS:
        yield Problem("archive, storeys", f"has {len(storeys)}; usual are {STOREYS}", "F8")
    for index, storey in enumerate(storeys, 1):
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            found = sum(place.players <= players for place in storey.places)
            if found != players:
                what = f"in play with {players} players: {found}; usual are {players}"
                yield Problem(f"archive, storeys {index}, places", what, "F2")


def _archive_places(edition: Edition) -> Iterator[Problem]:
    worth = _worth_of_spells(edition)
    for where, place in archive_places(edition):
        if len(place.spells) != SPELLS_IN_A_PLACE:
            what = f"has {len(place.spells)}; usual are {SPELLS_IN_A_PLACE}"
            yield Problem(f"{where}, spells", what, "F8")
        known = [spell for spell in place.spells if spell in worth]
        for above, below in pairwise(known):
            if worth[above] < worth[below]:
                what = f"{below!r} is under the weaker {above!r}; usually the strongest is first"
                yield Problem(f"{where}, spells", what, "F8")


def _archive_storeys_fall(edition: Edition) -> Iterator[Problem]:
    worth = _worth_of_spells(edition)
    known = [
        [worth[spell] for place in storey.places for spell in place.spells if spell in worth]
        for storey in _storeys(edition)
    ]
    for index, (above, below) in enumerate(pairwise(known), 2):
        if above and below and mean(above) <= mean(below):
            what = f"is no weaker than storey {index - 1}; usually storey 1 is the strongest"
            yield Problem(f"archive, storeys {index}", what, "F8")


def _targets_rise(edition: Edition) -> Iterator[Problem]:
    (where, targets), *levels = target_rows(edition.solo)
    rows = [(where, targets), *((level, targets[-1:] + last) for level, last in levels)]
    for where, row in rows:
        for above, below in pairwise(row):
            if above >= below:
                yield Problem(where, f"{below} follows {above}; usually the targets rise", "S2")


def _targets_of_the_rules(edition: Edition) -> Iterator[Problem]:
    for (where, targets), (_, usual) in zip(
        target_rows(edition.solo), target_rows(Solo()), strict=True
    ):
        free = FREE_TARGETS if where == "solo, targets" else ()
        for index, (target, by_rule) in enumerate(zip(targets, usual, strict=True), 1):
            if target != by_rule and index not in free:
                yield Problem(f"{where} {index}", f"is {target}; usual is {by_rule}", "S2")


def _unknown(
    key: str, named: Iterable[str], known: tuple[str, ...], rule: str
) -> Iterator[Problem]:
    for name in named:
        if name not in known:
            what = f"no rule knows {quoted(name)}{nearest(name, known)}"
            yield Problem(f"names, {key}, {name:.40}", what, rule)


def _storeys(edition: Edition) -> tuple[Storey, ...]:
    return edition.archive.storeys if edition.archive else ()


def _worth_of_spells(edition: Edition) -> dict[str, float]:
    crystals = defaultdict[str, list[int]](list)
    for _, card in cards(edition):
        crystals[card.spell].append(card.crystals)
    return {spell: mean(prices) for spell, prices in crystals.items()}


NAMES: tuple[Rule, ...] = (_every_language, _guilds_named, _names_of_the_rules)
SHEET: tuple[Rule, ...] = (_sheet,)
VALUES: tuple[Rule, ...] = (_values,)
ARCHIVE: tuple[Rule, ...] = (_archive_size, _archive_places, _archive_storeys_fall)
SOLO: tuple[Rule, ...] = (_targets_rise, _targets_of_the_rules)
