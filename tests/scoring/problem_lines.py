"""Problems and texts as a person reads them in English, for tests."""

from collections.abc import Iterable

from sheets.files.problem import Players, Problem, problem_text
from sheets.words.text import Message


def lines_of_problems(problems: Iterable[Problem], players: Players = ()) -> list[str]:
    """Return a line for each problem; `players` are the names on the file's sheets."""
    return [str(problem_text(problem, players)) for problem in problems]


def said(texts: Iterable[Message]) -> tuple[str, ...]:
    """Return texts in English."""
    return tuple(map(str, texts))
