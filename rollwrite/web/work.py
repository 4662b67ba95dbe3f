"""Work that takes long, or reads a stranger's file: done by a few processes with limits.

One of them may die of it: whoever asked is told so, and another process takes its place. Who asks
while all are at work waits for one, up to a number; the event loop stays free.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import math
import pickle
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rollwrite.limited import LimitedProcess, Limits
from rollwrite.web.pages import RefusedError
from rollwrite.web.settings import Settings
from sheets.words.text import Text

SERVE: Final = "rollwrite.web.drawn:serve"
MOST_WAITING: Final = 60  # Who asks for more is told to come again.
MOST_KINDS: Final = 8  # Of limits; one application has one.
TOO_MANY: Final = Text("very many ask at once; try again in a moment")
GIVEN_UP: Final = Text("this takes more time or memory than there is; nothing was made")


class Done(NamedTuple):
    """What a job gives: what it tells, and the bytes that it made."""

    told: Any
    content: bytes


class Work:
    """Processes that do jobs, each one at a time; they begin when they are needed."""

    def __init__(self, limits: Limits, processes: int) -> None:
        self._limits = limits
        self._threads = ThreadPoolExecutor(processes, "work")  # Each of which asks its own process.
        self._own = threading.local()
        self._begun: list[LimitedProcess] = []
        self._waiting = 0
        atexit.register(self.close)

    async def done(self, job: str, **given: Any) -> Done:
        """Return what a job of `drawn` gives.

        Raises RefusedError for what it refuses, for one that its limits end, and where too many
        wait.
        """
        if self._waiting >= MOST_WAITING:
            raise RefusedError(503, TOO_MANY)
        self._waiting += 1
        try:
            request = pickle.dumps((job, given))
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._asked, request)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the processes."""
        for process in self._begun:
            process.close()

    def _asked(self, request: bytes) -> Done:
        process = self._process()
        try:
            process.ask(b"%d\n" % len(request), request)
            with process.clock():
                answer = json.loads(process.line())
                content = process.bytes(answer["size"])
        except (EOFError, OSError):
            process.close()  # The next job of this thread finds it ended.
            raise RefusedError(503, GIVEN_UP) from None
        if "refused" in answer:
            raise RefusedError(answer["status"], answer["refused"], answer["field"])
        return Done(answer["told"], content)

    def _process(self) -> LimitedProcess:
        """Return the process of this thread, a new one where there is none or it has ended."""
        process: LimitedProcess | None = getattr(self._own, "process", None)
        if process is None or not process.is_alive:
            if process is not None:
                process.close()
                self._begun.remove(process)
            process = self._own.process = LimitedProcess(SERVE, self._limits)
            self._begun.append(process)
        return process


@lru_cache(MOST_KINDS)
def work_of(settings: Settings, processes: int) -> Work:
    """Return what does jobs with the limits of these settings; the same for the same."""
    seconds = settings.work_seconds
    return Work(Limits(settings.work_memory, math.ceil(seconds), seconds), processes)
