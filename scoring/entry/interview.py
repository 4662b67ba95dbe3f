"""An interview: which question is next, and which mend a problem."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple, TypeAlias

from scoring.entry.question import Question, without_sheet
from sheets.files.problem import Players, Problem, path_text, problem_place
from sheets.files.schema import Tree
from sheets.words.text import Message, Text

# What is asked depends on what is in the tree so far: a sheet for each player, a board or none.
Questions: TypeAlias = Callable[[Tree], tuple[Question, ...]]


@dataclass(frozen=True)
class Interview:
    """Where an interview stands.

    `answered` are the keys of the questions that are, `at` that of one to which the person went
    back, "" for going on with the first that is not answered.
    """

    ask: Questions
    tree: Tree
    answered: frozenset[str] = frozenset()
    at: str = ""

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """All questions, as far as they are known."""
        return self.ask(self.tree)

    @property
    def current(self) -> Question | None:
        """The question to ask, None when all are answered."""
        back = (question for question in self.questions if question.key == self.at)
        return next(back, None) or self.first_open

    @property
    def first_open(self) -> Question | None:
        """The first question that is not answered."""
        return next((each for each in self.questions if each.key not in self.answered), None)

    def answer(self, question: Question, text: str) -> Interview:
        """Return the interview after an answer; raises EntryError.

        After going back the questions that follow come again.
        """
        tree = question.with_answer(text, self.tree)
        keys = [each.key for each in self.ask(tree)]
        answered = (self.answered | {question.key}).intersection(keys)
        at = ""
        if question.key == self.at:
            at = next(iter(keys[keys.index(question.key) + 1 :]), "")
        return replace(self, tree=tree, answered=answered, at=at if at in answered else "")

    def without_sheet(self, seat: int) -> Interview:
        """Return the interview without a sheet that is missing; those behind it move up."""
        tree = without_sheet(self.tree, seat)
        kept = [each.key in self.answered for each in self.questions if each.seat != seat]
        keys = (each.key for each in self.ask(tree))
        answered = frozenset(key for key, done in zip(keys, kept, strict=False) if done)
        return replace(self, tree=tree, answered=answered, at="")

    def back(self) -> Interview:
        """Return the interview at the question before; the first one has none before it."""
        keys = [question.key for question in self.questions]
        here = keys.index(self.current.key) if self.current else len(keys)
        return replace(self, at=keys[max(here - 1, 0)])

    def from_key(self, key: str) -> Interview:
        """Return the interview with all questions before this one answered; "" for all."""
        keys = [question.key for question in self.questions]
        before = keys[: keys.index(key)] if key in keys else keys if not key else []
        return replace(self, answered=frozenset(before), at="")


class Correction(NamedTuple):
    """A problem, its place in the questions' words, and the index of the question that mends it.

    Where no answer does the index is None, and the place is the file's.
    """

    problem: Problem
    place: Message
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
    place = questions[index].places[path]
    if rest := problem.path[len(path) :]:
        place = Text("{place}, {part}", place=place, part=path_text(rest))
    return Correction(problem, place, index)
