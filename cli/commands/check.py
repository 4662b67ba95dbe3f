"""`rollwrite check`: every problem in a state, record or edition file."""

from pathlib import Path

import click

from cli.terminal.input import input_files, input_source, turns_refused
from cli.terminal.parameters import language_option, turn_option
from cli.terminal.problems import report_format, report_on, show_reports
from rollwrite import scores
from rollwrite.answers import Report
from rollwrite.sources import Editions
from sheets.words.languages import Language

EXAMPLES = """\b
Examples:
  rollwrite check game.toml my-edition.toml
  rollwrite check *.toml --format json
  rollwrite check game.toml --language de
"""


@click.command(epilog=EXAMPLES)
@input_files
@turn_option()
@language_option("The language of the answer.")
@report_format
@click.pass_context
def check(
    context: click.Context,
    files: tuple[Path, ...],
    turn: int | None,
    language: Language,
    format_: str,
) -> None:
    """Tell every problem in a state, record or edition file.

    Nothing is scored. FILE is a state file of a finished game, a record of its turns or an
    edition; - is standard input. An error ends with exit code 1; a warning is unlikely, but
    possible.
    """
    editions = Editions()

    def checked(file: Path) -> Report:
        with turns_refused(file):
            return scores.check(input_source(file), turn=turn, editions=editions)

    reports = [report_on(file, checked) for file in files]
    context.exit(show_reports(reports, format_, language))
