"""`rollwrite.simulate`: many games by computer players, and what they show of an edition."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast, get_args

from rollwrite.answers import translation
from rollwrite.play.players import PLAYERS
from rollwrite.play.simulation.report import FORMATS as FORMATS
from rollwrite.play.simulation.report import Report, report_answer, report_of, report_tree
from rollwrite.play.simulation.results import MOST_GAMES as MOST_GAMES
from rollwrite.play.simulation.results import ClusterError as ClusterError
from rollwrite.play.simulation.results import (
    Results,
    batch_size,
    parse_results,
    play_here,
    play_there,
    results_text,
)
from rollwrite.play.simulation.results import WrongResultsError as WrongResultsError
from rollwrite.play.simulation.run import Run
from rollwrite.play.table import Level, Variant
from rollwrite.tables import (
    WrongTableError,
    check_computer_players,
    chosen_level,
    chosen_seats,
    chosen_variant,
)
from scoring.merchants.game import GAME
from sheets.merchants.edition.edition import Edition
from sheets.words.text import Parameter, Text

LEVELS: tuple[Level, ...] = get_args(Level)
SEED = "1"


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games of a run, those that were played already and those that are left.

    It is resumed where `play` ended: one that was stopped, or whose `text` was kept, plays the
    games that are left, the same ones in any number of processes.
    """

    results: Results

    def __repr__(self) -> str:
        run = self.results.run
        return f"<Simulation {', '.join(run.players)}: {self.played} of {run.games} games>"

    @property
    def played(self) -> int:
        """How many games were played."""
        return len(self.results.numbers)

    @property
    def left(self) -> int:
        """How many games are still to be played."""
        return self.results.run.games - self.played

    @property
    def report(self) -> Report:
        """What the games that were played show, section by section, with 95 % intervals."""
        return report_of(self.results)

    @property
    def figures(self) -> dict[str, Any]:
        """Every figure of the report by its section, row and column, as `--format json` has it."""
        return report_tree(self.report)

    @property
    def text(self) -> str:
        """What was played as a text from which `simulation` resumes it."""
        return results_text(self.results)

    def play(self, workers: int = 1, cluster: str = "") -> Iterator[int]:
        """Play the games that are left; yield how many were, some at a time.

        workers: how many processes play; one is this process itself
        cluster: the address of a Dask scheduler, whose workers play instead

        What was yielded is counted. Raises ClusterError where a cluster cannot be reached or is
        gone, ImportError without the extra `simulate`.
        """
        run = self.results.run
        batches = self.results.batches(batch_size(run))
        played = play_there(run, batches, cluster) if cluster else play_here(run, batches, workers)
        for batch, found in played:
            self.results.add(batch, found)
            yield len(batch)

    def answer(self, format: Literal["text", "json", "html"] = "text", language: str = "en") -> str:
        """Return the report as the command `simulate` answers it.

        Raises ValueError for a language that there is not, ImportError for `html` without the
        extra `simulate`.
        """
        return report_answer(self.report, format, translation(language))


def simulate(
    games: int = 100,
    players: int | None = None,
    *,
    variant: str | None = None,
    level: str | None = None,
    edition: Edition | str | os.PathLike[str] | None = None,
    seats: Sequence[str] = ("greedy",),
    seed: str = SEED,
    workers: int = 1,
    cluster: str = "",
) -> Simulation:
    """Let computer players play many games; return what they show.

    games:   how many are played
    players: how many sit at the table; default: as many as `seats` names, else the most
    variant: `base`, `family` or `solo`
    level:   of games alone: `beginner`, `advanced` or `expert`
    edition: an edition's name, its file's path, or an edition that was read
    seats:   who plays: `random`, `hasty`, `greedy`, `builder`, `closer`, `hunter`, `planner`; a
             single one sits on every seat
    seed:    the same one, the same games
    workers: how many processes play; one is this process itself
    cluster: the address of a Dask scheduler, whose workers play instead

    Raises WrongTableError for a table that there is not, UnknownEditionError, InvalidEditionError,
    OSError, and as `Simulation.play`.
    """
    found = simulation(
        games, players, variant=variant, level=level, edition=edition, seats=seats, seed=seed
    )
    for _ in found.play(workers, cluster):
        pass
    return found


def simulation(
    games: int,
    players: int | None = None,
    *,
    variant: str | None = None,
    level: str | None = None,
    edition: Edition | str | os.PathLike[str] | None = None,
    seats: Sequence[str] = ("greedy",),
    seed: str = SEED,
    text: str = "",
) -> Simulation:
    """Return the games that `simulate` plays, none of them played yet.

    `text` is that of a simulation of the same run, whose games are played already. Raises as
    `simulate`, and WrongResultsError for another text.
    """
    named = chosen_variant(GAME, variant)
    if isinstance(edition, Edition):
        loaded = edition
    else:
        loaded = GAME.load(GAME.edition_path("" if edition is None else os.fspath(edition)))
    run = Run(
        games=games,
        variant=cast(Variant, named),
        players=_seated(named, players, seats),
        edition=loaded,
        level=cast(Level, chosen_level(GAME, named, level) or LEVELS[0]),
        seed=seed,
    )
    return Simulation(parse_results(text, run) if text else Results(run))


def _seated(variant: str, number: int | None, names: Sequence[str]) -> tuple[str, ...]:
    """Return who sits on each seat; raises WrongTableError."""
    check_computer_players(names, PLAYERS)
    if number is None and len(names) > 1:
        number = len(names)
    seats = len(chosen_seats(GAME, variant, number))
    if len(names) not in (1, seats):
        raise WrongTableError(
            Text(
                "{option} names {names}, but {seats} sit at the table",
                option=Parameter("seats"),
                names=len(names),
                seats=seats,
            )
        )
    return tuple(names) * seats if len(names) == 1 else tuple(names)
