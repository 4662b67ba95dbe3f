"""An edition of Pandoria as a text for a terminal: realms, spells, buildings."""

from collections.abc import Iterator, Mapping

from sheets.editions.head import head_text, in_language
from sheets.pandoria.edition import Building, CustomCard, Edition, Realm, Resource
from sheets.words.text import Text
from sheets.words.translation import Translation

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
        _realms(edition, words),
        _powers(Text("Spells; *: also in the family version"), edition.spells, words),
        _powers(Text("Buildings"), edition.buildings, words),
    )
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _realms(edition: Edition, words: Translation) -> Iterator[str]:
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
    yield f"    B  {_stock(realm.b.crystal, realm.b.gold, realm.b.wood)}  {ability}"
    if side := realm.a:
        marked, other = (_card(each, edition, language) for each in (side.marked, side.other))
        yield f"    A  {_stock(side.crystal, side.gold, side.wood)}  {marked} (A), {other}"


def _stock(*amounts: int) -> str:
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
