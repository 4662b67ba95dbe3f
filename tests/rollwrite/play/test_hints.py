"""What a computer player would do, in one sentence with its reason."""

import re

import pytest

from rollwrite.games import Play
from rollwrite.play.hints import hint
from rollwrite.play.position import Position
from sheets.words.translation import load_translation
from tests.rollwrite.play.random_games import TABLES, random_game, start_of
from tests.rollwrite.play.rules.positions import after, position, solo, territories

BOARD = """
    g* .  .  .
     .  .  .  .
    .  .  .  .
    """
CLOSING = """
    g* .  .
     .  w* .
    """
DRAWN = "draw gold B1 wood C1; worker B2"


def said(at: Position, language: str = "en") -> str:
    return str(hint(at, language))


def test_the_dice_come_first() -> None:
    assert said(position(BOARD)).startswith("Call what the dice show first, such as 3 4")


def test_resources_and_worker_are_said_together_as_they_can_be_called() -> None:
    sentence = said(after(position(BOARD), "roll gold gold"))
    assert sentence.startswith("A computer player would call g ")
    assert "it brings an artifact" in sentence
    assert sentence.endswith("gold at A1 will pay 3 x 1 once it is closed (empty around it: 2).")
    assert said(after(position(BOARD), "roll wood wood"), "de").startswith(
        "A computer player would call h "
    )


def test_a_call_of_a_hint_can_be_played() -> None:
    with Play(["Anna", "Bernd"], seed=3) as play:
        play.call("1")
        play.call("1")
        call = str(play.hint()).removeprefix("A computer player would call ").partition(":")[0]
        assert play.call(call)


def test_what_it_closes_is_a_reason() -> None:
    small = position(CLOSING)
    assert "it closes 2 regions, of them gold A1 for 1 gold and city B1 for 1 crown and " in said(
        after(small, "roll city wood")
    )


def test_f7_a_reason_counts_the_guild_too() -> None:
    small = position(CLOSING, variant="family")
    assert "gold" in small.table.guilds[1]
    assert "of them gold A1 for 3 crowns and " in said(
        after(small._replace(seat=1), "roll city wood")
    )
    assert "it closes 2 regions, of them gold A1 for 1 crown and city B1 for 1 crown and " in said(
        after(small, "roll city wood")
    )


def test_what_an_open_region_will_pay_counts_ones_guild() -> None:
    start = start_of("family", 2)
    sentences = [said(at) for _, at in random_game(start, 5)]
    guild = [each for each in sentences if "of the guild" in each]
    assert guild
    for each in guild:
        hexes, of_guild = map(
            int, re.findall(r"pay (\d+) x \d+ and (\d+) of the guild once", each)[0]
        )
        assert of_guild == 2 * hexes


def test_what_is_chosen_is_so_much_better_than_the_next_best() -> None:
    sentence = said(after(position(BOARD, "wood 5, cards 1 2"), DRAWN))
    assert "by its reckoning " in sentence
    assert " better than " in sentence
    assert "Enter: nothing else can be done" in said(
        after(position(BOARD, "wood 0, crystal 0, craft 0, cards 1"), DRAWN)
    )


def test_what_is_closed_is_no_open_region() -> None:
    for _, at in random_game(start_of("base", 2), 7):
        assert "(empty around it: 0)" not in said(at)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_what_stands_before_the_brackets_can_be_called(variant: str, players: int) -> None:
    for _, at in random_game(start_of(variant, players), 5):
        call, _, _ = said(at).removeprefix("A computer player would call ").partition(": ")
        if at.phase not in ("draw", "worker", "terrain", "over") and call != "Enter":
            assert at.after(at.parse_step(call.partition(" (")[0])) != at


def test_alone_a_hint_is_given_too() -> None:
    assert said(after(solo(), "roll gold wood")).startswith("A computer player would call ")
    assert said(territories(solo(), 1)).startswith("A computer player would call bridge ")


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_there_is_a_hint_at_every_moment_of_a_game(variant: str, players: int) -> None:
    start = start_of(variant, players)
    for _, at in random_game(start, 5):
        assert said(at, "fr")[-1] == "."


def test_of_two_that_are_nearly_alike_one_is_a_little_better() -> None:
    sentences = [said(at) for _, at in random_game(start_of("base", 3), 5)]
    assert any("by its reckoning a little better than" in each for each in sentences)


def test_where_nothing_can_be_said_for_it_nothing_else_promises_more() -> None:
    rows = "g* . . . . . . . w*\n . . . . . . . . .\n"
    drawn = after(position(rows, "crystal 5, cards 2"), "draw gold B1 gold C1; worker D1")
    at = drawn.after(drawn.parse_step("cast 2 terrain"))
    sentence = "A computer player would call f C2: nothing else promises more."
    assert said(at.after(at.parse_step("roll craft"))) == sentence


def test_what_it_gives_the_others_is_a_reason_too() -> None:
    small = position(
        """
        g* B  .
         .  .  w*
        """
    )
    sentence = said(after(small, "roll city wood"))
    assert re.search(r"Bernd earns [1-9] by it", sentence), sentence


def test_a_hint_is_in_the_language_of_the_session() -> None:
    at = after(position(BOARD, "crystal 5, cards 3"), "draw gold B1 gold A2; worker B2")
    sentence = load_translation("de")(hint(at, "de"))
    assert "zaubern 3 Klonen C1 (" in sentence, sentence
