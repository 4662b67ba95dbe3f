"""The player sheet of the base game: its groups and its ledger, and what they make of a state."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rollwrite.photo.groups import (
    Group,
    Meaning,
    Pattern,
    Reading,
    circled_total,
    one_of,
    sure_meanings,
    tens_and_units,
    total_groups,
)
from rollwrite.photo.inference import Sum
from rollwrite.photo.ledger import Ledger, row_sums
from rollwrite.photo.marks import State
from scoring.merchants.content import Content, Printed
from scoring.merchants.score import final_points
from scoring.merchants.state import BaseSheet, Kind
from sheets.drawing.filling import How
from sheets.files.problem import Path
from sheets.files.schema import Tree, build
from sheets.merchants.edition.edition import TRACK_END, TRACKS
from sheets.merchants.marks import (
    CROWNS_ACROSS,
    KEPT,
    PARTS,
    card_mark,
    crowns_mark,
    crowns_sum_mark,
    final_mark,
    symbol_mark,
    track_mark,
    value_mark,
)
from sheets.merchants.marks import PLAYER_CROWNS as CROWNS_BOXES
from sheets.merchants.player.cards import LEFT
from sheets.words.text import Message, Text

CROWNS: Final[Path] = ("crowns",)
COUNTED: Final = (*TRACKS, "cards", "artifacts")  # What the end brings.
TOTAL: Final[Path] = ("total",)
MOST_ARTIFACTS: Final = 100
VALUES: Final = ("relics", "monuments")
NONE: Final = ""  # A card that is not owned.
CLOSED: Final = "closed"  # One that is crossed out.
TAKEN: Final = "taken"  # A relic or monument of the player's own.

_STATES: Final[Mapping[frozenset[How], State]] = {
    frozenset(): "blank",
    frozenset({"circle"}): "circled",
    frozenset({"cross"}): "crossed",
    frozenset({"circle", "cross"}): "both",
}
_ARTIFACT: Final[tuple[Pattern, ...]] = (
    ("", ("blank",)), ("circled", ("circled",)), ("crossed", ("both",)),
)  # fmt: skip
_WORKER: Final[tuple[Pattern, ...]] = ((False, ("blank",)), (True, ("crossed",)))
_VALUE: Final[tuple[Pattern, ...]] = (
    (False, ("blank",)), (False, ("crossed",)), (True, ("circled",)),
)  # fmt: skip
_KEYS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "relic two": ("relics", "two"),
    "relic three": ("relics", "three"),
    "monument": ("monuments",),
}
# What the boxes of what is added up are called.
NAMED: Final[Mapping[str, Text]] = {
    "total": Text("total"),
    "sum": Text("sum of tracks, cards and artifacts"),
    "tracks": Text("tracks"),
    "cards": Text("cards"),
    "artifacts": Text("artifacts"),
}


def groups(content: Content, players: int, marks: frozenset[str]) -> Iterator[Group]:
    """Yield the groups of a player sheet's marks; `marks` are the names of all on the page."""
    yield from common_groups(content.printed[players], _VALUE, NONE)
    yield from _total(marks)


def common_groups(printed: Printed, values: tuple[Pattern, ...], closed: str) -> Iterator[Group]:
    """Yield the groups of what every player sheet has.

    `values` are the patterns of a relic or monument, `closed` is what a crossed out card means.
    """
    yield from _tracks()
    for number in sorted(printed.cards):
        yield _card(number, closed)
    for kind, in_play in printed.in_play.items():
        for value in in_play:
            yield Group((*_KEYS[kind], str(value)), (value_mark(kind, value),), values)
    for number in range(1, printed.artifacts + 1):
        yield Group(("artifacts", str(number)), (symbol_mark("artifact", number),), _ARTIFACT)
    for number in range(1, printed.workers + 1):
        yield Group(("workers_crossed", str(number)), (symbol_mark("worker", number),), _WORKER)


def sheet_trees(readings: Iterable[Reading], content: Content, players: int) -> tuple[Tree, ...]:
    """Return a sheet's tree as a state has it; what is not sure is missing.

    The crowns written are what the figures say. Else they follow from the total that is circled and
    from all else that counts (M7.6), once all of that is sure.
    """
    sheet = tuple(readings)
    answers = sure_meanings(sheet)
    tree = own_tree(answers)
    crowns = answers.get(CROWNS)
    is_told = any(each.group.path == CROWNS for each in sheet)
    if not is_told and all(each.is_sure for each in sheet if each.group.path[0] in COUNTED):
        crowns = _crowns(answers, tree, content, players)
    return ({**({} if crowns is None else {"crowns": crowns}), **tree},)


def own_tree(answers: Mapping[Path, Meaning]) -> Tree:
    """Return the state's tree of what every player sheet has."""
    tree: Tree = {track: answers[(track,)] for track in TRACKS if (track,) in answers}
    counted = [answers.get(("artifacts", str(each))) for each in range(1, MOST_ARTIFACTS)]
    marks = {"circled": sum(map(bool, counted)), "crossed": counted.count("crossed")}
    tree["artifacts"] = {key: number for key, number in marks.items() if number}
    tree["workers_crossed"] = sum(path[0] == "workers_crossed" and bool(answers[path])
                                  for path in answers)  # fmt: skip
    taken = [path for path, meaning in answers.items()
             if path[0] in VALUES and meaning in (True, TAKEN)]  # fmt: skip
    tree["relics"] = {
        kind: values
        for kind in ("two", "three")
        if (values := [int(path[2]) for path in taken if path[:2] == ("relics", kind)])
    }
    tree["monuments"] = [int(path[1]) for path in taken if path[0] == "monuments"]
    tree = {key: value for key, value in tree.items() if value not in ({}, [], 0) or key in TRACKS}
    cards = {str(path[1]): each for path, each in answers.items()
             if path[0] == "cards" and each not in (NONE, CLOSED)}  # fmt: skip
    return {**tree, "cards": cards}


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
    sheet = build(BaseSheet, own_tree(sure_meanings(readings)))
    points = final_points(sheet, content.printed[players])
    tracks = [points[track] for track in TRACKS]
    found = None if None in tracks else sum(each or 0 for each in tracks)
    return found, points["cards"], points["artifacts"]


def _tracks() -> Iterator[Group]:
    """Yield the tracks, on each of which one step is circled at the end."""
    steps = range(TRACK_END + 1)
    for track in TRACKS:
        marks = tuple(track_mark(track, step) for step in steps)
        yield Group((track,), marks, tuple(one_of(steps, ("circled",))), is_row=True)


def _card(number: int, closed: str) -> Group:
    """Return a card, whose three symbols show one of six patterns (M1.6)."""
    patterns: list[Pattern] = [(NONE, ("blank", "blank", "blank"))]
    for mark, parts in LEFT.items():
        states = tuple(_STATES[frozenset(part)] for part in parts)
        patterns.append((closed if mark == CLOSED else mark, states))
    marks = tuple(card_mark(number, part) for part in PARTS)
    return Group(("cards", str(number)), marks, tuple(patterns))


def _total(marks: frozenset[str]) -> Iterator[Group]:
    """Yield the tens and the units of the total; without rings for them the crowns are asked."""
    boards = list(total_groups("final.total", marks, TOTAL))
    yield from boards or (Group(CROWNS, (), (), is_figure=True),)
