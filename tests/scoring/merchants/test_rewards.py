"""What closed regions give: one region (M5.3 to M5.5, M8, M9), a turn, the family version."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.rewards import (
    HEX_BONUS,
    PAYING,
    Closing,
    TurnReward,
    family_reward,
    reward,
    total,
    turn_reward,
)
from sheets.merchants.edition.edition import RESOURCES, TRACKS, Resource
from sheets.merchants.options import Rules

PER_REGION = Rules(overflow_per="region")
PER_TURN = Rules(overflow_per="turn")

closings = st.builds(
    Closing,
    resource=st.sampled_from(RESOURCES),
    hexes=st.integers(1, 12),
    workers=st.integers(0, 6),
    rage=st.sampled_from((1, 2, 3)),
)
turns = st.lists(closings, max_size=5)
tracks_before = st.fixed_dictionaries({resource: st.integers(0, 5) for resource in TRACKS})
standing = st.frozensets(
    st.sampled_from([*(name for name, _ in HEX_BONUS.values()), "store", "bank"])
)

# The region, the track before, buildings; the track after and the crowns.
GAINED: dict[str, tuple[Closing, int | None, str, tuple[int | None, int]]] = {
    "two workers earn the hexes each": (Closing("crystal", 2, 2), 0, "", (4, 0)),  # Worked value.
    "one worker earns the hexes": (Closing("crystal", 2, 1), 0, "", (2, 0)),  # Worked value.
    "M5.5 4 beyond 3 are a crown": (Closing("wood", 4, 1), 3, "", (5, 1)),  # Worked values.
    "with a store 3": (Closing("wood", 4, 1), 3, "store", (5, 3)),
    "M5.5 3 beyond 3 are none": (Closing("wood", 3, 1), 3, "", (5, 0)),
    "with a store 2": (Closing("wood", 3, 1), 3, "store", (5, 2)),
    "M5.5 4 from 1 pass nothing": (Closing("wood", 4, 1), 1, "", (5, 0)),
    "nor does a store": (Closing("wood", 4, 1), 1, "store", (5, 0)),
    "a bonus passes the end with the rest": (Closing("gold", 2, 1), 3, "treasury", (5, 2)),
    "M5.4 a city pays crowns at once": (Closing("city", 3, 2), None, "", (None, 6)),
    "M8 a statue gives one for each hex of it": (Closing("city", 3, 2), None, "statue", (None, 9)),
    "M8 a statue gives none for gold": (Closing("gold", 3, 1), 0, "statue", (3, 0)),
    "M8 a city never fills a store": (Closing("city", 9, 1), None, "store", (None, 9)),
    "M9 one worker counts once without rage": (Closing("craft", 3, 2, rage=1), 0, "", (5, 0)),
    "M9 rage counts it twice": (Closing("craft", 3, 2, rage=2), 0, "", (5, 2)),
    "M9 rage counts it three times": (Closing("craft", 3, 2, rage=3), 0, "", (5, 3)),
    "M9 rage does not multiply a bonus": (Closing("craft", 1, 1, rage=3), 0, "workshop", (5, 0)),
    "M8 a store pays nothing where nothing passes": (Closing("wood", 1, 1), 4, "store", (5, 0)),
    "M8 a store pays once for a region": (Closing("wood", 4, 2), 5, "store", (5, 4 + 2)),
}


@pytest.mark.parametrize("rule", GAINED)
def test_what_a_region_gives(rule: str) -> None:
    closing, track, building, gained = GAINED[rule]
    found = reward(closing, track, building.split())
    assert (found.track, found.crowns) == gained


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


def test_without_a_worker_there_nothing_is_earned() -> None:
    for resource in RESOURCES:
        building, _ = HEX_BONUS[resource]
        closing = Closing(resource, hexes=4, workers=0)
        found = reward(closing, 5, [building, "store"])
        assert (found.lines, found.crowns) == ((), 0)


def counted_one_by_one(
    closing: Closing, track: int, buildings: frozenset[str]
) -> tuple[int | None, int]:
    """Move the marker step by step, one resource at a time, as players do at the table."""
    bonus = {"treasury": "gold", "sawmill": "wood", "tower": "crystal", "workshop": "craft"}
    counts = [1] * closing.workers
    if counts:
        counts[0] = closing.rage
    if closing.resource == "city":
        return None, closing.hexes * (sum(counts) + ("statue" in buildings and bool(counts)))
    gains = sum(counts) * closing.hexes
    if counts and any(bonus.get(each) == closing.resource for each in buildings):
        gains += 2 * closing.hexes
    passed = 0
    for _ in range(gains):
        if track < 5:
            track += 1
        else:
            passed += 1
    return track, passed // 2 + (2 if passed and "store" in buildings else 0)


@given(closings, st.integers(0, 5), standing)
def test_a_region_gives_what_moving_the_marker_one_by_one_gives(
    closing: Closing, track: int, buildings: frozenset[str]
) -> None:
    found = reward(closing, None if closing.resource == "city" else track, buildings)
    assert (found.track, found.crowns) == counted_one_by_one(closing, track, buildings)


@given(closings, st.integers(0, 5), standing)
def test_the_lines_add_up_to_the_crowns(
    closing: Closing, track: int, buildings: frozenset[str]
) -> None:
    found = reward(closing, None if closing.resource == "city" else track, buildings)
    assert total(found.lines, "crowns") == found.crowns
    assert all(line.rule for line in found.lines)


@given(closings, st.integers(0, 5), standing)
def test_no_other_building_pays_for_a_region(
    closing: Closing, track: int, buildings: frozenset[str]
) -> None:
    before, paying = None if closing.resource == "city" else track, PAYING[closing.resource]
    assert reward(closing, before, buildings) == reward(closing, before, buildings & paying)  # M8


# A turn.


def tracks(**resources: int) -> Mapping[Resource, int]:
    return {resource: resources.get(resource, 1) for resource in TRACKS}


def wood(hexes: int) -> Closing:
    return Closing("wood", hexes, workers=1)


def test_the_regions_of_a_turn_fill_a_track_one_after_the_other() -> None:
    found = turn_reward([wood(2), wood(3)], tracks(wood=1), (), PER_REGION)
    assert [(each.track_before, each.track) for each in found.rewards] == [(1, 3), (3, 5)]
    assert found.tracks == tracks(wood=5)
    assert (found.over, found.crowns) == (1, 0)  # M5.5: the odd one is lost.


def test_a_city_pays_crowns_and_moves_no_track() -> None:
    found = turn_reward([Closing("city", 3, 2), wood(1)], tracks(), ("statue",), PER_REGION)
    assert (found.crowns, found.tracks) == (9, tracks(wood=2))  # M5.4, M8


@pytest.mark.parametrize(("rules", "crowns"), [(PER_REGION, 2), (PER_TURN, 3)])
def test_what_passes_five_is_halved_for_each_region_or_once_for_the_turn(
    rules: Rules, crowns: int
) -> None:
    found = turn_reward([wood(3), Closing("gold", 3, 1)], tracks(wood=5, gold=5), (), rules)
    assert found.crowns == crowns  # M5.5: 3 and 3, each halved or 6 together.


def test_by_the_turn_the_crowns_for_what_passes_five_are_the_turns_own_line() -> None:
    found = turn_reward([wood(3), Closing("gold", 2, 1)], tracks(wood=5, gold=5), (), PER_TURN)
    assert [(line.step, line.amount, line.times, line.rule) for line in found.lines] == [
        ("overflow", 2, (5, 2), "M5.5"),
        ("lost", 0, (1,), "M5.5"),
    ]
    assert [[line.step for line in each.lines] for each in found.rewards] == [["workers"]] * 2


@pytest.mark.parametrize(("rules", "crowns"), [(PER_REGION, 4 + 0), (PER_TURN, 4 + 1)])
def test_the_store_pays_once_for_each_region_by_either_option(rules: Rules, crowns: int) -> None:
    found = turn_reward([wood(1), wood(1)], tracks(wood=5), ("store",), rules)
    assert found.crowns == crowns  # M5.9, M8


def test_the_order_matters_where_two_regions_pay_one_track() -> None:
    def crowns(*hexes: int) -> int:
        return turn_reward([wood(each) for each in hexes], tracks(wood=3), (), PER_REGION).crowns

    assert (crowns(3, 3), crowns(1, 5), crowns(5, 1)) == (1, 2, 1)  # M5.9


def test_each_region_has_its_own_rage() -> None:
    found = turn_reward([Closing("gold", 1, 1, rage=3), wood(1)], tracks(), (), PER_REGION)
    assert found.tracks == tracks(gold=4, wood=2)  # M9


def test_a_turn_that_closes_nothing_gives_nothing() -> None:
    for rules in (PER_REGION, PER_TURN):
        assert turn_reward([], tracks(), ("store",), rules) == TurnReward((), tracks())


@given(closings, tracks_before, standing)
def test_one_region_gives_a_turn_what_it_gives_alone(
    closing: Closing, before: Mapping[Resource, int], buildings: frozenset[str]
) -> None:
    alone = reward(closing, before.get(closing.resource), buildings)
    for rules in (PER_REGION, PER_TURN):
        found = turn_reward([closing], before, buildings, rules)
        assert (found.crowns, found.over) == (alone.crowns, alone.over)
        assert found.tracks.get(closing.resource) == alone.track


@given(turns, tracks_before, standing)
def test_halving_once_gives_a_crown_more_for_every_two_odd_regions(
    turn: Sequence[Closing], before: Mapping[Resource, int], buildings: frozenset[str]
) -> None:
    apart = turn_reward(turn, before, buildings, PER_REGION)
    together = turn_reward(turn, before, buildings, PER_TURN)
    odd = sum(each.over % 2 for each in apart.rewards)
    assert together.crowns - apart.crowns == odd // 2
    assert together.tracks == apart.tracks


@given(turns, tracks_before, standing, st.data())
def test_the_order_moves_no_track_and_no_crown_while_nothing_passes_five_twice(
    turn: Sequence[Closing],
    before: Mapping[Resource, int],
    buildings: frozenset[str],
    data: st.DataObject,
) -> None:
    other = data.draw(st.permutations(turn))
    for rules in (PER_REGION, PER_TURN):
        one, two = (turn_reward(each, before, buildings, rules) for each in (turn, other))
        assert (one.tracks, one.over) == (two.tracks, two.over)
        if not one.over or len({each.resource for each in turn}) == len(turn):  # M5.9
            assert one.crowns == two.crowns
    if "store" not in buildings:
        assert one.crowns == two.crowns  # By the turn only the Store looks at the order.


def test_each_resource_of_the_family_version_is_a_crown() -> None:
    for resource in RESOURCES:
        assert family_reward(Closing(resource, 3, 2), ()).crowns == 6  # F6


def test_the_own_guild_gives_two_crowns_for_each_hex_whatever_the_workers() -> None:
    found = family_reward(Closing("crystal", 3, 2), ["crystal"])
    assert [(line.step, line.amount, line.rule) for line in found.lines] == [
        ("workers", 6, "F6"),
        ("guild", 6, "F7"),
    ]
    assert found.crowns == 12  # Worked value.
    assert family_reward(Closing("crystal", 3, 2), ["gold", "wood"]).crowns == 6


def test_a_guild_without_a_worker_there_gives_nothing() -> None:
    assert family_reward(Closing("gold", 3, 0), ["gold"]).lines == ()  # F7


def test_rage_counts_in_the_family_version_but_not_for_the_guild() -> None:
    assert family_reward(Closing("gold", 2, 1, rage=3), ["gold"]).crowns == 2 * 3 + 2 * 2  # M9


@given(closings, st.frozensets(st.sampled_from(RESOURCES)))
def test_the_lines_of_the_family_version_are_crowns_and_add_up(
    closing: Closing, guilds: frozenset[Resource]
) -> None:
    found = family_reward(closing, guilds)
    assert total(found.lines, "crowns") == found.crowns == sum(each.amount for each in found.lines)
    assert (found.track, found.over) == (None, 0)
