"""A lock on a file, held as long as one process writes it; nothing of it outlives the process."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from rollwrite.files import refusal
from sheets.words.text import Text

_BUSY = Text("another `rollwrite play` writes it; stop that one or take another -o")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock on a file; raises OSError with the path where another process holds it.

    The lock is the system's, on an empty file beside, so that a process that was killed holds none.
    """
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name}.lock")
    file = _held(beside, path)
    try:
        yield
    finally:
        with suppress(OSError):  # On Windows it goes once it is closed.
            beside.unlink()
        file.close()
        with suppress(OSError):
            if os.name == "nt":
                beside.unlink()


def _held(beside: Path, path: Path) -> BinaryIO:
    while True:
        try:
            file = beside.open("ab")
        except OSError as error:  # Nobody typed the name of the file beside.
            raise OSError(error.errno, error.strerror, str(path)) from error
        try:
            _lock(file)
        except OSError as error:
            file.close()
            raise refusal(errno.EBUSY, _BUSY, path) from error
        if _is_still(file, beside):
            return file
        file.close()  # Its holder took it away meanwhile.


def _is_still(file: BinaryIO, beside: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), beside.stat())
    except FileNotFoundError:
        return False


def _lock(file: BinaryIO) -> None:
    """Lock an open file; raises OSError where another process has it."""
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
