"""A figure: what was measured, what it is held against, and the table that shows many of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value, a median of `runs`, in `unit`.

    With a floor, measured in the same run, `limit` and `aim` are of its multiples; without one
    they are of the value itself.
    """

    name: str
    value: float
    unit: str
    limit: float
    floor: float | None = None
    aim: float | None = None
    runs: int = 1

    @property
    def weighed(self) -> float:
        """What limit and aim are of."""
        return self.value / self.floor if self.floor else self.value

    @property
    def holds(self) -> bool:
        """Whether the limit is kept."""
        return self.weighed <= self.limit


def in_turn(runs: int, *measured: Callable[[], T]) -> list[list[T]]:
    """Return what each of several measurements gives, taken in turn: A B A B ...

    So what else the machine does meets all alike. A first round, which also fills caches, does
    not count.
    """
    rounds = [[each() for each in measured] for _ in range(runs + 1)]
    return [list(values) for values in zip(*rounds[1:], strict=True)]


def ratio(
    name: str,
    unit: str,
    values: Iterable[float],
    floors: Iterable[float],
    *,
    limit: float,
    aim: float | None = None,
) -> Figure:
    """Return the figure of values measured in turn with those of their floor."""
    measured = list(values)
    return Figure(name, median(measured), unit, limit, median(floors), aim, len(measured))


def table(figures: Iterable[Figure]) -> str:
    """Return the lines of a table, one for each figure, for a terminal or a README."""
    head = ("benchmark", "measured", "floor", "ratio", "limit", "aim", "runs", "")
    rows = [head, *map(_row, figures)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if index else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def _row(figure: Figure) -> tuple[str, ...]:
    unit = f" {figure.unit}"
    of_value = unit if figure.floor is None else ""
    return (
        figure.name,
        _number(figure.value) + unit,
        "" if figure.floor is None else _number(figure.floor) + unit,
        "" if figure.floor is None else f"{figure.weighed:.2f}",
        f"{figure.limit:g}{of_value}",
        "" if figure.aim is None else f"{figure.aim:g}{of_value}",
        str(figure.runs),
        "" if figure.holds else "MISSED",
    )


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"
