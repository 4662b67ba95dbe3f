"""The order of a turn's steps, and that no step reaches over the end of a turn."""

from __future__ import annotations

import pytest

from tests.rollwrite.play.rules.positions import after, position, refused, turn

OPEN = """
 g* .  .  .  .
  .  .  .  .  .
 .  .  .  .  .
"""
DRAWN = "draw wood B1 wood C1; worker B2"


def test_m4_at_most_one_action_a_turn() -> None:
    closing = position("g* . . .", "cards 1 12, wood 5")
    assert refused(closing, "draw wood B1 wood C1; worker D1; build 1; build 12") == (
        "M4 at most one action a turn"
    )


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("roll gold gold", "M3.1 it is rolled and drawn before the action"),
        ("draw gold D1 gold E1", "M3.2 it is rolled and drawn before the action"),
        ("worker D1", "M3.4 it is rolled and drawn before the action"),
        ("relic two", "M4.3 it costs 2 artifacts; 0 are left"),
        ("score B1", "M5.9 the order of scoring makes no difference here"),
        ("buy 7", "M6.1 regions closed in this turn: 0, needed: 1"),
        ("column 1", "S9 only the game alone has that"),
        ("start 1", "M2.3 start cards are taken before the first turn"),
    ],
)
def test_no_step_reaches_into_the_next_players_turn(step: str, why: str) -> None:
    assert refused(position(OPEN), f"{DRAWN}; {step}") == why


def test_m6_1_a_card_is_bought_before_the_next_player_rolls() -> None:
    at = position("g* . . .", "gold 3")
    closed = after(at, "draw wood B1 wood C1; worker D1")
    assert refused(closed, "roll gold gold").startswith("M3.1 ")
    assert turn(closed, "buy 7").player == "Bernd"
