"""`rollwrite check`: the problems of states and editions alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from cli.terminal.exits import ExitCode
from sheets.editions.edition import SHIPPED
from tests.editions import FIRST_PATH
from tests.scoring.merchants.games import FOLDER, GAMES

EDITION = FIRST_PATH
MISSING = {
    "where": "",
    "path": [],
    "message": "no such file or directory",
    "rule": "",
    "level": "error",
}
SMALL = SHIPPED / "realm-of-sand" / "edition.toml"  # Has the fewest sheets to look at.


def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["check", *arguments], input=stdin)


@pytest.mark.parametrize("name", GAMES)
def test_a_good_state_has_no_problems(name: str) -> None:
    answer = run(str(FOLDER / name))
    assert answer.exit_code == ExitCode.DONE
    assert (answer.stdout, answer.stderr) == (f"{FOLDER / name}: no problems\n", "")


def test_an_edition_is_known_by_its_keys(tmp_path: Path) -> None:
    assert run(str(SMALL)).stdout == f"{SMALL}: no problems\n"
    own = tmp_path / "own.toml"
    own.write_text(EDITION.read_text("utf-8").replace("columns = 13", "columns = 12"), "utf-8")
    answer = run(str(own))
    assert answer.exit_code == ExitCode.MALFORMED
    assert f"{own}: error: board, " in answer.stderr


def test_every_problem_is_said_and_nothing_scored(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    text = (FOLDER / "family-3.toml").read_text("utf-8")
    text = text.replace("crowns = 17", 'crowns = "17"').replace("used = 1 }", "used = 4 }")
    file.write_text(text, encoding="utf-8")
    answer = run(str(file))
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stdout == ""
    assert answer.stderr.splitlines()[:2] == [
        f"{file}: error: sheet 3 (Clara), crowns: must be a whole number from 0 on or a list, "
        "not the text '17'",
        f"{file}: error: sheet 2 (Bernd), spells: used: 4, taken: 3; "
        "only a spell that was taken can be used (F5)",
    ]


def test_a_warning_alone_is_no_failure(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    text = (FOLDER / "family-3.toml").read_text("utf-8").replace("crowns = 17", "crowns = 301")
    file.write_text(text, encoding="utf-8")
    answer = run(str(file), "--format", "json")
    assert answer.exit_code == ExitCode.DONE
    assert json.loads(answer.stdout) == {
        "file": str(file),
        "problems": [
            {
                "where": "sheet 3 (Clara), crowns",
                "path": ["sheet", 2, "crowns"],
                "message": "the sum is 301; more than 300 are unlikely",
                "rule": "M7.6",
                "level": "warning",
            }
        ],
    }


def test_several_files_give_an_array_and_the_highest_code(tmp_path: Path) -> None:
    answer = run(str(SMALL), str(tmp_path / "missing"), "--format", "json")
    assert answer.exit_code == ExitCode.FILE
    assert [tree["problems"] for tree in json.loads(answer.stdout)] == [
        [],
        [MISSING],
    ]


def test_json_is_utf_8_whatever_the_terminals_encoding(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    text = (FOLDER / "base-3.toml").read_text("utf-8").replace('"Anna"', '"Żółw"')
    file.write_text(text.replace("gold = 2", 'gold = "2"', 1), encoding="utf-8")
    answer = CliRunner(charset="cp1252").invoke(main, ["check", str(file), "--format", "json"])
    problem = json.loads(answer.stdout_bytes.decode("utf-8"))["problems"][0]
    assert problem["where"] == "sheet 1 (Żółw), gold"


SAID = {
    "fr": "erreur\u202f: fiche 1 (Anna), gold\u202f: doit être un nombre entier",
    "de": "Fehler: Bogen 1 (Anna), gold: muss eine ganze Zahl sein",
}


@pytest.mark.parametrize("language", SAID)
def test_problems_are_told_in_a_language(language: str, tmp_path: Path) -> None:
    file, own = tmp_path / "game.toml", tmp_path / "own.toml"
    text = (FOLDER / "base-3.toml").read_text("utf-8")
    file.write_text(text.replace("gold = 2", 'gold = "2"', 1), encoding="utf-8")
    own.write_text(EDITION.read_text("utf-8").replace("workers = 5", 'workers = "5"'), "utf-8")
    answer = run(str(file), str(own), "--language", language)
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    of_state, *_, of_edition = answer.stderr.splitlines()
    assert of_state.startswith(f"{file}: {SAID[language]}, ")
    # What an edition must hold is worded as what a state must hold.
    what = SAID[language].rpartition("gold")[2]
    assert of_edition.partition("sheet, workers")[2].startswith(what)


@pytest.mark.parametrize("language", SAID)
def test_keys_and_levels_stay_english_in_json(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    text = (FOLDER / "base-3.toml").read_text("utf-8").replace("gold = 2", 'gold = "2"', 1)
    file.write_text(text, encoding="utf-8")
    answer = run(str(file), "--format", "json", "--language", language)
    problem = json.loads(answer.stdout)["problems"][0]
    assert problem["level"] == "error"
    assert SAID[language].endswith(problem["message"].partition(", ")[0])
    assert problem["where"] in SAID[language]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "no problems"), ("fr", "aucun problème"), ("de", "keine Probleme")],
)
def test_a_good_file_is_told_in_a_language(language: str, told: str) -> None:
    assert run(str(SMALL), "--language", language).stdout == f"{SMALL}: {told}\n"


@pytest.mark.parametrize("file", [SMALL, FOLDER / "base-2.json", FOLDER / "solo-expert.toml"])
def test_standard_input_is_checked_too(file: Path) -> None:
    assert run("-", stdin=file.read_bytes()).exit_code == ExitCode.DONE


def test_what_cannot_be_read_is_said() -> None:
    answer = run("-", stdin="game = ")
    assert answer.exit_code == ExitCode.MALFORMED
    assert "error: line 1, column 8: is no TOML: invalid value" in answer.stderr


def test_without_a_file_it_is_wrong_use() -> None:
    assert run().exit_code == ExitCode.USAGE
