"""`rollwrite enter`: ask for what is written on the sheets, then write a state file."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from cli.conversations.enter import Conversation
from cli.printing.players import refuse_contradictions, warn_of_substituted
from cli.terminal.errors import WrongUseError, WrongValueError, show_problems
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_source
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end
from cli.terminal.output import STANDARD_OUTPUT
from cli.terminal.parameters import (
    FileName,
    GameName,
    Players,
    edition_option,
    language_option,
    variant_option,
)
from cli.terminal.problems import not_resumed
from rollwrite.catalogue import DEFAULT_GAME, variants_of
from rollwrite.entries import BrokenEntryError, is_begun, is_said_anywhere
from rollwrite.printing import substituted
from rollwrite.table_options import seated_by
from sheets.words.text import Text, quoted
from sheets.words.translation import load_translation

EXAMPLES = """\b
Examples:
  rollwrite enter -o game.toml
  rollwrite enter --player Anna --player Bernd -o game.toml
  rollwrite enter --variant solo --language de -o evening.toml
  rollwrite enter --players-file club.csv --date today -o table-1.toml
"""


class Day(click.ParamType[date]):
    """A date as people write it, with the year first or with points; today in each language."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        """Return the date."""
        if is_said_anywhere(value, Text("today")):
            return date.today()
        for form in ("%Y-%m-%d", "%d.%m.%Y"):
            with suppress(ValueError):
                return datetime.strptime(value, form).date()
        raise WrongValueError(
            Text("{text} is no date; write one such as 2026-11-22, or today", text=quoted(value))
        )


@click.command(epilog=EXAMPLES)
@click.argument("game", metavar="[GAME]", type=GameName(), default=DEFAULT_GAME)
@click.option(
    "-o",
    "--output",
    type=FileName(),
    required=True,
    metavar="FILE",
    help="The state file to write.",
)
@variant_option("The variant, such as family; default: the first, or asked where GAME is named.")
@click.option(
    "--players", type=Players(), metavar="N", help="How many play; default: you are asked."
)
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player's name; repeat.")
@click.option(
    "--players-file",
    type=FileName(),
    metavar="CSV",
    help="The names that printed the sheets; of several tables you are asked which.",
)
@edition_option()
@click.option(
    "--date",
    "day",
    type=Day(),
    metavar="DATE",
    help="When the game was played, such as 2026-11-22 or today.",
)
@language_option("The language of the questions.")
@click.pass_context
def enter(context: click.Context, /, output: Path, **options: Any) -> None:
    """Ask for what is written on the sheets, then write a state file.

    GAME is merchants, where none is named, pandoria, realm-of-sand or realms-and-ruins. The
    questions come sheet by sheet, in the order in which a sheet is laid out. Several numbers go on
    one line, cards by their numbers or names; < goes back, ? tells more. What is wrong is shown at
    the end, and can be mended.

    Every answer is kept at once beside FILE; when you stop before the end, the same command
    goes on from there.
    """
    if output == STANDARD_OUTPUT:
        raise WrongUseError(Text("-o needs a file; rollwrite keeps what you enter beside it"))
    players: Any = _players(options)
    accept_any_character()
    talk = Conversation(load_translation(options["language"]))
    try:
        options["variant"] = _variant(context, talk, output, options)
        if file := options.pop("players_file"):
            players = partial(_names_in, file, talk, output, dict(options))
        talk.begin(output, players=players, **options)
    except EndOfInputError as end:
        context.exit(code_of_end(end))
    except BrokenEntryError as broken:
        raise not_resumed(Path(broken.path), broken.problems, broken.players) from broken
    context.exit(talk.hold())


def _players(options: dict[str, Any]) -> int | Sequence[str] | None:
    """Return how many play, or their names; raises UsageError where options contradict."""
    number: int | None = options.pop("players")
    names: tuple[str, ...] = options.pop("names")
    if options["players_file"] and (names or number is not None):
        raise WrongUseError(
            Text("--players-file names the players; leave out --players and --player")
        )
    refuse_contradictions(number, names)
    warn_of_substituted(substituted(names))
    return names or number


def _variant(
    context: click.Context, talk: Conversation, output: Path, options: Mapping[str, Any]
) -> str | None:
    """Return the variant: whoever names the game is asked, where nothing else says it."""
    variant: str | None = options["variant"]
    is_named = context.get_parameter_source("game") is ParameterSource.COMMANDLINE
    variants = variants_of(options["game"])
    if variant or not is_named or len(variants) == 1 or is_begun(output):
        return variant
    return talk.asked_variant(variants)


def _names_in(
    file: Path, talk: Conversation, output: Path, options: Mapping[str, Any]
) -> list[str]:
    """Return the players of a table in a file of many, which is asked for; raises Exit for none."""
    seated = seated_by(input_source(file), options["game"], options["variant"])
    show_problems(file, seated.problems)
    if not seated.tables:
        raise click.exceptions.Exit(ExitCode.MALFORMED)
    tables = seated.tables
    table = tables[0] if len(tables) == 1 else talk.asked_table(tables, output)
    return [seat.name for seat in table.seats]
