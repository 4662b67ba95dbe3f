"""A terminal of a program's own: what it shows, and a person who types."""

import os
import pty
import select
import signal
import subprocess
import sys
from codecs import getincrementaldecoder
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CTRL_C, CTRL_D = "\x03", "\x04"
PATIENCE = 30  # Seconds; no test waits for them unless it fails.


def all_shown(end: int) -> str:
    """Return what a terminal shows whose program has ended, and close it.

    A terminal gives its text in pieces of any size, and an error where a file gives an end.
    """
    parts = []
    with suppress(OSError):
        while part := os.read(end, 65_536):
            parts.append(part)
    os.close(end)
    return b"".join(parts).decode()


class Terminal:
    """A program with a terminal of its own, and a person who reads before typing."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.end, inner = pty.openpty()
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "PYTHONUTF8": "1"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "rollwrite", *arguments],
            cwd=folder,
            env=environment,
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(inner)
        self.seen = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # A letter may come in two pieces.

    def until(self, text: str, key: str = "") -> str:
        """Read until the text has been shown since the last time; return what came before it.

        As long as it is not, the key is pressed again: a signal that comes just before Python
        waits for input is noticed with the next one only.
        """
        for _ in range(PATIENCE):
            os.write(self.end, key.encode())
            while text not in self.seen and select.select([self.end], [], [], 1)[0]:
                try:
                    self.seen += self.decoder.decode(os.read(self.end, 4096))
                except OSError:  # The program has ended.
                    pytest.fail(f"{text!r} was not shown, but {self.seen!r}")
            if text in self.seen:
                before, _, self.seen = self.seen.partition(text)
                return before
        pytest.fail(f"{text!r} was not shown, but {self.seen!r}")

    def type(self, *lines: str, prompt: str = ": ") -> None:
        """Type lines, each when it is asked for."""
        for line in lines:
            self.until(prompt)
            os.write(self.end, f"{line}\r".encode())

    def press(self, keys: str) -> None:
        """Press keys, whatever is shown."""
        os.write(self.end, keys.encode())

    def code(self) -> int:
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self.end)


def _take_terminal() -> None:
    """Make the terminal the program's own, so that Ctrl-C reaches it."""
    # Who runs the tests in the background has Ctrl-C ignored, and what they start too.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
