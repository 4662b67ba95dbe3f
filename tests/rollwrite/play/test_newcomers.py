"""What newcomers type is understood: where nothing fits, in answer to a question, names, dice."""

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


def test_enter_at_the_beginning_of_another_turn_places_nothing() -> None:
    play = playing(position(BOARD))
    assert not play.can_pass
    assert play.call(".") == []
    assert refused(play, "nothing").startswith("two resources and a worker still fit")


def test_the_second_hex_alone_takes_the_other_die() -> None:
    play = playing(position(BOARD))
    play.call("5 4")
    play.call("c B1")
    assert refused(play, "Z9") == "Z9 is off the board"
    play.call("A2")
    assert play.begun.endswith("draw city B1 craft A2")


def test_the_second_hex_alone_asks_what_a_die_that_shows_anything_is() -> None:
    play = playing(position(BOARD))
    play.call("5 ?")
    play.call("c B1")
    assert refused(play, "A2") == "say what lies in A2: gold, wood, crystal or craft"
    play.call("w A2 B2")
    assert "draw city B1 wood A2; worker B2" in play.begun


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


@pytest.mark.parametrize(
    "call", ["Zoë g E3 g E4 F3", "zoë: g E3 g E4 F3", "2 ZOË O\u2019NEILL: g E3 g E4 F3"]
)
def test_a_player_is_called_by_first_name_and_with_any_apostrophe(call: str) -> None:
    with Play(["Zoë O'Neill", "Max Q"]) as play:
        for line in ("1", "1", call):
            play.call(line)
        assert play.turns[2:] == ("2 Zoë O'Neill: draw gold E3 gold E4; worker F3",)
        assert play.cards("zoë") == play.cards("Zoë O`Neill")
        assert refused(play, "M g D2 w D3") == "a colon is missing after M"
        play.call("Max: c D3 c D2 C3")
        play.insert("2 Zoë O\u2019Neill: w E3 c E4 F3")
        assert play.is_unsettled
        with pytest.raises(CallError, match="nobody is called 'Jo'"):
            play.insert("2 Jo: g E3 g E4 F3")


def test_a_first_name_of_two_is_nobodys() -> None:
    with Play(["Max Q", "Max R"]) as play:
        assert refused(play, "Max: 1").startswith("nobody is called 'Max'")


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("34", "roll crystal craft"),
        ("3 + 4", "roll crystal craft"),
        ("3 and 4", "roll crystal craft"),
        ("city any", "roll city ?"),
        ("roll beliebig 1", "roll ? gold"),
        ("5 B1 2 A2 B2", "draw city B1 wood A2; worker B2"),
    ],
)
def test_dice_are_called_in_many_ways(line: str, kept: str) -> None:
    play = playing(position(BOARD))
    play.call(line)
    assert play.begun == f"2 Anna: {kept}"


def test_m3_1_a_resource_that_no_die_shows_is_said_so_alone_too() -> None:
    play = playing(after(position(BOARD), "roll crystal craft"))
    assert refused(play, "w B1") == "the dice show crystal and craft, not wood"


def test_the_dice_of_a_turn_that_no_longer_holds_stay() -> None:
    with Play(["Anna", "Bernd"]) as play:
        for line in ("1", "1", "roll gold wood; g E3 w E4 F3", "roll city city; c D2 c D3 C3"):
            play.call(line)
        play.insert("2 Anna: w E3 g E4 F3")
        assert play.asked is not None
        assert play.asked.template.endswith("instead?")
        assert play.begun == "2 Bernd: roll gold wood"
        assert str(play.hint()).startswith("A computer player would call ")
        play.call("g D2 w D3 C3")
        assert play.turns[3] == "2 Bernd: roll gold wood; draw gold D2 wood D3; worker C3"


@pytest.mark.parametrize("inserted", ["w E3 g E4 F3", "w G3 g G4 F4"])
def test_an_inserted_turn_is_taken_back_as_one(inserted: str) -> None:
    with Play(["Anna", "Bernd"]) as play:
        for line in ("1", "1", "g E3 w E4 F3", "c D2 c D3 C3", "."):
            play.call(line)
        before = play.turns
        play.insert(f"2 Anna: {inserted}")
        taken = play.take_back(2)
        assert play.turns == before[:-1]
        assert taken[0].startswith("2 Anna: draw wood")
        assert taken[-1] == before[-1]
        with pytest.raises(CallError):
            play.take_back(9)
        assert play.turns == before[:-1]


def test_what_comes_later_in_a_turn_is_said_so() -> None:
    play = playing(position(BOARD, "crystal 5, cards 3"))
    for name in ("clone", "workshop"):
        assert refused(play, name).startswith(
            f"'{name}' comes after what is placed. Anna is on, for example: "
        )


def test_what_comes_at_another_time_is_said_so() -> None:
    with Play(["Anna", "Bernd"]) as play:
        assert refused(play, "build bank") == (
            "'build' cannot be called now. Anna is on, for example: 1; < takes back"
        )


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
