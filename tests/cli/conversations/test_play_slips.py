"""`rollwrite play` that stops and goes on, who leads, and names that are asked at a terminal."""

import re
from functools import partial
from pathlib import Path

import pytest
from click.testing import Result

from rollwrite.play.replay import record_of
from rollwrite.play.sheet_state import score_of, standing
from scoring.score import Account, Line, Score, rank
from sheets.words.text import Text
from tests.cli import running
from tests.cli.running import RECORD, turns
from tests.rollwrite.play.random_games import random_game, start_of
from tests.terminals import Terminal

STARTS = ("1", "2")
ANNA = "g E3 g E4 F3"

pytestmark = pytest.mark.usefixtures("here")
play = partial(running.play, names="Anna Bernd")


def shown_dice(answer: Result) -> list[str]:
    """Return what the dice showed, prompt by prompt."""
    return re.findall(r"dice: (.*)$", answer.stdout, re.MULTILINE)


def test_dice_that_are_rolled_here_stand_again_after_a_stop() -> None:
    first = shown_dice(play(STARTS, "--roll"))
    assert shown_dice(play((), "--roll"))[-1] == first[-1]
    two = ["gold", "wood"] if first[-1] == "?, ?" else first[-1].replace("?", "city").split(", ")
    called = f"{two[0]} E3 {two[-1]} E4 F3"
    if first[-1].count("city") == 1 and "?" in first[-1]:
        called = "city E3 gold E4 F3"
    taken = play((called, ".", "."), "--roll")
    assert taken.stderr == ""
    assert shown_dice(play(("<",), "--roll"))[-1] == first[-1]  # Over a turn that was kept, too.


@pytest.mark.parametrize("more", [(), ("--roll",), ("--opponent", "greedy")])
def test_what_is_open_at_a_stop_is_asked_again(more: tuple[str, ...]) -> None:
    names = "Anna" if "--opponent" in more else "Anna Bernd"
    start = "1" if "--opponent" in more else "1\n1"
    play((start,), *more, names=names)
    lines = RECORD.read_text("utf-8").partition("\n\n")[0]
    RECORD.write_text(
        f"{lines}\n\n1 Anna: start 1\n1 {lines.split()[-2]}: start 1\n{OPEN};\n", "utf-8"
    )
    for _ in range(2):
        answer = play((), *more)
        assert f"    so far: {OPEN}\nAnna may still " in answer.stdout
        assert turns()[2:] == [f"{OPEN};"]
    answer = play((".", "."), *more)
    assert turns()[2] == OPEN


OPEN = "2 Anna: draw gold E3 gold E4; worker F3"


def test_alone_the_trolls_may_lead() -> None:
    start = start_of("solo", 1)
    *_, (_, last) = random_game(start, 3)
    assert last.is_over
    told = str(standing(score_of(last)))
    assert told == "The Trolls lead with 339, before Anna with 27."


def test_turns_behind_the_end_of_the_game_fall_away() -> None:
    start = start_of("family", 2)
    record = record_of(start, [step for step, _ in random_game(start, 1)])
    calls = [f"{' '.join(turn.steps)} ." for turn in record.turns]
    last = record.turns[-1]
    again = f"insert {record.players[last.player]}: {'; '.join(last.steps)}"
    answer = play((*calls, again), "--variant", "family", names=" ".join(record.players))
    assert "the game is over; 1 fall away" in answer.stdout
    assert len(turns()) == len(calls)


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ([3, 3, 3], "Nobody leads: all have 3."),
        ([5, 5, 1], "Anna and Bernd lead with 5."),
        ([5, 3, 3], "Anna leads with 5, before Bernd and Chloé with 3."),
    ],
)
def test_who_leads_is_told(totals: list[int], sentence: str) -> None:
    names = ("Anna", "Bernd", "Chloé")
    accounts = [
        Account(name, (Line(Text("Crowns"), points, "M7.6"),), ())
        for name, points in zip(names, totals, strict=True)
    ]
    assert str(standing(Score(players=rank(accounts)))) == sentence


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A person at a terminal, who has said one name."""
    return Terminal(tmp_path, "play", "Anna", "-o", "evening.record")


def test_a_wrong_number_of_players_is_a_question(terminal: Terminal) -> None:
    terminal.until("Who plays with Anna? Names, commas between; Enter plays alone")
    terminal.press("Bernd, Chloé, Dora, Emil\r")
    terminal.until("Anna, Bernd, Chloé, Dora and Emil are 5, and 2 to 4 can play: who plays? ")
    terminal.press("\r")
    terminal.until("Who plays? Names in the order of play, commas between: ")
    terminal.press("Anna and Bernd\r")
    terminal.until("1 Anna: start 1")
    terminal.close()


@pytest.mark.parametrize("word", ["q", "quitter"])
def test_whoever_quits_where_names_are_asked_is_no_player(
    terminal: Terminal, tmp_path: Path, word: str
) -> None:
    terminal.until("Who plays with Anna? Names, commas between; Enter plays alone")
    terminal.press(f"{word}\r")
    assert terminal.code()
    terminal.close()
    assert not (tmp_path / RECORD).exists()


def test_one_player_can_play_alone(terminal: Terminal) -> None:
    terminal.type("", prompt="against the Trolls: ")
    terminal.until("Anna: start 1")
    terminal.close()


def test_whoever_names_the_family_version_is_not_left_alone(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "Anna", "--variant", "family")
    terminal.until("Who plays with Anna? Names, commas between: ")
    terminal.press("\r")
    terminal.until("Who plays with Anna? Names, commas between: ")
    terminal.press("Bernd\r")
    terminal.until("1 Anna: place two resources and a worker")
    terminal.close()


def test_a_page_for_a_second_screen_is_written_after_each_call() -> None:
    answer = play((*STARTS, ANNA), "--page", "board.html")
    assert answer.stderr == ""
    page = Path("board.html").read_text("utf-8")
    assert "Round 2: Anna is on" in page
    assert "draw gold E3 gold E4; worker F3" in page
