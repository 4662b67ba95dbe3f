"""What is true of the booklet of every variant."""

import pytest

from scoring.merchants.game import GAME
from sheets.drawing.paper import PAPERS, SMALL
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import WHITE, Path, flatten, marks_of
from sheets.drawing.theme import THEMES
from sheets.merchants.booklet.book import ROOM
from sheets.page.frame import NEAT
from sheets.words.languages import LANGUAGES
from tests.covering import rest_slow
from tests.sheets.merchants.booklets import NUMBER, PLAYERS, booklet_of, faults_of, texts

LEAST_PANEL = 30.0  # No panel is narrower, nothing else as wide.
# What the family version needs of the base game: who plays where, rolling, drawing, closing, the
# end, spells.
NEEDED = {
    *("M1.1", "M1.4", "M2.4", "M2.5", "M3.1", "M3.2", "M3.4", "M3.5", "M3.6"),
    *("M5.1", "M5.2", "M5.3", "M5.7", "M7.1", "M9"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("variant", "letter", "needed"),
    [("base", "M", set()), ("family", "F", NEEDED), ("solo", "S", set())],
)
def test_every_rule_of_the_version_stands_in_it_and_of_the_base_game_what_it_needs(
    variant: str, letter: str, needed: set[str], language: str
) -> None:
    own = {number for number in GAME.rules("en") if number.startswith(letter)}
    pages = booklet_of(variant, language=language)
    assert {text for text in texts(pages) if NUMBER.fullmatch(text)} == own | needed


@pytest.mark.parametrize(("variant", "number"), [("base", 8), ("family", 4), ("solo", 4)])
def test_small_pages_fill_whole_sheets_without_a_place_for_the_pen(
    variant: str, number: int
) -> None:
    pages = booklet_of(variant)
    assert [page.name for page in pages] == [f"rules-{page}" for page in range(1, number + 1)]
    assert {page.width for page in pages} == {PAPERS["a4"].width / 2}
    assert not [mark for page in pages for mark in marks_of(page)]


@pytest.mark.parametrize("paper", rest_slow(PAPERS))
@pytest.mark.parametrize("theme", rest_slow(THEMES))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", PLAYERS)
def test_no_page_has_a_fault(variant: str, language: str, theme: str, paper: str) -> None:
    assert faults_of(variant, language=language, theme=theme, paper=paper) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", PLAYERS)
def test_what_stands_on_a_page_ends_above_its_number(variant: str, language: str) -> None:
    for page in booklet_of(variant, language=language):
        top = (page.height - SMALL.height) / 2
        paths = (item for item in flatten(page.items) if isinstance(item, Path) and item.segments)
        boxes = [bounds(path) for path in paths if path.fill == WHITE]
        panels = [box for box in boxes if LEAST_PANEL < box.width <= ROOM.width + 0.01]
        in_room = [box for box in panels if box.height > NEAT + 0.01]
        assert max(box.bottom for box in in_room) - top <= ROOM.bottom + 0.01, page.name
