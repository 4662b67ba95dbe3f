"""Checks of an edition of Pandoria: what cannot be printed, or the rules cannot work with."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.editions.head import ByLanguage
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
    find_unprintable,
)
from sheets.files.place import Place
from sheets.files.problem import Path, Problem, has_errors
from sheets.pandoria.edition import RATE_BUILDINGS, RESOURCES, Edition, Realm, SideA, SideB
from sheets.words.quoting import nearest, quoted
from sheets.words.text import Name, Text

LONGEST_EFFECT, LONGEST_ABILITY = 100, 400  # In letters; more do not fit.
MOST_SPACES = 5  # P10, and what a realm sheet has room for.
LEAST_END, MOST_END = 1, 10  # P7
REALMS, BUILDINGS, SPELLS = Place(("realms",)), Place(("buildings",)), Place(("spells",))


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


def _names(edition: Edition) -> dict[Path, ByLanguage]:
    resources: dict[Path, ByLanguage] = {
        ("resources", each): edition.resources.get(each, {}) for each in RESOURCES
    }
    named: dict[Path, ByLanguage] = {
        **{("realms", key, "name"): realm.name for key, realm in edition.realms.items()},
        **{("spells", key, "name"): spell.name for key, spell in edition.spells.items()},
        **{("buildings", key, "name"): each.name for key, each in edition.buildings.items()},
    }
    return {TITLE: edition.title, **resources, **named}


def _effects(edition: Edition) -> dict[Path, ByLanguage]:
    return {
        **{("spells", key, "effect"): each.effect for key, each in edition.spells.items()},
        **{("buildings", key, "effect"): each.effect for key, each in edition.buildings.items()},
    }


def _abilities(edition: Edition) -> dict[Path, ByLanguage]:
    realms = edition.realms.items()
    return {("realms", key, "b", "ability"): realm.b.ability for key, realm in realms}


def _said(texts: dict[Path, ByLanguage]) -> Iterator[Problem]:
    for path, by_language in texts.items():
        if path != TITLE and not by_language:
            message = Text("is empty; a text in at least one language is needed")
            yield Place(path).error("P10", message)


def _realms(edition: Edition) -> Iterator[Problem]:
    if not edition.realms:
        yield REALMS.error("P10", Text("is empty; players take realms"))
    for key, realm in edition.realms.items():
        place = REALMS.at(key)
        if not LEAST_END <= realm.track_end <= MOST_END:
            message = Text(
                "is {number}; a track ends at {least} to {most}",
                number=realm.track_end,
                least=LEAST_END,
                most=MOST_END,
            )
            yield place.at("track_end").error("P7", message)
        if not 1 <= realm.spaces <= MOST_SPACES:
            message = Text(
                "is {number}; a realm has 1 to {most}", number=realm.spaces, most=MOST_SPACES
            )
            yield place.at("spaces").error("P10", message)
        yield from _stock(realm.b, realm, place.at("b"))
        if realm.a:
            yield from _stock(realm.a, realm, place.at("a"))
            yield from _custom_cards(realm.a, edition, place.at("a"))


def _stock(side: SideA | SideB, realm: Realm, place: Place) -> Iterator[Problem]:
    for resource in RESOURCES:
        start: int = getattr(side, resource)
        if not 0 <= start <= realm.track_end:
            message = Text(
                "is {number}; the track goes from 0 to {end}", number=start, end=realm.track_end
            )
            yield place.at(resource).error("P7", message)


def _custom_cards(side: SideA, edition: Edition, place: Place) -> Iterator[Problem]:
    for key, card in (("marked", side.marked), ("other", side.other)):
        if card.spell not in edition.spells:
            message = Text(
                "no spell of this edition is called {key}{hint}",
                key=quoted(card.spell),
                hint=nearest(card.spell, edition.spells),
            )
            yield place.at(key, "spell").error("P8", message)
        if card.building not in edition.buildings:
            message = Text(
                "no building of this edition is called {key}{hint}",
                key=quoted(card.building),
                hint=nearest(card.building, edition.buildings),
            )
            yield place.at(key, "building").error("P8", message)


def _rate_buildings(edition: Edition) -> Iterator[Problem]:
    for key, resource in RATE_BUILDINGS.items():
        if key not in edition.buildings:
            message = Text(
                "has no {key!r}, which improves the rate of {resource}",
                key=key,
                resource=Name.of(edition.resources.get(resource) or {"en": resource}),
            )
            yield BUILDINGS.error("P4", message)


def _family_spells(edition: Edition) -> Iterator[Problem]:
    if not any(spell.family for spell in edition.spells.values()):
        message = Text(
            "none is in the family version with spells; mark those that are: family = true"
        )
        yield SPELLS.warning("P8", message)
