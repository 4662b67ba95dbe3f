"""Step 6, ties: figures beside each other of which one tells the others, by a rule of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from rollwrite.photo.sums import ANY, MISTAKEN, Numbers, scaled


@dataclass(frozen=True, slots=True)
class Tie:
    """A row of figures by name, and all that can stand in it together.

    `cases` has what can be, a number for each of `names`, and how likely marks make each. The first
    figure is the one that the state has, the second a part of a sum.
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

    def said(self, name: str, known: Mapping[str, Numbers]) -> Numbers:
        """Return what the other figures of the row say of one; what is not known can be any."""
        place = self.names.index(name)
        found = np.zeros_like(ANY)
        for case, share in self.cases.items():
            for other, number in zip(self.names, case, strict=True):
                if other != name:
                    share *= float(known.get(other, ANY)[number])
            found[case[place]] += share
        return (1 - MISTAKEN) * scaled(found) + MISTAKEN * ANY
