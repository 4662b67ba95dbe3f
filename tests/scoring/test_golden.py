"""What is said of states: their problems, their scores, and what stands on their sheets.

`tests/golden/<folder>/<game>.txt` has a line for each rule; below it what is changed in the game
after `==`, or a game of its own, and what is then said. `--regenerate` writes anew what is said.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from scoring.open_game import OpenGame, open_game
from scoring.score import Account
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.files.problem import has_errors
from tests.golden_texts import SAID, check_golden_text, golden_paths
from tests.scoring.filled import lost
from tests.scoring.merchants.games import LEFT_OUT, Tree, change
from tests.scoring.mutations import STATES, read_tree
from tests.scoring.pandoria import pads as pandoria
from tests.scoring.problem_lines import lines_of_problems
from tests.scoring.realm_of_sand import pads as realm_of_sand
from tests.scoring.realms_and_ruins.tales import tale

LENIENT = "; scored leniently"


@pytest.mark.parametrize(
    "path",
    [path for folder in ("problems", "scores", "fillings") for path in golden_paths(folder)],
    ids=lambda path: f"{path.parent.name} {path.stem}",
)
def test_what_is_said_of_a_state_is_what_was_said_before(path: Path, regenerate: bool) -> None:
    say = {"problems": problems, "scores": score, "fillings": fillings}[path.parent.name]

    def answer(head: list[str], body: list[str]) -> Iterator[str]:
        yield from body[1:]
        yield from (SAID + line for line in _answered(path.stem, head, body[1:], say))

    check_golden_text(path, answer, regenerate=regenerate)


def problems(opened: OpenGame, _: list[str], *, lenient: bool) -> list[str]:
    """Return the problems of a game; leniently also the verdict and all totals."""
    found, strict = opened.score(lenient=True), opened.score()
    problems = opened.find_problems()
    assert strict.problems == tuple(problems) == found.problems[: len(problems)]
    assert has_errors(problems) if not strict.players else found == strict
    if not lenient:
        return lines_of_problems(problems, opened.players) or ["no problem"]
    accounts = [each.account for each in found.players]
    ties = ([step.value for step in each.tie_breaks] for each in accounts)
    totals = [f"{each.name} {each.total} {tie}" for each, tie in zip(accounts, ties, strict=True)]
    said = [*lines_of_problems(found.problems, found.seated), *map(str, found.remarks)]
    return said + ["; ".join(totals)] * bool(totals)


def score(opened: OpenGame, _: list[str], *, lenient: bool) -> list[str]:
    """Return the verdict with its reasons, the winners, and each player's lines and tie-breaks."""
    assert not lenient
    found = opened.score()
    facts = [f"{key}: {value}" for key, value in found.facts.items() if key != "reason"]
    winners = ", ".join(map(str, found.winners)) or "none"
    said = [*map(str, found.remarks), "; ".join([f"winners: {winners}", *facts])]
    accounts = [_account(each.rank, each.account) for each in found.players]
    return said + (accounts if opened.name != "realms-and-ruins" else ["; ".join(accounts)])


def fillings(opened: OpenGame, lines: list[str], *, lenient: bool) -> list[str]:
    """Return what stands on each page after `at`, at the marks that begin as one behind it."""
    assert not lenient
    assert lost(opened) == set()
    pages = opened.fillings()
    return [_filled(pages, *line.removeprefix("at ").partition(": ")[::2]) for line in lines]


def _account(rank: int, account: Account) -> str:
    lines = [f"{line.label} {line.points} ({line.rule})" for line in account.lines]
    ties = [f"{step.label} {step.value} ({step.rule})" for step in account.tie_breaks]
    total = f" {account.total}: {', '.join(lines)}; {', '.join(ties)}" if lines else ""
    return f"{rank}. {account.name}{total}"


def _filled(pages: Mapping[PageKey, Sequence[Filling]], page: str, marks: str) -> str:
    kind, _, of = page.partition(" ")
    key = PageKey("player", int(of) - 1) if kind == "player" else PageKey(kind, part=of)
    if key not in pages:
        return "no such page"
    begin = tuple(marks.split(", "))
    found = ", ".join(_done(each) for each in pages[key] if each.mark.startswith(begin))
    return found or "nothing"


def _done(filling: Filling) -> str:
    seat = f"of seat {filling.seat + 1}" if filling.how == "shield" else ""
    words = (filling.mark, filling.how, str(filling.text), seat, *map(str, filling.sides))
    return " ".join(filter(None, words))


def _answered(
    name: str, head: list[str], body: list[str], say: Callable[..., list[str]]
) -> list[str]:
    told = [line for line in body if not line.startswith("at ")]
    changes = [line for line in told if re.search(r" = | left out", line)]
    start, *_ = [line for line in told if line not in changes] or head
    state, lenient = _state(name, start.removesuffix(LENIENT)), LENIENT in start
    tree = change(state, dict(map(_change, "; ".join(changes).split("; ")))) if changes else state
    at = [line for line in body if line not in told]
    return say(open_game(tree), at, lenient=lenient)


def _state(name: str, begin: str) -> Tree:
    """Return a tree of JSON, an example by its file's name, or a game by its lines."""
    name = re.sub("-(base|family|solo)$", "", name)
    if begin.startswith("{"):
        tree: Tree = json.loads(begin)
        return tree
    if begin.endswith((".toml", ".json")):
        return read_tree(STATES / name / begin)
    head, _, lines = begin.rpartition(": ")
    told = lines.split("; ")
    if name == "pandoria":
        return pandoria.pad(*told, variant=head)
    return tale(head, *told) if name == "realms-and-ruins" else realm_of_sand.pad(*told)


def _change(text: str) -> tuple[str, Any]:
    place, _, value = text.partition(" = ")
    if not value:
        return text.removesuffix(" left out"), LEFT_OUT
    return place, value if value.startswith("like ") else json.loads(value)
