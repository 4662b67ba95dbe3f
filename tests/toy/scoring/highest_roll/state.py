"""States of Highest Roll: what is written on the pad, key for key as in the file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from scoring.states import Count, PlayerName
from sheets.files.schema import schema


@schema
class PlayerSheet:
    """A player's row of the pad."""

    player: PlayerName | None = None
    rolls: tuple[Count, ...] = ()


@schema
class State:
    """A finished game."""

    game: Literal["highest-roll"] = "highest-roll"
    variant: Literal["standard"] = "standard"
    players: int | None = None
    edition: str | None = None
    sheet: tuple[PlayerSheet, ...] = ()


STATES: Mapping[str, type[State]] = {"standard": State}
