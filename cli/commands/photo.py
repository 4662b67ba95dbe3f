"""`rollwrite photo`: read photographs of filled sheets."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli.photo.asking import answered, is_terminal, named
from cli.terminal.errors import WrongUseError, show_error, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.output import (
    STANDARD_OUTPUT,
    check_target,
    is_found_later,
    refuse_to_write_over,
    write_outputs,
)
from cli.terminal.parameters import FileName, NameOrFile, Word, language_option
from rollwrite.files import Writer
from sheets.files.report import path_text
from sheets.words.text import Text
from sheets.words.translation import load_translation

if TYPE_CHECKING:
    from rollwrite.photo.photographs import Photographs
    from rollwrite.photo.table import PhotoTable

STATE_FILE = Path("game.toml")  # What a page calls the state where no file is named.
EXAMPLES = """\b
Examples:
  rollwrite photo anna.jpg bernd.jpg chloe.jpg -o game.toml
  rollwrite photo photos/ --player Anna --player Bernd -o game.toml
  rollwrite photo photos/ --review review.html
  rollwrite photo scan.pdf -o game.toml --score
"""


@click.command(epilog=EXAMPLES)
@click.argument("photos", metavar="PHOTO...", nargs=-1, required=True, type=FileName())
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar="NAME",
    help="Who plays, in the order of play.",
)
@click.option(
    "--edition", type=NameOrFile(), metavar="NAME_OR_FILE", help="Default: the shipped one."
)
@click.option(
    "--pad-game",
    type=click.IntRange(1),
    metavar="NUMBER",
    help="Which game of a pad that has several; default: the last one written.",
)
@click.option(
    "--review",
    type=FileName(),
    metavar="HTML",
    help="A page that asks what is doubtful and gives the state, instead of asking here.",
)
@click.option(
    "--format",
    "format_",
    type=Word(["text", "json"]),
    help="Tell what was read, asked, refused; json on standard output, with the state.",
)
@click.option(
    "--keep",
    type=FileName(),
    metavar="DIR",
    help="Keep pictures of every step here, and marks that you name.",
)
@click.option("--score", is_flag=True, help="Score the game too.")
@language_option("Of questions, of the page and of the score.")
@click.option(
    "-o",
    "--output",
    type=FileName(),
    metavar="FILE",
    help="The state file; default: standard output, with --review or --format none.",
)
@click.pass_context
def photo(context: click.Context, /, **options: Any) -> None:
    """Read photographs of filled sheets.

    PHOTO is a picture as phones take them (JPEG, PNG, WebP, HEIC), a scan (PDF), or a folder of
    those: every sheet whole and flat. What they say becomes a state file for `rollwrite score`.
    What is doubtful is asked at a terminal, or on a page (--review); else it is left out and named.
    The sheets that can be read are those that a pen leaves the score on: player sheets, of a game
    alone with the ledger, guilds or points of the family version, the pads of the other games.
    Where no level is printed on a ledger, it is asked; so is a word. What is drawn on a board is
    proposed, held to the sheets; nobody is asked for it, and no score needs it.
    """
    _need_extra()
    warnings.simplefilter("ignore")  # Of what is odd in a picture, which is read or refused.
    output = options["output"] or (None if options["review"] or options["format_"]
                                   else STANDARD_OUTPUT)  # fmt: skip
    _check_targets(output, options)
    found, code = _read(options)
    table, code = _table(found, options, code, is_written=output is not None)
    if table:
        _write(table, output, options)
    if options["format_"]:
        _tell(table, found, options)
    if table and options["score"]:
        code = max(code, _score(table, output or STATE_FILE, options["language"]))
    context.exit(code)


def _check_targets(output: Path | None, options: Mapping[str, Any]) -> None:
    """Raise UsageError or OSError for files that cannot or may not be written."""
    targets = [each for each in (output, options["review"]) if each is not None]
    for each in targets:
        refuse_to_write_over(each, options["photos"])
        if each != STANDARD_OUTPUT:
            check_target(each)
    told = [options["format_"] is not None, options["format_"] == "json" and options["score"]]
    if targets.count(STANDARD_OUTPUT) + sum(told) > 1:
        raise WrongUseError(Text("only one answer can go to standard output; name a file with -o"))
    if len(targets) > 1 and targets[0] == targets[1]:
        raise WrongUseError(Text("the page and the state need files of their own"))


def _need_extra() -> None:
    """Raise UsageError where the extra is not installed."""
    from importlib.util import find_spec

    for library in ("cv2", "numpy", "zxingcpp"):
        if find_spec(library) is None:
            raise WrongUseError(
                Text(
                    "{library} is not installed, which this needs; "
                    "pip install 'rollwrite[photo]' brings it",
                    library=library,
                )
            )


def _read(options: Mapping[str, Any]) -> tuple[Photographs, ExitCode]:
    """Return the sheets that can be read; says of each photograph that cannot be why not."""
    from rollwrite.photo.answers import refusal_said
    from rollwrite.photo.photographs import photographs_of

    keep, workers = _keeper(options["keep"]), os.cpu_count() or 1
    game = options["pad_game"] - 1 if options["pad_game"] else None
    found = photographs_of(options["photos"], options["edition"], game, keep, workers)
    for refusal in found.refusals:
        show_error(refusal_said(refusal))
    return found, ExitCode.MALFORMED if found.refusals else ExitCode.DONE


def _keeper(folder: Path | None) -> Callable[[str, Any], None] | None:
    if folder is None:
        return None
    from rollwrite.photo.kept import keeper

    folder.mkdir(parents=True, exist_ok=True)
    return keeper(folder)


def _keep_confirmed(table: PhotoTable, folder: Path | None) -> None:
    """Keep the marks that somebody has named, for whoever trains the reader on their own pens."""
    if folder is None:
        return
    from rollwrite.photo.kept import CONFIRMED, keep_confirmed

    for sheet in table.sheets:
        keep_confirmed(folder / CONFIRMED, sheet.confirmed())


def _table(
    found: Photographs, options: Mapping[str, Any], code: ExitCode, *, is_written: bool
) -> tuple[PhotoTable | None, ExitCode]:
    """Return the table, what is doubtful of it asked or named; None where there is none.

    Raises Exit for sheets of several.
    """
    from rollwrite.photo.answers import mistakes_said, proposal_said, suppositions_said
    from rollwrite.photo.table import WrongSheetsError, photo_table

    if not found.sheets:
        return None, code
    try:
        table = photo_table(found.sheets)
    except WrongSheetsError as error:
        show_error(error.reason)
        raise click.exceptions.Exit(ExitCode.MALFORMED) from error
    is_asked = is_terminal() and not options["review"]
    table = named(table, options["players"], is_asked=is_asked).disputed()
    is_seated = is_asked and not options["players"]
    for sentence in suppositions_said(table, is_seated=is_seated):
        show_error(sentence)
        code = ExitCode.MALFORMED
    for sentence in mistakes_said(table):
        show_error(sentence)
    if is_asked:
        table = answered(table)
        _keep_confirmed(table, options["keep"])
    table = table.proposed()
    for sentence in proposal_said(table):
        show_error(sentence)
    for doubt in table.doubts() if is_written or not options["review"] else ():
        place = path_text(doubt.path, table.names)
        show_error(Text("{place}: not read for certain, left out", place=place))
        code = ExitCode.MALFORMED
    return table, code


def _write(table: PhotoTable, output: Path | None, options: Mapping[str, Any]) -> None:
    """Write the state and the page, where they are wanted, both or none."""
    from rollwrite.photo.review.page import review_page
    from rollwrite.photo.state_file import state_text

    contents: dict[Path, bytes] = {}
    if output:
        contents[output] = state_text(table, output.parent).encode()
    if options["review"]:
        words = load_translation(options["language"])
        contents[options["review"]] = review_page(table, words, output or STATE_FILE).encode()
    write_outputs([(path, _writer(content)) for path, content in contents.items()])
    if options["format_"] != "json":
        for path in filter(is_found_later, contents):
            click.echo(shown_name(path))


def _writer(content: bytes) -> Writer:
    return lambda file: file.write(content)


def _tell(table: PhotoTable | None, found: Photographs, options: Mapping[str, Any]) -> None:
    """Show what was read, asked and refused."""
    from cli.terminal.streams import show_as_it_is
    from rollwrite.photo.answers import photo_json, read_said

    words = load_translation(options["language"])
    if options["format_"] == "json":
        show_as_it_is(photo_json(table, found.refusals, words))
    elif table:
        for sentence in read_said(table):
            click.echo(words(sentence))


def _score(table: PhotoTable, output: Path, language: str) -> ExitCode:
    """Show the score of what was read."""
    from cli.commands.score import show_scores
    from cli.terminal.errors import show_problems
    from rollwrite.answers import Answer

    found = table.game().score()
    show_problems(output, found.problems, found.seated)
    show_scores([Answer("", found)], load_translation(language))
    return ExitCode.DONE if found.players else ExitCode.MALFORMED
