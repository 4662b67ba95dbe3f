"""Decoder: a process with limits, which decodes the files of strangers and may die of one.

A file can be made so that to draw it takes hours, or all memory. So none is decoded here, but by
the program of `decoding.py`, which its limits end; then that file cannot be read, and the next one
has another process. One that has done its work is kept for the files that follow.
"""

import atexit
import json
import os
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from rollwrite.limited import LimitedProcess
from rollwrite.limited import Limits as Limits
from rollwrite.photo import UNDECODABLE, UnreadablePhotoError

SERVE: Final = "rollwrite.photo.decoding:serve"
MOST_KEPT: Final = 4  # Processes that wait for a file.
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


class Decoder(LimitedProcess):
    """A process that decodes files, one after the other."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(SERVE, limits)
        self._is_free = True

    @property
    def is_ready(self) -> bool:
        """Whether it lives, and has given all pictures of the last file."""
        return self._is_free and self.is_alive

    def pictures(self, content: bytes, most: int) -> Generator[Picture, None, None]:
        """Yield the pictures of a file; one that can be shrunk has at most `most` pixels.

        Raises UnreadablePhotoError for what is no picture, and where a limit ends the process.
        """
        self._is_free = False
        try:
            self.ask(b"%d %d\n" % (len(content), most), content)
            while picture := self._next():
                yield picture
        except (EOFError, OSError) as error:
            raise UnreadablePhotoError(UNDECODABLE) from error

    def _next(self) -> Picture | None:
        """Return the next picture of a file, None behind the last one."""
        with self.clock():
            answer = json.loads(self.line())
            if "size" in answer:
                wide, high = answer["size"]
                pixels = self.bytes(wide * high)
                return Picture(wide, high, pixels, answer["is_whole"], answer["share"])
        self._is_free = True
        if "refused" in answer:
            raise UnreadablePhotoError(answer["refused"], **answer["values"])
        return None


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
