"""`rollwrite check`: every problem in a state, record or edition file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from cli.terminal.input import input_files, input_text, turns_refused
from cli.terminal.options import language_option, turn_option
from cli.terminal.problems import Checked, report_format, report_on, show_reports
from rollwrite.play.opening import open_played
from rollwrite.play.record import is_record
from scoring.game import Editions
from scoring.games import find_edition_problems
from scoring.opening import open_game
from sheets.editions.edition import is_edition
from sheets.files.reading import MalformedFileError, format_of, parse_tree
from sheets.words.translation import load_translation

EXAMPLES = """\b
Examples:
  rollwrite check game.toml my-edition.toml
  rollwrite check *.toml --format json
  rollwrite check game.toml --language de
"""


@click.command(epilog=EXAMPLES)
@input_files
@turn_option()
@language_option("Of the answer.")
@report_format
@click.pass_context
def check(
    context: click.Context, files: tuple[Path, ...], turn: int | None, language: str, format_: str
) -> None:
    """Tell every problem in a state, record or edition file.

    Nothing is scored. FILE is a state file of a finished game, a record of its turns or an
    edition; - is standard input. An error ends with exit code 1; a warning is unlikely, but
    possible.
    """
    find = partial(_checked, editions=Editions(), turn=turn)
    reports = [report_on(file, find) for file in files]
    context.exit(show_reports(reports, format_, load_translation(language)))


def _checked(file: Path, editions: Editions, turn: int | None) -> Checked:
    try:
        text = input_text(file)
        if turn is not None or is_record(text):
            with turns_refused(file):
                opened = open_played(text, file.name, editions, file.parent, turn)
            return Checked(opened.find_problems(), opened.players)
        tree = parse_tree(text, format_of(text, file.name))
    except MalformedFileError as error:
        return Checked([error.problem])
    if is_edition(tree):
        return Checked(find_edition_problems(tree))
    opened = open_game(tree, editions, file.parent)
    return Checked(opened.find_problems(), opened.players)
