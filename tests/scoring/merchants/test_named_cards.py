"""A card that is called by a name in a file: the sentence says which number is meant."""

from __future__ import annotations

import pytest

from tests.scoring.merchants.games import problems_after

NAME = "base-3.toml"


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("Banque", "1 or 22"),  # French,
        ("bank", "1 or 22"),  # English and German,
        ("Beschwören", "17 or 23"),  # a spell in German,
        ("zauberschule", "12 or 16"),
        ("Bateau", "10 or 22"),
    ],
)
def test_a_name_in_any_language_is_told_with_its_numbers(name: str, cards: str) -> None:
    found = problems_after(NAME, {f"sheet 1, cards, {name}": "built"})
    assert found[0] == (
        f"error: sheet 1 (Anna), card {name}: "
        f"'{name}' stands on card {cards}; a card is called by its number"
    )


def test_a_name_that_no_card_has_is_said_to_be_none() -> None:
    found = problems_after(NAME, {"sheet 1, cards, Quark": "built"})
    assert found[0].endswith("'Quark' is no card; its number is right, such as 17")
