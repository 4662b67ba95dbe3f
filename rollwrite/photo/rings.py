"""Rows of rings of which one is circled: a track's steps, the tens and the units of a total."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.photo.joint import Group, row_look
from sheets.files.problem import Path


def counted(name: str, marks: frozenset[str], tens_path: Path, units_path: Path) -> Iterator[Group]:
    """Yield the tens and the units of a counting board; nothing where the page has none.

    A total beyond the last ten has two of them circled, the last and another.
    """
    tens, units = _numbers(f"{name}.tens.", marks), _numbers(f"{name}.units.", marks)
    if not tens or not units:
        return
    chosen = [(), *((ten,) for ten in tens), *((low, tens[-1]) for low in tens[:-1])]
    looks = tuple(row_look(tens, each, sum(each)) for each in chosen)
    yield Group(tens_path, tuple(f"{name}.tens.{ten}" for ten in tens), looks)
    one = tuple(row_look(units, (unit,), unit) for unit in units)
    yield Group(units_path, tuple(f"{name}.units.{unit}" for unit in units), one)


def _numbers(beginning: str, marks: frozenset[str]) -> list[int]:
    ends = (name.removeprefix(beginning) for name in marks if name.startswith(beginning))
    return sorted(int(end) for end in ends)
