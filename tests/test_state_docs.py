"""The page on state files shows files that are right, and every key that they can have."""

import re
import tomllib
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from scoring.merchants.state import STATES
from scoring.open_game import OpenGame, open_game

PAGE = (Path(__file__).parents[1] / "docs" / "states.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"```toml (\w+)\n(.*?)```", PAGE, re.DOTALL))


def opened(name: str) -> OpenGame:
    return open_game(tomllib.loads(EXAMPLES[name]))


@pytest.mark.parametrize(
    ("name", "winner"), [("base", "Anton"), ("family", "Anna"), ("solo", "Jo")]
)
def test_a_state_on_the_page_is_scored_without_a_problem(name: str, winner: str) -> None:
    found = opened(name).score()
    assert found.problems == ()
    assert found.winners == (winner,)


def test_the_board_on_the_page_is_possible() -> None:
    problems = opened("board").find_problems()
    assert [
        each for each in problems if each.path[:1] == ("board",) and each.level == "error"
    ] == []


def keys_of(table: Any) -> set[str]:
    """Return the keys of a table and of the tables in it."""
    found: set[str] = set()
    for name, inner in get_type_hints(table).items():
        tables = [each for each in (inner, *get_args(inner)) if is_dataclass(each)]
        found |= {name}.union(*map(keys_of, tables))
    return found


@pytest.mark.parametrize("variant", STATES)
def test_every_key_is_on_the_page(variant: str) -> None:
    assert [key for key in keys_of(STATES[variant]) if not re.search(rf"\b{key}\b", PAGE)] == []
