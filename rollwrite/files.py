"""Files, read and written: whole or not at all, never over what somebody else wrote meanwhile.

A file is drafted beside its target under a temporary name and takes the target's place when it is
complete. A symbolic link is written through; what is no plain file, such as `/dev/null` or a named
pipe, is written to as it is.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from time import time
from typing import Any, BinaryIO, Protocol, TypeAlias

from sheets.files.reading import MOST_BYTES as MOST_BYTES
from sheets.files.reading import read_tree as read_tree
from sheets.words.text import Text, printable

Writer: TypeAlias = Callable[[BinaryIO], object]

_TEMPORARY = ".rollwrite-"
_OLD = 3600  # Seconds; a draft of a run that still goes on was written to since.


class Target(Protocol):
    """What is to be written, complete before any of it takes its place."""

    def write(self, writer: Writer) -> None:
        """Write the draft; what `writer` raises goes through."""

    def commit(self) -> None:
        """Let the draft take the target's place."""

    def discard(self) -> None:
        """Leave nothing of the draft behind."""


def target_at(path: Path) -> Target:
    """Return what is written at a path, before anything is.

    Raises OSError where the target cannot be written, as far as that shows.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return _new_file(path)
    if stat.S_ISDIR(mode):
        raise refusal(errno.EISDIR, Text("is a folder; name a file"), path)
    if not os.access(path, os.W_OK):
        raise refusal(errno.EACCES, Text("is write-protected"), path)
    if not stat.S_ISREG(mode):
        return Device(path)
    return AtomicFile(path, Path(os.path.realpath(path)), stat.S_IMODE(mode))


def write_file(path: Path, content: bytes) -> None:
    """Write one file as `write_files` does."""
    write_files([(path, lambda file: file.write(content))])


def write_files(
    writers: Iterable[tuple[Path, Writer]], target_of: Callable[[Path], Target] = target_at
) -> None:
    """Write several files, of which none takes its place before all are complete.

    Each is written when the next one is asked for; `target_of` finds what is at a path. Raises
    OSError with the path where a target cannot be written; what a writer raises goes through. In
    both cases the targets stay as they were, and nothing is left beside them.
    """
    targets: list[Target] = []
    try:
        for path, writer in writers:
            targets.append(target_of(path))
            targets[-1].write(writer)
        for target in targets:
            target.commit()
    finally:
        for target in targets:
            target.discard()


def change_toml(text: str, tree: Mapping[str, Any]) -> str:
    """Return a TOML text that says what a tree does; its comments and its order stay."""
    from sheets.files import toml  # What writes it takes longer to import than most need.

    return toml.change_toml(text, dict(tree))


def refusal(number: int, sentence: Text, path: Path | str) -> OSError:
    """Return the error by which a file is refused before the system would; it says the sentence."""
    return OSError(number, sentence, str(path))


class AtomicFile:
    """A file to be, drafted in its target's folder under a temporary name."""

    def __init__(self, path: Path, target: Path, permissions: int | None) -> None:
        self.path = path
        self.target = target
        self.permissions = permissions
        self.temporary = target.with_name(f"{_TEMPORARY}{os.urandom(8).hex()}")

    def write(self, writer: Writer) -> None:
        """Write the draft beside its target."""
        _remove_old_drafts(self.target.parent)
        with _named(self.path, self.temporary):
            with self.temporary.open("xb") as file:
                writer(file)
                file.flush()
                os.fsync(file.fileno())
            if self.permissions is not None:
                self.temporary.chmod(self.permissions)

    def commit(self) -> None:
        """Let the draft take the target's place."""
        with _named(self.path, self.temporary):
            self.temporary.replace(self.target)

    def discard(self) -> None:
        """Leave nothing of the draft behind."""
        with suppress(OSError):  # On a read-only file system there is none, and no telling so.
            self.temporary.unlink()


class Device:
    """A device or a pipe, which gets all at once when it is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.content = BytesIO()

    def write(self, writer: Writer) -> None:
        """Write into memory."""
        writer(self.content)

    def commit(self) -> None:
        """Hand over what was written."""
        with _named(self.path):
            self.path.write_bytes(self.content.getvalue())

    def discard(self) -> None:
        """Leave nothing in memory."""
        self.content.close()


@dataclass(slots=True)
class KeptFile:
    """A file that a session keeps up to date, and what it held when the session last saw it.

    `data` is None where there was no file.
    """

    path: Path
    data: bytes | None

    @classmethod
    def at(cls, path: Path) -> KeptFile:
        """Return the file as it is now; raises OSError."""
        return cls(path, _content(path))

    @property
    def is_foreign(self) -> bool:
        """Whether somebody else wrote the file since; one that was taken away is nobody's."""
        return _content(self.path) not in (None, self.data)

    def write(self, data: bytes) -> None:
        """Write the file anew, whole or not at all.

        Raises OSError, also where somebody else wrote it meanwhile; it is then as it was.
        """
        self._refuse_foreign()
        write_file(self.path, data)
        self.data = data

    def append(self, added: bytes) -> None:
        """Write something behind what is there; on return it is on the disk.

        Raises as `write`.
        """
        self._refuse_foreign()
        data = _content(self.path) or b""
        try:
            with self.path.open("ab", buffering=0) as file:
                if file.write(added) < len(added):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                os.fsync(file.fileno())
        except OSError as error:
            os.truncate(self.path, len(data))
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        self.data = data + added

    def _refuse_foreign(self) -> None:
        if self.is_foreign:
            raise refusal(errno.EEXIST, Text("somebody else has changed it meanwhile"), self.path)


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _new_file(path: Path) -> AtomicFile:
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        folder = printable(str(target.parent))
        raise refusal(errno.ENOENT, Text("the folder {folder} does not exist", folder=folder), path)
    if not os.access(target.parent, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return AtomicFile(path, target, permissions=None)


@contextmanager
def _named(path: Path, temporary: Path | None = None) -> Iterator[None]:
    """Name in each failure the file that the user named, not the temporary one or none."""
    try:
        yield
    except OSError as error:
        if error.filename not in (None, str(path), str(temporary)):
            raise
        raise OSError(error.errno, error.strerror, str(path)) from error


@lru_cache(maxsize=256)
def _remove_old_drafts(folder: Path) -> None:
    """Remove what runs that were killed left in a folder, once for each folder."""
    with suppress(OSError):
        for each in os.scandir(folder):
            is_draft = re.fullmatch(rf"{re.escape(_TEMPORARY)}[0-9a-f]{{16}}", each.name)
            if is_draft and time() - each.stat(follow_symlinks=False).st_mtime > _OLD:
                Path(each).unlink()
