"""`rollwrite edition`: what is listed, shown, exported, and what is said of a bad file."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cli.commands.edition import edition
from cli.main import main
from scoring.games import GAMES
from sheets.editions.edition import SHIPPED, shipped_names
from sheets.words.text import listed
from tests.cli.test_main import run
from tests.editions import FIRST, FIRST_PATH

NAME = "pandoria-merchants"
TEXT = FIRST_PATH.read_text("utf-8")
EVERY_GAME = str(listed(tuple(GAMES), "or"))
SMALL = SHIPPED / "realm-of-sand" / "edition.toml"  # Has the fewest sheets to look at.


def rollwrite(*arguments: str | Path) -> Result:
    """Run a command in this process; a traceback fails the test."""
    answer = CliRunner().invoke(main, ["edition", *map(str, arguments)])
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


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


def test_an_edition_is_listed_shown_and_checked_in_a_language(mine: Path) -> None:
    assert rollwrite("list", "--language", "de").stdout == rollwrite("list").stdout
    change(mine, 'de = "Pandoria Merchants"', 'de = "Unsere Kaufleute"')
    change(mine, "targets = [10,", "targets = [11,")
    shown = rollwrite("show", mine, "--language", "de").stdout
    assert shown.startswith("Unsere Kaufleute (Ausgabe pandoria-merchants ")
    answer = rollwrite("check", mine, "--language", "de")
    assert (answer.exit_code, answer.stdout) == (0, "")  # A warning is no failure.
    assert answer.stderr == f"{mine}: Warnung: solo, targets 1: ist 11; üblich ist 10 (S2)\n"


def test_an_edition_is_shown_by_name_and_by_path(mine: Path) -> None:
    by_name, by_path = rollwrite("show", FIRST), rollwrite("show", mine)
    assert by_name.exit_code == by_path.exit_code == 0
    assert by_name.stdout == by_path.stdout
    assert "river 1\n" in by_name.stdout


def test_an_edition_is_shown_exported_and_checked_by_name_and_version() -> None:
    name = "realm-of-sand 1.0.0"  # Has the fewest sheets to look at.
    for command in ("show", "export"):
        assert rollwrite(command, name).stdout == rollwrite(command, "realm-of-sand").stdout != ""
    assert rollwrite("check", name).stdout == f"{name}: no problems\n"
    unknown = rollwrite("check", "realm-of-sand 0.9")
    assert unknown.exit_code == 2
    assert "realm-of-sand has no version '0.9'; there is 1.0.0" in unknown.stderr


def test_a_letter_that_the_terminal_lacks_is_shown_as_a_question_mark(mine: Path) -> None:
    change(mine, 'en = "Clone"', 'en = "Clōne"')
    answer = run("edition", "show", str(mine), PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert answer.returncode == 0
    assert "Cl?ne" in answer.stdout


def test_an_unknown_name_is_wrong_use_and_says_what_there_is() -> None:
    for command in ("show", "export"):
        answer = rollwrite(command, "pandora")
        assert answer.exit_code == 2
        assert (
            f"no edition is called 'pandora'; there are {', '.join(shipped_names())}"
            in answer.stderr
        )


@pytest.mark.parametrize("command", ["show", "export"])
def test_a_missing_file_is_said(command: str, tmp_path: Path) -> None:
    answer = rollwrite(command, tmp_path / "mine.toml")
    assert answer.exit_code == 3
    assert answer.stderr == f"Error: {tmp_path / 'mine.toml'}: no such file or directory\n"


def test_an_edition_with_errors_is_not_shown(mine: Path) -> None:
    change(mine, "columns = 13", "columns = 0")
    answer = rollwrite("show", mine)
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr == (
        f"{mine}: error: board, columns: is 0; "
        "a board has 1 to 26 columns, lettered A to Z (M1.4)\n"
    )


def test_the_exported_file_is_the_editions_own_with_its_comments(mine: Path) -> None:
    assert mine.read_text("utf-8") == TEXT
    for output in ([], ["-o", "-"]):
        answer = rollwrite("export", FIRST, *output)
        assert (answer.exit_code, answer.stdout, answer.stderr) == (0, TEXT, "")


def test_an_export_does_not_write_over_what_somebody_has_edited(mine: Path) -> None:
    for edited in (TEXT.replace("gold = 3", "gold = 4", 1), f"{TEXT}# mine", TEXT[:-1], ""):
        mine.write_text(edited, "utf-8")
        answer = rollwrite("export", FIRST, "-o", mine)
        assert (answer.exit_code, answer.stdout) == (3, "")
        assert answer.stderr == (
            f"Error: {mine}: exists and holds something else; name another file\n"
        )
        assert mine.read_text("utf-8") == edited


def test_an_export_may_be_made_again(mine: Path) -> None:
    answer = rollwrite("export", FIRST, "-o", mine)
    assert (answer.exit_code, answer.stdout, answer.stderr) == (0, f"{mine}\n", "")
    assert mine.read_text("utf-8") == TEXT


def test_an_export_goes_to_a_device_or_a_pipe_whatever_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = rollwrite("export", FIRST, "-o", "/dev/null")
    assert (answer.exit_code, answer.output) == (0, "")
    monkeypatch.chdir(tmp_path)
    Path("-").write_text("a file of that name", "utf-8")
    assert rollwrite("export", FIRST).stdout == TEXT


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"\x7fELF\0\1", "is a binary file; a text file in UTF-8 is expected"),
        (b"#" * 10_000_001, "is larger than 10 MB; no such file is ever that large"),
        (b"a = 1\nb = [1, 2", "line 2, column 10: is no TOML: unclosed array"),
        (b"Anna = 3", "is no edition; `rollwrite edition list` names some"),
        (b"players = 3", "is a state of a game, not an edition"),
    ],
    ids=["binary", "large", "broken", "other", "state"],
)
def test_nothing_but_an_edition_is_exported(tmp_path: Path, content: bytes, line: str) -> None:
    file, target = tmp_path / "mine.toml", tmp_path / "new.toml"
    file.write_bytes(content)
    answer = rollwrite("export", file, "-o", target)
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr == f"{file}: error: {line}\n"
    assert not target.exists()


def test_an_edition_is_exported_whatever_faults_it_has(mine: Path) -> None:
    change(mine, "columns = 13", "columns = 0")
    answer = rollwrite("export", mine)
    assert (answer.exit_code, answer.stdout) == (0, mine.read_text("utf-8"))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
def test_an_export_of_what_has_no_end_comes_to_one() -> None:
    answer = rollwrite("export", "/dev/zero")
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr.startswith("/dev/zero: error: is larger than 10 MB")


def test_an_export_into_a_missing_folder_says_so(tmp_path: Path) -> None:
    target = tmp_path / "editions" / "mine.toml"
    answer = rollwrite("export", FIRST, "-o", target)
    assert answer.exit_code == 3
    assert answer.stderr == f"Error: {target}: the folder {target.parent} does not exist\n"


@pytest.mark.slow
def test_an_exported_file_has_no_problems(mine: Path) -> None:
    answer = rollwrite("check", mine)
    assert (answer.exit_code, answer.stdout, answer.stderr) == (0, f"{mine}: no problems\n", "")


@pytest.mark.slow
def test_what_does_not_fit_on_a_sheet_is_said_by_both_checks(mine: Path) -> None:
    change(mine, 'de = "Akademie"', 'de = "Wunderkammerverwaltung"')
    line = "player sheet, in 'de': 'Wunderkamme…' does not fit; a shorter text would"
    for command in (["edition", "check"], ["check"]):
        answer = CliRunner().invoke(main, [*command, str(mine)])
        assert (answer.exit_code, answer.stdout) == (0, "")
        assert answer.stderr == f"{mine}: warning: {line}\n"


def test_every_problem_is_said_at_once(mine: Path) -> None:
    change(mine, "rows = 10", "rows = 100")
    change(
        mine, 'spell = "rage-2", crystals = 2, gold = 3', 'spell = "rage", crystals = 2, gold = 0'
    )
    answer = rollwrite("check", mine)
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr.splitlines() == [
        f"{mine}: error: board, rows: is 100; a board has 3 to 99 rows (M1.4)",
        f"{mine}: error: columns 2, cards 2, spell: "
        "no rule knows 'rage'; did you mean 'rage-3'? (M9)",
        f"{mine}: error: columns 2, cards 2, gold: is 0; a price is 1 to 99 (M1.6)",
    ]


def test_faults_of_form_name_the_key(mine: Path) -> None:
    change(mine, "rows = 10", "row = 10")
    change(mine, "workers = 5", 'workers = "5"')
    answer = rollwrite("check", mine)
    assert answer.exit_code == 1
    assert answer.stderr.splitlines() == [
        f"{mine}: error: board, rows: is missing; a whole number is expected",
        f"{mine}: error: board, row: unknown key; did you mean 'rows'?",
        f"{mine}: error: sheet, workers: must be a whole number, not the text '5'",
    ]


BAD_FILES = {
    "binary": (b"\x7fELF\0\1", "is a binary file; a text file in UTF-8 is expected"),
    "large": (b"#" * 50_000_000, "is larger than 10 MB; no such file is ever that large"),
    "latin-1": (
        b"# Pr\xe9emption",
        "line 1, column 5: byte 0xe9 is not UTF-8; save the file as UTF-8",
    ),
    "broken": (b"a = 1\nb = [1, 2", "line 2, column 10: is no TOML: unclosed array"),
    "empty": (b"", f"game: is missing; {EVERY_GAME} is expected"),
    "nested": (b"a = " + b"[" * 10_000, "is nested too deeply to be read"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_file_that_is_no_edition_is_said(kind: str, tmp_path: Path) -> None:
    data, line = BAD_FILES[kind]
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    for command in ("check", "show"):
        answer = rollwrite(command, file)
        assert (answer.exit_code, answer.stdout) == (1, "")
        assert answer.stderr == f"{file}: error: {line}\n"


def test_of_several_files_all_are_answered_and_the_worst_decides(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("game = 1")
    answer = rollwrite("check", tmp_path, SMALL, bad, tmp_path / "missing.toml")
    assert answer.exit_code == 3
    assert answer.stdout == f"{SMALL}: no problems\n"
    assert answer.stderr.splitlines() == [
        f"{tmp_path}: error: is a directory",
        f"{bad}: error: game: must be {EVERY_GAME}, not 1",
        f"{tmp_path / 'missing.toml'}: error: no such file or directory",
    ]
    assert rollwrite("check", SMALL, bad).exit_code == 1


def test_an_unreadable_file_is_said(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The superuser may read everything, so the system's answer is replaced here."""
    opened = Path.open

    def may_not_open(path: Path, *mode: Any) -> Any:
        if path != mine:
            return opened(path, *mode)
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", may_not_open)
    answer = rollwrite("check", mine)
    assert (answer.exit_code, answer.stderr) == (3, f"{mine}: error: permission denied\n")


@pytest.mark.slow
def test_an_edition_in_json_is_read_by_every_command(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(tomllib.loads(TEXT)), "utf-8")
    assert rollwrite("show", file).stdout == rollwrite("show", FIRST).stdout
    assert rollwrite("export", file).stdout == file.read_text("utf-8")
    for command in (["edition", "check"], ["check"]):
        answer = CliRunner().invoke(main, [*command, str(file)])
        assert (answer.exit_code, answer.output) == (0, f"{file}: no problems\n")
    answer = CliRunner().invoke(main, ["sheets", "aid", "--edition", str(file), "-o", "-"])
    assert (answer.exit_code, answer.stdout_bytes[:5]) == (0, b"%PDF-")


def test_an_edition_is_checked_from_standard_input() -> None:
    toml = SMALL.read_text("utf-8")
    for text in (toml, json.dumps(tomllib.loads(toml))):
        answer = CliRunner().invoke(main, ["edition", "check", "-"], input=text)
        assert (answer.exit_code, answer.output) == (0, "standard input: no problems\n")


def test_problems_as_json_are_an_object_or_of_several_files_an_array(
    tmp_path: Path,
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("game = 'chess'")
    wrong = {
        "where": "game",
        "path": ["game"],
        "message": f"must be {EVERY_GAME}, not the text 'chess'",
        "rule": "",
        "level": "error",
    }
    answer = rollwrite("check", "--format", "json", bad)
    assert (answer.exit_code, answer.stderr) == (1, "")
    assert json.loads(answer.stdout) == {"file": str(bad), "problems": [wrong]}
    answer = rollwrite("check", "--format", "json", SMALL, bad)
    assert json.loads(answer.stdout) == [
        {"file": str(SMALL), "problems": []},
        {"file": str(bad), "problems": [wrong]},
    ]


def test_the_shell_completes_names_and_then_files() -> None:
    answer = run(
        _ROLLWRITE_COMPLETE="bash_complete",
        COMP_WORDS="rollwrite edition show pandoria-",
        COMP_CWORD="3",
    )
    assert answer.stdout.splitlines() == [f"plain,{NAME}", "file,pandoria-"]


def test_every_command_of_the_group_is_tested_here() -> None:
    assert [*edition.commands] == ["list", "show", "export", "make", "check"]
