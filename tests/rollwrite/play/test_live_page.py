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


def test_what_players_took_is_named_and_what_is_left_is_told() -> None:
    text = begun().page()
    for left in ("Relics for 2, not taken: 7 5", "Monuments, not taken: 12 9 6 4"):
        assert f"<p>{left}</p>" in text
    assert "closed regions hold 0 of the 4 goals" in text
    shown = re.findall(r"<span>Cards bought</span><b>([^<]*)</b>", text)
    assert shown == ["Swamp 2/Bank", "Muster/Academy"]
    assert "Cards built" not in text  # Nobody has any.


@pytest.mark.parametrize(("names", "is_wide"), [("Anna Bernd", True), ("A B C D", False)])
def test_a_board_that_is_low_is_as_wide_as_the_screen(names: str, is_wide: bool) -> None:
    assert ('<div class="screen wide">' in Play(names.split()).page()) is is_wide


def test_on_a_phone_the_halves_of_the_board_stand_one_below_the_other() -> None:
    text = begun().page()
    whole, *halves = (
        [float(each) for each in view.split()]
        for view in re.findall(r'viewBox="([^"]*)"', text)[:3]
    )
    assert text.index('<div class="halves"') < text.index("<article") < text.index('class="last"')
    assert halves[0][0] == whole[0]
    assert halves[1][0] + halves[1][2] == pytest.approx(whole[0] + whole[2], abs=0.01)
    assert halves[0][2] == pytest.approx(whole[2] * 0.53, abs=0.01)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_nothing_that_is_printed_around_the_map_is_shown(variant: str, players: int) -> None:
    text = Play(["Anna", "Bernd", "Chloé", "Dora"][:players], variant=variant).page()
    assert "50 mm" not in text
    assert "· A4 ·" not in text


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
