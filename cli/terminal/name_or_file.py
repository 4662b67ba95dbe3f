"""Parameters that name a file: FILE, and NAME_OR_FILE for an edition, shipped or one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from cli.terminal.errors import WrongValueError
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
