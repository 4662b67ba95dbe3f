"""States of Realm of Sand: what is written on the score pad, key for key as in the file.

Nothing is required here: a state holds what could be read, None where something that belongs
there is missing. What is missing and what the rules forbid is found by the checks.
"""

from collections.abc import Mapping
from typing import Literal

from scoring.states import Count, PlayerName
from sheets.files.schema import schema


@schema
class PlayerSheet:
    """A player's column of the pad.

    `cards` are the points of the completed cards, `hourglasses` what each of them shows (R1, R2),
    `pieces` those left on the player board (R3).
    """

    player: PlayerName | None = None
    cards: tuple[Count, ...] | None = None
    hourglasses: tuple[Count, ...] | None = None
    pieces: Count | None = None


@schema
class State:
    """A finished game; the sheets stand in round order (R3)."""

    game: Literal["realm-of-sand"] = "realm-of-sand"
    variant: Literal["standard"] = "standard"
    players: int | None = None
    edition: str | None = None
    sheet: tuple[PlayerSheet, ...] = ()


STATES: Mapping[str, type[State]] = {"standard": State}
