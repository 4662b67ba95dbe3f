"""Editions made from a seed: board, cards, solo map; `SeededRandom` decides for them."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class SeededRandom:
    """Choices that a text decides.

    They are made of `Random.random` alone, which Python promises to keep as it is.
    """

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def chance(self) -> float:
        """Return a number from 0 to 1."""
        return self._random.random()

    def below(self, number: int) -> int:
        """Return a whole number from 0 up to, not with, this one."""
        return int(self._random.random() * number)

    def one(self, things: Sequence[T]) -> T:
        """Return one of some things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return these things in any order."""
        found = [*things]
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return found
