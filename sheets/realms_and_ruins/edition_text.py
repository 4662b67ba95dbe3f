"""The content of an edition of Tales of Realms and Ruins as a text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.realms_and_ruins.edition import HEROES, REALMS, STARTING_CARDS, Edition


def edition_text(edition: Edition) -> str:
    """Return the text, whose last line has an end."""
    return "\n".join(_description(edition)) + "\n"


def _description(edition: Edition) -> Iterator[str]:
    supply = edition.supply
    yield f"{edition.title_text('en')} (edition {edition.id} {edition.version})"
    yield ""
    yield f"Realms, clockwise: {', '.join(edition.realm_text(each, 'en') for each in REALMS)}"
    yield f"Heroes: {', '.join(edition.hero_text(each, 'en') for each in HEROES)}"
    yield f"Starting cards: {', '.join(edition.card_text(each, 'en') for each in STARTING_CARDS)}"
    yield f"Followers of each hero: {supply.followers}"
    yield f"Othersiders: {supply.othersiders}"
    yield f"Gold: {supply.gold}"
    yield f"Cards of a hero at the start: {supply.starting_cards}"
    yield f"Offer decks of a realm: {edition.decks}, each of {supply.offer_cards} cards"
    yield ""
    yield f"Options: demo = {str(edition.rules.demo).lower()}"
