"""Seats: every sheet of a state with its place, and what the checks of every game ask of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Generic, NamedTuple, Protocol, TypeVar

from scoring.place import Place, sheet_place
from scoring.scorer import Unread
from sheets.players import same_names
from sheets.problem import Problem


class HasPlayer(Protocol):
    """A player's sheet of any game; None where no name was read."""

    @property
    def player(self) -> str | None:
        """The player's name."""


AnySheet = TypeVar("AnySheet", bound=HasPlayer, covariant=True)


class Seat(NamedTuple, Generic[AnySheet]):
    """A player's sheet and the place that problems on it name."""

    place: Place
    sheet: AnySheet


def seats_with(sheets: tuple[AnySheet, ...]) -> tuple[Seat[AnySheet], ...]:
    """Give a table's seats in the order of the sheets."""
    return tuple(
        [Seat(sheet_place(seat, sheet.player), sheet) for seat, sheet in enumerate(sheets)]
    )


def is_whole(seat: int, unread: Unread) -> bool:
    """Tell whether everything on a sheet could be read."""
    return not any(path[:2] == ("sheet", seat) for path in unread)


def find_number_problems(
    players: int | None, sheets: int, *, fewest: int, most: int, rule: str, sheet_rule: str
) -> Iterator[Problem]:
    """Find tables of too few or too many, and sheets that are missing or too many.

    `players` is what the state says, None where the number of sheets tells it.
    """
    number = sheets if players is None else players
    if not fewest <= number <= most:
        numbers = {"number": number, "fewest": fewest, "most": most}
        if players is None:
            sentence = "sheets: {number}; {fewest} to {most} play, each with one"
            yield Place("sheet").error(rule, sentence, **numbers)
        else:
            sentence = "must be {fewest} to {most}, not {number}"
            yield Place("players").error(rule, sentence, **numbers)
    elif sheets != number:
        yield Place("sheet").error(
            sheet_rule,
            "sheets: {sheets}, players: {players}; everybody has one",
            sheets=sheets,
            players=number,
        )


def find_same_names(seats: Sequence[Seat[HasPlayer]], rule: str) -> Iterator[Problem]:
    """Find names that are not different."""
    names = tuple([sheet.player or str(seat) for seat, (_, sheet) in enumerate(seats)])
    for first, second in same_names(names):
        yield seats[second].place.error(
            rule,
            "is called like the player of sheet {other}; names are different",
            other=first + 1,
        )


def find_missing(
    sheets: Sequence[HasPlayer], needed: Mapping[str, str], unread: Unread
) -> Iterator[Problem]:
    """Find what every sheet must hold and does not; what could not be read is there.

    `needed` says for every key what is expected there.
    """
    values = attrgetter(*needed)
    for seat, sheet in enumerate(sheets):
        if None not in values(sheet) or ("sheet", seat) in unread:
            continue
        for key in [key for key in needed if getattr(sheet, key) is None]:
            if ("sheet", seat, key) not in unread:
                place = sheet_place(seat, sheet.player).at(key)
                yield place.error("", "is missing; {what} is expected", what=needed[key])
