"""What a player can do now, in short."""

from __future__ import annotations

from rollwrite.play.merchants.offers import offer
from tests.rollwrite.play.rules.positions import after, solo, territories


def test_s8_alone_the_territory_is_named_and_the_hexes_beside_the_bridge() -> None:
    assert str(offer(solo())) == "Anna draws: two resources on hexes that touch, in territory 1"
    second = after(territories(solo(), 1), "bridge A2")
    assert str(offer(second)) == (
        "Anna draws: two resources on hexes that touch, in territory 2, one of them beside the "
        "bridge: A2 (S8)"
    )
