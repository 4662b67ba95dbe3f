"""`--filled`: a state's file in place of the options that say who plays what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from cli.printing.options import SheetOptions
from cli.printing.tables import warn_of_unprintable
from cli.terminal.exits import ExitCode
from sheets.drawing.shapes import Drawing
from sheets.editions.edition import edition_path
from sheets.files.problem import Problem, has_errors
from sheets.games import GAMES, Game
from sheets.table.table import Seat, Table

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
    from cli.terminal.input import input_reading, shown_name
    from scoring.finished import Editions
    from scoring.scorer import load_scorer
    from scoring.states.printed_seats import printed_seats
    from sheets.drawing.filling import fill_page, texts_written

    reading, name = input_reading(path), shown_name(path)
    _refuse_contradictions(reading.game)
    content, problems = Editions().find(reading)
    _report(name, [*reading.problems, *problems])
    scorer = load_scorer(reading.game)
    state: Any = reading.state
    _report(name, _too_few_or_many(state, GAMES[reading.game]))
    edition = state.edition or GAMES[reading.game].edition
    fillings, seats = scorer.fillings(state, content), printed_seats(state)
    warn_of_unprintable([seat.name for seat in seats])
    warn_of_unprintable(texts_written(fillings), "text")
    said = replace(
        options,
        game=reading.game,
        variant=reading.variant,
        level=getattr(state, "level", None),
        edition=edition_path(edition, reading.beside),
        realms=options.realms or _realms_of(fillings),
    )
    return FilledGame(said, seats, partial(fill_page, pages=fillings))


def _realms_of(pages: Iterable[str]) -> tuple[str, ...]:
    """Return the realms that have a sheet among the pages."""
    return tuple(page.removeprefix("realm-") for page in pages if page.startswith("realm-"))


def _refuse_contradictions(game: str) -> None:
    """Raise UsageError for an option that says what the state says, or another game."""
    context = click.get_current_context()
    for parameter in context.command.params:
        if context.get_parameter_source(parameter.name or "") is not ParameterSource.COMMANDLINE:
            continue
        if parameter.name in SAID_BY_STATE:
            raise click.UsageError(f"--filled says it already; leave out {parameter.opts[0]}")
        if parameter.name == "game" and game and context.params["game"] != game:
            raise click.UsageError(f"--game says {context.params['game']}, but the state is {game}")


def _too_few_or_many(state: Any, game: Game) -> list[Problem]:
    """Return what is wrong with the number of players; alone none need be said."""
    least, most = game.players[state.variant]
    sheets = len(state.sheet)
    players = state.players if state.players is not None else max(sheets, int(least == 1))
    if not least <= players <= most:
        can_play = f"{least} to {most} can play" if least < most else f"{most} can play"
        return [Problem("players", f"there are {players}; {can_play}", game.players_rule)]
    if sheets > players:
        what = f"there are {sheets} for {players} players"
        return [Problem("sheet", what, game.players_rule)]
    return []


def _report(name: str, problems: list[Problem]) -> None:
    """Say what is wrong; raises Exit where nothing can be drawn."""
    for problem in problems:
        click.echo(f"{name}: {problem}", err=True)
    if has_errors(problems):
        raise click.exceptions.Exit(ExitCode.MALFORMED)
