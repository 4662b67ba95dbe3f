"""State files of any form: what can be read is read, what cannot has its place and sentence."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rollwrite.sources import Content, open_source
from scoring.games import SHIPPED
from scoring.open_game import OpenGame, open_game
from sheets.files.reading import format_of
from sheets.files.toml import write_toml
from sheets.words.text import listed
from tests.scoring.merchants.games import FOLDER, GAMES, changed, game
from tests.scoring.mutations import EXAMPLES, read_tree
from tests.scoring.problem_lines import lines_of_problems

EVERY_GAME = str(listed(SHIPPED, "or"))


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


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "chess"}, f"error: game: must be {EVERY_GAME}, not the text 'chess'"),
        ({"game": 3}, f"error: game: must be {EVERY_GAME}, not 3"),
        (
            {"variant": "duel"},
            "error: variant: must be 'base', 'family' or 'solo', not the text 'duel'",
        ),
        ({"variant": []}, "error: variant: must be 'base', 'family' or 'solo', not a list"),
    ],
)
def test_game_and_variant_are_known(changes: dict[str, Any], problem: str) -> None:
    opened = open_game(changed("base-3.toml", changes))
    assert lines(opened) == [problem]
    assert opened.state is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "[[sheet]\n",
            "error: line 1, column 8: is not valid TOML: ]] is missing after the name of a table",
        ),
        (
            "a = 1\nb = \n",
            "error: line 2, column 5: is not valid TOML: a value must stand here: a number, a "
            "text in quotes or a list",
        ),
        (
            "a = 1\na = 2",
            "error: line 2, column 6: is not valid TOML: this key has a value already",
        ),
    ],
)
def test_a_syntax_error_of_toml_has_line_and_column(text: str, problem: str) -> None:
    assert lines(open_source(Content(text, "game.toml")))[0].startswith(problem)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"a": 1 "b"}', "error: line 1, column 9: is not valid JSON: "),
        ('{\n "a" 1}', "error: line 2, column 6: is not valid JSON: : is missing after a key"),
        ('{"a": 1, "a": 2}', "error: the key 'a' stands twice in one table"),
        ("[]", "error: the whole file must be one table, { ... }"),
        ("[" * 10_000, "error: is nested too deeply to be read"),
        ('{"a": ' * 10_000, "error: is nested too deeply to be read"),
        ('{"a": "\\ud800"}', "error: holds half of a character, such as \\ud83d alone"),
        ('{"a": ' + "9" * 5000 + "}", "error: holds a number too long to be read"),
    ],
)
def test_a_syntax_error_of_json_has_line_and_column(text: str, problem: str) -> None:
    assert lines(open_source(Content(text, "game.json")))[0].startswith(problem)


@pytest.mark.parametrize("depth", [50, 150, 300, 600, 900, 990])
def test_no_depth_of_nesting_is_too_much(depth: int) -> None:
    text = f'{{"sheet": {"[" * depth}{"]" * depth}}}'
    assert open_source(Content(text, "game.json")).faults


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"game = \xff", "error: line 1, column 8: byte 0xff is not UTF-8; save the file as UTF-8"),
        (b"game\0", "error: is a binary file; it must be a text file in UTF-8"),
        (b"#" * 10_000_001, "error: is larger than 10 MB; no such file is ever that large"),
    ],
)
def test_a_file_is_text_in_utf_8_of_a_sensible_size(
    tmp_path: Path, data: bytes, problem: str
) -> None:
    file = tmp_path / "game.toml"
    file.write_bytes(data)
    assert lines(open_source(file)) == [problem]


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


@pytest.mark.parametrize(
    ("changes", "problems"),
    [
        (
            {"sheet 2, gold": "5"},
            ["error: sheet 2 (Bernd), gold: must be a whole number, not the text '5'"],
        ),
        (
            {"sheet 2, gold": True, "sheet 2, wood": 1.0},
            [
                "error: sheet 2 (Bernd), gold: must be a whole number, not true",
                "error: sheet 2 (Bernd), wood: must be a whole number, not 1.0",
            ],
        ),
    ],
)
def test_a_value_of_the_wrong_kind_has_its_place(
    changes: dict[str, Any], problems: list[str]
) -> None:
    assert lines(open_game(changed("base-3.toml", changes))) == problems
