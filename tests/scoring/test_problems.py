"""What is said of each state that is not as the rules want it, and of the nearest one that is.

`tests/golden/problems/<game>.txt` has a line for each rule, below it what is changed in a good game
or a game of its own, and what is then said. `--regenerate` writes anew what is said.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scoring.open_game import open_game
from sheets.files.problem import has_errors
from tests.scoring.merchants.games import LEFT_OUT, Tree, change, game
from tests.scoring.pandoria import pads as pandoria
from tests.scoring.problem_lines import lines_of_problems
from tests.scoring.realm_of_sand import pads as realm_of_sand
from tests.scoring.realms_and_ruins.tales import tale

GOLDEN = Path(__file__).parents[1] / "golden" / "problems"
LENIENT = "; scored leniently"


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.stem)
def test_every_problem_is_said_in_its_sentence(path: Path, regenerate: bool) -> None:
    text = path.read_text("utf-8")
    answered = "".join(f"{line}\n" for line in _answered(path.stem, text.splitlines()))
    if regenerate:
        path.write_text(answered, "utf-8")
    assert answered == text


def _answered(name: str, lines: list[str]) -> Iterator[str]:
    """Yield the lines of a file with what is said of each state today."""
    asked = [line for line in lines if not line.startswith("  > ")]
    begin = ""
    for line, following in zip(asked, [*asked[1:], ""], strict=True):
        yield line
        if line.startswith("== "):
            begin = line.removeprefix("== ")
        elif not following.startswith("  "):
            changes = line.strip() if line.startswith("  ") else ""
            yield from (f"  > {each}" for each in _said(name, begin, changes))


def _said(name: str, begin: str, changes: str) -> list[str]:
    """Return the problems of a game with these changes; leniently also verdict and totals."""
    if changes and not re.search(" = | left out", changes):
        begin, changes = changes, ""
    start = begin.removesuffix(LENIENT)
    tree = change(_state(name, start), dict(map(_change, filter(None, changes.split("; ")))))
    opened = open_game(tree)
    found, strict = opened.score(lenient=True), opened.score()
    problems = opened.find_problems()
    assert strict.problems == tuple(problems) == found.problems[: len(problems)]
    assert has_errors(problems) if not strict.players else found == strict
    if start == begin:
        return lines_of_problems(problems, opened.players) or ["no problem"]
    accounts = [each.account for each in found.players]
    ties = ([step.value for step in each.tie_breaks] for each in accounts)
    totals = [f"{each.name} {each.total} {tie}" for each, tie in zip(accounts, ties, strict=True)]
    said = [*lines_of_problems(found.problems, found.seated), *map(str, found.remarks)]
    return said + ["; ".join(totals)] * bool(totals)


def _state(name: str, begin: str) -> Tree:
    """Return an example by its file's name, or a game by its lines, `variant: line; line`."""
    if name.startswith("merchants"):
        return game(begin)
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
