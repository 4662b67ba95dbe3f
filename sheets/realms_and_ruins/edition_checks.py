"""Checks of an edition of Tales of Realms and Ruins: what cannot be printed or worked with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields

from sheets.editions.head import ByLanguage
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
)
from sheets.files.place import Place
from sheets.files.problem import Path, Problem, has_errors
from sheets.realms_and_ruins.edition import HEROES, REALMS, STARTING_CARDS, Edition
from sheets.words.text import Text

MOST: Mapping[str, int] = {"followers": 99, "othersiders": 99, "gold": 999, "starting_cards": 99}
MOST_OFFER_CARDS = 6  # The tracker has room for so many.


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right."""
    names = _names(edition)
    problems = [
        *find_head_problems(edition),
        *find_name_problems(names),
        *_named(names),
        *_supply(edition),
    ]
    return problems if has_errors(problems) else [*problems, *find_missing_languages(names)]


def _names(edition: Edition) -> dict[Path, ByLanguage]:
    """Return everything that has a name; what the rules know and the edition does not has none."""
    names = edition.names
    return {
        TITLE: edition.title,
        **{("names", "realms", each): names.realms.get(each, {}) for each in REALMS},
        **{("names", "heroes", each): names.heroes.get(each, {}) for each in HEROES},
        **{("names", "cards", each): names.cards.get(each, {}) for each in STARTING_CARDS},
    }


def _named(names: dict[Path, ByLanguage]) -> Iterator[Problem]:
    for path, by_language in names.items():
        if path != TITLE and not by_language:
            yield Place(path).error("T7", Text("has no name in any language"))


def _supply(edition: Edition) -> Iterator[Problem]:
    for each in fields(edition.supply):
        number = getattr(edition.supply, each.name)
        most = MOST.get(each.name, MOST_OFFER_CARDS)
        if not 1 <= number <= most:
            message = Text("is {number}; 1 to {most} are possible", number=number, most=most)
            yield Place(("supply", each.name)).error("T7", message)
