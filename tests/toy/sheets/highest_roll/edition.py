"""The content of Highest Roll's sheets, how often each player rolls, checked and told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from sheets.editions.head import Head
from sheets.editions.head_checks import find_head_problems
from sheets.files.problem import FieldPath, Problem
from sheets.files.schema import schema
from sheets.words.text import Text
from sheets.words.translation import Translation

FEWEST_PLAYERS, MOST_PLAYERS = 1, 2  # X3
FACES = 6
MOST_ROLLS = 9


@schema
class Edition(Head):
    """Everything that is printed on one edition's sheets."""

    game: Literal["highest-roll"]
    rolls: int


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right."""
    return [*find_head_problems(edition), *_rolls(edition)]


def _rolls(edition: Edition) -> Iterator[Problem]:
    if not 1 <= edition.rolls <= MOST_ROLLS:
        text = Text(
            "is {rolls}; a sheet has room for 1 to {most}", rolls=edition.rolls, most=MOST_ROLLS
        )
        yield FieldPath(("rolls",)).error("X1", text)


def edition_text(edition: Edition, words: Translation) -> str:
    """Return the content as a text for a terminal, whose last line has an end."""
    return words(Text("rolls: {rolls}", rolls=edition.rolls)) + "\n"
