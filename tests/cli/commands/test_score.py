"""`rollwrite score`: exit codes, standard output and standard error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from cli.terminal.exits import ExitCode
from tests.editions import FIRST
from tests.scoring.merchants.games import FOLDER

GOOD = str(FOLDER / "base-3.toml")
FAMILY = str(FOLDER / "family-3.toml")
MISSING = {
    "where": "",
    "path": [],
    "message": "no such file or directory",
    "rule": "",
    "level": "error",
}


def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["score", *arguments], input=stdin)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """Return a file in which a track stands at 6."""
    file = tmp_path / "bad.toml"
    text = Path(GOOD).read_text("utf-8")
    file.write_text(text.replace("gold = 2", "gold = 6"), encoding="utf-8")
    return str(file)


def test_a_good_file_is_scored() -> None:
    answer = run(GOOD)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    assert answer.stdout.startswith("Anna wins with 52\n")
    assert "\x1b" not in answer.stdout


def test_with_an_error_nothing_is_scored(bad: str) -> None:
    answer = run(bad)
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    assert answer.stderr == (
        f"{bad}: error: sheet 1 (Anna), gold: the track stands at 6; it goes from 0 to 5 (M1.2)\n"
    )


def test_the_object_is_printed_with_an_error_too(bad: str) -> None:
    answer = run(bad, "--format", "json")
    assert answer.exit_code == ExitCode.MALFORMED
    tree = json.loads(answer.stdout)
    assert (tree["game"], tree["players"], tree["winners"]) == ("merchants", [], [])
    assert len(tree["problems"]) == 1
    assert "the track stands at 6" in answer.stderr


def test_lenient_scores_and_says_what_it_left_out(bad: str) -> None:
    answer = run(bad, "--lenient")
    assert answer.exit_code == ExitCode.DONE
    assert answer.stdout.startswith(
        "Anna wins with 51\nscored in spite of an error; see the problems\n"
    )
    assert answer.stderr.splitlines()[1] == (
        f"{bad}: warning: sheet 1 (Anna), gold: is left out of the score (M7.2)"
    )


def test_a_warning_is_shown_and_scored(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    text = Path(FAMILY).read_text("utf-8").replace("crowns = 17", "crowns = 301")
    file.write_text(text, encoding="utf-8")
    answer = run(str(file))
    assert answer.exit_code == ExitCode.DONE
    assert answer.stdout.startswith("Clara wins with 301\n")
    assert answer.stderr == (
        f"{file}: warning: sheet 3 (Clara), crowns: "
        "the sum is 301; more than 300 are unlikely (M7.6)\n"
    )


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


@pytest.mark.parametrize("format_", ["text", "json", "markdown", "html"])
def test_a_missing_file_is_said(tmp_path: Path, format_: str) -> None:
    file = tmp_path / "missing.toml"
    answer = run(str(file), "--format", format_)
    assert answer.exit_code == ExitCode.FILE
    assert answer.stderr == f"{file}: error: no such file or directory\n"


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    answer = run(str(tmp_path))
    assert (answer.exit_code, answer.stdout) == (ExitCode.FILE, "")
    assert answer.stderr == f"{tmp_path}: error: is a directory\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("gold = \n", "line 1, column 8: is no TOML: invalid value"),
        ('{"gold": 1', "line 1, column 11: is no JSON: expecting ',' delimiter"),
        ("\0", "is a binary file; a text file in UTF-8 is expected"),
    ],
)
def test_a_file_that_cannot_be_read_is_said(text: str, problem: str) -> None:
    answer = run("-", "--lenient", stdin=text)
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    assert answer.stderr == f"standard input: error: {problem}\n"


def test_an_edition_is_looked_for_beside_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    text = Path(GOOD).read_text("utf-8").replace(f'"{FIRST}"', '"own/edition.toml"')
    file.write_text(text, encoding="utf-8")
    answer = run(str(file))
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr == (
        f"{file}: error: edition: 'own/edition.toml' cannot be read: no such file or directory\n"
    )
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "edition.toml").write_text('game = "merchants"\n', encoding="utf-8")
    assert f"{file}: error: edition, own/edition.toml, board: " in run(str(file)).stderr


@pytest.mark.parametrize(
    ("language", "verdict", "problem"),
    [
        ("en", "Anna wins with 51", "error: sheet 1 (Anna), gold: the track stands at 6"),
        ("fr", "Anna gagne avec 51", "erreur\u202f: fiche 1 (Anna), gold\u202f: la piste est à 6"),
        ("de", "Anna gewinnt mit 51", "Fehler: Bogen 1 (Anna), gold: die Leiste steht auf 6"),
    ],
)
def test_the_answer_is_in_the_language_asked_for(
    bad: str, language: str, verdict: str, problem: str
) -> None:
    answer = run(bad, "--lenient", "--language", language)
    assert answer.stdout.splitlines()[0] == verdict
    assert problem in answer.stderr


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


def test_a_format_that_is_asked_for_goes_before_the_suffix(tmp_path: Path) -> None:
    output = tmp_path / "score.txt"
    assert run(str(GOOD), "-o", str(output), "--format", "json").exit_code == 0
    assert json.loads(output.read_text("utf-8"))["winners"] == ["Anna"]


def test_without_an_answer_no_file_appears(bad: str, tmp_path: Path) -> None:
    output = tmp_path / "score.txt"
    assert run(bad, "-o", str(output)).exit_code == ExitCode.MALFORMED
    assert not output.exists()


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("score.doc", ExitCode.USAGE, "no format is called 'doc'; there are txt, json, md, html"),
        ("none/score.txt", ExitCode.FILE, "does not exist"),
        (".", ExitCode.FILE, "is a folder; the name of a file is expected"),
    ],
)
def test_a_file_that_cannot_be_written_is_said(
    name: str, code: ExitCode, said: str, tmp_path: Path
) -> None:
    answer = run(str(GOOD), "-o", f"{tmp_path}/{name}")
    assert answer.exit_code == code
    assert said in answer.stderr


def test_an_answer_does_not_take_the_place_of_its_game(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    before = Path(GOOD).with_name("base-2.json").read_bytes()
    game.write_bytes(before)
    answer = run(str(game), "-o", str(game))
    assert answer.exit_code == ExitCode.USAGE
    assert "is what is read; name another file" in answer.stderr
    assert game.read_bytes() == before


def test_without_a_file_it_is_wrong_use() -> None:
    assert run().exit_code == ExitCode.USAGE


def test_a_format_or_language_that_is_not_known_is_wrong_use() -> None:
    for option in ("--format", "--language"):
        answer = run(GOOD, option, "klingon")
        assert answer.exit_code == ExitCode.USAGE
        assert "'klingon' is not one of" in answer.stderr
