"""The games there are: those that are shipped, and those of packages that are installed.

A shipped game is a folder here with a module `game` that holds `GAME`. A package of its own names
its object in the entry point group `rollwrite.games`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path as FilePath
from types import MappingProxyType

from scoring.game import AnyGame, Games, UnknownRuleError
from sheets.editions.edition import IS_STATE, InvalidEditionError, is_state
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, read_tree
from sheets.files.schema import Tree
from sheets.words.text import Text, listed, must_be, nearest

GROUP = "rollwrite.games"
DEFAULT = "merchants"


class UnknownGameError(LookupError):
    """A name that no game has; `problem` says which there are."""

    def __init__(self, name: object) -> None:
        known = sorted({*SHIPPED, *_entry_points()})
        there = Text(
            "no game is called {name!r}; there are {known}{hint}",
            name=str(name)[:60],
            known=", ".join(known),
            hint=nearest(str(name), known),
        )
        super().__init__(there)
        if name is None:
            message = Text("is missing; {what} is expected", what=listed(known, "or"))
        else:
            message = must_be(listed(known, "or"), name)
        self.problem = Problem(("game",), message)


def find_game(name: object) -> AnyGame:
    """Return the game that is called so; raises UnknownGameError."""
    if not isinstance(name, str):
        raise UnknownGameError(name)
    if name in SHIPPED:
        return _shipped(name)
    if name not in _entry_points():
        raise UnknownGameError(name)
    return _entry_points()[name]


def find_rule(number: str, language: str) -> str:
    """Return a rule of any game in words, a shipped one's first; raises UnknownRuleError."""
    for game in chain(GAMES.values(), _entry_points().values()):
        if number in game.rules(language):
            return game.rules(language)[number]
    raise UnknownRuleError(number)


def find_edition_problems(tree: Tree) -> list[Problem]:
    """Return every problem of an edition's tree, of whatever game, and what does not fit."""
    if is_state(tree):
        return [IS_STATE]
    try:
        game = find_game(tree.get("game"))
    except UnknownGameError as error:
        return [error.problem]
    from sheets.lint.edition import find_edition_problems  # It draws.

    return find_edition_problems(game, tree)


def game_of_edition(path: FilePath) -> AnyGame:
    """Return the game whose edition a file is.

    Raises InvalidEditionError where the file is none, OSError where it cannot be read.
    """
    try:
        tree = read_tree(path)
        if is_state(tree):
            raise InvalidEditionError(path, [IS_STATE])
        return find_game(tree.get("game"))
    except MalformedFileError as error:
        raise InvalidEditionError(path, [error.problem]) from error
    except UnknownGameError as error:
        raise InvalidEditionError(path, [error.problem]) from error


@cache
def _shipped(name: str) -> AnyGame:
    game: AnyGame = import_module(f"scoring.{name.replace('-', '_')}.game").GAME
    return game


@cache
def _entry_points() -> Games:
    from importlib.metadata import entry_points  # It takes longer to import than a game.

    return MappingProxyType({each.name: each.load() for each in entry_points(group=GROUP)})


class _Shipped(Mapping[str, AnyGame]):
    """The shipped games by name, each imported when it is asked for."""

    def __init__(self) -> None:
        folders = sorted(path.parent.name for path in FilePath(__file__).parent.glob("*/game.py"))
        self._names = tuple(folder.replace("_", "-") for folder in folders)

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._names:
            raise KeyError(name)
        return _shipped(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Games = _Shipped()
SHIPPED = tuple(GAMES)
