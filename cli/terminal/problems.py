"""Problems of files on the terminal: a line each on standard error, or all as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from cli.terminal.exits import ExitCode, file_fault
from cli.terminal.input import shown_name
from cli.terminal.json_answer import show_json
from cli.terminal.options import format_option
from scoring.answers.grid import problem_line
from scoring.answers.json import problem_tree
from sheets.files.problem import Problem, has_errors
from sheets.words.quoting import printable
from sheets.words.sentence import Sentence
from sheets.words.translation import Translation

# The option --format of commands that report problems.
report_format = format_option(
    "Lines on standard error, or one object (of several files an array) on standard output."
)


@dataclass(frozen=True, slots=True)
class FileReport:
    """A file, all that is wrong with it, and what that means to a script."""

    file: str
    problems: Sequence[Problem]
    code: ExitCode


def report_on(file: Path, find_problems: Callable[[Path], list[Problem]]) -> FileReport:
    """Return the report on a file, also on one that cannot be opened."""
    name = printable(str(file))
    try:
        problems = find_problems(file)
    except OSError as error:
        return FileReport(name, [Problem("", file_fault(error))], ExitCode.FILE)
    code = ExitCode.MALFORMED if has_errors(problems) else ExitCode.DONE
    return FileReport(name, problems, code)


def show_reports(reports: Sequence[FileReport], format_: str, words: Translation) -> ExitCode:
    """Print reports as `text` or `json` and give the highest of their exit codes.

    One file gives a JSON object, several an array in their order; keys, levels and numbers of
    rules are never translated.
    """
    if format_ == "json":
        trees = [_tree(report, words) for report in reports]
        show_json(trees if len(trees) > 1 else trees[0])
    else:
        for report in reports:
            _show(report, words)
    return max(report.code for report in reports)


def _tree(report: FileReport, words: Translation) -> dict[str, object]:
    problems = [problem_tree(each, words) for each in report.problems]
    return {"file": report.file, "problems": problems}


def _show(report: FileReport, words: Translation) -> None:
    name = shown_name(report.file)
    if not report.problems:
        click.echo(f"{name}: {words(Sentence('no problems'))}")
    for problem in report.problems:
        click.echo(f"{name}: {problem_line(problem, words)}", err=True)
