"""`rollwrite edition`: list, show, export and check editions."""

from __future__ import annotations

import errno
from pathlib import Path

import click

from cli.terminal.errors import WrongUseError
from cli.terminal.input import input_files, input_tree
from cli.terminal.output import (
    STANDARD_OUTPUT,
    check_target,
    is_found_later,
    write_output,
)
from cli.terminal.parameters import FileName, NameOrFile, language_option
from cli.terminal.problems import Checked, report_format, report_on, show_reports
from rollwrite.files import refusal
from scoring.games import find_edition_problems, game_of_edition
from sheets.editions.edition import (
    IS_STATE,
    InvalidEditionError,
    edition_path,
    is_edition,
    is_state,
    shipped_names,
)
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, format_of, parse_tree, read_text
from sheets.words.quoting import printable
from sheets.words.text import Text
from sheets.words.translation import load_translation

IS_NONE = Problem((), Text("is no edition; `rollwrite edition list` names some"))

_output_option = click.option(
    "-o",
    "--output",
    type=FileName(),
    default=STANDARD_OUTPUT,
    metavar="FILE",
    help="The file to write; standard output without it.",
)


@click.group()
def edition() -> None:
    """List, show, export and check editions.

    An edition is a file with everything that is printed on a game's sheets: board, cards, values,
    names, and how the rules are read. Export one, fill in the numbers of the sheets that you own,
    check it, and print it with `rollwrite sheets --edition FILE`.
    """


@edition.command("list")
@language_option("Of the titles.")
def list_(language: str) -> None:
    """List the editions that come with rollwrite."""
    for name in shipped_names():
        path = edition_path(name)
        head = game_of_edition(path).load(path)
        click.echo(f"{name}  {head.version}  {head.game}  {head.title_text(language)}")


@edition.command()
@click.argument("path", metavar="NAME_OR_FILE", type=NameOrFile())
@language_option("Of the answer.")
def show(path: Path, language: str) -> None:
    """Show what an edition holds."""
    game = game_of_edition(path)
    text = game.describe(game.load(path), load_translation(language))
    click.echo(text, nl=False)


@edition.command()
@click.argument("path", metavar="NAME_OR_FILE", type=NameOrFile())
@_output_option
def export(path: Path, output: Path) -> None:
    """Write an edition's file, as a beginning for one of your own.

    What you have changed in FILE is never written over.
    """
    content = _edition_text(path).encode()
    _refuse_to_lose_changes(output, content)
    write_output(output, content)
    if is_found_later(output):
        click.echo(printable(str(output)))


@edition.command()
@click.option(
    "--seed", required=True, metavar="TEXT", help="A word or two: the same, the same edition."
)
@_output_option
def make(seed: str, output: Path) -> None:
    """Make an edition of Pandoria Merchants by chance: board, cards, solo map.

    It is drawn from TEXT, the same everywhere, and tried before it is given out: players of ours
    find its prices and try its board in some hundred games, which takes about a minute. A board of
    the week for a club is then a word. The seed stands on every page; the version is a code that
    tells editions apart.
    """
    from rollwrite.play.making.edition import SeedError, edition_text, make_edition
    from scoring.merchants.game import GAME

    check_target(output)
    try:
        made = make_edition(seed, GAME.load())
    except SeedError as error:
        raise WrongUseError(error.args[0]) from error
    content = edition_text(made).encode()
    _refuse_to_lose_changes(output, content)
    write_output(output, content)
    if is_found_later(output):
        click.echo(f"{printable(str(output))}: {made.id} {made.version}")


@edition.command()
@input_files
@language_option("Of the answer.")
@report_format
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...], language: str, format_: str) -> None:
    """Report every problem in edition files, TOML or JSON; - is standard input.

    The name of an edition that comes with rollwrite, with or without its version, is its file.
    An error is what the rules cannot work with, and ends with exit code 1. A warning is what is
    unlike the rules, or does not fit on a sheet; it prints and scores all the same.
    """
    reports = [report_on(file, _checked) for file in files]
    context.exit(show_reports(reports, format_, load_translation(language)))


def _edition_text(path: Path) -> str:
    """Return the text of an edition file, whatever faults it has.

    Raises OSError or InvalidEditionError.
    """
    try:
        text = read_text(path)
        tree = parse_tree(text, format_of(text, path.name))
    except MalformedFileError as error:
        raise InvalidEditionError(path, [error.problem]) from error
    if not is_edition(tree):
        raise InvalidEditionError(path, [IS_STATE if is_state(tree) else IS_NONE])
    return text


def _refuse_to_lose_changes(path: Path, content: bytes) -> None:
    """Raise OSError where a file holds something else: somebody may have edited it."""
    if not is_found_later(path):
        return
    with path.open("rb") as file:
        held = file.read(len(content) + 1)
    if held != content:
        sentence = Text("exists and holds something else; name another file")
        raise refusal(errno.EEXIST, sentence, path)


def _checked(file: Path) -> Checked:
    try:
        return Checked(find_edition_problems(input_tree(_named(file))))
    except MalformedFileError as error:
        return Checked([error.problem])


def _named(file: Path) -> Path:
    """Return the file of a shipped edition that is called so, else the file itself."""
    is_name = str(file).partition(" ")[0] in shipped_names()
    return NameOrFile()(str(file)) if is_name else file
