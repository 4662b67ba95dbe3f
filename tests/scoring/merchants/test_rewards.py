import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.rewards import HEX_BONUS, PAYING, Closing, reward, total
from sheets.merchants.edition.edition import RESOURCES, TRACKS, Resource

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


def gained(closing: Closing, track: int | None, *buildings: str) -> tuple[int | None, int]:
    """Return the track after a closing, and the crowns."""
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


def test_a_store_pays_once_for_a_region_that_passes_five() -> None:
    assert gained(Closing("wood", hexes=1, workers=1), 4, "store") == (5, 0)
    assert gained(Closing("wood", hexes=4, workers=2), 5, "store") == (5, 4 + 2)


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
