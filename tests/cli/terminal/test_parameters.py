"""The names of files: nobody but who reads it looks at the file."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from cli.main import COMMANDS
from tests.cli.running import rollwrite


def parameters() -> Iterator[click.Parameter]:
    """Yield the parameters of all commands."""
    waiting: list[click.Command] = [command.load() for command in COMMANDS]
    while waiting:
        command = waiting.pop()
        if isinstance(command, click.Group):
            waiting += command.commands.values()
        yield from command.params


def test_no_parameter_looks_at_a_file_itself() -> None:
    """What may not be read has an exit code of its own, and does not stop the other files."""
    files = [each.type for each in parameters() if isinstance(each.type, click.Path)]
    assert files
    assert not [each for each in files if each.readable or each.exists]


@pytest.mark.parametrize(
    "arguments",
    [
        ("score",),
        ("check",),
        ("edition", "check"),
        ("edition", "show"),
        ("regions",),
        ("sheets", "--filled"),
        ("sheets", "--players-file"),
        ("sheets", "--edition"),
    ],
    ids=" ".join,
)
def test_a_file_that_may_not_be_read_is_said_by_who_reads_it(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The superuser may read everything, so the system's answers are replaced here."""
    file = tmp_path / "mine.toml"
    file.touch()

    def may_not(path: Any, mode: int) -> bool:
        return False

    def may_not_open(path: Path, *mode: Any) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "access", may_not)
    monkeypatch.setattr(Path, "open", may_not_open)
    answer = rollwrite(*arguments, str(file))
    assert (answer.exit_code, answer.stdout) == (3, "")
    assert "you have no permission for it" in answer.stderr
