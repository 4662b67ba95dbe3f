"""What is unlike the rules: every warning of an edition, its place and its sentence."""

from typing import Any

import pytest

from tests.sheets.editions.edition_trees import (
    LEFT_OUT,
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
    ({"B3": "."}, ["board, start: has 3; usual are 4 (M1.4)"]),
    ({"M4": "[c]"}, ["board, start: has 5; usual are 4 (M1.4)"]),
    (
        {"D4": ".", "M8": "(c)"},
        [
            "board, printed: 3 in rows 1 to 4; usual are 4 (M1.4)",
            "board, printed: 5 in rows 8 to 10; usual are 4 (M1.4)",
        ],
    ),
    (
        {**dict.fromkeys(("K2", "L2", "M2", "K3", "K4", "L4"), "~"), "L3": ".", "A5": "[f]"},
        [  # L3, M3 and M4; with 3 and 4 players one comes there from below.
            "board: in rows 1 to 4, for 2 players, "
            "no start resource is joined to L3 by land (M3.2)",
        ],
    ),
    (
        {"C1": ".", "A1": "(g)", "B1": "~", "A2": "~"},  # With more players there too.
        [
            "board: in rows 1 to 4, for 2 players, "
            "no start resource is joined to A1 by land (M3.2)",
        ],
    ),
    (
        {"C10": ".", "A9": "~", "A10": "~", "C9": "~", "B10": "~", "A8": "~", "B8": "~"},
        [
            "board, printed: 3 in rows 8 to 10; usual are 4 (M1.4)",
            "board: in rows 1 to 10, for 4 players, "
            "no start resource is joined to B9 by land (M3.2)",
        ],
    ),
]

SIZES: list[tuple[Change, list[str]]] = [
    (("board, rivers", [4, 8]), ["board, rivers: is [4, 8]; usual is [4, 7] (M1.4)"]),
    (
        ("board, lakes 1, ships", []),
        ["board, lakes 1, ships: has 0; usual are 1 or more (M1.4)"],
    ),
    (
        ("board, lakes 3, hexes", ["E9", "G9"]),
        ["board, lakes 3: is not one piece; usual are hexes that hang together (M9)"],
    ),
]

OTHERS: list[tuple[Change, list[str]]] = [
    # Names
    (("title, fr", LEFT_OUT), ["title: has no name in 'fr'"]),
    (("names, resources, city, de", LEFT_OUT), ["names, resources, city: has no name in 'de'"]),
    (("names, buildings, bank, en", LEFT_OUT), ["names, buildings, bank: has no name in 'en'"]),
    (
        ("names, spells, rag", {"en": "Rag", "fr": "Rag", "de": "Rag"}),
        ["names, spells, rag: no rule knows 'rag'; did you mean 'rage'? (M9)"],
    ),
    (
        ("names, guilds, gold", LEFT_OUT),
        ["names, guilds, gold: has no name; the resource's own is printed (F3)"],
    ),
    (
        ("names, guilds, city", {"en": "Mayors", "fr": "Maires", "de": "Räte"}),
        ["names, guilds, city: is of no use; guilds are of gold, wood, crystal and craft (F3)"],
    ),
    (
        ("names, buildings, inn", {"en": "Inn", "fr": "Auberge", "de": "Gasthaus"}),
        ["names, buildings, inn: no rule knows 'inn' (M8)"],
    ),
    # Cards
    (("columns 8, cards 3", LEFT_OUT), ["columns 8, cards: has 2; usual are 3 (M6.2)"]),
    (
        ("columns 3, cards 2, wood", 12),
        [
            "columns 3, cards 2, wood: is 12; "
            "with craft and a discount 11 can be paid at the most (M4.5)"
        ],
    ),
    # Archive
    (
        ("archive, storeys 3", LEFT_OUT),
        ["archive, storeys: has 2; usual are 3 (F8)"],
    ),
    (
        ("archive, storeys 1, places 1, spells", ["terrain-1", "clone", "terrain-2"]),
        [
            "archive, storeys 1, places 1, spells: "
            "'terrain-2' is under the weaker 'terrain-1'; the strongest comes first (F8)"
        ],
    ),
    # Solo
    (("solo, targets 1", 11), ["solo, targets 1: is 11; usual is 10 (S2)"]),
    (("solo, levels, expert", [50, 100]), ["solo, levels, expert 1: is 50; usual is 70 (S2)"]),
]

# What is the edition's own: no rule says how large, how many, how dear or how far apart.
NO_RULES: dict[str, list[Change]] = {
    "another number of columns and rows": [("board, columns", 14), ("board, rows", 11)],
    "a start resource of one's own": [
        ("board, start, wood", []),
        ("board, start, gold", ["L2", "B3"]),
    ],
    "no lake": [("board, lakes", [])],
    "a ship in every hex of a lake": [("board, lakes 1, ships", ["A2", "A1", "B1"])],
    "10 artifacts and 6 workers": [("sheet, artifacts", 10), ("sheet, workers", 6)],
    "a shorter row of relics": [("relics, two", [{"points": 8}, {"points": 6}])],
    "no monument in play with 2 players": [
        ("monuments, values", [{"points": 9, "players": 3}, {"points": 8, "players": 4}]),
    ],
    "7 columns of cards": [("columns 8", LEFT_OUT)],
    "a spell on three cards and a building on none": [
        ("columns 1, cards 1, spell", "muster"),
        ("columns 4, cards 2, building", "shrine"),
    ],
    "numbers of one's own": [("columns 2, cards 1, number", 77)],
    "the prices of one's own": [
        ("columns 1, cards 1, gold", 9),
        ("columns 4, cards 2, crystals", 11),
    ],
    "a place of two spells, and one for more players": [
        ("archive, storeys 1, places 1, spells", ["muster", "terrain-2"]),
        ("archive, storeys 1, places 1, players", 3),
    ],
    "rows 3 to 5 of the solo table": [("solo, targets", [10, 15, 90, 2, 20, 50])],
}


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


@pytest.mark.parametrize(("change", "lines"), OTHERS, ids=[lines[0] for _, lines in OTHERS])
def test_what_else_is_unlike_the_rules_is_a_warning(change: Change, lines: list[str]) -> None:
    assert warnings_in(changed(change)) == lines


@pytest.mark.parametrize("changes", NO_RULES.values(), ids=NO_RULES)
def test_what_no_rule_names_is_the_editions_own(changes: list[Change]) -> None:
    assert problems_in(changed(*changes)) == []


def test_the_trolls_need_seven_columns() -> None:
    cards: list[Any] = changed()["columns"][:6]
    assert warnings_in(changed(("columns", cards))) == [
        "columns: has 6; usual are 7 or more (M1.5)"
    ]


def test_an_edition_without_family_version_has_no_archive() -> None:
    assert problems_in(changed(("archive", LEFT_OUT))) == []


def test_the_solo_targets_are_those_of_the_rules_when_left_out() -> None:
    assert problems_in(changed(("solo", LEFT_OUT))) == []
