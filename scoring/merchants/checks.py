"""Every problem of a state of Merchants, in the order of its sheets.

A sheet of which something could not be read is not compared with itself or with the others, and
what needs all sheets of a table is left out when one is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from scoring.merchants.family.checks import find_archive_problems, find_spell_problems
from scoring.merchants.game import GAME
from scoring.merchants.player.checks import (
    find_figure_problems,
    find_sheet_problems,
    find_unwritten_crowns,
)
from scoring.merchants.player.plausibility import (
    find_unlikely_family,
    find_unlikely_player_sheets,
    find_unlikely_sheets,
)
from scoring.merchants.player.table_checks import (
    find_column_problems,
    find_name_problems,
    find_taking_problems,
    taken_by,
)
from scoring.merchants.solo.checks import find_solo_form_problems, find_solo_problems
from scoring.merchants.states.printed import Content, Printed
from scoring.merchants.states.state import BaseState, FamilyState, SoloState, State, players_at
from scoring.states.place import placed_sheets
from scoring.states.reading import Unread
from scoring.states.table_checks import find_missing, find_number_problems, is_whole
from sheets.files.place import Place
from sheets.files.problem import Problem, first_problems, has_errors
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    TRACK_END,
    TRACKS,
    Edition,
)
from sheets.words.text import Text

_FIGURES = Text("a list of figures, or their sum,")
_TRACK = Text("a whole number from 0 to {end}", end=TRACK_END)
_NAME: Mapping[str, Text] = {"player": Text("a name")}
_FINAL: Mapping[str, Text] = {
    **dict.fromkeys(TRACKS, _TRACK),
    "cards": Text("a table of the cards owned"),
}
_NEEDED: Mapping[str, Mapping[str, Text]] = {
    "base": {**_NAME, "crowns": _FIGURES, **_FINAL},
    "family": {**_NAME, "crowns": _FIGURES},
    "solo": {**_NAME, "territories": Text("a list of figures"), **_FINAL},
}


def find_problems(state: State, content: Content, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    problems = [] if isinstance(state, SoloState) else list(_number_problems(state))
    state = _seated(state)
    problems += find_missing(state.sheet, _NEEDED[state.variant], unread)
    problems += first_problems(_sheet_problems(state, content, unread))
    if state.board is not None and not any(path[0] == "board" for path in unread):
        problems += _board_problems(state, content.edition, unread)
    return problems


def _board_problems(state: State, edition: Edition, unread: Unread) -> list[Problem]:
    from scoring.merchants.board.checks import find_board_problems
    from scoring.merchants.board.history import find_history_problems

    players, is_complete = _players(state), _is_complete(state, unread)
    problems = find_board_problems(state, edition, players)
    if not has_errors(problems):
        problems += find_history_problems(state, edition, players, is_complete=is_complete)
    return problems


def _sheet_problems(state: State, content: Content, unread: Unread) -> Iterator[Problem]:
    if isinstance(state, SoloState):
        return _solo_problems(state, content, unread)
    if isinstance(state, FamilyState):
        return _family_problems(state, content.edition, unread)
    return _base_problems(state, content.printed[_players(state)], unread)


def _number_problems(state: BaseState | FamilyState) -> Iterator[Problem]:
    return find_number_problems(GAME, state, "M1.3")


def _seated(state: State) -> State:
    """Return the state with no more sheets than can sit at a table."""
    if len(state.sheet) <= MOST_PLAYERS:
        return state
    sheets: Any = state.sheet[:MOST_PLAYERS]
    return replace(state, sheet=sheets)


def _players(state: State) -> int:
    """Return the number of players as far as the rules know it."""
    return min(max(players_at(state), FEWEST_PLAYERS), MOST_PLAYERS)


def _base_problems(state: BaseState, printed: Printed, unread: Unread) -> Iterator[Problem]:
    placed = placed_sheets(state.sheet)
    yield from find_name_problems(state, placed)
    for number, (place, sheet) in enumerate(placed):
        yield from find_figure_problems(sheet, place, printed)
        if is_whole(number, unread):
            yield from find_sheet_problems(sheet, place, printed)
            if sheet.crowns is not None:
                yield from find_unwritten_crowns(sheet, place.at("crowns"), sheet.crowns, "M7.6")
    if _is_complete(state, unread):
        yield from find_taking_problems(taken_by(placed), printed)
        yield from find_column_problems(placed, printed)
    else:
        yield Place().warning(
            "",
            Text(
                "relics, monuments and columns were not compared over the table: "
                "sheets are missing, unreadable or too many"
            ),
        )
    yield from find_unlikely_sheets(placed)
    yield from find_unlikely_player_sheets(placed, printed)


def _family_problems(state: FamilyState, edition: Edition, unread: Unread) -> Iterator[Problem]:
    if edition.archive is None:
        yield Place(("edition",)).error(
            "F1", Text("this edition prints no archive; the family version needs one")
        )
        return
    placed = placed_sheets(state.sheet)
    yield from find_name_problems(state, placed)
    for number, (place, sheet) in enumerate(placed):
        if is_whole(number, unread):
            yield from find_spell_problems(sheet, place)
    if _is_complete(state, unread):
        yield from find_archive_problems(placed, edition.archive, _players(state))
        yield from find_unlikely_family(placed)
    else:
        yield Place().warning(
            "",
            Text(
                "the spells taken were not compared over the table: "
                "sheets are missing, unreadable or too many"
            ),
        )
    yield from find_unlikely_sheets(placed)


def _solo_problems(state: SoloState, content: Content, unread: Unread) -> Iterator[Problem]:
    if state.level is None and ("level",) not in unread:
        yield Place(("level",)).error(
            "S2", Text("is missing; 'beginner', 'advanced' or 'expert' is expected")
        )
    yield from find_solo_form_problems(state, unread)
    placed = placed_sheets(state.sheet[:1])
    printed = content.printed[1]
    for place, sheet in placed:
        yield from find_figure_problems(sheet, place, printed)
        if is_whole(0, unread):
            yield from find_sheet_problems(sheet, place, printed)
            if not any(path[0] == "trolls" for path in unread):
                yield from find_solo_problems(state, sheet, printed)
    yield from find_unlikely_player_sheets(placed, printed)


def _is_complete(state: State, unread: Unread) -> bool:
    has_all = len(state.sheet) == players_at(state)
    return has_all and not any(path[0] == "sheet" for path in unread)
