"""M9: each spell."""

from __future__ import annotations

import pytest

from rollwrite.play.position import Position
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import Cast
from tests.rollwrite.play.rules.positions import after, position, refused, targets, tracks, turn

DRAWN = "draw wood B1 crystal C1; worker D1"
LAKE = """
 g* .  .  .  ~  .
  #  #  #  #  #  #
 .  .  B  .  ~  .
"""
OPEN = """
 g* .  .  .  .  .
  #  #  #  #  #  .
 .  .  B  .  #  .
"""


def acting(sheet: str, board: str = OPEN, **rules: object) -> Position:
    return after(position(board, sheet, **rules), DRAWN)  # type: ignore[arg-type]


def test_astral_ship_draws_a_worker_on_a_free_ship() -> None:
    at = acting("cards 10, crystal 5", LAKE)
    assert targets(at, 10) == {"E1", "E3"}
    assert refused(at, "cast 10 astral ship D3") == "M9 no ship in reach lies in D3; E1, E3"
    assert refused(at, "cast 10") == "M9 the hex of one free ship is needed; E1, E3"
    manned = acting("cards 10, crystal 5", LAKE.replace("~ ", "~B", 1))
    assert refused(manned, "cast 10 E1") == "M9 a worker is aboard the ship in E1 already; E3"
    none = acting("cards 10, crystal 5")
    assert refused(none, "cast 10 E1") == "M9 no free ship is in reach"


def test_astral_ship_takes_part_in_every_region_that_touches_its_lake() -> None:
    board = "g* . . . ~A w  # #"
    at = turn(position(board), "draw gold B1 craft C1; worker D1")
    board = "# ~A g* . . . #"
    closed = turn(position(board), "draw wood D1 craft E1; worker F1")
    assert at.sheets[0].tracks[0] == 1
    assert closed.sheets[0].tracks[0] == 2


@pytest.mark.parametrize(("option", "found"), [("own", {"E1"}), ("any", {"E1", "B3", "D3"})])
def test_clone_starts_from_ones_own_workers_or_by_the_option_from_any(
    option: str, found: set[str]
) -> None:
    at = acting("cards 3, crystal 2", clone_from=option)
    assert targets(at, 3) == found
    assert refused(at, "cast 3 clone A3").startswith(
        "M9 A3 touches none of the workers it may start from; "
    )


def test_clone_from_a_ship_by_the_option_alone() -> None:
    board = LAKE.replace("~ ", "~A", 1)
    assert targets(acting("cards 3, crystal 2", board), 3) == set()
    found = targets(acting("cards 3, crystal 2", board, ship_worker_anchors=True), 3)
    assert found == {"F1"}


def test_muster_starts_from_anything_but_printed_resources() -> None:
    board = OPEN.replace("#  .\n .", "w! .\n .")
    at = acting("cards 13, crystal 3", board)
    assert targets(at, 13) == {"E1", "B3", "D3"}
    assert refused(at, "cast 13 A3") == (
        "M9 A3 touches no drawn resource, start resource or worker; E1, B3, D3"
    )
    assert after(at, "cast 13 E1").board.workers[0].bit_count() == 2


def test_swamp_1_and_2_blacken_hexes_beside_drawn_resources_and_workers() -> None:
    one, two = acting("cards 1, crystal 5"), acting("cards 6, crystal 5")
    assert targets(one, 1) == {"E1", "B3", "D3"}
    assert targets(two, 6) == {"E1 B3", "E1 D3", "B3 D3"}
    blackened = after(two, "cast 6 E1 B3")
    assert blackened.board.swamp.bit_count() == two.board.swamp.bit_count() + 2
    assert refused(two, "cast 6 E1") == "M9 the spell needs two hexes; E1, B3, D3"


def test_swamp_does_not_start_from_a_start_resource() -> None:
    board = "g* . . . # g* . # ."
    assert targets(acting("cards 1, crystal 5", board), 1) == set()
    assert refused(acting("cards 1, crystal 5", board), "cast 1 G1") == (
        "M9 there is no hex on which it can be cast"
    )


def test_swamp_2_blackens_the_one_hex_where_only_one_is_allowed() -> None:
    at = acting("cards 6, crystal 5", "g* . . . . # .")
    assert targets(at, 6) == {"E1"}
    assert after(at, "cast 6 E1").board.swamp


def test_swamp_closes_regions() -> None:
    at = acting("cards 1, crystal 5", "g* . . . . # .\n # # . # # # #")
    closed = turn(at, "cast 1 C2")
    assert closed.sheets[0].tracks[2] == 5 - 1 + 1


def test_terrain_1_draws_one_resource_without_worker_or_artifact() -> None:
    board = "g* . . . . .\n # # # # # ."
    at = acting("cards 2, crystal 2", board)
    cast = after(at, "cast 2 terrain")
    assert len(cast.legal_rolls) == 6
    drawn = after(cast, "roll ?")
    assert {step.drawn[0].resource for step in drawn.legal_draws} == {
        *("gold", "wood", "crystal", "craft", "city")
    }
    assert refused(drawn, "draw nothing") == "M9 resources: 0, 1 is right"
    assert refused(cast, "build 1").startswith("M9 the resources of Terrain are drawn first")
    assert refused(cast, "roll gold; draw wood E1") == "M3.1 the dice show gold; wood is drawn"
    assert not after(cast, "roll wood; draw wood E1").board.artifacts


def test_terrain_2_draws_two_by_m3_2_and_an_artifact_by_m3_3() -> None:
    board = "g* . . . . .\n # # # # # .\n . . # # # #"
    at = acting("cards 14, crystal 3", board)
    cast = after(at, "cast 14 terrain 2 roll wood wood")
    assert refused(cast, "draw wood A3 wood B3") == (
        "M3.2 they touch no drawn resource, start resource or worker"
    )
    assert len(after(cast, "draw wood E1 wood F1").board.artifacts) == 1
    assert refused(cast, "draw wood E1 wood F2") == "M3.2 E1 and F2 do not touch"


def test_terrain_needs_a_place() -> None:
    at = acting("cards 14, crystal 3", "g* . . . .")
    assert targets(at, 14) == set()
    assert refused(at, "cast 14") == "M9 there is no hex on which it can be cast"


def test_conjure_sets_a_track_to_5() -> None:
    at = acting("cards 17, crystal 3")
    assert targets(at, 17) == {"gold", "wood", "crystal", "craft"}
    assert refused(at, "cast 17 city") == (
        "M9 a resource with a track is needed; gold, wood, crystal, craft"
    )


def test_rage_counts_a_worker_2_or_3_times_in_all_scorings_of_the_turn() -> None:
    at = after(position("g* . . . ~", "cards 5 18, crystal 5"), DRAWN)
    assert targets(at, 5) == {"D1"}
    assert tracks(turn(at, "cast 5 rage D1")) == "gold 1 wood 1 crystal 5 craft 1, crowns 0"
    assert refused(at, "cast 5 C1") == "M9 no worker of yours is in C1; D1"
    assert refused(at, "cast 5") == "M9 the hex of a worker is needed; D1"
    assert refused(at, "cast 5 D1 C1") == "M9 one hex is right: Rage counts in all scorings"
    assert turn(at, "cast 18 D1").sheets[0].tracks[2] == 3


def test_rage_may_be_cast_without_effect() -> None:
    at = after(position(". g* .", "cards 5, crystal 5"), "draw nothing")
    assert targets(at, 5) == {""}
    assert after(at, "cast 5").sheets[0].cast == (5,)


def test_rage_on_a_ship() -> None:
    at = after(position("~A g* . . .", "cards 5, crystal 5"), "draw wood C1 craft D1; worker E1")
    assert targets(at, 5) == {"A1", "E1"}
    assert turn(at, "cast 5 A1").sheets[0].tracks[0] == 1 + 2


def test_rage_by_the_option_counts_in_one_region() -> None:
    board = "g* . . . w! #"
    at = after(position(board, "cards 5, crystal 2", rage_counts_in="one region"), DRAWN)
    assert targets(at, 5) == {"D1 C1", "D1 E1"}
    assert tracks(turn(at, "cast 5 D1 E1")) == "gold 1 wood 3 crystal 1 craft 1, crowns 0"
    assert tracks(turn(at, "cast 5 D1")) == "gold 1 wood 2 crystal 2 craft 1, crowns 0"
    assert refused(at, "cast 5 D1 B1") == (
        "M9 B1 lies in no region closed by now that this worker touches; C1, E1"
    )
    both = after(position(board, "cards 5, crystal 2"), DRAWN)
    assert tracks(turn(both, "cast 5 D1")) == "gold 1 wood 3 crystal 2 craft 1, crowns 0"


def test_acquire_takes_any_open_card_without_gold() -> None:
    at = acting("cards 8, crystal 3, gold 0")
    assert after(at, "cast 8 acquire 9").sheets[0].bought == (9,)
    assert refused(at, "cast 8 acquire 8").startswith("M9 Anna owns card 8 already; 1, 2")
    assert refused(at, "cast 8").startswith("the number of a card is missing")
    assert "9" in targets(at, 8)
    with pytest.raises(IllegalStepError, match="the number of an open card is needed"):
        at.after(Cast(8))
    shut = after(position(OPEN, "cards 8, crystal 3", shut=(3,)), DRAWN)
    assert refused(shut, "cast 8 9").startswith("M6.2 card 9 is crossed out; 1, 2")


def test_construct_erects_a_building_or_a_monument_without_its_price() -> None:
    at = acting("cards 4 6, built 1, crystal 3, wood 0")
    assert targets(at, 4) == {"build 6", "monument 1"}
    built = after(at, "cast 4 construct build 6")
    assert (built.sheets[0].built, built.sheets[0].tracks[1]) == ((1, 6), 0)
    monument = after(at, "cast 4 monument 1")
    assert (monument.sheets[0].monuments, monument.sheets[0].workers_crossed) == ((14,), 1)
    assert refused(at, "cast 4") == "what to erect, build or monument, and a card is missing"
    said = "what to erect is needed: build or monument, and a card"
    with pytest.raises(IllegalStepError, match=said):
        at.after(Cast(4))


def test_construct_keeps_to_all_else_of_building() -> None:
    assert targets(acting("cards 4 10, built 6, crystal 3, symbols 5"), 4) == set()
    at = acting("cards 4 10, built 6, crystal 3")
    assert refused(at, "cast 4 build 10") == "M4.2 a Shrine stands already"
    assert refused(at, "cast 4 build 4").startswith("M4.2 card 4 is used already")
