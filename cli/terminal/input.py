"""What a command reads: files, and `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cli.terminal.errors import STANDARD_INPUT, WrongValueError
from cli.terminal.name_or_file import FileName
from cli.terminal.streams import input_named
from scoring.game import Editions
from scoring.open_game import OpenGame
from scoring.opening import open_game, open_text
from sheets.files.reading import (
    MOST_BYTES,
    MalformedFileError,
    decode,
    format_of,
    parse_tree,
    read_text,
)
from sheets.files.schema import Tree
from sheets.words.text import Text


def _each_readable(
    context: click.Context, parameter: click.Parameter, files: tuple[Path, ...]
) -> tuple[Path, ...]:
    """Return the files; raises BadParameter for a second standard input, where nothing is left."""
    if files.count(STANDARD_INPUT) > 1:
        raise WrongValueError(Text("- is standard input, which is read once; name it once"))
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


def input_game(file: Path, editions: Editions) -> OpenGame:
    """Return the finished game that a file or standard input holds; raises OSError."""
    if file != STANDARD_INPUT:
        return open_game(file, editions)
    try:
        return open_text(input_text(file), editions=editions)
    except MalformedFileError as error:
        return OpenGame(faults=(error.problem,))
