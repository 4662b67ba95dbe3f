"""Output: what an answer looks like, and where it goes: a file, whole or not at all, a stream."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterable, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from cli.terminal.errors import WrongUseError
from cli.terminal.streams import has_colours, show_as_it_is
from rollwrite.file_names import no_format
from rollwrite.files import Target, Writer, refusal, target_at, write_files
from sheets.words.text import Text, printable

if TYPE_CHECKING:
    from rollwrite.answers import Block

STANDARD_OUTPUT = Path("-")


def write_output(path: Path, content: bytes) -> None:
    """Write one file, or standard output when the path is `-`; raises as `write_outputs`."""
    write_contents([(path, content)])


def write_contents(files: Iterable[tuple[Path, bytes]]) -> None:
    """Write several files, each of one content; raises as `write_outputs`."""
    write_outputs((path, partial(_write, content)) for path, content in files)


def _write(content: bytes, file: BinaryIO) -> None:
    file.write(content)


def write_outputs(writers: Iterable[tuple[Path, Writer]]) -> None:
    """Write several files, of which none takes its place before all are complete.

    Raises OSError with the path when a target cannot be written; what a writer raises goes
    through. In both cases the targets stay as they were, and nothing is left beside them.
    """
    write_files(writers, _target)


def show_json(tree: Any) -> None:
    """Print a tree of what JSON knows, in UTF-8 whatever the terminal's encoding."""
    show_as_it_is(json.dumps(tree, ensure_ascii=False, indent=1) + "\n")


def show_blocks(blocks: Iterable[Block]) -> None:
    """Print lines and tables for people to read, with colours on a terminal that has them."""
    if has_colours(sys.stdout):
        # Here, because rich takes longer to import than a game to be scored.
        from cli.terminal.tables import show_in_colours

        show_in_colours(blocks)
    else:
        from rollwrite.answers import plain_text

        click.echo(plain_text(blocks), nl=False)


def show_answer(text: str, format_: str) -> None:
    """Print an answer for people, or as JSON for scripts."""
    if format_ == "json":
        show_as_it_is(text)
    else:
        click.echo(text, nl=False)


def format_named(output: Path, formats: Mapping[str, str], usual: str) -> str:
    """Return the format that a file's suffix names, the usual one for none.

    `formats` are by suffix, without its dot. Raises UsageError for an unknown one.
    """
    suffix = output.suffix.lower().removeprefix(".")
    if suffix and suffix not in formats:
        raise WrongUseError(no_format(suffix, formats))
    return formats.get(suffix, usual)


def check_target(path: Path) -> None:
    """Look whether a file can be written, as far as that shows; raises OSError as `write_output`.

    Nothing is written.
    """
    _target(path)


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
        raise WrongUseError(Text("{file} is the file to be read; write to another one", file=name))


def holds_something_else(output: Path) -> OSError:
    """Return the error of a target in whose place somebody's own content would be lost."""
    return refusal(errno.EEXIST, Text("exists and holds something else; name another file"), output)


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


class StandardOutput:
    """Standard output, which gets all at once when it is complete."""

    def __init__(self) -> None:
        self.content = BytesIO()

    def write(self, writer: Writer) -> None:
        """Write into memory."""
        writer(self.content)

    def commit(self) -> None:
        """Show what was written, on a terminal as a text that cannot command it."""
        if sys.stdout.isatty():
            show_as_it_is(self.content.getvalue().decode("utf-8", "replace"))
            return
        sys.stdout.buffer.write(self.content.getvalue())
        sys.stdout.buffer.flush()

    def discard(self) -> None:
        """Leave nothing in memory."""
        self.content.close()


def _target(path: Path) -> Target:
    return StandardOutput() if is_standard_output(path) else target_at(path)
