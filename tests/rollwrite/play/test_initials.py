"""The initial that a record gives a player is the one on the sheets and in the hexes."""

from dataclasses import replace

import pytest

from rollwrite.play.replay import open_replayed, record_of, replay
from scoring.open_game import open_game
from sheets.files.problem import has_errors
from tests.rollwrite.play.random_games import random_game, start_of


@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("family", 2), ("solo", 1)])
def test_the_state_of_a_record_has_the_initials_of_the_record(variant: str, players: int) -> None:
    start = start_of(variant, players)
    record = record_of(start, [step for step, _ in random_game(start, 1)])
    initials = ("Q", *record.initials[1:])
    game = open_replayed(replay(replace(record, initials=initials)))
    assert game.seats()[0].initial == "Q"
    assert not has_errors(open_game(game.tree()).find_problems())


def test_initials_that_follow_from_the_names_are_not_written() -> None:
    start = start_of("base", 2)
    record = record_of(start, [step for step, _ in random_game(start, 1)])
    assert all("initial" not in sheet for sheet in open_replayed(replay(record)).tree()["sheet"])
