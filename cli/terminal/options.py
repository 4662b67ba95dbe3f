"""Options that several commands have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from cli.terminal.language import remember_language
from sheets.words.languages import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])


def language_option(text: str) -> Callable[[Command], Command]:
    """Return `--language` with this help; read first, so that every error is said in it."""
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=LANGUAGES[0],
        show_default=True,
        is_eager=True,
        callback=remember_language,
        help=text,
    )


def format_option(text: str) -> Callable[[Command], Command]:
    """Return `--format`, text for people or JSON for scripts, with this help."""
    return click.option(
        "--format",
        "format_",
        type=click.Choice(["text", "json"]),
        default="text",
        show_default=True,
        help=text,
    )
