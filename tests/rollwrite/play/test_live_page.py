"""A game in play as a page for a second screen."""

import re
from pathlib import Path

import pytest

from rollwrite.games import Play
from rollwrite.play.record import record_text
from rollwrite.play.replay import record_of
from sheets.drawing.theme import load_theme
from sheets.words.languages import LANGUAGES
from tests.pages import Page
from tests.rollwrite.play.random_games import TABLES, random_game, start_of

AGAIN = '<meta http-equiv="refresh" content="3">'


def begun() -> Play:
    play = Play(["Anna", "Bernd"])
    for line in ("1", "2", "3 3", "y E3 y D3 D2"):
        play.call(line)
    return play


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_loads_itself_again_and_needs_nothing_else(language: str) -> None:
    text = begun().page(language)
    assert AGAIN in text
    assert ("html", {"lang": language}) in Page(text).elements
    assert "<script" not in text
    assert "script-src 'none'" in text
    assert not re.search(r'(src|href)="(?!#)|url\((?!data:)|@import', text)


def test_it_shows_who_is_on_the_last_call_and_everybody() -> None:
    text = begun().page()
    assert "<h1>Round 2: Bernd is on</h1>" in text
    assert "roll crystal crystal; draw crystal D3 crystal E3; worker D2" in text
    assert "an artifact is placed on D3-E3" in text
    assert "Nobody leads: all have 1." in text
    assert text.count("<article ") == 2
    assert text.count('<p class="track ') == 8
    assert '<article class="seat-1 on">' in text
    assert "1 Anna" not in text


def test_a_card_is_named() -> None:
    assert re.search(r"start 2 \([^)]*/Academy\)", begun().page())


def test_what_is_called_of_a_turn_is_shown_at_once() -> None:
    play = begun()
    play.call("1 2")
    assert "dice: gold, wood" in play.page()
    play.call("g K3 w L3")
    assert "draw gold K3 wood L3" in play.page()


def test_players_have_the_colours_of_their_shields() -> None:
    text = begun().page()
    for seat, colour in enumerate(load_theme("colour").seats):
        assert f"--seat-{seat}:{colour};" in text


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_game_has_a_page_that_stops_at_its_end(
    variant: str, players: int, tmp_path: Path
) -> None:
    start, file = start_of(variant, players), tmp_path / "evening.record"
    steps = [step for step, _ in random_game(start, 2)]
    file.write_text(record_text(record_of(start, steps[: len(steps) // 2])), "utf-8")
    with Play(file=file) as play:
        assert AGAIN in play.page()
    file.write_text(record_text(record_of(start, steps)), "utf-8")
    with Play(file=file) as play:
        assert AGAIN not in play.page("de")


def test_a_page_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    play, page = begun(), tmp_path / "board.html"
    page.write_text("before")
    play.write_page(page)
    assert page.read_text("utf-8") == play.page()
    with pytest.raises(OSError, match="does not exist"):
        play.write_page(tmp_path / "none" / "board.html")
    assert [path.name for path in tmp_path.iterdir()] == ["board.html"]
