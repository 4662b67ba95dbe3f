"""The player sheet of the base game: its marks in groups, and their readings as a sheet's tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rollwrite.photo.joint import Group, Look, Meaning, Reading, answers_of, row_look
from rollwrite.photo.rings import counted, total_told
from rollwrite.photo.states import State
from scoring.merchants.content import Content, Printed
from scoring.merchants.score import final_points
from scoring.merchants.state import BaseSheet, Kind
from sheets.drawing.filling import How
from sheets.files.problem import Path
from sheets.files.schema import Tree, build
from sheets.merchants.edition.edition import TRACK_END, TRACKS
from sheets.merchants.player.marks import PARTS, card_mark, symbol_mark, track_mark, value_mark
from sheets.merchants.player.pen_marks import LEFT

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
_ARTIFACT: Final[tuple[Look, ...]] = (
    ("", ("blank",)), ("circled", ("circled",)), ("crossed", ("both",)),
)  # fmt: skip
_WORKER: Final[tuple[Look, ...]] = ((False, ("blank",)), (True, ("crossed",)))
_VALUE: Final[tuple[Look, ...]] = (
    (False, ("blank",)), (False, ("crossed",)), (True, ("circled",)),
)  # fmt: skip
_KEYS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "relic two": ("relics", "two"),
    "relic three": ("relics", "three"),
    "monument": ("monuments",),
}


def groups(content: Content, players: int, marks: frozenset[str]) -> Iterator[Group]:
    """Yield the groups of a player sheet's marks; `marks` are the names of all on the page."""
    yield from common_groups(content.printed[players], _VALUE, NONE)
    yield from _total(marks)


def common_groups(printed: Printed, values: tuple[Look, ...], closed: str) -> Iterator[Group]:
    """Yield the groups of what every player sheet has.

    `values` are the looks of a relic or monument, `closed` what a card means that is crossed out.
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
    answers = answers_of(sheet)
    tree = own_tree(answers)
    crowns = answers.get(CROWNS)
    is_told = any(each.group.path == CROWNS for each in sheet)
    if not is_told and all(each.is_sure for each in sheet if each.group.path[0] in COUNTED):
        crowns = _crowns(answers, tree, content, players)
    return ({**({} if crowns is None else {"crowns": crowns}), **tree},)


def own_tree(answers: Mapping[Path, Meaning]) -> Tree:
    """Return what every player sheet says as a state has it."""
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


def _crowns(
    answers: Mapping[Path, Meaning], tree: Tree, content: Content, players: int
) -> int | None:
    """Return the crowns written: the total less what else counts."""
    total = total_told(answers, TOTAL)
    if total is None:
        return None
    points = final_points(build(BaseSheet, tree), content.printed[players])
    known = [each for each in points.values() if each is not None]
    crowns = total - sum(known)
    return crowns if len(known) == len(points) and crowns >= 0 else None


def _tracks() -> Iterator[Group]:
    """Yield the tracks, on each of which one step is circled at the end."""
    steps = range(TRACK_END + 1)
    for track in TRACKS:
        looks = tuple(row_look(steps, (step,), step) for step in steps)
        marks = tuple(track_mark(track, step) for step in steps)
        yield Group((track,), marks, looks)


def _card(number: int, closed: str) -> Group:
    """Return a card, whose three symbols look one of six ways (M1.6)."""
    looks: list[Look] = [(NONE, ("blank", "blank", "blank"))]
    for mark, parts in LEFT.items():
        states = tuple(_STATES[frozenset(part)] for part in parts)
        looks.append((closed if mark == CLOSED else mark, states))
    marks = tuple(card_mark(number, part) for part in PARTS)
    return Group(("cards", str(number)), marks, tuple(looks))


def _total(marks: frozenset[str]) -> Iterator[Group]:
    """Yield the tens and the units of the total; without rings for them the crowns are asked."""
    boards = list(counted("final.total", marks, TOTAL))
    yield from boards or (Group(CROWNS, (), (), is_figure=True),)
