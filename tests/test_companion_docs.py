"""The page on the companion games shows states that are right, and every key of their editions."""

import re
import tomllib
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from scoring.open_game import open_game
from sheets.editions.head import Head
from sheets.pandoria.edition import Edition as PandoriaEdition
from sheets.realm_of_sand.edition import Edition as SandEdition
from sheets.realms_and_ruins.edition import Edition as RuinsEdition

PAGE = (Path(__file__).parents[1] / "docs" / "companions.md").read_text("utf-8")
STATES = dict(re.findall(r"```toml (\w+)\n(.*?)```", PAGE, re.DOTALL))


@pytest.mark.parametrize(
    ("name", "winner"), [("pandoria", "Bernd"), ("sand", "Anna"), ("ruins", "Bernd")]
)
def test_a_state_on_the_page_is_scored_without_a_problem(name: str, winner: str) -> None:
    found = open_game(tomllib.loads(STATES[name])).score()
    assert found.problems == ()
    assert found.winners == (winner,)


def keys_of(table: Any) -> list[str]:
    """Return the keys of a table and of the tables in it, as the page names them."""
    found: list[str] = []
    for name, inner in get_type_hints(table).items():
        found += [f"{name}.{key}" for key in keys_of(inner)] if is_dataclass(inner) else [name]
    return found


@pytest.mark.parametrize("edition", [PandoriaEdition, SandEdition, RuinsEdition])
def test_every_key_of_an_edition_is_on_the_page(edition: type[Any]) -> None:
    own = [key for key in keys_of(edition) if key not in get_type_hints(Head)]
    assert [key for key in own if f"`{key}`" not in PAGE] == []
