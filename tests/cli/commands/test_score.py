"""`rollwrite score`: several files, standard input and files written; what is said is golden."""

import json
from functools import partial
from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite
from tests.scoring.merchants.games import FOLDER

GOOD = str(FOLDER / "base-3.toml")
FAMILY = str(FOLDER / "family-3.toml")
MISSING = {"where": "", "path": [], "message": "does not exist", "rule": "", "level": "error"}


run = partial(rollwrite, "score")


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """Return a file in which a track stands at 6."""
    file = tmp_path / "bad.toml"
    text = Path(GOOD).read_text("utf-8")
    file.write_text(text.replace("gold = 2", "gold = 6"), encoding="utf-8")
    return str(file)


def test_standard_input_is_no_file_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("./-").write_text("anything", "utf-8")
    assert run("-", stdin=Path(GOOD).read_bytes()).exit_code == ExitCode.DONE


def test_standard_input_is_a_file_like_any_other() -> None:
    answer = run("-", stdin=Path(GOOD).read_bytes())
    assert answer.exit_code == ExitCode.DONE
    assert answer.stdout == run(GOOD).stdout
    tree = run("-", "--format", "json", stdin=json.dumps({"variant": "solo"}))
    assert json.loads(tree.stdout)["variant"] == "solo"
    assert tree.stderr.startswith("standard input: error: ")


def test_several_files_are_all_answered_with_the_highest_code(bad: str, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.toml")
    answer = run(GOOD, missing, bad, "--format", "json")
    assert answer.exit_code == ExitCode.FILE
    trees = json.loads(answer.stdout)
    assert [tree["file"] for tree in trees] == [GOOD, missing, bad]
    assert [len(tree["players"]) for tree in trees] == [3, 0, 0]
    assert trees[1]["problems"] == [MISSING]
    assert run(GOOD, bad).exit_code == ExitCode.MALFORMED
    assert run(GOOD, FAMILY).exit_code == ExitCode.DONE


def test_html_and_markdown_are_utf_8() -> None:
    for format_ in ("html", "markdown", "json"):
        answer = run(str(FOLDER / "base-2.json"), "--format", format_)
        assert "Émile" in answer.stdout_bytes.decode("utf-8")


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("score.txt", b"Anna wins with 52"),
        ("score.json", b"{"),
        ("score.md", b"# Pandoria Merchants"),
        ("score.HTML", b"<!DOCTYPE html>"),
        ("score.pdf", b"%PDF"),
        ("score", b"Anna wins with 52"),
    ],
)
def test_the_answer_goes_to_a_file_in_the_format_of_its_suffix(
    name: str, begins: bytes, tmp_path: Path
) -> None:
    output = tmp_path / name
    answer = run(str(GOOD), "-o", str(output))
    assert (answer.exit_code, answer.stdout, answer.stderr) == (0, f"{output}\n", "")
    assert output.read_bytes().lower().startswith(begins.lower())
