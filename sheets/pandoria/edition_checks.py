"""Checks of an edition of Pandoria: what cannot be printed, or the rules cannot work with."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.editions.head import ByLanguage
from sheets.editions.head_checks import (
    find_head_problems,
    find_missing_languages,
    find_name_problems,
    find_unprintable,
)
from sheets.files.problem import Problem, has_errors
from sheets.pandoria.edition import RATE_BUILDINGS, RESOURCES, Edition, Realm, SideA, SideB
from sheets.words.quoting import nearest, quoted

LONGEST_EFFECT, LONGEST_ABILITY = 100, 220  # In letters; more do not fit.
MOST_SPACES = 5  # P10, and what a realm sheet has room for.
LEAST_END, MOST_END = 1, 10  # P7


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right."""
    names, effects, abilities = _names(edition), _effects(edition), _abilities(edition)
    problems = [
        *find_head_problems(edition),
        *find_name_problems(names),
        *find_unprintable(effects, LONGEST_EFFECT),
        *find_unprintable(abilities, LONGEST_ABILITY),
        *_said({**names, **effects, **abilities}),
        *_realms(edition),
        *_rate_buildings(edition),
        *_family_spells(edition),
    ]
    texts = {**names, **effects, **abilities}
    return problems if has_errors(problems) else [*problems, *find_missing_languages(texts)]


def _names(edition: Edition) -> dict[str, ByLanguage]:
    resources = {f"resources, {each}": edition.resources.get(each, {}) for each in RESOURCES}
    named = {
        **{f"realms, {key}, name": realm.name for key, realm in edition.realms.items()},
        **{f"spells, {key}, name": spell.name for key, spell in edition.spells.items()},
        **{f"buildings, {key}, name": each.name for key, each in edition.buildings.items()},
    }
    return {"title": edition.title, **resources, **named}


def _effects(edition: Edition) -> dict[str, ByLanguage]:
    spells = {f"spells, {key}, effect": each.effect for key, each in edition.spells.items()}
    buildings = {
        f"buildings, {key}, effect": each.effect for key, each in edition.buildings.items()
    }
    return {**spells, **buildings}


def _abilities(edition: Edition) -> dict[str, ByLanguage]:
    return {f"realms, {key}, b, ability": realm.b.ability for key, realm in edition.realms.items()}


def _said(texts: dict[str, ByLanguage]) -> Iterator[Problem]:
    for where, by_language in texts.items():
        if where != "title" and not by_language:
            yield Problem(where, "is empty; a text in at least one language is needed", "P10")


def _realms(edition: Edition) -> Iterator[Problem]:
    if not edition.realms:
        yield Problem("realms", "is empty; players take realms", "P10")
    for key, realm in edition.realms.items():
        where = f"realms, {key}"
        if not LEAST_END <= realm.track_end <= MOST_END:
            what = f"is {realm.track_end}; a track ends at {LEAST_END} to {MOST_END}"
            yield Problem(f"{where}, track_end", what, "P7")
        if not 1 <= realm.spaces <= MOST_SPACES:
            what = f"is {realm.spaces}; a realm has 1 to {MOST_SPACES}"
            yield Problem(f"{where}, spaces", what, "P10")
        yield from _stock(realm.b, realm, f"{where}, b")
        if realm.a:
            yield from _stock(realm.a, realm, f"{where}, a")
            yield from _custom_cards(realm.a, edition, f"{where}, a")


def _stock(side: SideA | SideB, realm: Realm, where: str) -> Iterator[Problem]:
    for resource in RESOURCES:
        start: int = getattr(side, resource)
        if not 0 <= start <= realm.track_end:
            what = f"is {start}; the track goes from 0 to {realm.track_end}"
            yield Problem(f"{where}, {resource}", what, "P7")


def _custom_cards(side: SideA, edition: Edition, where: str) -> Iterator[Problem]:
    for place, card in (("marked", side.marked), ("other", side.other)):
        for kind, key, known in (
            ("spell", card.spell, edition.spells),
            ("building", card.building, edition.buildings),
        ):
            if key not in known:
                what = f"no {kind} of this edition is called {quoted(key)}{nearest(key, known)}"
                yield Problem(f"{where}, {place}, {kind}", what, "P8")


def _rate_buildings(edition: Edition) -> Iterator[Problem]:
    for key, resource in RATE_BUILDINGS.items():
        if key not in edition.buildings:
            what = f"has no {key!r}, which improves the rate of {resource}"
            yield Problem("buildings", what, "P4")


def _family_spells(edition: Edition) -> Iterator[Problem]:
    if not any(spell.family for spell in edition.spells.values()):
        what = "none is in the family version with spells; mark those that are: family = true"
        yield Problem("spells", what, "P8", "warning")
