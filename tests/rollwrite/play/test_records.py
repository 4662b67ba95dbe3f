"""Whole games as records: replayed to their exact end, and all of the rules among them."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from rollwrite.play.record import parse_record
from rollwrite.play.replay import ReplayedRecord, replay
from rollwrite.sources import open_source
from scoring.merchants.checks import find_problems
from scoring.merchants.game import GAME
from tests.covering import rest_slow
from tools.make_records import RECORDS, SCORES, SHIPPED, outcome
from tools.record_coverage import shown, wanted

FILES = sorted(RECORDS.glob("*.record"))
FEWEST = 30


@cache
def replayed(path: Path) -> ReplayedRecord:
    return replay(parse_record(path.read_text("utf-8")), RECORDS)


def test_there_are_enough_records() -> None:
    assert len(FILES) >= FEWEST


@pytest.mark.parametrize("path", rest_slow(FILES, always=24), ids=lambda path: path.stem)
def test_a_record_is_replayed_to_its_end_and_written_back(path: Path) -> None:
    found = replayed(path)
    assert found.problems == ()
    assert found.text() == path.read_text("utf-8")
    scores = tomllib.loads(SCORES.read_text("utf-8"))
    assert tomllib.loads(f"it = {outcome(found)}")["it"] == scores[path.stem]


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_wrong_with_a_record_nor_with_its_state(path: Path) -> None:
    opened = open_source(path)
    assert opened.find_problems() == []
    position = replayed(path).position
    assert position is not None
    problems = find_problems(position.state(), position.table.content)
    assert [problem for problem in problems if problem.level == "error"] == []


@pytest.mark.slow
def test_together_they_show_all_of_the_rules() -> None:
    covered: set[str] = set()
    for path in FILES:
        covered |= shown(replayed(path), covered)
    edition = GAME.load(GAME.edition_path(SHIPPED))
    assert sorted(wanted(edition) - covered) == []


def test_what_no_record_shows_is_named() -> None:
    edition = GAME.load(GAME.edition_path(SHIPPED))
    path = RECORDS / "family-2-1.record"
    missing = wanted(edition) - shown(replayed(path))
    assert {"spell clone", "building bank", "ending S12"} <= missing
    assert "family 2" not in missing
