"""M6 and M7.1: buying cards, columns that shut, the end."""

from __future__ import annotations

from rollwrite.play.position import Position
from rollwrite.play.steps import PASS
from tests.rollwrite.play.rules.positions import after, buys, position, refused, told, tracks, turn

CLOSES = "draw wood B1 crystal C1; worker D1"


def buying(*sheets: str, **given: object) -> Position:
    """Return a position in which Anna has closed regions, and may buy."""
    at = after(position("g* . . .", *(sheets or ("",)), **given), CLOSES)  # type: ignore[arg-type]
    return at.after(PASS)


def test_m6_1_who_closed_a_region_may_buy_one_card() -> None:
    at = buying("gold 1")
    assert buys(at) == "7 12 16"
    bought = after(at, "buy 7")
    assert tracks(bought) == "gold 0 wood 1 crystal 2 craft 1, crowns 0"
    assert bought.player == "Bernd"
    assert refused(at, "buy 4") == "M6.1 it costs 4 gold; 3 is missing"


def test_m6_1_who_closed_none_may_not() -> None:
    board = """
     g* .  .  .
      .  .  .  .
    """
    at = position(board, "gold 5")
    assert refused(at, "draw wood B1 wood C1; worker D1; buy 9") == (
        "M6.1 regions closed in this turn: 0, needed: 1"
    )


def test_m6_1_the_same_card_may_be_bought_by_several() -> None:
    assert "7" in buys(buying("gold 1", "cards 7")).split()


def test_m6_2_the_third_card_of_a_column_crosses_out_the_rest_for_all_others() -> None:
    at = buying("gold 1, cards 8, built 9", "cards 8")
    bought = after(at, "buy 7")
    assert ("Anna owns three cards of column 3: all tick it and cross out the rest (M6.2)") in told(
        bought
    )
    assert bought.closed_columns == {2}
    assert bought.sheets[1].bought == (8,)
    closed = buying("gold 5, cards 8", shut=(3,))
    assert refused(closed, "buy 9").startswith("M6.2 card 9 is crossed out; 1, 2, 3, 4")
    assert refused(closed, "buy 8").startswith("M6.1 Anna owns card 8 already; 1, 2, 3")


def test_m6_2_acquired_and_start_cards_count_the_start_column_can_be_bought() -> None:
    assert after(buying("gold 2, cards 1, cast 2"), "buy 3").closed_columns == {0}
    at = position("g* . . . . .", "cards 15 8, cast 7, crystal 5")
    taken = after(at, "draw wood B1 wood C1; worker D1; cast 8 acquire 9")
    assert taken.closed_columns == {2}


def test_m6_3_craft_and_bank_apply_to_the_price() -> None:
    # The rules page: price 3 gold with 2 is 2 gold and 2 craft; a Market 1 craft; a Bank 2 gold.
    assert tracks(after(buying("gold 2, craft 2"), "buy 8")).startswith("gold 0 wood 1 crystal 2")
    market = after(buying("gold 2, craft 2, built 5"), "buy 8")
    assert market.sheets[0].tracks[3] == 1
    bank = after(buying("gold 2, craft 2, built 1"), "buy 8")
    assert (bank.sheets[0].tracks[0], bank.sheets[0].tracks[3]) == (0, 2)


def test_m7_1_the_round_is_played_to_its_last_player() -> None:
    # Two of three printed resources are enough where three are printed.
    at = position("w! g* . . . f! c! #  .  .", "", "cards 1")
    first = turn(at, "draw wood C1 craft D1; worker E1")
    assert told(first)[-1] == "the game ends with this round (M7.1)"
    assert (first.ending, first.is_over) == ("M7.1", False)
    last = turn(first, "draw nothing")
    assert last.is_over
    assert refused(last, "draw nothing") == "M7.1 the game is over"


def test_m7_the_final_score_of_the_rules_page() -> None:
    # gold 5, crystal 3, wood 1, craft 4, two unused cards, one unspent artifact: 8.
    at = position("g* .", "gold 5, crystal 3, wood 1, craft 4, cards 1 5, artifacts 3, crossed 2")
    (anna, *_) = [each for each in at.score().players if str(each.account.name) == "Anna"]
    assert anna.account.total == 8
