"""Files that appear whole or not at all.

A file is drafted beside its target under a name of its own, and takes the target's place when it
is complete. A symbolic link is written through.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from time import time
from typing import BinaryIO, Protocol, TypeAlias

from sheets.words.quoting import printable
from sheets.words.text import Text

Writer: TypeAlias = Callable[[BinaryIO], object]

_PASSING = ".rollwrite-"
_OLD = 3600  # Seconds; a draft of a run that still goes on was written to since.


class Draft(Protocol):
    """What is to be written, complete before any of it takes its place."""

    def fill(self, writer: Writer) -> None:
        """Write the draft; what `writer` raises goes through."""

    def put_in_place(self) -> None:
        """Let the draft take the target's place."""

    def discard(self) -> None:
        """Leave nothing of the draft behind."""


def write_files(writers: Mapping[Path, Writer]) -> None:
    """Write several files, of which none takes its place before all are complete.

    Raises OSError with the path where a target cannot be written; what a writer raises goes
    through. In both cases the targets stay as they were, and nothing is left beside them.
    """
    write_drafts(writers.items(), file_draft)


def write_drafts(writers: Iterable[tuple[Path, Writer]], draft_of: Callable[[Path], Draft]) -> None:
    """Write several targets as `write_files`; `draft_of` gives the draft of each."""
    drafts: list[Draft] = []
    try:
        for path, writer in writers:
            drafts.append(draft_of(path))
            drafts[-1].fill(writer)
        for draft in drafts:
            draft.put_in_place()
    finally:
        for draft in drafts:
            draft.discard()


def file_draft(path: Path) -> FileDraft:
    """Return the draft of a file.

    Raises OSError for a target that cannot be written or is no plain file.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return _new_draft(path)
    if not stat.S_ISREG(mode):
        raise refusal(errno.EISDIR, Text("is a folder; the name of a file is expected"), path)
    if not os.access(path, os.W_OK):
        raise refusal(errno.EACCES, Text("is write-protected"), path)
    return FileDraft(path, Path(os.path.realpath(path)), stat.S_IMODE(mode))


def refusal(number: int, sentence: Text, path: Path | str) -> OSError:
    """Return the error by which a file is refused before the system would; it says the sentence."""
    return OSError(number, sentence, str(path))


class FileDraft:
    """A file to be, under a passing name in its target's folder."""

    def __init__(self, path: Path, target: Path, permissions: int | None) -> None:
        self.path = path
        self.target = target
        self.permissions = permissions
        self.passing = target.with_name(f"{_PASSING}{os.urandom(8).hex()}")

    def fill(self, writer: Writer) -> None:
        """Write the draft beside its target."""
        _take_old_drafts_away(self.target.parent)
        with self._failures_named():
            with self.passing.open("xb") as file:
                writer(file)
                file.flush()
                os.fsync(file.fileno())
            if self.permissions is not None:
                self.passing.chmod(self.permissions)

    def put_in_place(self) -> None:
        """Let the draft take the target's place."""
        with self._failures_named():
            self.passing.replace(self.target)

    def discard(self) -> None:
        """Leave nothing of the draft behind."""
        with suppress(OSError):  # On a read-only file system there is none, and no telling so.
            self.passing.unlink()

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


@lru_cache(maxsize=256)
def _take_old_drafts_away(folder: Path) -> None:
    """Remove what runs that were killed left in a folder, once for each folder."""
    with suppress(OSError):
        for each in os.scandir(folder):
            is_draft = re.fullmatch(rf"{re.escape(_PASSING)}[0-9a-f]{{16}}", each.name)
            if is_draft and time() - each.stat(follow_symlinks=False).st_mtime > _OLD:
                Path(each).unlink()


def _new_draft(path: Path) -> FileDraft:
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        folder = printable(str(target.parent))
        raise refusal(errno.ENOENT, Text("the folder {folder} does not exist", folder=folder), path)
    return FileDraft(path, target, permissions=None)
