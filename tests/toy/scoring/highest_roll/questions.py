"""The questions of Highest Roll, row by row of the pad."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.entry.forms import Figures
from scoring.entry.question import Question
from scoring.entry.sheet_questions import SheetQuestions, number_of_players
from scoring.highest_roll.checks import FACES
from sheets.files.schema import Tree
from sheets.highest_roll.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Text
from sheets.words.translation import Translation


def questions(tree: Tree, edition: Edition, _words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known; how many sheets there are must be answered first."""
    seats = range(min(len(tree.get("sheet", ())), MOST_PLAYERS))
    rows = (each for seat in seats for each in _row(SheetQuestions(seat, tree), edition))
    return (number_of_players(FEWEST_PLAYERS, MOST_PLAYERS), *rows)


def _row(sheet: SheetQuestions, edition: Edition) -> Iterator[Question]:
    yield sheet.name()
    yield sheet.question("rolls", Text("figures rolled"), "", Figures(1, edition.rolls, 1, FACES))
