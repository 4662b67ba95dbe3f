"""`rollwrite enter`: the conversation, the files it keeps and writes, and how it can end."""

import os
from pathlib import Path

import pytest
from click.testing import Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.terminal.exits import ExitCode
from scoring.merchants.game import GAME
from tests.cli.running import rollwrite
from tests.covering import rest_slow
from tests.editions import FIRST, NAME

ANNA = ["2 5 1 0", "14", "8", "", "5 2", "2", "4 8 6 3 9 14 5", "3", "17", "8", "20"]
BERND = ["5 1 3 4", "11", "-", "14", "4 3", "2", "6 2 14 11 4 7", "6 12", "", "1 5", "4"]
NO_BOARD, WRITE, SCORE = "", "", ""
TWO = ["2", "Anna", *ANNA, "Bernd", *BERND, NO_BOARD]


pytestmark = pytest.mark.usefixtures("here")


def enter(
    answers: list[str], *arguments: str, output: str = "game.toml", edition: str = FIRST
) -> Result:
    """Run the command with one answer a line; a traceback fails the test."""
    text = "".join(f"{answer}\n" for answer in answers)
    if edition and "--edition" not in arguments:
        arguments = (*arguments, "--edition", edition)
    return rollwrite("enter", *arguments, "-o", output, stdin=text)


def files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


def test_the_language_is_that_of_the_questions() -> None:
    lines = enter([*TWO, WRITE, "ja"], "--language", "de").output.splitlines()
    assert "Bogen 1 von 2" in lines
    assert "  Gold, Holz, Kristall, Handwerk (je 0 bis 5, z. B. 2 5 1 0): 2 5 1 0" in lines
    assert "Anna gewinnt mit 56" in lines


@pytest.mark.parametrize("end", rest_slow([11, 1, 6, 16, 21]))
def test_an_end_anywhere_loses_nothing(end: int) -> None:
    first = enter(TWO[:end])
    assert first.exit_code == ExitCode.MALFORMED
    assert (
        "Everything so far is kept in game.part.toml. The same command goes on from there."
        in first.output
    )
    assert files() == ["game.part.toml"]
    second = enter(["yes", *TWO[end:], WRITE, SCORE])
    assert second.exit_code == ExitCode.DONE
    assert "game.part.toml exists. Go on from it, rather than write over it?" in second.output
    assert "Anna wins with 56" in second.output
    assert files() == ["game.toml"]


@pytest.mark.parametrize("mended", rest_slow([["2", "Anne", "2", "Anna"], [], ["2", "Anna"]]))
def test_a_file_in_which_nothing_is_changed_keeps_every_byte(mended: list[str]) -> None:
    enter([*TWO, WRITE, "no"])
    text = "# Our first game.\r\n" + Path("game.toml").read_text("utf-8").replace("\n\n", "\n")
    Path("game.toml").write_bytes(text.encode())
    answer = enter(["yes", *mended, WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    assert Path("game.toml").read_bytes() == text.encode()
    assert "Enter leaves game.toml as it is: " in answer.output
    assert "game.toml stays as it was" in answer.output
    assert files() == ["game.toml"]


COMMENTED = """\
# Friday at Bernd's.
game = "merchants"
variant = "base"
edition = "pandoria-merchants 1.0.0"

[[sheet]]
player = "Anna"  # She began.
gold = 2
wood = 5
crystal = 1
craft = 0
crowns = [4, 8, 6, 3, 9, 14, 5]  # 14 is the monument.
monuments = [14]
artifacts = { circled = 5, crossed = 2 }
workers_crossed = 2
relics = { two = [8] }
cards = { 3 = "bought", 17 = "built", 8 = "cast", 20 = "overbuilt" }

# Bernd was late.
[[sheet]]
player = "Bernd"
gold = 5
wood = 1
crystal = 3
craft = 4
crowns = [6, 2, 14, 11, 4, 7]
cards = { 6 = "bought", 12 = "bought" }
"""


def test_comments_order_and_layout_of_a_file_survive_what_is_mended() -> None:
    Path("game.toml").write_text(COMMENTED, encoding="utf-8")
    answer = enter(["yes", "2", "Anne", "3", "2 4 1 0", WRITE, "no"])
    assert "game.toml is written" in answer.output
    mended = COMMENTED.replace('"Anna"', '"Anne"').replace("wood = 5", "wood = 4")
    assert Path("game.toml").read_text("utf-8") == mended
    assert files() == ["game.toml"]


def test_comments_survive_a_session_that_ends_early() -> None:
    Path("game.toml").write_text(COMMENTED, encoding="utf-8")
    interrupted = ["yes", "1", "3", "Clara", "0 0 0 0"]
    assert "Everything so far is kept in game.part.toml" in enter(interrupted).output
    assert "# Bernd was late." in Path("game.part.toml").read_text("utf-8")
    assert Path("game.toml").read_text("utf-8") == COMMENTED
    enter(["yes", "", "", "", "", "", "9", "2", "", "", "", NO_BOARD, WRITE, "no"])
    text = Path("game.toml").read_text("utf-8")
    assert text.startswith(f'{COMMENTED}\n[[sheet]]\nplayer = "Clara"\n')
    assert files() == ["game.toml"]


def test_a_file_of_windows_stays_one() -> None:
    windows = "\ufeff" + COMMENTED.replace("\n", "\r\n")
    Path("game.toml").write_bytes(windows.encode())
    enter(["yes", "2", "Anne", WRITE, "no"])
    text = Path("game.toml").read_bytes().decode("utf-8-sig")
    assert text == COMMENTED.replace("Anna", "Anne").replace("\n", "\r\n")


def test_a_file_with_ships_names_of_version_0_1_is_resumed() -> None:
    enter([*TWO, WRITE, SCORE])
    path = Path("game.toml")
    path.write_text(path.read_text("utf-8") + '\n[board.ships]\nA = ["L2"]\n', "utf-8")
    answer = enter(["y", WRITE, SCORE])
    assert "a ship is called by the hex in which it is drawn; write G3 (M9)" in answer.output
    assert "you cannot go on with" not in answer.output


def test_who_begins_anew_writes_over_what_was_there() -> None:
    Path("game.toml").write_text(COMMENTED, encoding="utf-8")
    enter(["no", *TWO, WRITE, "no"])
    assert "#" not in Path("game.toml").read_text("utf-8")


@pytest.mark.parametrize("end", rest_slow([12, 3, 20]))
def test_a_game_looks_the_same_however_often_one_stopped(end: int) -> None:
    enter([*TWO, WRITE, "no"], output="once.toml")
    enter(TWO[:end])
    enter(["yes", *TWO[end:], WRITE, "no"])
    assert Path("game.toml").read_bytes() == Path("once.toml").read_bytes()


def test_a_file_with_faults_does_not_stop_what_was_begun_beside_it() -> None:
    enter(TWO[:-1])
    Path("game.toml").write_text("gold = ", encoding="utf-8")
    assert enter(["yes", NO_BOARD, WRITE, "no"]).exit_code == ExitCode.DONE
    assert files() == ["game.toml"]


def test_without_an_option_it_is_the_newest_version() -> None:
    enter(["2", "Anna"], edition="")
    newest = f'edition = "{NAME} {GAME.load().version}"'
    assert newest in Path("game.part.toml").read_text("utf-8").splitlines()


def test_a_file_that_names_no_version_gets_one_only_when_asked() -> None:
    enter([*TWO, WRITE, "no"])
    written = Path("game.toml").read_text("utf-8")
    unnamed = written.replace(f'edition = "{FIRST}"\n', "")
    assert unnamed != written
    Path("game.toml").write_text(unnamed, "utf-8")
    assert "game.toml stays as it was" in enter(["yes", WRITE, "no"], edition="").output
    assert Path("game.toml").read_text("utf-8") == unnamed
    other = enter(["yes"], "--edition", "other.toml")
    assert "there edition is the shipped one" in other.output
    assert "says otherwise" not in enter(["yes", WRITE, "no"]).output
    assert f'edition = "{FIRST}"\n' in Path("game.toml").read_text("utf-8")


def test_an_edition_whose_name_is_no_text_cannot_be_named_in_a_state() -> None:
    answer = enter(["2"], "--edition", os.fsdecode(b"my\xff.toml"))
    assert answer.exit_code == ExitCode.USAGE
    assert "Error: a state cannot hold the name my�.toml; rename the file\n" in answer.stderr


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(answers=st.lists(st.text() | st.sampled_from(["<", "?", "", "2", "4 6", "yes", "-"])))
def test_no_answers_at_all_make_it_fail(answers: list[str]) -> None:
    for path in Path().iterdir():
        path.unlink()
    text = "\n".join(answers).encode("utf-8", "surrogatepass")
    answer = rollwrite("enter", "-o", "game.toml", stdin=text)
    assert answer.exit_code == ExitCode.MALFORMED


@pytest.mark.parametrize("text", [b"\xff\xfe\n", b"\x00" * 5000, b"2" * 100_000, b"2\r\nAnna\r\n"])
def test_any_bytes_are_read(text: bytes) -> None:
    assert rollwrite("enter", "-o", "game.toml", stdin=text).exit_code == ExitCode.MALFORMED


@pytest.mark.parametrize("line", ["x", "?", "<", "", "2"])
def test_a_stream_without_end_comes_to_an_end(line: str) -> None:
    answer = enter([line] * 2000)
    assert answer.exit_code == ExitCode.MALFORMED
