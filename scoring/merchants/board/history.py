"""The problems of a board that no play gives, by itself or with the sheets of its table.

An error is what no game can leave behind, whoever plays it; a warning is only odd. The game need
not be over.
"""

from __future__ import annotations

from scoring.merchants.board.closing_checks import find_closing_problems
from scoring.merchants.board.reach_checks import find_reach_problems
from scoring.merchants.board.spell_checks import find_cast_problems
from scoring.merchants.board.traces import traces_of
from scoring.merchants.board.worker_checks import find_worker_problems
from scoring.merchants.solo.territory_checks import find_open_territories
from scoring.merchants.states.state import State
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import Edition


def find_history_problems(
    state: State, edition: Edition, players: int, *, is_complete: bool
) -> list[Problem]:
    """Return every problem of how a board without errors can have come about.

    `is_complete` tells whether there is a sheet of everybody, all of which could be read; if not
    the sheets are left aside.
    """
    traces = traces_of(state, edition, players, is_complete=is_complete)
    if traces is None:
        return []
    problems = list(find_reach_problems(traces))
    if is_complete:
        problems += find_closing_problems(traces)
        problems += find_open_territories(traces)
    if traces.casts is not None:
        problems += find_cast_problems(traces)
        problems += find_worker_problems(traces)
    return problems
