"""What a sheet says of its own count, the total circled, figures, is held against the count."""

import json
from dataclasses import replace
from functools import cache

import pytest

from rollwrite.photo.intake import Photo
from rollwrite.photo.reading import read_photo
from rollwrite.photo.table import table_reading
from rollwrite.photographs import PhotoTable
from tests.rollwrite.photo.sheets_taken import added_up, of_example, photo_of
from tests.rollwrite.photo.test_pads import read as read_pad
from tools.photographs.camera import picture_of

TOTAL = "sheet/0/final.total/68-78"


@cache
def anna(figure: str = "", number: int = 0, circled: int | None = 68) -> PhotoTable:
    """Return Anna's sheet, of 63 crowns and 5 at the end, with another figure or total."""
    figures = {figure: number} if figure else {}
    photo = photo_of(added_up(of_example(0), figures, circled), seed=15)
    sheets = [*read_photo(Photo("anna.jpg", picture_of(photo)))]
    return PhotoTable(table_reading(sheets).disputed().held(), ()).named(["Anna"])


def asked(table: PhotoTable) -> list[str]:
    return [str(each.text) for each in table.questions]


def total(table: PhotoTable) -> int:
    (account,) = (each.account for each in table.score().players)
    return account.total


def test_a_sheet_that_agrees_with_its_count_is_not_asked() -> None:
    assert asked(anna()) == []
    assert total(anna()) == 68
    assert anna().depends() == ()


def test_a_total_that_the_count_contradicts_is_asked_and_either_can_be_right() -> None:
    """M7.6: her rows and the end make 68, she writes and circles 78."""
    table = anna("final.total", 78, circled=78)
    (question,) = table.questions
    assert str(question.text) == (
        "sheet 1 (Anna), total: 78 is circled and written, 68 is counted: which is right?"
    )
    assert question.id == TOTAL
    for right in (68, 78):
        settled = table.answered(question, right)
        assert total(settled) == right
        assert asked(settled) == []
    with pytest.raises(ValueError, match="79 is none of 68, 78"):
        table.answered(question, 79)


def test_likely_answers_take_the_count_and_say_on_what_it_depends() -> None:
    table = anna("final.total", 78, circled=78)
    assert total(table.likely()) == 68
    assert [str(each) for each in table.taken()] == [
        "sheet 1 (Anna), total: 68 is likely, and taken"
    ]
    assert [str(each) for each in table.depends()] == [
        "Anna: 68, or 78 if sheet 1 (Anna), total is 78"
    ]
    assert "crowns = 63  # read\n" in table.likely().answer("toml")
    by_person = table.answered(table.questions[0], 78)
    assert "crowns = 73  # person\n" in by_person.answer("toml")


def test_a_total_depends_on_a_doubtful_mark_that_brings_a_point() -> None:
    """M7.4: nothing is circled, her figures say 63 crowns; an artifact may not be spent."""
    table = anna(circled=None)
    assert table.reading
    (sheet,) = table.reading.sheets
    (third,) = (each for each in sheet.readings if each.group.path == ("artifacts", "3"))
    doubtful = table_reading([sheet.answered(replace(third, probability=0.6))]).held()
    asked_table = PhotoTable(doubtful, ()).named(["Anna"])
    assert asked_table.totals == {"Anna": 68}
    assert [str(each) for each in asked_table.depends()] == [
        "Anna: 68, or 69 if sheet 1 (Anna), artifacts, 3 is circled"
    ]


@pytest.mark.slow
def test_the_question_is_named_that_decides_a_total_and_no_other() -> None:
    """P6: whose captives count is told by the realm, which is a word; the others have none."""
    table = PhotoTable(read_pad("pandoria/standard-4.toml").disputed().held(), ())
    assert len(table.questions) == len(table.players)
    assert {*table.players} - {*table.totals} == {"Clara"}
    assert [each.id for each in table.deciding] == ["sheet/2/realm"]


def test_figures_do_not_win_over_a_circle_without_a_word() -> None:
    """All figures say 68, and 78 is circled."""
    (question,) = anna(circled=78).questions
    assert str(question.text) == (
        "sheet 1 (Anna), crowns: is it 63 or 73? That makes 68 or 78 in all; 78 is circled"
    )
    assert anna(circled=78).likely().questions
    settled = anna(circled=78).answered(question, 63)
    assert (asked(settled), total(settled)) == ([], 68)


def test_a_figure_of_what_marks_bring_that_they_contradict_asks_for_the_marks() -> None:
    """M7.2: the tracks bring 4, and 7 is written beside them."""
    table = anna("final.tracks", 7)
    (question,) = table.questions
    assert (
        str(question.text) == "sheet 1 (Anna), tracks: 7 is written, 4 is counted: which is right?"
    )
    assert asked(table.answered(question, 4)) == []
    anew = table.answered(question, 7)
    tracks = {"sheet/0/gold": 2, "sheet/0/wood": 1, "sheet/0/crystal": 5, "sheet/0/craft": 2}
    assert {each.id for each in anew.questions} <= tracks.keys()
    assert anew.questions
    again = anew.answered(
        {each.id: tracks[each.id] for each in anew.questions}
    )  # As they were read.
    (same,) = again.questions
    assert same.id == question.id
    for _ in range(len(tracks)):  # Until there is nothing left that could be asked.
        again = again.answered({**tracks, question.id: 7})
    assert asked(again) == []


def test_a_sum_of_what_marks_bring_that_they_contradict_is_asked() -> None:
    """Who is in a hurry writes the sum alone: 8, where tracks, cards and artifacts bring 5."""
    gone = ("crowns.", "final.tracks", "final.cards", "final.artifacts")
    kept = [each for each in added_up(of_example(0), {"final.sum": 8}, 68)
            if not each.mark.startswith(gone)]  # fmt: skip
    sheets = [*read_photo(Photo("anna.jpg", picture_of(photo_of(kept, seed=16))))]
    table = PhotoTable(table_reading(sheets).disputed().held(), ()).named(["Anna"])
    (question,) = table.questions
    assert str(question.text) == (
        "sheet 1 (Anna), sum of tracks, cards and artifacts: 8 is written, 5 is counted: "
        "which is right?"
    )
    assert total(table.answered(question, 5)) == 68


def test_an_answer_that_contradicts_the_written_total_is_asked_about() -> None:
    """Her total is not read; somebody says that 78 is circled, and her figures make 68."""
    table = anna()
    assert table.reading
    (sheet,) = table.reading.sheets
    said = {("total", "tens"): 7, ("total", "units"): 8}
    for each in sheet.readings:
        if each.group.path in said:
            meaning = said[each.group.path]
            sheet = sheet.answered(replace(each, meaning=meaning, by="person"))
    table = PhotoTable(table_reading([sheet]).held(), ()).named(["Anna"])
    assert asked(table) == [
        "sheet 1 (Anna), total: 78 is circled, 68 is written, 68 is counted: which is right?"
    ]


def test_a_total_of_which_only_the_units_are_seen_is_asked() -> None:
    """Rings drawn wide can be missed: a total of 68 must not become 8."""
    gone = ("crowns.", "final.")
    kept = [
        each for each in of_example(0) if ".units." in each.mark or not each.mark.startswith(gone)
    ]
    sheets = [*read_photo(Photo("anna.jpg", picture_of(photo_of(kept, seed=16))))]
    table = PhotoTable(table_reading(sheets).disputed().held(), ()).named(["Anna"])
    tens = next(each for each in table.questions if each.id == "sheet/0/total/tens")
    assert tens.likely is None
    assert table.totals == {}
    assert table.likely().totals == {}
    answered = table.answered(tens, 6).likely()
    assert answered.totals == {"Anna": 68}


def test_the_same_photographs_have_the_same_questions_and_take_answers_by_their_ids() -> None:
    table = anna("final.total", 78, circled=78)
    tree = json.loads(table.answer("json"))
    (question,) = tree["questions"]
    assert (question["id"], question["likely"]) == (TOTAL, 68)
    assert table.answered({TOTAL: 78}).state == table.answered(table.questions[0], 78).state
    assert table.answered({}).questions == table.questions
    # One that does not come up by these answers is not needed.
    assert table.answered({TOTAL: 68, "sheet/0/final.total/69-78": 69}).questions == ()
    with pytest.raises(ValueError, match="'sheet/7/gold'"):
        table.answered({"sheet/7/gold": 1})


def test_as_json_the_score_and_what_it_depends_on_are_told() -> None:
    tree = json.loads(anna("final.total", 78, circled=78).answer("json"))
    assert tree["score"]["players"][0]["total"] == 68
    assert tree["is_provisional"]
    assert tree["depends"] == [{"question": TOTAL, "meaning": 78, "totals": {"Anna": 78}}]
    assert "anna.jpg: total: 20 + 27 + 16 + 5 is 68, not 78" in tree["warnings"]
