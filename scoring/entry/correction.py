"""Problems as a person who answers questions reads them: by the question that mends each.

A problem's own place names the keys of a file, which such a person has never seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from scoring.entry.question import Question
from scoring.states.place import Place
from sheets.files.problem import Problem


class Correction(NamedTuple):
    """A problem, and the index of the question whose answer it is about; None where none is."""

    problem: Problem
    question: int | None


def corrections(problems: Iterable[Problem], questions: Sequence[Question]) -> list[Correction]:
    """Return the problems in the order of the questions, their places in the questions' words.

    Those that no answer mends come last, as they are.
    """
    last = len(questions)
    found = [_correction(problem, questions) for problem in problems]
    return sorted(found, key=lambda each: last if each.question is None else each.question)


def _correction(problem: Problem, questions: Sequence[Question]) -> Correction:
    """Find the closest place: one within a question's own is its as well."""
    found = [
        (place, index)
        for index, question in enumerate(questions)
        for place in question.places
        if problem.where == place or problem.where.startswith((f"{place}, ", f"{place} "))
    ]
    if not found:
        return Correction(problem, None)
    place, index = max(found, key=lambda each: len(each[0]))
    named, within = questions[index].places[place], problem.where[len(place) :].lstrip(", ")
    where = Place(named).at(within).name if within else named
    return Correction(replace(problem, where=where), index)
