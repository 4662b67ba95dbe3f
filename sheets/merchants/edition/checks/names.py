"""Checks of an edition's head and names, one function a rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from sheets.drawing.icons import ICONS
from sheets.editions.head import ByLanguage
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
    find_unprintable,
)
from sheets.files.place import FieldPath
from sheets.files.problem import Path, Problem
from sheets.merchants.edition.checks.board import Rule, archive_places, cards
from sheets.merchants.edition.edition import (
    BUILDINGS,
    LONGEST_SEED,
    POWERS,
    RESOURCES,
    SPELL_NAMES,
    SPELLS,
    TRACKS,
    Edition,
    split_strength,
)
from sheets.words.quoting import nearest, quoted
from sheets.words.text import Text

NAMES = FieldPath(("names",))
HAS_NONE = Text("has no name in any language")


def _printable(edition: Edition) -> Iterator[Problem]:
    return find_name_problems(_names(edition))


def find_seed_problems(edition: Edition) -> Iterator[Problem]:
    """Find a seed that cannot be printed."""
    if edition.seed:
        for problem in find_unprintable({("seed",): {"en": edition.seed}}, LONGEST_SEED):
            yield replace(problem, path=("seed",))


def _used_are_named(edition: Edition) -> Iterator[Problem]:
    on_cards = (card.spell for _, card in cards(edition))
    in_archive = (spell for _, place in archive_places(edition) for spell in place.spells)
    spells = (split_strength(each)[0] for each in chain(on_cards, in_archive) if each in SPELLS)
    buildings = (card.building for _, card in cards(edition) if card.building in BUILDINGS)
    named = _names(edition)
    for key, needed, rule in (
        ("resources", RESOURCES, "M1.1"),
        ("spells", spells, "M9"),
        ("buildings", buildings, "M8"),
    ):
        for name in dict.fromkeys(needed):
            place = NAMES.at(key, name)
            if not named.get(place.path):
                yield place.error(rule, HAS_NONE)


def _faces_whole(edition: Edition) -> Iterator[Problem]:
    if sorted(edition.dice) != sorted(RESOURCES):
        message = Text("each of the five resources is on one face; the sixth is “?”")
        yield FieldPath(("dice",)).error("M3.1", message)


def _icons_known(edition: Edition) -> Iterator[Problem]:
    choice = (*POWERS, *ICONS)
    for power, icon in edition.icons.items():
        place = FieldPath(("icons", power))
        if power not in POWERS:
            hint = nearest(power, POWERS)
            message = Text("no spell or building is {word}{hint}", word=quoted(power), hint=hint)
            yield place.error("", message)
        elif icon not in choice:
            hint = nearest(icon, choice)
            yield place.error("", Text("no icon is {word}{hint}", word=quoted(icon), hint=hint))


def _every_language(edition: Edition) -> Iterator[Problem]:
    return find_missing_languages(_names(edition))


def _guilds_named(edition: Edition) -> Iterator[Problem]:
    guilds = edition.names.guilds
    for resource in TRACKS if edition.archive else ():
        if resource not in guilds:
            message = Text("has no name; the resource's own is printed")
            yield NAMES.at("guilds", resource).warning("F3", message)
    if "city" in guilds:
        message = Text("is of no use; guilds are of gold, wood, crystal and craft")
        yield NAMES.at("guilds", "city").warning("F3", message)


def _known_to_the_rules(edition: Edition) -> Iterator[Problem]:
    for key, named, known, rule in (
        ("spells", edition.names.spells, SPELL_NAMES, "M9"),
        ("buildings", edition.names.buildings, BUILDINGS, "M8"),
    ):
        for name in named:
            if name not in known:
                message = Text(
                    "no rule knows {word}{hint}", word=quoted(name), hint=nearest(name, known)
                )
                yield NAMES.at(key, name).warning(rule, message)


def _names(edition: Edition) -> dict[Path, ByLanguage]:
    """Return everything that has a name in every language, the title too."""
    words, land = edition.names, edition.solo.map
    territories = enumerate(land.territories if land else ())
    return {
        TITLE: edition.title,
        **{("names", "resources", key): name for key, name in words.resources.items()},
        **{("names", "guilds", key): name for key, name in words.guilds.items()},
        **{("names", "spells", key): name for key, name in words.spells.items()},
        **{("names", "buildings", key): name for key, name in words.buildings.items()},
        **{
            ("solo", "map", "territories", index, "name"): territory.name
            for index, territory in territories
            if territory.name
        },
    }


HEAD: tuple[Rule, ...] = (find_head_problems,)
ERRORS: tuple[Rule, ...] = (
    _printable,
    find_seed_problems,
    _used_are_named,
    _icons_known,
    _faces_whole,
)
WARNINGS: tuple[Rule, ...] = (_every_language, _guilds_named, _known_to_the_rules)
