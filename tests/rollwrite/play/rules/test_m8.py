"""M8: each building."""

from __future__ import annotations

import pytest

from rollwrite.play.position import Position
from rollwrite.play.steps import PASS
from sheets.merchants.edition.edition import TRACKS
from tests.rollwrite.play.rules.positions import after, position, told, tracks, turn

OPEN = "g* . . . . ."
DRAWN = "draw wood B1 crystal C1; worker D1"


def acting(sheet: str) -> Position:
    return after(position(OPEN, sheet), DRAWN)


def crowns(at: Position) -> int:
    return sum(at.sheets[0].crowns)


@pytest.mark.parametrize(
    ("sheet", "step", "gained"),
    [
        ("built 2, cards 6, wood 3", "build 6", 1),
        ("built 2, artifacts 2", "relic two", 8 + 1),
        ("built 2 6, wood 2", "monument 6", 14 + 1),
        ("built 2, cards 4 6, crystal 3", "cast 4 build 6", 1),
        ("cards 2, wood 2", "build 2", 0),  # Not for itself.
        ("built 2, wood 3", "monument 2", 14),  # Nor for the monument it is crossed out for.
        ("built 2, cards 17, crystal 3", "cast 17 gold", 0),
    ],
)
def test_m8_academy(sheet: str, step: str, gained: int) -> None:
    assert crowns(after(acting(sheet), step)) == gained


def test_m8_asylum_raises_tracks_at_0_at_the_end_of_the_turn() -> None:
    ended = acting("built 7, gold 0, craft 0").after(PASS).after(PASS)
    assert tracks(ended) == "gold 1 wood 1 crystal 2 craft 1, crowns 0"
    assert "Anna: gold from 0 to 1 by the Asylum (M8)" in told(ended)


def test_m8_asylum_works_in_the_turn_in_which_it_is_built_not_once_it_is_crossed_out() -> None:
    assert turn(acting("cards 7, gold 0"), "build 7").sheets[0].tracks[0] == 1
    assert turn(acting("built 7, wood 4, gold 0"), "monument 7").sheets[0].tracks[0] == 0


@pytest.mark.parametrize(
    ("card", "resource", "gained"),
    [
        # Two hexes and two workers bring 4, the building 2 or, of city, 1 for each hex.
        (14, "craft", 8),
        (11, "wood", 8),
        (8, "crystal", 8),
        (4, "gold", 8),
        (15, "city", 6),
    ],
)
def test_m8_a_building_pays_for_every_hex_once_whatever_the_workers(
    card: int, resource: str, gained: int
) -> None:
    board = """
     #  A  .  .  .  #
      #  #  #  {start} #  #
    """.format(start="w*" if resource != "wood" else "f*")
    at = position(board, f"built {card}, {resource} 0" if resource != "city" else f"built {card}")
    sheet = turn(at, f"draw {resource} C1 {resource} D1; worker E1").sheets[0]
    track = dict(zip([*map(str, TRACKS), "city"], (*sheet.tracks, 0), strict=True))[resource]
    over = gained - track if resource != "city" else gained * 2
    assert track == (5 if resource != "city" else 0)
    assert sum(sheet.crowns) == over // 2


def test_m8_a_building_pays_nobody_without_a_worker_there() -> None:
    board = "# . . B\n # g* # #"
    at = position(board, "built 11")
    assert turn(at, "draw wood B1 wood C1").sheets[0].tracks[1] == 1


@pytest.mark.parametrize(
    ("sheet", "step", "paid"),
    [
        ("built 3, cards 6, wood 5", "build 6", "pay 2 wood"),
        ("built 12, cards 17, crystal 5", "cast 17 gold", "pay 2 crystal"),
    ],
)
def test_m8_carpenter_and_school_of_magic_save_1(sheet: str, step: str, paid: str) -> None:
    assert any(paid in text for text in told(after(acting(sheet), step)))


def test_m8_store_pays_once_for_each_region_that_passes_5() -> None:
    at = position("g* . . .", "built 9, wood 5, crystal 5")
    closed = turn(at, "draw wood B1 crystal C1; worker D1")
    assert crowns(closed) == 2


def test_m8_shrine_pays_for_each_spell_by_what_stands_when_it_is_cast() -> None:
    assert crowns(after(acting("built 6, cards 17, crystal 3"), "cast 17 gold")) == 3
    assert crowns(after(acting("cards 4 6, crystal 3"), "cast 4 build 6")) == 0
    assert crowns(after(acting("built 6, cards 4, crystal 3"), "cast 4 monument 6")) == 3 + 14
