"""The problems of the family version: every check with its exact sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.merchants.games import LEFT_OUT, changed, problems_after, problems_in, score_of

ANNA, ANTON = "sheet 1 (Anna)", "sheet 2 (Anton)"


def places(changes: dict[str, Any]) -> list[str]:
    return problems_after("family-2.toml", changes)


def taken(anna: list[str], anton: list[str]) -> list[str]:
    spells = {"sheet 1, spells": {"taken": anna}, "sheet 2, spells": {"taken": anton}}
    return places(spells)


def test_no_more_spells_are_used_than_taken() -> None:
    """F5."""
    assert problems_after("family-3.toml", {"sheet 1, spells, used": 5}) == [
        f"error: {ANNA}, spells: used: 5, taken: 4; only a spell that was taken can be used (F5)"
    ]


def test_a_used_spell_is_among_those_taken() -> None:
    """F5."""
    assert places({"sheet 1, spells, used": ["1A1", "1B1"]}) == [
        f"error: {ANNA}, spells: 1B1 is used, but not among the spells taken (F5)"
    ]


def test_a_spell_is_used_once() -> None:
    """F5."""
    assert places({"sheet 1, spells, used": ["1A1", "1A1"]}) == [
        f"error: {ANNA}, spells: 1A1 is used twice; a spell is used once (F5)"
    ]


def test_taken_and_used_are_both_numbers_or_both_lists() -> None:
    problem = (
        f"error: {ANNA}, spells: taken and used must both be numbers or both be lists of spells"
    )
    assert places({"sheet 1, spells, used": 2}) == [problem]
    assert problems_after("family-3.toml", {"sheet 1, spells, used": ["1A1"]}) == [problem]


def test_no_more_spells_are_taken_than_the_archive_has() -> None:
    """F8: with three players three storeys of three places of three spells."""
    assert problems_after("family-3.toml", {"sheet 1, spells, taken": 22}) == []
    assert problems_after("family-3.toml", {"sheet 1, spells, taken": 23}) == [
        "error: spells: taken by all together: 28, but with 3 players the archive has 27 (F8)"
    ]


@pytest.mark.parametrize("spell", ["1E1", "4A1", "1A4", "9Z9"])
def test_a_spell_is_in_the_archive(spell: str) -> None:
    """F8."""
    problem = f"error: {ANTON}, spells: {spell} is not in the archive (F8)"
    assert taken(["1A1"], ["1A2", spell]) == [problem]


def test_with_fewer_players_a_place_is_crossed_out() -> None:
    """F2."""
    assert taken(["1A1"], ["1C1"]) == [
        f"error: {ANTON}, spells: 1C1 is not in play; "
        "with fewer players its place is crossed out (F2)"
    ]


def test_a_spell_is_taken_once() -> None:
    """F8."""
    assert taken(["1A1"], ["1A1"]) == [
        f"error: {ANTON}, spells: 1A1 is taken here and at {ANNA}, spells; "
        "each spell is taken once (F8)"
    ]


def test_a_lower_storey_opens_when_the_one_above_is_empty() -> None:
    """F8."""
    assert taken(["1A1", "1A3", "1B2"], ["1A2", "1B1", "2A1"]) == [
        f"error: {ANTON}, spells: 2A1 is taken, but 1B3 is still there; "
        "a storey opens when all of the storey above are taken (F8)"
    ]


def test_a_place_goes_from_the_top() -> None:
    """F8."""
    assert taken(["1A1"], ["1A3"]) == [
        f"error: {ANTON}, spells: 1A3 is taken, but 1A2 is still there; "
        "a place goes from the top (F8)"
    ]


def test_a_place_is_used_up_before_the_next_is_chosen() -> None:
    """F8."""
    assert taken(["1A1"], ["1B1"]) == [
        f"error: {ANTON}, spells: the places of 1B1 and 1A1 are both begun; "
        "a place is used up before another is chosen (F8)"
    ]
    assert taken(["1B1", "1B3"], ["1B2", "1A1"]) == []


def test_where_some_only_counted_their_spells_the_order_is_not_looked_at() -> None:
    """F8."""
    assert places({"sheet 1, spells": {"taken": 6, "used": 2}}) == [
        f"warning: {ANNA}, spells: are counted here and named on other sheets; the order in which "
        "the archive was emptied is only checked where all name them (F8)"
    ]


@pytest.mark.parametrize("none", [{}, {"taken": 0}, {"taken": []}])
def test_who_took_no_spell_does_not_hide_the_order(none: dict[str, Any]) -> None:
    """F8."""
    assert places({"sheet 1, spells": {"taken": ["3A1"]}, "sheet 2, spells": none}) == [
        f"error: {ANNA}, spells: 3A1 is taken, but 1A1 is still there; "
        "a storey opens when all of the storey above are taken (F8)"
    ]


def test_spells_may_be_left_out() -> None:
    tree = changed("family-3.toml", {"sheet 3, spells": LEFT_OUT})
    assert problems_in(tree) == []
    assert score_of(tree).players[2].account.tie_breaks[0].value == 0


def test_a_family_game_has_no_tracks() -> None:
    """F6: every resource gives crowns."""
    assert problems_after("family-3.toml", {"sheet 1, gold": 3})[0].startswith(
        f"error: {ANNA}, gold: unknown key"
    )
