"""The final score of Highest Roll: the sum of the figures (X1)."""

from __future__ import annotations

from scoring.highest_roll.state import PlayerSheet, State
from scoring.score import Account, Line, Score, rank
from scoring.states.place import PlacedSheet, placed_sheets
from sheets.highest_roll.edition import Edition
from sheets.words.text import Text


def score(state: State, _edition: Edition) -> Score:
    """Return the score of a finished game."""
    return Score(state.game, state.variant, rank(map(_account, placed_sheets(state.sheet))))


def _account(placed: PlacedSheet[PlayerSheet]) -> Account:
    place, sheet = placed
    line = Line(Text("Figures rolled"), sum(sheet.rolls), "X1")
    return Account(sheet.player or place.name, (line,), ())
