"""States of Pandoria: what is written on the score pad, key for key as in the file.

Nothing is required here: a state holds what could be read, None where something that belongs
there is missing. What is missing and what the rules forbid is found by the checks.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from scoring.entry.said import keys_by_name
from scoring.states import Count, Figures, PlayerName
from sheets.files.schema import schema
from sheets.pandoria.edition import (
    RATE_BUILDINGS,
    RESOURCES,
    SIDES,
    Building,
    Edition,
    Rate,
    RateBuilding,
    Realm,
    Side,
)
from sheets.words.text import Message, Name, Text

RATE_NAMES: Mapping[Rate, Text] = {
    "1 for 3": Text("1 for 3"),
    "2 for 3": Text("2 for 3"),
    "1 for 2": Text("1 for 2"),
}
Standing: TypeAlias = Literal["1 for 2", "2 for 3", "both"]  # The buildings of a name (P4).
Variant: TypeAlias = Literal["standard", "beginner", "family", "family-spells"]  # P8


RATES_OF: Mapping[Standing | None, tuple[Rate, ...]] = {
    "1 for 2": ("1 for 2",),
    "2 for 3": ("2 for 3",),
    "both": ("1 for 2", "2 for 3"),
}


@schema
class PlayerSheet:
    """A player's column of the pad (P2-P6).

    `buildings` are those that stand and improve a rate, one or both of a name.
    """

    player: PlayerName | None = None
    realm: str | None = None
    side: Side | None = None
    crowns: Figures | None = None
    hand_cards: Count | None = None
    gold: Count | None = None
    wood: Count | None = None
    crystal: Count | None = None
    buildings: Mapping[RateBuilding, Standing] = field(default_factory=dict)
    captives: Count = 0

    @property
    def stock(self) -> dict[str, int | None]:
        """What is left of each resource; None where it is not said."""
        return {resource: getattr(self, resource) for resource in RESOURCES}

    def rates(self, building: RateBuilding) -> tuple[Rate, ...]:
        """Return the rates of the buildings of a name that stand."""
        return RATES_OF.get(self.buildings.get(building), ())


@schema
class State:
    """A finished game of any version."""

    game: Literal["pandoria"] = "pandoria"
    variant: Variant = "standard"
    players: int | None = None
    edition: str | None = None
    sheet: tuple[PlayerSheet, ...] = ()


STATES: Mapping[Variant, type[State]] = dict.fromkeys(get_args(Variant), State)


def written_in_vain(sheet: PlayerSheet, variant: Variant) -> list[str]:
    """Return the keys of what is written and not part of a family version (P8)."""
    if variant in SIDES:
        return []
    written: dict[str, object] = {
        "realm": sheet.realm,
        "side": sheet.side,
        **sheet.stock,
        "buildings": sheet.buildings,
        "captives": sheet.captives,
        "hand_cards": sheet.hand_cards if variant == "family" else None,
    }
    return [key for key, value in written.items() if value]


@dataclass(frozen=True, slots=True)
class Content:
    """The realms of an edition by their keys, and what each is called in every language.

    `keys` gives the key of a name as it is usually written, without a search. `buildings` are
    those that improve a rate (P4).
    """

    realms: Mapping[str, Realm]
    names: Mapping[str, tuple[str, ...]]
    keys: Mapping[str, str]
    buildings: Mapping[RateBuilding, Building]

    def keys_of(self, realm: str | None) -> list[str]:
        """Return the keys of all realms that a sheet can mean, in any language."""
        if not realm:
            return []
        return [self.keys[realm]] if realm in self.keys else keys_by_name(realm, self.names)

    def realm_of(self, realm: str | None) -> Realm | None:
        """Return the realm that a sheet means, None where that is not clear."""
        keys = self.keys_of(realm)
        return self.realms[keys[0]] if len(keys) == 1 else None

    def name_of(self, key: str) -> Name:
        """Return a realm's name, in every language."""
        return Name.of(self.realms[key].name)

    def building_name(self, building: RateBuilding) -> Message:
        """Return the name of a building that improves a rate, in every language."""
        return Name.of(self.buildings[building].name)


def content_of(edition: Edition) -> Content:
    """Lay out the content of an edition, once for all the states that are played with it."""
    names = {key: tuple(realm.name.values()) for key, realm in edition.realms.items()}
    keys = {name: key for key, called in names.items() for name in (key, *called)}
    buildings = {building: edition.buildings[building] for building in RATE_BUILDINGS}
    return Content(edition.realms, names, keys, buildings)
