"""Problems of files on the terminal: a line each on standard error, or all as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from cli.exits import ExitCode, file_sentence
from cli.input import shown_name
from sheets.problem import Problem, has_errors

# The option --format of commands that report problems.
report_format = click.option(
    "--format",
    "format_",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Lines on standard error, or one object (of several files an array) on standard output.",
)


@dataclass(frozen=True, slots=True)
class FileReport:
    """A file, all that is wrong with it, and what that means to a script."""

    file: str
    problems: Sequence[Problem]
    code: ExitCode


def report_on(file: Path, find_problems: Callable[[Path], list[Problem]]) -> FileReport:
    """Give the report on a file, also on one that cannot be opened."""
    try:
        problems = find_problems(file)
    except OSError as error:
        what = file_sentence(error).removeprefix(f"{error.filename}: ")
        return FileReport(str(file), [Problem("", what)], ExitCode.FILE)
    code = ExitCode.MALFORMED if has_errors(problems) else ExitCode.DONE
    return FileReport(str(file), problems, code)


def show_reports(reports: Sequence[FileReport], format_: str) -> ExitCode:
    """Print reports as `text` or `json` and give the highest of their exit codes.

    One file gives a JSON object, several an array in their order.
    """
    if format_ == "json":
        trees = [
            {"file": report.file, "problems": [asdict(each) for each in report.problems]}
            for report in reports
        ]
        click.echo(json.dumps(trees if len(trees) > 1 else trees[0], ensure_ascii=False, indent=1))
    else:
        for report in reports:
            _show(report)
    return max(report.code for report in reports)


def _show(report: FileReport) -> None:
    name = shown_name(report.file)
    if not report.problems:
        click.echo(f"{name}: no problems")
    for problem in report.problems:
        click.echo(f"{name}: {problem}", err=True)
