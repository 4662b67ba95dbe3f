"""Counting boards: the tens and the units of a total, of each of which one ring is circled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from rollwrite.photo.joint import Group, Meaning, Reading, row_look
from sheets.files.problem import Path

TENS: Final = "tens"  # The last steps of the paths of a board's readings.
UNITS: Final = "units"


def tens_and_units(path: Path) -> tuple[Path, Path]:
    """Return the paths of the readings that make the total at a path."""
    return (*path, TENS), (*path, UNITS)


def counted(name: str, marks: frozenset[str], path: Path) -> Iterator[Group]:
    """Yield the tens and the units of the total at a path; nothing where the page has no board.

    A total beyond the last ten has two of them circled, the last and another.
    """
    tens, units = _numbers(f"{name}.tens.", marks), _numbers(f"{name}.units.", marks)
    if not tens or not units:
        return
    tens_path, units_path = tens_and_units(path)
    chosen = [(), *((ten,) for ten in tens), *((low, tens[-1]) for low in tens[:-1])]
    looks = tuple(row_look(tens, each, sum(each)) for each in chosen)
    yield Group(tens_path, tuple(f"{name}.tens.{ten}" for ten in tens), looks)
    one = tuple(row_look(units, (unit,), unit) for unit in units)
    yield Group(units_path, tuple(f"{name}.units.{unit}" for unit in units), one)


def total_told(told: Mapping[Path, Meaning | None], path: Path) -> int | None:
    """Return the total at a path, None where tens or units are in doubt."""
    tens, units = map(told.get, tens_and_units(path))
    return None if tens is None or units is None else 10 * int(tens) + int(units)


def doubted_tens(readings: Iterable[Reading]) -> Iterator[Reading]:
    """Yield readings, doubtful the tens of which nothing is circled where their units are.

    On a board that nobody circled there is no total, not one without tens.
    """
    sheet = tuple(readings)
    doubtful = {each.group.path for each in sheet if not each.is_sure}
    for each in sheet:
        *place, last = each.group.path
        is_open = last == TENS and each.meaning == 0 and (*place, UNITS) in doubtful
        yield replace(each, likely=0.0, shares=()) if is_open and each.by == "read" else each


def _numbers(beginning: str, marks: frozenset[str]) -> list[int]:
    ends = (name.removeprefix(beginning) for name in marks if name.startswith(beginning))
    return sorted(int(end) for end in ends)
