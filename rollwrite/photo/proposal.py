"""What a sheet without marks of its own shows, as a proposal that the other sheets are held to.

What the sheets say wins: a proposal that they contradict is told, and is no part of the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sheets.files.problem import Path, Problem
from sheets.files.schema import Tree


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is proposed at a key of a state, and how it agrees with all else there.

    `unsure` names the places that are not certain, by where they are told, `open` those that seem
    empty and may not be; `sure` is how many places are certain. `problems` are what `check` says of
    it beside the sheets. It `is_held` where the players' names are known, and all sheets were there
    to be held to, each sure, or none at all.
    """

    key: str
    tree: Tree
    unsure: Mapping[Path, tuple[str, ...]]
    open: tuple[str, ...]
    sure: int
    problems: tuple[Problem, ...]
    is_held: bool = False

    @property
    def doubtful(self) -> int:
        """How many places are not certain."""
        return len(self.open) + sum(map(len, self.unsure.values()))

    @property
    def fits(self) -> bool:
        """Whether the state may have it: the sheets do not contradict it."""
        return self.is_held and not any(each.level == "error" for each in self.problems)
