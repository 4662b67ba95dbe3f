"""The masks find what plain sets of hexes find, by the rules page."""

from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.play import spells
from rollwrite.play.position import Position
from tests.rollwrite.play.plain import Plain
from tests.rollwrite.play.random_games import any_start, random_game


def check(position: Position) -> None:
    """Hold what is legal in a position against the plain sets."""
    plain, ground = Plain(position), position.table.ground
    if position.phase == "draw":
        drawn = {frozenset(each.hex for each in draw.drawn) for draw in position.legal_draws}
        assert drawn - {frozenset()} == plain.pairs()
        is_free = not any(map(plain.worker_places, plain.pairs()))
        assert (frozenset() in drawn) == is_free  # M3.5
    if position.phase == "worker":
        pair = ground.hexes_of(position.turn.drawn)
        assert {step.hex for step in position.legal_workers} == plain.worker_places(pair)
    if position.phase == "action":
        assert {*ground.hexes_of(spells.mustered(position))} == plain.anchored
        assert {*ground.hexes_of(spells.beside_workers(position))} == plain.clones
        assert {*ground.hexes_of(spells.free_ships(position))} == plain.free_ships
        for strength in (1, 2):
            casts = spells.swamp_casts(position, 1, strength)
            assert {hex_ for cast in casts for hex_ in cast.hexes} == plain.swamps
            number = len(plain.swamps)
            assert len(casts) == (comb(number, strength) if number > 1 else number)
        places = (plain.anchored, plain.pairs(is_terrain=True))
        for strength, found in enumerate(places, 1):
            assert bool(spells.terrain_casts(position, 1, strength)) == bool(found)


@given(st.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
@pytest.mark.slow
def test_masks_and_plain_sets_agree_on_what_is_legal(seed: int) -> None:
    for number, (_, position) in enumerate(random_game(any_start(seed), seed)):
        if position.phase in ("draw", "worker", "action") and number % 3 == 0:
            check(position)
