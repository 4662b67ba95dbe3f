"""Every problem of a state of Highest Roll: one function a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring.highest_roll.state import State
from scoring.states.place import placed_sheets
from scoring.states.reading import Unread
from scoring.states.table_checks import find_table_problems
from sheets.files.problem import Problem
from sheets.highest_roll.edition import Edition
from sheets.highest_roll.game import SHEETS
from sheets.words.text import Text

FACES = 6
_NEEDED: Mapping[str, Text] = {"player": Text("a name")}


def find_problems(state: State, edition: Edition, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    return [*find_table_problems(SHEETS, state, _NEEDED, unread), *_faces(state, edition)]


def _faces(state: State, edition: Edition) -> Iterator[Problem]:
    for place, sheet in placed_sheets(state.sheet):
        for index, figure in enumerate(sheet.rolls):
            if not 1 <= figure <= FACES:
                text = Text("is {figure}; a die shows 1 to {faces}", figure=figure, faces=FACES)
                yield place.at("rolls", index).error("X2", text)
        if len(sheet.rolls) > edition.rolls:
            text = Text(
                "has {rolls}; each rolls {all} times", rolls=len(sheet.rolls), all=edition.rolls
            )
            yield place.at("rolls").error("X1", text)
