"""Rewards and prices as text and as JSON; whole answers are in the tests of the commands."""

from dataclasses import replace

import pytest

from scoring.merchants.explained import (
    explain_price,
    explain_reward,
    explanation_text,
    explanation_tree,
)
from scoring.merchants.rewards import Closing, price, reward
from sheets.merchants.edition.edition import Edition
from sheets.words.translation import load_translation
from tests.editions import first_edition

ENGLISH = load_translation("en")


@pytest.fixture
def edition() -> Edition:
    return first_edition()


def test_a_reward_for_scripts_has_track_and_crowns_before_its_steps(edition: Edition) -> None:
    answer = explain_reward(reward(Closing("gold", 2, 1), 4, ()), edition.names, edition.rules)
    tree = explanation_tree(answer, load_translation("de"))
    assert list(tree.items())[:4] == [
        *(("resource", "gold"), ("track_before", 4), ("track", 5), ("crowns", 0))
    ]
    assert tree["lines"][0]["label"] == "Felder 2 x Arbeiter 1"
    assert tree["options"] == {"overflow_per": "region"}


def test_a_price_for_scripts_says_what_is_paid_or_missing(edition: Edition) -> None:
    def figures(craft: int) -> list[object]:
        answer = explain_price(price("card", 4, 2, craft, ()), craft, edition.names, edition.rules)
        tree = explanation_tree(answer, ENGLISH)
        return [tree[key] for key in ("ware", "price", "pay", "missing", "missing_craft")]

    assert figures(craft=4) == ["card", 4, {"gold": 2, "craft": 4}, 0, 0]
    assert figures(craft=3) == ["card", 4, None, 1, 1]


def test_steps_line_up_below_a_building_with_a_wide_name(edition: Edition) -> None:
    names = replace(edition.names, buildings={**edition.names.buildings, "bank": {"en": "銀行"}})
    answer = explain_price(price("card", 3, 2, 0, ("bank",)), 0, names, edition.rules)
    assert explanation_text(answer, ENGLISH) == (
        "Pay 2 gold.\n  price on the card   3  gold  M6.1\n  銀行               -1  gold  M4.6\n"
    )
