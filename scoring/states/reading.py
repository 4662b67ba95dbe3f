"""States of finished games: a file, TOML or JSON, to the right game's state, and back.

Finds faults of the file's form. What can be read of a faulty file is read all the same, so that
its other mistakes come to light at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

from scoring.scorer import Unread, load_scorer
from scoring.states.place import name_place
from sheets.editions.edition import is_edition
from sheets.files.problem import Problem
from sheets.files.reading import Format, MalformedFileError, format_of, parse_tree, read_text
from sheets.files.schema import MismatchError, Path, Tree, as_problems, find_faults, read
from sheets.files.toml import write_toml
from sheets.games import GAMES
from sheets.words.quoting import listed, must_be
from sheets.words.sentence import Sentence

DEFAULT_GAME = "merchants"

IS_EDITION = Problem("", Sentence("is an edition, not a state of a game"))


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file gave: the state, None when nothing can be made of it, and every fault of form.

    `unread` are the places whose content is missing from the state since it has a fault.
    `beside` is the directory from which the state names other files.
    """

    game: str = ""
    variant: str = ""
    state: Any | None = None
    problems: tuple[Problem, ...] = ()
    unread: Unread = frozenset()
    beside: FilePath = FilePath()


def read_state(path: FilePath) -> Reading:
    """Return what a file holds: JSON when its name ends in .json or it begins with a brace.

    Raises OSError when the file cannot be opened.
    """
    try:
        text = read_text(path)
    except MalformedFileError as error:
        return Reading(problems=(error.problem,))
    return parse_state(text, format_of(text, path.name), path.parent)


def parse_state(text: str, format_: Format, beside: FilePath = FilePath()) -> Reading:
    """Return what a text holds."""
    try:
        tree = parse_tree(text, format_)
    except MalformedFileError as error:
        return Reading(problems=(error.problem,), beside=beside)
    return state_of(tree, beside)


def state_of(tree: Tree, beside: FilePath = FilePath()) -> Reading:
    """Return the state that a file's tree is."""
    if is_edition(tree):
        return Reading(problems=(IS_EDITION,))
    name = tree.get("game", DEFAULT_GAME)
    if not isinstance(name, str) or name not in GAMES:
        return Reading(problems=(_unknown("game", name, GAMES),), beside=beside)
    kinds = load_scorer(name).states
    variant = tree.get("variant", next(iter(kinds)))
    if not isinstance(variant, str) or variant not in kinds:
        return Reading(name, problems=(_unknown("variant", variant, kinds),), beside=beside)
    kind = kinds[variant]
    try:
        return Reading(name, variant, read(kind, tree), beside=beside)
    except MismatchError:
        faults = list(find_faults(kind, tree))
    problems = as_problems(iter(faults), tree, name_place)
    sound, unread = _without(tree, (path for path, _ in faults))
    return Reading(name, variant, _built(kind, sound), tuple(problems), unread, beside)


def write_state(state: Any) -> str:
    """Return the file, in TOML, from which the same state can be read."""
    return write_toml(load_scorer(state.game).state_tree(state))


def _unknown(key: str, value: Any, known: Iterable[str]) -> Problem:
    return Problem(key, must_be(listed(tuple(known), "or"), value))


def _built(kind: type[Any], tree: Tree) -> Any | None:
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
