"""What is unlike the rules: every warning of an edition, its place and its sentence."""

from typing import Any

import pytest

from tests.sheets.editions.edition_trees import (
    Change,
    changed,
    drawn_board,
    problems_in,
    warnings_in,
)

# A land by the rules, so that the look of the shipped board is free to change.
LAND = """
    A   B   C   D   E   F   G   H   I   J   K   L   M
 1  .   .  (g)  .   .   .   .   .  (f)  .  (w)  .   .
 2    .   .   .   .   ~   ~   .   .   .   .   .   .   .
 3  .  [g]  .   .   .   ~  [w]  .   .  [y]  .  [f]  .
 4    .   .   .  (c)  .   .   .   .   .   .   .   .   .
   ---------------------------------------------------- river 1
 5  .   .   .   .   .   .   .   .   .   .   .   .   .
 6   (y)  .   ~   ~   .   .  (g)  .   .   .   .  (w)  .
 7  .   .   .   ~   ~   .   .   .   .  (c)  .   .   .
   ---------------------------------------------------- river 2
 8    .   .   .   .   .   .   .   .   .   .   .   .   .
 9  .  (g)  .   .   ~   .   .   .   .  (y)  .   .   .
10    .   .  (f)  .   ~   .   .  (c)  .   .   ~   ~   .
"""

BOARDS: list[tuple[dict[str, str], list[str]]] = [
    ({"B3": "."}, ["board, start: has 3; 4 are usual (M1.4)"]),
    ({"M4": "[c]"}, ["board, start: has 5; 4 are usual (M1.4)"]),
    (
        {"D4": ".", "M8": "(c)"},
        [
            "board, printed: has 3 in rows 1 to 4; 4 are usual (M1.4)",
            "board, printed: has 5 in rows 8 to 10; 4 are usual (M1.4)",
        ],
    ),
    (
        {"J3": ".", "A7": "[y]"},
        [
            "board, start, crystal A7: with 2 players it is not in play; usually all lie in rows 1 "
            "to 4 (M2.5)"
        ],
    ),
    (
        {**dict.fromkeys(("K2", "L2", "M2", "K3", "K4", "L4"), "~"), "L3": ".", "A5": "[f]"},
        [  # L3, M3 and M4; with 3 and 4 players one comes there from below.
            "board, start, craft A5: with 2 players it is not in play; usually all lie in rows 1 "
            "to 4 (M2.5)",
            "board: no way over land in rows 1 to 4, for 2 players, leads from a start resource "
            "to L3 (M3.2)",
        ],
    ),
    (
        {"C1": ".", "A1": "(g)", "B1": "~", "A2": "~"},  # With more players there too.
        [
            "board: no way over land in rows 1 to 4, for 2 players, leads from a start resource "
            "to A1 (M3.2)"
        ],
    ),
    (
        {"C10": ".", "A9": "~", "A10": "~", "C9": "~", "B10": "~", "A8": "~", "B8": "~"},
        [
            "board, printed: has 3 in rows 8 to 10; 4 are usual (M1.4)",
            "board: no way over land in rows 1 to 10, for 4 players, leads from a start resource "
            "to B9 (M3.2)",
        ],
    ),
]

SIZES: list[tuple[Change, list[str]]] = [
    (("board, rivers", [4, 8]), ["board, rivers: is [4, 8]; [4, 7] is usual (M1.4)"]),
    (("board, lakes 1, ships", []), ["board, lakes 1, ships: has 0; 1 or more are usual (M1.4)"]),
    (
        ("board, lakes 3, hexes", ["E9", "G9"]),
        ["board, lakes 3: is not in one piece; usually the hexes of a lake hang together (M9)"],
    ),
]


def test_the_shipped_edition_has_no_problem() -> None:
    assert problems_in(changed()) == []


def test_a_land_by_the_rules_has_no_problem() -> None:
    assert problems_in(changed(("board", drawn_board(LAND)))) == []


@pytest.mark.parametrize(("cells", "lines"), BOARDS, ids=[lines[0] for _, lines in BOARDS])
def test_a_land_unlike_the_rules_is_a_warning(cells: dict[str, str], lines: list[str]) -> None:
    assert warnings_in(changed(("board", drawn_board(LAND, **cells)))) == lines


@pytest.mark.parametrize(("change", "lines"), SIZES, ids=[lines[0] for _, lines in SIZES])
def test_rivers_and_lakes_unlike_the_rules_are_a_warning(change: Change, lines: list[str]) -> None:
    assert warnings_in(changed(("board", drawn_board(LAND)), change)) == lines


def test_the_trolls_need_seven_columns() -> None:
    cards: list[Any] = changed()["columns"][:6]
    assert warnings_in(changed(("columns", cards))) == [
        "columns: has 6; 7 or more are usual (M1.5)"
    ]
