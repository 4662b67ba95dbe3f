"""What is unlikely but possible: it is said, and scored all the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.merchants.games import changed, problems_in, score_of

ANNA, BERND, CLARA = "sheet 1 (Anna)", "sheet 2 (Bernd)", "sheet 3 (Clara)"

CASES: list[tuple[str, dict[str, Any], str]] = [
    (
        "base-3.toml",
        {"sheet 1, crowns": [22, 61]},
        f"{ANNA}, crowns: 61 crowns at once are unlikely; more than 60 are rare (M5.3)",
    ),
    (
        "base-3.toml",
        {"sheet 1, crowns": 301},
        f"{ANNA}, crowns: the sum is 301; more than 300 are unlikely (M7.6)",
    ),
    (
        "family-3.toml",
        {"sheet 3, crowns": 0},
        f"{CLARA}, crowns: no crowns at all are unlikely at the end (M7.6)",
    ),
    (
        "base-3.toml",
        {f"sheet 2, {track}": 5 for track in ("gold", "wood", "crystal", "craft")},
        f"{BERND}: all four tracks stand at 5, which is unlikely (M1.2)",
    ),
    (
        "base-3.toml",
        {
            f"sheet 1, cards, {number}": "bought"
            for number in (1, 5, 9, *range(10, 23))
            if number != 20
        },
        f"{ANNA}, cards: cards owned: 18; more than 15 are unlikely (M6.1)",
    ),
    (
        "base-2.json",
        {"sheet 1, cards": {"2": "overbuilt"}},
        "nobody owns more than start cards, which is unlikely at the end (M6.1)",
    ),
    (
        "family-3.toml",
        {f"sheet {number}, spells": {} for number in (1, 2, 3)},
        "spells: nobody took a spell, which is unlikely at the end (F8)",
    ),
    (
        "family-3.toml",
        {"sheet 2, crowns": [6, 12, 4], "sheet 2, spells": {"taken": 4, "used": 3}},
        f"{BERND}: says the same as sheet 1 in everything but the name",
    ),
]


@pytest.mark.parametrize(("name", "changes", "doubt"), CASES)
def test_what_is_unlikely_is_said_and_scored(
    name: str, changes: dict[str, Any], doubt: str
) -> None:
    tree = changed(name, changes)
    assert problems_in(tree) == [f"warning: {doubt}"]
    assert score_of(tree).players
