"""A score as a printed page."""

from dataclasses import replace
from pathlib import Path

import pytest

from rollwrite.sources import open_source
from scoring.answers import Answer
from scoring.answers.page import MOST_CHARACTERS, page_of, pages_of
from scoring.open_game import Editions
from scoring.states import Occasion
from sheets.drawing.paper import PAPERS, frame_on
from sheets.drawing.shapes import Text, flatten
from sheets.lint import Rules, Size, find_faults
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation

ROOT = Path(__file__).parents[3]
STATES = sorted((ROOT / "tests" / "states").glob("*/*.*"))
DATE = Size("date", 25.0, 8.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", STATES, ids=lambda file: file.stem)
def test_the_page_of_every_game_has_no_fault(file: Path, language: str) -> None:
    answer = Answer(file.name, open_source(file).score())
    page = page_of(answer, 1, load_translation(language))
    faults = find_faults(page, Rules(frame_on(PAPERS["a4"].half).area, (DATE,)))
    assert [f"{each.kind}: {each.message!s}" for each in faults] == []


def test_every_file_has_a_page_of_its_own() -> None:
    editions, words = Editions(), load_translation("de")
    answers = [Answer(file.name, open_source(file, editions).score()) for file in STATES[:3]]
    pages = pages_of(answers, words)
    assert [page.name for page in pages] == ["score-1", "score-2", "score-3", "standings"]
    assert pages[1] == page_of(answers[1], 2, words)


@pytest.mark.parametrize("length", [MOST_CHARACTERS, MOST_CHARACTERS + 1])
def test_notes_that_a_page_has_no_room_for_are_cut(length: int) -> None:
    notes = Occasion(notes=("Rain. " * MOST_CHARACTERS)[: length - 1] + "!")
    score = replace(open_source(STATES[0]).score(), occasion=notes)
    page = page_of(Answer("anna.toml", score), 1, load_translation("en"))
    words = " ".join(item.text for item in flatten(page.items) if isinstance(item, Text))
    assert ("!" in words, "..." in words) == (length == MOST_CHARACTERS, length > MOST_CHARACTERS)
