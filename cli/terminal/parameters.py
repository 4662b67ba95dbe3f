"""Parameters of commands: their types, and the options that several commands have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from cli.terminal.errors import WrongValueError
from cli.terminal.settings import Name, remember_language, setting
from rollwrite.catalogue import (
    UnknownEditionError,
    UnknownGameError,
    edition_file,
    edition_names,
    game_named,
    game_names,
)
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text

Command = TypeVar("Command", bound=Callable[..., Any])

EMPTY = Text("the name of a file is expected, and this one is empty")


class Word(click.Choice[str]):
    """One of some words, in letters of any case; `also` maps other spellings to them."""

    def __init__(self, words: Iterable[str], also: Mapping[str, str] | None = None) -> None:
        super().__init__(tuple(words), case_sensitive=False)
        self.also = also or {}

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the word as it is among the choices."""
        return super().convert(self.also.get(str(value).lower(), value), param, ctx)


class GameName(click.ParamType[str]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name, which a game has."""
        try:
            return game_named(value)
        except UnknownGameError as error:
            raise WrongValueError(error.args[0]) from error

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """Return the names of the shipped games."""
        return f"[{'|'.join(game_names())}]"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the shipped games."""
        return [CompletionItem(name) for name in game_names() if name.startswith(incomplete)]


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
        if value == "":
            raise WrongValueError(EMPTY)
        try:
            return edition_file(value)
        except UnknownEditionError as error:
            raise WrongValueError(error.args[0]) from error

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the shipped names, then files."""
        names = [CompletionItem(name) for name in edition_names() if name.startswith(incomplete)]
        return [*names, CompletionItem(incomplete, type="file")]


def settled_option(
    name: Name, words: Iterable[str], text: str, **extra: Any
) -> Callable[[Command], Command]:
    """Return an option whose default is a setting: `--language`, `--paper`."""
    return click.option(
        f"--{name}",
        type=Word(words),
        default=lambda: setting(name).value,
        show_default="your setting",
        help=text,
        **extra,
    )


def language_option(text: str) -> Callable[[Command], Command]:
    """Return `--language` with this help; read first, so that every error is said in it."""
    return settled_option("language", LANGUAGES, text, is_eager=True, callback=remember_language)


def turn_option() -> Callable[[Command], Command]:
    """Return `--turn`, the turn of a record at which its game is looked at."""
    return click.option(
        "--turn",
        type=click.IntRange(0),
        metavar="N",
        help="Of a record: after its N-th turn; default: the last.",
    )


def format_option(text: str) -> Callable[[Command], Command]:
    """Return `--format`, text for people or JSON for scripts, with this help."""
    return click.option(
        "--format",
        "format_",
        type=Word(["text", "json"]),
        default="text",
        show_default=True,
        help=text,
    )
