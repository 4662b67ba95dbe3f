"""The cells of the evidence: which edition is played, by how many, by whom, how often."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from rollwrite.play.making.edition import faults_in_play, make_edition
from rollwrite.play.simulation.run import Run
from rollwrite.play.table import Level, Variant
from scoring.merchants.game import GAME
from sheets.merchants.edition.edition import Edition

EDITION = "2.2.0"
ALL_GUILDS = "all guilds"  # The edition with F3's option.
SEEDS = tuple(f"Week {number}" for number in range(1, 6))
LEVELS: tuple[Level, ...] = ("beginner", "advanced", "expert")
PLAYERS = (2, 3, 4)
UNEVEN = (2, 3)  # How many players of the family version own more than a guild each, or not (F3).
# Games of each kind of player, by how long they think.
GAMES = {"greedy": 2_000, "builder": 200, "closer": 200, "hunter": 200, "planner": 60}
ALONE = {"greedy": 300, "planner": 68}  # By level.
KINDS = tuple(GAMES)
PAIRED = {"planner": 40}  # Games of a pair in which one plays; of others:
PAIRED_OTHERS = 100


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
    if name == ALL_GUILDS:
        return replace(shipped, rules=replace(shipped.rules, guilds="all"))
    return make_edition(name, shipped, faults_in_play)


def cells() -> Iterator[Cell]:
    """Yield every cell, the most telling first."""
    yield from _many(EDITION, "base", "greedy", GAMES["greedy"])
    for level in LEVELS:
        for player, games in ALONE.items():
            yield Cell(EDITION, "solo", (player,), games, level)
    for player in KINDS[1:]:
        yield from _many(EDITION, "base", player, GAMES[player])
    yield Cell(EDITION, "base", ("random", "greedy"), PAIRED_OTHERS)
    for pair in combinations(KINDS, 2):
        yield Cell(EDITION, "base", pair, PAIRED.get(pair[1], PAIRED_OTHERS))
    yield from _many(EDITION, "family", "greedy", 400)
    for players in UNEVEN:
        yield Cell(ALL_GUILDS, "family", ("greedy",) * players, 400)
    for seed in SEEDS:
        yield from _many(seed, "base", "greedy", 100)
        yield Cell(seed, "solo", ("greedy",), 60)


def _many(edition: str, variant: Variant, player: str, games: int) -> Iterator[Cell]:
    """Yield games of every number of players."""
    for players in PLAYERS:
        yield Cell(edition, variant, (player,) * players, games)
