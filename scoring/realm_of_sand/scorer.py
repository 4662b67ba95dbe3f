"""Realm of Sand's row in the scoring of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring.realm_of_sand.checks import find_problems
from scoring.realm_of_sand.score import score
from scoring.realm_of_sand.state import STATES, State
from scoring.scorer import Scorer
from scoring.tree import plain_tree
from sheets.realm_of_sand.edition import Edition

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from scoring.words import Words
    from sheets.filled import Filling
    from sheets.schema import Tree
    from sheets.table import Seat


def _content(edition: Edition) -> Edition:
    return edition


def _seats(state: State) -> tuple[Seat, ...]:
    # Only drawing needs what this imports; scoring does not wait for it.
    from scoring.printed_seats import printed_seats

    return printed_seats(state.sheet, state.players)


def _fillings(state: State, edition: Edition) -> dict[str, tuple[Filling, ...]]:
    from scoring.realm_of_sand.fillings import page_fillings

    return page_fillings(state)


def _questions(tree: Tree, edition: Edition, words: Words) -> tuple[Question, ...]:
    from scoring.realm_of_sand.questions import questions

    return questions(tree)


SCORER = Scorer(STATES, _content, find_problems, score, plain_tree, _seats, _fillings, _questions)
