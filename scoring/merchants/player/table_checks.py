"""The problems that only all sheets of a table together show: one function a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from scoring.merchants.player.checks import KEYS, TAKING_RULE
from scoring.merchants.states.claims import KINDS, Kind
from scoring.merchants.states.printed import Printed
from scoring.merchants.states.state import (
    BaseSheet,
    OwnSheet,
    PlayerSheet,
    State,
    player_initials,
)
from scoring.states.place import PlacedSheet
from scoring.states.table_checks import find_same_names
from sheets.files.place import Place
from sheets.files.problem import Path, Problem
from sheets.merchants.edition.edition import COLUMN_BOUGHT
from sheets.table.players import same_names
from sheets.words.text import Text

# What is taken or claimed: its value, and the place and the keys where that is written.
Taken: TypeAlias = tuple[int, Place, Path]
TakenByKind: TypeAlias = dict[Kind, list[Taken]]


def find_name_problems(state: State, placed: Sequence[PlacedSheet[OwnSheet]]) -> Iterator[Problem]:
    """Find names and initials that are not different."""
    yield from find_same_names(placed, "M1.7")
    if not any([sheet.initial for _, sheet in placed]):
        return  # Initials that follow from the names are different.
    initials = player_initials(state)
    for first, second in same_names(initials):
        yield (
            placed[second]
            .place.at("initial")
            .error(
                "M1.7",
                Text(
                    "{initial!r} is the initial of sheet {other} too; initials are different",
                    initial=initials[second],
                    other=first + 1,
                ),
            )
        )


def taken_by(placed: Iterable[PlacedSheet[PlayerSheet]]) -> TakenByKind:
    """Return what is taken on these sheets, each value once a sheet."""
    taken: TakenByKind = {kind: [] for kind in KINDS}
    for place, sheet in placed:
        for kind, values in sheet.taken.items():
            taken[kind] += [(value, place, KEYS[kind]) for value in dict.fromkeys(values)]
    return taken


def find_taking_problems(taken: TakenByKind, printed: Printed, rule: str = "") -> Iterator[Problem]:
    """Find what is taken twice, and what was passed over for something less valuable.

    `taken` is everything taken and claimed at the table.
    """
    for kind, of_kind in taken.items():
        in_play = printed.in_play[kind]
        values = sorted([value for value, *_ in of_kind], reverse=True)
        if values != list(in_play[: len(values)]):
            yield from _taken_twice(of_kind, in_play, rule or TAKING_RULE[kind])
            yield from _passed_over(of_kind, in_play, rule or TAKING_RULE[kind])


def find_column_problems(
    placed: Sequence[PlacedSheet[BaseSheet]], printed: Printed
) -> Iterator[Problem]:
    """Find columns of which two players own three cards: the first three close a column."""
    owners: dict[int, int] = {}
    for seat, (place, sheet) in enumerate(placed, 1):
        owned = [printed.column_of.get(card, 0) for card in sheet.marks]
        for column in set(owned) - {0}:
            if owned.count(column) < COLUMN_BOUGHT:
                continue
            other = owners.setdefault(column, seat)
            if other != seat:
                yield place.at("cards").error(
                    "M6.2",
                    Text(
                        "three cards of column {column} are owned here and on sheet {other}; "
                        "with the first three the others are crossed out for everybody else",
                        column=column,
                        other=other,
                    ),
                )


def _taken_twice(taken: list[Taken], in_play: tuple[int, ...], rule: str) -> Iterator[Problem]:
    first: dict[int, Place] = {}
    for value, place, key in taken:
        other = first.setdefault(value, place)
        if other is not place and in_play.count(value) == 1:
            yield place.at(*key).error(
                rule,
                Text(
                    "{value} is taken here and at {other}; each value is taken once",
                    value=value,
                    other=other.name,
                ),
            )


def _passed_over(taken: list[Taken], in_play: tuple[int, ...], rule: str) -> Iterator[Problem]:
    places = {value: place.at(*key) for value, place, key in taken if value in in_play}
    for value in in_play:
        lower = max((each for each in places if each < value), default=None)
        if value not in places and lower is not None:
            yield places[lower].error(
                rule,
                Text(
                    "{lower} is taken, but {value} is still open; the most valuable goes first",
                    lower=lower,
                    value=value,
                ),
            )
