"""Problems of files on the terminal: a line each on standard error, or all as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import click

from cli.terminal.errors import file_problem, show_error, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.parameters import format_option
from cli.terminal.streams import show_json
from scoring.answers.json import file_tree
from sheets.files.problem import Problem, has_errors
from sheets.files.report import Players
from sheets.words.quoting import printable
from sheets.words.text import Text
from sheets.words.translation import Translation

# The option --format of commands that report problems.
report_format = format_option(
    "Lines on standard error, or one object (of several files an array) on standard output."
)


@dataclass(frozen=True, slots=True)
class FileReport:
    """A file, all that is wrong with it, and what that means to a script.

    `players` are the names on its sheets.
    """

    file: str
    problems: Sequence[Problem]
    code: ExitCode
    players: Players = ()


class Checked(NamedTuple):
    """What is wrong in a file, and the names on its sheets."""

    problems: list[Problem]
    players: Players = ()


def report_on(file: Path, check: Callable[[Path], Checked]) -> FileReport:
    """Return the report on a file, also on one that cannot be opened."""
    name = printable(str(file))
    try:
        problems, players = check(file)
    except OSError as error:
        return FileReport(name, [file_problem(error)], ExitCode.FILE)
    code = ExitCode.MALFORMED if has_errors(problems) else ExitCode.DONE
    return FileReport(name, problems, code, players)


def show_reports(reports: Sequence[FileReport], format_: str, words: Translation) -> ExitCode:
    """Print reports as `text` or `json` and give the highest of their exit codes.

    One file gives a JSON object, several an array in their order; keys, levels and numbers of
    rules are never translated.
    """
    if format_ == "json":
        trees = [file_tree(each.file, each.problems, words, each.players) for each in reports]
        show_json(trees if len(trees) > 1 else trees[0])
    else:
        for report in reports:
            _show(report, words)
    return max(report.code for report in reports)


def _show(report: FileReport, words: Translation) -> None:
    if not report.problems:
        none = words(Text("no problems"))
        click.echo(f"{shown_name(report.file)}: {none}")
    show_problems(report.file, report.problems, report.players)


def not_resumed(
    file: Path, problems: Sequence[Problem], players: Players = ()
) -> click.exceptions.Exit:
    """Say what is wrong with a file that was begun, and give the end that this is."""
    show_problems(file, problems, players)
    show_error(Text("{file} cannot be resumed; mend it or take another -o", file=shown_name(file)))
    return click.exceptions.Exit(ExitCode.MALFORMED)
