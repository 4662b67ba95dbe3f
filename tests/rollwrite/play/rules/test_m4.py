"""M4: one action, and what it costs."""

from __future__ import annotations

import pytest

from rollwrite.play.position import Position
from tests.rollwrite.play.rules.positions import (
    actions,
    after,
    position,
    refused,
    targets,
    told,
    tracks,
    turn,
)

OPEN = """
 g* .  .  .  .
  .  .  .  .  .
 .  .  .  .  .
"""
DRAWN = "draw wood B1 craft C1; worker B2"


def acting(*sheets: str, **given: object) -> Position:
    """Return a position in which Anna has drawn, and may act."""
    return after(position(OPEN, *sheets, **given), DRAWN)  # type: ignore[arg-type]


def test_m4_1_a_spell_costs_its_crystals_and_all_of_the_card_is_crossed_out() -> None:
    cast = after(acting("cards 17, crystal 3"), "cast 17 gold")
    assert tracks(cast) == "gold 5 wood 1 crystal 0 craft 1, crowns 0"
    assert (cast.sheets[0].cast, cast.sheets[0].bought) == ((17,), ())


def test_m4_1_a_card_that_was_not_bought_cannot_be_cast() -> None:
    assert refused(acting("cards 6, crystal 5"), "cast 17 gold") == (
        "M4.1 Anna does not own card 17; 6"
    )


def test_m4_1_a_card_is_cast_once() -> None:
    assert refused(acting("cast 17, crystal 5"), "cast 17 gold") == (
        "M4.1 card 17 is used already, as a spell or as a building"
    )


def test_m4_1_a_price_that_cannot_be_met_says_what_is_missing() -> None:
    assert refused(acting("cards 17, crystal 1"), "cast 17 gold") == (
        "M4.1 it costs 3 crystal; 2 is missing"
    )
    assert targets(acting("cards 17, crystal 1"), 17) == set()


def test_m4_1_conjure_may_be_cast_without_effect() -> None:
    at = acting("cards 17, crystal 3, gold 5")
    assert "gold" in targets(at, 17)


def test_m4_2_a_building_costs_its_wood_and_stands() -> None:
    built = after(acting("cards 6, wood 4"), "build 6")
    assert tracks(built) == "gold 1 wood 1 crystal 1 craft 1, crowns 0"
    assert built.sheets[0].buildings == {"shrine"}


def test_m4_2_never_two_standing_buildings_of_one_name() -> None:
    at = acting("cards 10, built 6, wood 5")
    assert refused(at, "build 10") == "M4.2 a Shrine stands already"
    assert "build 10" not in actions(at)


def test_m4_2_one_lost_to_a_monument_may_be_built_again_from_another_card() -> None:
    assert "build 10" in actions(acting("cards 10, overbuilt 6, wood 5"))
    assert refused(acting("overbuilt 6, wood 5"), "build 6").startswith("M4.2 card 6 is used")


def test_m4_2_a_card_serves_as_a_spell_or_as_a_building() -> None:
    assert refused(acting("built 6, crystal 5"), "cast 6 A2 C2").startswith("M4.1 card 6 is used")
    assert refused(acting("cast 6, wood 5"), "build 6").startswith("M4.2 card 6 is used")


@pytest.mark.parametrize(("kind", "cost", "value"), [("two", 2, 8), ("three", 3, 14)])
def test_m4_3_a_relic_costs_artifacts_and_a_symbol(kind: str, cost: int, value: int) -> None:
    taken = after(acting("artifacts 4, crossed 1"), f"relic {kind}")
    sheet = taken.sheets[0]
    assert (sheet.crossed, sheet.workers_crossed, sheet.crowns) == (1 + cost, 1, (value,))
    assert sheet.relics_two + sheet.relics_three == (value,)


def test_m4_3_without_artifacts_or_symbols_there_is_no_relic() -> None:
    poor, tired = acting("artifacts 3, crossed 2"), acting("artifacts 3, symbols 5")
    assert refused(poor, "relic two") == "M4.3 it costs 2 artifacts; 1 are left"
    assert refused(tired, "relic two") == "M4.3 no worker symbol is left to cross out"
    assert actions(poor) == actions(tired) == set()


def test_m4_3_a_relic_that_is_taken_is_gone_for_all() -> None:
    at = acting("artifacts 5", "relics2 8")
    assert after(at, "relic two").sheets[0].crowns == (5,)
    both = acting("artifacts 5", "relics2 8 5")
    assert refused(both, "relic two") == "M4.3 no relic of this kind is left"
    assert actions(both) == {"relic three"}


def test_m4_3_workers_on_the_board_stay() -> None:
    assert after(acting("artifacts 2"), "relic two").board.workers[0].bit_count() == 1


@pytest.mark.parametrize(
    ("sheet", "wood"),
    [
        ("built 9", 1),  # 5 less 5, at least 1.
        ("built 10", 2),
        ("built 1 3", 2),
        ("built 7", 4),
    ],
)
def test_m4_4_a_monument_costs_5_wood_less_the_printed_price(sheet: str, wood: int) -> None:
    card = sheet.split()[1]
    built = after(acting(f"{sheet}, wood 5"), f"monument {card}")
    saved = 1 if "3" in sheet.split() else 0  # The Carpenter.
    assert built.sheets[0].tracks[1] == 5 - (wood - saved)


def test_m4_4_the_building_falls_a_symbol_is_crossed_out_the_points_are_written() -> None:
    built = after(acting("built 10, wood 2", "monuments 14"), "monument 10").sheets[0]
    assert (built.built, built.overbuilt, built.buildings) == ((), (10,), frozenset())
    assert (built.monuments, built.crowns, built.workers_crossed) == ((11,), (11,), 1)


def test_m4_4_what_a_monument_needs() -> None:
    assert refused(acting("cards 10, wood 5"), "monument 10") == (
        "M4.4 no building of yours stands on card 10"
    )
    tired, poor = acting("built 10, wood 5, symbols 5"), acting("built 7, wood 3")
    assert refused(tired, "monument 10") == "M4.4 no worker symbol is left to cross out"
    assert refused(poor, "monument 7") == "M4.4 it costs 4 wood; 1 is missing"
    none = acting("built 10, wood 5", "monuments 14 11 9")
    assert refused(none, "monument 10") == "M4.4 no monument is left"
    assert actions(tired) | actions(poor) | actions(none) == set()


def test_m4_4_the_carpenter_crossed_out_no_longer_saves_wood() -> None:
    assert after(acting("built 3, wood 5"), "monument 3").sheets[0].tracks[1] == 2


def test_m4_4_the_market_crossed_out_no_longer_helps_to_pay() -> None:
    assert refused(acting("built 5, wood 0, craft 1"), "monument 5") == (
        "M4.4 it costs 1 wood; 1 is missing"
    )


@pytest.mark.parametrize(("option", "wood"), [("printed", 2), ("paid", 3)])
def test_m4_4_by_the_option_the_price_due_counts(option: str, wood: int) -> None:
    at = acting("built 6, paid 2, wood 5", monument_discount=option)
    assert after(at, "monument 6").sheets[0].tracks[1] == 5 - wood


def test_m4_4_by_the_option_what_the_carpenter_saved_and_craft_paid_is_counted() -> None:
    at = acting("built 3, cards 6, wood 1, craft 2", monument_discount="paid")
    assert after(at, "build 6").sheets[0].paid[-1] == 2


def test_m4_4_by_the_option_construct_leaves_the_full_price() -> None:
    at = acting("cards 4 6, crystal 3", monument_discount="paid")
    erected = after(at, "cast 4 build 6")
    assert erected.sheets[0].paid == (0,)


def test_m4_5_two_craft_stand_for_one_that_is_missing() -> None:
    # The rules page: price 3 with 2 on the track is 2 and 2 craft.
    built = after(acting("cards 6, wood 2, craft 3"), "build 6")
    assert tracks(built) == "gold 1 wood 0 crystal 1 craft 1, crowns 0"


def test_m4_5_with_a_market_one_craft_stands_for_one() -> None:
    built = after(acting("cards 6, built 5, wood 2, craft 3"), "build 6")
    assert tracks(built) == "gold 1 wood 0 crystal 1 craft 2, crowns 0"


def test_m4_5_craft_never_saves_what_one_has() -> None:
    built = after(acting("cards 6, wood 3, craft 5"), "build 6")
    assert tracks(built) == "gold 1 wood 0 crystal 1 craft 5, crowns 0"


def test_m4_5_one_craft_alone_stands_for_nothing() -> None:
    at = acting("cards 6, wood 2, craft 1")
    assert refused(at, "build 6") == "M4.2 it costs 3 wood; 1 is missing"


def test_m4_5_craft_pays_for_spells_and_monuments_too() -> None:
    assert tracks(after(acting("cards 17, crystal 2, craft 2"), "cast 17 gold")) == (
        "gold 5 wood 1 crystal 0 craft 0, crowns 0"
    )
    assert after(acting("built 10, wood 1, craft 2"), "monument 10").sheets[0].monuments == (14,)


@pytest.mark.parametrize(("card", "wood"), [(12, 1), (2, 1), (10, 2)])
def test_m4_6_a_discount_never_brings_a_price_below_1(card: int, wood: int) -> None:
    at = acting(f"cards {card}, built 3, wood 5")
    assert after(at, f"build {card}").sheets[0].tracks[1] == 5 - wood


def test_m4_6_the_monument_with_a_carpenter() -> None:
    # The rules page: over a building of printed price 3 with a Carpenter 1; over one of price 5, 1.
    for card in (10, 9):
        at = acting(f"built 3 {card}, wood 1")
        assert after(at, f"monument {card}").sheets[0].tracks[1] == 0


def test_m4_what_an_action_brings_about_is_told_with_its_rules() -> None:
    assert told(turn(acting("built 10, wood 2"), "monument 10")) == [
        "Anna: pay 2 wood (M4.4)",
        "Anna takes: monument 14; all others cross it out (M4.4)",
    ]
