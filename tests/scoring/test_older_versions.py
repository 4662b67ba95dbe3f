"""Sheets of an older version of a shipped edition, in a file that names no version."""

from pathlib import Path
from typing import Any

import pytest

from scoring.games import Game
from scoring.open_game import Editions, OpenGame, open_state
from sheets.files.problem import problem_text
from tests.editions import FIRST, NAME, with_a_newer_version

HINT = (
    "warning: edition: the sheets look like those of 1.0.0, not of 9.0.0; if they are, write "
    'edition = "pandoria-merchants 1.0.0"'
)


@pytest.fixture
def game(tmp_path: Path) -> Game[Any, Any, Any]:
    """Return the game as it is when a version has come that has no monument of 14."""
    return with_a_newer_version(tmp_path)


def sheets(monument: int, **others: Any) -> dict[str, Any]:
    """Return the state of two players, the first of whom has a monument."""
    tracks = {"gold": 0, "wood": 0, "crystal": 0, "craft": 0}
    anna = {"crowns": [monument], "monuments": [monument], "workers_crossed": 1}
    cards = {"1": "overbuilt", "4": "bought"}
    return {
        "game": "merchants",
        **others,
        "sheet": [
            {"player": "Anna", **tracks, **anna, "cards": cards},
            {"player": "Bernd", **tracks, "crowns": 3, "cards": {"2": "built"}},
        ],
    }


def lines(opened: OpenGame) -> list[str]:
    return [str(problem_text(each, opened.players)) for each in opened.find_problems()]


def opened(game: Game[Any, Any, Any], tree: dict[str, Any]) -> OpenGame:
    return open_state(game, tree, Editions(), Path())


@pytest.mark.parametrize("edition", [{}, {"edition": NAME}])
def test_sheets_that_an_older_version_would_leave_behind_are_said_to_be_its(
    game: Game[Any, Any, Any], edition: dict[str, str]
) -> None:
    first, *others = lines(opened(game, sheets(14, **edition)))
    assert first == HINT
    assert any(line.startswith("error: sheet 1 (Anna), monuments: ") for line in others)


def test_the_score_says_it_too(game: Game[Any, Any, Any]) -> None:
    for lenient in (False, True):
        found = opened(game, sheets(14)).score(lenient)
        assert str(problem_text(found.problems[0])) == HINT


def test_where_the_version_is_named_nothing_is_said_of_another_one(
    game: Game[Any, Any, Any],
) -> None:
    assert lines(opened(game, sheets(14, edition=FIRST))) == []
    named = lines(opened(game, sheets(14, edition=f"{NAME} 9.0.0")))
    assert named == lines(opened(game, sheets(14)))[1:]


def test_sheets_of_the_newest_version_are_of_that(game: Game[Any, Any, Any]) -> None:
    assert lines(opened(game, sheets(13))) == []


def test_sheets_that_are_as_wrong_by_the_older_version_are_of_the_newest(
    game: Game[Any, Any, Any],
) -> None:
    problems = lines(opened(game, sheets(4)))
    assert problems
    assert HINT not in problems
