"""`?` says of every question what stands where on the paper."""

from pathlib import Path

import pytest

from rollwrite.sources import open_source
from scoring.entry.forms import Choice
from scoring.entry.question import EntryError, Question
from scoring.games import GAMES
from sheets.words.translation import load_translation

STATES = Path(__file__).parents[2] / "states"
EXAMPLES = sorted(path for path in STATES.rglob("*.*") if path.suffix in (".toml", ".json"))


def questions(example: Path, language: str = "en") -> tuple[Question, ...]:
    """Return what is asked of an example game."""
    opened = open_source(example)
    return GAMES[opened.name].ask(None, load_translation(language))(opened.tree())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_question_is_explained(example: Path) -> None:
    asked = questions(example)
    assert asked
    assert [each.key for each in asked if not each.more] == []


@pytest.mark.parametrize("typed", ["3", "expert", "exp", "EXPERT"])
def test_the_level_is_taken_by_name_or_number(typed: str) -> None:
    """S2: beginner, advanced, expert."""
    [level, *_] = questions(STATES / "merchants" / "solo-expert.toml")
    assert level.with_answer(typed, {})["level"] == "expert"
    assert "1 beginner, 2 advanced, 3 expert" in str(level.more[-1])


@pytest.mark.parametrize("typed", ["0", "4", "-1", "²"])
def test_a_number_that_stands_for_nothing_is_no_answer(typed: str) -> None:
    with pytest.raises(EntryError):
        Choice({"a": ("one",), "b": ("two",), "c": ("three",)}).read(typed)


def test_two_players_have_not_one_initial() -> None:
    """M2.3: workers are told apart by it."""
    asked = {each.key: each for each in questions(STATES / "merchants" / "base-2-board.toml")}
    tree = open_source(STATES / "merchants" / "base-2-board.toml").tree()
    with pytest.raises(EntryError) as refused:
        asked["board initials"].with_answer("X X", tree)
    assert str(refused.value.args[0]) == (
        "X stands for two players; give each an initial of their own"
    )
