"""M9: Terrain 1 and 2."""

from __future__ import annotations

from tests.rollwrite.play.rules.positions import after, position, refused, targets


def test_dice_of_terrain_that_are_not_written_are_not_checked() -> None:
    at = position("g* . . . .\n . . . . .", "cards 2, crystal 2")
    cast = after(at, "draw wood B1 wood C1; worker D1; cast 2")
    assert len(cast.legal_draws) == 5 * len({"A2", "B2", "C2", "D2", "E1"})
    assert after(cast, "draw city A2").board.resources[4]
    assert targets(after(at, "draw wood B1 wood C1; worker D1"), 2) == {""}
    assert refused(cast, "draw city E2").startswith("M3.2")
