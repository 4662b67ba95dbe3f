"""Standard input and output that are closed or full, and names of files that no terminal shows."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from tests.covering import rest_slow

ROOT = Path(__file__).parents[3]
STATES = ROOT / "tests" / "states" / "merchants"
STATE, BOARD = str(STATES / "base-3.toml"), str(STATES / "base-2-board.toml")

full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")


def run(
    arguments: list[str], streams: str = "", folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Run the program with these redirections of a shell."""
    command = ["sh", "-c", f'exec "$0" -m rollwrite "$@" {streams}', sys.executable, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "arguments",
    rest_slow([["score", STATE], ["score", STATE, "--format", "json"], ["--help"]]),
    ids=" ".join,
)
def test_a_closed_standard_output_is_a_sentence(arguments: list[str]) -> None:
    answer = run(arguments, ">&-")
    assert answer.stderr == "Error: standard output: is closed\n"
    assert answer.returncode == ExitCode.FILE


@pytest.mark.parametrize("command", rest_slow(["score", "check", "regions"]))
def test_a_closed_standard_input_is_a_sentence(command: str) -> None:
    answer = run([command, "-"], "<&-")
    assert answer.stderr in (
        "standard input: error: is closed\n",
        "Error: standard input: is closed\n",
    )
    assert (answer.returncode, answer.stdout) == (ExitCode.FILE, "")


@pytest.mark.parametrize("command", ["score", "check"])
def test_standard_input_is_read_once(command: str) -> None:
    answer = run([command, "-", STATE, "-"], "</dev/null")
    assert answer.stderr.endswith(
        "- is standard input, which can be read only once; name it once\n"
    )
    assert (answer.returncode, answer.stdout) == (ExitCode.USAGE, "")


@pytest.mark.slow
def test_nobody_answers_from_a_closed_standard_input(tmp_path: Path) -> None:
    answer = run(["enter", "-o", "game.toml"], "<&-", tmp_path)
    assert answer.stderr == "Error: standard input: is closed\n"
    assert answer.returncode == ExitCode.FILE
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("streams", ["2>&-", pytest.param("2>/dev/full", marks=full)])
@pytest.mark.parametrize(
    ("arguments", "code"),
    rest_slow(
        [
            (["score"], ExitCode.USAGE),
            (["sheets", "--players", "99"], ExitCode.USAGE),
            (["score", "bad.toml"], ExitCode.MALFORMED),
            (["check", "bad.toml"], ExitCode.MALFORMED),
            (["check", "missing.toml"], ExitCode.FILE),
            (["sheets", "--edition", "missing.toml"], ExitCode.FILE),
        ]
    ),
)
def test_what_nobody_can_be_told_ends_as_if_it_were(
    arguments: list[str], code: ExitCode, streams: str, tmp_path: Path
) -> None:
    (tmp_path / "bad.toml").write_text("gold = ", "utf-8")
    answer = run(arguments, streams, tmp_path)
    assert (answer.returncode, answer.stdout) == (code, "")


@pytest.fixture
def odd(tmp_path: Path) -> list[str]:
    """Names of files that are no text, or would move the cursor of a terminal."""
    names = [os.fsdecode(b"\xff.toml"), "a\x1b[31m\n.toml"]
    for day, name in enumerate(names, 1):  # Two evenings are no game given twice.
        try:
            (tmp_path / name).write_bytes(b"date = 2026-11-0%d\n" % day + Path(STATE).read_bytes())
        except OSError:
            pytest.skip("this system has no files with such names")
    return names


SEEN = ["\ufffd.toml", r"a\x1b[31m\n.toml"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "format_", rest_slow(["text", "json", "markdown", "html", "pdf"], always=2)
)
def test_a_score_is_told_under_any_name_of_a_file(
    format_: str, odd: list[str], tmp_path: Path
) -> None:
    answer = run(["score", "--format", format_, "-o", "out", *odd], folder=tmp_path)
    assert (answer.returncode, answer.stderr) == (ExitCode.DONE, "")
    if format_ == "json":
        trees = json.loads((tmp_path / "out").read_text("utf-8"))
        assert [tree["file"] for tree in trees] == SEEN
    elif format_ != "pdf":
        text = (tmp_path / "out").read_text("utf-8")
        assert "\x1b" not in text
        assert SEEN[0] in text


@pytest.mark.slow
def test_no_name_of_a_file_moves_the_cursor(odd: list[str], tmp_path: Path) -> None:
    answer = run(["check", *odd], folder=tmp_path)
    assert answer.stdout.splitlines() == [f"{name}: no problems" for name in SEEN]
    missing = "gone\x1b.toml"
    answer = run(["check", missing], folder=tmp_path)
    assert answer.stderr == "gone\\x1b.toml: error: does not exist\n"
    answer = run(["sheets", "--edition", missing], folder=tmp_path)
    assert answer.stderr == "Error: gone\\x1b.toml: does not exist\n"
