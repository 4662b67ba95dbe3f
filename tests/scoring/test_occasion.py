"""A file may say when and where a game was played, and answers show it."""

import json
import tomllib
from datetime import date
from typing import Any

import pytest

from rollwrite.sources import Content, open_source
from scoring.answers import Answer, write_answers
from scoring.open_game import open_game
from scoring.states import Occasion
from sheets.files.problem import problem_text
from sheets.files.toml import write_toml
from sheets.words.translation import load_translation

SHEETS = '[[sheet]]\nplayer = "Anna"\ncards = [5]\nhourglasses = [1]\npieces = 2\n'
PLAYED = 'game = "realm-of-sand"\nplayers = 1\n'
OCCASION = 'date = 2026-11-22\nplace = "Café  Central"\nnotes = """\nAnna\'s first.\n"""\n'
FULL = f"{PLAYED}{OCCASION}{SHEETS}"


def tree(**entries: Any) -> dict[str, Any]:
    """Return a finished game with these entries at its top."""
    return {**tomllib.loads(f"{PLAYED}{SHEETS}"), **entries}


def occasion_problems(**entries: Any) -> list[str]:
    """Return what is wrong with these entries."""
    problems = open_game(tree(**entries)).find_problems()
    return [str(problem_text(each)) for each in problems if each.path[0] in entries]


def test_a_file_says_date_place_and_notes() -> None:
    occasion = open_source(Content(FULL)).occasion
    assert occasion == Occasion(date(2026, 11, 22), "Café Central", "Anna's first.")


def test_json_says_the_date_as_a_text() -> None:
    game = json.dumps(tree(date="2026-11-22"))
    assert open_source(Content(game, "game.json")).occasion.date == date(2026, 11, 22)


def test_a_state_is_written_with_its_occasion() -> None:
    opened = open_source(Content(FULL))
    assert open_source(Content(write_toml(opened.tree()))).occasion == opened.occasion


def test_a_place_is_short() -> None:
    told = "error: place: has 101 characters; at most 100 fit"
    assert occasion_problems(place="x" * 101) == [told]


def test_notes_may_be_long() -> None:
    assert occasion_problems(notes="A good evening. " * 1000) == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "2026-11-22, Café Central"),
        ("de", "22.11.2026, Café Central"),
        ("fr", "22/11/2026, Café Central"),
    ],
)
@pytest.mark.parametrize("format_", ["text", "markdown", "html"])
def test_an_answer_shows_it_as_people_write_it(format_: str, language: str, line: str) -> None:
    score = open_source(Content(FULL.replace("players = 1\n", ""))).score(lenient=True)
    answer = write_answers(format_, [Answer("-", score)], load_translation(language))
    assert line in answer


def test_json_and_csv_have_the_date_as_programs_write_it() -> None:
    english, score = load_translation("en"), open_source(Content(FULL)).score(lenient=True)
    found = json.loads(write_answers("json", [Answer("-", score)], english))
    assert (found["date"], found["place"]) == ("2026-11-22", "Café Central")
    assert ",2026-11-22,realm-of-sand," in write_answers("csv", [Answer("-", score)], english)


@pytest.mark.parametrize(
    ("occasion", "remarks"),
    [
        (Occasion(), []),
        (Occasion(date(2026, 1, 5)), ["2026-01-05"]),
        (Occasion(place="at Anna's"), ["at Anna's"]),
        (Occasion(notes="Good."), ["Good."]),
    ],
)
def test_only_what_is_known_is_said(occasion: Occasion, remarks: list[str]) -> None:
    assert [*map(str, occasion.remarks)] == remarks
