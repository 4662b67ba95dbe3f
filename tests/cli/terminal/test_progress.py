"""What takes long moves from its first second, on a terminal alone."""

import os
import pty
import sys
from time import sleep

import pytest

from cli.terminal.progress import EVERY, waiting
from tests.terminals import all_shown


def test_something_moves_before_anything_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    end, terminal = pty.openpty()
    with os.fdopen(terminal, "w") as stream, monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", stream)
        with waiting("Playing", 7) as count:
            sleep(3 * EVERY)
            count(2)
            sleep(3 * EVERY)
    shown = all_shown(end).split("\r")
    assert shown[1:3] == ["Playing 0/7  0 s -", "Playing 0/7  0 s \\"]
    assert any(line.startswith("Playing 2/7  0 s ") for line in shown)
    assert shown[-1] == "\x1b[K"


def test_what_is_no_terminal_gets_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with waiting("Playing") as count:
        count(1)
    assert capsys.readouterr() == ("", "")
