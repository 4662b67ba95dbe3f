"""Pandoria Merchants as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from scoring.game import Game, Hooks, SheetHooks
from sheets.merchants.game import SHEETS

if TYPE_CHECKING:
    from scoring.merchants.states.printed import Content
    from scoring.merchants.states.state import State
    from sheets.merchants.edition.edition import Edition


@cache
def _hooks() -> Hooks[Edition, State, Content]:
    from scoring.merchants.board.ship_names import with_ship_hexes
    from scoring.merchants.checks import find_problems
    from scoring.merchants.player.named_cards import explain_fault
    from scoring.merchants.score import score
    from scoring.merchants.states.printed import content_of
    from scoring.merchants.states.state import STATES
    from scoring.merchants.states.writing import state_tree

    return Hooks(
        states=STATES.__getitem__,
        content=content_of,
        find_problems=find_problems,
        score=score,
        state_tree=state_tree,
        explain=explain_fault,
        renew=with_ship_hexes,
    )


@cache
def _sheet_hooks() -> SheetHooks[State, Content]:
    from scoring.merchants.fillings import page_fillings
    from scoring.merchants.questions import questions

    return SheetHooks(page_fillings, questions)


GAME = Game(SHEETS, _hooks, _sheet_hooks, Path(__file__).parent / "rules")
