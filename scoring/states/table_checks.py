"""What the checks of every game ask of a table: its number of sheets, their names, what lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter

from scoring.scorer import Unread
from scoring.states.place import (
    HasPlayer,
    HasSheets,
    Place,
    PlacedSheet,
    placed_sheets,
    sheet_place,
)
from sheets.files.problem import Problem
from sheets.games import GAMES
from sheets.table.players import same_names


def is_whole(seat: int, unread: Unread) -> bool:
    """Return whether everything on a sheet could be read."""
    return not any(path[:2] == ("sheet", seat) for path in unread)


def find_table_problems(
    state: HasSheets[HasPlayer], needed: Mapping[str, str], unread: Unread
) -> Iterator[Problem]:
    """Find what is wrong with a table whatever it plays; `needed` is as in `find_missing`."""
    game = GAMES[state.game]
    _, most = game.players[state.variant]
    sheets = state.sheet[:most]
    yield from find_number_problems(state, game.players_rule)
    yield from find_missing(sheets, needed, unread)
    yield from find_same_names(placed_sheets(sheets), game.players_rule)


def find_number_problems(state: HasSheets[HasPlayer], sheet_rule: str) -> Iterator[Problem]:
    """Find tables of too few or too many, and sheets that are missing or too many.

    `sheet_rule` says that everybody has one.
    """
    game, sheets = GAMES[state.game], len(state.sheet)
    fewest, most = game.players[state.variant]
    number = sheets if state.players is None else state.players
    if not fewest <= number <= most:
        numbers = {"number": number, "fewest": fewest, "most": most}
        if state.players is None:
            sentence = "sheets: {number}; {fewest} to {most} play, each with one"
            yield Place("sheet").error(game.players_rule, sentence, **numbers)
        else:
            sentence = "must be {fewest} to {most}, not {number}"
            yield Place("players").error(game.players_rule, sentence, **numbers)
    elif sheets != number:
        yield Place("sheet").error(
            sheet_rule,
            "sheets: {sheets}, players: {players}; everybody has one",
            sheets=sheets,
            players=number,
        )


def find_same_names(placed: Sequence[PlacedSheet[HasPlayer]], rule: str) -> Iterator[Problem]:
    """Find names that are not different."""
    names = tuple([sheet.player or str(seat) for seat, (_, sheet) in enumerate(placed)])
    for first, second in same_names(names):
        yield placed[second].place.error(
            rule,
            "is called like the player of sheet {other}; names are different",
            other=first + 1,
        )


def find_missing(
    sheets: Sequence[HasPlayer], needed: Mapping[str, str], unread: Unread
) -> Iterator[Problem]:
    """Find what every sheet must hold and does not; what could not be read is there.

    `needed` says for every key what is expected there.
    """
    values = attrgetter(*needed)
    for seat, sheet in enumerate(sheets):
        if None not in values(sheet) or ("sheet", seat) in unread:
            continue
        for key in [key for key in needed if getattr(sheet, key) is None]:
            if ("sheet", seat, key) not in unread:
                place = sheet_place(seat, sheet.player).at(key)
                yield place.error("", "is missing; {what} is expected", what=needed[key])
