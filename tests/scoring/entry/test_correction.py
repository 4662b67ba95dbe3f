"""Problems by the questions that mend them: which one, in which order, in whose words."""

from __future__ import annotations

import pytest

from scoring.entry.correction import corrections
from scoring.entry.forms import Figure
from scoring.entry.question import Question
from scoring.entry.slots import At
from sheets.files.problem import Problem


def question(key: str, places: dict[str, str]) -> Question:
    return Question(key, "", key, "", Figure(), At((key,)), places)


QUESTIONS = (
    question("players", {"sheet": "players"}),
    question("gold", {"sheet 1, gold": "sheet 1, Gold circled"}),
    question("wood", {"sheet 1, wood": "sheet 1, Holz", "wood": "Holz"}),
    question("relics", {"sheet 1, gold, first": "sheet 1, Relics"}),
)


@pytest.mark.parametrize(
    ("where", "asked", "called"),
    [
        ("sheet 1, wood", "wood", "sheet 1, Holz"),
        ("sheet 1, wood 3", "wood", "sheet 1, Holz, 3"),
        ("wood", "wood", "Holz"),
        ("sheet 1, gold, second", "gold", "sheet 1, Gold circled, second"),
        ("sheet 1, gold, first", "relics", "sheet 1, Relics"),
        ("sheet", "players", "players"),
        ("sheet 1, goldsmith", "players", "players, 1, goldsmith"),
        ("board", "", "board"),
        ("", "", ""),
    ],
)
def test_a_problem_names_the_question_that_mends_it(where: str, asked: str, called: str) -> None:
    ((problem, index),) = corrections([Problem(where, "is wrong")], QUESTIONS)
    assert ("" if index is None else QUESTIONS[index].key) == asked
    assert problem.where == called


def test_problems_come_in_the_order_of_the_questions() -> None:
    problems = [Problem(where, "is wrong") for where in ("board", "wood", "sheet", "wood")]
    assert [index for _, index in corrections(problems, QUESTIONS)] == [0, 2, 2, None]
