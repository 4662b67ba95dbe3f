"""Finished games out of `tests/states/merchants`, and changes in them, named as problems do it."""

import copy
import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from scoring.merchants.checks import find_problems
from scoring.merchants.content import content_of
from scoring.merchants.state import State
from scoring.open_game import open_game
from sheets.merchants.edition.edition import Column, Edition
from tests.editions import first_edition
from tests.scoring.problem_lines import lines_of_problems

FOLDER = Path(__file__).parents[2] / "states" / "merchants"
GAMES = tuple(path.name for path in sorted(FOLDER.iterdir()))
LEFT_OUT = object()

Tree = dict[str, Any]


def game(name: str) -> Tree:
    """Return a game's tree."""
    text = (FOLDER / name).read_text("utf-8")
    tree: Tree = json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    return tree


def changed(name: str, changes: dict[str, Any]) -> Tree:
    """Return a game's tree with other values at places such as `sheet 2, cards, 17`."""
    return change(game(name), changes)


def change(tree: Tree, changes: dict[str, Any]) -> Tree:
    """Return a tree after these changes; `like sheet 1` is the value of that place."""
    for place, value in changes.items():
        table, last = _place(tree, place)
        if isinstance(value, str) and value.startswith("like "):
            other, key = _place(tree, value.removeprefix("like "))
            value = other[key]
        if value is LEFT_OUT:
            table.pop(last, *([None] if isinstance(table, dict) else []))
        elif isinstance(table, list):
            table[last : last + 1] = [copy.deepcopy(value)]  # One more where it is the next.
        else:
            table[last] = copy.deepcopy(value)
    return tree


def problems_with(edition: Edition, tree: Tree) -> list[str]:
    """Return the problems of a game that is played with another edition."""
    opened = open_game(tree)
    found = find_problems(cast(State, opened.state), content_of(edition))
    return lines_of_problems(found, opened.players)


def with_a_card_more(column: int) -> Edition:
    """Return the shipped edition with a fourth card, number 25, in a column."""
    edition = first_edition()
    columns = list(edition.columns)
    cards = columns[column - 1].cards
    columns[column - 1] = Column((*cards, replace(cards[0], number=25)))
    return replace(edition, columns=tuple(columns))


def _place(tree: Tree, place: str) -> tuple[Any, Any]:
    """Return the table or list of a place, and the key or index in it."""
    *steps, last = _steps(place)
    table: Any = tree
    for step in steps:
        table = table.setdefault(step, {}) if isinstance(table, dict) else table[step]
    return table, last


def _steps(place: str) -> list[str | int]:
    steps: list[str | int] = []
    for word in place.split(", "):
        match = re.fullmatch(r"(\D\S*)(?: (\d+))?|(\d+)", word)
        assert match, f"no place: {word}"
        steps.append(match[1] or match[3])
        if match[2]:
            steps.append(int(match[2]) - 1)
    return steps
