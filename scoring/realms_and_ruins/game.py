"""Tales of Realms and Ruins as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring.game import Game
from scoring.open_game import Pages
from scoring.score import Score
from scoring.states.reading import Unread
from sheets.files.problem import Problem
from sheets.files.schema import Tree
from sheets.realms_and_ruins.game import SHEETS

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from scoring.realms_and_ruins.state import State
    from sheets.realms_and_ruins.edition import Edition
    from sheets.words.translation import Translation


def _states(_variant: str) -> type[State]:
    from scoring.realms_and_ruins.state import State

    return State


def _content(edition: Edition) -> Edition:
    return edition


def _find_problems(state: State, content: Edition, unread: Unread) -> list[Problem]:
    from scoring.realms_and_ruins.checks import find_problems

    return find_problems(state, content, unread)


def _score(state: State, content: Edition) -> Score:
    from scoring.realms_and_ruins.score import score

    return score(state, content)


def _fillings(state: State, content: Edition) -> Pages:
    from scoring.realms_and_ruins.fillings import page_fillings

    return page_fillings(state, content)


def _questions(tree: Tree, content: Edition, words: Translation) -> tuple[Question, ...]:
    from scoring.realms_and_ruins.questions import questions

    return questions(tree, content, words)


def _state_tree(state: State) -> Tree:
    from scoring.states.tree import plain_tree

    return plain_tree(state)


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
