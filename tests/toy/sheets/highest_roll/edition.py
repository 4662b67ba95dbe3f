"""The content of Highest Roll's sheets: how often each player rolls."""

from __future__ import annotations

from typing import Literal

from sheets.editions.head import Head
from sheets.files.schema import schema

FEWEST_PLAYERS, MOST_PLAYERS = 1, 2  # X3
MOST_ROLLS = 9


@schema
class Edition(Head):
    """Everything that is printed on one edition's sheets."""

    game: Literal["highest-roll"]
    rolls: int
