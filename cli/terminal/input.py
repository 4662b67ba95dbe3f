"""What a command reads: files, and `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cli.terminal.name_or_file import FileName
from cli.terminal.streams import INPUT_NAME, input_named
from scoring.states.reading import Reading, parse_state
from sheets.files.reading import (
    MOST_BYTES,
    MalformedFileError,
    decode,
    format_of,
    parse_tree,
    read_text,
)
from sheets.files.schema import Tree
from sheets.words.quoting import printable

STANDARD_INPUT = Path("-")


def _each_readable(
    context: click.Context, parameter: click.Parameter, files: tuple[Path, ...]
) -> tuple[Path, ...]:
    """Return the files; raises BadParameter for a second standard input, where nothing is left."""
    if files.count(STANDARD_INPUT) > 1:
        raise click.BadParameter("- is standard input, which is read once; name it once")
    return files


# The argument FILE... of commands that read one or several.
input_files = click.argument(
    "files",
    metavar="FILE...",
    nargs=-1,
    required=True,
    type=FileName(),
    callback=_each_readable,
)


def shown_name(file: Path | str) -> str:
    """Return a file's name as a person reads it, on a terminal, in an answer, on paper."""
    return INPUT_NAME if str(file) == str(STANDARD_INPUT) else printable(str(file))


def input_text(file: Path) -> str:
    """Return the text of a file or of standard input; raises OSError or MalformedFileError."""
    if file != STANDARD_INPUT:
        return read_text(file)
    with input_named():
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    return decode(data)


def input_tree(file: Path) -> Tree:
    """Return the tree that a file or standard input holds; raises OSError or MalformedFileError."""
    text = input_text(file)
    return parse_tree(text, format_of(text, file.name))


def input_reading(file: Path) -> Reading:
    """Return the state that a file or standard input holds; raises OSError."""
    try:
        text = input_text(file)
    except MalformedFileError as error:
        return Reading(problems=(error.problem,))
    return parse_state(text, format_of(text, file.name), file.parent)
