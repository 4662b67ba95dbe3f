"""What a person settled once for all commands: the language and the paper.

The language is that in which the running command answers, whoever in it has something to say.

An option takes precedence over the environment (`ROLLWRITE_LANGUAGE`), that over the settings file,
and that over the language and the region of the system.
"""

import os
import sys
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import click

from rollwrite.answers import InvalidFileError, MalformedFileError, Problem
from rollwrite.choices import PAPER_NAMES
from rollwrite.files import read_tree
from sheets.words.languages import ENGLISH, LANGUAGES
from sheets.words.text import listed, must_be, unknown_key
from sheets.words.translation import Translation, load_translation

Name: TypeAlias = Literal["language", "paper"]
Source: TypeAlias = Literal["environment", "file", "system"]

NAMES: tuple[Name, ...] = get_args(Name)

_KEY = f"{__name__}.language"

# Where one writes on Letter: supplemental data of https://cldr.unicode.org, paperSize.
_LETTER_REGIONS: Final = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE"


class Setting(NamedTuple):
    """A setting's value, and what settled it."""

    value: str
    source: Source


def remember_language(context: click.Context, parameter: click.Parameter, language: str) -> str:
    """Return the value of `--language`, which `asked_translation` depends on from then on."""
    context.meta[_KEY] = language
    return language


def asked_translation() -> Translation:
    """Return the translation into the language asked for, where none was yet into the system's."""
    context = click.get_current_context(silent=True)
    asked = context.meta.get(_KEY) if context else None
    return load_translation(asked or system_language())


def settings_file() -> Path:
    """Return the path of the settings file, whether or not there is one."""
    from platformdirs import user_config_path  # Who gives the option needs no file.

    return user_config_path("rollwrite", appauthor=False) / "config.toml"


def variable_of(name: Name) -> str:
    """Return the variable of the environment that settles this."""
    return f"ROLLWRITE_{name.upper()}"


def setting(name: Name) -> Setting:
    """Return a setting.

    Raises OSError where the settings file cannot be read, InvalidFileError where it or the
    environment holds what is none.
    """
    if value := os.environ.get(variable_of(name)):
        if value.lower() not in choices_of(name):
            raise InvalidFileError(variable_of(name), [_wrong(name, value)])
        return Setting(value.lower(), "environment")
    if value := read_settings(settings_file()).get(name):
        return Setting(value, "file")
    return Setting(system_value(name), "system")


def read_settings(path: Path) -> dict[str, str]:
    """Return what a settings file holds, nothing where there is none; raises as `setting`."""
    try:
        tree = read_tree(path)
    except FileNotFoundError:
        return {}
    except MalformedFileError as error:
        raise InvalidFileError(path, [error.problem]) from error
    settings: dict[str, str] = {name: tree.pop(name) for name in NAMES if name in tree}
    wrong = [
        _wrong(name, value) for name, value in settings.items() if value not in choices_of(name)
    ]
    unknown = [Problem((key,), unknown_key(key, NAMES)) for key in tree]
    if wrong or unknown:
        raise InvalidFileError(path, [*wrong, *unknown])
    return settings


def choices_of(name: str) -> tuple[str, ...]:
    """Return the values that a setting can have."""
    if name == "language":
        return LANGUAGES
    return PAPER_NAMES


def system_value(name: Name) -> str:
    """Return what a setting is where nobody settled it."""
    return system_language() if name == "language" else _system_paper()


def system_language() -> str:
    """Return the language of the system, English where it is none of ours."""
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # As gettext looks for it.
    named = _system_locale(*variables).partition(":")[0]
    language = named[:2].lower()
    return language if language in LANGUAGES and not named[2:3].isalpha() else ENGLISH


def _system_paper() -> str:
    """Return the paper of the system's region, A4 where there is none."""
    _, _, region = _system_locale("LC_ALL", "LC_PAPER", "LANG").partition("_")
    return "letter" if region[:2] in _LETTER_REGIONS.split() else "a4"


def _system_locale(*variables: str) -> str:
    """Return the first locale of these variables: `de_AT.UTF-8`, "" where there is none."""
    if named := next(filter(None, map(os.environ.get, variables)), ""):
        return named
    if sys.platform == "win32":
        import ctypes
        from locale import windows_locale

        return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


def _wrong(name: str, value: object) -> Problem:
    return Problem((name,), must_be(listed(choices_of(name), "or"), value))
