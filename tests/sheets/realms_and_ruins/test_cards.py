"""The sheet of cards: a page for each suit, what its cards and the hero at home there do."""

from itertools import chain

import pytest

from sheets.drawing.shapes import Drawing, Path, flatten, texts_of
from sheets.realms_and_ruins.card_pictures import HERO_PICTURES, OFFER_PICTURES, SKILL_PICTURES
from sheets.realms_and_ruins.card_words import AT_HOME, CARDS, OFFERS
from sheets.realms_and_ruins.cards import EVENT_ROWS
from sheets.realms_and_ruins.edition import (
    HERO_COLOURS,
    HEROES,
    REALM_COLOURS,
    REALMS,
    STARTING_CARDS,
    Realm,
)
from sheets.realms_and_ruins.marks import event_mark
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from tests.sheets.printing import marks_on, printing, words_on

RUINS = printing("realms-and-ruins")


def pages(language: str = "en") -> dict[Realm, Drawing]:
    table = RUINS.table(language=language)
    return dict(zip(REALMS, RUINS.draw(table, "cards"), strict=True))


def test_every_suit_has_the_cards_of_its_offer_decks() -> None:
    """36 cards: two decks of six in each realm (T3)."""
    supply = RUINS.edition.supply
    assert {len(cards) for cards in OFFERS.values()} == {RUINS.edition.decks * supply.offer_cards}
    assert len({*chain.from_iterable(OFFERS.values())}) == 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_stands_on_the_page_of_its_suit_as_it_is_printed_and_in_words(language: str) -> None:
    words = load_words(language, CARDS)
    for realm, page in pages(language).items():
        said = {*words_on(page)}
        for other, cards in OFFERS.items():
            printed = {str(CARDS[f"offer.{card}"]) for card in cards}
            local = {words(f"offer.{card}") for card in cards}
            assert printed | local <= said if other == realm else not printed & said


def test_cards_stand_in_the_order_of_the_names_printed_on_them() -> None:
    for cards in OFFERS.values():
        printed = [str(CARDS[f"offer.{card}"]) for card in cards]
        assert printed == sorted(printed)


def test_every_card_hero_and_skill_has_words_and_a_picture() -> None:
    cards = {*chain.from_iterable(OFFERS.values())}
    assert {*OFFER_PICTURES} == cards
    assert {key.partition(".")[2] for key in CARDS if key.startswith("effect.")} == cards
    assert {*HERO_PICTURES} == {*SKILL_PICTURES} == {*HEROES} == {*AT_HOME.values()}
    for hero, pictures in SKILL_PICTURES.items():
        assert [key for key in CARDS if key.startswith(f"skill.{hero}.")] == [
            f"skill.{hero}.{number}" for number in range(1, len(pictures) + 1)
        ]
    assert sum(map(len, SKILL_PICTURES.values())) == 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_starting_and_hero_cards_are_named_as_they_are_printed(language: str) -> None:
    said = {*chain.from_iterable(map(words_on, pages(language).values()))}
    for card in STARTING_CARDS:
        assert {RUINS.edition.card_text(card, each) for each in (language, "en")} <= said
    for hero in HEROES:
        assert {RUINS.edition.hero_text(hero, each) for each in (language, "en")} <= said


# What is easily left out of a card: its condition, and what lasts.
CLAUSES = {
    "beggar": ("from the moment you buy it", "every time"),
    "lighthouse-keeper": ("even in a later turn",),
    "scoundrel": ("without gold you cannot", "No refill"),
    "mystic": ("without one you cannot", "No refill"),
    "ghost": ("without one in a realm you cannot", "No refill"),
    "enchantress": ("only the {name} costs an action", "{cast} is on top"),
    "shapeshifter": ("it stays there",),
    "healer": ("since your last turn began",),
    "guard": ("must discard", "their choice"),
    "bannerman": ("these are no moves",),
    "court-maiden": ("With none to remove you cannot",),
    "thane": ("the side that lies open",),
    "traitor": ("With it in hand", "chapter 112"),
    "warlord": ("as your second action",),
}


@pytest.mark.parametrize("card", CLAUSES)
def test_a_card_is_told_with_its_conditions(card: str) -> None:
    said = str(CARDS[f"effect.{card}"].template)
    assert [clause for clause in CLAUSES[card] if clause not in said] == []


def test_in_colour_a_page_shows_its_suit_and_its_hero() -> None:
    theme = RUINS.table().theme
    usual = 1  # A tower in the head, of each realm's colour.
    for realm, page in pages().items():
        fills = [item.fill for item in flatten(page.items) if isinstance(item, Path)]
        assert HERO_COLOURS[AT_HOME[realm]] == REALM_COLOURS[realm]
        counts = {other: fills.count(theme.fill(REALM_COLOURS[other])) for other in REALMS}
        assert counts == {
            other: usual + (len(OFFERS[realm]) + 1 if other == realm else 0) for other in REALMS
        }


def test_two_events_of_a_realm_are_written_down_side_by_side() -> None:
    """Its card, who decides, the chapter reached, until when it lasts."""
    for page in pages().values():
        marks = marks_on(page)
        assert [*marks] == [
            event_mark(number, part) for number in (1, 2) for row in EVENT_ROWS for part in row
        ]
        assert marks["event.1.chapter"].box.y == pytest.approx(marks["event.2.chapter"].box.y)
        assert {mark.pen for mark in marks.values()} == {"write"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_do_is_set_to_be_read_at_arms_length(language: str) -> None:
    for page in pages(language).values():
        sizes = [text.size_pt for text in texts_of(page.items) if len(text.text) > 25]
        usual = max(sizes, key=sizes.count)
        assert sizes.count(usual) >= 0.9 * len(sizes)
        assert usual >= 10
