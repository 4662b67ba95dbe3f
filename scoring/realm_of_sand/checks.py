"""Every problem of a state of Realm of Sand: one function a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring.realm_of_sand.state import PlayerSheet, State
from scoring.states.place import placed_sheets
from scoring.states.reading import Unread
from scoring.states.table_checks import find_table_problems, is_whole
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.realm_of_sand.edition import MOST_PLAYERS, Edition
from sheets.realm_of_sand.game import SHEETS
from sheets.words.text import Text

_NEEDED: Mapping[str, Text] = {
    "player": Text("a name"),
    "cards": Text("a list of the points of the completed cards"),
    "hourglasses": Text("a list of the hourglasses of the completed cards"),
    "pieces": Text("the number of pieces left on the player board"),
}


def find_problems(state: State, edition: Edition, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    sheets = state.sheet[:MOST_PLAYERS]
    problems = list(find_table_problems(SHEETS, state, _NEEDED, unread))
    for number, (place, sheet) in enumerate(placed_sheets(sheets)):
        if is_whole(number, unread):
            problems += _cards(sheet, place)
    if not any(path[0] == "sheet" for path in unread):
        problems += _end(sheets, edition)
    return problems


def _cards(sheet: PlayerSheet, place: Place) -> Iterator[Problem]:
    """Every completed card has its points and its hourglasses (R1, R2)."""
    if sheet.cards is None or sheet.hourglasses is None:
        return
    if len(sheet.cards) != len(sheet.hourglasses):
        yield place.at("hourglasses").error(
            "R1",
            Text(
                "hourglasses of {hourglasses} cards, points of {cards}; "
                "every completed card stands in both lists, with 0 where it shows none",
                hourglasses=len(sheet.hourglasses),
                cards=len(sheet.cards),
            ),
        )


def _end(sheets: tuple[PlayerSheet, ...], edition: Edition) -> Iterator[Problem]:
    """Somebody has declared the end (R1)."""
    shown = [sum(sheet.hourglasses) for sheet in sheets if sheet.hourglasses is not None]
    if shown and len(shown) == len(sheets) and max(shown) < edition.hourglasses:
        yield Place(("hourglasses",)).warning(
            "R1",
            Text(
                "nobody has declared the end: it takes {needed}, and the most are {most}",
                needed=edition.hourglasses,
                most=max(shown),
            ),
        )
