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
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, TypeAlias

import click

from sheets.words.quoting import printable

STANDARD_OUTPUT = Path("-")

Writer: TypeAlias = Callable[[BinaryIO], object]


def write_output(path: Path, writer: Writer) -> None:
    """Write one file, or standard output when the path is `-`.

    Raises OSError with the path when the target cannot be written; what `writer` raises goes
    through. In both cases the target stays as it was, and nothing is left beside it.
    """
    write_outputs({path: writer})


def write_outputs(writers: Mapping[Path, Writer]) -> None:
    """Write several files, of which none takes its place before all are complete.

    Raises as `write_output`.
    """
    drafts: list[_FileDraft | _StreamDraft] = []
    try:
        for path, writer in writers.items():
            drafts.append(_draft(path))
            drafts[-1].fill(writer)
        for draft in drafts:
            draft.put_in_place()
    finally:
        for draft in drafts:
            draft.discard()


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
        raise click.UsageError(f"{printable(str(output))} is what is read; name another file")


def refuse_terminal(output: Path, format_: str, example: str) -> None:
    """Raise UsageError where a document would go to a terminal, which cannot show it."""
    if is_standard_output(output) and sys.stdout.isatty():
        raise click.UsageError(
            f"a terminal cannot show a {format_}; send it to a file: rollwrite {example}"
        )


class _FileDraft:
    """A file to be, under a passing name in its target's folder."""

    def __init__(self, path: Path, target: Path, permissions: int | None) -> None:
        self.path = path
        self.target = target
        self.permissions = permissions
        self.passing = target.with_name(f".rollwrite-{os.urandom(8).hex()}")

    def fill(self, writer: Writer) -> None:
        with self._failures_named():
            with self.passing.open("xb") as file:
                writer(file)
                file.flush()
                os.fsync(file.fileno())
            if self.permissions is not None:
                self.passing.chmod(self.permissions)

    def put_in_place(self) -> None:
        with self._failures_named():
            self.passing.replace(self.target)

    def discard(self) -> None:
        self.passing.unlink(missing_ok=True)

    @contextmanager
    def _failures_named(self) -> Iterator[None]:
        """Say the name that the user gave, not the passing one."""
        try:
            yield
        except OSError as error:
            is_lost = error.filename is None and isinstance(error, FileNotFoundError)
            if is_lost or error.filename not in (None, str(self.passing)):
                raise  # Without a name, it is the working folder that is not found.
            raise OSError(error.errno, error.strerror, str(self.path)) from error


class _StreamDraft:
    """What goes to standard output or a device at once, when it is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.content = BytesIO()

    def fill(self, writer: Writer) -> None:
        writer(self.content)

    def put_in_place(self) -> None:
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


def _draft(path: Path) -> _FileDraft | _StreamDraft:
    """Look at the target before anything is drawn; raises OSError when it cannot be written."""
    if is_standard_output(path):
        return _StreamDraft(STANDARD_OUTPUT)
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return _new_file(path)
    if stat.S_ISDIR(mode):
        raise _refusal(errno.EISDIR, "is a folder; the name of a file is expected", path)
    if not os.access(path, os.W_OK):
        raise _refusal(errno.EACCES, "is write-protected", path)
    if not stat.S_ISREG(mode):
        return _StreamDraft(path)
    return _FileDraft(path, Path(os.path.realpath(path)), stat.S_IMODE(mode))


def _new_file(path: Path) -> _FileDraft:
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise _refusal(errno.ENOENT, f"the folder {target.parent} does not exist", path)
    return _FileDraft(path, target, permissions=None)


def _refusal(number: int, what: str, path: Path) -> OSError:
    return OSError(number, what, str(path))
