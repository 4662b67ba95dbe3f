"""`rollwrite regions`: the regions of a board position of Pandoria Merchants."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from cli.terminal.errors import WrongUseError, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_game
from cli.terminal.parameters import FileName, format_option, language_option, turn_option
from cli.terminal.streams import has_colours, show_json
from scoring.merchants.board.answer import regions_text, regions_tree
from scoring.merchants.board.position import BoardInPlay
from scoring.merchants.board.reading import board_in_play
from scoring.merchants.state import SoloState
from scoring.open_game import Editions, OpenGame
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS
from sheets.words.text import Text
from sheets.words.translation import Translation, load_translation

EXAMPLES = """\b
Examples:
  rollwrite regions game.toml
  rollwrite regions position.toml --players 3 --format json
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=FileName())
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    metavar="N",
    help="How many play; default: as the file says, or one for each of its sheets.",
)
@turn_option()
@language_option("Of the answer.")
@format_option("The board and a list to read, or one object for scripts.")
@click.pass_context
def regions(
    context: click.Context, /, file: Path, players: int | None, format_: str, **options: Any
) -> None:
    """Tell the regions of a board: open, closed, who earns what.

    FILE is a state file of Pandoria Merchants with a [board], or a record, - for standard input;
    the game need not be over. Buildings and guilds are left out of what is earned.
    """
    opened = input_game(file, Editions(), options["turn"])
    words = load_translation(options["language"])
    _refuse_players_alone(file, opened, players)
    answer = board_in_play(opened, players)
    if not isinstance(answer, BoardInPlay):
        show_problems(file, answer, opened.players)
        context.exit(ExitCode.MALFORMED)
    show_problems(file, opened.faults, opened.players)
    if format_ == "json":
        show_json(regions_tree(answer))
    else:
        _show_text(answer, words)


def _refuse_players_alone(file: Path, opened: OpenGame, players: int | None) -> None:
    """Raise UsageError where a number of players is given for a game played alone."""
    if players is not None and isinstance(opened.state, SoloState):
        name = shown_name(file)
        raise WrongUseError(Text("{file} is played alone; leave out --players", file=name))


def _show_text(board: BoardInPlay, words: Translation) -> None:
    if has_colours(sys.stdout):
        # Here, because rich takes longer to import than the regions to be found.
        from cli.terminal.tables import show_regions

        show_regions(board, words)
    else:
        click.echo(regions_text(board, words), nl=False)
