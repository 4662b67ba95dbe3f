"""The problems of player sheets, each by itself and all of a table together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from scoring.merchants.content import Printed
from scoring.merchants.state import (
    KINDS,
    BaseSheet,
    FamilySheet,
    Kind,
    OwnSheet,
    PlayerSheet,
    State,
    number_of,
)
from scoring.states import Figures, PlacedSheet, card_place, find_same_names, total
from sheets.files.problem import FieldPath, Level, Path, Problem
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TRACK_END, TRACKS
from sheets.table.players import same_names
from sheets.words.text import Text

FOR_TWO, FOR_THREE = 2, 3  # M4.3: artifacts that a relic of each kind costs
KEYS: Mapping[Kind, Path] = {
    "relic two": ("relics", "two"),
    "relic three": ("relics", "three"),
    "monument": ("monuments",),
}
TAKING_RULE: Mapping[Kind, str] = {"relic two": "M4.3", "relic three": "M4.3", "monument": "M4.4"}


def find_figure_problems(
    sheet: PlayerSheet, place: FieldPath, printed: Printed
) -> Iterator[Problem]:
    """Return the problems of single figures, which nothing else on the sheet has a part in."""
    for track in TRACKS:
        position: int | None = getattr(sheet, track)
        if position is not None and not 0 <= position <= TRACK_END:
            yield place.at(track).error(
                "M1.2",
                "the track stands at {position}; it goes from 0 to {end}",
                position=position,
                end=TRACK_END,
            )
    for number in sheet.marks:
        if number not in printed.cards:
            yield card_place(place, number).error(
                "M1.5",
                "the edition has no such card; the cards are {first} to {last}",
                first=min(printed.cards, default=0),
                last=max(printed.cards, default=0),
            )
    for kind, values in sheet.taken.items():
        if values:
            yield from _values(kind, values, place, printed)


def find_sheet_problems(
    sheet: PlayerSheet, place: FieldPath, printed: Printed
) -> Iterator[Problem]:
    """Return the problems of a sheet's figures with each other and with what is printed."""
    yield from _artifacts(sheet, place, printed)
    yield from _workers(sheet, place, printed)
    yield from _cards(sheet, place, printed)


def find_unwritten_crowns(
    sheet: PlayerSheet, place: FieldPath, figures: Figures, rule: str, level: Level = "warning"
) -> Iterator[Problem]:
    """Find relics and monuments missing in the crowns, played alone in the points (M7.6).

    `level` is how sure it is that each of the figures is all that was written at once.
    """
    values = (*sheet.relics.two, *sheet.relics.three, *sheet.monuments)
    if not values:
        return
    written = total(figures)
    if written < sum(values):
        yield place.error(
            rule,
            "the figures come to {written}, but the relics and monuments taken alone to {worth}; "
            "you write these here too",
            written=written,
            worth=sum(values),
        )
    elif isinstance(figures, tuple) and max(figures, default=0) < max(values):
        message = Text(
            "no figure is {value} or more, but {value} is taken; you write it here too, alone or "
            "together with others",
            value=max(values),
        )
        yield Problem(place.path, message, rule, level)


def value_problem(kind: Kind, value: int, place: FieldPath, printed: Printed) -> Problem:
    """Say that a relic or monument is not printed, or not in play at this number of players."""
    if value not in printed.values[kind]:
        return place.error(
            "M1.5",
            "{value} is not on the sheet; it has {values}",
            value=value,
            values=_row(printed.values[kind]),
        )
    return place.error(
        "M2.1",
        "{value} is not in play with {players} players; in play are {values}",
        value=value,
        players=printed.players,
        values=_row(printed.in_play[kind]),
    )


def _values(
    kind: Kind, values: tuple[int, ...], place: FieldPath, printed: Printed
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
                "{value} is written more than once; each value can be taken once",
                value=value,
            )


def _artifacts(sheet: PlayerSheet, place: FieldPath, printed: Printed) -> Iterator[Problem]:
    circled, crossed = sheet.artifacts.circled, sheet.artifacts.crossed
    price = FOR_TWO * len(sheet.relics.two) + FOR_THREE * len(sheet.relics.three)
    if circled > printed.artifacts:
        yield place.at("artifacts").error(
            "M5.6",
            "more are circled ({circled}) than the sheet has ({all})",
            circled=circled,
            all=printed.artifacts,
        )
    if crossed > circled:
        yield place.at("artifacts").error(
            "M4.3",
            "more are crossed out ({crossed}) than circled ({circled}); you cross out only a "
            "circled one",
            crossed=crossed,
            circled=circled,
        )
    if crossed != price:
        yield place.at("artifacts").error(
            "M4.3",
            "crossed out: {crossed}, but the relics taken cost {price}, 2 or 3 each",
            crossed=crossed,
            price=price,
        )


def _workers(sheet: PlayerSheet, place: FieldPath, printed: Printed) -> Iterator[Problem]:
    crossed = sheet.workers_crossed
    taken = len(sheet.relics.two) + len(sheet.relics.three) + len(sheet.monuments)
    if crossed > printed.workers:
        yield place.at("workers_crossed").error(
            "M1.5",
            "more are crossed out ({crossed}) than the sheet has ({all})",
            crossed=crossed,
            all=printed.workers,
        )
    if crossed != taken:
        rule = "M4.4" if sheet.monuments else "M4.3"
        yield place.at("workers_crossed").error(
            rule,
            "crossed out: {crossed}, but relics and monuments taken: {taken}; each costs one",
            crossed=crossed,
            taken=taken,
        )


def _cards(sheet: PlayerSheet, place: FieldPath, printed: Printed) -> Iterator[Problem]:
    overbuilt, monuments = sheet.number_of("overbuilt"), len(sheet.monuments)
    if overbuilt != monuments:
        yield place.at("cards").error(
            "M4.4",
            "buildings built over: {overbuilt}, but monuments taken: {monuments}; you erect each "
            "over one building",
            overbuilt=overbuilt,
            monuments=monuments,
        )
    if sheet.cards is not None and printed.start_cards.isdisjoint(sheet.cards):
        yield place.at("cards").error(
            "M2.3",
            "there is no start card among them; everybody takes one of the cards {cards} free",
            cards=_row(sorted(printed.start_cards)),
        )
    for column, of_column in printed.long_columns.items():
        if len(of_column & sheet.marks.keys()) > COLUMN_BOUGHT:
            yield place.at("cards").error(
                "M6.2",
                "there are more than {most} cards of column {column}; with the third everybody "
                "crosses out the others, the buyer too",
                most=COLUMN_BOUGHT,
                column=column,
            )
    standing: dict[str, int] = {}
    for number, mark in sheet.marks.items():
        if mark == "built" and number in printed.cards:
            other = standing.setdefault(printed.cards[number].building, number)
            if other != number:
                yield card_place(place, number).error(
                    "M4.2",
                    "the {building} stands on card {other} already; of one name only one can stand",
                    building=printed.building_on(number),
                    other=other,
                )


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


# What is taken or claimed: its value, and the place and the keys where that is written.
Taken: TypeAlias = tuple[int, FieldPath, Path]
TakenByKind: TypeAlias = dict[Kind, list[Taken]]


def find_name_problems(state: State, placed: Sequence[PlacedSheet[OwnSheet]]) -> Iterator[Problem]:
    """Find names and initials that are not different."""
    yield from find_same_names(placed, "M1.7")
    if not any([sheet.initial for _, sheet in placed]):
        return  # Initials that follow from the names are different.
    initials = state.initials
    for first, second in same_names(initials):
        yield (
            placed[second]
            .place.at("initial")
            .error(
                "M1.7",
                "{initial!r} is the initial of sheet {other} too; everybody needs an initial of "
                "their own",
                initial=initials[second],
                other=first + 1,
            )
        )


def taken_by(placed: Iterable[PlacedSheet[PlayerSheet]]) -> TakenByKind:
    """Return what is taken on these sheets, each value once a sheet."""
    taken: TakenByKind = {kind: [] for kind in KINDS}
    for place, sheet in placed:
        for kind, values in sheet.taken.items():
            if values:
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
                    "three cards of column {column} are owned here and on sheet {other} too; "
                    "whoever has the first three closes the column for everybody else",
                    column=column,
                    other=other,
                )


def _taken_twice(taken: list[Taken], in_play: tuple[int, ...], rule: str) -> Iterator[Problem]:
    first: dict[int, FieldPath] = {}
    for value, place, key in taken:
        other = first.setdefault(value, place)
        if other is not place and in_play.count(value) == 1:
            yield place.at(*key).error(
                rule,
                "{value} is taken here and at {other}; each value can be taken once",
                value=value,
                other=other.name,
            )


def _passed_over(taken: list[Taken], in_play: tuple[int, ...], rule: str) -> Iterator[Problem]:
    places = {value: place.at(*key) for value, place, key in taken if value in in_play}
    for value in in_play:
        lower = max((each for each in places if each < value), default=None)
        if value not in places and lower is not None:
            yield places[lower].error(
                rule,
                "{lower} is taken, but {value} is still open; the most valuable goes first",
                lower=lower,
                value=value,
            )


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
                "there are {cards} of them; more than {many} are unlikely",
                cards=len(sheet.marks),
                many=MANY_CARDS,
            )
        if sheet.gold == sheet.wood == sheet.crystal == sheet.craft == TRACK_END:
            yield place.warning(
                "M1.2", "all four tracks stand at {end}, which is unlikely", end=TRACK_END
            )
    if placed and all(sheet.marks.keys() <= printed.start_cards for _, sheet in placed):
        yield FieldPath().warning(
            "M6.1", "nobody owns more than start cards, which is unlikely at the end"
        )


def find_unlikely_family(placed: Sequence[PlacedSheet[FamilySheet]]) -> Iterator[Problem]:
    """Doubt an archive of which nobody took a spell: every closed region brings one."""
    if placed and not any(number_of(sheet.spells.taken) for _, sheet in placed):
        yield FieldPath(("spells",)).warning(
            "F8", "nobody took a spell, which is unlikely at the end"
        )


def _crowns(sheet: CrownSheet, place: FieldPath) -> Iterator[Problem]:
    if sheet.crowns is None:
        return
    sum_ = total(sheet.crowns)
    if sum_ == 0:
        yield place.at("crowns").warning("M7.6", "no crowns at all are unlikely at the end")
    if sum_ > MANY_CROWNS:
        yield place.at("crowns").warning(
            "M7.6", "the sum is {sum}; more than {many} are unlikely", sum=sum_, many=MANY_CROWNS
        )
    for figure in sheet.crowns if isinstance(sheet.crowns, tuple) else ():
        if figure > MANY_CROWNS_AT_ONCE:
            yield place.at("crowns").warning(
                "M5.3",
                "{figure} crowns at once are unlikely; more than {many} are rare",
                figure=figure,
                many=MANY_CROWNS_AT_ONCE,
            )


def _copied(placed: Sequence[PlacedSheet[CrownSheet]]) -> Iterator[Problem]:
    for number, (place, sheet) in enumerate(placed):
        for other in range(number):
            if _is_copy(placed[other].sheet, sheet):
                yield place.warning(
                    "", "says the same as sheet {other} in everything but the name", other=other + 1
                )


def _is_copy(one: CrownSheet, other: CrownSheet) -> bool:
    if one.crowns != other.crowns or not one.crowns:  # Nearly always so, and quick to see.
        return False
    return replace(one, player=None, initial=None) == replace(other, player=None, initial=None)
