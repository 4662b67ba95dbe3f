"""M2: set-up, and who plays when."""

from __future__ import annotations

from rollwrite.games import new_game
from tests.rollwrite.play.rules.positions import (
    EDITION,
    NAMES,
    after,
    pairs,
    position,
    refused,
    tracks,
)

RIVERS = """
 .  g* .  .
  .  ~  .  .
 ==========
 ~  .  .  .
  .  .  .  .
 ==========
 .  .  .  .
"""


def test_m2_1_relics_and_monuments_for_more_players_are_not_in_play() -> None:
    two, four = (new_game(NAMES[:players], edition=EDITION) for players in (2, 4))
    assert two.left("relic two") == (8, 5)
    assert four.left("relic two") == (8, 7, 6, 5)
    assert two.left("monument") == (14, 11, 9)


def test_m2_2_all_markers_start_at_1() -> None:
    start = new_game(["Anna", "Bernd"], edition=EDITION)
    assert tracks(start, 1) == "gold 1 wood 1 crystal 1 craft 1, crowns 0"


def test_m2_3_each_player_takes_one_of_the_start_cards_free_two_the_same_one_too() -> None:
    start = new_game(["Anna", "Bernd"], edition=EDITION)
    begun = after(start, "start 2; start 2")
    assert [sheet.bought for sheet in begun.sheets] == [(2,), (2,)]
    assert tracks(begun) == "gold 1 wood 1 crystal 1 craft 1, crowns 0"
    assert refused(start, "start 4") == "M2.3 card 4 is no start card; 1, 2, 3"


def test_m2_4_play_goes_round_in_the_order_of_the_table() -> None:
    start = new_game(["Anna", "Bernd", "Clara"], edition=EDITION)
    assert (start.player, start.round) == ("Anna", 1)
    begun = after(start, "start 1; start 1; start 1")
    assert (begun.player, begun.round) == ("Anna", 2)


def test_m2_5_nothing_is_drawn_beyond_the_border_of_2_or_3_players() -> None:
    two, three, four = (position(RIVERS, players=players) for players in (2, 3, 4))
    lands = [position.table.ground.land.bit_count() for position in (two, three, four)]
    assert lands == [7, 14, 18]
    assert refused(two, "draw gold A1 gold A4") == "M3.2 A4 lies beyond the border"


def test_m2_5_rivers_do_nothing_else() -> None:
    board = """
     g* .
      .  .
     ======
     .  .
    """
    assert "A2-A3" in pairs(position(board, players=4))
    assert "A2-A3" not in pairs(position(board, players=2))


def test_m2_5_of_a_lake_across_the_border_only_this_side_exists() -> None:
    board = """
     .  g* .  .
      .  ~  .  .
     ==========
     .  ~  .  .
      .  .  .  .
     ==========
     .  .  .  .
    """
    two = position(board, "cards 10, crystal 3", players=2)
    four = position(board, "cards 10, crystal 3", players=4)
    for at, ships in ((two, 1), (four, 2)):
        assert at.table.ground.ships.bit_count() == ships
