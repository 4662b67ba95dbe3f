"""Reader: a process with limits that reads photographs, and the line of those who wait for it.

One table is read at a time, its photographs one after the other. What is in doubt is answered by
such a process too, since it reads what a browser sent; the server itself loads no library of the
extra `photo`.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import math
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from threading import Lock
from typing import Any, BinaryIO, Final, NamedTuple

from starlette.concurrency import run_in_threadpool

from rollwrite.limited import LimitedProcess, Limits
from rollwrite.web.pages import RefusedError
from rollwrite.web.settings import Settings
from rollwrite.web.work import GIVEN_UP, TOO_MANY
from sheets.words.text import Text, printable

SERVE: Final = "rollwrite.web.reading:serve"
MOST_WAITING: Final = 20  # Who comes behind them is told to come again.
MOST_KINDS: Final = 8  # Of limits; one application has one.
PATIENCE: Final = 5.0  # Seconds after which who waits is told again.
CHUNK: Final = 1 << 18  # Bytes of a photograph that are held here.
TOO_MUCH: Final = Text("to read it takes more time or memory than there is; photograph it anew")


class Photo(NamedTuple):
    """A photograph as a browser sent it: what it is called, its bytes, how many these are."""

    name: str
    file: BinaryIO
    size: int


class Step(NamedTuple):
    """How far somebody is who waits: how many come before, how many photographs are read."""

    before: int
    read: int


class Reader:
    """A process that is asked by one request after the other; it begins when it is needed."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._process: LimitedProcess | None = None
        self._beginning = Lock()
        self._line: list[asyncio.Event] = []
        atexit.register(self.close)

    def begin(self) -> LimitedProcess:
        """Return the process, a new one where there is none or it has ended."""
        with self._beginning:
            if self._process is None or not self._process.is_alive:
                self.close()
                self._process = LimitedProcess(SERVE, self._limits)
            return self._process

    def close(self) -> None:
        """End the process."""
        if self._process:
            self._process.close()

    async def told(
        self, asked: Mapping[str, Any], photos: Sequence[Photo] = ()
    ) -> AsyncGenerator[Step | dict[str, Any], None]:
        """Yield how far it is with a request, and last what `serve` answers.

        What has no photographs is soon done, and comes next. Raises RefusedError for what it
        refuses, for what its limits end, and where too many wait.
        """
        if len(self._line) > MOST_WAITING:
            raise RefusedError(503, TOO_MANY)
        moved = asyncio.Event()
        self._line.insert(len(self._line) if photos else 1, moved)
        try:
            while before := self._line.index(moved):
                yield Step(before, 0)
                with suppress(TimeoutError):
                    await asyncio.wait_for(moved.wait(), PATIENCE)
                moved.clear()
            async for each in self._answered(asked, [*photos]):
                if isinstance(each, Step):
                    yield each
        finally:
            self._line.remove(moved)
            for other in self._line:
                other.set()
        yield each

    async def _answered(
        self, asked: Mapping[str, Any], photos: list[Photo]
    ) -> AsyncGenerator[Step | dict[str, Any], None]:
        """Yield what is told of a request whose turn it is; what kills the process is left out."""
        lost: list[tuple[str, Text]] = []
        while True:
            read = 0
            process = await run_in_threadpool(self._sent, asked, photos)
            try:
                yield Step(0, len(lost))
                while "read" in (answer := await run_in_threadpool(_next, process)):
                    read += 1
                    yield Step(0, len(lost) + read)
                break
            except (EOFError, OSError):
                process.close()
                if read == len(photos):
                    raise RefusedError(503, GIVEN_UP) from None
                lost.append((printable(photos.pop(read).name), TOO_MUCH))
            except BaseException:  # Nobody waits any more, or the answer is none.
                process.close()
                raise
        if "refused" in answer:
            raise RefusedError(answer["status"], answer["refused"])
        answer["refusals"] += lost
        yield answer

    def _sent(self, asked: Mapping[str, Any], photos: Sequence[Photo]) -> LimitedProcess:
        """Return the process that was asked; one that has ended meanwhile is asked anew."""
        for _ in range(2):
            process = self.begin()
            with suppress(EOFError, OSError):
                _send(process, asked, photos)
                _next(process)  # It has all of it.
                return process
            process.close()
        raise RefusedError(503, GIVEN_UP)


@lru_cache(MOST_KINDS)
def reader_of(settings: Settings) -> Reader:
    """Return the reader with the limits of these settings; the same for the same."""
    seconds = settings.work_seconds
    return Reader(Limits(settings.work_memory, math.ceil(seconds), seconds))


def _send(process: LimitedProcess, asked: Mapping[str, Any], photos: Sequence[Photo]) -> None:
    head = {**asked, "photos": [(each.name, each.size) for each in photos]}
    process.ask(json.dumps(head).encode() + b"\n")
    for each in photos:
        each.file.seek(0)
        while chunk := each.file.read(CHUNK):
            process.ask(chunk)


def _next(process: LimitedProcess) -> dict[str, Any]:
    """Return what is told next; for what follows a photograph the time begins anew."""
    with process.clock():
        told: dict[str, Any] = json.loads(process.line())
        if "size" in told:
            told = json.loads(process.bytes(told["size"]))
    process.ask()
    return told
