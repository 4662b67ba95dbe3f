"""A signal that ends the program leaves what was there, and nothing beside it."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

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
    answer = subprocess.run(
        [sys.executable, "-c", script, "half", str(int(number))],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 128 + number
    assert "Traceback" not in answer.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["table.pdf"]
    assert (tmp_path / "table.pdf").read_bytes() == b"what was there"


def test_a_signal_that_is_ignored_stays_so(tmp_path: Path) -> None:
    script = f"import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN){SCRIPT}"
    answer = subprocess.run(
        [sys.executable, "-c", script, "half", str(int(signal.SIGHUP))], cwd=tmp_path
    )
    assert answer.returncode == 0
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
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (answer.returncode, answer.stdout, answer.stderr) == (130, "", "")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [("KeyboardInterrupt", 130, ""), ("ValueError('a fault')", 1, "ValueError: a fault")],
)
def test_only_ctrl_c_has_no_traceback_from_the_first_import_on(
    error: str, code: int, said: str
) -> None:
    command = [sys.executable, "-c", f"import cli.start; raise {error}"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (answer.returncode, (answer.stderr.splitlines() or [""])[-1]) == (code, said)
