"""The console script: Ctrl-C ends it without a traceback from its first import on."""

from __future__ import annotations

import os
import signal

STOPPED = 130  # As the exit code of what Ctrl-C ends.


def main() -> None:
    """Run the command `rollwrite`."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # Where it is ignored, it stays so.
        signal.signal(signal.SIGINT, lambda *_: os._exit(STOPPED))
    from cli.main import main as program

    signal.signal(signal.SIGINT, usual)
    program(prog_name="rollwrite")
