"""The board of a state's file with its regions, or the problems for which there is none.

The game need not be over, and what else stands on the sheets need not be right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.position import BoardInPlay, board_at, land_of
from scoring.merchants.game import GAME
from scoring.merchants.state import SoloState, State
from scoring.open_game import OpenGame
from sheets.files.place import FieldPath
from sheets.files.problem import Problem, has_errors
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Text


def board_in_play(opened: OpenGame, players: int | None = None) -> BoardInPlay | Sequence[Problem]:
    """Return the board that a file holds, or every error for which there is none.

    `players` takes precedence over what the file says, but for a game played alone.
    """
    if opened.game is not None and opened.name != GAME.name:
        return [
            FieldPath(("game",)).error(
                "", Text("must be {game}; no other has regions", game=repr(GAME.name))
            )
        ]
    state, edition = opened.state, opened.edition
    is_sound = not has_errors(opened.faults)
    if not (is_sound and isinstance(state, State) and isinstance(edition, Edition)):
        return opened.faults
    playing = 1 if isinstance(state, SoloState) else players or state.player_count
    land = land_of(state.variant, edition)
    errors = list(_errors(state, edition, playing))
    if land is None or state.board is None or errors:
        return errors
    return board_at(land, state.board, edition, playing)


def _errors(state: State, edition: Edition, players: int) -> Iterator[Problem]:
    if state.board is None:
        yield FieldPath(("board",)).error(
            "", Text("is missing; a table of what was drawn is expected")
        )
    elif isinstance(state, SoloState) and edition.solo.map is None:
        yield FieldPath(("board",)).error(
            "S1", Text("played alone the board has another map, which the edition does not hold")
        )
    elif players == 0:
        numbers = {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        yield FieldPath(("players",)).error(
            "M1.7",
            Text("is missing, and no sheets tell it; {fewest} to {most} is right", **numbers),
        )
    elif not (isinstance(state, SoloState) or FEWEST_PLAYERS <= players <= MOST_PLAYERS):
        numbers = {"players": players, "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        yield FieldPath(("players",)).error(
            "M1.7", Text("is {players}; {fewest} to {most} play", **numbers)
        )
    else:
        problems = find_board_problems(state, edition, players)
        yield from (problem for problem in problems if problem.level == "error")
