"""The record of a game that was played by steps."""

from rollwrite.play.record import record_text
from rollwrite.play.replay import record_of
from rollwrite.play.steps import PASS
from tests.rollwrite.play.random_games import start_of


def test_a_game_that_stops_in_the_middle_is_written_as_far_as_it_goes() -> None:
    start = start_of("base", 2)
    steps, position = [], start
    for text in ("start 2", "start 1", "draw gold E3 gold E4", "worker F3"):
        steps.append(position.parse_step(text))
        position = position.after(steps[-1])
    lines = record_text(record_of(start, steps)).splitlines()
    assert lines[-3:] == [
        "1 Anna: start 2",
        "1 Bernd: start 1",
        "2 Anna: draw gold E3 gold E4; worker F3",
    ]
    assert record_of(start, [*steps, PASS]).turns == record_of(start, steps).turns
