"""What adds up on the sheets of Merchants, and where its total is circled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from rollwrite.photo.joint import Reading, answers_of
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.merchants.guilds import points_path
from rollwrite.photo.merchants.player import COUNTED, CROWNS, TOTAL, own_tree
from rollwrite.photo.merchants.solo import territory_path
from rollwrite.photo.rings import tens_and_units
from rollwrite.photo.sums import Sum
from scoring.merchants.content import Content
from scoring.merchants.score import final_points
from scoring.merchants.state import BaseSheet
from sheets.files.schema import build
from sheets.merchants.edition.edition import TERRITORIES, TRACKS
from sheets.merchants.family.marks import FIGURES, points_mark
from sheets.merchants.family.marks import sum_mark as points_sum_mark
from sheets.merchants.player.marks import (
    CROWNS as BOXES,
)
from sheets.merchants.player.marks import (
    CROWNS_ACROSS,
    KEPT,
    crowns_mark,
    crowns_sum_mark,
    final_mark,
)
from sheets.merchants.solo.marks import CROWNS as OF_TERRITORY
from sheets.merchants.solo.marks import territory_crowns_mark, territory_mark
from sheets.words.text import Said, Text

NAMED: Final[Mapping[str, Text]] = {
    "total": Text("total"),
    "sum": Text("sum of tracks, cards and artifacts"),
    "tracks": Text("tracks"),
    "cards": Text("cards"),
    "artifacts": Text("artifacts"),
}


def player_ledgers(
    readings: tuple[Reading, ...], content: Content, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield the ledger of a player sheet: rows of crowns, what the end brings, the total (M7.6)."""
    boxes = [crowns_mark(number) for number in range(1, BOXES + 1)]
    rows = _rows(boxes, CROWNS_ACROSS, crowns_sum_mark)
    kept, end, total = tuple(map(final_mark, KEPT)), final_mark("sum"), final_mark("total")
    yield Ledger(
        total,
        _said,
        {total: Sum((*rows, end)), end: Sum(kept), **rows},
        frozenset(boxes),
        *tens_and_units(TOTAL),
        dict(zip(kept, _kept(readings, content, players), strict=True)),
        tuple(rows),
        CROWNS,
    )


def points_ledgers(
    readings: tuple[Reading, ...], content: Content, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield everybody's ledger of the family version that is on the page: rows, the total (F8)."""
    for seat in range(players):
        total = points_mark(seat, "total")
        boxes = [points_mark(seat, number) for number in range(1, FIGURES.boxes + 1)]
        rows = _rows(boxes, FIGURES.across, partial(points_sum_mark, seat))
        if total in marks:
            sums = {total: Sum(tuple(rows)), **rows}
            yield Ledger(
                total,
                partial(_said_of, seat),
                sums,
                frozenset(boxes),
                *tens_and_units(points_path(seat)),
            )


def territory_ledgers(
    readings: tuple[Reading, ...], content: Content, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield the row of each territory of a game alone: its crowns make your points (S7)."""
    for number in range(1, TERRITORIES + 1):
        yours, path = territory_mark(number, "yours"), territory_path(number)
        boxes = tuple(territory_crowns_mark(number, each) for each in range(1, OF_TERRITORY + 1))
        sums = {yours: Sum(boxes)}
        yield Ledger(yours, _said, sums, frozenset(boxes), *tens_and_units(path))


def _said(name: str) -> Said:
    """Return what a sum, or a box of what the end brings, is called."""
    *_, before, last = name.split(".")
    if before == "sum":
        return Text("row {row}", row=last)
    if last == "yours":
        return Text("territory {number}", number=before)
    return NAMED[last]


def _said_of(seat: int, name: str) -> Said:
    """Return what a sum of one of all players is called."""
    return Text("player {seat}, {place}", seat=seat + 1, place=_said(name))


def _rows(boxes: Sequence[str], across: int, sum_of: Callable[[int], str]) -> dict[str, Sum]:
    """Return the sum of each row of boxes, by its own box's name."""
    starts = range(0, len(boxes), across)
    return {sum_of(row): Sum(tuple(boxes[start : start + across]))
            for row, start in enumerate(starts, 1)}  # fmt: skip


def _kept(readings: tuple[Reading, ...], content: Content, players: int) -> tuple[int | None, ...]:
    """Return what the marks bring at the end, None for each where one of them is doubtful."""
    counted = (each for each in readings if each.group.path[0] in COUNTED)
    if not all(each.is_sure for each in counted):
        return (None,) * len(KEPT)
    sheet = build(BaseSheet, own_tree(answers_of(readings)))
    points = final_points(sheet, content.printed[players])
    tracks = [points[track] for track in TRACKS]
    found = None if None in tracks else sum(each or 0 for each in tracks)
    return found, points["cards"], points["artifacts"]
