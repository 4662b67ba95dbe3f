"""Highest Roll as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from scoring.game import Game, Hooks, SheetHooks
from sheets.highest_roll.game import SHEETS

if TYPE_CHECKING:
    from scoring.highest_roll.state import State
    from sheets.highest_roll.edition import Edition


@cache
def _hooks() -> Hooks[Edition, State, Edition]:
    from scoring.highest_roll.checks import find_problems
    from scoring.highest_roll.score import score
    from scoring.highest_roll.state import State
    from scoring.states.tree import plain_tree

    return Hooks(
        states=lambda _variant: State,
        content=lambda edition: edition,
        find_problems=find_problems,
        score=score,
        state_tree=plain_tree,
    )


@cache
def _sheet_hooks() -> SheetHooks[State, Edition]:
    from scoring.highest_roll.fillings import page_fillings
    from scoring.highest_roll.questions import questions

    return SheetHooks(page_fillings, questions)


GAME = Game(SHEETS, _hooks, _sheet_hooks, Path(__file__).parent / "rules")
