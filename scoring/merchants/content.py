"""What an edition prints on player sheets, laid out for being looked up again and again."""

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.merchants.state import Kind
from sheets.editions.head import ByLanguage
from sheets.merchants.edition.edition import (
    COLUMN_BOUGHT,
    MOST_PLAYERS,
    Card,
    Edition,
    Value,
    in_play,
)
from sheets.words.text import Message, Name


@dataclass(frozen=True, slots=True)
class Printed:
    """The content of a player sheet.

    `values` are the relics and monuments on the sheet, `in_play` those of them in play at this
    number of players (M2.1), both as printed, the most valuable first. `columns` hold the numbers
    of the cards, the start column first; `column_of` is the column of a card, counted from 1.
    `long_columns` are those by their number of which more cards are printed than one can own.
    """

    players: int
    values: Mapping[Kind, tuple[int, ...]]
    in_play: Mapping[Kind, tuple[int, ...]]
    cards: Mapping[int, Card]
    columns: tuple[frozenset[int], ...]
    column_of: Mapping[int, int]
    long_columns: Mapping[int, frozenset[int]]
    artifacts: int
    workers: int
    building_names: Mapping[str, ByLanguage]

    @property
    def start_cards(self) -> frozenset[int]:
        """The numbers of the cards of the first column (M1.5)."""
        return self.columns[0] if self.columns else frozenset()

    def building_on(self, card: int) -> Message:
        """Return the name of the building on a card, in every language."""
        return Name.of(self.building_names[self.cards[card].building])


@dataclass(frozen=True, slots=True)
class Content:
    """An edition, and what its player sheets hold for each number of players."""

    edition: Edition
    printed: Mapping[int, Printed]

    def __hash__(self) -> int:
        return hash((self.edition.id, self.edition.version))


def content_of(edition: Edition) -> Content:
    """Lay out the content of an edition, once for all the states that are played with it."""
    numbers = range(1, MOST_PLAYERS + 1)
    return Content(edition, {players: _printed(edition, players) for players in numbers})


def _printed(edition: Edition, players: int) -> Printed:
    """Return what an edition prints for this many players; alone it is as for 2 (S1)."""
    values: dict[Kind, tuple[Value, ...]] = {
        "relic two": edition.relics.two,
        "relic three": edition.relics.three,
        "monument": edition.monuments.values,
    }
    columns = tuple(frozenset(card.number for card in column.cards) for column in edition.columns)
    return Printed(
        players=max(players, 2),
        values={kind: _points(row) for kind, row in values.items()},
        in_play={kind: _points(in_play(row, players)) for kind, row in values.items()},
        cards=edition.cards,
        columns=columns,
        column_of={
            card.number: column
            for column, of_column in enumerate(edition.columns, 1)
            for card in of_column.cards
        },
        long_columns={
            number: cards for number, cards in enumerate(columns, 1) if len(cards) > COLUMN_BOUGHT
        },
        artifacts=edition.sheet.artifacts,
        workers=edition.sheet.workers,
        building_names=edition.names.buildings,
    )


def _points(values: tuple[Value, ...]) -> tuple[int, ...]:
    return tuple(sorted((value.points for value in values), reverse=True))
