"""A signal that ends the program leaves what was there, and nothing beside it."""

import signal
from pathlib import Path

import pytest

from tests.processes import python

SCRIPT = """
import os, sys
from pathlib import Path
import click
from cli.main import main
from cli.terminal.output import write_outputs

@main.command()
def half():
    def write(file):
        file.write(b"the first half")
        os.kill(os.getpid(), int(sys.argv[2]))
    write_outputs([(Path("table.pdf"), write)])

main(["half"])
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_leaves_the_old_file_and_nothing_else(
    number: signal.Signals, tmp_path: Path
) -> None:
    (tmp_path / "table.pdf").write_bytes(b"what was there")
    # Who runs the tests in the background has some of them ignored, and what they start too.
    usual = "default_int_handler" if number == signal.SIGINT else "SIG_DFL"
    script = f"import signal; signal.signal({int(number)}, signal.{usual}){SCRIPT}"
    signalled = ("-c", script, "half", str(int(number)))
    answer = python(*signalled, code=128 + number, folder=tmp_path)
    assert "Traceback" not in answer.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["table.pdf"]
    assert (tmp_path / "table.pdf").read_bytes() == b"what was there"


def test_a_signal_that_is_ignored_stays_so(tmp_path: Path) -> None:
    script = f"import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN){SCRIPT}"
    python("-c", script, "half", str(int(signal.SIGHUP)), folder=tmp_path)
    assert (tmp_path / "table.pdf").read_bytes() == b"the first half"


@pytest.mark.parametrize(
    "start", ["from cli.start import main; main()", "import rollwrite.__main__"]
)
def test_ctrl_c_while_modules_are_imported_is_no_traceback(start: str) -> None:
    script = f"""
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "click":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder())
{start}
"""
    answer = python("-c", script, code=130)
    assert (answer.stdout, answer.stderr) == ("", "")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [("KeyboardInterrupt", 130, ""), ("ValueError('a fault')", 1, "ValueError: a fault")],
)
def test_only_ctrl_c_has_no_traceback_from_the_first_import_on(
    error: str, code: int, said: str
) -> None:
    answer = python("-c", f"import cli.start; raise {error}", code=code)
    assert (answer.stderr.splitlines() or [""])[-1] == said
