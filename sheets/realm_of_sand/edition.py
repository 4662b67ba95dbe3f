"""The content of Realm of Sand's sheets: what declares the end, the set-up, the colours' names.

The dataclasses are the edition file's tables, key for key. Which content the rules can work with
is checked in `edition_checks.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from sheets.edition import EditionKind
from sheets.head import ByLanguage, Head, in_language
from sheets.problem import Problem
from sheets.schema import schema

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
        """Give the name of a crystal's colour."""
        return in_language(self.names.crystals[colour], language)


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.realm_of_sand.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition) -> str:
    return "\n".join(_description(edition)) + "\n"


def _description(edition: Edition) -> Iterator[str]:
    setup = edition.setup
    discs = (str(each) if each else "all" for each in setup.discs)
    yield f"{edition.title_text('en')} (edition {edition.id} {edition.version})"
    yield ""
    yield f"Hourglasses that declare the end: {edition.hourglasses}"
    yield f"Discs of each colour for 1, 2, 3, 4 players: {', '.join(discs)}"
    yield f"Market: {setup.market} cards in each of the rows {', '.join(MARKET_ROWS)}"
    yield f"Rune tiles for each player: {setup.tiles}"
    colours = (edition.crystal_text(colour, "en") for colour in edition.names.crystals)
    yield f"Crystals: {', '.join(colours)}"


EDITIONS = EditionKind(Edition, _find_problems, _describe)
