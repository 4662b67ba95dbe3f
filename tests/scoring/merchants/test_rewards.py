from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.rewards import (
    HEX_BONUS,
    Closing,
    TurnReward,
    family_lines,
    reward,
    rewards,
    total,
)
from sheets.merchants.edition import RESOURCES, TRACKS, Resource, Rules

PER_TURN = Rules(overflow_per="turn")

closings = st.builds(
    Closing,
    resource=st.sampled_from(RESOURCES),
    hexes=st.integers(1, 12),
    workers=st.integers(0, 6),
    rage=st.sampled_from((1, 2, 3)),
)
standing = st.frozensets(
    st.sampled_from(["treasury", "sawmill", "tower", "workshop", "statue", "store", "bank"])
)
all_tracks = st.fixed_dictionaries({track: st.integers(0, 5) for track in TRACKS})


def gained(closing: Closing, track: int | None, *buildings: str) -> tuple[int | None, int]:
    """Give the track after a closing, and the crowns."""
    found = reward(closing, track, buildings)
    return found.track, found.crowns


def test_each_worker_earns_the_hexes_of_the_region() -> None:
    assert gained(Closing("crystal", hexes=2, workers=2), 0) == (4, 0)  # Worked value: Jeff.
    assert gained(Closing("crystal", hexes=2, workers=1), 0) == (2, 0)  # Worked value: Bernd.


def test_a_tower_gives_four_more_for_two_crystals() -> None:
    found = reward(Closing("crystal", hexes=2, workers=2), 0, ["tower"])
    assert [line.amount for line in found.lines if line.building == "tower"] == [4]  # Worked value.


@pytest.mark.parametrize(
    ("track", "gain", "after", "crowns", "with_store"),
    [(3, 4, 5, 1, 3), (3, 3, 5, 0, 2), (1, 4, 5, 0, 0)],  # Worked values.
)
def test_what_would_pass_five_becomes_crowns_two_for_one(
    track: int, gain: int, after: int, crowns: int, with_store: int
) -> None:
    closing = Closing("wood", hexes=gain, workers=1)
    assert gained(closing, track) == (after, crowns)
    assert gained(closing, track, "store") == (after, with_store)


def test_an_odd_resource_left_over_is_lost_and_said_to_be() -> None:
    found = reward(Closing("gold", hexes=3, workers=1), 5, [])
    assert [(line.step, line.times, line.amount, line.rule) for line in found.lines] == [
        ("workers", (3, 1), 3, "M5.3"),
        ("overflow", (3, 2), 1, "M5.5"),
        ("lost", (1,), 0, "M5.5"),
    ]


@pytest.mark.parametrize(("resource", "building"), [(r, HEX_BONUS[r][0]) for r in TRACKS])
def test_the_building_of_a_resource_gives_two_for_every_hex_whatever_the_workers(
    resource: Resource, building: str
) -> None:
    others = [name for name, _ in HEX_BONUS.values() if name != building]
    for workers in (1, 3):
        closing = Closing(resource, hexes=2, workers=workers)
        alone, helped = reward(closing, 0, others), reward(closing, 0, [building])
        assert total(helped.lines, resource) - total(alone.lines, resource) == 4


def test_bonus_resources_pass_the_end_of_the_track_with_the_rest() -> None:
    assert gained(Closing("gold", hexes=2, workers=1), 3, "treasury") == (5, 2)  # 3 + 2 + 4 = 9


def test_a_city_pays_crowns_at_once() -> None:
    assert gained(Closing("city", hexes=3, workers=2), None) == (None, 6)  # M5.4


def test_a_statue_gives_a_crown_for_every_hex_of_a_city() -> None:
    assert gained(Closing("city", hexes=3, workers=2), None, "statue") == (None, 9)
    assert gained(Closing("gold", hexes=3, workers=1), 0, "statue") == (3, 0)


def test_a_city_never_fills_a_store() -> None:
    assert gained(Closing("city", hexes=9, workers=1), None, "store") == (None, 9)


@pytest.mark.parametrize(("rage", "gain"), [(1, 6), (2, 9), (3, 12)])
def test_one_worker_counts_two_or_three_with_rage(rage: int, gain: int) -> None:
    found = reward(Closing("craft", hexes=3, workers=2, rage=rage), 0, [])
    assert total(found.lines, "craft") == gain


def test_rage_does_not_multiply_the_bonus_of_a_building() -> None:
    found = reward(Closing("craft", hexes=1, workers=1, rage=3), 0, ["workshop"])
    assert total(found.lines, "craft") == 3 + 2


def test_without_a_worker_there_nothing_is_earned() -> None:
    for resource in RESOURCES:
        building, _ = HEX_BONUS[resource]
        closing = Closing(resource, hexes=4, workers=0)
        found = reward(closing, 5, [building, "store"])
        assert (found.lines, found.crowns) == ((), 0)


def turn(tracks: Mapping[Resource, int], rules: Rules, *closed: Closing) -> TurnReward:
    return rewards(closed, tracks, ["store"], rules)


def test_the_overflow_of_each_region_is_halved_on_its_own() -> None:
    three = Closing("wood", hexes=3, workers=1)
    found = rewards([three, three], {"wood": 5}, [], Rules())
    assert (found.crowns, found.tracks) == (2, {"wood": 5})  # 3 // 2 + 3 // 2


def test_the_overflow_of_the_turn_is_halved_once_when_the_option_says_so() -> None:
    three = Closing("wood", hexes=3, workers=1)
    found = rewards([three, three], {"wood": 5}, [], PER_TURN)
    assert (found.crowns, found.tracks) == (3, {"wood": 5})  # 6 // 2
    assert [(line.step, line.amount) for line in found.lines] == [("overflow", 3)]


def test_the_overflow_of_a_turn_is_counted_for_each_track_on_its_own() -> None:
    wood, gold = Closing("wood", hexes=1, workers=1), Closing("gold", hexes=1, workers=1)
    found = rewards([wood, gold], {"wood": 5, "gold": 5}, [], PER_TURN)
    assert found.crowns == 0
    assert [(line.step, line.times) for line in found.lines] == [("lost", (1,)), ("lost", (1,))]


@pytest.mark.parametrize("rules", [Rules(), PER_TURN])
def test_a_store_pays_once_for_each_region_that_passes_five(rules: Rules) -> None:
    one = Closing("wood", hexes=1, workers=1)
    fills, passes, passes_again = turn({"wood": 4}, rules, one, one, one).rewards
    assert [each.crowns for each in (fills, passes, passes_again)] == [0, 2, 2]


def test_the_order_of_the_regions_matters_for_the_overflow() -> None:
    one, two = Closing("gold", hexes=1, workers=1), Closing("gold", hexes=2, workers=1)
    first_one = rewards([one, two], {"gold": 4}, [], Rules())
    first_two = rewards([two, one], {"gold": 4}, [], Rules())
    assert (first_one.crowns, first_two.crowns) == (1, 0)  # M5.9


def test_rage_in_two_regions_needs_the_option_that_it_counts_all_turn() -> None:
    enraged = Closing("gold", hexes=1, workers=1, rage=2)
    assert rewards([enraged, enraged], {"gold": 0}, [], Rules()).tracks == {"gold": 4}
    with pytest.raises(ValueError, match="one region a turn"):
        rewards([enraged, enraged], {"gold": 0}, [], Rules(rage_counts_in="one region"))


def test_three_crystals_of_the_own_guild_give_twelve_crowns() -> None:
    lines = family_lines(Closing("crystal", hexes=3, workers=2), own_guild=True)
    assert [(line.amount, line.rule) for line in lines] == [(6, "F6"), (6, "F7")]  # Worked value.


def test_a_guild_gives_nothing_without_a_worker_there() -> None:
    assert family_lines(Closing("crystal", hexes=3, workers=0), own_guild=True) == ()


def test_without_the_guild_each_resource_is_a_crown() -> None:
    lines = family_lines(Closing("city", hexes=2, workers=3), own_guild=False)
    assert total(lines, "crowns") == 6  # F6


def counted_one_by_one(
    closed: list[Closing], tracks: Mapping[Resource, int], buildings: frozenset[str], rules: Rules
) -> tuple[dict[Resource, int], int]:
    """Move the markers step by step, one resource at a time, as players do at the table."""
    bonus = {"treasury": "gold", "sawmill": "wood", "tower": "crystal", "workshop": "craft"}
    now, crowns, beyond = dict(tracks), 0, dict.fromkeys(TRACKS, 0)
    for closing in closed:
        counts = [1] * closing.workers
        if counts:
            counts[0] = closing.rage
        if closing.resource == "city":
            crowns += closing.hexes * (sum(counts) + ("statue" in buildings and bool(counts)))
            continue
        gains = sum(counts) * closing.hexes
        if counts and any(bonus.get(each) == closing.resource for each in buildings):
            gains += 2 * closing.hexes
        passed = 0
        for _ in range(gains):
            if now[closing.resource] < 5:
                now[closing.resource] += 1
            else:
                passed += 1
        if passed and "store" in buildings:
            crowns += 2
        if rules.overflow_per == "region":
            crowns += passed // 2
        else:
            beyond[closing.resource] += passed
    return now, crowns + sum(passed // 2 for passed in beyond.values())


@given(st.lists(closings, max_size=5), all_tracks, standing, st.sampled_from([Rules(), PER_TURN]))
def test_a_turn_gives_what_moving_the_markers_one_by_one_gives(
    closed: list[Closing],
    tracks: dict[Resource, int],
    buildings: frozenset[str],
    rules: Rules,
) -> None:
    found = rewards(closed, tracks, buildings, rules)
    assert (found.tracks, found.crowns) == counted_one_by_one(closed, tracks, buildings, rules)


@given(st.lists(closings, max_size=5), all_tracks, standing, st.sampled_from([Rules(), PER_TURN]))
def test_the_lines_add_up_to_the_crowns(
    closed: list[Closing],
    tracks: dict[Resource, int],
    buildings: frozenset[str],
    rules: Rules,
) -> None:
    found = rewards(closed, tracks, buildings, rules)
    lines = [line for each in found.rewards for line in each.lines] + list(found.lines)
    assert total(lines, "crowns") == found.crowns
    assert all(line.rule for line in lines)


@given(closings, st.integers(0, 5), standing)
def test_one_region_alone_is_scored_the_same_by_either_option(
    closing: Closing, track: int, buildings: frozenset[str]
) -> None:
    alone = reward(closing, None if closing.resource == "city" else track, buildings)
    tracks: dict[Resource, int] = {} if closing.resource == "city" else {closing.resource: track}
    for rules in (Rules(), PER_TURN):
        found = rewards([closing], tracks, buildings, rules)
        assert (found.crowns, found.tracks.get(closing.resource)) == (alone.crowns, alone.track)
