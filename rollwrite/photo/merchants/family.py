"""The shared sheets of the family version: guilds and archive, points; one sheet, or one each."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from rollwrite.photo.groups import (
    Group,
    Reading,
    group_of,
    of_player,
    sheet_path,
    told_sheets,
)
from rollwrite.photo.inference import Sum
from rollwrite.photo.ledger import Ledger, row_sums
from rollwrite.photo.merchants.player import sum_said
from rollwrite.photo.readers import Places
from scoring.merchants.content import Content
from scoring.merchants.score import UNUSED_SPELLS
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.merchants.marks import FAMILY_ACROSS as ACROSS
from sheets.merchants.marks import FAMILY_ROWS as ROWS
from sheets.merchants.marks import family_sum_mark as points_sum_mark
from sheets.merchants.marks import points_mark
from sheets.words.text import Message

MOST: Final = 20  # Spells of one player; more is improbable.


def groups(
    places: Places, content: Content, players: int, marks: frozenset[str]
) -> Iterator[Group]:
    """Yield the groups of the guilds' marks: every spell, and everybody's total if it is there.

    The rules are F5 and F8.
    """
    yield from (group_of(each) for each in places if each.looks)
    yield from points_groups(places, content, players, marks)


def points_groups(
    _places: Places, content: Content, players: int, marks: frozenset[str]
) -> Iterator[Group]:
    """Yield the groups of everybody's total, of those whose points are on the page."""
    for seat in range(players):
        if (total := points_mark(seat, "total")) in marks:
            yield Group(points_path(seat), (total,), (), is_figure=True)


def points_path(seat: int) -> Path:
    """Return the path in a state of a player's total."""
    return sheet_path(seat, "crowns")


def sheet_trees(readings: Iterable[Reading], content: Content, players: int) -> tuple[Tree, ...]:
    """Return everybody's tree as a state has it; what is not sure is missing."""
    nothing: Tree = {"taken": [], "used": []}
    return tuple(
        {**tree, "spells": {**nothing, **tree.get("spells", {})}}
        for tree in points_trees(readings, content, players)
    )


def points_trees(readings: Iterable[Reading], content: Content, players: int) -> tuple[Tree, ...]:
    """Return everybody's total and unused spells as a state has them; what is not sure is missing.

    Which spells were used too is told by the archive alone.
    """
    return told_sheets(readings, players)


def points_ledgers(
    readings: tuple[Reading, ...], content: Content, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield everybody's ledgers of the family version that are on the page.

    They are the rows and the total (F8), and what decides a tie, the unused spells (F10). These
    are the state's own where the page has not the archive, which tells them.
    """
    for seat in range(players):
        total = points_mark(seat, "total")
        boxes = [points_mark(seat, number) for number in range(1, ROWS * ACROSS + 1)]
        rows = row_sums(boxes, ACROSS, partial(points_sum_mark, seat))
        if total in marks:
            yield Ledger(
                total,
                partial(_said, seat),
                {total: Sum(tuple(rows)), **rows},
                frozenset(boxes),
                figures={total: points_path(seat)},
                final=seat,
            )
        unused = points_mark(seat, "unused")
        if unused in marks:
            is_told = any(each.group.path[0] == "archive" for each in readings)
            figures = {} if is_told else {unused: _spells_path(seat)}
            said = partial(_said, seat)
            yield Ledger(unused, said, figures=figures, most=MOST, final=seat, is_tie=True)


def _said(seat: int, name: str) -> Message:
    """Return the words for a player's box."""
    what = UNUSED_SPELLS if name == points_mark(seat, "unused") else sum_said(name)
    return of_player(seat, what)


def _spells_path(seat: int) -> Path:
    """Return the path in a state of how many spells a player took."""
    return sheet_path(seat, "spells", "taken")
