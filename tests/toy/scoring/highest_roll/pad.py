"""The pad of Highest Roll as a form: what a state writes on it, what is asked row by row."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.entry.forms import Figures, SheetQuestions, number_of_players
from scoring.entry.question import Question
from scoring.games import Pages
from scoring.highest_roll.state import State
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.files.schema import Tree
from sheets.highest_roll.edition import FACES, FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.highest_roll.pad import roll_mark, total_mark
from sheets.words.text import Text
from sheets.words.translation import Translation


def page_fillings(state: State, edition: Edition) -> Pages:
    """Return what stands on the pad."""
    return {PageKey("pad"): tuple(_pad(state, edition))}


def _pad(state: State, edition: Edition) -> Iterator[Filling]:
    for seat, sheet in enumerate(state.sheet):
        for roll, figure in enumerate(sheet.rolls[: edition.rolls], 1):
            yield Filling(roll_mark(seat, roll), "write", str(figure))
        yield Filling(total_mark(seat), "write", str(sum(sheet.rolls)))


def questions(tree: Tree, edition: Edition, _words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known; how many sheets there are must be answered first."""
    seats = range(min(len(tree.get("sheet", ())), MOST_PLAYERS))
    rows = (each for seat in seats for each in _row(SheetQuestions(seat, tree), edition))
    return (number_of_players(FEWEST_PLAYERS, MOST_PLAYERS), *rows)


def _row(sheet: SheetQuestions, edition: Edition) -> Iterator[Question]:
    yield sheet.name()
    yield sheet.question("rolls", Text("figures rolled"), "", Figures(1, edition.rolls, 1, FACES))
