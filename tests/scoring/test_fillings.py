"""What pens left on the sheets of any game: nothing is lost, and nothing has no place."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from rollwrite.sources import Content, open_source
from scoring.games import GAMES
from scoring.open_game import Editions, open_game
from scoring.states import printed_seats
from sheets.files.problem import has_errors
from sheets.table.table import Seat
from tests.covering import rest_slow
from tests.scoring.filled import lost
from tests.scoring.merchants import games as merchants
from tests.scoring.merchants.games import LEFT_OUT, Tree, change
from tests.scoring.mutations import mutated
from tests.scoring.pandoria import pads as pandoria
from tests.scoring.realm_of_sand import pads as sand
from tests.source import tree_of

ROOT = Path(__file__).parents[2]
STATES = sorted(
    (*(ROOT / "tests" / "states").glob("*/*.*"), *(ROOT / "docs" / "gallery" / "states").iterdir())
)
FILLINGS = [
    ROOT / f"{game.fillings.partition(':')[0].replace('.', '/')}.py" for game in GAMES.values()
]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_all_that_a_state_says_stands_on_its_sheets(state: Path) -> None:
    assert lost(open_source(state)) == set()


@pytest.mark.parametrize(("tried", "of_each_game"), rest_slow([(60, 2), (300, 15)]))
def test_a_state_that_is_wrong_is_drawn_with_all_that_has_a_place(
    tried: int, of_each_game: int
) -> None:
    random, editions, drawn = Random(7), Editions(), Counter[str]()
    for _ in range(tried):
        text, format_ = mutated(random)
        opened = open_source(Content(text, f"game.{format_}"), editions)
        if opened.content is not None and not has_errors(opened.find_seat_problems()):
            assert lost(opened) == set(), text
            drawn[opened.name] += 1
    assert {*drawn} == {*GAMES}
    assert min(drawn.values()) > of_each_game


def names_made(source: str) -> Iterator[str]:
    """Yield each name of a mark that a module makes itself: f-strings, and texts with a dot."""
    for node in ast.walk(ast.parse(source)):
        text = str(node.value) if isinstance(node, ast.Constant) else ""
        if isinstance(node, ast.JoinedStr) or re.fullmatch(r"[a-z-]+\.\S*", text):
            yield ast.unparse(node)


def what_fills(module: Path) -> str:
    """Return the functions of a module that fill sheets in; others may make names of their own."""
    functions = (node for node in tree_of(module).body)
    texts = map(ast.unparse, (node for node in functions if isinstance(node, ast.FunctionDef)))
    return "\n".join(text for text in texts if "Filling" in text)


def test_a_marks_name_is_made_beside_its_drawing_alone() -> None:
    assert len(FILLINGS) >= len(GAMES)
    sources = {module: what_fills(module) for module in FILLINGS}
    assert all(sources.values())
    assert {module: found for module in FILLINGS if (found := [*names_made(sources[module])])} == {}


@pytest.mark.parametrize(
    "made", ['Filling(f"hex.{name}", "strike")', 'Filling("final.total", "write")']
)
def test_a_mark_that_is_named_elsewhere_is_found(made: str) -> None:
    assert [*names_made(made)]


@pytest.mark.parametrize(
    ("state", "initials"),
    [
        (change(merchants.game("base-3.toml"), {"players": 4}), ["A", "B", "C", ""]),
        (sand.pad("Anna 5 / 1 / 4", players=2), ["A", ""]),
        (
            change(
                pandoria.pad("Anna 41", "Bernd 20", variant="family", players=3),
                {"sheet 2, player": LEFT_OUT},
            ),
            ["A", "", ""],
        ),
    ],
    ids=["merchants", "realm of sand", "pandoria"],
)
def test_seats_without_a_sheet_or_a_name_are_nameless(state: Tree, initials: list[str]) -> None:
    seats = printed_seats(cast(Any, open_game(state).state))
    assert [seat.initial for seat in seats] == initials
    assert seats[-1] == Seat()
