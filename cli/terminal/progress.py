"""Whoever waits at a terminal sees from the first moment that something goes on."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from threading import Event, Thread
from time import monotonic

from cli.terminal.settings import asked_translation
from sheets.words.text import Message

EVERY = 0.1  # Seconds.
SIGNS = "-\\|/"


@contextmanager
def waiting(what: Message, total: int = 0) -> Iterator[Callable[[int], None]]:
    """Show on a terminal what is going on, for how long, and how many steps of `total` are done.

    Yields what counts steps as done. Standard error that is no terminal gets nothing.
    """
    done, is_over = 0, Event()

    def count(steps: int) -> None:
        nonlocal done
        done += steps

    said = asked_translation()(what)  # Here, because a thread knows no command.

    def show() -> None:
        began = monotonic()
        for sign in cycle(SIGNS):
            steps = f" {done}/{total}" if total else ""
            _write(f"\r{said}{steps}  {int(monotonic() - began)} s {sign}")
            if is_over.wait(EVERY):
                _write("\r\x1b[K")
                return

    if not sys.stderr.isatty():
        yield count
        return
    shown = Thread(target=show, daemon=True)
    shown.start()
    try:
        yield count
    finally:
        is_over.set()
        shown.join()


def _write(text: str) -> None:
    """Write to the terminal itself: a process that is forked meanwhile inherits no lock."""
    os.write(sys.stderr.fileno(), text.encode(sys.stderr.encoding, "replace"))
