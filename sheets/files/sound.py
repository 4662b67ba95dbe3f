"""The sound part of a tree with faults of form, so that all else that is wrong is said at once.

What is faulty is taken out of a list or a table, or has the value of another tree, which is sound.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from sheets.files.problem import Path, Problem
from sheets.files.schema import Tree

_ABSENT = object()


def sound_part(tree: Tree, faults: Iterable[Path], other: Tree) -> Tree:
    """Return a tree without the faults at these paths, as far as `other` has what must be there."""
    found = deepcopy(tree)
    for path in sorted({*faults}, key=_last_first):
        *steps, last = path
        table = _at(found, steps)
        value = _ABSENT if isinstance(last, int) else _at(other, path)
        if steps and isinstance(value, list | dict):
            value = type(value)()  # Nothing of another map is held against this one.
        if isinstance(table, dict) and value is not _ABSENT:
            table[last] = deepcopy(value)
        elif isinstance(table, dict):
            table.pop(last, None)
        elif isinstance(table, list) and isinstance(last, int):
            del table[last]
    return found


def is_certain(problem: Problem, faults: Iterable[Path], wholes: Iterable[Path]) -> bool:
    """Return whether a problem of the sound part is one of the tree whose faults are there.

    `wholes` are tables whose entries rest on each other: with one fault nothing there is certain.
    """
    return not any(_depends(problem.path, fault, wholes) for fault in faults)


def _is_within(path: Path, table: Path) -> bool:
    return path[: len(table)] == table


def _overlap(path: Path, other: Path) -> bool:
    return _is_within(path, other) or _is_within(other, path)


def _depends(path: Path, fault: Path, wholes: Iterable[Path]) -> bool:
    for whole in wholes:
        if _is_within(fault, whole):
            return _overlap(path, whole)
    if _overlap(path, fault):
        return True
    *steps, last = fault
    table = tuple(steps)
    if not _is_within(path, table):
        return False
    # Behind an entry that is left out the numbers are others; in a table things hang together.
    return isinstance(path[len(table)], int) if isinstance(last, int) else bool(table)


def _at(tree: Any, path: Iterable[str | int]) -> Any:
    for step in path:
        try:
            tree = tree[step]
        except (KeyError, IndexError, TypeError):
            return _ABSENT
    return tree


def _last_first(path: Path) -> list[tuple[bool, Any]]:
    """Return the sort key by which of a list later entries come first."""
    return [(isinstance(step, str), -step if isinstance(step, int) else step) for step in path]
