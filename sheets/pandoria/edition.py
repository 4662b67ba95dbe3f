"""The content of Pandoria's sheets: realms, spells, buildings, and what they are called.

The dataclasses are the edition file's tables, key for key. `find_problems` says which content
cannot be printed, or the rules cannot work with; `edition_text` shows it in a terminal.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Literal, TypeAlias

from sheets.editions.head import ByLanguage, Head, head_text, in_language
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
    find_unprintable,
)
from sheets.files.problem import FieldPath, Path, Problem, has_errors
from sheets.files.schema import schema
from sheets.words.text import Name, Text, nearest, quoted
from sheets.words.translation import Translation

Resource: TypeAlias = Literal["gold", "wood", "crystal"]
Side: TypeAlias = Literal["A", "B"]
Rate: TypeAlias = Literal["1 for 3", "2 for 3", "1 for 2"]
RateBuilding: TypeAlias = Literal["vault", "lumberyard", "repository"]

RESOURCES: tuple[Resource, ...] = ("gold", "wood", "crystal")
# P4: the rate of everybody, and those of a building that stands.
RATES: tuple[Rate, ...] = ("1 for 3", "2 for 3", "1 for 2")
USUAL_RATE: Rate = "1 for 3"
RATE_BUILDINGS: Mapping[RateBuilding, Resource] = {
    "vault": "gold",
    "lumberyard": "wood",
    "repository": "crystal",
}
# P8: the side of the realms that a version plays with; the family versions have no realms.
SIDES: Mapping[str, Side] = {"standard": "B", "beginner": "A"}
FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


@schema
class Stock:
    """What a realm begins with of each resource (P10)."""

    crystal: int
    gold: int
    wood: int


@schema
class CustomCard:
    """A card that a realm begins with in the beginner version: a spell and a building (P8)."""

    spell: str
    building: str


@schema
class SideA(Stock):
    """A realm in the beginner version; the card marked A stands as a building at once (P8)."""

    marked: CustomCard
    other: CustomCard


@schema
class SideB(Stock):
    """A realm in the standard version, with what only it can do (P8)."""

    ability: ByLanguage


@schema
class Realm:
    """A realm: its sides, where its tracks end (P7), its spaces for buildings (P10).

    `origin` is the box that it comes in; a promo realm plays only together with others (P10).
    """

    name: ByLanguage
    origin: Literal["original", "expansion", "promo"]
    b: SideB
    a: SideA | None = None
    track_end: int = 10
    spaces: int = 5
    captives: bool = False  # P6

    def side(self, side: Side) -> SideA | SideB | None:
        """Return a side of the realm's sheet, None where it has none."""
        return self.a if side == "A" else self.b


@schema
class Building:
    """A building: its name, and what it does in one line."""

    name: ByLanguage
    effect: ByLanguage


@schema
class Spell(Building):
    """A spell; `family` when it is in the family version with spells (P8)."""

    family: bool = False


@schema
class Edition(Head):
    """Everything that is printed on one edition's sheets."""

    game: Literal["pandoria"]
    resources: Mapping[Resource, ByLanguage]
    realms: Mapping[str, Realm]
    spells: Mapping[str, Spell]
    buildings: Mapping[str, Building]

    def realms_of(self, variant: str) -> dict[str, Realm]:
        """Return the realms that a version can be played with, none in the family versions."""
        side = SIDES.get(variant)
        if side is None:
            return {}
        return {key: realm for key, realm in self.realms.items() if realm.side(side)}

    def doubts(self, realms: Collection[str]) -> Iterator[Text]:
        """Yield that realms are all promo ones, which play only together with others (P10)."""
        if realms and all(self.realms[key].origin == "promo" for key in realms):
            yield Text("promo realms play only together with others")

    def resource_text(self, resource: Resource, language: str) -> str:
        """Return a resource's name."""
        return in_language(self.resources[resource], language)


def parse_rate(rate: Rate) -> tuple[int, int]:
    """Return how many crowns a rate gives, and for how many resources."""
    crowns, resources = map(int, rate.split(" for "))
    return crowns, resources


def exchange(amount: int, rate: Rate) -> tuple[int, int]:
    """Return the crowns for an amount of a resource, and what is left: whole groups only (P4)."""
    crowns, resources = parse_rate(rate)
    groups, left = divmod(amount, resources)
    return groups * crowns, left


LONGEST_EFFECT, LONGEST_ABILITY = 100, 480  # In letters; more do not fit.
MOST_SPACES = 5  # P10, and what a realm sheet has room for.
LEAST_END, MOST_END = 1, 10  # P7
REALMS, BUILDINGS, SPELLS = (
    FieldPath(("realms",)),
    FieldPath(("buildings",)),
    FieldPath(("spells",)),
)


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
            message = Text("is empty; write a text in at least one language")
            yield FieldPath(path).error("P10", message)


def _realms(edition: Edition) -> Iterator[Problem]:
    if not edition.realms:
        yield REALMS.error("P10", "is empty; the players need realms to take")
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


def _stock(side: SideA | SideB, realm: Realm, place: FieldPath) -> Iterator[Problem]:
    for resource in RESOURCES:
        start: int = getattr(side, resource)
        if not 0 <= start <= realm.track_end:
            message = Text(
                "is {number}; the track goes from 0 to {end}", number=start, end=realm.track_end
            )
            yield place.at(resource).error("P7", message)


def _custom_cards(side: SideA, edition: Edition, place: FieldPath) -> Iterator[Problem]:
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


STOCK: tuple[Resource, ...] = ("crystal", "gold", "wood")  # P10
ORIGINS: Mapping[str, Text] = {
    "original": Text("original"),
    "expansion": Text("expansion"),
    "promo": Text("promo"),
}


def edition_text(edition: Edition, words: Translation) -> str:
    """Return everything that an edition holds but the texts in other languages."""
    parts = (
        (words(head_text(edition)),),
        _realm_lines(edition, words),
        _powers(Text("Spells; *: also in the family version"), edition.spells, words),
        _powers(Text("Buildings"), edition.buildings, words),
    )
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _realm_lines(edition: Edition, words: Translation) -> Iterator[str]:
    stock = (edition.resource_text(each, words.language) for each in STOCK)
    yield words(
        Text(
            "Realms: {stock} at the start, the tracks' end, spaces for buildings",
            stock=", ".join(stock),
        )
    )
    for realm in edition.realms.values():
        yield f"  {in_language(realm.name, words.language)} ({words(_figures(realm))})"
        yield from _sides(realm, edition, words.language)


def _figures(realm: Realm) -> Text:
    end, spaces, origin = realm.track_end, realm.spaces, ORIGINS[realm.origin]
    if realm.captives:
        return Text(
            "0-{end}, {spaces} spaces, {origin}, captives", end=end, spaces=spaces, origin=origin
        )
    return Text("0-{end}, {spaces} spaces, {origin}", end=end, spaces=spaces, origin=origin)


def _sides(realm: Realm, edition: Edition, language: str) -> Iterator[str]:
    ability = in_language(realm.b.ability, language)
    yield f"    B  {_amounts(realm.b.crystal, realm.b.gold, realm.b.wood)}  {ability}"
    if side := realm.a:
        marked, other = (_card(each, edition, language) for each in (side.marked, side.other))
        yield f"    A  {_amounts(side.crystal, side.gold, side.wood)}  {marked} (A), {other}"


def _amounts(*amounts: int) -> str:
    return "/".join(map(str, amounts))


def _card(card: CustomCard, edition: Edition, language: str) -> str:
    spell = in_language(edition.spells[card.spell].name, language)
    return f"{spell} / {in_language(edition.buildings[card.building].name, language)}"


def _powers(title: Text, powers: Mapping[str, Building], words: Translation) -> Iterator[str]:
    yield words(title)
    for power in powers.values():
        mark = "*" if getattr(power, "family", False) else ""
        name = in_language(power.name, words.language) + mark
        yield f"  {name:<18} {in_language(power.effect, words.language)}"
