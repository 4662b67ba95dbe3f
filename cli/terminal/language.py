"""The language in which the running command answers, whoever in it has something to say."""

from __future__ import annotations

import click

from cli.terminal.settings import system_language
from sheets.words.translation import Translation, load_translation

_KEY = f"{__name__}.language"


def remember_language(context: click.Context, parameter: click.Parameter, language: str) -> str:
    """Return the value of `--language`, which `asked_translation` depends on from then on."""
    context.meta[_KEY] = language
    return language


def asked_translation() -> Translation:
    """Return the translation into the language asked for, where none was yet into the system's."""
    context = click.get_current_context(silent=True)
    asked = context.meta.get(_KEY) if context else None
    return load_translation(asked or system_language())
