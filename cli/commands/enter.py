"""`rollwrite enter`: ask for what is written on the sheets, then write a state file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from cli.conversations.enter import Conversation
from cli.printing.players import refuse_contradictions, warn_of_substituted
from cli.terminal.errors import WrongUseError
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end
from cli.terminal.output import STANDARD_OUTPUT
from cli.terminal.parameters import (
    FileName,
    GameName,
    NameOrFile,
    language_option,
)
from cli.terminal.problems import not_resumed
from rollwrite.catalogue import DEFAULT_GAME
from rollwrite.entries import BrokenEntryError
from rollwrite.printing import substituted
from sheets.words.text import Text
from sheets.words.translation import load_translation

EXAMPLES = """\b
Examples:
  rollwrite enter -o game.toml
  rollwrite enter --player Anna --player Bernd -o game.toml
  rollwrite enter --variant solo --language de -o evening.toml
"""


@click.command(epilog=EXAMPLES)
@click.argument("game", type=GameName(), default=DEFAULT_GAME)
@click.option(
    "-o",
    "--output",
    type=FileName(),
    required=True,
    metavar="FILE",
    help="The state file to write.",
)
@click.option("--variant", metavar="VARIANT", help="Default: the game's first, such as base.")
@click.option("--players", type=int, metavar="N", help="How many play; default: you are asked.")
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player's name; repeat.")
@click.option(
    "--edition", type=NameOrFile(), metavar="NAME_OR_FILE", help="Default: the shipped one."
)
@language_option("Of the questions.")
@click.pass_context
def enter(context: click.Context, /, output: Path, **options: Any) -> None:
    """Ask for what is written on the sheets, then write a state file.

    Without a game it is merchants. The questions come sheet by sheet, in the order in which a
    sheet is laid out. Several numbers go on one line, cards by their numbers or names; < goes
    back, ? tells more. What is wrong is shown at the end, and can be mended.

    Every answer is kept at once beside FILE; when you stop before the end, the same command
    goes on from there.
    """
    if output == STANDARD_OUTPUT:
        raise WrongUseError(Text("-o needs a file; what is entered is kept beside it"))
    players = _players(options)
    accept_any_character()
    talk = Conversation(load_translation(options["language"]))
    try:
        talk.begin(output, players=players, **options)
    except EndOfInputError as end:
        context.exit(code_of_end(end))
    except BrokenEntryError as broken:
        raise not_resumed(Path(broken.path), broken.problems, broken.players) from broken
    context.exit(talk.hold())


def _players(options: dict[str, Any]) -> int | Sequence[str] | None:
    """Return how many play, or their names; raises UsageError where the two contradict."""
    number: int | None = options.pop("players")
    names: tuple[str, ...] = options.pop("names")
    refuse_contradictions(number, names)
    warn_of_substituted(substituted(names))
    return names or number
