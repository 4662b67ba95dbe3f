"""The content of the sheets of Tales of Realms and Ruins: what the box holds, names, options.

The dataclasses are the edition file's tables, key for key. `find_problems` says which content
cannot be printed, or the rules cannot work with; `edition_text` shows it in a terminal.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Literal, TypeAlias

from sheets.editions.head import ByLanguage, Head, head_text, in_language
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
)
from sheets.files.problem import FieldPath, Path, Problem, has_errors
from sheets.files.schema import schema
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

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
ENGLISH = "en"  # The language of the game's own cards.


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
        """Return a realm's name."""
        return in_language(self.names.realms[realm], language)

    def hero_text(self, hero: Hero, language: str) -> str:
        """Return a hero's name, which is also that of the hero card."""
        return in_language(self.names.heroes[hero], language)

    def card_text(self, card: StartingCard, language: str) -> str:
        """Return a starting card's name."""
        return in_language(self.names.cards[card], language)


MOST: Mapping[str, int] = {"followers": 99, "othersiders": 99, "gold": 999, "starting_cards": 99}
MOST_OFFER_CARDS = 6  # The tracker has room for so many.


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right."""
    names = _names(edition)
    problems = [
        *find_head_problems(edition),
        *find_name_problems(names),
        *_named(names),
        *_supply(edition),
    ]
    return problems if has_errors(problems) else [*problems, *find_missing_languages(names)]


def _names(edition: Edition) -> dict[Path, ByLanguage]:
    """Return everything that has a name; what the rules know and the edition does not has none."""
    names = edition.names
    return {
        TITLE: edition.title,
        **{("names", "realms", each): names.realms.get(each, {}) for each in REALMS},
        **{("names", "heroes", each): names.heroes.get(each, {}) for each in HEROES},
        **{("names", "cards", each): names.cards.get(each, {}) for each in STARTING_CARDS},
    }


def _named(names: dict[Path, ByLanguage]) -> Iterator[Problem]:
    for path, by_language in names.items():
        if path != TITLE and not by_language:
            yield FieldPath(path).error("T7", "has no name in any language")


def _supply(edition: Edition) -> Iterator[Problem]:
    for each in fields(edition.supply):
        number = getattr(edition.supply, each.name)
        most = MOST.get(each.name, MOST_OFFER_CARDS)
        if not 1 <= number <= most:
            message = Text("is {number}; 1 to {most} are possible", number=number, most=most)
            yield FieldPath(("supply", each.name)).error("T7", message)


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
