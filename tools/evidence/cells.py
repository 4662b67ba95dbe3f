"""The cells of the evidence: which edition is played, by how many, by whom, how often."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from rollwrite.play.making.edition import faults_in_play, make_edition
from rollwrite.play.simulation.run import Run
from rollwrite.play.table import Level, Variant
from scoring.merchants.game import GAME
from sheets.merchants.edition.edition import Edition

EDITION = "2.1.0"
# The edition with an option: of M3.3, of F3.
NEIGHBOURS, ONE_EACH = "neighbours", "one each"
SEEDS = tuple(f"Week {number}" for number in range(1, 11))
LEVELS: tuple[Level, ...] = ("beginner", "advanced", "expert")
PLAYERS = (2, 3, 4)
UNEVEN = (2, 3)  # How many players of the family version own guilds that pay unevenly (F3).
PLANNED = {2: 192, 3: 144, 4: 120}  # Games of planners, who think long, by number of players.


@dataclass(frozen=True, slots=True)
class Cell:
    """Games of one kind; `edition` is a version, an option or a seed."""

    edition: str
    variant: Variant
    seats: tuple[str, ...]
    games: int
    level: Level = "beginner"

    @property
    def name(self) -> str:
        """The file's name of what was measured, without the suffix."""
        level = [self.level] if self.variant == "solo" else []
        who = self.seats if len({*self.seats}) > 1 else (str(len(self.seats)), self.seats[0])
        return "-".join([self.edition.replace(" ", "-").lower(), self.variant, *level, *who])

    def run(self) -> Run:
        """Return the run whose games are measured."""
        edition = edition_of(self.edition)
        return Run(self.games, self.variant, self.seats, edition, self.level, seed="evidence")


@cache
def edition_of(name: str) -> Edition:
    """Return the edition that a cell names."""
    shipped = GAME.load(GAME.edition_path(f"{GAME.edition} {EDITION}"))
    if name == EDITION:
        return shipped
    if name == NEIGHBOURS:
        return replace(shipped, rules=replace(shipped.rules, artifacts_between="neighbours"))
    if name == ONE_EACH:
        return replace(shipped, rules=replace(shipped.rules, guilds="one each"))
    return make_edition(name, shipped, faults_in_play)


def cells() -> Iterator[Cell]:
    """Yield every cell, the most telling first."""
    yield from _many(EDITION, "base", "greedy", 20_000)
    for level in LEVELS:
        yield Cell(EDITION, "solo", ("planner",), 120, level)
        yield Cell(EDITION, "solo", ("greedy",), 300, level)
    for players, games in PLANNED.items():
        yield Cell(EDITION, "base", ("planner",) * players, games)
    yield Cell(EDITION, "base", ("random", "greedy"), 1_000)
    yield Cell(EDITION, "base", ("greedy", "planner"), 60)
    yield from _many(EDITION, "family", "greedy", 500)
    for players in UNEVEN:
        yield Cell(ONE_EACH, "family", ("greedy",) * players, 500)
    yield from _many(NEIGHBOURS, "base", "greedy", 600)
    for seed in SEEDS:
        yield from _many(seed, "base", "greedy", 100)
        yield Cell(seed, "solo", ("greedy",), 60)


def _many(edition: str, variant: Variant, player: str, games: int) -> Iterator[Cell]:
    """Yield games of every number of players."""
    for players in PLAYERS:
        yield Cell(edition, variant, (player,) * players, games)
