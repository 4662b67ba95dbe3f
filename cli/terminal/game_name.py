"""The parameter that names a game: one that is shipped, or one of a package that is installed."""

from __future__ import annotations

from typing import Any

import click
from click.shell_completion import CompletionItem

from cli.terminal.errors import WrongValueError
from scoring.games import DEFAULT, SHIPPED, UnknownGameError, find_game

DEFAULT_GAME = DEFAULT


class GameName(click.ParamType[str]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name, which a game has."""
        try:
            return find_game(value).name
        except UnknownGameError as error:
            raise WrongValueError(error.args[0]) from error

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """Return the names of the shipped games."""
        return f"[{'|'.join(SHIPPED)}]"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the shipped games."""
        return [CompletionItem(name) for name in SHIPPED if name.startswith(incomplete)]
