"""What a ware costs, and in what it is paid: M4.4 to M4.6, M8."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.explained import explain_price, explanation_text
from scoring.merchants.rewards import DISCOUNT, HELPING, WARES, Ware, monument_wood, price
from sheets.words.translation import load_translation
from tests.editions import first_edition

EVERY_BUILDING = sorted({"bank", "carpenter", "school-of-magic", "market", "tower", "store"})

wares = st.sampled_from(WARES)
tracks = st.integers(0, 5)
standing = st.frozensets(st.sampled_from(EVERY_BUILDING))


# The ware and its printed price, what is had of resource and craft, buildings, and what is paid.
PAID: dict[str, tuple[Ware, int, int, int, str, tuple[int, int] | None]] = {
    "two craft stand for one missing gold": ("card", 3, 2, 5, "", (2, 2)),  # Worked value.
    "with a market one craft stands for one": ("card", 3, 2, 5, "market", (2, 1)),  # Worked value.
    "with a bank a card of 3 costs 2 gold": ("card", 3, 2, 5, "bank", (2, 0)),  # Worked value.
    "a monument over 3 costs 2 wood": ("monument", 3, 5, 0, "", (2, 0)),  # Worked value.
    "with a carpenter it costs 1": ("monument", 3, 5, 0, "carpenter", (1, 0)),  # Worked value.
    "a monument over 5 costs 1 wood": ("monument", 5, 5, 0, "", (1, 0)),  # Worked value.
    "M4.6 a carpenter makes that no cheaper": ("monument", 5, 5, 0, "carpenter", (1, 0)),
    "M4.5 two gold missing, three craft stand for one": ("card", 4, 2, 3, "", None),
    "M4.5 an odd craft stands for nothing": ("card", 3, 2, 3, "", (2, 2)),
    "M4.5 craft never saves what one has": ("building", 3, 3, 5, "market", (3, 0)),
    "M4.5 craft can meet a whole price": ("spell", 2, 0, 4, "", (0, 4)),
    "M4.6 the discount comes before craft": ("spell", 3, 1, 2, "school-of-magic", (1, 2)),
}


@pytest.mark.parametrize("rule", PAID)
def test_what_leaves_the_tracks(rule: str) -> None:
    ware, printed, have, craft, building, paid = PAID[rule]
    found = price(ware, printed, have, craft, building.split())
    assert ((found.paid, found.craft) if found.can_be_paid else None) == paid


def test_m4_4_a_monument_over_a_building_of_construct_costs_5_wood_when_paid_counts() -> None:
    assert monument_wood(0) == 5  # monument_discount = "paid"


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


def test_what_is_missing_is_told_in_the_resource_and_in_craft() -> None:
    found = price("card", 4, 2, 3, [])
    assert (found.missing, found.missing_craft, found.paid, found.craft) == (1, 1, 0, 0)


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


def test_steps_line_up_below_a_building_with_a_wide_name() -> None:
    edition = first_edition()
    names = replace(edition.names, buildings={**edition.names.buildings, "bank": {"en": "銀行"}})
    answer = explain_price(price("card", 3, 2, 0, ("bank",)), 0, names, edition.rules)
    assert explanation_text(answer, load_translation("en")) == (
        "Pay 2 gold.\n  price on the card   3  gold  M6.1\n  銀行               -1  gold  M4.6\n"
    )
