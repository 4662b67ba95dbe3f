"""The names of the marks on the player sheet, and how many there are whatever the edition prints.

Everything is counted as it is printed. Which cards, values and symbols a sheet has the edition
and the number of players decide.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from sheets.merchants.edition.edition import Resource

CardPart: TypeAlias = Literal["spell", "card", "building"]
ValueKind: TypeAlias = Literal["relic two", "relic three", "monument"]
SymbolKind: TypeAlias = Literal["artifact", "worker"]
Kept: TypeAlias = Literal["tracks", "cards", "artifacts"]

PARTS: tuple[CardPart, ...] = ("spell", "card", "building")  # Star, oval and rectangle.
CROWNS, CROWNS_ACROSS = 30, 5  # Boxes for figures, and so many of them in a row.
KEPT: tuple[Kept, ...] = ("tracks", "cards", "artifacts")  # What brings crowns at the end.
CLAIMED_AFTER = (3, 4, 5, 6, 7, 8)  # The territories after which the Trolls claim a column (S9).


def track_mark(resource: Resource, step: int) -> str:
    """Return the mark of a track's step: `track.gold.2`."""
    return f"track.{resource}.{step}"


def card_mark(number: int, part: CardPart) -> str:
    """Return the mark of a card's star, oval or rectangle: `card.17.spell`."""
    return f"card.{number}.{part}"


def column_mark(number: int) -> str:
    """Return the mark of the box under a column of cards: `column.2`."""
    return f"column.{number}"


def value_mark(kind: ValueKind, points: int) -> str:
    """Return the mark of a relic or monument: `relic.two.8`, `monument.14`."""
    return f"{kind.replace(' ', '.')}.{points}"


def symbol_mark(kind: SymbolKind, number: int) -> str:
    """Return the mark of an artifact or a worker: `artifact.1`."""
    return f"{kind}.{number}"


def crowns_mark(number: int) -> str:
    """Return the mark of a box of the crown space: `crowns.1`."""
    return f"crowns.{number}"


def crowns_sum_mark(row: int) -> str:
    """Return the mark of the sum of a row of the crown space: `crowns.sum.1`."""
    return f"crowns.sum.{row}"


def final_mark(line: str) -> str:
    """Return the mark of a line of the final count, which alone is on the board: `final.gold`."""
    return f"final.{line}"


def claimed_column_mark(territory: int) -> str:
    """Return the mark of the column that the Trolls claim: `trolls.column.3`."""
    return f"trolls.column.{territory}"
