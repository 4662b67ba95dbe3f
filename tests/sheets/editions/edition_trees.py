"""The shipped edition as a file's tree, and changes in it, named as problems name their places."""

import copy
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from scoring.merchants.game import GAME
from sheets.files.problem import problem_text
from sheets.hexes import are_neighbours, parse_hex
from tests.editions import FIRST_PATH

PATH = FIRST_PATH
LEFT_OUT = object()
Tree = dict[str, Any]
Change = tuple[str, Any]


def shipped_tree() -> Tree:
    return tomllib.loads(PATH.read_text("utf-8"))


def changed(*changes: Change) -> Tree:
    """Return the shipped tree after these changes."""
    return change(shipped_tree(), *changes)


def change(tree: Tree, *changes: Change) -> Tree:
    """Return a tree with other values at places such as `columns 2, cards 1, gold`."""
    for place, value in changes:
        *steps, last = steps_of(place)
        table: Any = tree
        for step in steps:
            table = table[step]
        if value is LEFT_OUT:
            del table[last]
        else:
            table[last] = copy.deepcopy(value)
    return tree


def steps_of(place: str) -> Iterator[str | int]:
    """Read a place; entries of lists are counted from 1 as in problems."""
    for word in place.split(", "):
        key, number = re.fullmatch(r"(\S+)(?: (\d+))?", word).groups()  # type: ignore[union-attr]
        yield key
        if number:
            yield int(number) - 1


def problems_in(tree: Tree) -> list[str]:
    """Return the problems of a tree as lines."""
    return [str(problem_text(problem)) for problem in GAME.check_edition(tree)[1]]


def warnings_in(tree: Tree) -> list[str]:
    """Return the problems of a tree that has no errors, as lines without their level."""
    return [line.removeprefix("warning: ") for line in problems_in(tree)]


RESOURCES = {"g": "gold", "w": "wood", "y": "crystal", "f": "craft", "c": "city"}


def drawn_board(text: str, **cells: str) -> Tree:
    """Read a board drawn as `rollwrite edition show` draws it, with other symbols in some cells.

    `[g]` is a start, `(g)` a printed resource, `~` a lake's hex; lake hexes that touch are one
    lake, with one ship each. Rivers run where a row of hyphens stands.
    """
    rows, rivers = read_rows(text)
    symbols = {f"{chr(65 + at)}{row}": each for row in rows for at, each in enumerate(rows[row])}
    symbols.update(cells)
    lakes = touching([name for name, symbol in symbols.items() if symbol == "~"])
    return {
        "columns": len(rows[1]),
        "rows": len(rows),
        "rivers": rivers,
        "start": by_resource(symbols, "["),
        "printed": by_resource(symbols, "("),
        "lakes": [{"hexes": lake, "ships": lake[:1]} for lake in lakes],
    }


def read_rows(text: str) -> tuple[dict[int, list[str]], list[int]]:
    rows: dict[int, list[str]] = {}
    rivers = []
    for line in text.splitlines():
        number, *row = line.split() or [""]
        if number.isdigit():
            rows[int(number)] = row
        elif number.startswith("---"):
            rivers.append(len(rows))
    return rows, rivers


def by_resource(symbols: dict[str, str], bracket: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, symbol in symbols.items():
        if symbol.startswith(bracket):
            found.setdefault(RESOURCES[symbol[1]], []).append(name)
    return found


def touching(names: list[str]) -> list[list[str]]:
    """Return the groups of hexes that hang together."""
    groups: list[list[str]] = []
    for name in names:
        near = [group for group in groups if any(touch(name, other) for other in group)]
        groups = [group for group in groups if group not in near]
        groups.append([*(other for group in near for other in group), name])
    return groups


def touch(one: str, other: str) -> bool:
    return are_neighbours(parse_hex(one), parse_hex(other))
