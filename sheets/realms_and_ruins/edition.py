"""The content of the sheets of Tales of Realms and Ruins: what the box holds, names, options.

The dataclasses are the edition file's tables, key for key. Which content the rules can work with
is checked in `edition_checks.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from sheets.edition import EditionKind
from sheets.head import ByLanguage, Head, in_language
from sheets.problem import Problem
from sheets.schema import schema

Realm: TypeAlias = Literal["village", "magic", "castle"]
Hero: TypeAlias = Literal["Villager", "Noble", "Sorceress"]
StartingCard: TypeAlias = Literal["venture", "negotiate", "aid", "recruit", "cast", "conspire"]

REALMS: tuple[Realm, ...] = ("village", "magic", "castle")  # T3: clockwise
HEROES: tuple[Hero, ...] = ("Villager", "Noble", "Sorceress")
# Of the borders of a realm's cards, and of a hero's followers.
REALM_COLOURS: Mapping[Realm, str] = {"village": "yellow", "magic": "red", "castle": "blue"}
HERO_COLOURS: Mapping[Hero, str] = {"Villager": "yellow", "Noble": "blue", "Sorceress": "red"}
STARTING_CARDS: tuple[StartingCard, ...] = (
    "venture",
    "negotiate",
    "aid",
    "recruit",
    "cast",
    "conspire",
)
FEWEST_PLAYERS, MOST_PLAYERS = 2, 3  # T7


@schema
class Rules:
    """The options of the rules, each with its default."""

    demo: bool = False  # T5


@schema
class Supply:
    """What the box holds: followers of each hero, Othersiders, gold, cards (T7)."""

    followers: int = 15
    othersiders: int = 15
    gold: int = 72
    starting_cards: int = 6
    offer_cards: int = 6  # in each Offer deck


@schema
class Names:
    """The names of realms, heroes and starting cards in every language."""

    realms: Mapping[Realm, ByLanguage]
    heroes: Mapping[Hero, ByLanguage]
    cards: Mapping[StartingCard, ByLanguage]


@schema
class Edition(Head):
    """Everything that is printed on one edition's sheets."""

    game: Literal["realms-and-ruins"]
    names: Names
    rules: Rules = Rules()
    supply: Supply = Supply()

    @property
    def decks(self) -> int:
        """The Offer decks of each realm: one by the demo rule (T5), else two."""
        return 1 if self.rules.demo else 2

    def realm_text(self, realm: Realm, language: str) -> str:
        """Give a realm's name."""
        return in_language(self.names.realms[realm], language)

    def hero_text(self, hero: Hero, language: str) -> str:
        """Give a hero's name, which is also that of the hero card."""
        return in_language(self.names.heroes[hero], language)

    def card_text(self, card: StartingCard, language: str) -> str:
        """Give a starting card's name."""
        return in_language(self.names.cards[card], language)


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.realms_and_ruins.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition) -> str:
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


EDITIONS = EditionKind(Edition, _find_problems, _describe)
