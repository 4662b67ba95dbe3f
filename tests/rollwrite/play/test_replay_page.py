"""A replayed game as a page: what it holds, what it knows of every turn, that nothing escapes."""

import re
import subprocess
from base64 import b64encode
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rollwrite.play.answers import replay_answer
from rollwrite.play.answers.board import marks_at, positions
from rollwrite.play.answers.text import rows
from rollwrite.play.notation import said
from rollwrite.play.record import Record
from rollwrite.play.replay import ReplayedRecord, record_of, replay, replay_of
from rollwrite.play.sheet_state import score_of
from sheets.drawing.theme import load_theme
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.browsers import CHROMIUM, OPTIONS
from tests.covering import rest_slow
from tests.editions import EVENING
from tests.pages import Page
from tests.rollwrite.play.random_games import TABLES, random_game, start_of


def any_record(variant: str, players: int, seed: int) -> Record:
    start = start_of(variant, players)
    return record_of(start, [step for step, _ in random_game(start, seed)])


def page_of(replayed: ReplayedRecord, language: str = "en") -> str:
    return replay_answer(replayed, "html", load_translation(language))


def read(html: str) -> str:
    """Return a page's text as a person reads it."""
    return re.sub("<[^>]+>", "", html)


def opened(folder: Path, turn: str, *more: str) -> str:
    """Return what a browser makes of the page of an evening; skips where none runs."""
    page = folder / "evening.html"
    page.write_text(page_of(replay_of(EVENING.read_text("utf-8"))), "utf-8")
    assert CHROMIUM is not None
    options = (*OPTIONS, "--dump-dom", f"--user-data-dir={folder}/profile", *more)
    answer = subprocess.run(
        [CHROMIUM, *options, f"{page.as_uri()}{turn}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if answer.returncode or not answer.stdout:
        pytest.skip("chromium does not run here")
    return answer.stdout


@pytest.mark.parametrize(("variant", "players"), rest_slow(TABLES, always=3))
def test_every_turns_data_are_those_of_its_position(variant: str, players: int) -> None:
    replayed = replay(any_record(variant, players, 3))
    words = load_translation("en")
    game = Page(page_of(replayed)).data
    there = positions(replayed)
    assert len(game["changes"]) == len(game["on"]) == len(replayed.turns) + 1
    cells: dict[str, str] = {}
    for changes, on, position in zip(game["changes"], game["on"], there, strict=True):
        cells |= changes
        now = [words(cell) for row in rows(position, score_of(position)) for cell in row.cells]
        assert cells == {str(number): cell for number, cell in enumerate(now)}
        assert on == (-1 if position.is_over else position.seat)


@pytest.mark.parametrize("seed", rest_slow(range(4)))
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_what_a_pen_has_drawn_stays(variant: str, players: int, seed: int) -> None:
    before: dict[Any, None] = {}
    for position in positions(replay(any_record(variant, players, seed))):
        now = marks_at(position)
        assert before.keys() <= now.keys()
        before = now


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
def test_the_page_is_one_file_that_is_all_there_without_its_program(language: str) -> None:
    replayed = replay_of(EVENING.read_text("utf-8"))
    text = page_of(replayed, language)
    page = Page(text)
    ids = Counter(attributes["id"] for _, attributes in page.elements if "id" in attributes)
    assert max(ids.values()) == 1
    assert {f"turn-{turn}" for turn in range(len(replayed.turns) + 1)} <= ids.keys()
    assert not re.search(r'(src|href)="(?!#)|url\((?!data:)|@import', text)
    buttons = [attributes for tag, attributes in page.elements if tag == "button"]
    assert len(buttons) == 6
    assert all(attributes["aria-label"] for attributes in buttons)
    assert ("html", {"lang": language}) in page.elements
    for played in replayed.turns:
        steps = said("; ".join(played.texts), played.after.table)
        assert load_translation(language)(steps) in read(text)
    assert not any("style" in attributes for _, attributes in page.elements)


def test_cards_are_named_for_whoever_points_at_their_numbers() -> None:
    replayed = replay_of(EVENING.read_text("utf-8"))
    text = page_of(replayed)
    assert re.search(r'start <span class="card" tabindex="0" data-name="[^"]+/Bank">1</span>', text)
    assert Page(text).data["cards"]["1"].endswith("/Bank")
    assert "data-cards" in text


def test_players_have_the_colours_of_their_shields() -> None:
    text = page_of(replay_of(EVENING.read_text("utf-8")))
    seats = load_theme("colour").seats
    assert all(f"--seat-{seat}:{colour};" in text for seat, colour in enumerate(seats))


def test_a_goal_that_is_struck_is_seen_below_its_strike() -> None:
    replayed = replay_of(EVENING.read_text("utf-8"))
    shown = re.findall(r'<g class="halo[^"]*" data-turn="\d+">(.*?)</g>', page_of(replayed))
    marks = [
        each for each in marks_at(positions(replayed)[-1]) if not each.mark.startswith("closed")
    ]
    hows = Counter(each.how for each in marks)
    assert hows["strike"]
    assert (
        sum(each.count("<use") for each in shown) == len(marks) - hows["strike"] - hows["outline"]
    )


def test_a_track_that_is_full_stays_so() -> None:
    for seed in range(4):
        text = page_of(replay(any_record("base", 3, seed)))
        assert not re.search(r"from (\d) to \1\b", text)


@pytest.mark.skipif(CHROMIUM is None, reason="needs chromium")
@pytest.mark.slow
def test_a_browser_begins_at_the_start_and_plays_by_itself(tmp_path: Path) -> None:
    dom = opened(tmp_path, "", "--virtual-time-budget=6000")
    number = re.search(r"turn (\d+) of 27", dom)
    assert number is not None
    assert 1 <= int(number[1]) <= 5
    assert opened(tmp_path, "#turn-27").count("turn 27 of 27") == 2


@pytest.mark.skipif(CHROMIUM is None, reason="needs chromium")
@pytest.mark.slow
def test_the_chart_tells_nothing_of_later_turns(tmp_path: Path) -> None:
    courses = re.findall('<polyline[^>]+points="([^"]+)"', opened(tmp_path, "#turn-3"))
    assert courses
    assert {len(points.split()) for points in courses} == {4}
    courses = re.findall('<polyline[^>]+points="([^"]+)"', opened(tmp_path, "#turn-27"))
    assert {len(points.split()) for points in courses} == {28}


def test_nothing_runs_but_what_the_policy_knows() -> None:
    page = Page(page_of(replay_of(EVENING.read_text("utf-8"))))
    [policy] = [each["content"] for tag, each in page.elements if "http-equiv" in each]
    assert policy.startswith("default-src 'none'; ")
    [style], program = page.texts["style"], page.texts["script"][1]
    for content in (style, program):
        digest = b64encode(sha256(content.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy


def test_a_long_game_of_four_is_under_300_kb() -> None:
    records = [any_record("base", 4, seed) for seed in range(6)]
    longest = max(records, key=lambda record: len(record.turns))
    assert len(longest.turns) > 40
    assert len(page_of(replay(longest), "de").encode()) < 300_000


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><img src=x onerror=a()>', "</script>&amp;", "O'Hara"]
)
def test_a_players_name_is_a_name_and_nothing_else(name: str) -> None:
    record = any_record("base", 2, 1)
    replayed = replay(replace(record, players=(name, record.players[1])))
    assert replayed.problems == ()
    page = Page(page_of(replayed))
    tags = Counter(tag for tag, _ in page.elements)
    assert (tags["script"], tags["img"]) == (2, 0)
    assert name in page.texts["bdi"]
    assert not any(key.startswith("on") for _, each in page.elements for key in each)


def test_what_ends_lines_in_programs_stays_out_of_the_data() -> None:
    record = any_record("base", 2, 1)
    odd = replace(record, players=("A\u2028</script>", record.players[1]))
    text = page_of(replay(odd))
    [data] = re.findall(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    assert not {*"<>&\u2028\u2029"} & {*data}


def test_a_fault_stands_above_what_came_before_it() -> None:
    text = EVENING.read_text("utf-8").replace("worker L4", "worker A1", 1)
    page = page_of(replay_of(text))
    assert 'role="alert">error: line 11' in page or "(M3.4)" in page
    assert len(Page(page).data["changes"]) == 4


@pytest.mark.parametrize(("players", "is_low"), [(2, True), (4, False)])
def test_a_low_board_has_the_whole_width(players: int, is_low: bool) -> None:
    text = page_of(replay(any_record("base", players, 1)))
    assert ('<div class="board low" id="board">' in text) is is_low


def test_of_no_game_there_is_no_page() -> None:
    assert page_of(replay_of("nothing")) == ""


@pytest.mark.skipif(CHROMIUM is None, reason="needs chromium")
@pytest.mark.slow
@pytest.mark.parametrize("address", ["#turn-7", "#7"])
def test_a_browser_opens_the_turn_of_the_address(address: str, tmp_path: Path) -> None:
    replayed = replay_of(EVENING.read_text("utf-8"))
    dom = opened(tmp_path, address)
    assert "turn 7 of 27" in dom
    [told] = re.findall(r'id="told"[^>]*>(.*?)</section>', dom, re.S)
    assert "; ".join(replayed.turns[6].texts) in read(told)
    shown = {int(turn) for turn in re.findall(r'class="mark(?: now)?" data-turn="(\d+)"', dom)}
    hidden = {int(turn) for turn in re.findall(r'class="mark later" data-turn="(\d+)"', dom)}
    assert max(shown) == 7 < min(hidden)
