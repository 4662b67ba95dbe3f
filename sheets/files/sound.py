"""The sound part of a tree with faults of form, so that all else that is wrong is said at once.

What is faulty is taken out of a list or a table, or has the value of another tree, which is sound.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from sheets.files.problem import Path, Problem
from sheets.files.schema import Tree

_ABSENT = object()
_WHOLE: Path = ("solo", "map")  # Territories, lakes and bridges, which rest on each other.


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


def is_certain(problem: Problem, faults: Iterable[Path]) -> bool:
    """Return whether a problem of the sound part is one of the tree whose faults are there."""
    return not any(_depends(problem.path, fault) for fault in faults)


def _depends(path: Path, fault: Path) -> bool:
    is_whole = fault[: len(_WHOLE)] == _WHOLE
    if is_whole:
        fault = _WHOLE
    *steps, last = fault
    table = tuple(steps)
    if path[: len(fault)] == fault[: len(path)]:  # One is within the other.
        return True
    if is_whole or path[: len(table)] != table:
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
