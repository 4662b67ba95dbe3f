"""The file of a record that grows while it is played: a turn that was kept is on the disk.

A turn is added as a line. Where turns are taken back the file is written anew, whole or not at
all. Comments, and lines as somebody wrote them, stay as they are.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cli.terminal.errors import WrongUseError
from cli.terminal.output import STANDARD_OUTPUT, check_target, write_output
from cli.terminal.problems import not_resumed
from rollwrite.files import refusal
from rollwrite.play.record import MalformedRecordError, Record, header_text, parse_record
from sheets.files.reading import MalformedFileError, decode, read_text
from sheets.words.text import Text


@dataclass(slots=True)
class RecordFile:
    """A record's file as it was last seen; `places` are the indices of its lines of turns."""

    path: Path
    data: bytes = b""
    places: list[int] = field(default_factory=list)
    record: Record | None = None

    @classmethod
    def at(cls, output: str) -> RecordFile:
        """Return the file of this name, a record that is there already read; an empty one is none.

        Raises OSError, UsageError, or Exit where something else is there, after saying so.
        """
        path = Path(output)
        if path == STANDARD_OUTPUT:
            raise WrongUseError(Text("-o needs a file; every turn is kept in it at once"))
        check_target(path)
        if not path.exists() or not path.stat().st_size:
            return cls(path)
        try:
            read_text(path)  # Refuses what is too large before all of it is read.
            data = path.read_bytes()
            record = parse_record(decode(data))
        except (MalformedFileError, MalformedRecordError) as error:
            raise not_resumed(path, (error.problem,)) from error
        return cls(path, data, [turn.line - 1 for turn in record.turns], record)

    def begin(self, record: Record) -> None:
        """Write what stands before the first turn; raises OSError."""
        self._write(header_text(record).encode(), [])

    def keep(self, turns: int, line: str = "") -> None:
        """Hold the first turns, so many, and behind them a line.

        What was there behind them goes. On return it is on the disk. Raises OSError, also where
        somebody else wrote the file meanwhile; the file is then as it was.
        """
        there = self.path.read_bytes() if self.path.exists() else None
        if there not in (None, self.data):
            raise refusal(errno.EEXIST, Text("was written by somebody else meanwhile"), self.path)
        end = b"\r\n" if b"\r\n" in self.data else b"\n"
        dropped = set(self.places[turns:])
        lines = self.data.split(b"\n")
        left = b"\n".join(each for place, each in enumerate(lines) if place not in dropped)
        if line and left and not left.endswith(b"\n"):
            left += end
        places = self.places[:turns]
        data = left
        if line:
            data += line.encode() + end
            places.append(left.count(b"\n"))
        if data == self.data:
            return
        if there is not None and data.startswith(there):
            self._append(data, places)
        else:
            self._write(data, places)

    def _write(self, data: bytes, places: Sequence[int]) -> None:
        write_output(self.path, data)
        self.data, self.places = data, [*places]

    def _append(self, data: bytes, places: Sequence[int]) -> None:
        added = data[len(self.data) :]
        try:
            with self.path.open("ab", buffering=0) as file:
                written = file.write(added)
                if written < len(added):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                os.fsync(file.fileno())
        except OSError as error:
            os.truncate(self.path, len(self.data))
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        self.data, self.places = data, [*places]
