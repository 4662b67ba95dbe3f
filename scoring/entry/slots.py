"""Slots that every game has: where the value of an answer stands in a state's tree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sheets.files.problem import Path
from sheets.files.schema import Tree


def value_at(tree: Any, path: Path) -> Any:
    """Return what stands at the end of keys and indices, None where nothing does."""
    for step in path:
        if isinstance(step, int):
            tree = tree[step] if isinstance(tree, list) and step < len(tree) else None
        else:
            tree = tree.get(step) if isinstance(tree, dict) else None
    return tree


def with_value(tree: Any, path: Path, value: Any) -> Any:
    """Return a tree with a value at the end of keys and indices; what leads there is made."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        entries = [*(tree or ())]
        entries += [{} for _ in range(step + 1 - len(entries))]
        entries[step] = with_value(entries[step], rest, value)
        return entries
    return {**(tree or {}), step: with_value((tree or {}).get(step), rest, value)}


@dataclass(frozen=True, slots=True)
class At:
    """One value at one place."""

    path: Path

    def get(self, tree: Tree) -> Any:
        """Return the value."""
        return value_at(tree, self.path)

    def put(self, tree: Tree, value: Any) -> Tree:
        """Return the tree with the value."""
        changed: Tree = with_value(tree, self.path, value)
        return changed


@dataclass(frozen=True, slots=True)
class AtOrNone:
    """One word at one key, which is left out where the word is ""."""

    path: Path

    def get(self, tree: Tree) -> Any:
        """Return the word."""
        return value_at(tree, self.path)

    def put(self, tree: Tree, value: str) -> Tree:
        """Return the tree with the word, or without its key."""
        *outer, key = self.path
        there = value_at(tree, (*outer,)) or {}
        others = {each: word for each, word in there.items() if each != key}
        changed: Tree = with_value(tree, (*outer,), {**others, key: value} if value else others)
        return changed


@dataclass(frozen=True, slots=True)
class AtEach:
    """A list of values, each at a place of its own; those left out are `rest`, if that is one."""

    paths: tuple[Path, ...]
    rest: Any = None

    def get(self, tree: Tree) -> list[Any] | None:
        """Return the values; None where there is none, or not every one that must be."""
        values = [value_at(tree, path) for path in self.paths]
        if all(value is None for value in values):
            return None
        filled = [self.rest if value is None else value for value in values]
        return None if None in filled else filled

    def put(self, tree: Tree, value: list[Any]) -> Tree:
        """Return the tree with the values."""
        filled = [*value, *(self.rest,) * len(self.paths)]
        for path, each in zip(self.paths, filled, strict=False):
            tree = with_value(tree, path, each)
        return tree


@dataclass(frozen=True, slots=True)
class After:
    """A list of which the first entries are always the same, and not asked for."""

    path: Path
    before: tuple[Any, ...]

    def get(self, tree: Tree) -> list[Any] | None:
        """Return the entries after the first."""
        entries = value_at(tree, self.path)
        return None if entries is None else entries[len(self.before) :]

    def put(self, tree: Tree, value: list[Any]) -> Tree:
        """Return the tree with all entries."""
        changed: Tree = with_value(tree, self.path, [*self.before, *value])
        return changed


@dataclass(frozen=True, slots=True)
class NumberOfSheets:
    """How many sheets there are; the number of players follows from it."""

    def get(self, tree: Tree) -> int | None:
        """Return the number."""
        return len(tree.get("sheet", ())) or None

    def put(self, tree: Tree, value: int) -> Tree:
        """Return the tree with as many sheets: new ones are empty, the last ones fall away."""
        sheets = [*tree.get("sheet", ())][:value]
        sheets += [{} for _ in range(value - len(sheets))]
        return {**{key: each for key, each in tree.items() if key != "players"}, "sheet": sheets}


@dataclass(frozen=True, slots=True)
class IsThere:
    """Whether a table is in the tree."""

    key: str

    def get(self, tree: Tree) -> bool | None:
        """Return True when it is there, None when it is not: nobody may have been asked."""
        return self.key in tree or None

    def put(self, tree: Tree, value: bool) -> Tree:
        """Return the tree with the table, or without it and all that is in it."""
        if value:
            return {**tree, self.key: tree.get(self.key, {})}
        return {key: each for key, each in tree.items() if key != self.key}
