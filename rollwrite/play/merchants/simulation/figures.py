"""Figures with their intervals: shares and means of what was counted."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

DEVIATIONS = 1.96  # On either side: 95 of 100 intervals hold the true value.


class Figure(NamedTuple):
    """A figure; `low` and `high` hold it at 95 %, None where it is known exactly."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def tree(self) -> dict[str, float]:
        """The figure as JSON has it."""
        ends = {"low": self.low, "high": self.high}
        known = {key: round(end, 4) for key, end in ends.items() if end is not None}
        return {"value": round(self.value, 4), **known}


def share(part: float, whole: float) -> Figure:
    """Return what share of a whole a part is, from 0 to 1, with Wilson's interval."""
    if not whole:
        return Figure(0.0)
    found, square = part / whole, DEVIATIONS**2
    middle = (found + square / (2 * whole)) / (1 + square / whole)
    spread = (found * (1 - found) + square / (4 * whole)) / whole
    reach = DEVIATIONS * sqrt(max(spread, 0.0)) / (1 + square / whole)
    return Figure(found, min(found, max(0.0, middle - reach)), max(found, min(1.0, middle + reach)))


def mean(total: float, squares: float, number: int) -> Figure:
    """Return the mean of numbers by their sum and the sum of their squares."""
    if not number:
        return Figure(0.0)
    found = total / number
    reach = DEVIATIONS * deviation(total, squares, number) / sqrt(number)
    return Figure(found, found - reach, found + reach)


def deviation(total: float, squares: float, number: int) -> float:
    """Return the standard deviation of numbers by their sum and the sum of their squares."""
    return sqrt(max(squares / number - (total / number) ** 2, 0.0)) if number else 0.0


def mean_of(counts: Mapping[int, int]) -> Figure:
    """Return the mean of numbers that are counted: how often each is there."""
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    return mean(total, squares, sum(counts.values()))


def below(counts: Mapping[int, int], part: float) -> int:
    """Return the least number that this part of those that are counted does not pass."""
    whole, so_far = sum(counts.values()), 0
    for value in sorted(counts):
        so_far += counts[value]
        if so_far >= part * whole:
            return value
    return 0
