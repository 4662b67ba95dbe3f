"""Shells complete the program's words by what `rollwrite completion` prints."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.commands.help import SHELLS
from cli.main import main
from cli.terminal.exits import ExitCode

PROGRAM = f'#!/bin/sh\nexec "{sys.executable}" -m rollwrite "$@"\n'
ASK_BASH = """
eval "$(rollwrite completion bash)"
COMP_WORDS=(rollwrite sheets --pap) COMP_CWORD=2
_rollwrite_completion rollwrite
echo "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_asks_the_program(shell: str) -> None:
    answer = CliRunner().invoke(main, ["completion", shell])
    assert answer.exit_code == ExitCode.DONE
    assert f"{shell}_complete" in answer.stdout
    assert "rollwrite" in answer.stdout


def test_another_shell_is_wrong_use() -> None:
    answer = CliRunner().invoke(main, ["completion", "cmd"])
    assert answer.exit_code == ExitCode.USAGE
    assert "'bash', 'zsh', 'fish', 'powershell'" in answer.stderr


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash here")
def test_bash_completes_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "rollwrite"
    program.write_text(PROGRAM, "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    answer = subprocess.run(["bash", "-c", ASK_BASH], capture_output=True, text=True, check=True)
    assert answer.stdout == "--paper\n"
