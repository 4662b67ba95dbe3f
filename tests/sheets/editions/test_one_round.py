"""Whatever is wrong in an edition is said in one round: its form, its references, its numbers."""

from typing import Any

import pytest

from tests.sheets.editions.edition_trees import LEFT_OUT, changed, problems_in

FORM: list[tuple[str, Any, str]] = [
    ("version", 2, "version"),
    ("columns 3, cards 1, wood", "two", "columns 3, cards 1, wood"),
    ("columns 2, cards 1, spell", LEFT_OUT, "columns 2, cards 1, spell"),
    ("board, printed, gold 1", "Z", "board, printed, gold 1"),
    ("sheet, kettles", 3, "sheet, kettles"),
    ("names, spells, clone, en", 7, "names, spells, clone, en"),
]
RULES = [
    ("columns 4, cards 2, building", "mill", "columns 4, cards 2, building"),
    ("columns 5, cards 1, gold", 500, "columns 5, cards 1, gold"),
    ("board, printed, wood 1", "Z9", "board, printed, wood Z9"),
    ("solo, targets", [1], "solo, targets"),
    ("id", "So nicht", "id"),
]


def test_faults_of_form_do_not_hide_what_the_rules_say() -> None:
    lines = problems_in(changed(*((place, value) for place, value, _ in (*FORM, *RULES))))
    assert [line.split(": ")[1] for line in lines] == [
        *sorted((place for _, _, place in FORM), key=[line.split(": ")[1] for line in lines].index),
        "id",
        "board, printed, wood Z9",
        "columns 4, cards 2, building",
        "columns 5, cards 1, gold",
        "solo, targets",
    ]


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("board, columns", "wide"),  # Nobody knows then what lies off the board.
        ("columns 2", 5),
        ("board, start", []),
        ("names, spells", LEFT_OUT),
        ("board", LEFT_OUT),
        ("solo, map, territories 2, hexes", 3),
        ("dice", ["iron"]),
        ("solo, targets 2", "x"),
        ("columns 2, cards 1, number", None),
    ],
)
def test_what_hangs_together_with_a_fault_is_not_judged(place: str, value: Any) -> None:
    assert len(problems_in(changed((place, value)))) == 1
