"""Options that several commands have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import click

from cli.terminal.language import remember_language
from cli.terminal.settings import Name, setting
from sheets.words.languages import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])


class Word(click.Choice[str]):
    """One of some words, in letters of any case; `also` maps other spellings to them."""

    def __init__(self, words: Iterable[str], also: Mapping[str, str] | None = None) -> None:
        super().__init__(tuple(words), case_sensitive=False)
        self.also = also or {}

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the word as it is among the choices."""
        return super().convert(self.also.get(str(value).lower(), value), param, ctx)


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
