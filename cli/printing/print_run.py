"""Sheets are drawn and written, and what a person must know of it is said."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from cli.printing.options import find_unused, table_options
from cli.printing.players import warn_of_nearly_same, warn_of_substituted
from cli.terminal.errors import STANDARD_INPUT, WrongUseError, show_error, show_problems
from cli.terminal.exits import ExitCode
from cli.terminal.input import turns_refused
from cli.terminal.output import is_standard_output, refuse_terminal, write_outputs
from cli.terminal.settings import asked_translation
from rollwrite.choices import FORMATS
from rollwrite.drawing import draw
from rollwrite.file_names import Destination, format_of
from rollwrite.printing import SeveralFilesError, Sheets
from rollwrite.table_options import OpenGame, Table, TableOptions
from rollwrite.tables import WrongTableError
from sheets.words.text import Text, joined, printable

SHOWN_ON_TERMINALS = "svg"  # The format that is a text.
TITLED = "table,player 1,player 2"  # The header of a file of players in which tables have titles.


def print_sheets(given: Mapping[str, Any]) -> None:
    """Print what the options of `rollwrite sheets` ask for, and say where it is.

    Raises UsageError for options that contradict each other or would change nothing, Exit where a
    state or a file of players cannot be printed, and what `draw` and `Sheets.save` raise.
    """
    options, output = table_options(given), given["output"]
    format_ = given["format"] or (format_of(output) if output else FORMATS[0])
    for unused in find_unused(given, format_):
        raise WrongUseError(unused)
    file = given["filled"] or given["players_file"]
    size = {"dpi": given["dpi"], "width": given["width"], "text": given["svg_text"]}
    sheets = drawn(options, file)
    write_sheets(sheets, output, format_, "sheets -o table.pdf", file=file, **size)


def print_filled(game: OpenGame, format_: str, given: Mapping[str, Any]) -> None:
    """Print a game's sheets as they are filled in; nothing where no game could begin."""
    if game.content is None:
        return
    look = {name: given[name] for name in ("language", "paper", "theme")}
    sheets = drawn(TableOptions(filled=game, **look))
    example = f"replay evening.record -o sheets.{format_}"
    write_sheets(sheets, given["output"], format_, example, dpi=given["dpi"])


def drawn(options: TableOptions, file: Path | None = None) -> Sheets:
    """Return the sheets of a table; `file` is the state or list of players that it is made from.

    Where nothing can be drawn, what is wrong in that is said; raises Exit then, UsageError for an
    option that would change nothing, and as `draw`.
    """
    try:
        with turns_refused(file or STANDARD_INPUT):
            sheets = draw(options)
    except WrongTableError as error:
        if not (error.problems and file):
            raise
        show_problems(file, error.problems, error.players)
        if error.hint:
            show_error(error.hint)
        raise click.exceptions.Exit(ExitCode.MALFORMED) from error
    for unused in sheets.find_unused():
        raise WrongUseError(unused)
    return sheets


def write_sheets(
    sheets: Sheets,
    output: str | None,
    format_: str,
    example: str,
    *,
    file: Path | None = None,
    **size: Any,
) -> None:
    """Write sheets and say where they are, by default in the working folder under their own name.

    What is doubtful in the `file` that they are made from is said before, and what is in the sheets
    themselves. `example` is a command that would send them to a file, `size` is as for
    `Sheets.save`. Raises UsageError for what a terminal cannot show and for several files to
    standard output, and as `Sheets.save`.
    """
    if file:
        show_problems(file, sheets.problems, sheets.players)
    warn_of_substituted(sheets.substituted)
    warn_of_nearly_same(sheets.nearly_same)
    for doubt in sheets.doubts:
        show_error(Text("Warning: {sentence}", sentence=doubt))
    path = Path(output or f"{sheets.name}.{format_}")
    if format_ != SHOWN_ON_TERMINALS:
        refuse_terminal(path, format_, example)
    if is_standard_output(path):
        _write_to_standard_output(sheets, path, format_, **size)
        return
    where = Destination.of(output or path, format_, sheets.name)
    files = sheets.save(output or path, format_, progress=_progress(sheets), **size)
    for written in files:
        if written.is_file():  # Of a device no path is told.
            click.echo(printable(str(written)))
    for remark in _remarks(sheets, where, files):
        show_error(remark)


def _remarks(sheets: Sheets, where: Destination, files: Sequence[Path]) -> Iterator[Text]:
    """Yield what whoever opens the files may not expect."""
    if others := where.others(files):
        yield Text(
            "Beside them lie other files, perhaps of an earlier print: {files}",
            files=joined([printable(each) for each in others]),
        )
    table, path = sheets.seated[0], printable(str(where.path))
    if table.fewest and sheets.options.markers:
        yield Text(
            "Sheets for any number of players have no markers; no photograph of them is read"
        )
    if table.online and table.players > 1 and not where.path.suffix and where.path.is_file():
        yield Text(
            "{file} holds the sheets of all; -o {file}/ gives everybody their own", file=path
        )
    if sheets.are_many and sys.stderr.isatty() and table.title.isdecimal():
        names = joined([each.name for each in table.seats])
        yield Text(
            "Tables: {number}, the first with {names}; for titles write {header} above them",
            number=len(sheets.seated),
            names=names,
            header=TITLED,
        )


def _write_to_standard_output(sheets: Sheets, path: Path, format_: str, **size: Any) -> None:
    try:
        write_outputs([(path, lambda file: sheets.write(file, format_, **size))])
    except SeveralFilesError as error:
        sentence = Text("{what}; name a file or a folder with -o", what=error.args[0])
        raise WrongUseError(sentence) from error


def _progress(sheets: Sheets) -> Any:
    """Return what goes through tables, behind a bar where there are many and somebody watches."""
    return _watched if sheets.are_many and sys.stderr.isatty() else iter


def _watched(tables: Sequence[Table]) -> Iterator[Table]:
    label = asked_translation()(Text("Tables"))
    with click.progressbar(tables, label=label, file=sys.stderr) as bar:
        yield from bar
