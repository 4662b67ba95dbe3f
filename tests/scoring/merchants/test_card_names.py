"""Cards by number or name: any beginning that only one card can mean."""

import pytest

from scoring.entry.question import EntryError
from scoring.merchants.cards import CardNames, Side
from tests.editions import first_edition

EDITION = first_edition()


def cards(text: str, language: str = "en", first: Side = "spell") -> list[int]:
    return CardNames(EDITION, language, first).read(text)


def refusal(text: str, language: str = "en") -> str:
    with pytest.raises(EntryError) as caught:
        cards(text, language)
    return str(caught.value)


@pytest.mark.parametrize("text", ["3 8 17", "3, 8, 17", "17+8+3", "3 8 17 8"])
def test_cards_have_numbers(text: str) -> None:
    assert sorted(cards(text)) == [3, 8, 17]


@pytest.mark.parametrize("text", ["market", "MARK", "mar"])
def test_a_name_needs_no_more_than_its_beginning(text: str) -> None:
    assert cards(text) == [5]


def test_accents_and_capitals_do_not_matter() -> None:
    assert cards("trésor construct", "fr") == cards("TRESOR édi", "fr") == [4]


def test_names_and_numbers_stand_side_by_side() -> None:
    assert cards("3 market 17 school of magic rage 2") == [3, 5, 17, 12]


def test_a_name_on_two_cards_needs_the_number() -> None:
    assert refusal("conjure") == (
        "Conjure is on several cards: 17 Conjure / Academy, 23 Conjure / Statue; write the number"
    )


@pytest.mark.parametrize(
    "text", ["conjure statue", "statue conj", "conj stat", "Conjure / Statue", "conjure/statue"]
)
def test_the_name_of_the_other_side_tells_them_apart(text: str) -> None:
    assert cards(text) == [23]


def test_cards_can_be_named_as_they_are_listed() -> None:
    listed = "3 Klonen / Zimmerei, 20 Gelände 2 / Sägewerk"
    without_numbers = "Klonen / Zimmerei, Gelände 2 / Sägewerk Beschwören / Statue"
    assert cards(without_numbers, "de") == [3, 20, 23]
    assert cards(listed, "de") == [3, 20]


def test_a_comma_ends_what_belongs_together() -> None:
    assert "Conjure is on several cards" in refusal("conjure, statue")


def test_a_beginning_of_several_names_is_unclear() -> None:
    assert refusal("terr") == (
        "terr is on several cards: 2 Terrain 1 / Academy, 14 Terrain 2 / Workshop, "
        "20 Terrain 2 / Sawmill, 24 Terrain 1 / Tower; write the number"
    )


def test_names_of_the_side_in_question_go_first() -> None:
    assert refusal("m").startswith("Muster is on several cards")
    assert cards("m", first="building") == [5]  # The market; no other building begins so.


def test_other_languages_are_understood_where_the_own_has_no_such_name() -> None:
    assert cards("markt") == cards("marché") == [5]
    assert cards("Boutique") == cards("Store", "de") == [9]


def test_what_was_understood_is_told() -> None:
    form = CardNames(EDITION, "de")
    assert form.confirm([3, 5]) == "3 Klonen / Zimmerei, 5 Zorn 2 / Markt"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("25", "there is no card 25; the cards are 1 to 24"),
        ("0", "there is no card 0; the cards are 1 to 24"),
        ("99999", "99999 is too long for a number here"),
        ("²", "'²' is not a number; put spaces between several numbers"),
        ("3 xyz", "'xyz' is neither the number nor the name of a card"),
    ],
)
def test_what_is_no_card_is_said(text: str, said: str) -> None:
    assert refusal(text) == said
