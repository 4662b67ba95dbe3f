"""What `rollwrite sheets` was asked for is drawn and written, and what one must know of it is said.

Click's values become the options of a table. An option that changes nothing is wrong use: whoever
gives it expects something of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from cli.printing.players import refuse_contradictions
from cli.terminal.errors import STANDARD_INPUT, WrongUseError, show_error, show_problems
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_source, turns_refused
from cli.terminal.output import is_standard_output, refuse_terminal, write_outputs
from cli.terminal.settings import asked_translation
from rollwrite.choices import FORMATS, SVG_TEXTS, USUAL_DPI
from rollwrite.drawing import draw
from rollwrite.file_names import Destination, format_of
from rollwrite.printing import SeveralFilesError, Sheets
from rollwrite.sources import Source
from rollwrite.table_options import OpenGame, Table, TableOptions
from rollwrite.tables import WrongTableError
from sheets.words.text import Parameter, Text, joined, printable

# Options of a table that click knows by another name or in another form, and the rest.
_OTHERS = frozenset(("game", "players", "players_file", "filled", "markers", "holes", "also"))
_SAME = frozenset(field.name for field in fields(TableOptions)) - _OTHERS


def table_options(given: Mapping[str, Any]) -> TableOptions:
    """Return the options of the table that the command's values describe.

    Raises UsageError where they contradict each other, or one is for another that is not given.
    """
    _refuse_contradictions(given)
    source = click.get_current_context().get_parameter_source("game")
    is_said = source is ParameterSource.COMMANDLINE
    return TableOptions(
        game=given["game"] if is_said else None,
        filled=_source(given["filled"]),
        players_file=_source(given["players_file"]),
        players=given["names"] or given["players"],
        markers=not given["no_markers"],
        holes=given["holes"] or "",
        also=tuple(kind.strip() for each in given["also"] for kind in each.split(",")),
        **{name: given[name] for name in _SAME},
    )


def _source(file: Path | None) -> Source | None:
    return input_source(file) if file else None


def _refuse_contradictions(given: Mapping[str, Any]) -> None:
    if given["filled"] and given["names"]:
        said = {"filled": Parameter("filled"), "option": Parameter("names")}
        raise WrongUseError(Text("{filled} says it already; leave out {option}", **said))
    if given["players_file"] and (given["players"] is not None or given["names"]):
        raise WrongUseError(
            Text("--players-file names the players; leave out --players and --player")
        )
    refuse_contradictions(given["players"], given["names"])
    if given["turn"] is not None and not given["filled"]:
        raise WrongUseError(Text("--turn is for --filled; leave it out"))
    if given["skip_bad"] and not given["players_file"]:
        raise WrongUseError(Text("--skip-bad is for --players-file; leave it out"))


def find_unused(given: Mapping[str, Any], format_: str) -> Iterator[Text]:
    """Yield what changes nothing in a file of this format."""
    if given["copies"] > 1 and format_ != "pdf":
        yield Text("only a PDF holds several copies; leave out --copies")
    if given["duplex"] and format_ != "pdf":
        yield Text("{format} has no back sides; leave out --duplex", format=format_)
    if given["screen"] and format_ != "pdf":
        yield Text("{format} always has the pages one by one; leave out --screen", format=format_)
    if given["width"] is not None and format_ != "png":
        yield Text("{format} has no pixels; leave out --width", format=format_)
    if given["dpi"] != USUAL_DPI and format_ != "png":
        yield Text("{format} has no pixels; leave out --dpi", format=format_)
    if given["svg_text"] != SVG_TEXTS[0] and format_ != "svg":
        yield Text(
            "a {format} always shows the letters of the sheets; leave out --svg-text",
            format=format_,
        )
    if given["dpi"] != USUAL_DPI and given["width"] is not None:
        yield Text("--dpi and --width both say how large a picture is; leave out one")


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
    for warning in sheets.warnings:
        show_error(Text("Warning: {sentence}", sentence=warning))
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
    yield from sheets.remarks
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
