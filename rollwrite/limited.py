"""Limited process: a program that answers requests, with limits of memory and time.

A stranger's file can be made so that to read or to draw it takes hours, or all memory. So it is
read by such a process, which its limits end; whoever waits is told, and the next one is answered by
another process.
"""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Timer
from typing import Final

PIPE: Final = 1 << 20  # Bytes that wait between the processes, where the system lets them.
LONGEST: Final = 1 << 20  # Bytes of a line.


@dataclass(frozen=True, slots=True)
class Limits:
    """What a process may use for a request: bytes of addresses, seconds of work, seconds in all.

    Where the system knows no limits of a process, as Windows, the last holds alone.
    """

    memory: int = 2_000_000_000
    processor: int = 15
    wall: float = 30


class LimitedProcess:
    """A process of its own that runs `serve`, a function `module:name`, for one request at a time.

    The function is called with what comes in, what goes out, and the limits of memory and work; it
    begins with `limit_memory`, and each of its requests with `limit_work`. Whatever is asked here
    raises EOFError or OSError where the process has ended.
    """

    def __init__(self, serve: str, limits: Limits) -> None:
        module, _, name = serve.partition(":")
        program = (
            "import json, sys; sys.path[:], limits = json.loads(sys.argv[1]); "
            f"from {module} import {name}; {name}(sys.stdin.buffer, sys.stdout.buffer, *limits)"
        )
        told = [[*map(str, sys.path)], [limits.memory, limits.processor]]
        self._limits, self._left = limits, limits.wall
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, json.dumps(told)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            pipesize=PIPE,
        )

    @property
    def process(self) -> int:
        """The process's id."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.poll() is None

    def ask(self, *request: bytes) -> None:
        """Send the parts of a request, for which the time begins anew."""
        self._left = self._limits.wall
        assert self._process.stdin is not None
        with self.clock():
            for part in request:
                self._process.stdin.write(part)
            self._process.stdin.flush()

    def line(self) -> bytes:
        """Return the next line of the answer."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST)
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    def bytes(self, number: int) -> bytes:
        """Return so many bytes of the answer."""
        assert self._process.stdout is not None
        found = self._process.stdout.read(number)
        if len(found) < number:
            raise EOFError
        return found

    @contextmanager
    def clock(self) -> Iterator[None]:
        """End the process when the time for its request is over before what is done meanwhile."""
        begin, timer = time.monotonic(), Timer(self._left, self._process.kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self._left -= time.monotonic() - begin

    def close(self) -> None:
        """End the process, and wait until it has ended."""
        self._process.kill()
        with suppress(OSError), self._process:  # Which closes pipes that may be broken.
            pass


def limit_memory(memory: int) -> None:
    """Limit the bytes of addresses of this process, which is somebody's LimitedProcess."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked.
    _limit("RLIMIT_AS", memory)
    _limit("RLIMIT_CORE", 0)


def limit_work(processor: int) -> None:
    """Limit the seconds that this process may work from now on."""
    _limit("RLIMIT_CPU", math.ceil(time.process_time()) + processor)


def _limit(name: str, value: int) -> None:
    """Set a limit of this process, as far as the system knows it."""
    try:
        import resource
    except ImportError:  # As on Windows.
        return
    with suppress(AttributeError, OSError, ValueError):
        limit = getattr(resource, name)
        resource.setrlimit(limit, (value, resource.getrlimit(limit)[1]))
