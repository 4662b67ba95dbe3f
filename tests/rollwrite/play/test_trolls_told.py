"""What the Trolls get is told when they get it (S9-S11)."""

from rollwrite.play.events import ColumnClaimed, TrollsGained, ValueClaimed, tell
from tests.rollwrite.play.random_games import random_game, start_of


def test_what_the_trolls_get_adds_up_to_their_score() -> None:
    start = start_of("solo", 1)
    game = [*random_game(start, 4)]
    events = [event for _, position in game for event in position.events]
    rest = sum(event.points for event in events if isinstance(event, TrollsGained))
    cards = sum(event.cards for event in events if isinstance(event, ColumnClaimed))
    claims = sum(event.claim.value for event in events if isinstance(event, ValueClaimed))
    trolls = next(
        each.account for each in game[-1][1].score().players if str(each.account.name) == "Trolls"
    )
    assert trolls.total == rest + cards + claims
    said = {tell(event, start.table).rule for event in events}
    assert said >= {"S7", "S9", "S10", "S11"}
