"""What the checks of every game ask of a table: its number of sheets, their names, what lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring.game import AnyGame
from scoring.states.place import HasPlayer, HasSheets, PlacedSheet, placed_sheets, sheet_place
from scoring.states.reading import Unread
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.table.players import same_names
from sheets.words.text import Text


def is_whole(seat: int, unread: Unread) -> bool:
    """Return whether everything on a sheet could be read."""
    return not any(path[:2] == ("sheet", seat) for path in unread)


def find_table_problems(
    game: AnyGame, state: HasSheets[HasPlayer], needed: Mapping[str, Text], unread: Unread
) -> Iterator[Problem]:
    """Find what is wrong with a table whatever it plays; `needed` is as in `find_missing`."""
    _, most = game.variants[state.variant].players
    sheets = state.sheet[:most]
    yield from find_number_problems(game, state, game.players_rule)
    yield from find_missing(sheets, needed, unread)
    yield from find_same_names(placed_sheets(sheets), game.players_rule)


def find_number_problems(
    game: AnyGame, state: HasSheets[HasPlayer], sheet_rule: str
) -> Iterator[Problem]:
    """Find tables of too few or too many, and sheets that are missing or too many.

    `sheet_rule` says that everybody has one.
    """
    sheets = len(state.sheet)
    fewest, most = game.variants[state.variant].players
    number = sheets if state.players is None else state.players
    if not fewest <= number <= most:
        numbers = {"number": number, "fewest": fewest, "most": most}
        if state.players is None:
            yield Place(("sheet",)).error(
                game.players_rule,
                Text("sheets: {number}; {fewest} to {most} play, each with one", **numbers),
            )
        else:
            yield Place(("players",)).error(
                game.players_rule, Text("must be {fewest} to {most}, not {number}", **numbers)
            )
    elif sheets != number:
        yield Place(("sheet",)).error(
            sheet_rule,
            Text(
                "sheets: {sheets}, players: {players}; everybody has one",
                sheets=sheets,
                players=number,
            ),
        )


def find_same_names(placed: Sequence[PlacedSheet[HasPlayer]], rule: str) -> Iterator[Problem]:
    """Find names that are not different."""
    names = tuple([sheet.player or str(seat) for seat, (_, sheet) in enumerate(placed)])
    for first, second in same_names(names):
        yield placed[second].place.error(
            rule,
            Text(
                "is called like the player of sheet {other}; names are different", other=first + 1
            ),
        )


def find_missing(
    sheets: Sequence[HasPlayer], needed: Mapping[str, Text], unread: Unread
) -> Iterator[Problem]:
    """Find what every sheet must hold and does not; what could not be read is there.

    `needed` says for every key what is expected there.
    """
    for seat, sheet in enumerate(sheets):
        if ("sheet", seat) in unread:
            continue
        for key in [key for key in needed if getattr(sheet, key) is None]:
            if ("sheet", seat, key) not in unread:
                place = sheet_place(seat, sheet.player).at(key)
                yield place.error("", Text("is missing; {what} is expected", what=needed[key]))
