"""State files of any form: what can be read is read, what cannot has its place and sentence."""

import json
import tomllib
from pathlib import Path

import pytest

from rollwrite.sources import Content, open_source
from scoring.open_game import OpenGame, open_game
from sheets.files.reading import format_of
from sheets.files.toml import write_toml
from tests.scoring.merchants.games import FOLDER, GAMES, game
from tests.scoring.mutations import EXAMPLES, read_tree
from tests.scoring.problem_lines import lines_of_problems


def lines(opened: OpenGame) -> list[str]:
    return lines_of_problems(opened.faults, opened.players)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name} {path.name}")
def test_an_example_has_no_problem_and_is_written_and_read_back(path: Path) -> None:
    opened = open_source(path)
    assert opened.find_problems() == []
    assert open_source(Content(json.dumps(read_tree(path)), "game.json")).state == opened.state
    written = write_toml(opened.tree())
    assert open_source(Content(written)).state == opened.state
    assert open_game(tomllib.loads(written)).state == opened.state


@pytest.mark.parametrize("name", [name for name in GAMES if name.endswith(".toml")])
def test_a_state_is_written_as_a_person_writes_it(name: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    without_comments = [line.partition("  #")[0].rstrip() for line in text.splitlines()]
    kept = [line for line in without_comments if line and not line.startswith("#")]
    written = write_toml(open_source(FOLDER / name).tree()).splitlines()
    assert [line for line in written if line] == kept


def test_without_game_and_variant_it_is_the_base_game_of_merchants() -> None:
    tree = {"sheet": game("base-3.toml")["sheet"]}
    opened = open_game(tree)
    assert (opened.name, opened.variant) == ("merchants", "base")
    assert opened.faults == ()


@pytest.mark.parametrize("depth", [50, 150, 300, 600, 900, 990])
def test_no_depth_of_nesting_is_too_much(depth: int) -> None:
    text = f'{{"sheet": {"[" * depth}{"]" * depth}}}'
    assert open_source(Content(text, "game.json")).faults


@pytest.mark.parametrize(
    ("text", "name", "format_"),
    [
        ("a = 1", "game.toml", "toml"),
        ("a = 1", "", "toml"),
        ("a = 1", "GAME.JSON", "json"),
        ("", "game.json", "json"),
        (' \n{"a": 1}', "", "json"),
        ('{"a": 1}', "game.toml", "json"),
    ],
)
def test_a_file_is_json_by_its_name_or_its_first_character(
    text: str, name: str, format_: str
) -> None:
    assert format_of(text, name) == format_
