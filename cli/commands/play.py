"""`rollwrite play`: the scribe's seat at a table or call."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click

from cli.play.beginning import Wish, game_of
from cli.play.conversation import Scribe
from cli.play.lock import locked
from cli.play.opponents import OPPONENTS, named_opponents
from cli.play.record_file import RecordFile
from cli.terminal.exits import ExitCode
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end
from cli.terminal.output import STANDARD_OUTPUT, check_target
from cli.terminal.parameters import FileName, NameOrFile, Word, language_option
from rollwrite.tables import chosen_variant
from scoring.games import DEFAULT, find_game
from sheets.words.translation import Translation, load_translation

EXAMPLES = """\b
Examples:
  rollwrite play --player Anna --player Bernd -o evening.record
  rollwrite play --player Anna --opponent greedy -o evening.record
  rollwrite play --player Anna --variant solo --level expert --roll
  rollwrite play -o evening.record --language de
"""
LEVELS = ("beginner", "advanced", "expert")


@click.command(epilog=EXAMPLES)
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    metavar="FILE",
    help="The record to keep, or to go on with; default: nothing is kept.",
)
@click.option("--variant", metavar="VARIANT", help="base, family or solo; default: base.")
@click.option("--player", "names", multiple=True, metavar="NAME", help="A player's name; repeat.")
@click.option(
    "--opponent",
    "opponents",
    type=Word(OPPONENTS),
    multiple=True,
    help="A player of ours, behind the others; repeat. The dice are rolled here.",
)
@click.option("--level", type=Word(LEVELS), help="Of a game alone; default: beginner.")
@click.option(
    "--edition", type=NameOrFile(), metavar="NAME_OR_FILE", help="Default: the shipped one."
)
@click.option("--roll", is_flag=True, help="Roll the dice here.")
@click.option("--seed", type=int, metavar="N", help="Roll them here, the same again each time.")
@language_option("Of what is said; calls may be in any.")
@click.pass_context
def play(context: click.Context, /, **options: Any) -> None:
    """Write a game down while it is played, turn by turn.

    A line is a turn or a part of it, as it is called: g E3 g E4 F3 build bank. What closes and
    who earns what is told at once, then what may be done still. < takes back the last call,
    ? tells more.

    With --opponent players of ours take part; their turns are played at once.

    Every finished turn is kept in FILE at once; the same command goes on from there. Piped lines
    are played too: those that cannot be are named on standard error.
    """
    game = find_game(DEFAULT)
    chosen_variant(game, options["variant"])  # Refused before any file is looked at.
    seed, opponents = options["seed"], named_opponents(options["opponents"])
    if (options["roll"] or opponents) and seed is None:
        seed = secrets.randbits(32)
    wish = Wish(
        game=game,
        variant=options["variant"] or "",
        names=options["names"],
        level=options["level"] or "",
        edition=options["edition"],
        seed="" if seed is None else str(seed),
        opponents=opponents,
    )
    accept_any_character()
    output = options["output"]
    if output and Path(output) != STANDARD_OUTPUT:
        check_target(Path(output))
    with locked(Path(output)) if output else nullcontext():
        code = _held(wish, output, load_translation(options["language"]))
    context.exit(code)


def _held(wish: Wish, output: str | None, words: Translation) -> ExitCode:
    """Hold the conversation, in a file that nobody else writes meanwhile."""
    file = RecordFile.at(output) if output else None
    try:
        game = game_of(wish, file, words)
    except EndOfInputError as end:
        return code_of_end(end)
    return Scribe(words, game, file).hold()
