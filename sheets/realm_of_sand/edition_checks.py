"""Checks of an edition of Realm of Sand: what cannot be printed, or the rules cannot work with."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.editions.head import ByLanguage
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
)
from sheets.files.place import Place
from sheets.files.problem import Path, Problem, has_errors
from sheets.realm_of_sand.edition import MOST_PLAYERS, Edition
from sheets.words.text import Text

MOST_HOURGLASSES = 15  # The pad has room for so many.
MOST = 99
SETUP = Place(("setup",))


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right."""
    names = _names(edition)
    problems = [
        *find_head_problems(edition),
        *find_name_problems(names),
        *_hourglasses(edition),
        *_setup(edition),
    ]
    return problems if has_errors(problems) else [*problems, *find_missing_languages(names)]


def _names(edition: Edition) -> dict[Path, ByLanguage]:
    crystals = edition.names.crystals.items()
    return {
        TITLE: edition.title,
        **{("names", "crystals", colour): name for colour, name in crystals},
    }


def _hourglasses(edition: Edition) -> Iterator[Problem]:
    if not 1 <= edition.hourglasses <= MOST_HOURGLASSES:
        message = Text(
            "is {number}; 1 to {most} declare the end",
            number=edition.hourglasses,
            most=MOST_HOURGLASSES,
        )
        yield Place(("hourglasses",)).error("R1", message)


def _setup(edition: Edition) -> Iterator[Problem]:
    discs = edition.setup.discs
    if len(discs) != MOST_PLAYERS:
        message = Text(
            "has {number}; {needed} are needed, for 1 to {needed} players",
            number=len(discs),
            needed=MOST_PLAYERS,
        )
        yield SETUP.at("discs").error("R4", message)
    if not all(0 <= each <= MOST for each in discs):
        message = Text("must be 0 to {most}, 0 for all there are", most=MOST)
        yield SETUP.at("discs").error("R4", message)
    for key in ("market", "tiles"):
        number = getattr(edition.setup, key)
        if not 1 <= number <= MOST:
            message = Text("is {number}; 1 to {most} can be laid out", number=number, most=MOST)
            yield SETUP.at(key).error("R4", message)
