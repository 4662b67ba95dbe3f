"""`rollwrite enter` at a terminal: a session behind a pty, Ctrl-C and Ctrl-D in it."""

from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from tests.cli.conversations.test_enter import ANNA, BERND, NO_BOARD, SCORE, WRITE
from tests.editions import FIRST
from tests.terminals import CTRL_C, CTRL_D, Terminal

ENTER = ("enter", "--edition", FIRST, "-o", "game.toml")


pytestmark = pytest.mark.slow  # A program of its own at a terminal of its own.


def test_ctrl_c_keeps_what_was_entered_and_the_next_start_goes_on(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    names = ("--player", "Anna", "--player", "Bernd")
    terminals.append(Terminal(tmp_path, *ENTER, *names))
    terminals[0].type(*ANNA[:4])
    terminals[0].until("Artifacts circled, and crossed out (up to 12, such as 5 2) [0 0]: ")
    terminals[0].until(
        "Everything so far is kept in game.part.toml. The same command goes on from there.", CTRL_C
    )
    assert terminals[0].code() == ExitCode.STOPPED
    assert [path.name for path in tmp_path.iterdir()] == ["game.part.toml"]

    terminals.append(Terminal(tmp_path, *ENTER, *names))
    terminals[1].type("", *ANNA[4:], *BERND, NO_BOARD, WRITE)
    terminals[1].until("Score it? [yes]")
    terminals[1].type(SCORE)
    terminals[1].until("Anna wins with 56")
    assert terminals[1].code() == ExitCode.DONE
    assert [path.name for path in tmp_path.iterdir()] == ["game.toml"]


def test_ctrl_d_keeps_what_was_entered_too(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(Terminal(tmp_path, *ENTER))
    terminals[0].type("2", "Anna")
    terminals[0].until("(0 to 5 each, such as 2 5 1 0): ")
    terminals[0].until("is kept in game.part.toml", CTRL_D)
    assert terminals[0].code() == ExitCode.MALFORMED
