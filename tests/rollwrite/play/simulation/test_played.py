"""What was played of a run is kept, and gone on with."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.play.simulation.results import (
    Results,
    WrongResultsError,
    parse_results,
    results_text,
)
from rollwrite.play.simulation.run import Run, tally
from tests.rollwrite.play.random_games import EDITION

OTHER_RUN = "is of another run: seats, variant, level, edition and seed must be the same"
RUN = Run(10, "base", ("random", "random"), EDITION)


def some() -> Results:
    """Return a run of which games 2 to 4 and 7 were played."""
    played = Results(RUN)
    for batch in (range(2, 5), range(7, 8)):
        played.add(batch, tally(RUN, batch))
    return played


def test_a_file_holds_what_was_played() -> None:
    assert parse_results(results_text(some()), RUN) == some()


def test_a_batch_counts_once() -> None:
    played = some()
    played.add(range(2, 5), tally(RUN, range(2, 5)))
    assert played == some()


@given(st.sets(st.integers(0, 29)), st.integers(1, 40))
def test_what_is_left_is_what_was_not_played(numbers: set[int], size: int) -> None:
    played = Results(Run(30, "base", RUN.players, EDITION), numbers)
    batches = [*played.batches(size)]
    left = [number for batch in batches for number in batch]
    assert left == sorted({*range(30)} - numbers)
    assert all(len(batch) <= size for batch in batches)


@pytest.mark.parametrize(
    "other",
    [
        Run(10, "base", ("random", "greedy"), EDITION),
        Run(10, "base", RUN.players, EDITION, seed="2"),
        Run(10, "family", RUN.players, EDITION),
    ],
    ids=["seats", "seed", "variant"],
)
def test_another_run_is_not_gone_on_with(other: Run) -> None:
    with pytest.raises(WrongResultsError, match=OTHER_RUN):
        parse_results(results_text(some()), other)


def test_more_games_of_the_same_run_can_follow() -> None:
    more = Run(40, "base", RUN.players, EDITION)
    assert len(parse_results(results_text(some()), more).numbers) == 4


def test_fewer_games_than_were_played_are_refused() -> None:
    with pytest.raises(WrongResultsError, match="holds 8 games, more than are to be played"):
        parse_results(results_text(some()), Run(5, "base", RUN.players, EDITION))


@pytest.mark.parametrize("cut", [1, 30, 200, -3])
def test_half_a_file_is_said_to_be_one(cut: int) -> None:
    message = "is no whole file of a simulation; name another one, or delete it"
    with pytest.raises(WrongResultsError, match=message):
        parse_results(results_text(some())[:cut], RUN)


@pytest.mark.parametrize(
    "change",
    [
        {"played": [[5, 2]]},
        {"played": [[0, 1_000_000]] * 20_000},
        {"tally": {"games": 4}},
        {"tally": {"games": 10**400}},
        {"tally": {"start card/3b": 1}},
        {"tally": []},
        {"more": 1},
        {"digest": "0"},
        {"digest": None},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_changed_file_is_said_to_be_one(change: dict[str, Any]) -> None:
    tree = {**json.loads(results_text(some())), **change}
    message = "was changed or is damaged; name another one, or delete it"
    with pytest.raises(WrongResultsError, match=message):
        parse_results(json.dumps(tree), RUN)


@pytest.mark.parametrize("text", ["[]", "3", '{"form": "something else"}', "null"])
def test_any_other_file_is_said_to_be_none(text: str) -> None:
    with pytest.raises(WrongResultsError, match="is no file of a simulation; name another one"):
        parse_results(text, RUN)
