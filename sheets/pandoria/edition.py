"""The content of Pandoria's sheets: realms, spells, buildings, and what they are called.

The dataclasses are the edition file's tables, key for key. Which content the rules can work with
is checked in `edition_checks.py`; `edition_text.py` shows it in a terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from sheets.editions.head import ByLanguage, Head, in_language
from sheets.files.schema import schema

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

    def resource_text(self, resource: Resource, language: str) -> str:
        """Return a resource's name."""
        return in_language(self.resources[resource], language)


def exchange(amount: int, rate: Rate) -> tuple[int, int]:
    """Return the crowns for an amount of a resource, and what is left: whole groups only (P4)."""
    crowns, resources = map(int, rate.split(" for "))
    groups, left = divmod(amount, resources)
    return groups * crowns, left
