"""The content of an edition of Tales of Realms and Ruins as a text for a terminal."""

from collections.abc import Iterator

from sheets.editions.head import head_text
from sheets.realms_and_ruins.edition import HEROES, REALMS, STARTING_CARDS, Edition
from sheets.words.text import Message, Text
from sheets.words.translation import Translation


def edition_text(edition: Edition, words: Translation) -> str:
    """Return the text, whose last line has an end."""
    return "".join(f"{words(line)}\n" for line in _description(edition, words.language))


def _description(edition: Edition, language: str) -> Iterator[Message]:
    supply = edition.supply
    realms = ", ".join(edition.realm_text(each, language) for each in REALMS)
    heroes = ", ".join(edition.hero_text(each, language) for each in HEROES)
    cards = ", ".join(edition.card_text(each, language) for each in STARTING_CARDS)
    yield head_text(edition)
    yield ""
    yield Text("Realms, clockwise: {names}", names=realms)
    yield Text("Heroes: {names}", names=heroes)
    yield Text("Starting cards: {names}", names=cards)
    yield Text("Followers of each hero: {number}", number=supply.followers)
    yield Text("Othersiders: {number}", number=supply.othersiders)
    yield Text("Gold: {number}", number=supply.gold)
    yield Text("Cards of a hero at the start: {number}", number=supply.starting_cards)
    yield Text(
        "Offer decks of a realm: {number}, each of {cards} cards",
        number=edition.decks,
        cards=supply.offer_cards,
    )
    yield ""
    yield Text("Options: {options}", options=f"demo = {str(edition.rules.demo).lower()}")
