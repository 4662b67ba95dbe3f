"""`rollwrite edition`: list, show, export and check editions."""

from pathlib import Path

import click

from cli.terminal.errors import WrongUseError
from cli.terminal.input import input_files, input_source
from cli.terminal.output import (
    STANDARD_OUTPUT,
    check_target,
    holds_something_else,
    is_found_later,
    write_output,
)
from cli.terminal.parameters import FileName, NameOrFile, language_option
from cli.terminal.problems import report_format, report_on, show_reports
from cli.terminal.progress import waiting
from rollwrite.answers import Report
from rollwrite.catalogue import describe_edition, edition_names, edition_text, editions
from rollwrite.scores import check_edition
from sheets.words.languages import Language
from sheets.words.text import Name, Text, printable
from sheets.words.translation import load_translation

MAKING = """\b
Examples:
  rollwrite edition make --seed "week 12" -o week-12.toml
  rollwrite sheets --edition week-12.toml --players 3
"""
EXPORTING = """\b
Examples:
  rollwrite edition export pandoria-merchants -o mine.toml
  rollwrite edition check mine.toml
"""

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
@language_option("The language of the titles.")
def list_(language: Language) -> None:
    """List the editions that come with rollwrite."""
    words = load_translation(language)
    for each in editions():
        click.echo(f"{each.name}  {each.version}  {each.game}  {words(Name.of(each.title))}")


@edition.command()
@click.argument("path", metavar="NAME_OR_FILE", type=NameOrFile())
@language_option("The language of the answer.")
def show(path: Path, language: Language) -> None:
    """Show what an edition holds."""
    click.echo(describe_edition(path, language), nl=False)


@edition.command(epilog=EXPORTING)
@click.argument("path", metavar="NAME_OR_FILE", type=NameOrFile())
@_output_option
def export(path: Path, output: Path) -> None:
    """Write an edition's file, as a beginning for one of your own.

    What you have changed in FILE is never written over.
    """
    _write(edition_text(path), output)


@edition.command(epilog=MAKING)
@click.option(
    "--seed", required=True, metavar="TEXT", help="A word or two; the same make the same edition."
)
@_output_option
def make(seed: str, output: Path) -> None:
    """Make an edition of Pandoria Merchants by chance.

    Its board, cards and solo map are drawn from TEXT, the same everywhere, and tried before it is
    given out: computer players find its prices and try its board in some hundred games, which takes
    about a minute. A board of the week for a club is then a word. The seed stands on every page;
    the version is a code that tells editions apart.
    """
    from rollwrite import SeedError, make_edition  # Nobody else plays.

    check_target(output)
    try:
        with waiting(Text("Trying boards and prices in some hundred games")):
            made = make_edition(seed)
    except SeedError as error:
        raise WrongUseError(error.args[0]) from error
    _write(made.text, output, f": {made.id} {made.version}")


@edition.command()
@input_files
@language_option("The language of the answer.")
@report_format
@click.pass_context
def check(
    context: click.Context, files: tuple[Path, ...], language: Language, format_: str
) -> None:
    """Report every problem in edition files.

    FILE is TOML or JSON, - standard input, or the name of an edition that comes with rollwrite,
    with or without its version. An error is what the rules cannot work with, or a start or goal
    that is closed before play, and ends with exit code 1. A warning is what is unlike the rules,
    spoils play, or does not fit on a sheet; it prints and scores all the same.
    """
    reports = [report_on(file, _checked) for file in files]
    context.exit(show_reports(reports, format_, language))


def _write(text: str, output: Path, what: str = "") -> None:
    """Write the text of an edition, and say where; raises OSError."""
    content = text.encode()
    _refuse_to_lose_changes(output, content)
    write_output(output, content)
    if is_found_later(output):
        click.echo(f"{printable(str(output))}{what}")


def _refuse_to_lose_changes(path: Path, content: bytes) -> None:
    """Raise OSError where a file holds something else: somebody may have edited it."""
    if not is_found_later(path):
        return
    with path.open("rb") as file:
        held = file.read(len(content) + 1)
    if held != content:
        raise holds_something_else(path)


def _checked(file: Path) -> Report:
    is_name = str(file).partition(" ")[0] in edition_names()
    return check_edition(input_source(NameOrFile()(str(file)) if is_name else file))
