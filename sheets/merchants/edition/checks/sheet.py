"""Checks of the player sheet: values and cards, one function a rule.

Each takes an edition whose form is right and yields what breaks its rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sheets.files.place import FieldPath
from sheets.files.problem import Problem
from sheets.merchants.edition.checks.board import (
    COLUMNS,
    Rule,
    building_names,
    cards,
    spell_names,
    unknown,
)
from sheets.merchants.edition.edition import (
    BUILDINGS,
    COLUMN_BOUGHT,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SPELLS,
    TRACK_END,
    Card,
    Edition,
    Value,
)
from sheets.words.text import Text

MOST = 99  # What a sheet has room for, of figures and of things to cross.
FEWEST_COLUMNS = 7  # M1.5
# What all of a track, as much craft at a Market (M4.5) and a discount (M4.6) pay together.
MOST_PAID = 2 * TRACK_END + 1


def _sheet(edition: Edition) -> Iterator[Problem]:
    for key in ("artifacts", "workers"):
        count = getattr(edition.sheet, key)
        if not 0 <= count <= MOST:
            message = Text("is {number}; a sheet has 0 to {most}", number=count, most=MOST)
            yield FieldPath(("sheet", key)).error("M1.5", message)


def _points(edition: Edition) -> Iterator[Problem]:
    for row, values in _value_rows(edition):
        for index, value in enumerate(values):
            if not 1 <= value.points <= MOST:
                message = Text(
                    "is {number}; a value has 1 to {most} points", number=value.points, most=MOST
                )
                yield row.at(index, "points").error("M1.5", message)


def _values_fall(edition: Edition) -> Iterator[Problem]:
    for row, values in _value_rows(edition):
        for index, (one, next_) in enumerate(pairwise(values), 1):
            if one.points <= next_.points:
                message = Text(
                    "is {number} after {before}; each is lower than the one before",
                    number=next_.points,
                    before=one.points,
                )
                yield row.at(index, "points").error("M1.5", message)


def _values_in_play(edition: Edition) -> Iterator[Problem]:
    for row, values in _value_rows(edition):
        for index, value in enumerate(values):
            if not FEWEST_PLAYERS <= value.players <= MOST_PLAYERS:
                message = Text(
                    "is {number}; a value is in play from 2, 3 or 4 players on",
                    number=value.players,
                )
                yield row.at(index, "players").error("M2.1", message)


def _start_cards(edition: Edition) -> Iterator[Problem]:
    if not edition.columns or not edition.columns[0].cards:
        message = Text("has no cards to start with; the first column holds the start cards")
        yield COLUMNS.at(0).error("M2.3", message)
    for index, column in enumerate(edition.columns[1:], 1):
        if not column.cards:
            yield COLUMNS.at(index, "cards").error("M1.5", Text("is empty; a column has a card"))


def _numbers(edition: Edition) -> Iterator[Problem]:
    first: dict[int, FieldPath] = {}
    for place, card in cards(edition):
        if not 1 <= card.number <= MOST:
            message = Text(
                "the number of a card is 1 to {most}, not {number}", most=MOST, number=card.number
            )
            yield place.at("number").error("M1.5", message)
        elif card.number in first:
            message = Text(
                "the number is used already in {place}; every card has its own",
                place=first[card.number].name,
            )
            yield place.at("number").error("M1.5", message)
        first.setdefault(card.number, place)


def _powers(edition: Edition) -> Iterator[Problem]:
    for place, card in cards(edition):
        for key, word, known, names_of, rule in (
            ("spell", card.spell, SPELLS, spell_names, "M9"),
            ("building", card.building, BUILDINGS, building_names, "M8"),
        ):
            if word not in known:
                message = unknown(word, known, names_of(edition, known))
                yield place.at(key).error(rule, message)


def _prices(edition: Edition) -> Iterator[Problem]:
    for place, card in cards(edition):
        for key, price in _prices_of(card).items():
            if not 1 <= price <= MOST:
                message = Text("is {number}; a price is 1 to {most}", number=price, most=MOST)
                yield place.at(key).error("M1.6", message)


def _columns(edition: Edition) -> Iterator[Problem]:
    if len(edition.columns) < FEWEST_COLUMNS:
        message = Text(
            "has {number}; usual are {usual} or more",
            number=len(edition.columns),
            usual=FEWEST_COLUMNS,
        )
        yield COLUMNS.warning("M1.5", message)
    for index, column in enumerate(edition.columns):
        if len(column.cards) != COLUMN_BOUGHT:
            message = Text(
                "has {number}; usual are {usual}", number=len(column.cards), usual=COLUMN_BOUGHT
            )
            yield COLUMNS.at(index, "cards").warning("M6.2", message)


def _can_be_paid(edition: Edition) -> Iterator[Problem]:
    for place, card in cards(edition):
        for key, price in _prices_of(card).items():
            if price > MOST_PAID:
                message = Text(
                    "is {number}; with craft and a discount {most} can be paid at the most",
                    number=price,
                    most=MOST_PAID,
                )
                yield place.at(key).warning("M4.5", message)


def _value_rows(edition: Edition) -> tuple[tuple[FieldPath, tuple[Value, ...]], ...]:
    return (
        (FieldPath(("relics", "two")), edition.relics.two),
        (FieldPath(("relics", "three")), edition.relics.three),
        (FieldPath(("monuments", "values")), edition.monuments.values),
    )


def _prices_of(card: Card) -> dict[str, int]:
    return {"crystals": card.crystals, "gold": card.gold, "wood": card.wood}


ERRORS: tuple[Rule, ...] = (_sheet, _points, _values_fall, _values_in_play)
CARD_ERRORS: tuple[Rule, ...] = (_start_cards, _numbers, _powers, _prices)
CARD_WARNINGS: tuple[Rule, ...] = (_columns, _can_be_paid)
