"""A file of the wrong kind is one sentence, whichever command is given it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from cli.terminal.exits import ExitCode
from sheets.editions.edition import SHIPPED
from tests.editions import FIRST, FIRST_PATH

STATES = Path(__file__).parents[1] / "states"
STATE = "state.toml"
EDITION = "edition.toml"
NAMING = "naming.toml"  # A state that names another file as its edition.

IS_EDITION = "is an edition, not a state of a game"
IS_STATE = "is a state of a game, not an edition"
IS_ANOTHERS = "game: is pandoria; an edition of merchants is expected"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a state and an edition, each without fault."""
    monkeypatch.chdir(tmp_path)
    text = (STATES / "merchants" / "base-3.toml").read_text("utf-8")
    Path(STATE).write_text(text, "utf-8")
    Path(EDITION).write_bytes(FIRST_PATH.read_bytes())
    return tmp_path


def rollwrite(line: str) -> Result:
    """Run the program in this process; a traceback fails the test."""
    answer = CliRunner().invoke(main, line.split())
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


def said(line: str) -> list[str]:
    """Return what is said of a malformed file, a line each; nothing else is printed."""
    answer = rollwrite(line)
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    return answer.stderr.splitlines()


@pytest.mark.parametrize("command", ["score", "regions", "sheets --filled", "score --lenient"])
def test_an_edition_is_no_state(command: str) -> None:
    assert said(f"{command} {EDITION}") == [f"{EDITION}: error: {IS_EDITION}"]


def test_an_edition_with_faults_is_an_edition_all_the_same() -> None:
    Path(EDITION).write_text('game = "merchants"\nid = 3\nboard = []\n', "utf-8")
    assert said(f"score {EDITION}") == [f"{EDITION}: error: {IS_EDITION}"]


def test_a_state_with_a_title_is_a_state_all_the_same() -> None:
    Path(STATE).write_text(f'title = "Friday"\n{Path(STATE).read_text("utf-8")}', "utf-8")
    [line] = said(f"score {STATE}")
    assert line.startswith(f"{STATE}: error: title: unknown key")


def test_an_edition_is_not_gone_on_from_as_a_state() -> None:
    answer = rollwrite(f"enter -o {EDITION}")
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr.splitlines()[0] == f"{EDITION}: error: {IS_EDITION}"


@pytest.mark.parametrize(
    "command",
    [
        "sheets --edition",
        "edition check",
        "edition show",
        "reward city --hexes 1 --workers 1 --edition",
        "price card 1 --have 1 --craft 0 --edition",
        "enter -o game.toml --edition",
    ],
)
@pytest.mark.parametrize("without", ["", 'game = "merchants"\n'])
def test_a_state_is_no_edition(command: str, without: str) -> None:
    Path(STATE).write_text(Path(STATE).read_text("utf-8").replace(without, ""), "utf-8")
    assert said(f"{command} {STATE}") == [f"{STATE}: error: {IS_STATE}"]


def test_a_position_without_sheets_is_no_edition_either() -> None:
    Path(STATE).write_text('players = 2\n[board]\ngold = ["D4"]\n', "utf-8")
    assert said(f"sheets --edition {STATE}") == [f"{STATE}: error: {IS_STATE}"]


def named(edition: str) -> str:
    """Return the state's text with another edition."""
    return Path(STATE).read_text("utf-8").replace(FIRST, edition)


@pytest.mark.parametrize("command", ["score", "check", "regions"])
def test_a_state_that_names_a_state_as_its_edition_is_told_so(command: str) -> None:
    Path(NAMING).write_text(named(STATE), "utf-8")
    assert said(f"{command} {NAMING}") == [f"{NAMING}: error: edition, {STATE}: {IS_STATE}"]


OTHERS = ["pandoria", "theirs.toml"]  # Shipped and not checked again, or somebody's own.


@pytest.mark.parametrize("edition", OTHERS)
@pytest.mark.parametrize(
    "command", ["sheets", "reward city --hexes 1 --workers 1", "enter -o game.toml"]
)
def test_another_games_edition_is_told_in_one_sentence(command: str, edition: str) -> None:
    shipped = SHIPPED / "pandoria" / "edition.toml"
    Path("theirs.toml").write_bytes(shipped.read_bytes())
    path = shipped if edition == "pandoria" else edition
    assert said(f"{command} --edition {edition}") == [f"{path}: error: {IS_ANOTHERS}"]


@pytest.mark.parametrize("edition", OTHERS)
@pytest.mark.parametrize("command", ["score", "check", "regions", "sheets --filled"])
def test_a_state_that_names_another_games_edition_is_told_so(command: str, edition: str) -> None:
    Path("theirs.toml").write_bytes((SHIPPED / "pandoria" / "edition.toml").read_bytes())
    Path(NAMING).write_text(named(edition), "utf-8")
    line = f"{NAMING}: error: edition, {edition}, {IS_ANOTHERS}"
    assert said(f"{command} {NAMING}") == [line]


def test_an_edition_of_no_known_game_has_one_problem_where_a_game_is_expected() -> None:
    text = Path(EDITION).read_text("utf-8").replace('game = "merchants"', 'game = "go\\u001b"')
    Path(EDITION).write_text(text, "utf-8")
    assert said(f"sheets --edition {EDITION}") == [
        f"{EDITION}: error: game: is 'go\\x1b'; an edition of merchants is expected"
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Fehler: ist eine Ausgabe, kein Spielstand"),
        ("fr", "erreur\u202f: est une édition, pas l’état d’une partie"),
    ],
)
def test_a_wrong_file_is_told_in_the_language_of_the_answer(language: str, told: str) -> None:
    assert said(f"score {EDITION} --language {language}")[0].endswith(told)


def test_a_pipe_that_a_state_names_as_its_edition_is_not_waited_for() -> None:
    os.mkfifo("pipe.toml")
    Path(NAMING).write_text('edition = "pipe.toml"\nplayers = 2\n', "utf-8")
    told = "'pipe.toml' is a pipe or a device; the path of a file is expected"
    assert f"{NAMING}: error: edition: {told}" in said(f"check {NAMING}")


@pytest.mark.parametrize("command", ["score", "check", "regions", "sheets --filled", "replay"])
@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("empty.record", "", "is empty; a record begins with 'rollwrite record 1'"),
        ("empty", "# nothing\n", "is empty; a record begins with 'rollwrite record 1'"),
        ("text.record", "a = 1\n", "line 1: a record begins with 'rollwrite record 1'"),
        ("text.txt", "Anna: start 1\n", "line 1: a record begins with 'rollwrite record 1'"),
    ],
)
def test_a_text_that_is_no_record_is_told_how_one_begins(
    command: str, name: str, text: str, sentence: str
) -> None:
    Path(name).write_text(text, "utf-8")
    assert said(f"{command} {name}") == [f"{name}: error: {sentence}"]


def test_a_text_without_signs_of_toml_is_toml_by_its_name() -> None:
    Path("game.toml").write_text("Anna\n", "utf-8")
    (line,) = said("check game.toml")
    assert "is no TOML" in line
