"""M3: the dice, two resources, artifacts, a worker."""

from __future__ import annotations

import pytest

from rollwrite.play.position import Position
from rollwrite.play.steps import Draw, Roll
from tests.rollwrite.play.rules.positions import (
    after,
    pairs,
    position,
    refused,
    targets,
    told,
    turn,
    workers,
)

OPEN = """
 g* .  .  .
  .  .  .  .
 .  .  .  .
"""
SHIP = """
 g* .  ~A .
  .  .  .  .
 .  .  .  .
"""


def kinds(at: Position) -> set[str]:
    """Return what may be drawn, whatever the hexes: `gold wood`."""
    return {" ".join(each.resource for each in draw.drawn) for draw in at.legal_draws}


def test_m3_1_both_dice_show_any_of_six_faces() -> None:
    assert len(position(OPEN).legal_rolls) == 36


def test_m3_1_the_two_faces_are_drawn_in_either_order() -> None:
    assert kinds(after(position(OPEN), "roll gold wood")) == {"gold wood", "wood gold"}
    assert kinds(after(position(OPEN), "roll city city")) == {"city city"}


def test_m3_1_a_question_mark_becomes_another_resource_than_the_other_die() -> None:
    rolled = after(position(OPEN), "roll gold ?")
    assert kinds(rolled) == {
        *("gold wood", "gold crystal", "gold craft", "gold city"),
        *("wood gold", "crystal gold", "craft gold", "city gold"),
    }
    assert refused(rolled, "draw gold B1 gold C1") == (
        "M3.1 the dice show gold and ?; gold and gold are drawn"
    )


def test_m3_1_two_question_marks_become_any_two_the_same_too() -> None:
    assert len(kinds(after(position(OPEN), "roll ? ?"))) == 25


def test_m3_1_the_dice_are_rolled_once_both_of_them() -> None:
    rolled = after(position(OPEN), "roll gold ?")
    assert refused(rolled, "roll gold ?") == "M3.1 the dice are rolled already"
    assert refused(position(OPEN), "roll gold") == "M3.1 dice: 1, 2 are rolled"


def test_m3_1_dice_that_are_not_written_are_not_checked() -> None:
    assert len(kinds(position(OPEN))) == 25


def test_m3_2_the_hexes_touch_each_other() -> None:
    assert refused(position(OPEN), "draw gold B1 gold A3") == "M3.2 B1 and A3 do not touch"


@pytest.mark.parametrize(
    ("hexes", "why"),
    [
        ("gold A1 gold B1", "A1 is not empty"),
        ("gold B1 gold B1", "B1 is named twice"),
        ("gold D1 gold E1", "E1 is off the board"),
        ("gold Z9 gold B1", "B1 and Z9 do not touch"),
    ],
)
def test_m3_2_the_hexes_are_empty_land(hexes: str, why: str) -> None:
    if "Z9" in hexes:
        why = "Z9 is off the board"
    assert refused(position(OPEN), f"draw {hexes}") == f"M3.2 {why}"


def test_m3_2_nothing_is_drawn_on_a_lake() -> None:
    assert refused(position(SHIP), "draw gold B1 gold C1") == "M3.2 C1 is a lake"


def test_m3_2_two_resources_are_drawn() -> None:
    assert refused(position(OPEN), "draw gold B1") == "M3.2 two resources are drawn"


def test_m3_2_one_of_them_touches_a_start_resource() -> None:
    board = """
     g* .  .  .  .
    """
    assert pairs(position(board)) == {"B1-C1"}
    assert refused(position(board), "draw gold C1 gold D1") == (
        "M3.2 neither C1 nor D1 touches a drawn resource, start resource or worker"
    )


def test_m3_2_a_printed_resource_beside_them_is_said_not_to_count() -> None:
    board = """
     g* .  .  .  w!
    """
    assert refused(position(board), "draw gold C1 gold D1") == (
        "M3.2 neither C1 nor D1 touches a drawn resource, start resource or worker; "
        "what is printed in E1 does not count"
    )


def test_m3_2_a_drawn_resource_or_anybodys_worker_serves_as_well() -> None:
    assert pairs(position(". . . w . . .")) == {"B1-C1", "E1-F1"}
    assert pairs(position(". . . B . . .")) == {"B1-C1", "E1-F1"}


def test_m3_2_a_printed_resource_or_a_blackened_hex_does_not_serve() -> None:
    assert pairs(position(". . . w! . . .")) == {"nothing"}
    assert pairs(position(". . . # . . .")) == {"nothing"}


def test_m3_2_it_is_not_forbidden_to_touch_a_printed_resource() -> None:
    assert pairs(position("g* . . w!  . .\n . . . . . .")) >= {"B1-C1"}


def test_m3_2_a_resource_of_a_closed_region_serves() -> None:
    board = """
     #  w  ~  .  .
      #  #  g* .  .
    """
    at = position(board)
    assert at.board.closed_hexes.bit_count() == 1
    assert pairs(at) == {"D1-E1", "D1-D2", "E1-D2", "D2-E2"}
    board = """
     #  w  A
      #  .  .
     .  .  .
    """
    assert "B2-C2" in pairs(position(board))


@pytest.mark.parametrize(("anchors", "found"), [(False, {"nothing"}), (True, {"B1-C1", "E1-F1"})])
def test_m3_2_a_worker_on_a_ship_serves_by_the_option(anchors: bool, found: set[str]) -> None:
    at = position(". . . ~A . . .", ship_worker_anchors=anchors)
    assert pairs(at) == found


def test_m3_2_an_empty_ship_never_serves() -> None:
    assert pairs(position(". . . ~ . . .", ship_worker_anchors=True)) == {"nothing"}


def test_m3_3_an_artifact_lies_between_two_that_are_the_same() -> None:
    drawn = after(position(OPEN), "draw wood B1 wood C1")
    assert told(drawn) == ["an artifact is drawn on B1-C1 (M3.3)"]
    assert told(after(position(OPEN), "draw wood B1 city C1")) == []


def test_m3_3_none_lies_between_a_new_hex_and_an_older_neighbour() -> None:
    assert told(after(position(OPEN), "draw gold B1 wood C1")) == []


def test_m3_3_by_the_option_one_lies_on_every_edge_to_the_same_resource() -> None:
    board = """
     g* .  .  g!
      .  .  g  .
     .  .  .  .
    """
    at = position(board, artifacts_between="neighbours")
    assert told(after(at, "draw gold B1 gold C1")) == [
        "an artifact is drawn on A1-B1 (M3.3)",
        "an artifact is drawn on B1-C1 (M3.3)",
        "an artifact is drawn on C1-D1 (M3.3)",
        "an artifact is drawn on C1-C2 (M3.3)",
    ]
    assert told(after(at, "draw gold B1 wood C1")) == ["an artifact is drawn on A1-B1 (M3.3)"]


def test_m3_4_the_worker_touches_one_of_the_two_just_drawn() -> None:
    drawn = after(position(OPEN), "draw wood B1 wood C1")
    assert workers(drawn) == "D1 A2 B2 C2"
    assert refused(drawn, "worker A1") == "M3.4 A1 is not empty; D1, A2, B2, C2"
    assert refused(drawn, "worker A3") == (
        "M3.4 A3 touches neither of the two resources just drawn; D1, A2, B2, C2"
    )


def test_m3_5_drawing_is_compulsory_while_all_three_fit() -> None:
    at = position("g* . . .")
    assert refused(at, "draw nothing") == "M3.5 two resources and a worker fit; they must be drawn"
    assert refused(at, "build 1") == "M3.2 resources are drawn first"
    assert refused(after(at, "draw gold B1 wood C1"), "build 1").startswith(
        "M3.4 a worker is drawn first"
    )


def test_m3_5_only_pairs_that_leave_a_place_for_the_worker_may_be_drawn() -> None:
    board = """
     .  .  g* .  .  .
    """
    assert pairs(position(board)) == {"D1-E1"}
    assert refused(position(board), "draw gold A1 gold B1") == (
        "M3.5 no empty hex is left beside them for the worker, and elsewhere one is"
    )


def test_m3_5_where_no_worker_fits_two_resources_or_nothing_are_drawn() -> None:
    at = position(".  .  g*", "cards 1, wood 3")
    assert pairs(at) == {"A1-B1", "nothing"}
    drawn = after(at, "draw gold A1 gold B1")
    assert drawn.phase == "action"
    assert after(at, "draw nothing; build 1").sheets[0].built == (1,)


def test_m3_5_where_two_do_not_fit_the_dice_need_not_be_rolled() -> None:
    at = position(".  g*  .", "cards 1, wood 3")
    assert len(at.legal_rolls) == 0
    assert at.legal_draws == (Draw(),)
    assert after(at, "draw nothing; build 1").sheets[0].built == (1,)
    assert at.after(Roll(("gold", "wood"))).legal_draws == (Draw(),)


def test_m3_6_a_round_in_which_nobody_can_draw_is_the_last() -> None:
    first = position(".  g*  .")
    second = turn(first, "draw nothing")
    assert not second.is_over
    last = turn(second, "draw nothing")
    assert last.is_over
    assert told(last) == ["the game ends with this round (M3.6)"]


def test_m3_6_an_action_does_not_keep_the_game_from_ending() -> None:
    second = turn(position(".  g*  .", "cards 1, wood 3"), "draw nothing; build 1")
    assert turn(second, "draw nothing").is_over


def test_m3_6_drawing_by_a_spell_does_not_count() -> None:
    board = """
     .  g*  .  #  .
    """
    second = turn(position(board, "cards 7, crystal 2", "cards 2, crystal 2"), "draw nothing")
    assert targets(after(second, "draw nothing"), 2) == {""}
    assert turn(second, "draw nothing; cast 2 terrain roll gold draw gold A1").is_over


def test_m3_6_being_able_counts_not_being_willing() -> None:
    second = turn(position(".  .  g*"), "draw nothing")
    assert not turn(second, "draw nothing").is_over


def test_m3_6_by_the_option_an_action_keeps_the_game_going() -> None:
    at = position(".  g*  .", "cards 1, wood 3", deadlock_ends=False)
    third = turn(turn(at, "draw nothing; build 1"), "draw nothing")
    assert not third.is_over
    last = turn(turn(third, "draw nothing"), "draw nothing")
    assert last.ending == "M3.6"


def test_m3_6_by_the_option_who_could_draw_and_does_not_does_nothing() -> None:
    at = position(".  .  g*", deadlock_ends=False)
    assert turn(turn(at, "draw nothing"), "draw nothing").is_over
