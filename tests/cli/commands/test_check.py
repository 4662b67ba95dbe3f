"""`rollwrite check`: the problems of states and editions alike; what is said is golden."""

import json
import os
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from cli.terminal.exits import ExitCode
from sheets.editions.edition import SHIPPED
from tests.cli.running import rollwrite
from tests.scoring.merchants.games import FOLDER, GAMES

SMALL = SHIPPED / "realm-of-sand" / "edition.toml"  # Has the fewest sheets to look at.


run = partial(rollwrite, "check")


@pytest.mark.parametrize("name", GAMES)
def test_a_good_state_has_no_problems(name: str) -> None:
    answer = run(str(FOLDER / name))
    assert answer.exit_code == ExitCode.DONE
    assert (answer.stdout, answer.stderr) == (f"{FOLDER / name}: no problems\n", "")


def test_json_is_utf_8_whatever_the_terminals_encoding(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    text = (FOLDER / "base-3.toml").read_text("utf-8").replace('"Anna"', '"Żółw"')
    file.write_text(text.replace("gold = 2", 'gold = "2"', 1), encoding="utf-8")
    answer = CliRunner(charset="cp1252").invoke(main, ["check", str(file), "--format", "json"])
    problem = json.loads(answer.stdout_bytes.decode("utf-8"))["problems"][0]
    assert problem["where"] == "sheet 1 (Żółw), gold"


@pytest.mark.parametrize("file", [SMALL, FOLDER / "base-2.json", FOLDER / "solo-expert.toml"])
def test_standard_input_is_checked_too(file: Path) -> None:
    assert run("-", stdin=file.read_bytes()).exit_code == ExitCode.DONE


def test_a_pipe_that_a_state_names_as_its_edition_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe.toml")
    Path("naming.toml").write_text('edition = "pipe.toml"\nplayers = 2\n', "utf-8")
    told = "'pipe.toml' is a pipe or a device; name a file"
    assert f"naming.toml: error: edition: {told}" in run("naming.toml").stderr.splitlines()
