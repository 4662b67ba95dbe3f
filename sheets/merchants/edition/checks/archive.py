"""Checks of the archive of the family version, one function a rule.

An edition without an archive has nothing to check.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sheets.files.place import FieldPath
from sheets.files.problem import Problem
from sheets.merchants.edition.checks.board import (
    STOREYS,
    Rule,
    archive_places,
    spell_names,
    unknown,
)
from sheets.merchants.edition.edition import (
    FAMILY_SPELLS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SPELLS,
    Edition,
    split_strength,
)
from sheets.words.text import Text

USUAL_STOREYS = 3  # F8
MOST_PLACES = 26  # A storey's are lettered A to Z.
MOST_SPELLS = 99  # What a sheet has room for, at the most.


def _storeys(edition: Edition) -> Iterator[Problem]:
    if edition.archive is None:
        return
    if not edition.archive.storeys:
        message = Text("there are none; leave out [archive] where no family version is printed")
        yield STOREYS.error("F8", message)
    for index, storey in enumerate(edition.archive.storeys):
        if all(place.players > FEWEST_PLAYERS for place in storey.places):
            message = Text("has no place in play with {players} players", players=FEWEST_PLAYERS)
            yield STOREYS.at(index).error("F2", message)
        if len(storey.places) > MOST_PLACES:
            message = Text(
                "has {number}; a storey has 1 to {most}, lettered A to Z",
                number=len(storey.places),
                most=MOST_PLACES,
            )
            yield STOREYS.at(index, "places").error("F8", message)


def _places(edition: Edition) -> Iterator[Problem]:
    for where, place in archive_places(edition):
        if not FEWEST_PLAYERS <= place.players <= MOST_PLAYERS:
            message = Text(
                "is {number}; a place is in play from 2, 3 or 4 players on", number=place.players
            )
            yield where.at("players").error("F2", message)
        if not place.spells:
            message = Text("is empty; a place has a spell to take")
            yield where.at("spells").error("F8", message)


def _spells(edition: Edition) -> Iterator[Problem]:
    found = sum(len(place.spells) for _, place in archive_places(edition))
    if found > MOST_SPELLS:
        message = Text(
            "has {number} spells in all; a sheet has room for {most} at the most",
            number=found,
            most=MOST_SPELLS,
        )
        yield FieldPath(("archive",)).error("F8", message)
    for where, place in archive_places(edition):
        for spell in place.spells:
            if spell not in SPELLS:
                names = spell_names(edition, FAMILY_SPELLS)
                yield where.at("spells").error("F8", unknown(spell, FAMILY_SPELLS, names))
            elif spell not in FAMILY_SPELLS:
                message = Text(
                    "{spell!r} can do nothing in the family version, which has no cards",
                    spell=spell,
                )
                yield where.at("spells").error("F5", message)


def _three_storeys(edition: Edition) -> Iterator[Problem]:
    if edition.archive and len(edition.archive.storeys) != USUAL_STOREYS:
        message = Text(
            "has {number}; usual are {usual}",
            number=len(edition.archive.storeys),
            usual=USUAL_STOREYS,
        )
        yield STOREYS.warning("F8", message)


def _spells_fall(edition: Edition) -> Iterator[Problem]:
    for where, place in archive_places(edition):
        for above, below in combinations(place.spells, 2):
            (name, weak), (other, strong) = split_strength(above), split_strength(below)
            if name == other and weak < strong:
                message = Text(
                    "{below!r} is under the weaker {above!r}; the strongest comes first",
                    below=below,
                    above=above,
                )
                yield where.at("spells").warning("F8", message)


ERRORS: tuple[Rule, ...] = (_storeys, _places, _spells)
WARNINGS: tuple[Rule, ...] = (_three_storeys, _spells_fall)
