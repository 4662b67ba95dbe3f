"""The counting board beside a total."""

import pytest

from sheets.drawing.counting import (
    APART,
    RING,
    count_height,
    count_width,
    counted_marks,
    draw_count,
)
from sheets.drawing.shapes import Box, Mark
from sheets.drawing.theme import load_theme

TOTAL = "final.total"


def rings(box: Box, tens: int = 10, across: int = 10) -> dict[str, Mark]:
    items = draw_count(TOTAL, box, load_theme("ink"), tens, across)
    return {item.name: item for item in items if isinstance(item, Mark)}


@pytest.mark.parametrize(("tens", "across"), [(10, 10), (12, 5), (8, 10), (15, 8)])
def test_a_board_of_the_least_size_has_all_rings_apart(tens: int, across: int) -> None:
    box = Box(3, 4, count_width(across), count_height(tens, across))
    found = rings(box, tens, across)
    assert [*found] == [
        *(f"{TOTAL}.tens.{number}" for number in range(1, tens + 1)),
        *(f"{TOTAL}.units.{number}" for number in range(10)),
    ]
    boxes = [mark.box for mark in found.values()]
    assert all(box.holds(each) for each in boxes)
    grown = [each.inset(-APART / 2) for each in boxes]
    assert not any(a.overlaps(b) for i, a in enumerate(grown) for b in grown[i + 1 :])


def test_the_rings_are_large_enough_where_a_strip_for_holes_scales_them() -> None:
    assert RING * 0.93 >= 6


def test_a_total_is_its_tens_and_its_units() -> None:
    assert counted_marks(TOTAL, 47) == (f"{TOTAL}.tens.4", f"{TOTAL}.units.7")
    assert counted_marks(TOTAL, 100) == (f"{TOTAL}.tens.10", f"{TOTAL}.units.0")
    assert counted_marks(TOTAL, 6) == (f"{TOTAL}.units.6",)


def test_a_total_past_the_last_ten_is_circled_with_two_tens() -> None:
    assert counted_marks(TOTAL, 137) == (f"{TOTAL}.tens.10", f"{TOTAL}.tens.3", f"{TOTAL}.units.7")


@pytest.mark.parametrize("total", [200, -3])
def test_a_total_that_no_ring_shows_is_not_circled(total: int) -> None:
    assert counted_marks(TOTAL, total) == ()
