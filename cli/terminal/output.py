"""Output: files that appear whole or not at all, and standard output.

A file is drafted beside its target under a name of its own, and takes the target's place when it
is complete. A symbolic link is written through; what is no plain file (`/dev/null`, a named pipe)
is written to as it is.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path

from cli.terminal.errors import WrongUseError
from cli.terminal.streams import show_as_it_is
from sheets.files.draft import FileDraft, Writer, file_draft, refusal, write_drafts
from sheets.words.quoting import printable
from sheets.words.text import Text

STANDARD_OUTPUT = Path("-")


def write_output(path: Path, writer: Writer) -> None:
    """Write one file, or standard output when the path is `-`.

    Raises OSError with the path when the target cannot be written; what `writer` raises goes
    through. In both cases the target stays as it was, and nothing is left beside it.
    """
    write_outputs([(path, writer)])


def write_outputs(writers: Iterable[tuple[Path, Writer]]) -> None:
    """Write several files, of which none takes its place before all are complete.

    Each is written when the next one is asked for. Raises as `write_output`.
    """
    write_drafts(writers, _draft)


def format_named(output: Path, formats: Mapping[str, str], usual: str) -> str:
    """Return the format that a file's suffix names, the usual one for none.

    `formats` are by suffix, without its dot. Raises UsageError for an unknown one.
    """
    suffix = output.suffix.lower().removeprefix(".")
    if suffix and suffix not in formats:
        known = ", ".join(formats)
        raise WrongUseError(
            Text("no format is called {suffix!r}; there are {known}", suffix=suffix, known=known)
        )
    return formats.get(suffix, usual)


def check_target(path: Path) -> None:
    """Look whether a file can be written, as far as that shows; raises OSError as `write_output`.

    Nothing is written.
    """
    _draft(path)


def is_found_later(path: Path) -> bool:
    """Return whether a file was written that stays where it is: no device, no standard output."""
    return path.is_file() and not is_standard_output(path)


def is_standard_output(path: Path) -> bool:
    """Return whether a path is `-`, or another name of standard output such as `/dev/stdout`."""
    if path == STANDARD_OUTPUT:
        return True
    try:
        return os.path.samestat(path.stat(), os.fstat(sys.stdout.fileno()))
    except (OSError, ValueError):
        return False


def refuse_to_write_over(output: Path, inputs: Iterable[Path]) -> None:
    """Raise UsageError where an output would take the place of a file that is read."""
    if not is_found_later(output):
        return
    if any(each.exists() and each.samefile(output) for each in inputs):
        name = printable(str(output))
        raise WrongUseError(Text("{file} is what is read; name another file", file=name))


def refuse_terminal(output: Path, format_: str, example: str) -> None:
    """Raise UsageError where a document would go to a terminal, which cannot show it."""
    if is_standard_output(output) and sys.stdout.isatty():
        raise WrongUseError(
            Text(
                "a terminal cannot show a {format}; send it to a file: rollwrite {example}",
                format=format_,
                example=example,
            )
        )


class _StreamDraft:
    """What goes to standard output or a device at once, when it is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.content = BytesIO()

    def fill(self, writer: Writer) -> None:
        writer(self.content)

    def put_in_place(self) -> None:
        if self.path == STANDARD_OUTPUT and sys.stdout.isatty():
            show_as_it_is(self.content.getvalue().decode("utf-8", "replace"))
            return
        if self.path == STANDARD_OUTPUT:
            sys.stdout.buffer.write(self.content.getvalue())
            sys.stdout.buffer.flush()
            return
        try:
            self.path.write_bytes(self.content.getvalue())
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error

    def discard(self) -> None:
        self.content.close()


def _draft(path: Path) -> FileDraft | _StreamDraft:
    """Look at the target before anything is drawn; raises OSError when it cannot be written."""
    if is_standard_output(path):
        return _StreamDraft(STANDARD_OUTPUT)
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return file_draft(path)
    if stat.S_ISREG(mode) or stat.S_ISDIR(mode):
        return file_draft(path)
    if not os.access(path, os.W_OK):
        raise refusal(errno.EACCES, Text("is write-protected"), path)
    return _StreamDraft(path)
