"""The parameter NAME_OR_FILE: a shipped edition's name, or the path of an edition file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem


class NameOrFile(click.ParamType):  # type: ignore[type-arg]  # Older Clicks have no argument.
    """Gives the path of an edition; what is no name and looks like no path is wrong use."""

    name = "name_or_file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Give the path, whether or not there is a file."""
        from sheets.edition import UnknownEdition, edition_path

        try:
            return value if isinstance(value, Path) else edition_path(value)
        except UnknownEdition as error:
            self.fail(str(error), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the shipped names, then files."""
        from sheets.edition import shipped_names

        names = [CompletionItem(name) for name in shipped_names() if name.startswith(incomplete)]
        return [*names, CompletionItem(incomplete, type="file")]
