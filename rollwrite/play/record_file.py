"""The file of a record while a game is played: locked, and a turn that was kept is on the disk."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from rollwrite.files import KeptFile, refusal, target_at
from rollwrite.play.record import MalformedRecordError, Record, header_text, parse_record
from sheets.files.problem import InvalidFileError, Players, Problem
from sheets.files.reading import MalformedFileError, decode, read_text
from sheets.words.text import Parameter, Text

if sys.platform != "win32":
    import fcntl


class BrokenRecordError(InvalidFileError):
    """A record's file with which no game can be resumed; `players` are those that it names."""

    def __init__(self, path: Path, problems: Sequence[Problem], players: Players = ()) -> None:
        super().__init__(path, list(problems))
        self.players = players


class RecordFile:
    """The file of a record that grows while it is played, locked against other programs.

    A context manager; within it a turn that was kept is on the disk. A turn is added as a line;
    where turns are taken back the file is written anew, whole or not at all. Comments, and lines
    as somebody wrote them, stay as they are.

    path:   the record's file, which need not be there
    record: what it holds, None where there is nothing yet
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.record: Record | None = None
        self._kept = KeptFile(self.path, None)
        self._places: list[int] = []  # The indices of the lines of turns.
        real = Path(os.path.realpath(self.path))
        self._lock = FileLock(real.with_name(f".{real.name}.lock"), blocking=False)
        self._held = -1  # The descriptor of the record, locked for whoever calls it otherwise.

    def __enter__(self) -> RecordFile:
        """Lock and read the file.

        Raises OSError, also where another program writes it, and BrokenRecordError.
        """
        target_at(self.path)
        _refuse_odd_lock(Path(self._lock.lock_file))
        try:
            self._lock.acquire()
        except Timeout as busy:
            raise _busy(self.path) from busy
        except OSError as error:  # Nobody typed the name of the file beside.
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        try:
            self._hold()
            self._read()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others write the file."""
        self._let_go()
        if self._lock.is_locked:
            with suppress(OSError):  # On Windows it stays while it is open.
                Path(self._lock.lock_file).unlink()
            self._lock.release()

    def _hold(self) -> None:
        """Lock the record itself too, which may have other names; raises OSError where it is."""
        self._let_go()
        if sys.platform != "win32" and self.path.is_file():
            self._held = os.open(self.path, os.O_RDONLY)
            try:
                fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as busy:
                raise _busy(self.path) from busy
            except OSError:  # Some file systems of a network have no locks.
                self._let_go()

    def _let_go(self) -> None:
        if self._held >= 0:
            os.close(self._held)
            self._held = -1

    def _read(self) -> None:
        if not self.path.exists() or not self.path.stat().st_size:
            return
        try:
            read_text(self.path)  # Refuses what is too large before all of it is read.
            self._kept = KeptFile.at(self.path)
            self.record = parse_record(decode(self._kept.data or b""))
        except (MalformedFileError, MalformedRecordError) as error:
            raise BrokenRecordError(self.path, [error.problem]) from error
        self._places = [turn.line - 1 for turn in self.record.turns]

    def begin(self, record: Record) -> None:
        """Write what stands before the first turn; raises OSError."""
        self._kept = KeptFile.at(self.path)
        self._kept.write(header_text(record).encode())
        self._hold()

    def keep(self, turns: int, *lines: str) -> None:
        """Hold the first turns, so many, and behind them other lines.

        What was there behind them goes. On return it is on the disk. Raises OSError, also where
        somebody else wrote the file meanwhile; the file is then as it was.
        """
        old = self._kept.data or b""
        end = b"\r\n" if b"\r\n" in old else b"\n"
        dropped, places = set(self._places[turns:]), self._places[:turns]
        there = old.split(b"\n")
        data = b"\n".join(each for place, each in enumerate(there) if place not in dropped)
        for line in lines:
            data += end if data and not data.endswith(b"\n") else b""
            places.append(data.count(b"\n"))
            data += line.encode() + end
        if data.startswith(old) and self.path.exists():
            self._kept.append(data[len(old) :])
        else:
            self._kept.write(data)
            self._hold()  # It is another file now.
        self._places = places


def _busy(path: Path) -> OSError:
    sentence = Text(
        "another `rollwrite play` is writing this file; stop that one or take another {file}",
        file=Parameter("file"),
    )
    return refusal(errno.EBUSY, sentence, path)


def _refuse_odd_lock(lock: Path) -> None:
    """Raise OSError where a pipe, a folder or a link stands in the place of a lock."""
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(lock.lstat().st_mode):
            raise refusal(errno.EEXIST, Text("is in the place of a lock; take it away"), lock)
