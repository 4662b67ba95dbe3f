"""The likeliest choice of things, one for each of many places, that strains rules least."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeVar

T = TypeVar("T")
Change = tuple[int, int]  # A place, and which of its options.

CLEAR: Final = 7.0  # Options that cost more, beside a place's likeliest, are not tried.
MOST_CHANGES: Final = 40  # So many are tried, the likeliest first;
MOST_TOGETHER: Final = 12  # of so many every two together.
ROUNDS: Final = 12


def likeliest(
    places: Sequence[Sequence[tuple[T, float]]], strain: Callable[[Sequence[T]], float]
) -> list[T]:
    """Return a thing for each place, by the options of each and how likely they are, as logarithms.

    Options come with the likeliest first. `strain` is what a choice of all of them strains rules,
    in the same measure. From the likeliest of all places one thing is changed after the other, or
    two, as long as that is better.
    """
    chosen = [0] * len(places)
    changes = sorted(_changes(places), key=lambda change: _cost(places, change))[:MOST_CHANGES]
    best = strain(_things(places, chosen))
    for _ in range(ROUNDS if best else 0):
        found = _better(places, chosen, best, changes, strain)
        if found is None:
            break
        chosen, best = found
    return _things(places, chosen)


def _better(
    places: Sequence[Sequence[tuple[T, float]]], chosen: list[int], best: float,
    changes: Sequence[Change], strain: Callable[[Sequence[T]], float],
) -> tuple[list[int], float] | None:  # fmt: skip
    """Return the best choice that differs in one place, else in two; None where none is better."""
    pairs = list(combinations(changes[:MOST_TOGETHER], 2))
    for sets in ([(change,) for change in changes], pairs):
        found, least = None, 0.0
        for each in sets:
            tried = list(chosen)
            for place, option in each:
                tried[place] = 0 if tried[place] == option else option
            cost = sum(places[at][chosen[at]][1] - places[at][tried[at]][1] for at, _ in each)
            if cost - best >= least:
                continue  # Even without any strain it would be no better.
            strained = strain(_things(places, tried))
            if cost + strained - best < least - 1e-9:
                found, least = (tried, strained), cost + strained - best
        if found is not None:
            return found
    return None


def _changes(places: Sequence[Sequence[tuple[T, float]]]) -> Iterator[Change]:
    for place, options in enumerate(places):
        for option in range(1, len(options)):
            if _cost(places, (place, option)) < CLEAR:
                yield place, option


def _cost(places: Sequence[Sequence[tuple[T, float]]], change: Change) -> float:
    place, option = change
    return places[place][0][1] - places[place][option][1]


def _things(places: Sequence[Sequence[tuple[T, float]]], chosen: Sequence[int]) -> list[T]:
    return [options[at][0] for options, at in zip(places, chosen, strict=True)]
