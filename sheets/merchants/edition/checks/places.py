"""The parts of an edition, each with its place in the file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import Card, Edition
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


def unknown(word: str, known: tuple[str, ...]) -> Text:
    """Say that no rule knows a spell or building, and which it may be."""
    others = Text("; known are {words}", words=listed(known, "and"))
    hint = nearest(word, known) or others
    return Text("no rule knows {word}{hint}", word=quoted(word), hint=hint)
