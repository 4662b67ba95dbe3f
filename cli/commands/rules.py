"""`rollwrite rules`: the numbered rules of a game, one of them, or those that hold a word."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import groupby
from shutil import get_terminal_size
from textwrap import fill

import click

from cli.terminal.errors import WrongUseError
from cli.terminal.output import show_json
from cli.terminal.parameters import GameName, format_option, language_option
from cli.terminal.streams import has_colours
from rollwrite.catalogue import (
    DEFAULT_GAME,
    READING,
    UnknownGameError,
    UnknownRuleError,
    game_named,
    game_names,
    game_of_rule,
)
from rollwrite.catalogue import rules as rules_of
from rollwrite.choices import known_word
from sheets.words.languages import Language
from sheets.words.text import Message, Text

WIDEST = 100  # Letters of a line on a terminal; longer ones are hard to follow.
MARGIN = " " * 6  # The numbers stand in it.

EXAMPLES = """\b
Examples:
  rollwrite rules
  rollwrite rules M7.5
  rollwrite rules artifact
  rollwrite rules S --language de
  rollwrite rules realm-of-sand --format json
"""


class GameOrAsked(GameName):
    """The name of a game, or where it stands alone what is asked of the rules."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return what is typed; both words together tell what it is."""
        return value


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False, type=GameOrAsked(), metavar="[GAME]")
@click.argument("about", required=False, metavar="[NUMBER|WORD]")
@language_option("The language of the rules.")
@format_option("The rules to read, or one object for scripts, each by its number.")
def rules(game: str | None, about: str | None, language: Language, format_: str) -> None:
    """Show the numbered rules of a game.

    All of a game, by default of Pandoria Merchants; the one of a NUMBER; those whose numbers begin
    with it, such as M3, or S for solo; or those that hold a WORD.

    What stands in [brackets] is a reading: a decision where the published rules leave it open.
    """
    found = _found(game, about, language)
    if format_ == "json":
        show_json(dict(found))
    elif sys.stdout.isatty():
        _show_on_terminal(found)
    else:
        click.echo("\n".join(_lines(found, sys.maxsize)))


def _found(game: str | None, about: str | None, language: Language) -> Mapping[str, str]:
    """Return the rules that are asked for; raises UsageError where there are none."""
    game, about = known_word((game or "").strip(), game_names()), about and about.strip()
    try:
        if game and about is None and not _is_game(game):
            game, about = game_of_rule(game), game
        return rules_of(game or DEFAULT_GAME, language, about=about or "")
    except UnknownGameError as error:
        hint = _phrase_hint(f"{game} {about}", language)
        raise WrongUseError(Text("{what}{hint}", what=error.args[0], hint=hint)) from error
    except UnknownRuleError as error:
        raise WrongUseError(error.args[0]) from error


def _phrase_hint(phrase: str, language: Language) -> Message:
    """Return the question whether two words were meant as one, in quotes, "" if no rule has it."""
    with suppress(UnknownRuleError):
        rules_of(DEFAULT_GAME, language, about=phrase)
        return Text("; did you mean {word!r}?", word=phrase)
    return ""


def _is_game(name: str) -> bool:
    try:
        return bool(game_named(name))
    except UnknownGameError:
        return False


def _show_on_terminal(found: Mapping[str, str]) -> None:
    """Print rules, as wide as is easy to read; those longer than the screen go to a pager."""
    columns, height = get_terminal_size()
    text = "\n".join(_lines(found, min(columns, WIDEST)))
    if has_colours(sys.stdout):
        text = READING.sub(lambda reading: _dim(reading.group()), text)
    if text.count("\n") < height - 1:
        click.echo(text)
    else:
        _page(text)


def _page(text: str) -> None:
    """Show a text in the pager of the terminal, or print it where PAGER is no command."""
    try:
        click.echo_via_pager(text)
    except ValueError:  # Its quotation marks do not pair.
        click.echo(text)


def _dim(text: str) -> str:
    """Return a text in less weight, each line by itself, as pagers want it."""
    return "\n".join(click.style(line, dim=True) for line in text.split("\n"))


def _lines(rules: Mapping[str, str], width: int) -> Iterator[str]:
    """Yield the rules, their numbers in the margin, an empty line between sections."""
    for index, (_, numbers) in enumerate(groupby(rules, _section)):
        if index:
            yield ""
        for number in numbers:
            first, *others = rules[number].split("\n")
            yield fill(first, width, initial_indent=f"{number:6}", subsequent_indent=MARGIN)
            for line in others:
                yield fill(line, width, initial_indent=MARGIN, subsequent_indent=f"{MARGIN}  ")


def _section(number: str) -> str:
    """Return what the numbers of a section have in common: `M3` of M3.1, `S` of S4."""
    section, dot, _ = number.partition(".")
    return section if dot else number[0]
