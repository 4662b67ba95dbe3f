"""The console script: Ctrl-C ends it without a traceback, from its first import on."""

import os
import sys

STOPPED = 130  # As the exit code of what Ctrl-C ends.

# Before anything is imported that Python has not imported for itself.
sys.excepthook = lambda kind, error, trace: (
    os._exit(STOPPED)
    if issubclass(kind, KeyboardInterrupt)
    else sys.__excepthook__(kind, error, trace)
)


def main() -> None:
    """Run the command `rollwrite`."""
    import signal  # It imports more than all that comes before it.

    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # Where it is ignored, it stays so.
        signal.signal(signal.SIGINT, lambda *_: os._exit(STOPPED))
    from cli.main import main as program

    signal.signal(signal.SIGINT, usual)
    program(prog_name="rollwrite")
