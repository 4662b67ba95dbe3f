import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.rewards import DISCOUNT, HELPING, WARES, Ware, monument_wood, price

EVERY_BUILDING = sorted({"bank", "carpenter", "school-of-magic", "market", "tower", "store"})

wares = st.sampled_from(WARES)
tracks = st.integers(0, 5)
standing = st.frozensets(st.sampled_from(EVERY_BUILDING))


def paid(
    ware: Ware, printed: int, have: int, craft: int, *buildings: str
) -> tuple[int, int] | None:
    """The resource and the craft that leave the tracks, None when the price cannot be met."""
    found = price(ware, printed, have, craft, buildings)
    return (found.paid, found.craft) if found.can_be_paid else None


def test_two_craft_stand_for_one_missing_gold() -> None:
    assert paid("card", 3, 2, 5) == (2, 2)  # Worked value.


def test_with_a_market_one_craft_stands_for_one_missing_gold() -> None:
    assert paid("card", 3, 2, 5, "market") == (2, 1)  # Worked value.


def test_with_a_bank_a_card_of_three_costs_two_gold() -> None:
    assert paid("card", 3, 2, 5, "bank") == (2, 0)  # Worked value.


def test_a_monument_over_a_building_of_three_costs_two_wood() -> None:
    assert paid("monument", 3, 5, 0) == (2, 0)  # Worked value.


def test_with_a_carpenter_a_monument_over_a_building_of_three_costs_one_wood() -> None:
    assert paid("monument", 3, 5, 0, "carpenter") == (1, 0)  # Worked value.


def test_a_monument_over_a_building_of_five_costs_one_wood() -> None:
    assert paid("monument", 5, 5, 0) == (1, 0)  # Worked value.


def test_a_carpenter_does_not_make_a_monument_of_one_wood_cheaper() -> None:
    assert paid("monument", 5, 5, 0, "carpenter") == (1, 0)  # M4.6


def test_a_monument_over_a_building_built_with_construct_costs_five_wood_when_paid_counts() -> None:
    assert monument_wood(0) == 5  # M4.4, monument_discount = "paid"


@pytest.mark.parametrize(
    ("ware", "building", "resource"),
    [
        ("card", "bank", "gold"),
        ("spell", "school-of-magic", "crystal"),
        ("building", "carpenter", "wood"),
        ("monument", "carpenter", "wood"),
    ],
)
def test_each_ware_is_paid_in_its_resource_and_has_one_building_that_saves(
    ware: Ware, building: str, resource: str
) -> None:
    helped = [each for each in EVERY_BUILDING if price(ware, 2, 5, 0, [each]).discount]
    assert (helped, price(ware, 2, 5, 0, []).resource) == ([building], resource)


def test_a_discount_never_brings_a_price_below_one() -> None:
    found = price("card", 1, 5, 0, ["bank"])
    assert (found.full, found.asked, found.discount) == (1, 1, "bank")  # M4.6


def test_an_odd_craft_stands_for_nothing() -> None:
    assert paid("card", 4, 2, 3) is None  # M4.5: two gold are missing, three craft stand for one.
    assert paid("card", 3, 2, 3) == (2, 2)


def test_what_is_missing_is_told_in_the_resource_and_in_craft() -> None:
    found = price("card", 4, 2, 3, [])
    assert (found.missing, found.missing_craft, found.paid, found.craft) == (1, 1, 0, 0)


def test_craft_never_saves_what_one_has() -> None:
    assert paid("building", 3, 3, 5, "market") == (3, 0)  # M4.5


def test_craft_can_meet_a_whole_price() -> None:
    assert paid("spell", 2, 0, 4) == (0, 4)


def test_the_discount_comes_before_craft() -> None:
    assert paid("spell", 3, 1, 2, "school-of-magic") == (1, 2)


@given(wares, st.integers(0, 9), tracks, tracks, standing)
def test_what_is_paid_meets_the_price_exactly(
    ware: Ware, printed: int, have: int, craft: int, buildings: frozenset[str]
) -> None:
    found = price(ware, printed, have, craft, buildings)
    assert found.paid <= have
    assert found.craft <= craft
    if found.can_be_paid:
        assert found.paid + found.craft // found.craft_for_one == found.asked
        assert found.craft == 0 or found.paid == have  # M4.5: only for what is missing.


@given(wares, st.integers(0, 9), tracks, tracks, standing)
def test_with_what_is_missing_the_price_is_met(
    ware: Ware, printed: int, have: int, craft: int, buildings: frozenset[str]
) -> None:
    found = price(ware, printed, have, craft, buildings)
    assert price(ware, printed, have + found.missing, craft, buildings).can_be_paid
    assert price(ware, printed, have, craft + found.missing_craft, buildings).can_be_paid
    if found.missing:
        assert not price(ware, printed, have + found.missing - 1, craft, buildings).can_be_paid
        more_craft = craft + found.missing_craft - 1
        assert not price(ware, printed, have, more_craft, buildings).can_be_paid


@given(wares, st.integers(1, 9), tracks, tracks, standing)
def test_a_building_never_makes_anything_dearer(
    ware: Ware, printed: int, have: int, craft: int, buildings: frozenset[str]
) -> None:
    without = price(ware, printed, have, craft, ())
    found = price(ware, printed, have, craft, buildings)
    assert 1 <= found.asked <= without.asked
    assert found.missing <= without.missing
    assert (found.discount == DISCOUNT[ware]) == (DISCOUNT[ware] in buildings)
    assert (found.asked < without.asked) == (bool(found.discount) and without.asked > 1)


@given(wares, st.integers(0, 9), tracks, tracks, standing)
def test_no_other_building_changes_a_price(
    ware: Ware, printed: int, have: int, craft: int, buildings: frozenset[str]
) -> None:
    found = price(ware, printed, have, craft, buildings)
    assert found == price(ware, printed, have, craft, buildings & HELPING[ware])  # M8
