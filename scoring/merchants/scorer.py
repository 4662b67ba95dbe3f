"""Merchants' row in the scoring of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring.merchants.checks import find_problems
from scoring.merchants.printed import Content, content_of
from scoring.merchants.score import score
from scoring.merchants.state import STATES, State
from scoring.merchants.writing import state_tree
from scoring.scorer import Scorer

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from scoring.words import Words
    from sheets.filled import Filling
    from sheets.schema import Tree
    from sheets.table import Seat


def _seats(state: State) -> tuple[Seat, ...]:
    # Only drawing needs what this imports; scoring does not wait for it.
    from scoring.merchants.fillings import seats_at

    return seats_at(state)


def _fillings(state: State, content: Content) -> dict[str, tuple[Filling, ...]]:
    from scoring.merchants.fillings import page_fillings

    return page_fillings(state, content)


def _questions(tree: Tree, content: Content, words: Words) -> tuple[Question, ...]:
    from scoring.merchants.questions import questions

    return questions(tree, content, words)


SCORER = Scorer(STATES, content_of, find_problems, score, state_tree, _seats, _fillings, _questions)
