"""`--filled`: a state's file in place of the options that say who plays what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import click
from click.core import ParameterSource

from cli.printing.options import SheetOptions
from cli.printing.tables import warn_of_unprintable
from cli.terminal.errors import WrongUseError, show_problems
from cli.terminal.exits import ExitCode
from scoring.open_game import OpenGame
from sheets.drawing.shapes import Drawing
from sheets.files.problem import Problem, has_errors
from sheets.files.report import Players
from sheets.table.table import Seat, Table
from sheets.words.text import Text

# What the state says itself.
SAID_BY_STATE = ("variant", "players", "names", "players_file", "level", "edition")


@dataclass(frozen=True, slots=True)
class FilledGame:
    """A state as the options that would print its sheets, its seats, and what fills a page."""

    options: SheetOptions
    seats: tuple[Seat, ...]
    fill: Callable[[Drawing, Table], Drawing]


def filled_game(options: SheetOptions, path: Path) -> FilledGame:
    """Return the game of a state file, or of standard input, to be printed as `--filled` asks.

    Raises UsageError where other options contradict it, Exit where it cannot be read, OSError.
    Whether the rules allow what it says does not matter here.
    """
    from cli.terminal.input import input_game
    from scoring.open_game import Editions
    from sheets.drawing.filling import fill_page

    opened = input_game(path, Editions(), options.turn)
    _refuse_contradictions(opened.name)
    _report(path, [*opened.faults, *opened.find_seat_problems()], opened.players)
    fillings = opened.fillings()
    warn_of_written(opened)
    said = replace(
        options,
        game=opened.name,
        variant=opened.variant,
        level=opened.level or None,
        edition=opened.edition_path,
        realms=options.realms or opened.realms(),
    )
    return FilledGame(said, opened.seats(), partial(fill_page, pages=fillings))


def warn_of_written(opened: OpenGame) -> None:
    """Say which letters of names and of what was written no face has."""
    from sheets.drawing.filling import texts_written

    warn_of_unprintable([seat.name for seat in opened.seats()])
    warn_of_unprintable(texts_written(opened.fillings()), "text")


def _refuse_contradictions(game: str) -> None:
    """Raise UsageError for an option that says what the state says, or another game."""
    context = click.get_current_context()
    for parameter in context.command.params:
        if context.get_parameter_source(parameter.name or "") is not ParameterSource.COMMANDLINE:
            continue
        if parameter.name in SAID_BY_STATE:
            option = parameter.opts[0]
            raise WrongUseError(Text("--filled says it already; leave out {option}", option=option))
        if parameter.name == "game" and game and context.params["game"] != game:
            given = context.params["game"]
            raise WrongUseError(
                Text("--game says {given}, but the state is {game}", given=given, game=game)
            )


def _report(file: Path, problems: list[Problem], players: Players) -> None:
    """Say what is wrong; raises Exit where nothing can be drawn."""
    show_problems(file, problems, players)
    if has_errors(problems):
        raise click.exceptions.Exit(ExitCode.MALFORMED)
