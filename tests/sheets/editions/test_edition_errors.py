"""What the rules cannot work with: every error of an edition, its place and its sentence."""

from typing import Any

import pytest

from tests.sheets.editions.edition_trees import LEFT_OUT, changed, problems_in

ON_THE_BOARD = "which has columns A to M and rows 1 to 10"
IS_EMPTY = "is empty; write what is printed there, or leave the language out"

ERRORS: list[tuple[str, Any, list[str]]] = [
    # Identity
    (
        "id",
        "My Edition",
        ["id: must be at most 40 of a-z, 0-9 and single hyphens, not 'My Edition'"],
    ),
    (
        "id",
        "a" * 41,
        [
            "id: must be at most 40 of a-z, 0-9 and single hyphens, "
            "not 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...'"
        ],
    ),
    (
        "version",
        "1.0.0-rc",
        [
            "version: must be 1 to 8 of 0-9, A-Z and the dot, which a sheet's code can hold, "
            "not '1.0.0-rc'"
        ],
    ),
    # Names
    ("title", {}, ["title: is empty; a title in at least one language is needed"]),
    (
        "title, en",
        "two\nlines",
        [r"title, en: must be one line of at most 40 letters, not 'two\nlines'"],
    ),
    (
        "names, spells, rage, en",
        "漢字",
        [
            "names, spells, rage, en: no face of the sheets has 漢 (U+6F22), 字 (U+5B57); "
            "write it with other letters"
        ],
    ),
    (
        "title, fr",
        "МИР",
        [
            "title, fr: no face of the sheets has М (U+041C), И (U+0418), Р (U+0420); "
            "write it with other letters"
        ],
    ),
    (
        "names, resources, gold",
        LEFT_OUT,
        ["names, resources, gold: has no name in any language (M1.1)"],
    ),
    ("names, spells, rage", LEFT_OUT, ["names, spells, rage: has no name in any language (M9)"]),
    ("names, spells, rage", {"en": " "}, [f"names, spells, rage, en: {IS_EMPTY}"]),
    ("names, resources, city, de", "", [f"names, resources, city, de: {IS_EMPTY}"]),
    ("names, buildings, bank, en", "\u00a0", [f"names, buildings, bank, en: {IS_EMPTY}"]),
    ("title, en", "\u202f", [f"title, en: {IS_EMPTY}"]),
    ("names, buildings, bank", {}, ["names, buildings, bank: has no name in any language (M8)"]),
    # Board
    (
        "board, columns",
        27,
        ["board, columns: is 27; a board has 1 to 26 columns, lettered A to Z (M1.4)"],
    ),
    (
        "board, columns",
        0,
        ["board, columns: is 0; a board has 1 to 26 columns, lettered A to Z (M1.4)"],
    ),
    ("board, rows", 100, ["board, rows: is 100; a board has 3 to 99 rows (M1.4)"]),
    (
        "board, rivers",
        [4],
        ["board, rivers: has 1; the borders with 2 and with 3 players are expected (M2.5)"],
    ),
    (
        "board, rivers",
        [4, 7, 9],
        ["board, rivers: has 3; the borders with 2 and with 3 players are expected (M2.5)"],
    ),
    (
        "board, rivers",
        [4, 10],
        ["board, rivers 2: is 10; a river runs below one of rows 1 to 9 (M1.4)"],
    ),
    (
        "board, rivers",
        [7, 4],
        ["board, rivers: must rise from the top of the board, not [7, 4] (M1.4)"],
    ),
    (
        "board, start, gold",
        ["P4"],
        [f"board, start, gold P4: lies off the board, {ON_THE_BOARD} (M1.4)"],
    ),
    (
        "board, printed, city 3",
        "E11",
        [f"board, printed, city E11: lies off the board, {ON_THE_BOARD} (M1.4)"],
    ),
    (
        "board, lakes 5, hexes 2",
        "Z9",
        [f"board, lakes 5, hexes Z9: lies off the board, {ON_THE_BOARD} (M1.4)"],
    ),
    (
        "board, start, gold",
        ["B3"],
        [
            "board, start, wood B3: is used already by board, start, gold B3; "
            "a hex holds one thing (M1.4)"
        ],
    ),
    (
        "board, lakes 1, hexes 2",
        "D1",
        [
            "board, lakes 1, hexes D1: is used already by board, printed, gold D1; "
            "a hex holds one thing (M1.4)"
        ],
    ),
    (
        "board, start",
        {"gold": ["L9"]},
        ["board, start: none lies in rows 1 to 4, so 2 players could draw nothing (M3.2)"],
    ),
    (
        "board, printed",
        {"gold": ["D1", "H6"]},
        [
            "board, printed: 1 in rows 1 to 4; "
            "with 2 players fewer than 2 end the game at once (M7.1)"
        ],
    ),
    (
        "board, printed",
        {"gold": ["H6"]},
        [
            "board, printed: 0 in rows 1 to 4; "
            "with 2 players fewer than 2 end the game at once (M7.1)",
            "board, printed: 1 in rows 1 to 7; "
            "with 3 players fewer than 2 end the game at once (M7.1)",
            "board, printed: 1 in rows 1 to 10; "
            "with 4 players fewer than 2 end the game at once (M7.1)",
        ],
    ),
    ("board, lakes 1, hexes", [], ["board, lakes 1, hexes: is empty; a lake has a hex (M1.4)"]),
    (
        "board, lakes 1, ships",
        ["Boat"],
        ["board, lakes 1, ships 1: 'Boat' is no hex: a letter and a row, such as D4"],
    ),
    (
        "board, lakes 1, ships",
        ["A1", "G3"],
        [
            "board, lakes 1, ships G3: is no hex of this lake; "
            "a ship is called by that in which it is drawn, such as A1 (M1.4)"
        ],
    ),
    (
        "board, lakes 2, ships",
        ["G3", "G3"],
        ["board, lakes 2, ships G3: stands there 2 times; once is right (M1.4)"],
    ),
    (
        "board, lakes 2, ships",
        ["L2", "L3", "L4"],
        ["board, lakes 2, ships: has 3 on a lake of 2; each ship lies in a hex of its own (M1.4)"],
    ),
    # Player sheet
    ("sheet, artifacts", -1, ["sheet, artifacts: is -1; a sheet has 0 to 99 (M1.5)"]),
    ("sheet, workers", 100, ["sheet, workers: is 100; a sheet has 0 to 99 (M1.5)"]),
    (
        "relics, two 4, points",
        0,
        ["relics, two 4, points: is 0; a value has 1 to 99 points (M1.5)"],
    ),
    (
        "relics, two 2, points",
        8,
        ["relics, two 2, points: is 8 after 8; each is lower than the one before (M1.5)"],
    ),
    (
        "monuments, values 8, points",
        60,
        ["monuments, values 8, points: is 60 after 7; each is lower than the one before (M1.5)"],
    ),
    (
        "relics, three 2, players",
        5,
        ["relics, three 2, players: is 5; a value is in play from 2, 3 or 4 players on (M2.1)"],
    ),
    # Cards
    (
        "columns",
        [],
        ["columns 1: has no cards to start with; the first column holds the start cards (M2.3)"],
    ),
    (
        "columns 1, cards",
        [],
        ["columns 1: has no cards to start with; the first column holds the start cards (M2.3)"],
    ),
    ("columns 8, cards", [], ["columns 8, cards: is empty; a column has a card (M1.5)"]),
    (
        "columns 3, cards 1, number",
        2,
        [
            "columns 3, cards 1, number: the number is used already in columns 1, cards 2; "
            "every card has its own (M1.5)"
        ],
    ),
    (
        "columns 3, cards 1, number",
        0,
        ["columns 3, cards 1, number: the number of a card is 1 to 99, not 0 (M1.5)"],
    ),
    (
        "columns 3, cards 3, spell",
        "rag-3",
        ["columns 3, cards 3, spell: no rule knows 'rag-3'; did you mean 'rage-3'? (M9)"],
    ),
    (
        "columns 3, cards 3, spell",
        "clone-2",
        ["columns 3, cards 3, spell: no rule knows 'clone-2'; did you mean 'clone'? (M9)"],
    ),
    (
        "columns 3, cards 3, spell",
        "x",
        [
            "columns 3, cards 3, spell: no rule knows 'x'; known are 'astral-ship', 'clone', "
            "'construct', 'muster', 'conjure', 'rage-2', 'rage-3', 'swamp-1', 'swamp-2', "
            "'acquire', 'terrain-1' and 'terrain-2' (M9)"
        ],
    ),
    (
        "columns 3, cards 3, building",
        "banc",
        ["columns 3, cards 3, building: no rule knows 'banc'; did you mean 'bank'? (M8)"],
    ),
    (
        "columns 3, cards 3, gold",
        0,
        ["columns 3, cards 3, gold: is 0; a price is 1 to 99 (M1.6)"],
    ),
    (
        "columns 3, cards 3, crystals",
        100,
        ["columns 3, cards 3, crystals: is 100; a price is 1 to 99 (M1.6)"],
    ),
    # Archive
    (
        "archive, storeys",
        [],
        [
            "archive, storeys: there are none; "
            "leave out [archive] where no family version is printed (F8)"
        ],
    ),
    (
        "archive, storeys 2, places",
        [],
        ["archive, storeys 2: has no place in play with 2 players (F2)"],
    ),
    (
        "archive, storeys 2, places 4, players",
        5,
        [
            "archive, storeys 2, places 4, players: is 5; "
            "a place is in play from 2, 3 or 4 players on (F2)"
        ],
    ),
    (
        "archive, storeys 2, places 4, spells",
        [],
        ["archive, storeys 2, places 4, spells: is empty; a place has a spell to take (F8)"],
    ),
    (
        "archive, storeys 2, places 4, spells",
        ["muster", "terain-1"],
        [
            "archive, storeys 2, places 4, spells: "
            "no rule knows 'terain-1'; did you mean 'terrain-1'? (F8)"
        ],
    ),
    (
        "archive, storeys 2, places 4, spells",
        ["conjure"],
        [
            "archive, storeys 2, places 4, spells: "
            "'conjure' can do nothing in the family version, which has no cards (F5)"
        ],
    ),
    (
        "archive, storeys 2, places",
        [{"spells": ["clone"]}] * 27,
        ["archive, storeys 2, places: has 27; a storey has 1 to 26, lettered A to Z (F8)"],
    ),
    (
        "archive, storeys 2, places 4, spells",
        ["clone"] * 99,
        ["archive: has 132 spells in all; a sheet has room for 99 at the most (F8)"],
    ),
    # Solo
    ("solo, targets", [10, 15], ["solo, targets: has 2; 6 targets are needed (S2)"]),
    ("solo, levels, expert", [70], ["solo, levels, expert: has 1; 2 targets are needed (S2)"]),
    ("solo, targets 6", 0, ["solo, targets 6: is 0; a target is 1 to 999 points (S2)"]),
]


@pytest.mark.parametrize(
    ("place", "value", "lines"), ERRORS, ids=[lines[0][:70] for _, _, lines in ERRORS]
)
def test_what_the_rules_cannot_work_with_is_an_error(
    place: str, value: Any, lines: list[str]
) -> None:
    assert problems_in(changed((place, value))) == [f"error: {line}" for line in lines]


def test_all_errors_come_at_once_in_the_order_of_the_file() -> None:
    tree = changed(
        ("version", ""),
        ("board, rows", 0),
        ("columns 2, cards 1, gold", 0),
        ("columns 2, cards 1, wood", -2),
    )
    assert [line.partition(": ")[2].partition(":")[0] for line in problems_in(tree)] == [
        "version",
        "board, rows",
        "columns 2, cards 1, gold",
        "columns 2, cards 1, wood",
    ]


def test_an_error_in_one_part_does_not_hide_what_is_unusual_in_another() -> None:
    tree = changed(("board, rows", 0), ("solo, targets 1", 11))
    assert problems_in(tree)[-1] == "warning: solo, targets 1: is 11; usual is 10 (S2)"


def test_a_board_of_a_thousand_million_columns_is_answered_at_once() -> None:
    assert "board, columns: is 1000000000;" in problems_in(changed(("board, columns", 10**9)))[0]
