"""Decoder: a process with limits, which decodes the files of strangers and may die of one.

A file can be made so that to draw it takes hours, or all memory. So none is decoded here, but by
the program of `decoding.py`, which its limits end; then that file cannot be read, and the next one
has another process. One that has done its work is kept for the files that follow.
"""

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from queue import Empty, SimpleQueue
from threading import Timer
from time import monotonic
from typing import Final, NamedTuple

from rollwrite.photo import UNDECODABLE, UnreadablePhotoError

PROGRAM: Final = (
    "import json, sys; sys.path[:], limits = json.loads(sys.argv[1]); "
    "from rollwrite.photo.decoding import serve; "
    "serve(sys.stdin.buffer, sys.stdout.buffer, *limits)"
)
PIPE: Final = 1 << 20  # Bytes that wait between the processes, where the system lets them.
LONGEST: Final = 10_000  # Bytes of an answer, without its pixels.
MOST_KEPT: Final = 4  # Processes that wait for a file.


@dataclass(frozen=True, slots=True)
class Limits:
    """What a decoder may use for a file: bytes of addresses, seconds of work, seconds in all.

    Where the system knows no limits of a process, as Windows, the last holds alone.
    """

    memory: int = 2_000_000_000
    processor: int = 15
    wall: float = 30


LIMITS: Final = Limits()


class Picture(NamedTuple):
    """A picture in grey: its pixels row by row, and whether it is as large as any that is read.

    By its `share` the sides of the picture that was taken are divided.
    """

    wide: int
    high: int
    pixels: bytes
    is_whole: bool
    share: int = 1


class Decoder:
    """A process that decodes files, one after the other."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._left = limits, limits.wall
        told = [[*map(str, sys.path)], [limits.memory, limits.processor]]
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, json.dumps(told)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            pipesize=PIPE,
        )
        self._is_free = True

    @property
    def process(self) -> int:
        """The process's id."""
        return self._process.pid

    @property
    def is_ready(self) -> bool:
        """Whether it lives, and has given all pictures of the last file."""
        return self._is_free and self._process.poll() is None

    def pictures(self, content: bytes, most: int) -> Generator[Picture, None, None]:
        """Yield the pictures of a file; one that can be shrunk has at most `most` pixels.

        Raises UnreadablePhotoError for what is no picture, and where a limit ends the process.
        """
        self._is_free, self._left = False, self._limits.wall
        try:
            with self._clock():
                self._ask(content, most)
            while picture := self._next():
                yield picture
        except (EOFError, OSError) as error:
            raise UnreadablePhotoError(UNDECODABLE) from error

    def close(self) -> None:
        """End the process, and wait until it has ended."""
        self._process.kill()
        with suppress(OSError), self._process:  # Which closes pipes that may be broken.
            pass

    @contextmanager
    def _clock(self) -> Iterator[None]:
        """End the process when the time for its file is over before what is done meanwhile."""
        begin, timer = monotonic(), Timer(self._left, self._process.kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self._left -= monotonic() - begin

    def _ask(self, content: bytes, most: int) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(b"%d %d\n" % (len(content), most))
        self._process.stdin.write(content)
        self._process.stdin.flush()

    def _next(self) -> Picture | None:
        """Return the next picture of a file, None behind the last one."""
        with self._clock():
            answer = json.loads(self._line())
            if "size" in answer:
                wide, high = answer["size"]
                pixels = self._bytes(wide * high)
                return Picture(wide, high, pixels, answer["is_whole"], answer["share"])
        self._is_free = True
        if "refused" in answer:
            raise UnreadablePhotoError(answer["refused"], **answer["values"])
        return None

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST)
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    def _bytes(self, number: int) -> bytes:
        assert self._process.stdout is not None
        found = self._process.stdout.read(number)
        if len(found) < number:
            raise EOFError
        return found


@lru_cache(MOST_KEPT)
def _kept(process: int, limits: Limits) -> SimpleQueue[Decoder]:
    """Return the decoders that wait for a file in a process; they end with it.

    A process that is a copy of another one has its own.
    """
    kept: SimpleQueue[Decoder] = SimpleQueue()
    atexit.register(_close_all, kept)
    return kept


def _close_all(kept: SimpleQueue[Decoder]) -> None:
    with suppress(Empty):
        while True:
            kept.get_nowait().close()


def start_decoder() -> None:
    """Let a decoder start for the file that will be read next, unless one waits."""
    kept = _kept(os.getpid(), LIMITS)
    if kept.empty():
        kept.put(Decoder(LIMITS))


@contextmanager
def waiting_decoder() -> Iterator[Decoder]:
    """Give a decoder, which is nobody else's meanwhile, one that waits if there is one."""
    kept = _kept(os.getpid(), LIMITS)
    decoder = _waiting(kept) or Decoder(LIMITS)
    try:
        yield decoder
    finally:
        if decoder.is_ready and kept.qsize() < MOST_KEPT:
            kept.put(decoder)
        else:
            decoder.close()


def _waiting(kept: SimpleQueue[Decoder]) -> Decoder | None:
    """Return a decoder that waits, None for none; of those that somebody ended nothing is left."""
    with suppress(Empty):
        while True:
            decoder = kept.get_nowait()
            if decoder.is_ready:
                return decoder
            decoder.close()
    return None


def pictures(content: bytes, most: int) -> Iterator[Picture]:
    """Yield the pictures of a file, decoded by a process with limits, of a scan each page.

    One that can be shrunk while it is decoded has at most `most` pixels. Raises
    UnreadablePhotoError for what is no picture, or takes more than the limits.
    """
    with waiting_decoder() as decoder, closing(decoder.pictures(content, most)) as found:
        yield from found
