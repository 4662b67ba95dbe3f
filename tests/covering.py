"""Choices in which every two values meet, for where the whole product would be too much."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

import pytest

Value: TypeAlias = tuple[str, Hashable]  # A factor, and one of its values.
PARAMETER: Final = type(pytest.param())
Place: TypeAlias = tuple[str, int]  # A factor, and the index of one of its values.


def pairwise_choices(**factors: Sequence[Any]) -> Iterator[dict[str, Any]]:
    """Yield choices of a value for each factor until every two values have met in one of them.

    Greedy, so not the fewest there could be; the same for the same factors in the same order.
    """
    places = [(name, index) for name, values in factors.items() for index in range(len(values))]
    pairs = combinations(places, 2)
    apart = {frozenset(pair): None for pair in pairs if pair[0][0] != pair[1][0]}
    while apart:
        chosen = dict(next(iter(apart)))
        for name in sorted(factors, key=lambda name: -len(factors[name])):
            if name not in chosen:
                chosen[name] = _most_useful(name, len(factors[name]), chosen, apart)
        for pair in combinations(chosen.items(), 2):
            apart.pop(frozenset(pair), None)
        yield {name: values[chosen[name]] for name, values in factors.items()}


def with_news(choices: Iterable[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield choices, each with whether it has a value that none before it has.

    Those that have are the few that show every single value.
    """
    seen: set[Value] = set()
    for choice in choices:
        yield choice, not seen.issuperset(choice.items())
        seen.update(choice.items())


def params(
    choices: Iterable[dict[str, Any]], *first: Any, name: str = "", always: int | None = None
) -> list[Any]:
    """Return choices as parameters of a test, after what is `first`; those without news are slow.

    So are all after those that are looked at `always`. A test of them is called by the name and by
    its choices.
    """

    def called(choice: dict[str, Any]) -> str:
        return "-".join(map(str, (*([name] if name else ()), *choice.values())))

    found = [
        pytest.param(*first, each, id=called(each), marks=() if has_news else pytest.mark.slow)
        for each, has_news in with_news(choices)
    ]
    return found if always is None else rest_slow(found, always)


def rest_slow(values: Iterable[Any], always: int = 1) -> list[Any]:
    """Return values as parameters of a test, tuples as several; all but the first are slow."""
    found = [*values]
    return found[:always] + [_slow(each) for each in found[always:]]


def _slow(value: Any) -> Any:
    """Return a value, several in a tuple, or what `pytest.param` gives as a slow parameter."""
    if isinstance(value, PARAMETER):
        return pytest.param(*value.values, id=value.id, marks=pytest.mark.slow)
    return pytest.param(*value if isinstance(value, tuple) else (value,), marks=pytest.mark.slow)


def _most_useful(
    name: str, number: int, chosen: dict[str, int], apart: dict[frozenset[Place], None]
) -> int:
    """Return the index of the value that meets most of those chosen for the first time."""

    def met(index: int) -> int:
        return sum(frozenset(((name, index), other)) in apart for other in chosen.items())

    return max(range(number), key=met)
