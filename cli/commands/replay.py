"""`rollwrite replay`: a recorded game at any turn, in many formats."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from cli.terminal.errors import WrongUseError, show_problems, shown_name
from cli.terminal.exits import ExitCode
from cli.terminal.input import input_source
from cli.terminal.output import (
    STANDARD_OUTPUT,
    format_named,
    is_found_later,
    refuse_terminal,
    refuse_to_write_over,
    write_output,
)
from cli.terminal.parameters import (
    FileName,
    Number,
    Word,
    language_option,
    settled_option,
    turn_option,
)
from rollwrite import replays
from rollwrite.choices import FORMATS, LEAST_DPI, MOST_DPI, PAPER_NAMES, THEMES, USUAL_DPI
from rollwrite.replays import SUFFIXES, TEXTS, NoTurnError, Replay
from rollwrite.sources import MalformedFileError
from sheets.words.text import Text

EXAMPLES = """\b
Examples:
  rollwrite replay evening.record
  rollwrite replay evening.record --turn 12 --format toml -o position.toml
  rollwrite replay evening.record --language de -o evening.html
  rollwrite replay evening.record -o evening.gif
  rollwrite replay evening.record --turn 12 -o sheets.pdf
"""

MOVING = "gif"
FORMAT_OF: Mapping[str, str] = {**SUFFIXES, **{each: each for each in (*FORMATS, MOVING)}}
OF_SHEETS = ("paper", "theme", "dpi")  # Options of what is drawn.


@click.command(epilog=EXAMPLES)
@click.argument("file", metavar="RECORD", type=FileName())
@turn_option()
@click.option(
    "--format",
    "format_",
    type=Word([*TEXTS, *FORMATS, MOVING]),
    help="The form of the answer; default: from -o, else text.",
)
@language_option("The language of the answer.")
@settled_option("paper", PAPER_NAMES, "The paper of the sheets.")
@click.option(
    "--theme",
    type=Word(THEMES),
    default=THEMES[0],
    show_default=True,
    help="The colours of the sheets.",
)
@click.option(
    "--dpi",
    type=Number(LEAST_DPI, MOST_DPI),
    default=USUAL_DPI,
    show_default=True,
    help="Pixels to the inch of a png.",
)
@click.option(
    "-o",
    "--output",
    type=FileName(str),
    default="-",
    metavar="PATH",
    help="The file to write, of sheets also a folder; default: standard output.",
)
@click.pass_context
def replay(context: click.Context, /, file: Path, **options: Any) -> None:
    """Replay a record: the game so far, at any turn.

    RECORD is a file of a game's turns, - for standard input. As text or json the answer tells what
    happened, as toml it is a state as `score` reads it, as html a page that plays the game, as gif
    a picture that moves; pdf, svg and png are the sheets as they are filled in by then. What comes
    before the first step that the rules do not allow is shown, and the exit code is 1.
    """
    format_ = options["format_"] or format_named(Path(options["output"]), FORMAT_OF, TEXTS[0])
    _refuse_unused(context, format_)
    refuse_to_write_over(Path(options["output"]), [file])
    replayed = _replayed(file)
    show_problems(file, replayed.problems, replayed.players)
    _write(_until(replayed, options["turn"]), format_, options)
    context.exit(ExitCode.MALFORMED if replayed.problems else ExitCode.DONE)


def _refuse_unused(context: click.Context, format_: str) -> None:
    """Raise UsageError for an option that changes nothing."""
    for name in OF_SHEETS:
        is_given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if is_given and name == "dpi" and format_ != "png":
            raise WrongUseError(Text("{format} has no pixels; leave out --dpi", format=format_))
        if is_given and format_ not in FORMATS:
            raise WrongUseError(
                Text("{format} shows no sheets; leave out --{option}", format=format_, option=name)
            )


def _replayed(file: Path) -> Replay:
    """Return the replay of a file; raises OSError."""
    try:
        return replays.replay(input_source(file))
    except MalformedFileError as error:
        return Replay.of_none(error.problem)


def _until(replayed: Replay, turn: int | None) -> Replay:
    """Return the replay up to a turn; raises UsageError for one that there is not."""
    try:
        return replayed if turn is None else replayed.until(turn)
    except NoTurnError as error:
        raise WrongUseError(error.args[0]) from error


def _write(replayed: Replay, format_: Any, options: Mapping[str, Any]) -> None:
    output = Path(options["output"])
    if format_ in FORMATS:
        from cli.printing.print_run import print_filled  # Nothing else draws.

        print_filled(replayed.game, format_, options)
        return
    if format_ == MOVING:
        refuse_terminal(output, MOVING, "replay evening.record -o evening.gif")
        content = replayed.moving_picture(options["language"])
    else:
        content = replayed.answer(format_, options["language"], output.parent).encode()
    if format_ == TEXTS[0] and output == STANDARD_OUTPUT:
        click.echo(content.decode(), nl=False)
    elif content:
        write_output(output, content)
        if is_found_later(output):
            click.echo(shown_name(output))
