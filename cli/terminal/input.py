"""What a command reads: files, and `-` for standard input."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from cli.terminal.errors import STANDARD_INPUT, WrongUseError, WrongValueError
from cli.terminal.parameters import FileName
from cli.terminal.streams import input_named
from rollwrite.files import MOST_BYTES
from rollwrite.sources import Content, NoRecordError, NoTurnError, Source
from sheets.words.text import Text, printable


def _each_readable(
    context: click.Context, parameter: click.Parameter, files: tuple[Path, ...]
) -> tuple[Path, ...]:
    """Return the files; raises BadParameter for a second standard input, where nothing is left."""
    if files.count(STANDARD_INPUT) > 1:
        raise WrongValueError(
            Text("- is standard input, which can be read only once; name it once")
        )
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


def input_source(file: Path) -> Source:
    """Return a file, or what standard input holds, which is read now; raises OSError."""
    if file != STANDARD_INPUT:
        return file
    with input_named():
        return Content(sys.stdin.buffer.read(MOST_BYTES + 1))


@contextmanager
def turns_refused(file: Path) -> Iterator[None]:
    """Raise UsageError where a file is asked for a turn that it does not have."""
    try:
        yield
    except NoRecordError as error:
        raise WrongUseError(
            Text("--turn is for records, and {file} is no record", file=printable(str(file)))
        ) from error
    except NoTurnError as error:
        raise WrongUseError(error.args[0]) from error
