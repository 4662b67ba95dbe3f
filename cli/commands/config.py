"""`rollwrite config`: what is settled once for all commands."""

from collections.abc import Mapping

import click

from cli.terminal.errors import WrongUseError
from cli.terminal.output import write_output
from cli.terminal.parameters import Word
from cli.terminal.settings import (
    NAMES,
    Name,
    Source,
    asked_translation,
    choices_of,
    read_settings,
    setting,
    settings_file,
    variable_of,
)
from rollwrite.choices import known_word
from rollwrite.files import change_toml
from sheets.words.text import Message, Text, listed, must_be, printable

_SOURCES: Mapping[Source, Text] = {
    "file": Text("the settings file"),
    "system": Text("the system"),
}

EXAMPLES = """\b
Examples:
  rollwrite config
  rollwrite config language de
  rollwrite config paper --unset
"""


@click.command(epilog=EXAMPLES)
@click.argument("name", required=False, type=Word(NAMES))
@click.argument("value", required=False)
@click.option("--unset", is_flag=True, help="Leave it to the system again.")
def config(name: Name | None, value: str | None, unset: bool) -> None:
    """Show or settle the language and the paper for all commands.

    An option such as --language takes precedence over what is settled here, and so do
    ROLLWRITE_LANGUAGE and ROLLWRITE_PAPER.
    """
    if unset and (value or not name):
        raise WrongUseError(Text("--unset takes the name of a setting and no value"))
    if name and (value or unset):
        _settle(name, known_word(value, choices_of(name)) if value else None)
    elif name:
        click.echo(setting(name).value)
    else:
        _show_all()


def _show_all() -> None:
    words = asked_translation()
    for each in NAMES:
        value, source = setting(each)
        named: Message = variable_of(each) if source == "environment" else _SOURCES[source]
        click.echo(f"{each} = {value}  ({words(named)})")
    click.echo(printable(str(settings_file())))


def _settle(name: Name, value: str | None) -> None:
    """Write a setting into the file, whose comments stay, or take it out; raises as `setting`."""
    if value is not None and value not in choices_of(name):
        what = must_be(listed(choices_of(name), "or"), value)
        raise WrongUseError(Text("{what}: {line}", what=name, line=what))
    path = settings_file()
    settings = {key: each for key, each in read_settings(path).items() if key != name}
    if value is not None:
        settings[name] = value
    text = change_toml(path.read_text("utf-8") if path.exists() else "", settings)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_output(path, text.encode())
    click.echo(printable(str(path)))
