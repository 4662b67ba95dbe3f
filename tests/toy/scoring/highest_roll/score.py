"""A finished game of Highest Roll: what is wrong with it (X1, X2), what it is worth (X1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring.highest_roll.game import GAME
from scoring.highest_roll.state import PlayerSheet, State
from scoring.score import Account, Line, Score, rank
from scoring.states import PlacedSheet, Unread, find_table_problems, placed_sheets
from sheets.files.problem import Problem
from sheets.highest_roll.edition import FACES, Edition
from sheets.words.text import Text

_NEEDED: Mapping[str, Text] = {"player": Text("a name")}


def find_problems(state: State, edition: Edition, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    return [*find_table_problems(GAME, state, _NEEDED, unread), *_faces(state, edition)]


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


def score(state: State, _edition: Edition) -> Score:
    """Return the score of a finished game."""
    return Score(state.game, state.variant, rank(map(_account, placed_sheets(state.sheet))))


def _account(placed: PlacedSheet[PlayerSheet]) -> Account:
    place, sheet = placed
    line = Line(Text("Figures rolled"), sum(sheet.rolls), "X1")
    return Account(sheet.player or place.name, (line,), ())
