"""Inference: how probable each number is in every box of a tree of sums (the sum-product method).

What is written may be wrong too: of all sums `MISTAKEN` are, mostly by a little or by ten.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.figures import BLANK, NUMBERS, Probabilities

# How probable each number from 0 to MOST is: a row of NUMBERS.
Distribution: TypeAlias = NDArray[np.float64]

MISTAKEN: Final = 0.02
OFF: Final = (-10, -2, -1, 1, 2, 10)  # By so much most wrong sums are wrong.
NEARLY: Final = 0.8  # The share of wrong sums that are wrong by one of OFF.
DOUBT: Final = 1e-7  # What is left for every number, whatever a network says.
ANY: Final[Distribution] = np.full(NUMBERS, 1 / NUMBERS)
NOTHING: Final[Distribution] = np.eye(NUMBERS)[0]  # Surely 0.


@dataclass(frozen=True, slots=True)
class Sum:
    """What should make a figure, by name; each figure is a part of one sum at most.

    `mistaken` is how often it is written wrongly, 0 where it is not written.
    """

    parts: tuple[str, ...]
    mistaken: float = MISTAKEN


@dataclass(frozen=True, slots=True)
class Marginals:
    """What figures are by all that is written, and not by their own boxes alone.

    `numbers` has the distribution of each figure; `made` of each sum that of what its parts add up
    to, whatever is written, and `wrong` how probable it is that something else is written.
    """

    numbers: dict[str, Distribution]
    made: dict[str, Distribution]
    wrong: dict[str, float]

    def meant(self, name: str) -> Distribution:
        """Return the distribution of a sum by its parts; without parts by what is written."""
        return self.made.get(name, self.numbers[name])


@dataclass(frozen=True, slots=True)
class Constraint:
    """A row of figures of which one tells the others, by a rule of the game.

    `cases` has all that can stand in it together, a number for each of `names`, and how probable
    marks make each. The first figure is the one that the state has, the second a part of a sum.
    """

    names: tuple[str, ...]
    cases: Mapping[tuple[int, ...], float]

    @property
    def figure(self) -> str:
        """What the state has."""
        return self.names[0]

    @property
    def part(self) -> str:
        """What is a part of a sum."""
        return self.names[1]

    def message(self, name: str, known: Mapping[str, Distribution]) -> Distribution:
        """Return the distribution of a figure of the row by those of the others, any if unknown."""
        place = self.names.index(name)
        found = np.zeros_like(ANY)
        for case, share in self.cases.items():
            for other, number in zip(self.names, case, strict=True):
                if other != name:
                    share *= float(known.get(other, ANY)[number])
            found[case[place]] += share
        return (1 - MISTAKEN) * normalize(found) + MISTAKEN * ANY


def infer(root: str, sums: Mapping[str, Sum], known: Mapping[str, Distribution]) -> Marginals:
    """Return the marginals of figures that should add up to `root`, by what is known of each.

    A figure of which nothing is known can be any number.
    """
    up: dict[str, Distribution] = {}
    _upward(root, sums, known, up)
    found = Marginals({}, {}, {})
    _downward(root, ANY, sums, known, up, found)
    return found


def is_written(row: Probabilities) -> bool:
    """Return whether a box is probably not empty."""
    return bool(row[BLANK] < 1 / 2)


def is_figure(row: Probabilities) -> bool:
    """Return whether a box probably holds a number."""
    return bool(row[:NUMBERS].sum() > 1 / 2)


def as_part(row: Probabilities) -> Distribution:
    """Return the distribution of what a box adds: empty 0, and anything where it is no figure."""
    found = row[:NUMBERS].copy()
    found[0] += row[BLANK]
    return _with_doubt(found)


def as_total(row: Probabilities) -> Distribution:
    """Return the distribution of a sum by its own box: any, if that is empty or no figure."""
    return _with_doubt(row[:NUMBERS].copy())


def certain(number: int) -> Distribution:
    """Return the distribution of a number that is sure, but for a mistake in writing it."""
    found = np.zeros(NUMBERS)
    if not 0 <= number < NUMBERS:
        return ANY
    found[number] = 1
    return _with_mistakes(found, MISTAKEN)


def marks_counted(probabilities: Iterable[float]) -> Distribution:
    """Return the distribution of how many marks there are, but for a mistake in crossing.

    Of each mark it is given how probable it is.
    """
    found = convolve(np.array([1 - each, each]) for each in probabilities)
    return _with_mistakes(np.pad(found, (0, NUMBERS - len(found))), MISTAKEN)


def convolve(each: Iterable[Distribution]) -> Distribution:
    """Return the distribution of the sum of figures; what is beyond the greatest number is lost."""
    return reduce(_pair, each, NOTHING)


def normalize(numbers: Distribution) -> Distribution:
    """Return a distribution that adds up to 1, of nothing the same for every number."""
    total = numbers.sum()
    found: Distribution = numbers / total if total > 0 else ANY
    return found


def _upward(
    name: str,
    sums: Mapping[str, Sum],
    known: Mapping[str, Distribution],
    up: dict[str, Distribution],
) -> None:
    """Set the upward message of each sum: the distribution of what its parts add up to."""
    if name in sums:
        for part in sums[name].parts:
            _upward(part, sums, known, up)
        up[name] = convolve(_belief(part, sums, known, up) for part in sums[name].parts)


def _downward(
    name: str,
    above: Distribution,
    sums: Mapping[str, Sum],
    known: Mapping[str, Distribution],
    up: Mapping[str, Distribution],
    found: Marginals,
) -> None:
    """Set the marginals of a figure and of all below it.

    `above` is the downward message to the figure: its distribution by all that is not below it.
    """
    told = normalize(known.get(name, ANY) * above)
    if name not in sums:
        found.numbers[name] = told
        return
    below, mistaken = up[name], sums[name].mistaken
    outside = _with_mistakes(told, mistaken)
    found.numbers[name] = normalize(told * _with_mistakes(below, mistaken))
    found.made[name] = normalize(below * outside)
    right = (1 - mistaken) * float((told * below).sum())
    astray = mistaken * float((told * _misadded(below)).sum())
    found.wrong[name] = astray / (right + astray) if mistaken else 0.0
    parts = sums[name].parts
    beliefs = [_belief(part, sums, known, up) for part in parts]
    for part, others in zip(parts, _others(beliefs), strict=True):
        # A part is the sum less what the others are.
        left = np.correlate(np.concatenate([outside, np.zeros(NUMBERS)]), others, "valid")
        _downward(part, normalize(left[:NUMBERS]), sums, known, up, found)


def _belief(
    name: str,
    sums: Mapping[str, Sum],
    known: Mapping[str, Distribution],
    up: Mapping[str, Distribution],
) -> Distribution:
    """Return the distribution of a figure by its own box and all below it."""
    own = known.get(name, ANY)
    if name not in sums:
        return own
    return normalize(own * _with_mistakes(up[name], sums[name].mistaken))


def _others(figures: Sequence[Distribution]) -> Iterator[Distribution]:
    """Yield for each figure the distribution of what all others add up to: before it, after it."""
    before = list(accumulate(figures[:-1], _pair))
    after = list(accumulate(figures[:0:-1], _pair))[::-1]
    for place in range(len(figures)):
        yield convolve([*before[max(place - 1, 0) : place], *after[place : place + 1]])


def _with_doubt(found: Distribution) -> Distribution:
    rest = max(1 - float(found.sum()), 0.0)
    return normalize(found + (rest + DOUBT) / NUMBERS)


def _with_mistakes(numbers: Distribution, mistaken: float) -> Distribution:
    return (1 - mistaken) * numbers + mistaken * _misadded(numbers)


def _misadded(numbers: Distribution) -> Distribution:
    """Return the distribution of a sum that somebody has added up wrongly."""
    found = np.full(NUMBERS, (1 - NEARLY) * numbers.sum() / NUMBERS)
    for off in OFF:
        near, far = max(off, 0), max(-off, 0)
        found[near : NUMBERS - far] += NEARLY / len(OFF) * numbers[far : NUMBERS - near]
    return found


def _pair(one: Distribution, other: Distribution) -> Distribution:
    return other if one is NOTHING else np.convolve(one, other)[:NUMBERS]
