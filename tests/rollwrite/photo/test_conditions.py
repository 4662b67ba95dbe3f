"""Tables of what was read, by condition."""

from collections import Counter

import pytest

from tools.photographs.conditions import INK, LIGHT, Counts, count, print_table


def test_light_pencil_is_counted_apart_from_all_ink() -> None:
    by: dict[str, Counts] = {}
    count(by, Counter(marks=3), "ball-pen", "blur")
    count(by, Counter(marks=4), LIGHT, "blur")
    count(by, Counter(marks=5), "ball-pen", "mild")
    assert by == {
        "blur": {"marks": 3},
        "mild": {"marks": 5},
        INK: {"marks": 8},
        LIGHT: {"marks": 4},
    }


def test_what_is_true_of_a_sheet_is_counted_as_one() -> None:
    by: dict[str, Counts] = {}
    count(by, Counter(right=True), "ball-pen", "blur")
    assert str(by["blur"]["right"]) == "1"


def test_all_ink_and_light_pencil_are_the_last_rows(capsys: pytest.CaptureFixture[str]) -> None:
    by: dict[str, Counts] = {}
    count(by, Counter(marks=4), LIGHT)
    count(by, Counter(marks=3), "ball-pen", "blur")
    print_table("head", lambda name, found: f"{name}: {found['marks']}", by, ["a mark"])
    assert capsys.readouterr().out.splitlines() == [
        "head",
        "blur: 3",
        f"{INK}: 3",
        f"{LIGHT}: 4",
        "a mark",
    ]
