"""Figures that should add up say what each of them is."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.photo.figures import (
    BLANK,
    COLUMNS,
    EMPTY,
    GLYPHS,
    NUMBERS,
    ODD,
    OTHER,
    SLOTS,
    glyphs_of,
    number_probabilities,
)
from rollwrite.photo.inference import (
    MISTAKEN,
    NEARLY,
    OFF,
    Sum,
    as_part,
    as_total,
    certain,
    infer,
    is_written,
)

ROW = {"row": Sum(("a", "b", "c"))}


def read(number: int, sure: float = 0.9999, *, else_: int = OTHER) -> np.ndarray:
    """Return the shares of a figure that is almost certainly this one."""
    found = np.zeros(COLUMNS)
    found[number] += sure
    found[else_] += 1 - sure
    return found


def mistaken(numbers: np.ndarray) -> np.ndarray:
    """Return how likely each number is written as a sum: right, off by a little or ten, or any."""
    found: np.ndarray = (1 - MISTAKEN) * numbers + MISTAKEN * (1 - NEARLY) * numbers.sum() / NUMBERS
    for number, share in enumerate(numbers):
        for off in OFF:
            if 0 <= number + off < NUMBERS:
                found[number + off] += MISTAKEN * NEARLY * share / len(OFF)
    return found


@pytest.mark.parametrize("number", [0, 7, 10, 42, 100, 199])
def test_three_digits_say_a_number(number: int) -> None:
    scores = np.zeros((1, SLOTS, GLYPHS))
    for slot, glyph in enumerate(glyphs_of(number)):
        scores[0, slot, glyph] = 20
    shares = number_probabilities(scores)
    assert shares.argmax() == number
    assert shares.sum() == pytest.approx(1)


def test_an_empty_box_and_a_crossed_out_figure_are_no_numbers() -> None:
    scores = np.zeros((2, SLOTS, GLYPHS))
    scores[0, :, EMPTY] = 20
    scores[1, :, ODD] = 20
    assert number_probabilities(scores).argmax(1).tolist() == [BLANK, OTHER]


def test_a_figure_that_cannot_be_read_follows_from_the_sum() -> None:
    parts = {"a": as_part(read(3)), "b": as_part(read(OTHER)), "c": as_part(read(BLANK))}
    found = infer("row", ROW, {**parts, "row": as_total(read(11))})
    assert found.numbers["b"].argmax() == 8
    assert found.numbers["b"].max() > 0.95


def test_of_two_readings_that_are_alike_likely_the_one_that_adds_up_is_taken() -> None:
    one_or_seven = read(1, 0.5, else_=7)
    parts = {"a": as_part(one_or_seven), "b": as_part(read(4)), "c": as_part(read(BLANK))}
    found = infer("row", ROW, {**parts, "row": as_total(read(11))})
    assert found.numbers["a"].argmax() == 7
    assert found.numbers["a"].max() > 0.999
    assert found.wrong["row"] < 0.001


def test_a_sum_that_is_clearly_written_and_wrong_is_found() -> None:
    parts = {"a": as_part(read(3)), "b": as_part(read(4)), "c": as_part(read(5))}
    found = infer("row", ROW, {**parts, "row": as_total(read(13))})
    assert found.wrong["row"] > 0.9
    assert found.numbers["row"].argmax() == 13


def test_an_empty_box_adds_nothing_and_an_empty_sum_says_nothing() -> None:
    assert as_part(read(BLANK)).argmax() == 0
    assert np.ptp(as_total(read(BLANK))) < 1e-9
    assert not is_written(read(BLANK))


@given(
    st.lists(st.integers(0, 12), min_size=4, max_size=4),
    st.lists(st.integers(0, 12), min_size=4, max_size=4),
    st.integers(0, 30),
    st.floats(0.3, 0.99),
)
def test_figures_are_as_likely_as_all_ways_to_write_them_say(
    likely: list[int], others: list[int], total: int, sure: float
) -> None:
    """Two rows of two figures and a total: the same as by adding up all that may be written."""
    read_as = [read(one, sure, else_=other) for one, other in zip(likely, others, strict=True)]
    known = {name: as_part(each) for name, each in zip("abcd", read_as, strict=True)}
    known["total"] = as_total(read(total, sure, else_=OTHER))
    sums = {"total": Sum(("ab", "cd")), "ab": Sum(("a", "b")), "cd": Sum(("c", "d"))}
    found = infer("total", sums, known)

    def row(one: str, other: str) -> np.ndarray:
        return mistaken(np.convolve(known[one], known[other])[:NUMBERS])

    both = np.convolve(row("a", "b"), row("c", "d"))[:NUMBERS]
    expected = known["total"] * mistaken(both)
    assert found.numbers["total"] == pytest.approx(expected / expected.sum(), abs=1e-4)
    for numbers in found.numbers.values():
        assert numbers.sum() == pytest.approx(1)
        assert numbers.min() >= 0


@given(st.integers(0, 199))
def test_what_marks_make_is_written_but_for_a_mistake(number: int) -> None:
    found = certain(number)
    assert found.argmax() == number
    assert found.sum() == pytest.approx(1, abs=MISTAKEN)
