"""Every problem of a score pad of Realm of Sand, by its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.problem_lines import lines_of_problems
from tests.scoring.realm_of_sand.pads import Tree, pad, problems_in, score_of

ANNA, BERND = "Anna 5+3+8 / 2+5+3 / 4", "Bernd 6+4 / 4+2 / 0"


def changed(seat: int, **keys: Any) -> Tree:
    """Return the pad of two with other keys on a sheet; None leaves the key out."""
    tree = pad(ANNA, BERND)
    sheet: Tree = tree["sheet"][seat - 1]
    sheet.update(keys)
    tree["sheet"][seat - 1] = {key: value for key, value in sheet.items() if value is not None}
    return tree


def test_a_finished_pad_has_no_problem() -> None:
    assert problems_in(pad(ANNA, BERND)) == []


def test_r1_ten_hourglasses_declare_the_end() -> None:
    assert problems_in(pad("Anna 1 / 10 / 0", "Bernd 1 / 0 / 0")) == []
    assert problems_in(pad("Anna 1 / 0 / 0", "Bernd 1+1 / 3+8 / 0")) == []


def test_r1_without_ten_hourglasses_the_end_is_doubted() -> None:
    assert problems_in(pad("Anna 5+3 / 4+5 / 4", "Bernd 6 / 3 / 0")) == [
        "warning: hourglasses: nobody has declared the end: it takes 10, and the most are 9 (R1)"
    ]


def test_r1_a_game_that_has_not_ended_is_scored_all_the_same() -> None:
    found = score_of(pad("Anna 5+3 / 4+5 / 4"))
    assert found.winners == ("Anna",)
    assert [problem.level for problem in found.problems] == ["warning"]


def test_r1_hourglasses_are_not_added_up_over_the_table() -> None:
    assert problems_in(pad("Anna 5 / 6 / 4", "Bernd 6 / 6 / 0")) != []


def test_r1_every_completed_card_has_its_hourglasses() -> None:
    assert problems_in(changed(2, hourglasses=[4, 2, 9])) == [
        "error: sheet 2 (Bernd), hourglasses: hourglasses of 3 cards, points of 2; every completed "
        "card stands in both lists, with 0 where it shows none (R1)"
    ]


def test_r4_one_to_four_play() -> None:
    assert problems_in(pad()) == ["error: sheet: sheets: 0; 1 to 4 play, each with one (R4)"]
    five = pad(*(f"{name} 1 / 10 / 0" for name in "ABCDE"))
    assert problems_in(five) == ["error: sheet: sheets: 5; 1 to 4 play, each with one (R4)"]


def test_r4_there_are_as_many_sheets_as_players() -> None:
    assert problems_in(pad(ANNA, BERND, players=3)) == [
        "error: sheet: sheets: 2, players: 3; everybody has one (R4)"
    ]
    assert problems_in(pad(ANNA, BERND, players=6)) == [
        "error: players: must be 1 to 4, not 6 (R4)"
    ]


def test_r4_names_are_different() -> None:
    assert problems_in(pad(ANNA, "anna 6 / 2 / 0")) == [
        "error: sheet 2 (anna): is called like the player of sheet 1; names are different (R4)"
    ]


@pytest.mark.parametrize(
    ("key", "what"),
    [
        ("player", "a name"),
        ("cards", "a list of the points of the completed cards"),
        ("hourglasses", "a list of the hourglasses of the completed cards"),
        ("pieces", "the number of pieces left on the player board"),
    ],
)
def test_what_is_missing_is_named(key: str, what: str) -> None:
    sheet = "sheet 2" if key == "player" else "sheet 2 (Bernd)"
    assert f"error: {sheet}, {key}: is missing; {what} is expected" in problems_in(
        changed(2, **{key: None})
    )


@pytest.mark.parametrize(
    ("keys", "problem"),
    [
        ({"cards": [6, -4]}, "cards 2: must be a whole number from 0 on, not -4"),
        ({"cards": 10}, "cards: must be a list, not 10"),
        ({"cards": [6, "4"]}, "cards 2: must be a whole number from 0 on, not the text '4'"),
        ({"hourglasses": [4, 2.5]}, "hourglasses 2: must be a whole number from 0 on, not 2.5"),
        ({"pieces": True}, "pieces: must be a whole number from 0 on, not true"),
        ({"stones": 3}, "stones: unknown key"),
    ],
)
def test_faults_of_form_have_their_place(keys: Tree, problem: str) -> None:
    [first, *_] = problems_in(changed(2, **keys))
    assert first.startswith(f"error: sheet 2 (Bernd), {problem}")


def test_a_sheet_that_cannot_be_read_leaves_the_end_open() -> None:
    assert problems_in(changed(1, hourglasses="ten")) == [
        "error: sheet 1 (Anna), hourglasses: must be a list, not the text 'ten'"
    ]


def test_lenient_leaves_out_what_is_missing_and_says_so() -> None:
    tree = changed(1, pieces=None)
    tree["sheet"][1].pop("cards")
    assert score_of(tree).players == ()
    found = score_of(tree, lenient=True)
    assert [(each.account.name, each.account.total) for each in found.players] == [
        ("Anna", 16),
        ("Bernd", 0),
    ]
    assert lines_of_problems(found.problems, found.seated)[-2:] == [
        "warning: sheet 1 (Anna), pieces: is left out of the score (R3)",
        "warning: sheet 2 (Bernd), cards: is left out of the score (R2)",
    ]


def test_figures_beyond_any_card_or_board_are_doubted() -> None:
    assert problems_in(changed(1, cards=[500, 50, 1], hourglasses=[99, 10, 0], pieces=999)) == [
        "warning: sheet 1 (Anna), hourglasses 1: 99 hourglasses on one card are unlikely; "
        "10 on all declare the end (R1)",
        "warning: sheet 1 (Anna), cards 1: 500 points for one card are unlikely; "
        "up to 50 would not be (R2)",
        "warning: sheet 1 (Anna), pieces: 999 pieces left on a board are unlikely; "
        "up to 50 would not be (R3)",
    ]
