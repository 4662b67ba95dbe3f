"""Problems as a person who answers questions reads them: by the question that mends each.

A problem's own path names the keys of a file, which such a person has never seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scoring.entry.question import Question
from sheets.files.problem import Path, Problem
from sheets.files.report import Players, path_text, problem_place
from sheets.words.text import Said, Text


class Correction(NamedTuple):
    """A problem, its place in the questions' words, and the index of the question that mends it.

    Where no answer does the index is None, and the place is the file's.
    """

    problem: Problem
    place: Said
    question: int | None


def corrections(
    problems: Iterable[Problem], questions: Sequence[Question], players: Players = ()
) -> list[Correction]:
    """Return the problems in the order of the questions, those that no answer mends last.

    `players` are the names on the sheets.
    """
    last = len(questions)
    found = [_correction(problem, questions, players) for problem in problems]
    return sorted(found, key=lambda each: last if each.question is None else each.question)


def _correction(problem: Problem, questions: Sequence[Question], players: Players) -> Correction:
    """Find the closest place: one within a question's own is its as well."""
    found = [
        (path, index)
        for index, question in enumerate(questions)
        for path in question.places
        if problem.path == path or (path and problem.path[: len(path)] == path)
    ]
    if not found:
        return Correction(problem, problem_place(problem, players), None)
    path, index = max(found, key=lambda each: len(each[0]))
    place = _within(questions[index].places[path], problem.path[len(path) :])
    return Correction(problem, place, index)


def _within(place: Said, rest: Path) -> Said:
    return Text("{place}, {part}", place=place, part=path_text(rest)) if rest else place
