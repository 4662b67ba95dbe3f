"""`rollwrite regions`: the regions of a board position of Pandoria Merchants."""

from pathlib import Path

import click

from cli.terminal.errors import WrongUseError, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_source, turns_refused
from cli.terminal.output import show_answer, show_blocks
from cli.terminal.parameters import FileName, Number, format_option, language_option, turn_option
from rollwrite import merchants
from sheets.words.languages import Language
from sheets.words.text import Text

EXAMPLES = """\b
Examples:
  rollwrite regions game.toml
  rollwrite regions position.toml --players 3 --format json
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=FileName())
@click.option(
    "--players",
    type=Number(merchants.FEWEST_PLAYERS, merchants.MOST_PLAYERS),
    metavar="N",
    help="How many play; default: as the file says, or one for each of its sheets.",
)
@turn_option()
@language_option("The language of the answer.")
@format_option("The board and a list to read, or one object for scripts.")
@click.pass_context
def regions(
    context: click.Context,
    file: Path,
    players: int | None,
    turn: int | None,
    language: Language,
    format_: str,
) -> None:
    """Tell the regions of a board: open, closed, who earns what.

    FILE is a state file of Pandoria Merchants with a [board], or a record, - for standard input;
    the game need not be over. Buildings and guilds are left out of what is earned.
    """
    found = _found(file, players, turn)
    show_problems(file, found.problems, found.players)
    if found.board is None:
        context.exit(ExitCode.MALFORMED)
    if format_ == "json":
        show_answer(found.answer("json"), format_)
    else:
        show_blocks(found.blocks(language))


def _found(file: Path, players: int | None, turn: int | None) -> merchants.Regions:
    try:
        with turns_refused(file):
            return merchants.regions(input_source(file), players=players, turn=turn)
    except merchants.PlayedAloneError as error:
        name = shown_name(file)
        sentence = Text("{file} is a game for one; leave out --players", file=name)
        raise WrongUseError(sentence) from error
