"""A turn brought to its end without doing anything more."""

from __future__ import annotations

from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import PASS


def settled(after: Position, before: Position) -> Position:
    """Return the position at the end of the turn that `before` lies in; a spell is taken blindly.

    Closed regions are scored in the usual order, no card is bought. What the Trolls claim is left
    open.
    """
    while not after.is_past_turn(before):
        if after.phase in ("action", "score", "buy"):
            after = after.after(PASS)
        elif after.phase == "take":
            after = after.after(after.legal_takes[0])
        else:
            break
    return after
