"""A record where a state is taken: scored, checked, its regions told, drawn, at any turn."""

import json
from pathlib import Path

import pytest

import rollwrite as rw
from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite
from tests.editions import EVENING

STATE = Path(__file__).parents[2] / "states" / "merchants" / "base-3.toml"
STOPS = "warning: the record stops before the end of the game (M7.1)"


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """Return a record whose last but one round has a worker in a lake (M3.4)."""
    text = EVENING.read_text("utf-8").replace("worker G6; monument 1", "worker A1; monument 1")
    path = tmp_path / "faulty.record"
    path.write_text(text, "utf-8")
    return path


def test_a_record_is_scored_as_its_sheets_are() -> None:
    answer = rollwrite("score", EVENING, "--format", "json")
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    tree = json.loads(answer.stdout)
    assert tree["winners"] == ["Bernd"]
    assert [(each["name"], each["total"]) for each in tree["players"]] == [
        ("Bernd", 44),
        ("Anna", 38),
        ("Chloé", 34),
    ]


def test_of_a_game_in_progress_it_is_said_that_it_is_not_over_m7_1(tmp_path: Path) -> None:
    begun = tmp_path / "begun.record"
    lines = EVENING.read_text("utf-8").splitlines(keepends=True)
    begun.write_text("".join(lines[:12]), "utf-8")
    answer = rollwrite("score", begun)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, f"{begun}: {STOPS}\n")
    assert answer.stdout.startswith("Bernd leads with ")
    assert rollwrite("check", begun).stderr == f"{begun}: {STOPS}\n"
    assert rollwrite("check", EVENING).stderr == ""


@pytest.mark.parametrize("command", ["score", "check", "regions"])
def test_a_record_does_not_stop_at_a_turn_that_was_asked_for(command: str) -> None:
    answer = rollwrite(command, EVENING, "--turn", 5)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")


def test_the_regions_are_those_of_the_turn() -> None:
    before, after = (
        json.loads(rollwrite("regions", EVENING, "--turn", turn, "--format", "json").stdout)[
            "regions"
        ]
        for turn in (4, 5)
    )
    [city] = [each for each in after if each["hexes"] == ["M1", "M2"]]
    assert city["earns"] == {"B": 2}
    assert city not in before


def test_the_sheets_are_drawn_as_they_stood(tmp_path: Path) -> None:
    drawn = []
    for turn in (4, 5):
        path = tmp_path / f"board-{turn}.svg"
        answer = rollwrite("sheets", "board", "--filled", EVENING, "--turn", turn, "-o", path)
        assert answer.exit_code == ExitCode.DONE, answer.stderr
        drawn.append(path.read_text("utf-8"))
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("command", ["score", "check", "regions", "sheets"])
def test_a_turn_that_there_is_not_is_wrong_use(command: str) -> None:
    files = ["--filled"] if command == "sheets" else []
    for file, said in ((EVENING, "the record has 27 turns"), (STATE, "--turn is for records")):
        answer = rollwrite(command, *files, file, "--turn", 28)
        assert answer.exit_code == ExitCode.USAGE
        assert said in answer.stderr


def test_a_turn_is_for_a_record_that_is_drawn() -> None:
    answer = rollwrite("sheets", "--turn", 2)
    assert answer.exit_code == ExitCode.USAGE
    assert "--turn is for --filled; leave it out" in answer.stderr


def test_a_fault_is_named_with_line_player_step_rule_and_what_is_allowed(faulty: Path) -> None:
    answer = rollwrite("score", faulty)
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    assert answer.stderr.startswith(
        f"{faulty}: error: line 29 (Anna), worker A1: A1 is a lake; call "
    )
    assert "(M3.4)" in answer.stderr


def test_what_stands_before_a_fault_stands(faulty: Path) -> None:
    early = rollwrite("score", faulty, "--turn", 5)
    assert early.stdout == rollwrite("score", EVENING, "--turn", 5).stdout
    assert early.exit_code == ExitCode.DONE
    assert rollwrite("score", faulty, "--lenient").exit_code == ExitCode.DONE


def test_from_python_a_record_is_scored_and_checked(faulty: Path) -> None:
    assert rw.score(EVENING).winners == ("Bernd",)
    assert not rw.check(EVENING)
    [problem] = rw.check(faulty)
    assert (problem.rule, problem.line) == ("M3.4", 29)
    assert len(rw.draw(filled=EVENING)) > 3
