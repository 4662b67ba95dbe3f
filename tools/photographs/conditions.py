"""Tables of what was read: a row a condition, ink together, light pencil apart."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

Counts: TypeAlias = Counter[str]

LIGHT: Final = "light pencil"
INK: Final = "together, ink"


def count(by: dict[str, Counts], found: Counts, pen: str, *names: str) -> None:
    """Add what was found by a pen to these rows and to all ink; light pencil has its own row."""
    for name in (LIGHT,) if pen == LIGHT else (*names, INK):
        by.setdefault(name, Counter())
        by[name] += found  # Unlike `update`, makes numbers of what is true.


def print_table(
    head: str, row: Callable[[str, Counts], str], by: dict[str, Counts], wrong: Iterable[str]
) -> None:
    """Print a table, all ink and light pencil last, and below it what was wrong."""
    print(head)
    last = (INK, LIGHT)
    for name in (*(each for each in by if each not in last), *last):
        if name in by:
            print(row(name, by[name]))
    print(*wrong, sep="\n")
