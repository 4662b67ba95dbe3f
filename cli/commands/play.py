"""`rollwrite play`: the scribe's seat at a table or call."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import click

from cli.conversations.play import Conversation
from cli.conversations.who_plays import Company, who_plays
from cli.terminal.errors import WrongUseError
from cli.terminal.exits import deferred_signals
from cli.terminal.lines import EndOfInputError, accept_any_character, code_of_end
from cli.terminal.output import STANDARD_OUTPUT, refuse_to_write_over
from cli.terminal.parameters import FileName, Word, edition_option, language_option, variant_option
from cli.terminal.problems import not_resumed
from rollwrite.games import GAME, OPPONENTS, BrokenRecordError, Play, RecordFile, named_opponents
from rollwrite.sources import RECORD
from rollwrite.tables import chosen_level, chosen_variant
from sheets.words.text import Text, printable
from sheets.words.translation import Translation, load_translation

EXAMPLES = """\b
Examples:
  rollwrite play Anna Bernd Chloé -o evening.record
  rollwrite play Anna --opponent greedy -o evening.record
  rollwrite play Anna --variant solo --level expert --roll
  rollwrite play -o evening.record --page board.html --language de
"""
LEVELS = ("beginner", "advanced", "expert")


@click.command(epilog=EXAMPLES)
@click.argument("called", metavar="[NAME]...", nargs=-1)
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    metavar="FILE",
    help="The record to keep, or to go on with; default: nothing is kept.",
)
@variant_option("base, family or solo; default: base.")
@click.option(
    "--player", "names", multiple=True, metavar="NAME", help="A player's name, as NAME; repeat."
)
@click.option(
    "--opponent",
    "opponents",
    type=Word(OPPONENTS),
    multiple=True,
    help="A computer player, after the others; repeat. The dice are rolled here.",
)
@click.option(
    "--level", type=Word(LEVELS), help="How strong the Trolls are, solo; default: beginner."
)
@edition_option()
@click.option(
    "--page",
    type=FileName(path_type=Path),
    metavar="HTML",
    help="A page for a second screen, written after each call; it loads itself again.",
)
@click.option("--roll", is_flag=True, help="Roll the dice here.")
@click.option("--seed", type=int, metavar="N", help="Roll the dice here, the same again each time.")
@language_option("The language of the answers; calls may be in any.")
@click.pass_context
def play(context: click.Context, /, **options: Any) -> None:
    """Write a game down while it is played, turn by turn.

    NAME is everybody's name in the order of play; without any they are asked for. A line is a turn
    or a part of it, as it is called: g E3 g E4 F3 build bank. What closes and who earns what is
    told at once, then what may be done still. Slipped? Type the whole line again, or undo; ? tells
    more, hint what a computer player would do.

    With --opponent computer players take part; their turns are played at once.

    Every finished turn is kept in FILE at once; the same command goes on from there. Piped lines
    are played too: those that cannot be are named on standard error.
    """
    chosen_variant(GAME, options["variant"])  # Refused before any file is looked at.
    _refuse_records(options["called"])
    words = load_translation(options["language"])
    accept_any_character()
    if options["page"]:
        refuse_to_write_over(options["page"], [Path(options["output"] or "")])
    try:
        with _record_file(options["output"]) as file, _begun(options, file, words) as game:
            code = Conversation(words, game, page=options["page"]).hold()
    except EndOfInputError as end:
        code = code_of_end(end)
    except BrokenRecordError as broken:
        raise not_resumed(Path(broken.path), broken.problems, broken.players) from broken
    context.exit(code)


def _refuse_records(called: Iterable[str]) -> None:
    """Raise UsageError for a record in the place of a name."""
    if file := next((each for each in called if Path(each).suffix == RECORD), None):
        raise WrongUseError(
            Text(
                "{file} would be a player's name; for the game in this file write "
                "rollwrite play -o {file}",
                file=printable(file),
            )
        )


def _record_file(output: str | None) -> AbstractContextManager[RecordFile | None]:
    if output and Path(output) == STANDARD_OUTPUT:
        raise WrongUseError(Text("-o needs a file; rollwrite keeps every turn in it at once"))
    return RecordFile(output) if output else nullcontext()


def _begun(options: Mapping[str, Any], file: RecordFile | None, words: Translation) -> Play:
    """Return the game to be played; asks for the names of a new one where no option says any.

    Raises UsageError, EndOfInputError, BrokenRecordError, OSError.
    """
    variant, names = options["variant"], options["names"] + options["called"]
    if file is None or file.record is None:
        company = _company(options, names, words)
        variant, names = company.variant, company.names
    return Play(
        names,
        variant=variant,
        level=options["level"],
        edition=options["edition"],
        opponents=options["opponents"],
        rolls=options["roll"],
        seed=options["seed"],
        file=file,
        guard=deferred_signals,
    )


def _company(options: Mapping[str, Any], names: tuple[str, ...], words: Translation) -> Company:
    """Return who plays a new game."""
    variant, bots = chosen_variant(GAME, options["variant"]), named_opponents(options["opponents"])
    if not names:
        chosen_level(GAME, variant, options["level"])
    return who_plays(Company(variant, names, bots, is_open=not options["variant"]), words)
