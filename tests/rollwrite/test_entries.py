"""Entering a game without a terminal: questions, answers, back, and the files that keep it."""

from pathlib import Path

import pytest

import rollwrite as rw
from rollwrite.entries import EntryFile
from scoring.open_game import open_game
from sheets.words.translation import load_translation

PAD = ["5 3 8", "4 3 3", "4"]  # Cards, hourglasses, pieces.


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "game.toml"


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_game_is_entered_checked_scored_and_saved(target: Path) -> None:
    entry = rw.Entry("realm-of-sand", players=["Anna", "Bernd"], file=target)
    asked = []
    while question := entry.question:
        asked.append(str(question.section))
        entry.answer(PAD[(len(asked) - 1) % 3])
    assert len(set(asked)) == 2
    assert not entry.check()
    assert entry.score().players
    assert entry.state["sheet"][0]["cards"] == [5, 3, 8]
    assert files(target.parent) == ["game.part.toml"]
    assert (entry.is_saved, entry.save(), entry.is_saved) == (False, True, True)
    assert files(target.parent) == ["game.toml"]
    assert not entry.save()  # It says the same already.
    assert rw.score(target).players == entry.score().players


def test_one_goes_back_to_what_was_answered_until_the_first_question() -> None:
    entry = rw.Entry("realm-of-sand", players=["Anna", "Bernd"])
    first = entry.question
    assert first
    entry.answer(PAD[0])
    assert entry.question != first
    assert entry.back()
    assert entry.question == first
    assert str(entry.shown(first)) == PAD[0]
    assert [entry.back() for _ in range(3)] == [True, True, False]
    assert entry.question == entry.questions[0]


def test_what_is_no_answer_is_said_and_changes_nothing() -> None:
    entry = rw.Entry("realm-of-sand", players=["Anna", "Bernd"])
    before = entry.state
    with pytest.raises(rw.EntryError) as caught:
        entry.answer("cards")
    assert rw.say(caught.value.args[0], "de") != str(caught.value)
    assert entry.state == before


def test_what_was_entered_is_resumed_unless_that_is_not_wanted(target: Path) -> None:
    rw.Entry("realm-of-sand", players=["Anna", "Bernd"], file=target).answer(PAD[0])
    resumed = rw.Entry("realm-of-sand", file=target)
    assert resumed.question
    assert resumed.question.key == "sheet 1 hourglasses"
    anew = rw.Entry("realm-of-sand", file=target, resume=lambda file: file == target)
    assert anew.question == anew.questions[0]
    with pytest.raises(rw.WrongTableError, match=r"other players play in .*game\.part\.toml"):
        rw.Entry("realm-of-sand", players=["Anna", "Clara"], file=target)


def test_a_mistake_is_mended_by_the_question_that_it_names() -> None:
    entry = rw.Entry("realm-of-sand", players=["Anna", "Bernd"])
    for text in (PAD[0], PAD[1], "999", *PAD):
        entry.answer(text)
    problem, _, index = entry.corrections()[0]
    assert index is not None
    assert problem.path == ("sheet", 0, "pieces")
    question = entry.numbered(str(index + 1))
    assert question.key == "sheet 1 pieces"
    assert entry.together(question) == [question.key]
    entry.answer("4", question)
    assert not entry.check()


def test_of_two_that_enter_one_game_the_second_is_told_at_its_first_answer(target: Path) -> None:
    first, second = (EntryFile(target, load_translation("en")) for _ in range(2))
    first.keep({"game": "merchants", "variant": "base"}, "players")
    kept = first.part.read_bytes()
    with pytest.raises(
        OSError, match="another `rollwrite enter` is writing this file; take another file"
    ):
        second.keep({"game": "pandoria"}, "players")
    assert first.part.read_bytes() == kept
    first.keep({"game": "merchants", "variant": "family"}, "players")


def test_a_game_that_was_written_meanwhile_is_not_written_over(target: Path) -> None:
    file = EntryFile(target, load_translation("en"))
    tree = {"game": "merchants", "variant": "family"}
    target.write_text("somebody else's", "utf-8")
    with pytest.raises(OSError, match=r"what you entered is kept in .*game\.part\.toml"):
        file.finish(tree, open_game(tree))
    assert target.read_text("utf-8") == "somebody else's"
    assert 'variant = "family"' in file.part.read_text("utf-8")
