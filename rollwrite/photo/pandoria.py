"""Pandoria's score pad: a player's column of one game, its rates, its ledger of crowns."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import count, product, takewhile
from typing import Final

from rollwrite.photo.groups import (
    Group,
    Reading,
    group_of,
    of_player,
    sheet_path,
    told_sheets,
)
from rollwrite.photo.inference import Constraint, Sum
from rollwrite.photo.ledger import Ledger, row_sums
from rollwrite.photo.marks import MARKED_WAYS
from rollwrite.photo.readers import Places, Reader
from scoring.pandoria.places import USUAL
from scoring.pandoria.score import MOST_KEPT
from scoring.pandoria.state import Content
from scoring.places import game_of, games_of
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.pandoria.edition import RATE_BUILDINGS, RATES, USUAL_RATE, exchange
from sheets.pandoria.marks import (
    ACROSS,
    ColumnPart,
    column_mark,
    points_mark,
    resource_mark,
    sum_mark,
)
from sheets.pandoria.pad_places import PLANS
from sheets.words.text import Message, Text

CROWNS: Final[Path] = ("crowns",)
HAND: Final = "hand_cards"
BUILDINGS: Final = "buildings"
# What is crowns as it is, by its box (P3, P6).
_ADDED: Final[Mapping[ColumnPart, Path]] = {"hand": (HAND,), "captives": ("captives",)}


def groups(
    places: Places, content: Content, players: int, marks: frozenset[str]
) -> Iterator[Group]:
    """Yield of each player the crowns, the realm, which is a word, and the rates (P2, P4, P10).

    Crowns are asked where their box is empty or holds more than any figure that is read.
    """
    for seat in range(players):
        box, own = column_mark("crowns", game_of(marks), seat), sheet_path(seat)
        yield Group((*own, *CROWNS), (box,), (), is_figure=True)
        marked = (each for each in places if each.looks and each.path[: len(own)] == own)
        yield from (group_of(each, MARKED_WAYS) for each in marked)


def ledgers(
    readings: tuple[Reading, ...], content: Content, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield of each player what adds up to the total, or to the crowns where these are it (P11)."""
    game = game_of(marks)
    for seat in range(players):
        crowns, total = column_mark("crowns", game, seat), column_mark("total", game, seat)
        added = {column_mark(part, game, seat): sheet_path(seat, *path)
                 for part, path in _ADDED.items()}  # fmt: skip
        parts = {mark: path for mark, path in added.items() if mark in marks}
        named = (points_mark(game, seat, number) for number in count(1))
        boxes = tuple(takewhile(marks.__contains__, named))
        resources = tuple(_resources(readings, game, seat, marks))
        if total in marks:
            sums = {crowns: Sum(boxes)} if boxes else {}
            sums[total] = Sum((crowns, *parts, *(each.part for each, _ in resources)))
        else:
            sums = row_sums(boxes, ACROSS, partial(sum_mark, game, seat))
            sums[crowns] = Sum((*sums,))
        amounts = {each.figure: path for each, path in resources}
        yield Ledger(
            total if total in marks else crowns,
            partial(_said, seat),
            sums,
            frozenset((*parts, *boxes)),
            figures={crowns: sheet_path(seat, *CROWNS), **parts, **amounts},
            constraints=tuple(each for each, _ in resources),
            final=seat,
        )


def _resources(
    readings: Iterable[Reading], game: int, seat: int, marks: frozenset[str]
) -> Iterator[tuple[Constraint, Path]]:
    """Yield a player's rows of resources that are on the page, each with its path in the state."""
    rates = {each.group.path: each for each in readings}
    for building, resource in RATE_BUILDINGS.items():
        have = resource_mark("have", game, seat, resource)
        if have in marks:
            reading = rates.get(sheet_path(seat, BUILDINGS, building))
            worth, left = (resource_mark(part, game, seat, resource)
                           for part in ("worth", "left"))  # fmt: skip
            row = Constraint((have, worth, left), _cases(reading))
            yield row, sheet_path(seat, resource)


def trees(
    variant: str, readings: Iterable[Reading], content: Content, players: int
) -> tuple[Tree, ...]:
    """Return everybody's tree as a state has it; what is in doubt is missing.

    No figure of hand cards is none of them.
    """
    sheet, has_hand = tuple(readings), PLANS[variant].has_hand
    written = {each.group.path for each in sheet}
    return tuple(
        {HAND: 0, **tree} if has_hand and sheet_path(seat, HAND) not in written else tree
        for seat, tree in enumerate(told_sheets(sheet, players))
    )


def _cases(reading: Reading | None) -> dict[tuple[int, ...], float]:
    """Return the cases of a resource's row: the amount, the crowns for it, the rest (P4)."""
    told = dict(zip(reading.group.meanings, reading.probabilities, strict=True)) if reading else {}
    found: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for rate, amount in product(RATES, range(MOST_KEPT + 1)):
        probability = told.get(USUAL if rate == USUAL_RATE else rate, 1.0)
        found[amount, *exchange(amount, rate)] += probability
    return found


def _said(seat: int, name: str) -> Message:
    """Return the words for a player's sum."""
    part, *_, last = name.split(".")
    return of_player(seat, Text("row {row}", row=last) if part == "sum" else Text("total"))


# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Content]]] = {
    (variant, "pad"): Reader(
        groups,
        partial(trees, variant),
        is_shared=True,
        ledgers=ledgers,
        games=games_of,
    )
    for variant in PLANS
}
