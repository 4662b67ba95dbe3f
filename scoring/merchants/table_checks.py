"""The problems that only all sheets of a table together show: one function a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scoring.merchants.claims import KINDS, Kind
from scoring.merchants.printed import Printed
from scoring.merchants.sheet_checks import KEYS, TAKING_RULE
from scoring.merchants.state import BaseSheet, State, player_initials, player_names, players_at
from scoring.place import Place, sheet_place
from sheets.merchants.edition import MOST_PLAYERS
from sheets.players import same_names
from sheets.problem import Problem

FEWEST_PLAYERS = 2  # M1.7, but for the solo version
COLUMN_BOUGHT = 3  # M6.2


def find_number_problems(state: State) -> Iterator[Problem]:
    """Find tables of too few or too many, and sheets that are missing or too many."""
    players, sheets = players_at(state), len(state.sheet)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        yield Place("sheet" if state.players is None else "players").error(
            "M1.7",
            "players: {players}; {fewest} to {most} play",
            players=players,
            fewest=FEWEST_PLAYERS,
            most=MOST_PLAYERS,
        )
    elif sheets != players:
        yield Place("sheet").error(
            "M1.3",
            "sheets: {sheets}, players: {players}; everybody has one",
            sheets=sheets,
            players=players,
        )


def find_name_problems(state: State) -> Iterator[Problem]:
    """Find names and initials that are not different."""
    names = player_names(state)
    for first, second in same_names(names):
        if state.sheet[second].player is not None:
            yield sheet_place(second, names[second]).error(
                "M1.7",
                "is called like the player of sheet {other}; names are different",
                other=first + 1,
            )
    if not any(sheet.initial for sheet in state.sheet):
        return  # Those that follow from the names are different.
    initials = player_initials(state)
    for first, second in same_names(initials):
        yield (
            sheet_place(second, state.sheet[second].player)
            .at("initial")
            .error(
                "M1.7",
                "{initial!r} is the initial of sheet {other} too; initials are different",
                initial=initials[second],
                other=first + 1,
            )
        )


def find_taking_problems(
    taken: Iterable[tuple[Kind, int, Place]], printed: Printed, rule: str = ""
) -> Iterator[Problem]:
    """Find what is taken twice, and what was passed over for something less valuable.

    `taken` gives everything taken and claimed at the table, with the place where it is written.
    """
    by_kind: dict[Kind, list[tuple[int, Place]]] = {kind: [] for kind in KINDS}
    for kind, value, place in taken:
        by_kind[kind].append((value, place))
    for kind, of_kind in by_kind.items():
        found = rule or TAKING_RULE[kind]
        yield from _taken_twice(of_kind, printed.in_play[kind], found)
        yield from _passed_over(of_kind, printed.in_play[kind], found)


def taken_on(sheets: Sequence[BaseSheet]) -> Iterator[tuple[Kind, int, Place]]:
    """Give what is taken on these sheets, each value once a sheet."""
    for seat, sheet in enumerate(sheets):
        place = sheet_place(seat, sheet.player)
        for kind, values in sheet.taken.items():
            for value in dict.fromkeys(values):
                yield kind, value, place.at(KEYS[kind])


def find_column_problems(sheets: Sequence[BaseSheet], printed: Printed) -> Iterator[Problem]:
    """Once a player owns three cards of a column, nobody else can come to own three of it."""
    owners: dict[int, int] = {}
    for seat, sheet in enumerate(sheets):
        for column, cards in enumerate(printed.columns, 1):
            if len(cards & sheet.marks.keys()) < COLUMN_BOUGHT:
                continue
            other = owners.setdefault(column, seat)
            if other != seat:
                place = sheet_place(seat, sheet.player).at("cards")
                yield place.error(
                    "M6.2",
                    "three cards of column {column} are owned here and on sheet {other}; "
                    "with the first three the others are crossed out for everybody else",
                    column=column,
                    other=other + 1,
                )


def _taken_twice(
    taken: list[tuple[int, Place]], in_play: tuple[int, ...], rule: str
) -> Iterator[Problem]:
    first: dict[int, Place] = {}
    for value, place in taken:
        other = first.setdefault(value, place)
        if other is not place and in_play.count(value) == 1:
            yield place.error(
                rule,
                "{value} is taken here and at {other}; each value is taken once",
                value=value,
                other=other.name,
            )


def _passed_over(
    taken: list[tuple[int, Place]], in_play: tuple[int, ...], rule: str
) -> Iterator[Problem]:
    places = {value: place for value, place in taken if value in in_play}
    for value in in_play if places else ():
        if value in places:
            continue
        lower = max((each for each in places if each < value), default=None)
        if lower is not None:
            yield places[lower].error(
                rule,
                "{lower} is taken, but {value} is still open; the most valuable goes first",
                lower=lower,
                value=value,
            )
