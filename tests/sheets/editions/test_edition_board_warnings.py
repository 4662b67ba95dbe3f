"""How a board departs from the usual shape: every warning, its place and its sentence."""

import pytest

from tests.sheets.editions.edition_trees import (
    Change,
    changed,
    drawn_board,
    problems_in,
    warnings_in,
)

# A land of the usual shape, so that the look of the shipped board is free to change.
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
ONE_OF_EACH = "usual is one each of gold, wood, crystal and craft"

BOARDS: list[tuple[dict[str, str], list[str]]] = [
    ({"B3": "."}, [f"board, start, gold: has 0; {ONE_OF_EACH} (M1.4)"]),
    ({"M4": "[c]"}, [f"board, start, city: has 1; {ONE_OF_EACH} (M1.4)"]),
    (
        {"L3": ".", "J5": "[f]"},
        ["board, start, craft J5: lies below row 4, beyond the border with 2 players (M2.5)"],
    ),
    (
        {"L3": ".", "K3": "[f]"},
        ["board, start, crystal J3: touches the start resource on K3; they stand apart (M1.4)"],
    ),
    (
        {"D4": ".", "M8": "(c)"},
        [
            "board, printed: 3 in rows 1 to 4; usual are 4 (M1.4)",
            "board, printed: 5 in rows 8 to 10; usual are 4 (M1.4)",
        ],
    ),
    ({"C10": "(c)"}, ["board, printed, craft: has 1; usual are 2 or more (M1.4)"]),
    (
        {"C1": ".", "B2": "(g)"},
        ["board, printed, gold B2: touches the resource on B3; printed ones stand apart (M1.4)"],
    ),
    (
        {"B9": ".", "G10": "(g)"},
        ["board, printed, gold G10: touches the resource on H10; printed ones stand apart (M1.4)"],
    ),
    (
        {"C10": ".", "D10": "(f)"},
        [
            "board, printed, craft D10: 2 of its neighbours in rows 1 to 10 are land; "
            "usual are 3 or more (M5.3)"
        ],
    ),
    (
        {"C4": "~", "D3": "~"},  # With 3 players D5 and E5 would serve too.
        [
            "board, printed, city D4: 2 of its neighbours in rows 1 to 4 are land; "
            "usual are 3 or more (M5.3)"
        ],
    ),
    (
        {"C6": ".", "D6": ".", "D7": ".", "E7": "."},
        ["board, lakes: none lies in rows 5 to 7; usual is one or more (M1.4)"],
    ),
    ({"E10": "."}, ["board, lakes 3, hexes: has 1; usual are 2 to 4 (M1.4)"]),
    (
        {"K10": ".", "L10": ".", "H7": "~", "H8": "~"},
        ["board, lakes 3: crosses a river; a lake usually lies on one side (M2.5)"],
    ),
    (
        {"E2": ".", "F1": "~", "E4": "~"},
        ["board: the land of rows 1 to 4, for 2 players, is in 2 pieces; usual is one (M3.2)"],
    ),
]

SIZES: list[tuple[Change, list[str]]] = [
    (
        ("board, rows", 11),
        [
            "board, rows: is 11; usual are 10 (M1.4)",
            "board: rows 1 to 11 have 116 free hexes for 4 players; usual are 92 to 112 (M1.4)",
        ],
    ),
    (
        ("board, columns", 14),
        [
            "board, columns: is 14; usual are 13 (M1.4)",
            "board: rows 1 to 4 have 45 free hexes for 2 players; usual are 36 to 44 (M1.4)",
            "board: rows 1 to 7 have 79 free hexes for 3 players; usual are 64 to 76 (M1.4)",
            "board: rows 1 to 10 have 113 free hexes for 4 players; usual are 92 to 112 (M1.4)",
        ],
    ),
    (
        ("board, rivers", [5, 7]),
        [
            "board, rivers: is [5, 7]; usual is [4, 7] (M1.4)",
            "board: rows 1 to 5 have 54 free hexes for 2 players; usual are 36 to 44 (M1.4)",
        ],
    ),
    (
        ("board, lakes 1, ships", []),
        ["board, lakes 1, ships: has 0; usual are 1 or 2 (M1.4)"],
    ),
    (
        ("board, lakes 1, ships", ["L1", "L7", "L8"]),
        ["board, lakes 1, ships: has 3; usual are 1 or 2 (M1.4)"],
    ),
    (
        ("board, lakes 3, hexes", ["E9", "G9"]),
        ["board, lakes 3: is not one piece; usual are hexes that hang together (M9)"],
    ),
]


def test_a_land_of_the_usual_shape_has_no_problem() -> None:
    assert problems_in(changed(("board", drawn_board(LAND)))) == []


@pytest.mark.parametrize(("cells", "lines"), BOARDS, ids=[lines[0] for _, lines in BOARDS])
def test_an_unusual_land_is_a_warning(cells: dict[str, str], lines: list[str]) -> None:
    assert warnings_in(changed(("board", drawn_board(LAND, **cells)))) == lines


@pytest.mark.parametrize(("change", "lines"), SIZES, ids=[lines[0] for _, lines in SIZES])
def test_an_unusual_board_is_a_warning(change: Change, lines: list[str]) -> None:
    assert warnings_in(changed(("board", drawn_board(LAND)), change)) == lines
