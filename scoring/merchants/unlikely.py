"""What is unlikely on finished sheets but possible: one function a doubt, all of them warnings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scoring.merchants.family_checks import number_of
from scoring.merchants.printed import Printed
from scoring.merchants.state import BaseSheet, FamilySheet, PlayerSheet, total
from scoring.place import Place, sheet_place
from sheets.merchants.edition import TRACK_END, TRACKS
from sheets.problem import Problem

MANY_CROWNS_AT_ONCE = 60
MANY_CROWNS = 300
MANY_CARDS = 15


def find_unlikely_sheets(sheets: Sequence[BaseSheet | FamilySheet]) -> Iterator[Problem]:
    """Doubt what may be on the sheets of the base game and the family version."""
    for seat, sheet in enumerate(sheets):
        yield from _crowns(sheet, sheet_place(seat, sheet.player))
    yield from _copied(sheets)


def find_unlikely_player_sheets(
    sheets: Sequence[PlayerSheet], printed: Printed
) -> Iterator[Problem]:
    """Doubt what may be on player sheets."""
    for seat, sheet in enumerate(sheets):
        place = sheet_place(seat, sheet.player)
        if len(sheet.marks) > MANY_CARDS:
            sentence = "cards owned: {cards}; more than {many} are unlikely"
            yield place.at("cards").warning(
                "M6.1", sentence, cards=len(sheet.marks), many=MANY_CARDS
            )
        if all(getattr(sheet, track) == TRACK_END for track in TRACKS):
            sentence = "all four tracks stand at {end}, which is unlikely"
            yield place.warning("M1.2", sentence, end=TRACK_END)
    if sheets and all(sheet.marks.keys() <= printed.start_cards for sheet in sheets):
        sentence = "nobody owns more than start cards, which is unlikely at the end"
        yield Place().warning("M6.1", sentence)


def find_unlikely_family(sheets: Sequence[FamilySheet]) -> Iterator[Problem]:
    """Doubt an archive of which nobody took a spell: every closed region brings one."""
    if sheets and not any(number_of(sheet.spells.taken) for sheet in sheets):
        yield Place("spells").warning("F8", "nobody took a spell, which is unlikely at the end")


def _crowns(sheet: BaseSheet | FamilySheet, place: Place) -> Iterator[Problem]:
    if sheet.crowns is None:
        return
    place, sum_ = place.at("crowns"), total(sheet.crowns)
    if sum_ == 0:
        yield place.warning("M7.6", "no crowns at all are unlikely at the end")
    if sum_ > MANY_CROWNS:
        sentence = "the sum is {sum}; more than {many} are unlikely"
        yield place.warning("M7.6", sentence, sum=sum_, many=MANY_CROWNS)
    for figure in sheet.crowns if isinstance(sheet.crowns, tuple) else ():
        if figure > MANY_CROWNS_AT_ONCE:
            sentence = "{figure} crowns at once are unlikely; more than {many} are rare"
            yield place.warning("M5.3", sentence, figure=figure, many=MANY_CROWNS_AT_ONCE)


def _copied(sheets: Sequence[BaseSheet | FamilySheet]) -> Iterator[Problem]:
    for seat, sheet in enumerate(sheets):
        alike = (other for other in range(seat) if _is_copy(sheets[other], sheet))
        other = next(alike, None)
        if other is not None:
            sentence = "says the same as sheet {other} in everything but the name"
            place = sheet_place(seat, sheet.player)
            yield place.warning("", sentence, other=other + 1)


def _is_copy(one: BaseSheet | FamilySheet, other: BaseSheet | FamilySheet) -> bool:
    if one.crowns != other.crowns:  # Nearly always so, and quick to see.
        return False
    return replace(one, player=None, initial=None) == replace(other, player=None, initial=None)
