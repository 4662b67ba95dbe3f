"""A name that stands on several cards, narrowed to those with which something can be done now."""

import pytest

from rollwrite.play.parsing import call_words, read_call
from rollwrite.play.position import Position
from rollwrite.play.steps import PASS
from rollwrite.play.words import CallError
from tests.rollwrite.play.rules.positions import after, position

CLOSES = """
    g* .  A
     .  .  B
    """
TURN = "draw wood B1 craft B2; worker A2"


def acting(sheet: str) -> Position:
    """Return a game in which a player with this sheet may act, then buy."""
    return after(position(CLOSES, sheet), TURN)


def called(at: Position, call: str, language: str = "en") -> str:
    """Return the step that a call means, or why it means none."""
    try:
        return at.step_text(read_call(at, call_words(call, language)))
    except CallError as error:
        return str(error.message)


@pytest.mark.parametrize(
    ("call", "language"), [("rage", "en"), ("ire", "fr"), ("Zorn", "de"), ("buy rage", "en")]
)
def test_m6_1_a_name_means_the_card_that_can_be_paid_for(call: str, language: str) -> None:
    at = acting("gold 0, craft 0")
    assert called(at.after(PASS), call, language) == "buy 12"
    assert called(at, call, language) == "buy 12"


def test_of_several_cards_that_can_be_bought_the_number_is_asked_for() -> None:
    at = acting("gold 2, craft 0")
    question = "'rage' can mean the cards 5 or 12; write the number"
    assert called(at, "rage") == called(at, "buy rage") == question
    assert called(acting("gold 0, craft 0, cards 12"), "buy rage") == (
        "'rage' can mean the cards 5, 9 or 18; write the number"
    )


def test_m4_1_a_spell_is_that_of_the_card_that_can_be_paid_for() -> None:
    assert called(acting("crystal 2, craft 0, cards 9 12"), "rage") == "cast 12 rage"
    assert called(acting("crystal 5, craft 0, cards 9 12"), "rage") == (
        "'rage' can mean the cards 9 or 12; write the number"
    )


def test_m4_2_a_beginning_of_a_spell_and_of_a_building_means_what_can_be_paid_for() -> None:
    sheet = "craft 0, cards 7 10, crystal 0"  # Asylum and Astral Ship.
    assert called(acting(f"{sheet}, wood 1"), "as") == "build 7"
