"""Pandoria Merchants as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring.game import Game
from scoring.open_game import Pages
from scoring.score import Score
from scoring.states.reading import Unread
from sheets.files.problem import Problem
from sheets.files.schema import Tree
from sheets.merchants.game import SHEETS

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from scoring.merchants.states.printed import Content
    from scoring.merchants.states.state import State
    from sheets.merchants.edition.edition import Edition
    from sheets.words.translation import Translation


def _states(variant: str) -> type[State]:
    from scoring.merchants.states.state import STATES

    return STATES[variant]


def _content(edition: Edition) -> Content:
    from scoring.merchants.states.printed import content_of

    return content_of(edition)


def _find_problems(state: State, content: Content, unread: Unread) -> list[Problem]:
    from scoring.merchants.checks import find_problems

    return find_problems(state, content, unread)


def _score(state: State, content: Content) -> Score:
    from scoring.merchants.score import score

    return score(state, content)


def _fillings(state: State, content: Content) -> Pages:
    from scoring.merchants.fillings import page_fillings

    return page_fillings(state, content)


def _questions(tree: Tree, content: Content, words: Translation) -> tuple[Question, ...]:
    from scoring.merchants.questions import questions

    return questions(tree, content, words)


def _state_tree(state: State) -> Tree:
    from scoring.merchants.states.writing import state_tree

    return state_tree(state)


GAME = Game(
    sheets=SHEETS,
    states=_states,
    content=_content,
    find_problems=_find_problems,
    score=_score,
    fillings=_fillings,
    questions=_questions,
    state_tree=_state_tree,
)
