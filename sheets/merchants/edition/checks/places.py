"""The parts of an edition, each with its place in the file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import Card, Edition, split_strength
from sheets.merchants.edition.edition import Place as ArchivePlace
from sheets.words.quoting import listed, nearest, quoted
from sheets.words.text import Text

Rule: TypeAlias = Callable[[Edition], Iterator[Problem]]

COLUMNS, STOREYS = Place(("columns",)), Place(("archive", "storeys"))


def cards(edition: Edition) -> Iterator[tuple[Place, Card]]:
    """Yield every card, those with an equal number too."""
    for index, column in enumerate(edition.columns):
        for number, card in enumerate(column.cards):
            yield COLUMNS.at(index, "cards", number), card


def archive_places(edition: Edition) -> Iterator[tuple[Place, ArchivePlace]]:
    """Yield every place of the archive, none where there is no archive."""
    for index, storey in enumerate(edition.archive.storeys if edition.archive else ()):
        for number, place in enumerate(storey.places):
            yield STOREYS.at(index, "places", number), place


def unknown(word: str, known: tuple[str, ...], names: Mapping[str, str]) -> Text:
    """Say that no rule knows a spell or building, and which it may be.

    `names` gives the word that the rules know for its names in all languages.
    """
    others = Text("; known are {words}", words=listed(known, "and"))
    hint = nearest(word, known, names) or others
    return Text("no rule knows {word}{hint}", word=quoted(word), hint=hint)


def spell_names(edition: Edition, known: tuple[str, ...]) -> dict[str, str]:
    """Return the spells that the rules know by their names in all languages."""
    named = {spell: split_strength(spell) for spell in known}
    return {
        f"{name} {strength}".strip(): spell
        for spell, (key, strength) in named.items()
        for name in edition.names.spells.get(key, {}).values()
    }


def building_names(edition: Edition, known: tuple[str, ...]) -> dict[str, str]:
    """Return the buildings that the rules know by their names in all languages."""
    return {name: key for key in known for name in edition.names.buildings.get(key, {}).values()}
