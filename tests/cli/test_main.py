"""The program as a whole: its help, its completion, and how it ends."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from cli.main import COMMANDS, LazyCommand, main
from cli.terminal.errors import file_sentence
from cli.terminal.exits import ExitCode, failures_reported
from rollwrite import __version__
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError
from sheets.words.text import Text
from tests.covering import rest_slow
from tests.processes import python

PROGRAM = [sys.executable, "-m", "rollwrite"]
ENOUGH_TO_PRINT = [
    ["--help"],
    ["edition", "list"],
    ["edition", "show", "pandoria-merchants"],
    ["edition", "export", "pandoria-merchants"],
]
HEAVY = "reportlab svgwrite PIL pydantic pydantic_core tomlkit rich tomllib json sheets"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program on its own, as a user does."""
    environment = {**os.environ, "PYTHONUTF8": "1", **environment}
    command = [*PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.fixture(params=COMMANDS, ids=lambda command: command.name)
def row(request: pytest.FixtureRequest) -> LazyCommand:
    """Every row of the table of commands."""
    command: LazyCommand = request.param
    return command


def test_the_help_lists_every_command_with_its_short_help(row: LazyCommand) -> None:
    lines = run("--help").stdout.splitlines()
    assert f"{row.name} {row.short_help}" in [" ".join(line.split()) for line in lines]


def test_the_short_help_is_the_commands_own(row: LazyCommand) -> None:
    assert (row.load().help or "").partition("\n\n")[0] == row.short_help
    assert row.load().name == row.name


def all_commands(command: click.Command, name: str) -> Iterator[tuple[str, click.Command]]:
    command = command.load() if isinstance(command, LazyCommand) else command
    yield name, command
    if isinstance(command, click.Group):
        for each, inner in command.commands.items():
            yield from all_commands(inner, f"{name} {each}")


@pytest.mark.parametrize(("name", "command"), list(all_commands(main, "rollwrite")))
def test_every_command_and_option_has_help(name: str, command: click.Command) -> None:
    assert command.help, f"{name} has no help"
    for option in command.params:
        if isinstance(option, click.Option):
            assert option.help, f"{name} {option.opts[0]} has no help"


def test_the_help_imports_nothing_heavy() -> None:
    script = (
        "import sys; sys.argv = ['rollwrite', '--help']; from cli.main import main\n"
        "try: main()\n"
        "finally: print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    answer = python("-c", script)
    assert "click" in answer.stderr.split()
    assert not set(HEAVY.split()) & set(answer.stderr.split())


def test_the_version_is_the_projects() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["hatch"]["version"]["path"] == "rollwrite/__init__.py"
    assert run("--version").stdout == f"rollwrite, version {__version__}\n"


def test_the_program_alone_shows_its_help() -> None:
    answer = run()
    assert answer.returncode == ExitCode.USAGE
    assert answer.stderr.splitlines() == run("--help").stdout.splitlines()


def test_an_unknown_command_is_a_usage_error_with_the_nearest() -> None:
    answer = run("sheet")
    assert answer.returncode == ExitCode.USAGE
    assert "No such command 'sheet'. Did you mean 'sheets'?" in answer.stderr


@pytest.mark.parametrize(
    ("typed", "offered"),
    rest_slow(
        [
            ("rollwrite ed", "plain,edition"),
            ("rollwrite edition li", "plain,list"),
            ("rollwrite sheets board pa", "plain,parts"),
            ("rollwrite sheets --variant family g", "plain,guilds"),
            ("rollwrite sheets --game pandoria re", "plain,realms"),
            ("rollwrite sheets --variant none pa", ""),
        ],
        always=2,
    ),
)
def test_the_shell_completes_commands_and_kinds_of_sheet(typed: str, offered: str) -> None:
    last = str(len(typed.split()) - 1)
    answer = run(_ROLLWRITE_COMPLETE="bash_complete", COMP_WORDS=typed, COMP_CWORD=last)
    assert answer.stdout.strip() == offered


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("arguments", rest_slow(ENOUGH_TO_PRINT))
def test_a_full_standard_output_is_a_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        answer = subprocess.run(
            [*PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert answer.stderr == "Error: standard output: there is no space left for it\n"
    assert answer.returncode == ExitCode.FILE


@pytest.mark.parametrize("arguments", rest_slow(ENOUGH_TO_PRINT))
def test_a_closed_pipe_ends_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    answer = subprocess.run(
        [*PROGRAM, *arguments], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert answer.stderr == ""
    assert answer.returncode == ExitCode.FILE


def ended_by(error: BaseException) -> tuple[int, str]:
    """Run a program whose command fails so; give its exit code and what it said."""

    @click.command()
    def failing() -> None:
        with failures_reported():
            raise error

    answer = CliRunner().invoke(failing)
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    assert answer.stdout == ""
    return answer.exit_code, answer.stderr


def test_no_name_within_a_sentence_moves_the_cursor() -> None:
    error = FileNotFoundError(2, "the folder a\x1b does not exist", "a\x1b/my.toml")
    said = "Error: a\\x1b/my.toml: the folder a\\x1b does not exist\n"
    assert ended_by(error) == (3, said)


def test_a_malformed_file_is_exit_1() -> None:
    problem = Problem(
        (),
        Text("is not valid TOML: a value must stand here: a number, a text in quotes or a list"),
        line=3,
        column=7,
    )
    error = MalformedFileError(problem)
    assert ended_by(error) == (
        1,
        "error: line 3, column 7: is not valid TOML: a value must stand here: a number, a text "
        "in quotes or a list\n",
    )


def test_an_interruption_ends_without_a_word() -> None:
    code, said = ended_by(KeyboardInterrupt())
    assert (code, said.strip()) == (ExitCode.STOPPED, "")


@pytest.mark.parametrize(
    "error", [ValueError("a fault"), KeyError("a fault"), TypeError("a fault")]
)
def test_a_fault_of_the_program_itself_keeps_its_traceback(error: Exception) -> None:
    with pytest.raises(type(error)), failures_reported():
        raise error


def test_a_file_error_without_words_still_says_its_kind() -> None:
    assert str(file_sentence(TimeoutError())) == "Error: standard output: timeoutError"


def test_in_the_end_memory_is_given_back_without_being_looked_through() -> None:
    program = (
        "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count() > 0)); "
        "from cli.main import main; main(['--version'])"
    )
    assert python("-c", program).stdout.splitlines()[-1] == "True"
