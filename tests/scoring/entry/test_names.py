from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.entry.said import AmbiguousNameError, find_by_name

BUILDINGS = {
    "sawmill": ("Sawmill", "Scierie", "Sägewerk"),
    "school-of-magic": ("School of Magic", "Magie", "Zauberschule"),
    "statue": ("Statue", "Statue", "Statue"),
    "store": ("Store", "Boutique", "Lager"),
}
GOLD = {"gold": ("or", "gold"), "craft": ("ordinary",)}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("sawmill", "sawmill"),
        ("SAW", "sawmill"),
        ("Sägewerk", "sawmill"),
        ("sagew", "sawmill"),
        ("scierie", "sawmill"),
        ("school-of-magic", "school-of-magic"),
        ("School of", "school-of-magic"),
        (" statu ", "statue"),
        ("lager", "store"),
    ],
)
def test_a_thing_is_found_by_any_name_key_or_beginning(text: str, key: str) -> None:
    assert find_by_name(text, BUILDINGS) == key


def test_a_whole_name_goes_before_beginnings() -> None:
    assert find_by_name("or", GOLD) == "gold"


def test_an_ambiguous_beginning_lists_what_it_can_be() -> None:
    with pytest.raises(AmbiguousNameError) as caught:
        find_by_name("st", BUILDINGS)
    assert str(caught.value) == "'st' can mean Statue, Store; write one letter more"


@pytest.mark.parametrize("text", ["castle", "", " ", "-", "\u0301"])
def test_a_name_of_nothing_lists_what_there_is(text: str) -> None:
    with pytest.raises(AmbiguousNameError) as caught:
        find_by_name(text, BUILDINGS)
    listed = "'Sawmill', 'School of Magic', 'Statue' or 'Store'"
    assert str(caught.value) == f"write {listed}, not {text!r}"


@given(st.text())
def test_any_text_means_one_thing_or_raises_our_error(text: str) -> None:
    with suppress(AmbiguousNameError):
        assert find_by_name(text, BUILDINGS) in BUILDINGS
