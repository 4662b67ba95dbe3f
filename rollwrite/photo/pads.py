"""Score pads: the games on a page, each a box a figure, whose marks' names begin alike.

A mark of a game is called `total.2.1` or `points.2.1.7`: its part, the game, the player's seat from
1, and what else there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rollwrite.photo.joint import Look, Meaning, Reading
from rollwrite.photo.states import MARKS
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.words.text import Said, Text

# How a mark looks that says yes or no, in whatever way it is marked.
YES_OR_NO: Final[tuple[Look, ...]] = ((False, ("blank",)), *((True, (how,)) for how in MARKS))


def games_of(marks: frozenset[str]) -> tuple[frozenset[str], ...]:
    """Return the names of the marks of each game on a pad, the first game first."""
    games = sorted({int(name.split(".")[1]) for name in marks if _is_of_a_game(name)})
    return tuple(
        frozenset(name for name in marks if _is_of_a_game(name) and _game(name) == game)
        for game in games
    )


def game_of(marks: frozenset[str]) -> int:
    """Return which game of its pad some marks are of, as it is printed."""
    return _game(next(iter(marks)))


def sheet_path(seat: int, *steps: str | int) -> Path:
    """Return where something of a player's stands in a state."""
    return ("sheet", seat, *steps)


def of_player(seat: int, what: Said) -> Text:
    """Return what a box is called that is a player's."""
    return Text("player {seat}, {place}", seat=seat + 1, place=what)


def told_of(readings: Iterable[Reading], *place: str | int) -> dict[Path, Meaning | None]:
    """Return what is read at a place in a state and in it, by the way from there.

    What is in doubt is None.
    """
    return {
        each.group.path[len(place) :]: each.meaning if each.is_sure else None
        for each in readings
        if each.group.path[: len(place)] == place
    }


def entries(told: Mapping[Path, Meaning | None]) -> Tree:
    """Return what a state has at a place itself, not further in: what is sure and not just no."""
    return {
        str(path[0]): each
        for path, each in told.items()
        if len(path) == 1 and each is not None and each is not False
    }


def _is_of_a_game(name: str) -> bool:
    return name.count(".") >= 1 and not name.startswith("date.")


def _game(name: str) -> int:
    return int(name.split(".")[1])
