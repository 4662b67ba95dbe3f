"""Step 6, together: which reading of marks that belong together is likely, of those that can be."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from rollwrite.photo.classifier import Likelihoods
from rollwrite.photo.states import STATES, State
from sheets.files.problem import Path

Meaning: TypeAlias = str | int | bool  # Of a group of marks: `built`, 3.
Look: TypeAlias = tuple[Meaning, tuple[State, ...]]
# The sheet itself, the rules from other marks, or somebody who was asked.
Source: TypeAlias = Literal["read", "rule", "person"]

SURE: Final = 0.9995  # A reading of marks less likely is asked,
SURE_FIGURE: Final = 0.999  # that of a figure,
SURE_CHECKED: Final = 0.995  # and of one which others check.
ILLEGAL: Final = 0.05  # How likely what the rules forbid is beside what they allow.

_INDEX: Final[Mapping[State, int]] = {state: index for index, state in enumerate(STATES)}


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that are read together: what they can say, and how they look then.

    `path` is where in a sheet's tree the answer stands. Each of the `looks` is a meaning and the
    states of all marks; several may mean the same. Of what `is_figure` they are the likely numbers,
    and any other may be said; its mark, where it has one, is the box in which it stands. What
    `only_checks` helps to add up figures, and nobody is asked for it. A reading less likely than
    `sure` is asked.
    """

    path: Path
    marks: tuple[str, ...]
    looks: tuple[Look, ...]
    is_figure: bool = False
    only_checks: bool = False
    sure: float = SURE

    @property
    def meanings(self) -> tuple[Meaning, ...]:
        """Everything the marks can say, each once."""
        return tuple(dict.fromkeys(meaning for meaning, _ in self.looks))

    @property
    def is_marked(self) -> bool:
        """Whether it is told by how its marks look, not by what is written in a box."""
        return any(states for _, states in self.looks)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a group of marks says, and how likely that is; None where nothing is.

    `by` is who said it; `shares` is how likely each of the group's meanings looked.
    """

    group: Group
    meaning: Meaning | None
    likely: float
    by: Source = "read"
    shares: tuple[float, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether nobody need be asked."""
        return self.likely >= self.group.sure


def row_look(
    marks: Iterable[object], marked: Container[object], meaning: Meaning, how: State = "circled"
) -> Look:
    """Return the look of a row of marks of which some are marked."""
    return meaning, tuple(how if each in marked else "blank" for each in marks)


def read_group(group: Group, rows: Likelihoods) -> Reading:
    """Return the most likely meaning of a group, a row of likelihoods for each of its marks.

    What the rules forbid weighs too, however little: a mark that is most likely something else
    leaves no meaning likely.
    """
    shares: dict[Meaning, float] = {}
    for meaning, states in group.looks:
        share = likely(rows, states)
        shares[meaning] = shares.get(meaning, 0.0) + share
    legal = sum(shares.values())
    if not shares or legal <= 0:
        return Reading(group, None, 0.0)
    best = max(shares, key=lambda each: shares[each])
    everything = legal + ILLEGAL * max(1 - legal, 0.0)
    found = tuple(shares[each] / everything for each in group.meanings)
    return Reading(group, best, shares[best] / everything, shares=found)


def agreed(one: Reading, other: Reading) -> Reading:
    """Return what two photographs say of a group; where both are sure and differ it is doubtful."""
    better = max(one, other, key=lambda each: each.likely)
    if one.meaning != other.meaning and one.is_sure and other.is_sure:
        return replace(better, likely=0.0)
    return better


def answers_of(readings: Iterable[Reading]) -> dict[Path, Meaning]:
    """Return what is sure, by where it stands."""
    sure = (each for each in readings if each.is_sure)
    return {each.group.path: each.meaning for each in sure if each.meaning is not None}


def likely(rows: Likelihoods, states: Sequence[State]) -> float:
    """Return how likely marks look so, a row of likelihoods for each."""
    return float(math.prod(row[_INDEX[state]] for row, state in zip(rows, states, strict=True)))
