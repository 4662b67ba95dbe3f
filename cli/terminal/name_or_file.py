"""Parameters that name a file: FILE, and NAME_OR_FILE for an edition, shipped or one's own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from cli.terminal.errors import WrongUseError, WrongValueError, shown_name
from sheets.words.text import Text

EMPTY = Text("the name of a file is expected, and this one is empty")


class FileName(click.Path):
    """The name of a file as a path, or as the text that was typed.

    Looks at no file: who opens it says what is wrong. An empty name, as a variable of the shell
    gives that is not set, is wrong use.
    """

    def __init__(self, path_type: type[Path] | type[str] = Path) -> None:
        super().__init__(readable=False, path_type=path_type)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        if value == "":
            raise WrongValueError(EMPTY)
        return super().convert(value, param, ctx)


class NameOrFile(click.ParamType[Path]):
    """The path of an edition; what is no name and looks like no path is wrong use."""

    name = "name_or_file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path, whether or not there is a file."""
        from sheets.editions.edition import UnknownEditionError, edition_path

        if value == "":
            raise WrongValueError(EMPTY)
        try:
            return value if isinstance(value, Path) else edition_path(value)
        except UnknownEditionError as error:
            raise WrongValueError(error.args[0]) from error

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the shipped names, then files."""
        from sheets.editions.edition import shipped_names

        names = [CompletionItem(name) for name in shipped_names() if name.startswith(incomplete)]
        return [*names, CompletionItem(incomplete, type="file")]


def written_edition(path: Path, folder: Path) -> str:
    """Return what a file in a folder calls an edition: its name, or its path from there.

    Raises UsageError for a path that no text can hold.
    """
    from sheets.editions.edition import edition_name, is_shipped

    name = edition_name(path) if is_shipped(path) else os.path.relpath(path, folder)
    if shown_name(name) != name:
        sentence = Text("{file} cannot be named in a state; rename the file", file=shown_name(name))
        raise WrongUseError(sentence)
    return name
