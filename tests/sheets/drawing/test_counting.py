"""The counting board beside a total."""

import pytest

from sheets.drawing.counting import APART, RING, ROWS, counted_marks, draw_count
from sheets.drawing.shapes import Box
from sheets.drawing.theme import load_theme

TOTAL = "final.total"


def least(rings: int) -> float:
    """Return the least width of so many rings in a row, or the height of as many rows."""
    return rings * (RING + APART) - APART


@pytest.mark.parametrize("tens", [4, 8, 10, 12, 15])
def test_a_board_of_the_least_size_has_all_rings_apart(tens: int) -> None:
    high = least(ROWS)
    tens_box = Box(3, 4, least(-(-tens // ROWS)), high)
    units_box = Box(3, tens_box.bottom + APART, least(5), high)
    found = [*draw_count(TOTAL, tens_box, units_box, load_theme("ink"), tens)]
    assert [mark.name for mark in found] == [
        *(f"{TOTAL}.tens.{number}" for number in range(1, tens + 1)),
        *(f"{TOTAL}.units.{number}" for number in range(10)),
    ]
    boxes = [mark.box for mark in found]
    assert all(tens_box.holds(each) for each in boxes[:tens])
    assert all(units_box.holds(each) for each in boxes[tens:])
    grown = [each.inset(-APART / 2) for each in boxes]
    assert not any(a.overlaps(b) for i, a in enumerate(grown) for b in grown[i + 1 :])


def test_a_total_is_its_tens_and_its_units() -> None:
    assert counted_marks(TOTAL, 47) == (f"{TOTAL}.tens.4", f"{TOTAL}.units.7")
    assert counted_marks(TOTAL, 100) == (f"{TOTAL}.tens.10", f"{TOTAL}.units.0")
    assert counted_marks(TOTAL, 6) == (f"{TOTAL}.units.6",)


def test_a_total_past_the_last_ten_is_circled_with_two_tens() -> None:
    assert counted_marks(TOTAL, 137) == (f"{TOTAL}.tens.10", f"{TOTAL}.tens.3", f"{TOTAL}.units.7")


@pytest.mark.parametrize("total", [200, -3])
def test_a_total_that_no_ring_shows_is_not_circled(total: int) -> None:
    assert counted_marks(TOTAL, total) == ()
