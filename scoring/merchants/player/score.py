"""What a player sheet is worth at the end beside its crowns: tracks, cards, artifacts (M7.2-M7.4).

A part that cannot be scored, a track of 7 or a figure that is missing, is a problem that says
what is left out; a state without errors has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from scoring.merchants.states.printed import Printed
from scoring.merchants.states.state import PlayerSheet
from scoring.score import Line
from scoring.states.place import card_place
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import TRACK_END, TRACKS, Resource
from sheets.words.text import Text

Part: TypeAlias = Line | Problem

RESOURCES_PER_CROWN = 2  # M7.2

TRACK_HEADINGS: Mapping[Resource, Text] = {
    "gold": Text("Gold"),
    "wood": Text("Wood"),
    "crystal": Text("Crystal"),
    "craft": Text("Craft"),
}
# Every track at every position, once for all sheets.
_TRACK_LINES: Mapping[Resource, Mapping[int | None, Line]] = {
    track: {
        position: Line(
            heading,
            position // RESOURCES_PER_CROWN,
            "M7.2",
            Text("{track} {position}", track=heading, position=position),
            str(position),
        )
        for position in range(TRACK_END + 1)
    }
    for track, heading in TRACK_HEADINGS.items()
}
_CARDS = Text("Unused cards")
_ARTIFACTS = Text("Unspent artifacts")


def final_parts(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Part]:
    """Return the lines of a sheet's final count, without crowns."""
    for track in TRACKS:
        yield _track(track, getattr(sheet, track), place)
    yield _cards(sheet, place, printed)
    yield _artifacts(sheet, place, printed)


def final_points(sheet: PlayerSheet, printed: Printed) -> dict[str, int | None]:
    """Return the points of each box of a sheet's final count, None where they cannot be told."""
    parts = final_parts(sheet, Place(), printed)
    return {
        box: part.points if isinstance(part, Line) else None
        for box, part in zip((*TRACKS, "cards", "artifacts"), parts, strict=True)
    }


def find_worthless(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    """Say of what no sheet can hold that it is not in the score."""
    for card, mark in sheet.marks.items():
        if mark == "bought" and card not in printed.cards:
            yield card_place(place, card).left_out("M7.3")
    if any(value not in printed.values["monument"] for value in sheet.monuments):
        yield place.at("monuments").left_out("M7.5")


def split(parts: Iterator[Part]) -> tuple[tuple[Line, ...], list[Problem]]:
    """Return the lines of a score, and apart from them what was left out."""
    lines: list[Line] = []
    problems: list[Problem] = []
    for part in parts:
        if isinstance(part, Line):
            lines.append(part)
        else:
            problems.append(part)
    return tuple(lines), problems


def _track(track: Resource, position: int | None, place: Place) -> Part:
    return _TRACK_LINES[track].get(position) or place.at(track).left_out("M7.2")


def _cards(sheet: PlayerSheet, place: Place, printed: Printed) -> Part:
    if sheet.cards is None:
        return place.at("cards").left_out("M7.3")
    cards = sheet.cards.items()
    unused = [card for card, mark in cards if mark == "bought" and card in printed.cards]
    return Line(_CARDS, len(unused), "M7.3")


def _artifacts(sheet: PlayerSheet, place: Place, printed: Printed) -> Part:
    circled, crossed = sheet.artifacts.circled, sheet.artifacts.crossed
    if not crossed <= circled <= printed.artifacts:
        return place.at("artifacts").left_out("M7.4")
    return Line(_ARTIFACTS, circled - crossed, "M7.4")
