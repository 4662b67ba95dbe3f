"""Problems of files on the terminal: a line each on standard error, or all as JSON."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from cli.terminal.errors import file_problem, show_error, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.output import show_json
from cli.terminal.parameters import format_option
from cli.terminal.settings import asked_translation
from rollwrite.answers import Players, Problem, Report
from sheets.words.text import Text, printable

# The option --format of commands that report problems.
report_format = format_option(
    "Lines on standard error, or one object (of several files an array) on standard output."
)

NONE = Text("no problems")


class FileReport(NamedTuple):
    """A file, all that is wrong with it, and what that means to a script."""

    file: str
    report: Report
    code: ExitCode


def report_on(file: Path, check: Callable[[Path], Report]) -> FileReport:
    """Return the report on a file, also on one that cannot be opened."""
    name = printable(str(file))
    try:
        report = check(file)
    except OSError as error:
        return FileReport(name, Report((file_problem(error),)), ExitCode.FILE)
    return FileReport(name, report, ExitCode.MALFORMED if report.has_errors else ExitCode.DONE)


def show_reports(reports: Sequence[FileReport], format_: str, language: Any) -> ExitCode:
    """Print reports as `text` or `json` and give the highest of their exit codes.

    One file gives a JSON object, several an array in their order; keys, levels and numbers of
    rules are never translated.
    """
    if format_ == "json":
        trees = [{"file": each.file, "problems": each.report.tree(language)} for each in reports]
        show_json(trees if len(trees) > 1 else trees[0])
    else:
        for file, report, _ in reports:
            if not report:
                click.echo(f"{shown_name(file)}: {asked_translation()(NONE)}")
            show_problems(file, report, report.players)
    return max(each.code for each in reports)


def not_resumed(
    file: Path, problems: Iterable[Problem], players: Players = ()
) -> click.exceptions.Exit:
    """Say what is wrong with a file that was begun, and give the end that this is."""
    show_problems(file, problems, players)
    show_error(
        Text(
            "you cannot go on with {file} as it is; mend it, or name another file with -o",
            file=shown_name(file),
        )
    )
    return click.exceptions.Exit(ExitCode.MALFORMED)
