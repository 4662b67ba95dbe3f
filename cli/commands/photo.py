"""`rollwrite photo`: read photographs of filled sheets."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from cli.terminal.errors import WrongUseError, show_error, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.language import asked_translation
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end, typed_line
from cli.terminal.name_or_file import FileName, NameOrFile
from cli.terminal.options import language_option
from cli.terminal.output import (
    STANDARD_OUTPUT,
    check_target,
    is_found_later,
    refuse_to_write_over,
    write_output,
)
from sheets.files.report import path_text
from sheets.table.players import PlayerNameError, tidy_name
from sheets.words.text import Said, Text

if TYPE_CHECKING:
    from rollwrite.photo.joint import Meaning
    from rollwrite.photo.reading import SheetReading
    from rollwrite.photo.table import Doubt, PhotoTable

T = TypeVar("T")

EXAMPLES = """\b
Examples:
  rollwrite photo anna.jpg bernd.jpg chloe.jpg -o game.toml
  rollwrite photo photos/ --player Anna --player Bernd -o game.toml
  rollwrite photo scan.pdf -o game.toml --score
"""
YES, NO = Text("yes"), Text("no")
NOTHING = Text("nothing")


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
@click.option("--keep", type=FileName(), metavar="DIR", help="Keep pictures of every step here.")
@click.option("--score", is_flag=True, help="Score the game too.")
@language_option("Of questions and of the score.")
@click.option(
    "-o",
    "--output",
    type=FileName(),
    default=STANDARD_OUTPUT,
    metavar="FILE",
    help="The state file; default: standard output.",
)
@click.pass_context
def photo(context: click.Context, /, **options: Any) -> None:
    """Read photographs of filled sheets.

    PHOTO is a picture as phones take them (JPEG, PNG, WebP, HEIC), a scan (PDF), or a folder of
    those: every sheet whole and flat. What they say becomes a state file for `rollwrite score`.
    What is doubtful is asked at a terminal; else it is left out and named. So far the sheets
    of Pandoria Merchants can be read: player sheets, the guilds of the family version, and of a
    game alone the player sheet and the ledger. Where a sheet has no rings for the total, the crowns
    are asked, and where no level is printed on a ledger, the level.
    """
    _need_extra()
    output = options["output"]
    refuse_to_write_over(output, options["photos"])
    if output != STANDARD_OUTPUT:
        check_target(output)
    sheets, code = _read(options)
    if not sheets:
        context.exit(code)
    table, code = _table(sheets, options, code)
    from rollwrite.photo.state_file import state_text

    content = state_text(table, output.parent).encode()
    write_output(output, lambda file: file.write(content))
    if is_found_later(output):
        click.echo(shown_name(output))
    if options["score"]:
        code = max(code, _score(table, output, options["language"]))
    context.exit(code)


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


def _read(options: Mapping[str, Any]) -> tuple[list[SheetReading], ExitCode]:
    """Return the sheets that can be read; says of each photograph that cannot be why not."""
    from rollwrite.photo.intake import photo_files
    from rollwrite.photo.refusal import UnreadablePhotoError
    from rollwrite.photo.workers import read_files

    files: list[Path] = []
    code = ExitCode.DONE
    for path in options["photos"]:
        try:
            files += photo_files(path)
        except UnreadablePhotoError as error:
            code = _refused(path, error.reason)
    sheets: list[SheetReading] = []
    keep, workers = _keeper(options["keep"]), os.cpu_count() or 1
    for read in read_files(files, options["edition"], keep, workers) if files else ():
        sheets += read.sheets
        if read.refusal:
            code = _refused(read.file, read.refusal)
    return sheets, code


def _refused(path: Path, reason: Text) -> ExitCode:
    show_error(Text("{photo}: {reason}", photo=shown_name(path), reason=reason))
    return ExitCode.MALFORMED


def _keeper(folder: Path | None) -> Callable[[str, Any], None] | None:
    if folder is None:
        return None
    from rollwrite.photo.kept import keeper

    folder.mkdir(parents=True, exist_ok=True)
    return keeper(folder)


def _table(
    sheets: list[SheetReading], options: Mapping[str, Any], code: ExitCode
) -> tuple[PhotoTable, ExitCode]:
    """Return the table, what is doubtful of it asked or named; raises Exit for a wrong one."""
    from rollwrite.photo.table import WrongSheetsError, photo_table

    try:
        table = photo_table(sheets)
    except WrongSheetsError as error:
        show_error(error.reason)
        raise click.exceptions.Exit(ExitCode.MALFORMED) from error
    is_asked = is_terminal()
    table = table.named(_names(table, options["players"], is_asked=is_asked))
    for index in () if is_asked and not options["players"] else table.unseated:
        show_error(
            Text(
                "{photo}: nothing tells whose sheet it is; it is taken for that of {player}",
                photo=table.sheets[index].photo,
                player=table.names[index],
            )
        )
        code = ExitCode.MALFORMED
    for seat in table.missing:
        show_error(Text("the sheet of player {seat} is missing", seat=seat + 1))
        code = ExitCode.MALFORMED
    for kind in table.missing_kinds:
        show_error(Text("a photograph of the sheet {kind!r} is missing", kind=kind))
        code = ExitCode.MALFORMED
    table = table.disputed()
    if is_asked:
        table = _asked(table).disputed()
    for doubt in table.doubts():
        place = path_text(doubt.path, table.names)
        show_error(Text("{place}: not read for certain, left out", place=place))
        code = ExitCode.MALFORMED
    return table, code


def is_terminal() -> bool:
    """Return whether somebody is there to be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _names(table: PhotoTable, given: tuple[str, ...], *, is_asked: bool) -> tuple[str, ...]:
    """Return whose sheets these are: as given, else as somebody says who is asked."""
    if len(given) not in (0, len(table.seats), table.kind.players):
        raise WrongUseError(
            Text("there are {sheets} sheets; name as many players", sheets=len(table.seats))
        )
    if given or not is_asked:
        return tuple(map(_name, given))
    return tuple(
        _understood(Text("{sheet}: what is the player called?", sheet=sheet), _name)
        for sheet in _sheets(table)
    )


def _sheets(table: PhotoTable) -> tuple[Said, ...]:
    """Return what each player's sheet is called, or their part of one that all share."""
    if table.sheets[0].is_shared:
        return tuple(Text("player {seat}", seat=seat + 1) for seat in table.seats)
    return tuple(sheet.photo for sheet in table.sheets if not sheet.is_shared)


def _name(text: str) -> str:
    """Return a player's name; raises UsageError for what cannot be one."""
    try:
        return tidy_name(text)
    except PlayerNameError as error:
        raise WrongUseError(error.args[0]) from error


def _asked(table: PhotoTable) -> PhotoTable:
    """Return the table with what somebody has answered; an empty answer leaves out."""
    accept_any_character()
    for doubt in list(table.doubts()):
        answer = _answer(doubt, table)
        if answer is not None:
            table = table.answered(doubt, answer)
    return table


def _answer(doubt: Doubt, table: PhotoTable) -> Meaning | None:
    """Return what somebody says of a doubtful mark, None for nothing."""
    meanings = doubt.reading.group.meanings
    place = path_text(doubt.path, table.names)
    photo = table.sheets[doubt.sheet].photo
    if not meanings:
        sentence = Text("{photo}: {place}, a number?", photo=photo, place=place)
        return _understood(sentence, lambda typed: int(typed) if typed else None)
    said = {asked_translation()(_said(each)): each for each in meanings}
    sentence = Text("{photo}: {place}: {choices}?", photo=photo, place=place,
                    choices=", ".join(said))  # fmt: skip
    return _understood(sentence, lambda typed: said[typed] if typed else None)


def _understood(sentence: Text, read: Callable[[str], T]) -> T:
    """Return what is read of an answer, asked until it can be; raises Exit where none comes."""
    prompt = f"{asked_translation()(sentence)} "
    try:
        while True:
            try:
                return read(typed_line(prompt).strip())
            except (ValueError, KeyError):
                show_error(Text("that is none of these"))
            except click.UsageError as error:
                show_error(error.message)
    except EndOfInputError as end:
        raise click.exceptions.Exit(code_of_end(end)) from end


def _said(meaning: Meaning) -> Said:
    if isinstance(meaning, bool):
        return YES if meaning else NO
    return str(meaning) or NOTHING


def _score(table: PhotoTable, output: Path, language: str) -> ExitCode:
    """Show the score of what was read."""
    from cli.commands.score import show_text
    from cli.terminal.errors import show_problems
    from scoring.answers import Answer
    from sheets.words.translation import load_translation

    found = table.game().score()
    show_problems(output, found.problems, found.seated)
    show_text([Answer("", found)], load_translation(language))
    return ExitCode.DONE if found.players else ExitCode.MALFORMED
