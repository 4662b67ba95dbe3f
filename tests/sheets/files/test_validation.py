"""What pydantic makes of a tree in which almost everything is wrong."""

import tracemalloc
from collections.abc import Mapping
from typing import Annotated, Any

import pytest

from sheets.files.problem import MOST_PROBLEMS, problem_text
from sheets.files.schema import ParsedBy, check, schema
from sheets.files.validation import MOST_ERRORS

MEGABYTE = 1_000_000


@schema
class Oar:
    length: int
    colour: str
    side: str


@schema
class Ship:
    oars: tuple[Oar, ...] = ()


@schema
class Fleet:
    ships: tuple[Ship, ...] = ()


OAR = {"length": 3, "colour": "red", "side": "left"}
NO_OAR: dict[str, Any] = {}


def faults_in(*ships: dict[str, Any]) -> list[str]:
    return [str(problem_text(problem)) for problem in check(Fleet, {"ships": [*ships]})]


@pytest.mark.slow
def test_a_hundred_thousand_faults_take_no_more_memory_than_some_of_them() -> None:
    ships = [{"oars": [NO_OAR] * 50}] * 700
    faults_in()  # Loads pydantic.
    tracemalloc.start()
    lines = faults_in(*ships)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(lines) == MOST_PROBLEMS + 1
    assert peak < 50 * MEGABYTE


@pytest.mark.slow
def test_faults_are_found_however_much_without_fault_is_before_them() -> None:
    good, bad = {"oars": [OAR] * 10}, {"oars": [NO_OAR] * 10}
    lines = faults_in(*[good] * MOST_ERRORS, *[bad] * 1000)
    assert len(lines) == MOST_PROBLEMS + 1
    assert lines[0] == "error: ships 10001, oars 1, length: is missing; write a whole number"


def test_nothing_is_wrong_where_a_beginning_ends() -> None:
    ships = [{"oars": [OAR] * 99}] * 200
    lines = faults_in(*ships, *[{"bow": True}] * (MOST_ERRORS + 1))
    assert {line.split(": ", 2)[2] for line in lines[:-1]} == {
        "is no known key; the keys here are 'oars'"
    }


@schema
class Log:
    days: Mapping[Annotated[int, ParsedBy(int)], str]


def test_what_a_parser_refuses_ten_thousand_times_keeps_no_traceback() -> None:
    faults_in()
    tree = {"days": {f"day {number}": "calm" for number in range(10_000)}}
    tracemalloc.start()
    problems = check(Log, tree)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(problems) == MOST_PROBLEMS + 1
    assert peak < 12 * MEGABYTE
