"""`rollwrite play` at a terminal: completion, Ctrl-C, and what a killed process leaves behind."""

import signal
from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from tests.editions import FIRST
from tests.terminals import CTRL_C, CTRL_D, Terminal

PLAY = ("play", "--edition", FIRST, "-o", "evening.record")
TWO = ("--player", "Anna", "--player", "Bernd")
ANNA = "2 Anna: draw gold E3 gold E4; worker F3"


pytestmark = pytest.mark.slow  # A program of its own at a terminal of its own.


def begun(folder: Path, terminals: list[Terminal]) -> Terminal:
    """Return a terminal at which both players have taken their start cards."""
    terminals.append(Terminal(folder, *PLAY, *TWO))
    terminals[-1].type("1", "2", prompt="> ")
    terminals[-1].until("2 Anna: ")
    return terminals[-1]


def turns(folder: Path) -> list[str]:
    text = (folder / "evening.record").read_text("utf-8")
    return text.partition("\n\n")[2].splitlines()


def test_ctrl_c_keeps_every_turn_and_what_was_called_of_the_last(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = begun(tmp_path, terminals)
    terminal.type("g E3 g E4", prompt="> ")
    terminal.until("Anna places a worker: D2, E2, D3 or F3")
    terminal.until(
        "Everything so far is kept in evening.record. The same command goes on from there.", CTRL_C
    )
    assert terminal.code() == ExitCode.STOPPED
    assert turns(tmp_path)[2:] == ["2 Anna: draw gold E3 gold E4"]
    assert [path.name for path in tmp_path.iterdir()] == ["evening.record"]

    terminals.append(Terminal(tmp_path, *PLAY))
    terminals[-1].until("Anna places a worker: D2, E2, D3 or F3")
    terminals[-1].type("F3", "", prompt="> ")
    terminals[-1].until(f"kept: {ANNA}")
    terminals[-1].until("Everything so far is kept in evening.record.", CTRL_D)
    assert terminals[-1].code() == ExitCode.DONE
    assert turns(tmp_path)[2:] == [ANNA]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_turn_that_was_shown_as_kept_is_there_whatever_ends_the_program(
    number: signal.Signals, tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = begun(tmp_path, terminals)
    terminal.type("g E3 g E4 F3", "", prompt="> ")
    terminal.until(f"kept: {ANNA}")
    terminal.program.send_signal(number)
    assert terminal.code() == (-9 if number == signal.SIGKILL else 128 + number)
    assert turns(tmp_path)[2:] == [ANNA]

    terminals.append(Terminal(tmp_path, *PLAY))
    terminals[-1].until("Turns so far: 3")
    terminals[-1].until("2 Bernd: ")
    terminals[-1].type("<", "q", prompt="> ")
    assert terminals[-1].code() == ExitCode.DONE
    assert [path.name for path in tmp_path.iterdir()] == ["evening.record"]
    assert turns(tmp_path) == ["1 Anna: start 1", "1 Bernd: start 2"]


def test_a_second_scribe_is_refused_while_the_first_one_writes(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    begun(tmp_path, terminals)
    terminals.append(Terminal(tmp_path, *PLAY))
    terminals[-1].until(
        "another `rollwrite play` is writing this file; stop that one or take another -o"
    )
    assert terminals[-1].code() == ExitCode.FILE


def test_tab_completes_what_is_legal_now(tmp_path: Path, terminals: list[Terminal]) -> None:
    pytest.importorskip("readline")
    terminal = begun(tmp_path, terminals)
    terminal.until("> ")
    terminal.press("dr\tgo\tE3 gold E4\r")
    terminal.until("Anna places a worker: D2, E2, D3 or F3")
    terminal.until("> ")
    terminal.press("car\tBe\t\r")
    terminal.until("column  card  gold  spell")
    terminal.press("wor\tF3\r")
    terminal.until("Anna may still cast 1 Swamp")
    terminal.type("q", prompt="> ")
    assert terminal.code() == ExitCode.DONE


def test_a_mistake_at_a_terminal_is_no_failure_of_the_command(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = begun(tmp_path, terminals)
    terminal.type("nonsense", prompt="> ")
    terminal.until("I do not know 'nonsense'. Anna is on, for example: ")
    terminal.type("q", prompt="> ")
    assert terminal.code() == ExitCode.DONE
