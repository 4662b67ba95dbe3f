"""What newcomers type is understood: where nothing fits, and in answer to a question."""

from dataclasses import replace

import pytest

from rollwrite.games import CallError, Play
from rollwrite.play.events import tell
from rollwrite.play.position import Position
from rollwrite.play.prompts import choice_lines
from rollwrite.play.steps import Monument
from sheets.words.translation import load_translation
from tests.rollwrite.play.rules.positions import after, position, solo, territories

BOARD = """
    g* .  .  .
     .  .  .  .
    .  .  .  .
    """
FULL = "g* ."


def playing(at: Position, *, seed: str = "") -> Play:
    """Return a game of Anna and Bernd that stands so."""
    play = Play(["Anna", "Bernd"])
    play.game = replace(play.game, start=at, position=at, seed=seed)
    return play


def refused(play: Play, line: str) -> str:
    """Return why a line cannot be played."""
    with pytest.raises(CallError) as error:
        play.call(line)
    return str(error.value.message)


@pytest.mark.parametrize("seed", ["", "1"])
@pytest.mark.parametrize("line", [".", "pass", "nothing", "place nothing", "nichts setzen"])
def test_m3_5_where_nothing_fits_nothing_is_placed_however_that_is_said(
    line: str, seed: str
) -> None:
    play = playing(position(FULL, "built 2, wood 5"), seed=seed)
    assert play.can_pass
    play.call(line)
    assert play.begun == "2 Anna: draw nothing"
    assert play.summary.template == "{player} may still {what}; Enter goes on"


@pytest.mark.parametrize(
    "line", ["monument 2", ". monument 2", "nothing monument 2", "Anna: monument 2"]
)
def test_m3_5_where_nothing_fits_an_action_goes_straight_on(line: str) -> None:
    play = playing(position(FULL, "built 2, wood 5"))
    play.call(line)
    assert play.turns == ("2 Anna: draw nothing; monument 2",)


def test_an_answer_to_what_lacks_of_an_action_is_taken() -> None:
    play = playing(position(BOARD, "crystal 5, cards 3 6"))
    play.call("g B1 w A2 B2")
    assert "call C1, C2, B3 or C3" in refused(play, "cast clone")
    assert refused(play, "Z9").startswith("Z9 is off the board; call ")
    play.call("C1")
    assert play.begun.endswith("cast 3 clone C1") or "cast 3 clone C1" in play.turns[-1]


def test_a_question_is_forgotten_with_what_was_called_before_it() -> None:
    play = playing(position(BOARD, "crystal 5, cards 3 6"))
    play.call("g B1 w A2")
    play.call("B2")
    refused(play, "cast clone")
    play.take_back()
    play.call("C1")
    assert play.begun.endswith("worker C1")


def test_a_line_of_its_own_is_no_answer() -> None:
    play = playing(position(BOARD, "crystal 5, cards 3 6"))
    play.call("g B1 w A2 B2")
    assert "is missing" in refused(play, "cast")
    play.call("Bernd: g C1 g D1")
    assert play.begun == "2 Bernd: draw gold C1 gold D1"


def test_m4_4_a_building_that_does_not_stand_is_named_with_those_that_do() -> None:
    play = playing(after(position(BOARD, "built 2, cards 3"), "draw gold B1 wood A2; worker B2"))
    assert refused(play, "monument carpenter") == (
        "no card called 'carpenter' can be meant, only: 2 Academy"
    )


def test_alone_nobody_else_is_told_of() -> None:
    at = after(solo("built 2, wood 5"), "draw gold B1 gold C1; worker D1")
    told = [tell(event, at.table).text for event in at.after(Monument(2)).events]
    assert "Anna takes monument 14" in map(str, told)
    fourth = after(territories(solo(), 4), "column 3")
    lines = choice_lines(fourth, load_translation("en"))
    assert lines[0] == "Anna chooses what the Trolls get:"
