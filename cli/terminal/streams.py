"""The three standard streams, made so that whatever becomes of one is a sentence and an exit code.

Python gives None for a stream that the caller closed, as `rollwrite score game.toml >&-` does.
"""

import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO, TextIO, cast

# Colours, and the cursor of a progress bar: all that click and rich command.
_COMMANDS = re.compile(r"(\x1b\[(?:[0-9;]*m|\?25[lh]))")


def prepare_streams() -> None:
    """Replace the streams that would fail with anything else than OSError.

    A letter that the terminal does not have is shown as `?`.
    """
    sys.stdin = sys.stdin or _closed_stream("w")
    sys.stdout = sys.stdout or _closed_stream("r")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
        if sys.stdout.isatty():
            sys.stdout = cast(TextIO, EscapingStream(sys.stdout))
    if not isinstance(sys.stderr, LossyStream):
        sys.stderr = cast(TextIO, LossyStream(sys.stderr or _closed_stream("r")))


def _closed_stream(mode: str) -> TextIO:
    """Return a stream that fails at whatever is asked of it."""
    return io.TextIOWrapper(cast(BinaryIO, io.FileIO(os.devnull, mode)), encoding="utf-8")


def has_colours(stream: TextIO) -> bool:
    """Whether colours and the like are wanted there: a terminal, no dumb one, no NO_COLOR."""
    wants_none = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream.isatty() and not wants_none


@contextmanager
def input_named() -> Iterator[None]:
    """Call the file `-` in the failures of whatever reads it; else they have no name."""
    try:
        yield
    except OSError as error:
        error.filename = "-"
        raise


def show_as_it_is(text: str) -> None:
    """Write a text with line ends to standard output, in UTF-8; a terminal it cannot command."""
    from sheets.words.text import harmless

    if sys.stdout.isatty():
        sys.stdout.write(harmless(text, "\n", "\t"))
        sys.stdout.flush()
    else:
        sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()


def _escaped(text: str) -> str:
    from sheets.words.text import harmless  # The help needs none of the texts.

    return "".join(
        part if number % 2 else harmless(part, "\n", "\t", "\r")
        for number, part in enumerate(_COMMANDS.split(text))
    )


class EscapingStream:
    """A terminal that shows nothing as a command but what this program commands: its colours.

    What comes from a file or an argument is said by a Translation, and has none any more. This is
    for what is shown as it is, and for what others say.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write a text without commands of others."""
        self._stream.write(_escaped(text))
        return len(text)


class LossyStream(EscapingStream):
    """Standard error that loses what it cannot write: the exit code tells of it all the same."""

    def write(self, text: str) -> int:
        """Write what can be written."""
        with suppress(OSError):
            super().write(text)
        return len(text)

    def flush(self) -> None:
        """Write out what can be written."""
        with suppress(OSError):
            self._stream.flush()
