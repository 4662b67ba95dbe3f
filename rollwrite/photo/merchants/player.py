"""The player sheet of the base game: its groups and its ledger, and what they make of a state."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rollwrite.photo.groups import (
    Group,
    Reading,
    circled_total,
    group_of,
    sure_meanings,
    tens_and_units,
    told_tree,
    total_groups,
)
from rollwrite.photo.inference import Sum
from rollwrite.photo.ledger import Ledger, row_sums
from rollwrite.photo.readers import Places
from scoring.merchants.content import Content
from scoring.merchants.score import final_points
from scoring.merchants.state import BaseSheet
from scoring.places import Meaning
from sheets.files.problem import Path
from sheets.files.schema import Tree, build
from sheets.merchants.edition.edition import TRACKS
from sheets.merchants.marks import (
    CROWNS_ACROSS,
    KEPT,
    crowns_mark,
    crowns_sum_mark,
    final_mark,
)
from sheets.merchants.marks import PLAYER_CROWNS as CROWNS_BOXES
from sheets.words.text import Message, Text

CROWNS: Final[Path] = ("crowns",)
COUNTED: Final = (*TRACKS, "cards", "artifacts")  # What the end brings.
TOTAL: Final[Path] = ("total",)
VALUES: Final = ("relics", "monuments")
# What the boxes of what is added up are called.
NAMED: Final[Mapping[str, Text]] = {
    "total": Text("total"),
    "sum": Text("sum of tracks, cards and artifacts"),
    "tracks": Text("tracks"),
    "cards": Text("cards"),
    "artifacts": Text("artifacts"),
}


def groups(
    places: Places, content: Content, players: int, marks: frozenset[str]
) -> Iterator[Group]:
    """Yield the groups of a player sheet's marks; `marks` are the names of all on the page.

    Of the crowns only the sum is asked, and only where no ring tells the total.
    """
    yield from place_groups(places)
    boards = list(total_groups("final.total", marks, TOTAL))
    yield from boards or (Group(CROWNS, (), (), is_figure=True),)


def place_groups(places: Places) -> Iterator[Group]:
    """Yield the groups of what is marked on a player sheet; of a track one step is circled."""
    return (group_of(each, is_row=each.path[0] in TRACKS) for each in places if each.looks)


def sheet_trees(readings: Iterable[Reading], content: Content, players: int) -> tuple[Tree, ...]:
    """Return a sheet's tree as a state has it; what is not sure is missing.

    The crowns written are what the figures say. Else they follow from the total that is circled and
    from all else that counts (M7.6), once all of that is sure.
    """
    sheet = tuple(readings)
    answers, tree = sure_meanings(sheet), own_tree(sheet)
    crowns = answers.get(CROWNS)
    is_told = any(each.group.path == CROWNS for each in sheet)
    if not is_told and all(each.is_sure for each in sheet if each.group.path[0] in COUNTED):
        crowns = _crowns(answers, tree, content, players)
    return ({**({} if crowns is None else {"crowns": crowns}), **tree},)


def own_tree(readings: Iterable[Reading]) -> Tree:
    """Return the state's tree of what every player sheet has, cards also where there are none."""
    tree = told_tree(each for each in readings if each.group.place)
    return {**tree, "cards": tree.get("cards", {})}


def player_ledgers(
    readings: tuple[Reading, ...], content: Content, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield the ledger of a player sheet: rows of crowns, what the end brings, the total (M7.6)."""
    boxes = [crowns_mark(number) for number in range(1, CROWNS_BOXES + 1)]
    rows = row_sums(boxes, CROWNS_ACROSS, crowns_sum_mark)
    kept, end, total = tuple(map(final_mark, KEPT)), final_mark("sum"), final_mark("total")
    yield Ledger(
        total,
        sum_said,
        {total: Sum((*rows, end)), end: Sum(kept), **rows},
        frozenset(boxes),
        *tens_and_units(TOTAL),
        dict(zip(kept, _kept(readings, content, players), strict=True)),
        tuple(rows),
        CROWNS,
        final=0,
    )


def sum_said(name: str) -> Message:
    """Return the words for a sum, or for a box of what the end brings."""
    *_, before, last = name.split(".")
    if before == "sum":
        return Text("row {row}", row=last)
    if last == "yours":
        return Text("territory {number}", number=before)
    return NAMED[last]


def _crowns(
    answers: Mapping[Path, Meaning], tree: Tree, content: Content, players: int
) -> int | None:
    """Return the crowns written: the total less what else counts."""
    total = circled_total(answers, TOTAL)
    if total is None:
        return None
    points = final_points(build(BaseSheet, tree), content.printed[players])
    known = [each for each in points.values() if each is not None]
    crowns = total - sum(known)
    return crowns if len(known) == len(points) and crowns >= 0 else None


def _kept(readings: tuple[Reading, ...], content: Content, players: int) -> tuple[int | None, ...]:
    """Return the points that the marks bring at the end, None where one of them is doubtful."""
    counted = (each for each in readings if each.group.path[0] in COUNTED)
    if not all(each.is_sure for each in counted):
        return (None,) * len(KEPT)
    sheet = build(BaseSheet, own_tree(readings))
    points = final_points(sheet, content.printed[players])
    tracks = [points[track] for track in TRACKS]
    found = None if None in tracks else sum(each or 0 for each in tracks)
    return found, points["cards"], points["artifacts"]
