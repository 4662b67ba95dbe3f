"""Figures and their intervals, against what statistics says."""

import random
import statistics

import pytest

from rollwrite.play.simulation.report import below, deviation, mean_of, share


def test_the_interval_of_a_share_is_wilsons() -> None:
    # Newcombe 1998, table I: 81 of 263 is 0.2553 to 0.3662.
    found = share(81, 263)
    assert found.low == pytest.approx(0.2553, abs=1e-4)
    assert found.high == pytest.approx(0.3662, abs=1e-4)


@pytest.mark.parametrize("part", [0, 20])
def test_a_share_of_none_or_all_stays_within_0_and_1(part: int) -> None:
    found = share(part, 20)
    assert found.low is not None
    assert found.high is not None
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_means_and_deviations_are_those_of_the_numbers() -> None:
    numbers = [3, 3, 4, 7, 7, 7, 12]
    counts = {number: numbers.count(number) for number in numbers}
    assert mean_of(counts).value == pytest.approx(statistics.fmean(numbers))
    squares = sum(number * number for number in numbers)
    assert deviation(sum(numbers), squares, len(numbers)) == pytest.approx(
        statistics.pstdev(numbers)
    )


def test_an_interval_holds_the_true_mean_in_95_of_100_runs() -> None:
    chance, held = random.Random(1), 0
    for _ in range(400):
        dice = [chance.randint(1, 6) for _ in range(60)]
        found = mean_of({face: dice.count(face) for face in range(1, 7)})
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 3.5 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_the_number_that_a_part_does_not_pass() -> None:
    counts = {1: 5, 2: 4, 9: 1}
    assert [below(counts, part) for part in (0.0, 0.5, 0.9, 0.95, 1.0)] == [1, 1, 2, 9, 9]
