"""What the checks of every game ask of a table, with sheets of no game."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from scoring.states import Unread, find_missing
from sheets.words.text import Text
from tests.scoring.problem_lines import lines_of_problems

POINTS, TURNS = Text("what is written below"), Text("a whole number")


@dataclass(frozen=True)
class Sheet:
    player: str | None = None
    points: int | None = None
    turns: int | None = None


def missing(*sheets: Sheet, needed: Mapping[str, Text], unread: Unread = frozenset()) -> list[str]:
    problems = find_missing(sheets, needed, unread)
    return lines_of_problems(problems, [sheet.player for sheet in sheets])


def test_a_game_may_need_a_single_thing_on_every_sheet() -> None:
    """Whatever it is: also where it is nought, or empty."""
    sheets = (Sheet("Anna", points=5), Sheet("Bernd"), Sheet("Clara", points=0))
    assert missing(*sheets, needed={"points": POINTS}) == [
        "error: sheet 2 (Bernd), points: is missing; write what is written below"
    ]


def test_of_several_things_each_that_is_missing_is_said() -> None:
    needed = {"player": Text("a name"), "points": POINTS, "turns": TURNS}
    assert missing(Sheet(turns=3), Sheet("Bernd", 1, 2), needed=needed) == [
        "error: sheet 1, player: is missing; write a name",
        "error: sheet 1, points: is missing; write what is written below",
    ]


def test_a_game_may_need_nothing() -> None:
    assert missing(Sheet(), needed={}) == []


@pytest.mark.parametrize("path", [("sheet", 0), ("sheet", 0, "points")])
def test_what_could_not_be_read_is_not_missing(path: tuple[str | int, ...]) -> None:
    assert missing(Sheet("Anna"), needed={"points": POINTS}, unread=frozenset({path})) == []
