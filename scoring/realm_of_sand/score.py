"""The final score of Realm of Sand: the points of the completed cards (R2), ties by R3."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.realm_of_sand.state import PlayerSheet, State
from scoring.score import Account, Line, Score, TieBreak, rank
from scoring.states.place import PlacedSheet, placed_sheets
from sheets.files.problem import Problem
from sheets.realm_of_sand.edition import MOST_PLAYERS, Edition
from sheets.words.text import Text

_CARDS = Text("Completed cards")
_PIECES = Text("Pieces left")
_ORDER = Text("Place in the round")


def score(state: State, edition: Edition) -> Score:
    """Return the score of a finished game; its problems say what was left out, if anything was."""
    placed = placed_sheets(state.sheet[:MOST_PLAYERS])
    accounts = [_account(each, order) for order, each in enumerate(placed, 1)]
    problems = tuple(problem for each in placed for problem in _left_out(each))
    return Score(state.game, state.variant, rank(accounts), problems)


def _account(placed: PlacedSheet[PlayerSheet], order: int) -> Account:
    place, sheet = placed
    lines = () if sheet.cards is None else (_cards_line(sheet.cards),)
    # Who comes later in the round wins the last tie, so no place is ever shared.
    ties = (TieBreak(_PIECES, sheet.pieces or 0, "R3"), TieBreak(_ORDER, order, "R3"))
    return Account(sheet.player or place.name, lines, ties)


def _cards_line(cards: tuple[int, ...]) -> Line:
    number = len(cards)
    return Line(
        _CARDS, sum(cards), "R2", Text("Completed cards: {number}", number=number), str(number)
    )


def _left_out(placed: PlacedSheet[PlayerSheet]) -> Iterator[Problem]:
    place, sheet = placed
    for key, rule in (("cards", "R2"), ("pieces", "R3")):
        if getattr(sheet, key) is None:
            yield place.at(key).left_out(rule)
