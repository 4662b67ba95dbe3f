"""The parts of an edition, each with its place as a person finds it in the file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from sheets.editions.head import ByLanguage
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import Card, Edition, Place, Solo, Value

Rule: TypeAlias = Callable[[Edition], Iterator[Problem]]


def cards(edition: Edition) -> Iterator[tuple[str, Card]]:
    """Yield every card, those with an equal number too."""
    for index, column in enumerate(edition.columns, 1):
        for card in column.cards:
            yield f"columns {index}, card {card.number}", card


def prices(card: Card) -> dict[str, int]:
    """Return a card's prices by their keys."""
    return {"crystals": card.crystals, "gold": card.gold, "wood": card.wood}


def value_rows(edition: Edition) -> dict[str, tuple[Value, ...]]:
    """Return the rows of relics and monuments."""
    return {
        "relics, two": edition.relics.two,
        "relics, three": edition.relics.three,
        "monuments, values": edition.monuments.values,
    }


def archive_places(edition: Edition) -> Iterator[tuple[str, Place]]:
    """Yield every place of the archive, none where there is no archive."""
    for index, storey in enumerate(edition.archive.storeys if edition.archive else (), 1):
        for number, place in enumerate(storey.places, 1):
            yield f"archive, storeys {index}, places {number}", place


def target_rows(solo: Solo) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield the solo targets, first those of every level (S2)."""
    yield "solo, targets", solo.targets
    yield "solo, levels, beginner", solo.levels.beginner
    yield "solo, levels, advanced", solo.levels.advanced
    yield "solo, levels, expert", solo.levels.expert


def names(edition: Edition) -> dict[str, ByLanguage]:
    """Return everything that has a name in every language, the title too."""
    words = edition.names
    return {
        "title": edition.title,
        **{f"names, resources, {key}": name for key, name in words.resources.items()},
        **{f"names, guilds, {key}": name for key, name in words.guilds.items()},
        **{f"names, spells, {key}": name for key, name in words.spells.items()},
        **{f"names, buildings, {key}": name for key, name in words.buildings.items()},
    }
