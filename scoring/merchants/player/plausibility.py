"""What is unlikely on finished sheets but possible: one function a doubt, all of them warnings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from scoring.merchants.family.checks import number_of
from scoring.merchants.states.printed import Printed
from scoring.merchants.states.state import BaseSheet, FamilySheet, PlayerSheet
from scoring.states.place import PlacedSheet
from scoring.states.written import total
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import TRACK_END
from sheets.words.text import Text

CrownSheet: TypeAlias = BaseSheet | FamilySheet

MANY_CROWNS_AT_ONCE = 60
MANY_CROWNS = 300
MANY_CARDS = 15


def find_unlikely_sheets(placed: Sequence[PlacedSheet[CrownSheet]]) -> Iterator[Problem]:
    """Doubt what may be on the sheets of the base game and the family version."""
    for place, sheet in placed:
        yield from _crowns(sheet, place)
    yield from _copied(placed)


def find_unlikely_player_sheets(
    placed: Sequence[PlacedSheet[PlayerSheet]], printed: Printed
) -> Iterator[Problem]:
    """Doubt what may be on player sheets."""
    for place, sheet in placed:
        if len(sheet.marks) > MANY_CARDS:
            yield place.at("cards").warning(
                "M6.1",
                Text(
                    "cards owned: {cards}; more than {many} are unlikely",
                    cards=len(sheet.marks),
                    many=MANY_CARDS,
                ),
            )
        if sheet.gold == sheet.wood == sheet.crystal == sheet.craft == TRACK_END:
            yield place.warning(
                "M1.2", Text("all four tracks stand at {end}, which is unlikely", end=TRACK_END)
            )
    if placed and all(sheet.marks.keys() <= printed.start_cards for _, sheet in placed):
        yield Place().warning(
            "M6.1", Text("nobody owns more than start cards, which is unlikely at the end")
        )


def find_unlikely_family(placed: Sequence[PlacedSheet[FamilySheet]]) -> Iterator[Problem]:
    """Doubt an archive of which nobody took a spell: every closed region brings one."""
    if placed and not any(number_of(sheet.spells.taken) for _, sheet in placed):
        yield Place(("spells",)).warning(
            "F8", Text("nobody took a spell, which is unlikely at the end")
        )


def _crowns(sheet: CrownSheet, place: Place) -> Iterator[Problem]:
    if sheet.crowns is None:
        return
    sum_ = total(sheet.crowns)
    if sum_ == 0:
        yield place.at("crowns").warning("M7.6", Text("no crowns at all are unlikely at the end"))
    if sum_ > MANY_CROWNS:
        yield place.at("crowns").warning(
            "M7.6",
            Text("the sum is {sum}; more than {many} are unlikely", sum=sum_, many=MANY_CROWNS),
        )
    for figure in sheet.crowns if isinstance(sheet.crowns, tuple) else ():
        if figure > MANY_CROWNS_AT_ONCE:
            yield place.at("crowns").warning(
                "M5.3",
                Text(
                    "{figure} crowns at once are unlikely; more than {many} are rare",
                    figure=figure,
                    many=MANY_CROWNS_AT_ONCE,
                ),
            )


def _copied(placed: Sequence[PlacedSheet[CrownSheet]]) -> Iterator[Problem]:
    for number, (place, sheet) in enumerate(placed):
        for other in range(number):
            if _is_copy(placed[other].sheet, sheet):
                yield place.warning(
                    "",
                    Text(
                        "says the same as sheet {other} in everything but the name", other=other + 1
                    ),
                )


def _is_copy(one: CrownSheet, other: CrownSheet) -> bool:
    if one.crowns != other.crowns:  # Nearly always so, and quick to see.
        return False
    return replace(one, player=None, initial=None) == replace(other, player=None, initial=None)
