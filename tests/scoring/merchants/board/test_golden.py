"""What is said of a board: its regions, what may not lie there, and what no play gives.

`tests/golden/boards/*.txt` has a board behind `|` (`tests/scoring/merchants/text_board.py`), what
is drawn besides, `gold: B3` and `worker A: C1`, and whose cards were cast, `cast: 1 6 / 8`.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scoring.merchants.board.answer import board_and_key
from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.history import find_history_problems
from scoring.merchants.board.position import (
    Region,
    earnings,
    find_regions,
    is_end_reached,
    position_on,
)
from scoring.merchants.state import (
    Artifacts,
    BaseSheet,
    BaseState,
    BoardState,
    CardMark,
    SoloSheet,
    SoloState,
)
from sheets.files.problem import Problem
from sheets.hexes import Hex, parse_edge, parse_hex
from sheets.merchants.edition.edition import RESOURCES, Lake, Solo, SoloMap, Territory
from sheets.merchants.options import Rules
from sheets.words.translation import load_translation
from tests.editions import first_edition
from tests.golden_texts import SAID, check_golden_text, golden_paths
from tests.scoring.merchants.text_board import read_text_board, shown
from tests.scoring.problem_lines import lines_of_problems

NAMES = ("Anna", "Bernd", "Clara", "Dora")
SWITCHES = {"true": True, "false": False}
Facts = Mapping[str, str]


def hexes(names: str) -> tuple[Hex, ...]:
    return tuple(map(parse_hex, names.split()))


def lake(name: str) -> Lake:
    return Lake(hexes(name), hexes(name))


# Two territories on either side of a river; B1 and B2 touch, but a river runs between them.
PARTED = SoloMap(
    columns=4,
    rows=3,
    start={"gold": hexes("A1")},
    printed={"city": hexes("C2")},
    lakes=(lake("D1"),),
    territories=(Territory(hexes("A1 B1 C1")), Territory(hexes("A2 B2 C2"))),
)
# Two territories, a row each, with a bridge between A1 and A2; play begins in the upper one.
BRIDGED = SoloMap(
    columns=5,
    rows=2,
    start={"gold": hexes("B1")},
    printed={},
    lakes=(lake("E2"),),
    territories=(Territory(hexes("A1 B1 C1 D1 E1")), Territory(hexes("A2 B2 C2 D2"))),
    bridges=(parse_edge("A1-A2"),),
)


@pytest.mark.parametrize("path", golden_paths("boards"), ids=lambda path: path.stem)
def test_what_is_said_of_a_board(path: Path, regenerate: bool) -> None:
    def answer(head: list[str], case: list[str]) -> Iterator[str]:
        yield from case[1:]
        has_board = any(line.startswith("|") for line in case)
        common = [line for line in head[1:] if not (has_board and line.startswith("|"))]
        yield from (f"{SAID}{line}".rstrip() for line in said(path.stem, [*common, *case[1:]]))

    check_golden_text(path, answer, regenerate=regenerate)


def said(kind: str, lines: list[str]) -> list[str]:
    rows = "\n".join(line[1:] for line in lines if line.startswith("|"))
    facts = dict(line.split(": ", 1) for line in lines if not line.startswith("|"))
    board = read_text_board(rows) if rows else None
    if board and kind == "text":
        read = board.with_initial(facts.get("initial", "A"))
        in_play = read.in_play(int(facts.get("players", 4)))
        return board_and_key(in_play, load_translation("en"))
    marks = drawn(board.marks if board else BoardState(), facts)
    edition = replace(first_edition(), rules=options(facts))
    players = int(facts.get("players", 2 if kind == "checks" else 4))
    if board:
        edition = replace(edition, board=board.board)
        regions = find_regions(position_on(board.board, marks, players))
        if kind == "regions":
            end = is_end_reached(regions, board.board, players) and ["the end"]
            return [*map(told, regions), *(end or ())]
        state = BaseState(board=marks, sheet=base_sheets(facts, players))
        if kind == "checks":
            return problems(find_board_problems(state, edition, players))
        found = find_history_problems(state, edition, players, is_complete=True)
        return problems(found)
    if kind == "solo-regions":
        return [*map(told, find_regions(position_on(PARTED, marks, 1)))]
    edition = replace(edition, solo=Solo(map=PARTED if kind == "solo-checks" else BRIDGED))
    alone = SoloState(board=marks, sheet=(solo_sheet(facts),))
    if kind == "solo-checks":  # S1: alone is set up as for two.
        one, two = (problems(find_board_problems(alone, edition, number)) for number in (1, 2))
        assert one == two
        return one
    return problems(find_history_problems(alone, edition, 1, is_complete=True))


def problems(found: Iterable[Problem]) -> list[str]:
    return lines_of_problems(found, NAMES) or ["no problem"]


def told(region: Region) -> str:
    earned = ", ".join(f"{initial} earns {count}" for initial, count in earnings(region).items())
    return f"{shown(region)}{earned and f'; {earned}'}"


def options(facts: Facts) -> Rules:
    given = [each.split(" ", 1) for each in facts.get("rules", "").split(", ") if each]
    values: dict[str, Any] = {key: SWITCHES.get(value, value) for key, value in given}
    return replace(Rules(), **values)


def drawn(marks: BoardState, facts: Facts) -> BoardState:
    """Return the marks with what lies there besides."""
    workers, ships = {**marks.workers}, {**marks.ships}
    for key, names in facts.items():
        kind, _, initial = key.partition(" ")
        if initial:
            there = workers if kind == "worker" else ships
            there[initial] = (*there.get(initial, ()), *hexes(names))
    more = {
        kind: (*getattr(marks, kind), *hexes(facts[kind]))
        for kind in (*RESOURCES, "swamp")
        if kind in facts
    }
    artifacts = tuple(map(parse_edge, facts.get("artifacts", "").split()))
    return replace(marks, **more, workers=workers, ships=ships, artifacts=artifacts)


def cards_of(facts: Facts, seats: int) -> list[dict[int, CardMark]]:
    """Return the cards of every seat; those that were only bought are Anna's."""
    owned: list[dict[int, CardMark]] = [{} for _ in range(seats)]
    owned[0] |= dict.fromkeys(map(int, facts.get("bought", "").split()), "bought")
    for cards, spells in zip(owned, facts.get("cast", "").split("/"), strict=False):
        cards |= dict.fromkeys(map(int, spells.split()), "cast")
    return owned


def base_sheets(facts: Facts, players: int) -> tuple[BaseSheet, ...]:
    seats = int(facts.get("sheets", 2 if players == 4 else players))
    circled = [*map(int, facts.get("circled", "").split()), 0, 0, 0, 0]
    rows = zip(NAMES[:seats], cards_of(facts, seats), circled, strict=False)
    return tuple(
        BaseSheet(player=name, cards=cards, artifacts=Artifacts(circled=number))
        for name, cards, number in rows
    )


def solo_sheet(facts: Facts) -> SoloSheet:
    return SoloSheet(
        player="Anna",
        cards={1: "bought", **cards_of(facts, 1)[0]},
        territories=(9,) * int(facts.get("territories", 1)),
        artifacts=Artifacts(circled=int(facts.get("circled", 0))),
    )
