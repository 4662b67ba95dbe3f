"""The content of Realm of Sand's sheets: what declares the end, the set-up, the colours' names.

The dataclasses are the edition file's tables, key for key. Which content the rules can work with
is checked in `edition_checks.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from sheets.editions.head import ByLanguage, Head, in_language
from sheets.files.schema import schema

Colour: TypeAlias = Literal["red", "purple", "yellow", "green", "orange", "blue"]

FEWEST_PLAYERS, MOST_PLAYERS = 1, 4  # R4
MARKET_ROWS = ("I", "II", "III")  # R4


@schema
class Setup:
    """What is laid out before play (R4).

    `discs` are those of each colour for 1, 2, 3 and 4 players, 0 for all there are; `market` the
    cards in each row, `tiles` the rune tiles of each player.
    """

    discs: tuple[int, ...]
    market: int
    tiles: int


@schema
class Names:
    """The names of the crystals' colours in every language."""

    crystals: Mapping[Colour, ByLanguage]


@schema
class Edition(Head):
    """Everything that is printed on one edition's sheets."""

    game: Literal["realm-of-sand"]
    hourglasses: int  # R1: as many declare the end.
    setup: Setup
    names: Names

    def crystal_text(self, colour: Colour, language: str) -> str:
        """Return the name of a crystal's colour."""
        return in_language(self.names.crystals[colour], language)
