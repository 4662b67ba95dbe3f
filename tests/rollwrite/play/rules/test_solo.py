"""S1-S12: played alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rollwrite.games import new_game
from rollwrite.play.answers.text import rows
from rollwrite.play.ground import NoGroundError
from rollwrite.play.position import Position
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import PASS, Claim
from rollwrite.play.turns import begin_turn
from sheets.hexes import hex_at
from sheets.merchants.edition.edition import Solo
from tests.rollwrite.play.rules.positions import (
    EDITION,
    after,
    buys,
    pairs,
    refused,
    solo,
    territories,
)

FIRST = "draw wood B1 craft C1; worker D1"


def points(at: Position) -> dict[str, int]:
    """Return the points of both sides."""
    return {str(each.account.name): each.account.total for each in at.score().players}


def test_s1_alone_the_values_are_those_of_2_players() -> None:
    assert solo().left("relic two") == (8, 5)


def test_s1_an_edition_without_a_map_cannot_be_played_alone() -> None:
    with pytest.raises(NoGroundError) as caught:
        new_game(["Anna"], "solo", replace(EDITION, solo=Solo()))
    assert str(caught.value) == "this edition holds no map to play on alone"


def test_s3_rivers_part_what_touches() -> None:
    assert pairs(solo()) == {"B1-C1"}
    there = "S8 A2 lies in another territory; B1, C1, D1"
    assert refused(solo(), "draw wood A2 craft B2") == there


def test_s4_two_resources_and_a_worker_must_be_drawn() -> None:
    assert refused(solo(), "draw nothing").startswith("M3.5 ")


def test_s5_a_card_needs_two_regions_closed_in_the_turn() -> None:
    three_closed = after(solo("gold 1, craft 0"), FIRST).after(PASS)
    assert buys(three_closed) == "7 12 16"
    second = territories(solo("gold 1"), 1)
    one_closed = after(second, "bridge A2; draw wood A2 wood B2; worker C2")
    assert refused(one_closed, "buy 7") == "S5 regions closed in this turn: 1, needed: 2"


def test_s6_s7_a_full_territory_goes_into_the_table_and_points_start_at_0() -> None:
    first = territories(solo(), 1)
    assert (first.phase, first.solo.points, first.sheets[0].crowns) == ("bridge", (0,), ())
    city = after(solo(), "draw city B1 city C1; worker D1").after(PASS).after(PASS)
    assert city.solo.points == (2,)


def test_s8_the_next_territory_begins_beside_a_bridge() -> None:
    first = territories(solo(), 1)
    assert refused(first, "draw wood A2 craft B2").startswith("S8 a bridge is chosen first")
    assert refused(first, "bridge B2") == (
        "S8 B2 lies beside no bridge from a closed territory to an open one; A2"
    )
    second = after(first, "bridge A2")
    assert pairs(second) == {"A2-B2"}
    assert refused(second, "draw wood B2 craft C2") == (
        "S8 one of the first two resources lies in A2, beside the bridge"
    )


def test_s8_all_hexes_beside_the_bridge_are_named() -> None:
    second = after(territories(solo(), 1), "bridge A2")
    ground = second.table.ground
    both = ground.mask((hex_at(1, 2), hex_at(2, 2)))
    printed = begin_turn(second._replace(solo=second.solo._replace(first=both)))
    assert isinstance(printed, Position)
    assert refused(printed, "draw wood C2 craft D2") == (
        "S8 one of the first two resources lies in A2 or B2, beside the bridge"
    )


def test_s8_a_bridge_may_lead_to_a_printed_resource_and_the_first_one_lies_beside_it() -> None:
    first = territories(solo(printed={"wood": (hex_at(1, 2),)}), 1)
    assert [first.step_text(step) for step in first.legal_bridges] == ["bridge A2"]
    second = after(first, "bridge A2")
    assert pairs(second) == {"B2-C2"}
    assert refused(second, "draw wood C2 craft D2") == (
        "S8 one of the first two resources lies in B2, beside the bridge"
    )


def test_s8_a_bridge_to_an_empty_hex_goes_before_one_to_a_printed_resource() -> None:
    plan = solo(printed={"wood": (hex_at(1, 2),)}).table.edition.solo.map
    assert plan is not None
    bridges = (*plan.bridges, (hex_at(1, 1), hex_at(1, 3)))
    both = territories(solo(printed=plan.printed, bridges=bridges), 1)
    assert [both.step_text(step) for step in both.legal_bridges] == ["bridge A3"]


def test_s9_the_trolls_claim_a_column_from_the_third_territory_on() -> None:
    assert territories(solo(), 2).phase == "bridge"
    third = territories(solo("cards 5"), 3)
    assert third.phase == "column"
    assert refused(third, "bridge A4").startswith("S9 the Trolls claim a column first")
    assert refused(third, "column 9").startswith("S9 there is no column 9")
    assert refused(third, "column two").startswith("the number of a column is expected, not 'two'")
    claimed = after(third, "column 2")
    assert (claimed.solo.cards, claimed.phase) == ((0, 0, 2), "bridge")
    fourth = after(claimed, "bridge A4; draw wood A4 craft B4; worker C4").after(PASS).after(PASS)
    assert refused(fourth, "column 2").startswith("S9 column 2 is claimed already")


def test_s9_what_the_trolls_can_claim_is_listed_wherever_in_the_turn_it_is_left_out() -> None:
    third = after(territories(solo(), 2), "bridge A3; draw wood A3 craft B3; worker C3")
    assert third.phase == "action"
    assert third.legal_columns == ()
    columns = ", ".join(f"column {number}" for number in range(1, 8))
    assert refused(third, "bridge A4") == f"S9 the Trolls claim a column first; {columns}"
    assert refused(third.after(PASS).after(PASS), "monument").startswith(
        "S9 the Trolls claim a column first"
    )


def test_s8_s9_s10_nothing_is_claimed_or_chosen_within_a_territory() -> None:
    first = after(solo(), "draw wood B1 craft C1")
    assert refused(first, "bridge A2") == "S8 a bridge is chosen after a territory; worker D1"
    assert (
        refused(solo(), "column 2") == "S9 a column is claimed after a territory, from the third on"
    )
    with pytest.raises(IllegalStepError) as caught:
        first.after(Claim("monument"))
    assert (
        str(caught.value) == "a relic or monument is claimed after a territory, from the fourth on"
    )


def test_s9_a_ticked_column_may_be_claimed_for_nothing() -> None:
    third = territories(solo("cards 4 5 6"), 3)
    assert after(third, "column 2").solo.cards[-1] == 0


def test_s10_the_trolls_claim_a_relic_or_monument_from_the_fourth_on() -> None:
    fourth = after(territories(solo(), 4), "column 3")
    assert fourth.phase == "claim"
    assert refused(fourth, "bridge A5").startswith(
        "S10 the Trolls claim a relic or a monument first"
    )
    claimed = after(fourth, "relic two")
    assert claimed.solo.claims[-1] == ("relic two", 8)
    assert claimed.left("relic two") == (5,)
    none_left = fourth._replace(taken=(2, 0, 0))
    assert refused(none_left, "relic two").startswith("S10 none of this kind is left")


def test_s11_the_trolls_have_what_is_left_of_the_target() -> None:
    # The rules page: rows 1 and 2 with 4 and 6 points are 6 and 9 for the Trolls.
    second = territories(solo(), 2)
    scored = second._replace(solo=second.solo._replace(points=(4, 6)))
    assert points(scored)["Trolls"] == 15


@pytest.mark.parametrize(("below", "total"), [(False, 15), (True, 11)])
def test_s11_by_the_option_a_territory_beyond_its_target_costs_the_trolls(
    below: bool, total: int
) -> None:
    second = territories(solo(trolls_below_zero=below), 2)
    scored = second._replace(solo=second.solo._replace(points=(14, 0)))
    assert points(scored)["Trolls"] == total


def test_s12_the_game_ends_with_the_eighth_territory_its_claims_too() -> None:
    last = territories(solo(), 8)
    assert last.phase == "column"
    while not last.is_over:
        last = last.after(last.legal_steps[0])
    assert last.ending == "S12"
    assert len(last.solo.points) == 8
    assert len(last.solo.columns) == 8
    assert refused(last, "start 1") == "M7.1 the game is over"


def test_s7_points_of_a_territory_that_is_open_are_said_to_be_left_out_of_the_score() -> None:
    at = solo()
    assert len(at.score().remarks) == 1
    second = after(territories(at, 1), "bridge A2")
    crowned = second._replace(sheets=(second.sheet.write(3),))
    assert [str(each) for each in crowned.score().remarks][1:] == [
        "not in it: 3 points of territory 2, which is still open (S7)"
    ]
    assert points(crowned) == points(second)


def test_s11_territories_are_shown_with_the_points_of_both_sides() -> None:
    fourth = after(territories(solo(), 4), "column 3; relic two")
    score = fourth.score()
    found = {str(row.heading): tuple(map(str, row.cells)) for row in rows(fourth, score)}
    assert found["Territory 1 (target 10)"] == ("0", "10")
    assert found["Territory 4 (target 30)"] == ("0", "(30 + cards 3 + relic 8) 41")
    assert found["Territory 5 (target 40)"] == ("–", "–")
