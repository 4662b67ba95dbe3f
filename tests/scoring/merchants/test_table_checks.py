"""The problems that all sheets of a table show together: every check with its exact sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.merchants.games import LEFT_OUT, changed, game, problems_after, problems_in

ANNA, BERND, CLARA = "sheet 1 (Anna)", "sheet 2 (Bernd)", "sheet 3 (Clara)"
NOT_COMPARED = (
    "warning: relics, monuments and columns were not compared over the table: "
    "sheets are missing, unreadable or too many"
)


def base(changes: dict[str, Any]) -> list[str]:
    return problems_after("base-3.toml", changes)


@pytest.mark.parametrize("players", [0, 1, 5, -3])
def test_two_to_four_play(players: int) -> None:
    """M1.7."""
    assert base({"players": players})[0] == (
        f"error: players: must be 2 to 4, not {players} (M1.7)"
    )


@pytest.mark.parametrize("sheets", [0, 1])
def test_without_a_number_every_sheet_is_a_player(sheets: int) -> None:
    """M1.7."""
    tree = changed("base-3.toml", {"players": LEFT_OUT})
    assert problems_in(tree) == []
    tree["sheet"] = tree["sheet"][:sheets]
    assert (
        problems_in(tree)[0] == f"error: sheet: sheets: {sheets}; 2 to 4 play, each with one (M1.7)"
    )


def test_everybody_has_a_sheet() -> None:
    """M1.3; what needs them all is left out and named."""
    tree = game("base-3.toml")
    tree["sheet"].pop()
    assert problems_in(tree) == [
        "error: sheet: sheets: 2, players: 3; everybody has one (M1.3)",
        NOT_COMPARED,
    ]
    tree["players"] = 2
    assert "(M1.3)" not in "".join(problems_in(tree))


def test_of_a_hundred_sheets_only_a_table_full_is_looked_at() -> None:
    """M1.3."""
    tree = game("base-3.toml")
    tree["sheet"] = [dict(tree["sheet"][0], player=f"Player {seat}") for seat in range(100)]
    problems = problems_in(tree)
    assert problems[0] == "error: sheet: sheets: 100, players: 3; everybody has one (M1.3)"
    assert NOT_COMPARED in problems
    assert "sheet 5" not in "".join(problems)


@pytest.mark.parametrize("name", ["Anna", "ANNA", " anna "])
def test_names_are_different(name: str) -> None:
    """M1.7."""
    assert base({"sheet 2, player": name}) == [
        f"error: sheet 2 ({name.strip()}): is called like the player of sheet 1; "
        "names are different (M1.7)"
    ]


def test_initials_are_different() -> None:
    """M1.7."""
    assert base({"sheet 2, initial": "A"}) == [
        f"error: {BERND}, initial: 'A' is the initial of sheet 1 too; initials are different (M1.7)"
    ]
    assert base({"sheet 1, initial": "X", "sheet 2, initial": "A"}) == []


def test_the_most_valuable_goes_first() -> None:
    """M4.3, M4.4."""
    cheaper = {"sheet 3, relics, two": [5], "sheet 3, monuments": [7]}
    assert base(cheaper) == [
        f"error: {CLARA}, relics, two: 5 is taken, but 6 is still open; "
        "the most valuable goes first (M4.3)",
        f"error: {CLARA}, monuments: 7 is taken, but 10 is still open; "
        "the most valuable goes first (M4.4)",
        f"error: {CLARA}, monuments: 7 is taken, but 9 is still open; "
        "the most valuable goes first (M4.4)",
    ]


def test_what_is_passed_over_is_named_at_the_next_lower_value() -> None:
    """M4.4."""
    assert base({"sheet 1, monuments": [9]}) == [
        f"error: {BERND}, monuments: 11 is taken, but 14 is still open; "
        "the most valuable goes first (M4.4)"
    ]


def test_each_value_is_taken_once_over_the_table() -> None:
    """M4.3, M4.4."""
    assert base(
        {"sheet 3, crowns": 32, "sheet 3, relics, two": [8], "sheet 3, monuments": [14]}
    ) == [
        f"error: {CLARA}, relics, two: 8 is taken here and at {ANNA}; "
        "each value is taken once (M4.3)",
        f"error: {CLARA}, monuments: 14 is taken here and at {ANNA}; "
        "each value is taken once (M4.4)",
    ]


def test_only_one_player_owns_three_cards_of_a_column() -> None:
    """M6.2."""
    column = {"4": "bought", "5": "bought", "6": "bought"}
    own = {"sheet 1, cards": {"3": "overbuilt", **column}}
    assert base(own) == [
        f"error: {BERND}, cards: three cards of column 2 are owned here and on sheet 1; "
        "with the first three the others are crossed out for everybody else (M6.2)"
    ]
    del column["6"]
    assert base({"sheet 1, cards": {"3": "overbuilt", **column}}) == []


def test_a_sheet_that_cannot_be_read_is_not_compared() -> None:
    assert base({"sheet 3, monuments": "10", "sheet 3, artifacts, circled": 1}) == [
        f"error: {CLARA}, monuments: must be a list, not the text '10'",
        NOT_COMPARED,
    ]
