"""Pandoria as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from scoring.game import Game, Hooks, SheetHooks
from sheets.pandoria.game import SHEETS

if TYPE_CHECKING:
    from scoring.pandoria.content import Content
    from scoring.pandoria.state import State
    from sheets.pandoria.edition import Edition


@cache
def _hooks() -> Hooks[Edition, State, Content]:
    from scoring.pandoria.checks import find_problems
    from scoring.pandoria.content import content_of
    from scoring.pandoria.score import score
    from scoring.pandoria.state import State
    from scoring.states.tree import plain_tree

    return Hooks(
        states=lambda _variant: State,
        content=content_of,
        find_problems=find_problems,
        score=score,
        state_tree=plain_tree,
    )


@cache
def _sheet_hooks() -> SheetHooks[State, Content]:
    from scoring.pandoria.fillings import page_fillings
    from scoring.pandoria.questions import questions

    return SheetHooks(page_fillings, questions)


GAME = Game(SHEETS, _hooks, _sheet_hooks, Path(__file__).parent / "rules")
