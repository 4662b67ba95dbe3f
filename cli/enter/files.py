"""The files of `rollwrite enter`: the state file, and what was entered so far beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from cli.terminal.exits import ExitCode
from cli.terminal.input import shown_name
from cli.terminal.output import STANDARD_OUTPUT, check_target, write_output
from scoring.finished import Editions
from scoring.states.reading import read_state, state_of, write_state
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, parse_toml, read_text
from sheets.files.schema import Tree
from sheets.files.toml import write_toml

NEXT = "next"  # The key of the question that comes next, in the file of what was entered so far.
_HEAD = "# Entered so far; `rollwrite enter` with the same -o goes on from here.\n"


@dataclass(frozen=True, slots=True)
class Begun:
    """What a file says of a game already, and the key of the question that comes next.

    The key is "" when all questions were asked, None when nothing says which were.
    """

    file: Path
    tree: Tree
    next: str | None


@dataclass(frozen=True, slots=True)
class EntryFiles:
    """The state file to be, and its neighbour that keeps what was entered so far."""

    path: Path

    @classmethod
    def of(cls, output: str) -> EntryFiles:
        """The files for a name; raises UsageError, or OSError when they cannot be written."""
        path = Path(output)
        if path == STANDARD_OUTPUT:
            raise click.UsageError("-o needs a file; what is entered is kept beside it")
        if path.suffix.lower() == ".json":
            raise click.UsageError(f"enter writes TOML; name the file {shown_name(path.stem)}.toml")
        check_target(path)
        files = cls(path)
        check_target(files.part)
        return files

    @property
    def part(self) -> Path:
        """The file of what was entered so far: `game.part.toml` beside `game.toml`."""
        return self.path.with_name(f"{self.path.stem}.part.toml")

    @property
    def folder(self) -> Path:
        """The folder from which a state names other files."""
        return self.path.parent

    def begun(self, editions: Editions) -> Iterator[Begun]:
        """Yield what can be resumed: what was entered so far, then the state file.

        A file is read only when it is its turn. Raises OSError, or Exit when nothing can be made
        of it or of the edition that it names.
        """
        for file in (self.part, self.path):
            if file.is_file():
                tree = _read(file)
                following = tree.pop(NEXT, None) if file == self.part else ""
                reading = state_of(tree, self.folder)
                if problems := (*reading.problems, *editions.find(reading)[1]):
                    raise _refusal(file, problems)
                named = {"game": reading.game, "variant": reading.variant}
                yield Begun(file, named | tree, None if following is None else str(following))

    def keep(self, tree: Tree, following: str) -> None:
        """Write what was entered so far; raises OSError."""
        text = _HEAD + write_toml({**tree, NEXT: following})
        write_output(self.part, lambda file: file.write(text.encode()))

    def holds(self, state: Any) -> bool:
        """Return whether the state file says this already, be it laid out in whatever way."""
        if not self.path.is_file():
            return False
        reading = read_state(self.path)
        return not reading.problems and bool(reading.state == state)

    def finish(self, state: Any) -> bool:
        """Write the state file, whole or not at all, and take its neighbour away.

        A file that says the same already stays as it is, with its comments; False then.
        """
        is_new = not self.holds(state)
        if is_new:
            text = write_state(state)
            write_output(self.path, lambda file: file.write(text.encode()))
        self.part.unlink(missing_ok=True)
        return is_new


def _read(file: Path) -> Tree:
    try:
        return parse_toml(read_text(file))
    except MalformedFileError as error:
        raise _refusal(file, (error.problem,)) from error


def _refusal(file: Path, problems: tuple[Problem, ...]) -> click.exceptions.Exit:
    """Say what is wrong with a file's form, and give the end that this is."""
    for problem in problems:
        click.echo(f"{shown_name(file)}: {problem}", err=True)
    click.echo(f"{shown_name(file)} cannot be resumed; mend it or take another -o", err=True)
    return click.exceptions.Exit(ExitCode.MALFORMED)
