"""What is counted of games agrees with the games themselves."""

from collections import Counter

import pytest

from rollwrite.play.simulation.report import Figure, Section, report_of
from rollwrite.play.simulation.results import Results
from rollwrite.play.simulation.run import WIN, Run, Tally, moves, owners, tally
from tests.rollwrite.play.random_games import EDITION

GAMES = 6
RUN = Run(GAMES, "base", ("greedy", "greedy", "random"), EDITION)


@pytest.fixture(scope="module")
def found() -> Tally:
    """Return what the run's games come to."""
    return tally(RUN, range(GAMES))


def sections(run: Run, found: Tally) -> dict[str, Section]:
    """Return the tables of a run's report."""
    report = report_of(Results(run, set(range(run.games)), found))
    return {section.key: section for section in report.sections}


def test_all_crowns_are_counted_with_where_they_come_from(found: Tally) -> None:
    """Crowns written and what is added at the end make up every score (M7.6)."""
    parts = sum(number for key, number in found.items() if key.startswith(("crowns/", "final/")))
    points = sum(found[f"seat/{seat}/points"] for seat in (1, 2, 3))
    assert parts == points


def test_every_game_is_won_once(found: Tally) -> None:
    assert sum(found[f"seat/{seat}/wins"] for seat in (1, 2, 3)) == GAMES * WIN
    assert sum(found[f"player/{name}/wins"] for name in ("greedy", "random")) == GAMES * WIN


def test_cards_are_owned_by_whom_sheets_say(found: Tally) -> None:
    """M2.3, M6.1: a start card may also be bought later."""
    assert sum(owners(found, card) for card in EDITION.cards) == found["cards owned"]
    start = [card.number for card in EDITION.columns[0].cards]
    assert any(found[f"bought/{card}"] for card in start)


def test_players_move_on_by_one_seat_from_game_to_game() -> None:
    assert [RUN.seats(number) for number in range(3)] == [
        ("greedy", "greedy", "random"),
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
    ]


def test_turns_endings_and_empty_hexes_are_those_of_the_games(found: Tally) -> None:
    rounds, empty = 0, 0
    for number in range(GAMES):
        for _, _, position in moves(RUN, RUN.start(), number):
            last = position
        rounds += last.round
        empty += last.board.empty.bit_count()
        assert found[f"ending/{last.ending}"]
    counted = (
        int(key.split("/")[1]) * count for key, count in found.items() if key.startswith("rounds/")
    )
    assert sum(counted) == rounds
    assert found["empty"] == empty


def test_the_report_shows_shares_of_all_games(found: Tally) -> None:
    shown = sections(RUN, found)
    assert sum(row.figures[0].value for row in shown["endings"].rows) == pytest.approx(1)
    assert sum(row.figures[1].value for row in shown["crowns"].rows) == pytest.approx(1)
    assert [row.key for row in shown["cards"].rows] == [*map(str, EDITION.cards)]


def test_the_order_in_which_games_end_changes_nothing(found: Tally) -> None:
    backwards = Counter(dict(reversed(found.items())))
    played, other = (Results(RUN, set(range(GAMES)), each) for each in (found, backwards))
    assert report_of(played).sections == report_of(other).sections


def test_alone_wins_and_points_are_against_the_trolls() -> None:
    """S12: more points than the Trolls."""
    run = Run(2, "solo", ("greedy",), EDITION, "expert")
    found = tally(run, range(2))
    shown = sections(run, found)
    assert shown["solo"].rows[0].figures[0].value == found["solo wins"] / 2
    territories = [row.figures[0].value for row in shown["solo points"].rows[2:]]
    assert len(territories) == 8
    points = shown["solo points"].rows[0].figures[0]
    assert isinstance(points, Figure)
    assert points.value >= sum(territories)


def test_the_family_version_has_no_cards_to_tell_of() -> None:
    run = Run(2, "family", ("greedy", "greedy"), EDITION)
    shown = sections(run, tally(run, range(2)))
    assert "cards" not in shown
    assert {"seat", "cast", "endings"} <= shown.keys()
