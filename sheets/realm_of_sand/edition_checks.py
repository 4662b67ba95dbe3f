"""Checks of an edition of Realm of Sand: what cannot be printed, or the rules cannot work with."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.editions.head import ByLanguage
from sheets.editions.head_checks import (
    find_head_problems,
    find_missing_languages,
    find_name_problems,
)
from sheets.files.problem import Problem, has_errors
from sheets.realm_of_sand.edition import MOST_PLAYERS, Edition

MOST_HOURGLASSES = 15  # The pad has room for so many.
MOST = 99


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


def _names(edition: Edition) -> dict[str, ByLanguage]:
    crystals = edition.names.crystals.items()
    return {
        "title": edition.title,
        **{f"names, crystals, {colour}": name for colour, name in crystals},
    }


def _hourglasses(edition: Edition) -> Iterator[Problem]:
    if not 1 <= edition.hourglasses <= MOST_HOURGLASSES:
        what = f"is {edition.hourglasses}; 1 to {MOST_HOURGLASSES} declare the end"
        yield Problem("hourglasses", what, "R1")


def _setup(edition: Edition) -> Iterator[Problem]:
    discs = edition.setup.discs
    if len(discs) != MOST_PLAYERS:
        what = f"has {len(discs)}; {MOST_PLAYERS} are needed, for 1 to {MOST_PLAYERS} players"
        yield Problem("setup, discs", what, "R4")
    if not all(0 <= each <= MOST for each in discs):
        yield Problem("setup, discs", f"must be 0 to {MOST}, 0 for all there are", "R4")
    for key in ("market", "tiles"):
        number = getattr(edition.setup, key)
        if not 1 <= number <= MOST:
            yield Problem(f"setup, {key}", f"is {number}; 1 to {MOST} can be laid out", "R4")
