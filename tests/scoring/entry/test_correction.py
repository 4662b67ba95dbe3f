"""Problems by the questions that mend them: which one, in which order, in whose words."""

import pytest

from scoring.entry.forms import Figure
from scoring.entry.interview import corrections
from scoring.entry.question import At, Question
from sheets.files.problem import Path, Problem
from sheets.words.text import Message, Text


def question(key: str, places: dict[Path, Message]) -> Question:
    return Question(key, "", key, "", Figure(), At((key,)), places)


QUESTIONS = (
    question("players", {("sheet",): "players", (): ""}),
    question("gold", {("sheet", 0, "gold"): "sheet 1, Gold circled"}),
    question("wood", {("sheet", 0, "wood"): "sheet 1, Holz", ("wood",): "Holz"}),
    question("relics", {("sheet", 0, "gold", "first"): "sheet 1, Relics"}),
)


def wrong(path: Path) -> Problem:
    return Problem(path, Text("is wrong"))


@pytest.mark.parametrize(
    ("path", "asked", "called"),
    [
        (("sheet", 0, "wood"), "wood", "sheet 1, Holz"),
        (("sheet", 0, "wood", 2), "wood", "sheet 1, Holz, 3"),
        (("wood",), "wood", "Holz"),
        (("sheet", 0, "gold", "second"), "gold", "sheet 1, Gold circled, second"),
        (("sheet", 0, "gold", "first"), "relics", "sheet 1, Relics"),
        (("sheet",), "players", "players"),
        (("sheet", 0, "goldsmith"), "players", "players, 1, goldsmith"),
        (("board",), "", "board"),
        ((), "players", ""),
    ],
)
def test_a_problem_names_the_question_that_mends_it(path: Path, asked: str, called: str) -> None:
    ((_, place, index),) = corrections([wrong(path)], QUESTIONS)
    assert ("" if index is None else QUESTIONS[index].key) == asked
    assert str(place) == called


def test_problems_come_in_the_order_of_the_questions() -> None:
    problems = [wrong((key,)) for key in ("board", "wood", "sheet", "wood")]
    found = corrections(problems, QUESTIONS)
    assert [each.question for each in found] == [0, 2, 2, None]
    assert [each.problem for each in found] == [problems[2], problems[1], problems[3], problems[0]]
