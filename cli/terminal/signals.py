"""Signals that ask a program to end: it ends as with Ctrl-C, and leaves nothing half done."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# Sent by `kill` and at the end of a session; a system that has no SIGHUP sends none.
_ENDS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
_BY_SIGNAL = 128  # What shells add to a signal's number.


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """End the program with exit code 128 and the signal's number, whatever it is at.

    A signal that is ignored already, as `nohup` has it, stays so.
    """
    ends = [number for number in _ENDS if signal.getsignal(number) is signal.SIG_DFL]
    for number in ends:
        signal.signal(number, _end)
    try:
        yield
    finally:
        for number in ends:
            signal.signal(number, signal.SIG_DFL)


@contextmanager
def deferred_signals() -> Iterator[None]:
    """Let Ctrl-C and the signals that end the program wait until something is done as a whole.

    A system that cannot hold signals back lets them through.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *_ENDS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(number: int, frame: FrameType | None) -> None:
    sys.exit(_BY_SIGNAL + number)
