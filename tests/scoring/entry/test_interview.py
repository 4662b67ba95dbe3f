"""An interview: which question comes next, also after going back, and which one to mend."""

import pytest

from scoring.entry.forms import Figure, Figures
from scoring.entry.interview import Interview
from scoring.entry.question import At, EntryError, NumberOfSheets, Question
from sheets.files.schema import Tree


def ask(tree: Tree) -> tuple[Question, ...]:
    """Ask for the number of sheets, then for two figures of each."""
    number = Question(
        "players", "table", "players", "", Figure(1), NumberOfSheets(), {("sheet",): "players"}
    )
    sheets = range(len(tree.get("sheet", ())))
    figures = (
        Question(
            f"{seat} {key}",
            f"sheet {seat + 1}",
            key,
            "",
            Figures(),
            At(("sheet", seat, key)),
            {("sheet", seat, key): key},
            nothing=[],
        )
        for seat in sheets
        for key in ("gold", "wood")
    )
    return (number, *figures)


def after(*answers: str, interview: Interview | None = None) -> Interview:
    """Return the interview after these answers, `<` for going back."""
    interview = interview or Interview(ask, {})
    for text in answers:
        if text == "<":
            interview = interview.back()
        else:
            question = interview.current
            assert question is not None
            interview = interview.answer(question, text)
    return interview


def key(interview: Interview) -> str:
    return interview.current.key if interview.current else ""


def test_questions_come_one_after_the_other() -> None:
    assert [key(after(*["1", "2", "3"][:asked])) for asked in range(4)] == [
        "players",
        "0 gold",
        "0 wood",
        "",
    ]


def test_a_wrong_answer_changes_nothing() -> None:
    interview = after("1")
    assert interview.current is not None
    with pytest.raises(EntryError):
        interview.answer(interview.current, "x")
    assert key(interview) == "0 gold"


def test_going_back_asks_again_from_there_on() -> None:
    interview = after("2", "5", "6", "<", "<")
    assert key(interview) == "0 gold"
    interview = after("7", interview=interview)
    assert key(interview) == "0 wood"
    interview = after("", interview=interview)
    assert key(interview) == "1 gold"
    assert interview.tree["sheet"][0] == {"gold": [7], "wood": [6]}


def test_nobody_goes_back_beyond_the_first_question() -> None:
    assert key(after("1", "<", "<", "<")) == "players"


def test_from_the_end_one_goes_back_to_the_last_question() -> None:
    assert key(after("1", "2", "3", "<")) == "0 wood"


def test_more_sheets_bring_their_questions() -> None:
    done = after("1", "2", "3")
    more = done.answer(done.questions[0], "2")
    assert key(more) == "1 gold"


def test_an_answer_mended_later_does_not_ask_all_others_again() -> None:
    done = after("2", "1", "2", "3", "4")
    mended = done.answer(done.questions[1], "9")
    assert key(mended) == ""
    assert mended.tree["sheet"][0]["gold"] == [9]


@pytest.mark.parametrize(
    ("following", "asked"), [("0 wood", "0 wood"), ("", ""), ("no such", "players")]
)
def test_an_interview_goes_on_from_the_question_that_was_next(following: str, asked: str) -> None:
    tree = after("1", "2").tree
    assert key(Interview(ask, tree).from_key(following)) == asked
