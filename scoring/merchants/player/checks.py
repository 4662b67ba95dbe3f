"""The problems of one player sheet, of the base game or played alone: one function a rule.

What must agree with other sheets is `table_checks.py`'s to find.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from scoring.merchants.states.claims import Kind
from scoring.merchants.states.printed import Printed
from scoring.merchants.states.state import PlayerSheet
from scoring.states.place import card_place
from scoring.states.written import Figures, total
from sheets.files.place import Place
from sheets.files.problem import Level, Path, Problem
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TRACK_END, TRACKS
from sheets.words.text import Text

FOR_TWO, FOR_THREE = 2, 3  # M4.3: artifacts that a relic of each kind costs
KEYS: Mapping[Kind, Path] = {
    "relic two": ("relics", "two"),
    "relic three": ("relics", "three"),
    "monument": ("monuments",),
}
TAKING_RULE: Mapping[Kind, str] = {"relic two": "M4.3", "relic three": "M4.3", "monument": "M4.4"}


def find_figure_problems(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    """Return the problems of single figures, which nothing else on the sheet has a part in."""
    for track in TRACKS:
        position: int | None = getattr(sheet, track)
        if position is not None and not 0 <= position <= TRACK_END:
            yield _off_the_track(position, place.at(track))
    for number in sheet.marks:
        if number not in printed.cards:
            yield _unknown_card(card_place(place, number), printed)
    for kind, values in sheet.taken.items():
        if values:
            yield from _values(kind, values, place, printed)


def find_sheet_problems(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    """Return the problems of a sheet's figures with each other and with what is printed."""
    yield from _artifacts(sheet, place, printed)
    yield from _workers(sheet, place, printed)
    yield from _cards(sheet, place, printed)


def find_unwritten_crowns(
    sheet: PlayerSheet, place: Place, figures: Figures, rule: str, level: Level = "warning"
) -> Iterator[Problem]:
    """Find relics and monuments missing in the crowns, played alone in the points (M7.6).

    `level` is how sure it is that each of the figures is all that was written at once.
    """
    values = (*sheet.relics.two, *sheet.relics.three, *sheet.monuments)
    written = total(figures)
    if written < sum(values):
        yield place.error(
            rule,
            Text(
                "written: {written}, but the relics and monuments taken make {worth}; "
                "they are written here too",
                written=written,
                worth=sum(values),
            ),
        )
    elif values and isinstance(figures, tuple) and max(figures, default=0) < max(values):
        message = Text(
            "no figure is {value} or more, but {value} is taken; it is written here too, "
            "alone or together with others",
            value=max(values),
        )
        yield Problem(place.path, message, rule, level)


def value_problem(kind: Kind, value: int, place: Place, printed: Printed) -> Problem:
    """Say that a relic or monument is not printed, or not in play at this number of players."""
    if value not in printed.values[kind]:
        return place.error(
            "M1.5",
            Text(
                "{value} is not on the sheet; there are {values}",
                value=value,
                values=_row(printed.values[kind]),
            ),
        )
    return place.error(
        "M2.1",
        Text(
            "{value} is not in play with {players} players; there are {values}",
            value=value,
            players=printed.players,
            values=_row(printed.in_play[kind]),
        ),
    )


def _off_the_track(position: int, place: Place) -> Problem:
    return place.error(
        "M1.2",
        Text(
            "the track stands at {position}; it goes from 0 to {end}",
            position=position,
            end=TRACK_END,
        ),
    )


def _unknown_card(place: Place, printed: Printed) -> Problem:
    first, last = min(printed.cards, default=0), max(printed.cards, default=0)
    return place.error(
        "M1.5",
        Text("no such card is printed; there are cards {first} to {last}", first=first, last=last),
    )


def _values(
    kind: Kind, values: tuple[int, ...], place: Place, printed: Printed
) -> Iterator[Problem]:
    in_play, different = printed.in_play[kind], dict.fromkeys(values)
    for value in different:
        if value not in in_play:
            yield value_problem(kind, value, place.at(*KEYS[kind]), printed)
    if len(different) == len(values):
        return
    for value, times in Counter(values).items():
        if times > max(in_play.count(value), 1):
            yield place.at(*KEYS[kind]).error(
                TAKING_RULE[kind],
                Text("{value} is written more than once; each value is taken once", value=value),
            )


def _artifacts(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    circled, crossed = sheet.artifacts.circled, sheet.artifacts.crossed
    price = FOR_TWO * len(sheet.relics.two) + FOR_THREE * len(sheet.relics.three)
    if circled > printed.artifacts:
        yield place.at("artifacts").error(
            "M5.6",
            Text(
                "circled: {circled}, but the sheet has only {all}",
                circled=circled,
                all=printed.artifacts,
            ),
        )
    if crossed > circled:
        yield place.at("artifacts").error(
            "M4.3",
            Text(
                "crossed out: {crossed}, circled: {circled}; only a circled one is crossed out",
                crossed=crossed,
                circled=circled,
            ),
        )
    if crossed != price:
        yield place.at("artifacts").error(
            "M4.3",
            Text(
                "crossed out: {crossed}, but the relics taken cost {price}, 2 or 3 each",
                crossed=crossed,
                price=price,
            ),
        )


def _workers(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    crossed = sheet.workers_crossed
    taken = len(sheet.relics.two) + len(sheet.relics.three) + len(sheet.monuments)
    if crossed > printed.workers:
        yield place.at("workers_crossed").error(
            "M1.5",
            Text(
                "crossed out: {crossed}, but the sheet has only {all}",
                crossed=crossed,
                all=printed.workers,
            ),
        )
    if crossed != taken:
        rule = "M4.4" if sheet.monuments else "M4.3"
        yield place.at("workers_crossed").error(
            rule,
            Text(
                "crossed out: {crossed}, but relics and monuments taken: {taken}; each costs one",
                crossed=crossed,
                taken=taken,
            ),
        )


def _cards(sheet: PlayerSheet, place: Place, printed: Printed) -> Iterator[Problem]:
    overbuilt, monuments = sheet.number_of("overbuilt"), len(sheet.monuments)
    if overbuilt != monuments:
        yield place.at("cards").error(
            "M4.4",
            Text(
                "overbuilt: {overbuilt}, but monuments taken: {monuments}; "
                "each is erected over one building",
                overbuilt=overbuilt,
                monuments=monuments,
            ),
        )
    if sheet.cards is not None and printed.start_cards.isdisjoint(sheet.cards):
        yield place.at("cards").error(
            "M2.3",
            Text(
                "no start card is owned; everybody takes one of the cards {cards} free",
                cards=_row(sorted(printed.start_cards)),
            ),
        )
    for column, of_column in printed.long_columns.items():
        if len(of_column & sheet.marks.keys()) > COLUMN_BOUGHT:
            yield place.at("cards").error(
                "M6.2",
                Text(
                    "more than {most} cards of column {column} are owned; with the third the "
                    "others are crossed out, for their buyer too",
                    most=COLUMN_BOUGHT,
                    column=column,
                ),
            )
    standing: dict[str, int] = {}
    for number, mark in sheet.marks.items():
        if mark == "built" and number in printed.cards:
            other = standing.setdefault(printed.cards[number].building, number)
            if other != number:
                yield _second_building(number, other, place, printed)


def _second_building(number: int, other: int, place: Place, printed: Printed) -> Problem:
    return card_place(place, number).error(
        "M4.2",
        Text(
            "the {building} stands on card {other} already; of one name only one can stand",
            building=printed.building_on(number),
            other=other,
        ),
    )


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
