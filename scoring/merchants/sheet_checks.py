"""The problems of one player sheet, of the base game or played alone: one function a rule.

What must agree with other sheets is `table_checks.py`'s to find.
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring.merchants.claims import Kind
from scoring.merchants.printed import Printed
from scoring.merchants.state import PlayerSheet
from scoring.place import Place, card_place
from sheets.merchants.edition import TRACK_END, TRACKS
from sheets.problem import Problem

ARTIFACTS_PER_RELIC: dict[Kind, int] = {"relic two": 2, "relic three": 3}  # M4.3
KEYS: dict[Kind, str] = {
    "relic two": "relics, two",
    "relic three": "relics, three",
    "monument": "monuments",
}
TAKING_RULE: dict[Kind, str] = {"relic two": "M4.3", "relic three": "M4.3", "monument": "M4.4"}


def find_figure_problems(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    """Give the problems of single figures, which nothing else on the sheet has a part in."""
    yield from _tracks(sheet, place)
    yield from _unknown_cards(sheet, place, printed)
    yield from _values(sheet, place, printed)


def find_sheet_problems(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    """Give the problems of a sheet's figures with each other."""
    yield from _artifacts(sheet, place, printed)
    yield from _workers(sheet, place, printed)
    yield from _overbuilt(sheet, place)
    yield from _standing_buildings(sheet, place, printed)
    yield from _start_card(sheet, place, printed)


def find_unwritten_crowns(
    sheet: PlayerSheet, place: Place, written: int, rule: str
) -> Iterator[Problem]:
    """Relics and monuments are written into the crowns, played alone into the points (M7.6)."""
    worth = sum(sum(values) for values in sheet.taken.values())
    if written < worth:
        yield place.error(
            rule,
            "written: {written}, but the relics and monuments taken make {worth}; "
            "they are written here too",
            written=written,
            worth=worth,
        )


def _tracks(sheet: PlayerSheet, place: Place) -> Iterator[Problem]:
    for track in TRACKS:
        value: int | None = getattr(sheet, track)
        if value is not None and not 0 <= value <= TRACK_END:
            yield place.at(track).error(
                "M1.2",
                "the track stands at {value}; it goes from 0 to {end}",
                value=value,
                end=TRACK_END,
            )


def _unknown_cards(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    for number in sheet.marks:
        if number not in printed.cards:
            yield card_place(place, number).error(
                "M1.5",
                "no such card is printed; there are cards {first} to {last}",
                first=min(printed.cards, default=0),
                last=max(printed.cards, default=0),
            )


def _values(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    for kind, values in sheet.taken.items():
        in_play = printed.in_play[kind]
        for value in dict.fromkeys(values):
            if value not in in_play:
                yield value_problem(kind, value, place.at(KEYS[kind]), printed)
            if values.count(value) > max(in_play.count(value), 1):
                yield place.at(KEYS[kind]).error(
                    TAKING_RULE[kind],
                    "{value} is written more than once; each value is taken once",
                    value=value,
                )


def value_problem(kind: Kind, value: int, place: Place, printed: Printed) -> Problem:
    """Say that a relic or monument is not printed, or not in play at this number of players."""
    if value not in printed.values[kind]:
        return place.error(
            "M1.5",
            "{value} is not on the sheet; there is {values}",
            value=value,
            values=_row(printed.values[kind]),
        )
    return place.error(
        "M2.1",
        "{value} is not in play with {players} players; there is {values}",
        value=value,
        players=printed.players,
        values=_row(printed.in_play[kind]),
    )


def _artifacts(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    circled, crossed = sheet.artifacts.circled, sheet.artifacts.crossed
    place = place.at("artifacts")
    if circled > printed.artifacts:
        yield place.error(
            "M5.6",
            "circled: {circled}, but the sheet has only {printed}",
            circled=circled,
            printed=printed.artifacts,
        )
    if crossed > circled:
        yield place.error(
            "M4.3",
            "crossed out: {crossed}, circled: {circled}; only a circled artifact is crossed out",
            crossed=crossed,
            circled=circled,
        )
    taken = sheet.taken
    price = sum(each * len(taken[kind]) for kind, each in ARTIFACTS_PER_RELIC.items())
    if crossed != price:
        yield place.error(
            "M4.3",
            "crossed out: {crossed}, but the relics taken cost {price}; they cost 2 or 3 each",
            crossed=crossed,
            price=price,
        )


def _workers(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    crossed = sheet.workers_crossed
    taken = sum(map(len, sheet.taken.values()))
    place = place.at("workers_crossed")
    if crossed > printed.workers:
        yield place.error(
            "M1.5",
            "crossed out: {crossed}, but the sheet has only {printed}",
            crossed=crossed,
            printed=printed.workers,
        )
    if crossed != taken:
        yield place.error(
            "M4.4" if sheet.monuments else "M4.3",
            "crossed out: {crossed}, but relics and monuments taken: {taken}; each costs one",
            crossed=crossed,
            taken=taken,
        )


def _overbuilt(sheet: PlayerSheet, place: Place) -> Iterator[Problem]:
    overbuilt, monuments = sheet.number_of("overbuilt"), len(sheet.monuments)
    if overbuilt != monuments:
        yield place.at("cards").error(
            "M4.4",
            "overbuilt: {overbuilt}, but monuments taken: {monuments}; "
            "each is erected over one building",
            overbuilt=overbuilt,
            monuments=monuments,
        )


def _standing_buildings(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    standing: dict[str, int] = {}
    for number, mark in sheet.marks.items():
        if mark != "built" or number not in printed.cards:
            continue
        first = standing.setdefault(printed.cards[number].building, number)
        if first != number:
            yield card_place(place, number).error(
                "M4.2",
                "a building of this name, {building}, stands on card {other} already; "
                "of one name only one can stand",
                building=printed.building_on(number),
                other=first,
            )


def _start_card(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    if sheet.cards is not None and sheet.cards.keys().isdisjoint(printed.start_cards):
        yield place.at("cards").error(
            "M2.3",
            "no start card is owned; everybody takes one of the cards {cards} free",
            cards=_row(tuple(sorted(printed.start_cards))),
        )


def _row(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
