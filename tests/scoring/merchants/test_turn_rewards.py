from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.rewards import (
    HEX_BONUS,
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
    hexes=st.integers(1, 6),
    workers=st.integers(0, 3),
    rage=st.sampled_from((1, 2, 3)),
)
turns = st.lists(closings, max_size=5)
tracks_before = st.fixed_dictionaries({resource: st.integers(0, 5) for resource in TRACKS})
standing = st.frozensets(st.sampled_from([name for name, _ in HEX_BONUS.values()] + ["store"]))


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
