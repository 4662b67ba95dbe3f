"""M5: regions that close, and what they pay."""

from __future__ import annotations

import pytest

from rollwrite.play.position import Position
from rollwrite.play.steps import PASS
from sheets.hexes import hex_name
from tests.rollwrite.play.rules.positions import after, position, refused, told, tracks, turn

# C1 and D1 are drawn, E1 is the worker's: the row is full then.
ROW = """
 {left}  g*  .  .  .
"""


def closed(at: Position) -> list[str]:
    """Return the regions that were closed: `gold A1 B1, workers: Anna 1`."""
    texts = [text.removesuffix(" (M5.2)") for text in told(at)]
    return [text.removeprefix("closed: ") for text in texts if text.startswith("closed: ")]


def row(left: str = "#", *sheets: str, **given: object) -> Position:
    return position(ROW.format(left=left), *sheets, **given)  # type: ignore[arg-type]


def orders(at: Position) -> list[str]:
    return [" ".join(map(hex_name, score.hexes)) for score in at.legal_orders]


def test_m5_1_drawn_start_and_printed_resources_are_one_region() -> None:
    at = row("g!")
    assert closed(turn(at, "draw gold C1 wood D1; worker E1")) == [
        "gold A1 B1 C1, nobody there",
        "wood D1, workers: Anna 1",
    ]


def test_m5_1_nothing_connects_across_a_border() -> None:
    board = """
     g*  .  .  .
    ==========
      g!  g! #  #
    """
    assert closed(turn(position(board), "draw gold B1 gold C1; worker D1")) == [
        "gold A1 B1 C1, workers: Anna 1"
    ]


@pytest.mark.parametrize(
    "board",
    [
        "~ g* . . .",  # A lake.
        "w! g* . . .",  # Another resource.
        "B g* . . .",  # A worker.
        "# g* . . .",  # Blackened by Swamp.
        "g* . . .",  # The board's edge.
    ],
)
def test_m5_2_what_closes_a_region(board: str) -> None:
    hexes = ("B1", "C1", "D1") if board.startswith("g*") else ("C1", "D1", "E1")
    one, two, worker = hexes
    after_turn = turn(position(board), f"draw wood {one} crystal {two}; worker {worker}")
    assert any(each.startswith("gold") for each in closed(after_turn))


def test_m5_2_an_empty_hex_keeps_a_region_open() -> None:
    assert closed(turn(row("."), "draw wood C1 crystal D1; worker E1")) == [
        "wood C1, nobody there",
        "crystal D1, workers: Anna 1",
    ]


def test_m5_3_hexes_times_workers_for_everybody_there() -> None:
    # The rules page: two crystals, Jeff has 2 workers there, Bernd 1: Jeff 4 crystal, Bernd 2.
    board = """
     A  .  .  B
      #  g* .  #
    """
    at = position(board, "crystal 0", "crystal 0", "")
    paid = turn(at, "draw crystal B1 crystal C1; worker C2")
    assert closed(paid)[0] == "crystal B1 C1, workers: Anna 2, Bernd 1"
    assert [sheet.tracks[2] for sheet in paid.sheets] == [4, 2, 1]


def test_m5_3_a_worker_counts_once_however_many_hexes_it_touches() -> None:
    board = """
     .  .  g* #
      .  #  #  #
    """
    paid = turn(position(board, "wood 0"), "draw wood A1 wood B1; worker A2")
    assert closed(paid)[0] == "wood A1 B1, workers: Anna 1"
    assert paid.sheets[0].tracks[1] == 2


def test_m5_3_a_worker_takes_part_in_every_region_that_it_touches() -> None:
    paid = turn(position("g* . . . w! #"), "draw wood B1 craft C1; worker D1")
    assert tracks(paid) == "gold 1 wood 2 crystal 1 craft 2, crowns 0"


def test_m5_4_city_pays_crowns() -> None:
    paid = turn(row(), "draw city C1 city D1; worker E1")
    assert tracks(paid) == "gold 1 wood 1 crystal 1 craft 1, crowns 2"


@pytest.mark.parametrize(
    ("before", "gain", "buildings", "expected"),
    [
        # Track and crowns, as the rules page works them out.
        (3, 4, "", (5, 1)),
        (3, 4, ", built 9", (5, 3)),
        (3, 3, "", (5, 0)),
        (3, 3, ", built 9", (5, 2)),
        (1, 4, ", built 9", (5, 0)),
    ],
)
def test_m5_5_what_passes_5_becomes_crowns(
    before: int, gain: int, buildings: str, expected: tuple[int, int]
) -> None:
    # Two woods are drawn to one or two that are there, one worker stands beside them.
    at = position(f"c* {'w' if gain == 4 else '#'} w . . .", f"wood {before}{buildings}")
    sheet = turn(at, "draw wood D1 wood E1; worker F1").sheets[0]
    assert (sheet.tracks[1], sum(sheet.crowns)) == expected


def test_m5_5_each_region_on_its_own_an_odd_one_left_over_is_lost() -> None:
    board = """
     #  w* .  .  .  w  #
      #  #  #  #  #  #  #
    """
    at = position(board, "wood 5")
    paid = turn(at, "draw craft C1 craft D1; worker E1")
    assert closed(paid) == [
        "wood B1, nobody there",
        "craft C1 D1, workers: Anna 1",
        "wood F1, workers: Anna 1",
    ]
    assert tracks(paid) == "gold 1 wood 5 crystal 1 craft 3, crowns 0"


def test_m5_5_by_the_option_all_that_passes_in_a_turn_is_halved_once() -> None:
    # A wood and a craft of one hex each, both passing the end by 1.
    board = "c* w . . . f! #"
    for option, crowns in (("region", 0), ("turn", 1)):
        at = position(board, "crystal 5, craft 5", overflow_per=option)
        paid = turn(at, "draw gold C1 crystal D1; worker E1")
        assert closed(paid)[-2:] == ["crystal D1, workers: Anna 1", "craft F1, workers: Anna 1"]
        assert sum(paid.sheets[0].crowns) == crowns


def test_m5_6_artifacts_go_to_whoever_closed_the_region_without_a_worker_too() -> None:
    board = "g* w w . . B"
    paid = turn(position(board, artifacts="B1-C1"), "draw gold D1 gold E1;")
    assert [sheet.circled for sheet in paid.sheets] == [2, 0]


@pytest.mark.parametrize(("option", "circled"), [("closer", [1, 0]), ("participants", [1, 1])])
def test_m5_6_by_the_option_they_go_to_everyone_there(option: str, circled: list[int]) -> None:
    board = """
     B  .  .  .
      #  g* #  #
    """
    at = position(board, artifacts_to=option)
    paid = turn(at, "draw wood B1 wood C1; worker D1")
    assert [sheet.circled for sheet in paid.sheets] == circled


def test_m5_6_by_the_option_nobody_there_they_are_lost() -> None:
    board = "g* w w . . ."
    at = position(board, artifacts="B1-C1", artifacts_to="participants")
    paid = turn(at, "draw gold D1 craft E1; worker F1")
    assert [sheet.circled for sheet in paid.sheets] == [0, 0]


def test_m5_6_who_has_circled_all_gets_no_more() -> None:
    at = position("g* w w . . .", "artifacts 12", artifacts="B1-C1")
    assert turn(at, "draw gold D1 craft E1; worker F1").sheets[0].circled == 12


def test_m5_7_closed_regions_score_once() -> None:
    board = """
     B  g* .  .  .
      #  #  #  #  #
     #  c  .  .  .
    """
    first = turn(position(board), "draw wood C1 craft D1; worker E1")
    second = turn(first, "draw wood C3 craft D3; worker E3")
    assert "gold B1" not in " ".join(closed(second))
    assert second.sheets[1].tracks[0] == 2


def test_m5_8_what_draw_and_action_close_is_scored_together_after_the_action() -> None:
    board = """
     g* .  .  .
    """
    at = position(board, "cards 14, wood 3")
    built = after(at, "draw craft B1 craft C1; worker D1; build 14")
    assert tracks(built) == "gold 1 wood 0 crystal 1 craft 5, crowns 1"


def test_m5_8_wood_earned_now_cannot_pay_for_the_action() -> None:
    at = position("g* . . .", "cards 6, wood 1")
    assert refused(at, "draw wood B1 wood C1; worker D1; build 6").startswith("M4.2 it costs 3")


def test_m5_8_gold_earned_now_pays_for_a_card() -> None:
    bought = after(position("c* . . .", "gold 0"), "draw gold B1 gold C1; worker D1; buy 6")
    assert tracks(bought) == "gold 0 wood 1 crystal 1 craft 1, crowns 0"


def test_m5_8_a_region_with_an_empty_hex_in_its_middle_is_open() -> None:
    board = """
     .  w  w  #
      w* .  w  #
     .  w  w  #
      #  #  #  #
    """
    drawn = after(position(board, "cards 3, crystal 2"), "draw nothing")
    assert drawn.board.closed_hexes == 0


def test_m5_8_a_region_where_nobody_stands_is_closed_all_the_same() -> None:
    at = row("w!", players=2)
    paid = turn(at, "draw wood C1 craft D1; worker E1")
    assert "gold B1, nobody there" in closed(paid)


def scored(*sheets: str, **rules: str) -> Position:
    """Return the position before the scoring of wood B1 (1 hex) and wood D1 (2 hexes)."""
    board = """
     g* w  .  w  w
      #  #  .  .  #
    """
    at = position(board, *(sheets or ("wood 4",)), **rules)  # type: ignore[arg-type]
    return after(at, "draw craft C2 craft D2; worker C1").after(PASS)


def test_m5_9_the_order_matters_only_where_regions_pass_the_end_of_one_track() -> None:
    assert scored("wood 2").phase == "buy"
    assert scored("wood 4").phase == "score"
    assert scored("wood 5").phase == "buy"  # 1 and 2 over, 1 crown in either order.


def test_m5_9_a_region_that_was_not_closed_cannot_be_named() -> None:
    scoring = scored()
    assert refused(scoring, "score A1") == (
        "M5.9 A1 lies in no region that this turn closed, or in one named before; B1, D1, C2"
    )


def test_m5_9_orders_that_differ_are_offered_the_usual_one_first() -> None:
    scoring = scored()
    assert scoring.phase == "score"
    assert orders(scoring) == ["B1 D1 C2", "D1 B1 C2"]
    assert tracks(after(scoring, "score B1")) == "gold 1 wood 5 crystal 1 craft 3, crowns 1"
    assert tracks(after(scoring, "score D1 B1")) == "gold 1 wood 5 crystal 1 craft 3, crowns 0"
    assert tracks(turn(scoring, "score C2")) == "gold 1 wood 5 crystal 1 craft 3, crowns 1"


def test_m5_9_by_overflow_per_turn_the_order_matters_for_the_store_alone() -> None:
    assert scored("wood 4", overflow_per="turn").phase != "score"
    with_store = scored("wood 4, built 9", overflow_per="turn")
    assert orders(with_store) == ["B1 D1 C2", "D1 B1 C2"]
    assert tracks(after(with_store, "score B1")).endswith("crowns 3")
    assert tracks(after(with_store, "score D1")).endswith("crowns 5")
