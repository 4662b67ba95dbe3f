"""The aims of the shipped edition, and what its games show of each, by kind of player."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rollwrite.play.simulation.report import share
from tools.evidence.cells import EDITION, KINDS, LEVELS, PLAYERS
from tools.evidence.measures import Measures, measures_of

# Turns of each player, by number of players.
LENGTH = {2: (7.0, 10.0), 3: (9.0, 13.0), 4: (9.0, 13.0)}
LONG = 0.99  # Games of two that last five rounds and more.
ENDED, ENDED_STRONG = 0.95, 0.92
STRONG = {"planner"}
AHEAD = {2: 0.04, 3: 0.04, 4: 0.05}  # What a seat may win more or less than its share.
START_AHEAD = 0.08
FEW = 50  # Seats: a start card that fewer took tells nothing.
ACTIVE = 0.5
OWNED, MOST_OWNED = 0.05, 0.66
TAKEN_IN = {2: 1 / 3, 3: 0.5, 4: 0.5}  # Games with one of each kind of relic, and a monument.
SOLO = {"beginner": 0.8, "advanced": 0.6, "expert": 0.35}
NEAR = 0.1  # A share alone that is so near is held.


@dataclass(frozen=True, slots=True)
class Found:
    """A figure of a cell, with its 95 % interval where it is a share, and whether it is held."""

    text: str
    is_held: bool


@dataclass(frozen=True, slots=True)
class Aim:
    """An aim of games of several: what is measured, how it is written, and when it is held.

    `figure` takes the measures of a cell and how many play; `holds` a figure, how many play, and
    of which kind they are; `write` a figure and of how many games it is a share.
    """

    text: str
    figure: Callable[[Measures, int], float]
    write: Callable[[float, int], str]
    holds: Callable[[float, int, str], bool]
    players: tuple[int, ...] = PLAYERS

    def found(self, kind: str, players: int) -> Found:
        """Return what games of so many players of one kind show."""
        cell = measures_of(f"{EDITION}-base-{players}-{kind}")
        value = self.figure(cell, players)
        return Found(self.write(value, cell["games"]), self.holds(value, players, kind))


def percent(value: float, games: int) -> str:
    """Return a share as percent, its 95 % interval in brackets."""
    found = share(value * games, games)
    assert found.low is not None
    assert found.high is not None
    return f"{100 * value:.0f} [{100 * found.low:.0f}, {100 * found.high:.0f}]"


def _plain(value: float, _games: int) -> str:
    return f"{100 * value:.0f}"


def _number(value: float, _games: int) -> str:
    return f"{value:.1f}"


def _farthest(found: Measures, players: int) -> float:
    """Return what the seat wins that is farthest from its share."""
    wins = [seat["wins"] for seat in found["seat"].values()]
    return float(max(wins, key=lambda each: abs(each - 1 / players)))


def _kind(text: str, kind: str) -> Aim:
    return Aim(
        f"games with {text}, %: a third with two, half of others",
        lambda found, _: found["values"][kind]["share"],
        percent,
        lambda value, players, _: round(value, 2) >= round(TAKEN_IN[players], 2),
    )


AIMS: tuple[Aim, ...] = (
    Aim(
        "turns each: 7 to 10, of more than two 9 to 13",
        lambda found, _: found["length"]["turns each"]["mean"],
        _number,
        lambda value, players, _: LENGTH[players][0] <= round(value, 1) <= LENGTH[players][1],
    ),
    Aim(
        "five rounds or more, %: 99",
        lambda found, _: found["long"],
        percent,
        lambda value, *_: round(value, 2) >= LONG,
        players=(2,),
    ),
    Aim(
        "end by M7.1, %: 95, of planners 92",
        lambda found, _: found["endings"].get("M7.1", {"share": 0.0})["share"],
        percent,
        lambda value, _, kind: round(value, 2) >= (ENDED_STRONG if kind in STRONG else ENDED),
    ),
    Aim(
        "seat farthest from its share wins, %: within 4 points, of four 5",
        _farthest,
        percent,
        lambda value, players, _: abs(value - 1 / players) <= AHEAD[players],
    ),
    Aim(
        "start card that wins most, %: at most 8 points over its share",
        lambda found, _: max(
            card["wins"] for card in found["start card"].values() if card["games"] >= FEW
        ),
        _plain,
        lambda value, players, _: value - 1 / players <= START_AHEAD,
    ),
    Aim(
        "turns with an action, %: 50",
        lambda found, _: found["turns"]["action"]["share"],
        _plain,
        lambda value, *_: round(value, 2) >= ACTIVE,
    ),
    _kind("a relic for 2", "relic two"),
    _kind("a relic for 3", "relic three"),
    _kind("a monument", "monument"),
    Aim(
        "card in most winners' sheets, %: at most 66",
        lambda found, _: max(card["winners"] for card in found["cards"].values()),
        percent,
        lambda value, *_: round(value, 2) <= MOST_OWNED,
    ),
    Aim(
        "card in fewest sheets, %: at least 5",
        lambda found, _: min(card["owned"] for card in found["cards"].values()),
        _plain,
        lambda value, *_: round(value, 2) >= OWNED,
    ),
)


def aims() -> Iterator[tuple[Aim, int, list[Found]]]:
    """Yield each aim, a number of players, and what each kind of player shows."""
    for aim in AIMS:
        for players in aim.players:
            yield aim, players, [aim.found(kind, players) for kind in KINDS]


def alone() -> Iterator[tuple[str, Found]]:
    """Yield each level, and what the strongest player wins."""
    for level in LEVELS:
        cell = measures_of(f"{EDITION}-solo-{level}-1-planner")
        won = cell["solo"]["wins"]["share"]
        yield level, Found(percent(won, cell["games"]), abs(won - SOLO[level]) <= NEAR)
