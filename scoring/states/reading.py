"""States of finished games: a file's tree to a state of one game.

Finds faults of the file's form. What can be read of a faulty file is read all the same, so that
its other mistakes come to light at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from scoring.states.occasion import KEYS, UNKNOWN, Occasion, read_occasion
from scoring.states.place import AnyState, players_in
from sheets.files.problem import Path, Problem
from sheets.files.report import Players
from sheets.files.schema import MismatchError, Tree, as_problems, find_faults, read
from sheets.words.quoting import listed, must_be

S = TypeVar("S", bound=AnyState)

# Keys and indices (from 0) of what stands in a file but could not be read.
Unread: TypeAlias = frozenset[Path]


@dataclass(frozen=True, slots=True)
class Reading(Generic[S]):
    """What a tree gave: the state, None when nothing can be made of it, and every fault of form.

    `unread` are the places whose content is missing from the state since it has a fault, `players`
    the names on its sheets, `occasion` is when and where the game was played.
    """

    variant: str = ""
    state: S | None = None
    problems: tuple[Problem, ...] = ()
    unread: Unread = frozenset()
    players: Players = ()
    occasion: Occasion = UNKNOWN


def read_state(
    variants: Sequence[str], kind_of: Callable[[str], type[S]], tree: Tree
) -> Reading[S]:
    """Return the state that a tree is.

    `variants` are those of its game, the default first; `kind_of` gives the dataclass of each.
    """
    variant = tree.get("variant", variants[0])
    if not isinstance(variant, str) or variant not in variants:
        return Reading(problems=(_unknown("variant", variant, variants),))
    kind, players = kind_of(variant), players_in(tree)
    occasion, problems = read_occasion(tree)
    tree = {key: value for key, value in tree.items() if key not in KEYS}
    try:
        return Reading(variant, read(kind, tree), tuple(problems), frozenset(), players, occasion)
    except MismatchError:
        faults = list(find_faults(kind, tree))
    sound, unread = _without(tree, (path for path, _ in faults))
    problems += as_problems(iter(faults))
    return Reading(variant, _built(kind, sound), tuple(problems), unread, players, occasion)


def _unknown(key: str, value: Any, known: Iterable[str]) -> Problem:
    return Problem((key,), must_be(listed(known, "or"), value))


def _built(kind: type[S], tree: Tree) -> S | None:
    try:
        return read(kind, tree)
    except MismatchError:
        return None


def _without(tree: Tree, paths: Iterable[Path]) -> tuple[Tree, Unread]:
    """Return the tree without what cannot be read there, and the places where that was.

    A list of which one entry is faulty is left out as a whole, but a sheet keeps its seat.
    """
    sound = {key: _copied(value) for key, value in tree.items()}
    unread = {path[:3] if path[:1] == ("sheet",) else path[:2] for path in paths}
    for path in unread:
        _remove(sound, path)
    return sound, frozenset(unread)


def _copied(value: Any) -> Any:
    """Copy a table or the tables of a list, but not what is in them."""
    if isinstance(value, list):
        return [dict(each) if isinstance(each, dict) else each for each in value]
    return dict(value) if isinstance(value, dict) else value


def _remove(tree: Tree, path: Path) -> None:
    match path:
        case ("sheet", int(seat)):
            tree["sheet"][seat] = {}
        case ("sheet", int(seat), str(key)):
            tree["sheet"][seat].pop(key, None)
        case (str(table), str(key)) if isinstance(tree.get(table), dict):
            tree[table].pop(key, None)
        case (str(key), *_):
            tree.pop(key, None)
