"""Counting boards: the tens and the units of a total, of each of which one ring is circled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rollwrite.photo.joint import Group, Meaning, row_look
from sheets.files.problem import Path


def tens_and_units(path: Path) -> tuple[Path, Path]:
    """Return the paths of the readings that make the total at a path."""
    return (*path, "tens"), (*path, "units")


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


def _numbers(beginning: str, marks: frozenset[str]) -> list[int]:
    ends = (name.removeprefix(beginning) for name in marks if name.startswith(beginning))
    return sorted(int(end) for end in ends)
