"""A record where a state is taken: scored, checked, its regions told, drawn, at any turn."""

import json
from pathlib import Path

import pytest

import rollwrite as rw
from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite
from tests.editions import EVENING


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """Return a record whose last but one round has a worker in a lake (M3.4)."""
    text = EVENING.read_text("utf-8").replace("worker G6; monument 1", "worker A1; monument 1")
    path = tmp_path / "faulty.record"
    path.write_text(text, "utf-8")
    return path


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


def test_from_python_a_record_is_scored_and_checked(faulty: Path) -> None:
    assert rw.score(EVENING).winners == ("Bernd",)
    assert not rw.check(EVENING)
    [problem] = rw.check(faulty)
    assert (problem.rule, problem.line) == ("M3.4", 29)
    assert len(rw.draw(filled=EVENING)) > 3
