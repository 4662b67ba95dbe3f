"""Checks of an edition of Highest Roll."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.editions.head_checks import find_head_problems
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.highest_roll.edition import MOST_ROLLS, Edition
from sheets.words.text import Text


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right."""
    return [*find_head_problems(edition), *_rolls(edition)]


def _rolls(edition: Edition) -> Iterator[Problem]:
    if not 1 <= edition.rolls <= MOST_ROLLS:
        text = Text(
            "is {rolls}; a sheet has room for 1 to {most}", rolls=edition.rolls, most=MOST_ROLLS
        )
        yield Place(("rolls",)).error("X1", text)
