"""`rollwrite enter` at a terminal: a session behind a pty, Ctrl-C and Ctrl-D in it."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from tests.cli.enter.test_enter import ANNA, BERND, NO_BOARD, SCORE, WRITE

ROOT = Path(__file__).parents[3]
CTRL_C, CTRL_D = "\x03", "\x04"
PATIENCE = 30  # Seconds; no test waits for them unless it fails.


class Terminal:
    """A program with a terminal of its own, and a person who reads before typing."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.end, inner = pty.openpty()
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "PYTHONUTF8": "1"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "rollwrite", "enter", "-o", "game.toml", *arguments],
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

    def until(self, text: str, key: str = "") -> None:
        """Read until the text has been shown since the last time.

        As long as it is not, the key is pressed again: a signal that comes just before Python
        waits for input is noticed with the next one only.
        """
        for _ in range(PATIENCE):
            os.write(self.end, key.encode())
            while text not in self.seen and select.select([self.end], [], [], 1)[0]:
                try:
                    self.seen += os.read(self.end, 4096).decode("utf-8", "replace")
                except OSError:  # The program has ended.
                    pytest.fail(f"{text!r} was not shown, but {self.seen!r}")
            if text in self.seen:
                self.seen = self.seen.partition(text)[2]
                return
        pytest.fail(f"{text!r} was not shown, but {self.seen!r}")

    def type(self, *lines: str) -> None:
        """Type lines, each when it is asked for."""
        for line in lines:
            self.until(": ")
            os.write(self.end, f"{line}\r".encode())

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


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    """Terminals that are closed in the end."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_ctrl_c_keeps_what_was_entered_and_the_next_start_goes_on(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    names = ("--player", "Anna", "--player", "Bernd")
    terminals.append(Terminal(tmp_path, *names))
    terminals[0].type(*ANNA[:4])
    terminals[0].until("Artifacts circled, and crossed out (up to 12, such as 5 2) [0 0]: ")
    terminals[0].until("Kept in game.part.toml. The same command goes on from there.", CTRL_C)
    assert terminals[0].code() == ExitCode.STOPPED
    assert [path.name for path in tmp_path.iterdir()] == ["game.part.toml"]

    terminals.append(Terminal(tmp_path, *names))
    terminals[1].type("", *ANNA[4:], *BERND, NO_BOARD, WRITE)
    terminals[1].until("Score it? [yes]")
    terminals[1].type(SCORE)
    terminals[1].until("Anna wins with 56")
    assert terminals[1].code() == ExitCode.DONE
    assert [path.name for path in tmp_path.iterdir()] == ["game.toml"]


def test_ctrl_d_keeps_what_was_entered_too(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(Terminal(tmp_path))
    terminals[0].type("2", "Anna")
    terminals[0].until("(0 to 5 each, such as 2 5 1 0): ")
    terminals[0].until("Kept in game.part.toml", CTRL_D)
    assert terminals[0].code() == ExitCode.MALFORMED
