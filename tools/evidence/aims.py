"""The aims of the edition, and what both editions show of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.evidence.cells import AFTER, BEFORE, LEVELS, PLAYERS
from tools.evidence.measures import Measures, measures_of

# Turns of each player, by number of players.
LENGTH = {2: (7.0, 10.0), 3: (9.0, 13.0), 4: (9.0, 13.0)}
ENDED = 0.95
AHEAD = {2: 0.02, 3: 0.02, 4: 0.04}  # What a seat may win more than its share.
START_AHEAD = 0.08
ACTIVE = 0.5
OWNED, USED, MOST_OWNED = 0.03, 0.02, 0.6
TAKEN = (1.5, 2.5)
KINDS = {2: 1 / 3, 3: 0.5, 4: 0.5}  # Games with one of each kind of relic, and a monument.
STRONGER = {"random, greedy": 0.95, "greedy, planner": 0.65}
SOLO = {"beginner": 0.7, "advanced": 0.4, "expert": 0.15}
NEAR = 0.1  # A share alone that is so near is held.


@dataclass(frozen=True, slots=True)
class Aim:
    """An aim, where it was measured, what was found before and after, and whether it is held."""

    text: str
    where: str
    before: str
    after: str
    is_held: bool


Figure = Callable[[Measures], float]


def aims() -> Iterator[Aim]:
    """Yield all aims, in the order in which they are set."""
    for players in PLAYERS:
        yield from _of_greedy(players)
    for players in PLAYERS:
        yield from _of_planners(players)
    yield from _of_strength()
    yield from _alone()


# Makes an aim from its text, a figure, how it is shown, and when it is held.
MakeAim = Callable[[str, Figure, str, Callable[[float], bool]], Aim]


def _of_cell(players: int, player: str) -> MakeAim:
    """Return what makes aims of games of so many players of one kind, before and after."""

    def aim(text: str, figure: Figure, shown: str, holds: Callable[[float], bool]) -> Aim:
        before, after = (
            figure(measures_of(f"{edition}-base-{players}-{player}")) for edition in (BEFORE, AFTER)
        )
        where = f"{players}, {player}"
        return Aim(text, where, _as(shown, before), _as(shown, after), holds(after))

    return aim


def _of_greedy(players: int) -> Iterator[Aim]:
    aim = _of_cell(players, "greedy")
    least, most = LENGTH[players]
    yield aim(
        f"{least:.0f} to {most:.0f} turns each",
        lambda found: found["length"]["turns each"]["mean"],
        "number",
        lambda value: least <= value <= most,
    )
    yield aim("at least 95 % end by M7.1", _ended, "share", lambda value: value >= ENDED)
    yield aim(
        f"no seat wins more than {100 * AHEAD[players]:.0f} points over its share",
        lambda found: max(seat["wins"] for seat in found["seat"].values()) - 1 / players,
        "points",
        lambda value: value <= AHEAD[players],
    )
    yield aim(
        "no start card wins more than 8 points over its share",
        lambda found: max(card["wins"] for card in found["start card"].values()) - 1 / players,
        "points",
        lambda value: value <= START_AHEAD,
    )
    yield aim("at least half of the turns have an action", _active, "share", _is_active)
    yield from (_kind(players, kind, "greedy") for kind in ("relic two", "relic three", "monument"))


def _of_planners(players: int) -> Iterator[Aim]:
    aim = _of_cell(players, "planner")
    yield aim("at least 95 % end by M7.1", _ended, "share", lambda value: value >= ENDED)
    yield aim("at least half of the turns have an action", _active, "share", _is_active)
    yield aim(
        "1.5 to 2.5 relics and monuments a player",
        lambda found: sum(value["mean"] for value in found["values"].values()),
        "number",
        lambda value: TAKEN[0] <= round(value, 1) <= TAKEN[1],
    )
    yield aim(
        "every card is bought in at least 3 % of games",
        lambda found: min(card["owned"] for card in found["cards"].values()) * players,
        "share",
        lambda value: value >= OWNED,
    )
    yield aim(
        "every spell is cast in at least 2 %",
        lambda found: _least(found, "cast", 12) * players,
        "share",
        lambda value: value >= USED,
    )
    yield aim(
        "every building is built in at least 2 %",
        lambda found: _least(found, "built", 13) * players,
        "share",
        lambda value: value >= USED,
    )
    yield aim(
        "no card is in more than 60 % of winners' sheets",
        lambda found: max(card["winners"] for card in found["cards"].values()),
        "share",
        lambda value: value <= MOST_OWNED,
    )
    yield from (
        _kind(players, kind, "planner") for kind in ("relic two", "relic three", "monument")
    )


def _least(found: Measures, what: str, number: int) -> float:
    used = [each["used"] for each in found[what].values()]
    return min(used) if len(used) == number else 0.0


def _ended(found: Measures) -> float:
    share: float = found["endings"].get("M7.1", {"share": 0.0})["share"]
    return share


def _active(found: Measures) -> float:
    share: float = found["turns"]["action"]["share"]
    return share


def _is_active(value: float) -> bool:
    return round(value, 2) >= ACTIVE


def _kind(players: int, kind: str, player: str) -> Aim:
    before, after = (
        measures_of(f"{edition}-base-{players}-{player}")["values"][kind]["share"]
        for edition in (BEFORE, AFTER)
    )
    name = {"relic two": "a relic for 2", "relic three": "a relic for 3"}.get(kind, "a monument")
    often = "a third of games" if players == 2 else "most games"
    where = f"{players}, {player}"
    held = round(after, 2) >= round(KINDS[players], 2)
    return Aim(f"{name} in {often}", where, _as("share", before), _as("share", after), held)


def _of_strength() -> Iterator[Aim]:
    for seats, least in STRONGER.items():
        weaker, stronger = seats.split(", ")
        name = f"{AFTER}-base-{weaker}-{stronger}"
        won = measures_of(name)["player"][stronger]["wins"]
        text = f"{stronger} beats {weaker} in {100 * least:.0f} %"
        yield Aim(text, "2", "", _as("share", won), won >= least)


def _alone() -> Iterator[Aim]:
    for level in LEVELS:
        before, after = (
            measures_of(f"{edition}-solo-{level}-1-planner")["solo"]["wins"]["share"]
            for edition in (BEFORE, AFTER)
        )
        text = f"the planner wins {100 * SOLO[level]:.0f} % at {level}"
        held = abs(after - SOLO[level]) <= NEAR
        yield Aim(text, "alone", _as("share", before), _as("share", after), held)


def _as(shown: str, value: float) -> str:
    if shown == "number":
        return f"{value:.1f}"
    if shown == "points":
        return f"{100 * value:+.1f}"
    return f"{100 * value:.1f} %"
