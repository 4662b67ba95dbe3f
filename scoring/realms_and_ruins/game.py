"""Tales of Realms and Ruins as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from scoring.game import Game, Hooks, SheetHooks
from sheets.realms_and_ruins.game import SHEETS

if TYPE_CHECKING:
    from scoring.realms_and_ruins.state import State
    from sheets.realms_and_ruins.edition import Edition


@cache
def _hooks() -> Hooks[Edition, State, Edition]:
    from scoring.realms_and_ruins.checks import find_problems
    from scoring.realms_and_ruins.score import score
    from scoring.realms_and_ruins.state import State
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
    from scoring.realms_and_ruins.fillings import page_fillings
    from scoring.realms_and_ruins.questions import questions

    return SheetHooks(page_fillings, questions)


GAME = Game(SHEETS, _hooks, _sheet_hooks, Path(__file__).parent / "rules")
