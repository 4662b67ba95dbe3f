"""Step 6, sums: which figures of a ledger are likely, since they should add up.

Each figure has a share for every number. What is written may be wrong too: of all sums `MISTAKEN`
are, mostly by a little or by ten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.numbers import BLANK, NUMBERS, Shares

Numbers: TypeAlias = NDArray[Any]  # How likely each number from 0 to MOST is.

MISTAKEN: Final = 0.02
OFF: Final = (-10, -2, -1, 1, 2, 10)  # By so much most wrong sums are wrong,
NEARLY: Final = 0.8  # which is this share of them.
DOUBT: Final = 1e-7  # What is left for every number, whatever a network says.
ANY: Final[Numbers] = np.full(NUMBERS, 1 / NUMBERS)
NOTHING: Final[Numbers] = np.eye(NUMBERS)[0]  # Surely 0.


@dataclass(frozen=True, slots=True)
class Sum:
    """What should make a figure, by name; each figure is a part of one sum at most.

    `mistaken` is how often it is written wrongly, 0 where it is not written.
    """

    parts: tuple[str, ...]
    mistaken: float = MISTAKEN


@dataclass(frozen=True, slots=True)
class Added:
    """What the figures of a ledger are, once they are added up.

    `numbers` has for each figure how likely it is each number, with all that is written in sight;
    `made` for each sum what its parts add up to, whatever is written, and `wrong` how likely that
    is something else.
    """

    numbers: dict[str, Numbers]
    made: dict[str, Numbers]
    wrong: dict[str, float]

    def meant(self, name: str) -> Numbers:
        """Return what the parts of a sum make; without parts what is written."""
        return self.made.get(name, self.numbers[name])


def added(root: str, sums: Mapping[str, Sum], known: Mapping[str, Numbers]) -> Added:
    """Return what figures are that should add up to `root`, from what is known of each.

    A figure of which nothing is known can be any number.
    """
    up: dict[str, Numbers] = {}
    _add(root, sums, known, up)
    found = Added({}, {}, {})
    _share(root, ANY, sums, known, up, found)
    return found


def is_written(shares: Shares) -> bool:
    """Return whether something is likely to stand in a box."""
    return bool(shares[BLANK] < 1 / 2)


def is_figure(shares: Shares) -> bool:
    """Return whether what stands in a box is likely a number."""
    return bool(shares[:NUMBERS].sum() > 1 / 2)


def as_part(shares: Shares) -> Numbers:
    """Return what a box adds to a sum: an empty one nothing, one that is no figure anything."""
    found = shares[:NUMBERS].copy()
    found[0] += shares[BLANK]
    return _known(found)


def as_total(shares: Shares) -> Numbers:
    """Return what a box says of a sum: an empty one nothing, like one that is no figure."""
    return _known(shares[:NUMBERS].copy())


def exactly(number: int) -> Numbers:
    """Return the shares of one number that is sure, but for a mistake in writing it."""
    found = np.zeros(NUMBERS)
    if not 0 <= number < NUMBERS:
        return ANY
    found[number] = 1
    return _mistaken(found, MISTAKEN)


def counted(likely: Iterable[float]) -> Numbers:
    """Return how many marks there are, each of them so likely, but for a mistake in crossing."""
    found = convolved(np.array([1 - each, each]) for each in likely)
    return _mistaken(np.pad(found, (0, NUMBERS - len(found))), MISTAKEN)


def _known(found: Numbers) -> Numbers:
    rest = max(1 - float(found.sum()), 0.0)
    return scaled(found + (rest + DOUBT) / NUMBERS)


def _add(
    name: str, sums: Mapping[str, Sum], known: Mapping[str, Numbers], up: dict[str, Numbers]
) -> None:
    """Set what is below each sum: what its parts say that they add up to."""
    if name in sums:
        for part in sums[name].parts:
            _add(part, sums, known, up)
        up[name] = convolved(_whole(part, sums, known, up) for part in sums[name].parts)


def _share(
    name: str,
    above: Numbers,
    sums: Mapping[str, Sum],
    known: Mapping[str, Numbers],
    up: Mapping[str, Numbers],
    found: Added,
) -> None:
    """Set what a figure and all below it are, by what is `above`: all that is not below it."""
    said = scaled(known.get(name, ANY) * above)
    if name not in sums:
        found.numbers[name] = said
        return
    below, mistaken = up[name], sums[name].mistaken
    outside = _mistaken(said, mistaken)
    found.numbers[name] = scaled(said * _mistaken(below, mistaken))
    found.made[name] = scaled(below * outside)
    right = (1 - mistaken) * float((said * below).sum())
    astray = mistaken * float((said * _astray(below)).sum())
    found.wrong[name] = astray / (right + astray) if mistaken else 0.0
    parts = sums[name].parts
    whole = [_whole(part, sums, known, up) for part in parts]
    for part, others in zip(parts, _others(whole), strict=True):
        # A part is the sum less what the others are.
        left = np.correlate(np.concatenate([outside, np.zeros(NUMBERS)]), others, "valid")
        _share(part, scaled(left[:NUMBERS]), sums, known, up, found)


def _others(figures: Sequence[Numbers]) -> Iterator[Numbers]:
    """Yield of each figure what all others add up to: those before it and those after it."""
    before = list(accumulate(figures[:-1], _pair))
    after = list(accumulate(figures[:0:-1], _pair))[::-1]
    for place in range(len(figures)):
        yield convolved([*before[max(place - 1, 0) : place], *after[place : place + 1]])


def _whole(
    name: str, sums: Mapping[str, Sum], known: Mapping[str, Numbers], up: Mapping[str, Numbers]
) -> Numbers:
    """Return what a figure and all below it say of it."""
    own = known.get(name, ANY)
    return scaled(own * _mistaken(up[name], sums[name].mistaken)) if name in sums else own


def _mistaken(numbers: Numbers, mistaken: float) -> Numbers:
    return (1 - mistaken) * numbers + mistaken * _astray(numbers)


def _astray(numbers: Numbers) -> Numbers:
    """Return how likely each number is where somebody has added up wrongly."""
    found = np.full(NUMBERS, (1 - NEARLY) * numbers.sum() / NUMBERS)
    for off in OFF:
        near, far = max(off, 0), max(-off, 0)
        found[near : NUMBERS - far] += NEARLY / len(OFF) * numbers[far : NUMBERS - near]
    return found


def convolved(each: Iterable[Numbers]) -> Numbers:
    """Return how likely each sum of some figures is; what is beyond the greatest number is lost."""
    return reduce(_pair, each, NOTHING)


def _pair(one: Numbers, other: Numbers) -> Numbers:
    return other if one is NOTHING else np.convolve(one, other)[:NUMBERS]


def scaled(numbers: Numbers) -> Numbers:
    """Return shares that add up to 1, all alike where there were none."""
    total = numbers.sum()
    found: Numbers = numbers / total if total > 0 else ANY
    return found
