"""Pandoria's row in the scoring of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring.pandoria.checks import find_problems
from scoring.pandoria.content import Content, content_of
from scoring.pandoria.score import score
from scoring.pandoria.state import STATES, State
from scoring.scorer import Scorer
from scoring.tree import plain_tree

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from scoring.words import Words
    from sheets.filled import Filling
    from sheets.schema import Tree
    from sheets.table import Seat


def _seats(state: State) -> tuple[Seat, ...]:
    # Only drawing needs what this imports; scoring does not wait for it.
    from scoring.printed_seats import printed_seats

    return printed_seats(state.sheet, state.players)


def _fillings(state: State, content: Content) -> dict[str, tuple[Filling, ...]]:
    from scoring.pandoria.fillings import page_fillings

    return page_fillings(state, content)


def _questions(tree: Tree, content: Content, words: Words) -> tuple[Question, ...]:
    from scoring.pandoria.questions import questions

    return questions(tree, content, words)


SCORER = Scorer(STATES, content_of, find_problems, score, plain_tree, _seats, _fillings, _questions)
