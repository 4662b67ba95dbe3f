"""The aims of the shipped edition, and what its games show of each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.evidence.cells import EDITION, LEVELS
from tools.evidence.measures import Measures, measures_of

# Turns of each player, by number of players.
LENGTH = {2: (7.0, 10.0), 3: (9.0, 13.0), 4: (9.0, 13.0)}
ENDED = 0.95
AHEAD = {2: 0.02, 3: 0.02, 4: 0.04}  # What a seat may win more than its share.
START_AHEAD = 0.08
ACTIVE = 0.5
OWNED, USED, MOST_OWNED = 0.03, 0.02, 0.6
TAKEN = (1.5, 2.5)
TAKEN_IN = {2: 1 / 3, 3: 0.5, 4: 0.5}  # Games with one of each kind of relic, and a monument.
SPELLS, BUILDINGS = 12, 13
STRONGER = {("random", "greedy"): 0.95, ("greedy", "planner"): 0.65}
SOLO = {"beginner": 0.7, "advanced": 0.4, "expert": 0.15}
NEAR = 0.1  # A share alone that is so near is held.


@dataclass(frozen=True, slots=True)
class Aim:
    """An aim of games of several: what is measured, how it is written, and when it is held.

    `figure` takes the measures of a cell and how many play, `holds` a figure and how many play.
    """

    text: str
    figure: Callable[[Measures, int], float]
    write: Callable[[float], str]
    holds: Callable[[float, int], bool]

    def told(self, player: str, players: int) -> tuple[str, bool]:
        """Return what games of so many players of one kind show, and whether that is held."""
        found = measures_of(f"{EDITION}-base-{players}-{player}")
        value = self.figure(found, players)
        return self.write(value), self.holds(value, players)


def _number(value: float) -> str:
    return f"{value:.1f}"


def _points(value: float) -> str:
    return f"{100 * value:+.1f}"


def _share(value: float) -> str:
    return f"{100 * value:.0f} %" if value >= 0.1 else f"{100 * value:.1f} %"


def _least(found: Measures, what: str, number: int) -> float:
    used = [each["used"] for each in found[what].values()]
    return min(used) if len(used) == number else 0.0


def _kind(text: str, kind: str) -> Aim:
    return Aim(
        f"{text} in a third of games of two, in half of others",
        lambda found, _: found["values"][kind]["share"],
        _share,
        lambda value, players: round(value, 2) >= round(TAKEN_IN[players], 2),
    )


_ENDED = Aim(
    "at least 95 % end by M7.1",
    lambda found, _: found["endings"].get("M7.1", {"share": 0.0})["share"],
    _share,
    lambda value, _: value >= ENDED,
)
_ACTIVE = Aim(
    "at least half of the turns have an action",
    lambda found, _: found["turns"]["action"]["share"],
    _share,
    lambda value, _: round(value, 2) >= ACTIVE,
)
_KINDS = (
    _kind("a relic for 2", "relic two"),
    _kind("a relic for 3", "relic three"),
    _kind("a monument", "monument"),
)
# By the players who are measured.
AIMS: dict[str, tuple[Aim, ...]] = {
    "greedy": (
        Aim(
            "7 to 10 turns each, of more than two 9 to 13",
            lambda found, _: found["length"]["turns each"]["mean"],
            _number,
            lambda value, players: LENGTH[players][0] <= value <= LENGTH[players][1],
        ),
        _ENDED,
        Aim(
            "no seat wins more than 2 points over its share, of four 4",
            lambda found, players: (
                max(seat["wins"] for seat in found["seat"].values()) - 1 / players
            ),
            _points,
            lambda value, players: value <= AHEAD[players],
        ),
        Aim(
            "no start card wins more than 8 points over its share",
            lambda found, players: (
                max(card["wins"] for card in found["start card"].values()) - 1 / players
            ),
            _points,
            lambda value, _: value <= START_AHEAD,
        ),
        _ACTIVE,
        *_KINDS,
    ),
    "planner": (
        _ENDED,
        _ACTIVE,
        *_KINDS,
        Aim(
            "1.5 to 2.5 relics and monuments a player",
            lambda found, _: sum(value["mean"] for value in found["values"].values()),
            _number,
            lambda value, _: TAKEN[0] <= round(value, 1) <= TAKEN[1],
        ),
        Aim(
            "every card is bought in at least 3 % of games",
            lambda found, players: min(card["owned"] for card in found["cards"].values()) * players,
            _share,
            lambda value, _: value >= OWNED,
        ),
        Aim(
            "every spell is cast in at least 2 %",
            lambda found, players: _least(found, "cast", SPELLS) * players,
            _share,
            lambda value, _: value >= USED,
        ),
        Aim(
            "every building is built in at least 2 %",
            lambda found, players: _least(found, "built", BUILDINGS) * players,
            _share,
            lambda value, _: value >= USED,
        ),
        Aim(
            "no card is in more than 60 % of winners' sheets",
            lambda found, _: max(card["winners"] for card in found["cards"].values()),
            _share,
            lambda value, _: value <= MOST_OWNED,
        ),
    ),
}


def strength() -> Iterator[tuple[str, str, bool]]:
    """Yield what players are to win against others and alone: the aim, the share, if it is held."""
    for (weaker, stronger), least in STRONGER.items():
        won = measures_of(f"{EDITION}-base-{weaker}-{stronger}")["player"][stronger]["wins"]
        yield f"{stronger} beats {weaker} in {100 * least:.0f} %", _share(won), won >= least
    for level in LEVELS:
        won = measures_of(f"{EDITION}-solo-{level}-1-planner")["solo"]["wins"]["share"]
        text = f"alone the planner wins {100 * SOLO[level]:.0f} % at {level}"
        yield text, _share(won), abs(won - SOLO[level]) <= NEAR
