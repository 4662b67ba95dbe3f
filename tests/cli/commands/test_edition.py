"""`rollwrite edition`: what is listed, shown, exported, and what is said of a bad file."""

import json
import re
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cli.commands.edition import edition
from cli.main import main
from sheets.editions.edition import SHIPPED, shipped_names
from tests.cli import running
from tests.cli.test_main import run
from tests.editions import FIRST, FIRST_PATH

NAME = "pandoria-merchants"
TEXT = FIRST_PATH.read_text("utf-8")
SMALL = SHIPPED / "realm-of-sand" / "edition.toml"  # Has the fewest sheets to look at.


rollwrite = partial(running.rollwrite, "edition")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Export an edition file, as a player begins one."""
    path = tmp_path / "mine.toml"
    assert rollwrite("export", FIRST, "-o", path).exit_code == 0
    return path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_the_shipped_editions_are_listed() -> None:
    answer = rollwrite("list")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert re.search(rf"^{NAME}  [0-9A-Z.]+  merchants  Pandoria Merchants$", answer.stdout, re.M)
    assert tuple(line.split()[0] for line in answer.stdout.splitlines()) == shipped_names()


def test_an_edition_is_shown_and_exported_by_name_and_version() -> None:
    name = "realm-of-sand 1.0.0"
    for command in ("show", "export"):
        assert rollwrite(command, name).stdout == rollwrite(command, "realm-of-sand").stdout != ""


def test_a_letter_that_the_terminal_lacks_is_shown_as_a_question_mark(mine: Path) -> None:
    change(mine, 'en = "Clone"', 'en = "Clōne"')
    answer = run("edition", "show", str(mine), PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert answer.returncode == 0
    assert "Cl?ne" in answer.stdout


def test_the_exported_file_is_the_editions_own_with_its_comments(mine: Path) -> None:
    assert mine.read_text("utf-8") == TEXT
    for output in ([], ["-o", "-"]):
        answer = rollwrite("export", FIRST, *output)
        assert (answer.exit_code, answer.stdout, answer.stderr) == (0, TEXT, "")


def test_an_export_goes_to_a_device_or_a_pipe_whatever_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = rollwrite("export", FIRST, "-o", "/dev/null")
    assert (answer.exit_code, answer.output) == (0, "")
    monkeypatch.chdir(tmp_path)
    Path("-").write_text("a file of that name", "utf-8")
    assert rollwrite("export", FIRST).stdout == TEXT


def test_an_edition_is_exported_whatever_faults_it_has(mine: Path) -> None:
    change(mine, "columns = 13", "columns = 0")
    answer = rollwrite("export", mine)
    assert (answer.exit_code, answer.stdout) == (0, mine.read_text("utf-8"))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
def test_an_export_of_what_has_no_end_comes_to_one() -> None:
    answer = rollwrite("export", "/dev/zero")
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr.startswith("/dev/zero: error: is larger than 10 MB")


@pytest.mark.slow
def test_an_exported_file_has_the_problems_of_its_edition(mine: Path) -> None:
    answer = rollwrite("check", mine)
    assert (answer.exit_code, answer.stdout) == (0, "")
    lines = answer.stderr.splitlines()
    assert all(line.startswith(f"{mine}: warning: board, printed, ") for line in lines)
    assert answer.stderr.replace(str(mine), FIRST) == rollwrite("check", FIRST).stderr


@pytest.mark.slow
def test_what_does_not_fit_on_a_sheet_is_said_by_both_checks(mine: Path) -> None:
    change(mine, 'de = "Akademie"', 'de = "Wunderkammerverwaltung"')
    line = "player sheet, in 'de': 'Wunderkamm…' does not fit; a shorter text would"
    for command in (["edition", "check"], ["check"]):
        answer = CliRunner().invoke(main, [*command, str(mine)])
        assert (answer.exit_code, answer.stdout) == (0, "")
        assert answer.stderr.splitlines()[-1] == f"{mine}: warning: {line}"


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"#" * 50_000_000, "is larger than 10 MB; no such file is ever that large"),
        (b"# Pr\xe9emption", "line 1, column 5: byte 0xe9 is not UTF-8; save the file as UTF-8"),
        (b"a = " + b"[" * 10_000, "is nested too deeply to be read"),
    ],
    ids=["large", "latin-1", "nested"],
)
@pytest.mark.parametrize("command", ["check", "show", "export"])
def test_a_file_that_no_edition_is_ever_like_is_said(
    command: str, data: bytes, line: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    answer = rollwrite(command, file)
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr == f"{file}: error: {line}\n"


def test_an_unreadable_file_is_said(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The superuser may read everything, so the system's answer is replaced here."""
    opened = Path.open

    def may_not_open(path: Path, *mode: Any) -> Any:
        if path != mine:
            return opened(path, *mode)
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", may_not_open)
    answer = rollwrite("check", mine)
    assert (answer.exit_code, answer.stderr) == (
        3,
        f"{mine}: error: you have no permission for it\n",
    )


@pytest.mark.slow
def test_an_edition_in_json_is_read_by_every_command(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(tomllib.loads(TEXT)), "utf-8")
    assert rollwrite("show", file).stdout == rollwrite("show", FIRST).stdout
    assert rollwrite("export", file).stdout == file.read_text("utf-8")
    for command in (["edition", "check"], ["check"]):
        answer = CliRunner().invoke(main, [*command, str(file)])
        found = answer.stderr.replace(str(file), FIRST)
        assert (answer.exit_code, found) == (0, rollwrite("check", FIRST).stderr)
    answer = CliRunner().invoke(main, ["sheets", "aid", "--edition", str(file), "-o", "-"])
    assert (answer.exit_code, answer.stdout_bytes[:5]) == (0, b"%PDF-")


def test_an_edition_is_checked_from_standard_input() -> None:
    toml = SMALL.read_text("utf-8")
    for text in (toml, json.dumps(tomllib.loads(toml))):
        answer = CliRunner().invoke(main, ["edition", "check", "-"], input=text)
        assert (answer.exit_code, answer.output) == (0, "standard input: no problems\n")


def test_the_shell_completes_names_and_then_files() -> None:
    answer = run(
        _ROLLWRITE_COMPLETE="bash_complete",
        COMP_WORDS="rollwrite edition show pandoria-",
        COMP_CWORD="3",
    )
    assert answer.stdout.splitlines() == [f"plain,{NAME}", "file,pandoria-"]


def test_every_command_of_the_group_is_tested_here() -> None:
    assert [*edition.commands] == ["list", "show", "export", "make", "check"]
