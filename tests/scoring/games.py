"""What is said of a finished game of any kind, and asked for it."""

from typing import Any

from scoring.entry.question import Question
from scoring.games import AnyGame
from scoring.open_game import Editions, open_game
from scoring.score import Score
from sheets.words.translation import load_translation
from tests.scoring.problem_lines import lines_of_problems

Tree = dict[str, Any]
EDITIONS = Editions()  # Read once for all.


def problems_in(tree: Tree) -> list[str]:
    """Return every problem of a game as a line."""
    opened = open_game(tree, EDITIONS)
    return lines_of_problems(opened.find_problems(), opened.players)


def score_of(tree: Tree, *, lenient: bool = False) -> Score:
    """Return the score of a game."""
    return open_game(tree, EDITIONS).score(lenient)


def asked(game: AnyGame, tree: Tree, language: str = "en") -> tuple[Question, ...]:
    """Return what is asked of a game."""
    return game.ask(None, load_translation(language))(tree)


def answered(game: AnyGame, tree: Tree, texts: list[str], language: str = "en") -> Tree:
    """Return a game's tree after an answer to each question in turn."""
    for number, text in enumerate(texts):
        tree = asked(game, tree, language)[number].with_answer(text, tree)
    return tree
