"""Exit codes, and how a failure becomes one sentence on standard error.

Commands raise what the library raises; nothing here is for mistakes in the program itself, which
keep their traceback.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum

import click

from cli.terminal.streams import OUTPUT_NAME


class ExitCode(IntEnum):
    """What a command's end means to a script."""

    DONE = 0
    MALFORMED = 1  # A file was opened, but is malformed or breaks the rules.
    USAGE = 2  # Click's own.
    FILE = 3  # A file or folder is missing, unreadable, unwritable or full.


@contextmanager
def failures_reported() -> Iterator[None]:
    """Turn every failure that is not the program's own into a sentence and an exit code."""
    try:
        yield
    except (OSError, ValueError, LookupError) as error:
        code = _report(error)
        if code is None:
            raise
        raise click.exceptions.Exit(code) from error


def file_sentence(error: OSError) -> str:
    """Return what became of a file: `table.pdf: permission denied`."""
    from sheets.words.quoting import printable

    name = error.filename
    if name is None:
        # Looking up where it is, is all that finds nothing and has no name.
        is_lost = isinstance(error, FileNotFoundError)
        name = "the working folder" if is_lost else OUTPUT_NAME
    return f"{printable(str(name))}: {file_fault(error)}"


def file_fault(error: OSError) -> str:
    """Return what is wrong with a file that is named already: `permission denied`."""
    from sheets.words.quoting import printable

    what = error.strerror or str(error) or type(error).__name__
    return printable(f"{what[:1].lower()}{what[1:]}")


def _report(error: Exception) -> ExitCode | None:
    """Say what failed and give the exit code, None for what was not foreseen."""
    # Nothing is imported for failures before there is one.
    from sheets.editions.edition import InvalidEditionError, UnknownEditionError
    from sheets.files.reading import MalformedFileError
    from sheets.words.quoting import printable

    if isinstance(error, OSError):
        return _report_file(error)
    if isinstance(error, InvalidEditionError):
        for problem in error.problems:
            click.echo(f"{printable(str(error.path))}: {problem}", err=True)
        return ExitCode.MALFORMED
    if isinstance(error, MalformedFileError):
        click.echo(str(error), err=True)
        return ExitCode.MALFORMED
    if isinstance(error, UnknownEditionError):
        raise click.UsageError(str(error)) from error
    return None


def _report_file(error: OSError) -> ExitCode:
    if error.filename is None:
        # Python would try once more at its end to write what the stream refused, and complain.
        sys.stdout = io.StringIO()
    if not isinstance(error, BrokenPipeError):
        click.echo(f"Error: {file_sentence(error)}", err=True)
    return ExitCode.FILE
