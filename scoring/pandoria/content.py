"""What an edition says of realms, laid out for being looked up again and again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.entry.names import keys_by_name
from sheets.pandoria.edition import RATE_BUILDINGS, Building, Edition, RateBuilding, Realm
from sheets.words.text import Name, Said


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

    def building_name(self, building: RateBuilding) -> Said:
        """Return the name of a building that improves a rate, in every language."""
        return Name.of(self.buildings[building].name)


def content_of(edition: Edition) -> Content:
    """Lay out the content of an edition, once for all the states that are played with it."""
    names = {key: tuple(realm.name.values()) for key, realm in edition.realms.items()}
    keys = {name: key for key, called in names.items() for name in (key, *called)}
    buildings = {building: edition.buildings[building] for building in RATE_BUILDINGS}
    return Content(edition.realms, names, keys, buildings)
