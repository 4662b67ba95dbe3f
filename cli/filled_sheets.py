"""`--filled`: a state's file in place of the options that say who plays what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli.exits import ExitCode
from sheets.drawing import Drawing
from sheets.edition import edition_path
from sheets.games import GAMES
from sheets.problem import has_errors
from sheets.table import Seat, Table

if TYPE_CHECKING:
    from sheets.filled import Filling

# What the state says itself.
SAID_BY_STATE = ("variant", "players", "names", "players_file", "level", "edition")


@dataclass(frozen=True, slots=True)
class FilledGame:
    """A state as the options that would print its sheets, its seats, and what fills the pages."""

    options: dict[str, Any]
    seats: tuple[Seat, ...]
    fillings: Mapping[str, tuple[Filling, ...]]

    def fill(self, drawing: Drawing, table: Table) -> Drawing:
        """Give a page with what the pen left on it."""
        from sheets.filled import fill_in

        kind, _, rest = drawing.name.partition("-")
        seat = rest.partition("-")[0]
        fillings = self.fillings.get(f"{kind}-{seat}") or self.fillings.get(kind, ())
        return fill_in(drawing, fillings, table.theme.pen)


def filled_game(options: dict[str, Any]) -> FilledGame:
    """Give the game of the state file that `--filled` names.

    Raises UsageError where other options contradict it, Exit where it cannot be read, OSError.
    Whether the rules allow what it says does not matter here.
    """
    from scoring.finished import Editions
    from scoring.scorer import load_scorer
    from scoring.states import read_state

    for option in SAID_BY_STATE:
        if options[option]:
            name = "player" if option == "names" else option.replace("_", "-")
            raise click.UsageError(f"--filled says it already; leave out --{name}")
    path = Path(options["filled"])
    reading = read_state(path)
    editions = Editions()
    content, of_edition = editions.find(reading)
    problems = [*reading.problems, *of_edition]
    for problem in problems:
        click.echo(f"{path}: {problem}", err=True)
    if content is None or reading.state is None or has_errors(problems):
        raise click.exceptions.Exit(ExitCode.MALFORMED)
    scorer = load_scorer(reading.game)
    if scorer.seats is None or scorer.fillings is None:
        raise click.UsageError(f"{reading.game} has no sheets to be drawn filled")
    state = reading.state
    name = state.edition or GAMES[reading.game].edition
    said = {
        "game": reading.game,
        "variant": reading.variant,
        "level": getattr(state, "level", None),
        "edition": str(edition_path(name, reading.beside)),
    }
    return FilledGame({**options, **said}, scorer.seats(state), scorer.fillings(state, content))
