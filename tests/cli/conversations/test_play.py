"""`rollwrite play`, piped: calls that are played, told and kept, and those that cannot be."""

from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from rollwrite.games import Play, RecordFile
from rollwrite.play.record import record_text
from rollwrite.play.replay import record_of
from tests.cli.running import RECORD, play, rollwrite, turns
from tests.editions import FIRST
from tests.rollwrite.play.random_games import NAMES, random_game, start_of

TWO = ("--player", "Anna", "--player", "Bernd")
STARTS = ["1", "2"]
ANNA, BERND = "g E3 g E4 F3", "w C3 w C2 D2"

pytestmark = pytest.mark.usefixtures("here")


@pytest.mark.parametrize(
    ("variant", "players"),
    [("base", 2), ("base", 3), ("base", 4), ("family", 2), ("family", 3), ("solo", 1)],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_that_is_called_is_kept_turn_by_turn(
    variant: str, players: int, seed: int
) -> None:
    start = start_of(variant, players)
    record = record_of(start, [step for step, _ in random_game(start, seed)])
    calls = [" ".join(turn.steps) or "." for turn in record.turns]
    names = [word for name in NAMES[:players] for word in ("--player", name)]
    answer = play([*calls, ".", "."], *names, "--variant", variant)
    assert answer.stderr == ""
    assert answer.exit_code == ExitCode.DONE
    assert RECORD.read_text("utf-8") == record_text(record)
    assert "What comes next:\n    rollwrite score evening.record" in answer.output
    assert rollwrite("score", RECORD).exit_code == ExitCode.DONE


def test_comments_and_lines_as_they_were_written_stay() -> None:
    head = (
        f"rollwrite record 1\r\ngame merchants base\r\nedition {FIRST}\r\n# our cup\r\n"
        "player Anna\r\nplayer Bernd\r\n"
    )
    RECORD.write_bytes(
        f"{head}\r\nAnna: START 1 # quick\r\n\r\n# now it rains\r\nB: start 2".encode()
    )
    play([ANNA, BERND, ".", "<"])
    assert RECORD.read_bytes().decode() == (
        f"{head}\r\nAnna: START 1 # quick\r\n\r\n# now it rains\r\nB: start 2\r\n"
        "2 Anna: draw gold E3 gold E4; worker F3\r\n"
    )
    play(["< 2"])
    assert RECORD.read_bytes().decode() == (
        f"{head}\r\nAnna: START 1 # quick\r\n\r\n# now it rains\r\n"
    )


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        *((word, "g gold, w wood") for word in ("board", "Spielplan", "plan", "plateau")),
        *((word, "Artifacts unspent") for word in ("sheet", "Blatt", "Bogen", "fiche")),
        *((word, "If the game ended now:") for word in ("points", "Punkte", "score")),
    ],
)
def test_commands_are_understood_in_every_language(command: str, shown: str) -> None:
    answer = play([*STARTS, command], *TWO)
    assert answer.stderr == ""
    assert shown in answer.stdout


@pytest.mark.parametrize("line", ["x" * 200, "\x00"])
def test_whatever_is_typed_is_answered_in_one_sentence(line: str) -> None:
    answer = play([*STARTS, line, "\tg\tE3 g  E4\tF3\t", "."], *TWO)
    (sentence,) = answer.stderr.splitlines()
    assert sentence.startswith("line 3: I do not know ")
    assert len(sentence) < 100
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that takes no file")
def test_a_file_that_cannot_be_written_is_named_as_it_was_typed() -> None:
    answer = play(STARTS, *TWO, "-o", "/proc/x.record")
    assert answer.exit_code == ExitCode.FILE
    assert answer.stderr.startswith("Error: /proc/x.record: ")
    assert ".lock" not in answer.stderr


@pytest.mark.parametrize("name", ["Bernd #1", "draw", "< 3", "g E3", "1 Anna", "q", "game"])
def test_names_that_look_like_something_else_are_names(name: str) -> None:
    said = '"1 Anna"' if name == "1 Anna" else name  # Without its marks it is Anna in round 1.
    answer = play([*STARTS, ANNA, f"{said}: {BERND}", "."], "--player", "Anna", "--player", name)
    assert answer.stderr == ""
    assert len(turns()) == 4
    assert play(["<", "<"]).exit_code == ExitCode.DONE
    assert len(turns()) == 2


def test_what_somebody_else_wrote_meanwhile_is_not_written_over() -> None:
    play(STARTS, *TWO)
    with RecordFile(RECORD) as file:
        RECORD.write_text(RECORD.read_text("utf-8") + "# a note\n")
        with pytest.raises(OSError, match="somebody else has changed it meanwhile"):
            file.keep(2, "2 Anna: draw gold E3 gold E4; worker F3")
    assert RECORD.read_text("utf-8").endswith("# a note\n")


def test_a_file_that_was_taken_away_is_written_again() -> None:
    play(STARTS, *TWO)
    before = RECORD.read_bytes()
    with RecordFile(RECORD) as file:
        RECORD.unlink()
        file.keep(2, "2 Anna: x")
    assert RECORD.read_bytes() == before + b"2 Anna: x\n"


def test_enter_where_nothing_fits_places_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "can_pass", True)
    answer = play([*STARTS, ""], *TWO)
    assert "two resources and a worker still fit" in answer.stderr


def test_at_the_end_what_comes_next_is_told_and_the_page_named() -> None:
    start = start_of("base", 2)
    RECORD.write_text(record_text(record_of(start, [step for step, _ in random_game(start, 1)])))
    answer = play(["?"], "--page", "board.html")
    for command in (
        "score evening.record",
        "replay evening.record -o evening.html",
        "replay evening.record -o evening.gif",
        "sheets --filled evening.record",
    ):
        assert answer.output.count(f"    rollwrite {command}\n") == 2, command
    assert "board.html shows how the game stands." in answer.output
