"""An edition of Pandoria as a text for a terminal: realms, spells, buildings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.editions.head import in_language
from sheets.pandoria.edition import Building, Edition, Realm, SideA

LANGUAGE = "en"
STOCK = ("crystal", "gold", "wood")  # P10


def edition_text(edition: Edition) -> str:
    """Return everything that an edition holds but the texts in other languages."""
    parts = (
        (f"{edition.title_text(LANGUAGE)} (edition {edition.id} {edition.version})",),
        _realms(edition),
        _powers("Spells; *: also in the family version", edition.spells),
        _powers("Buildings", edition.buildings),
    )
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _realms(edition: Edition) -> Iterator[str]:
    yield f"Realms: {', '.join(STOCK)} at the start, the tracks' end, spaces for buildings"
    for realm in edition.realms.values():
        ends = f"0-{realm.track_end}, {realm.spaces} spaces, {realm.origin}"
        ends += ", captives" if realm.captives else ""
        yield f"  {in_language(realm.name, LANGUAGE)} ({ends})"
        yield from _sides(realm, edition)


def _sides(realm: Realm, edition: Edition) -> Iterator[str]:
    ability = in_language(realm.b.ability, LANGUAGE)
    yield f"    B  {_stock(realm.b.crystal, realm.b.gold, realm.b.wood)}  {ability}"
    if realm.a:
        side = realm.a
        yield f"    A  {_stock(side.crystal, side.gold, side.wood)}  {_cards(side, edition)}"


def _stock(*amounts: int) -> str:
    return "/".join(map(str, amounts))


def _cards(side: SideA, edition: Edition) -> str:
    marked, other = (
        f"{in_language(edition.spells[card.spell].name, LANGUAGE)} / "
        f"{in_language(edition.buildings[card.building].name, LANGUAGE)}"
        for card in (side.marked, side.other)
    )
    return f"{marked} (A), {other}"


def _powers(title: str, powers: Mapping[str, Building]) -> Iterator[str]:
    yield title
    for power in powers.values():
        mark = "*" if getattr(power, "family", False) else ""
        name = in_language(power.name, LANGUAGE) + mark
        yield f"  {name:<18} {in_language(power.effect, LANGUAGE)}"
