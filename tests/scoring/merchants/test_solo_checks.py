"""The problems of a game played alone: every check with its exact sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.merchants.games import (
    LEFT_OUT,
    changed,
    game,
    problems_after,
    problems_in,
    problems_with,
    with_a_card_more,
)

JO = "sheet 1 (Jo)"


def solo(changes: dict[str, Any]) -> list[str]:
    return problems_after("solo-expert.toml", changes)


def entries(key: str, number: int) -> list[Any]:
    """Return the first entries of one of the Trolls' lists, the last of them again if need be."""
    every: list[Any] = game("solo-expert.toml")["trolls"][key]
    return (every + every[-1:] * 8)[:number]


def test_there_is_one_sheet() -> None:
    """S1."""
    tree = game("solo-expert.toml")
    tree["sheet"].append(dict(tree["sheet"][0], player="Bo"))
    assert problems_in(tree) == ["error: sheet: sheets: 2; played alone there is one (S1)"]
    tree["sheet"] = []
    assert "error: sheet: sheets: 0; played alone there is one (S1)" in problems_in(tree)


def test_there_is_one_player() -> None:
    """S1."""
    assert solo({"players": 1}) == []
    assert solo({"players": 2}) == ["error: players: must be 1 when you play alone, not 2 (S1)"]


def test_nobody_else_is_called_trolls() -> None:
    """M1.7."""
    assert solo({"sheet 1, player": "trolls"}) == [
        "error: sheet 1 (trolls), player: the Trolls are called so; take another name (M1.7)"
    ]


def test_a_level_is_needed() -> None:
    """S2."""
    assert solo({"level": LEFT_OUT}) == [
        "error: level: is missing; 'beginner', 'advanced' or 'expert' is expected (S2)"
    ]


def test_the_territories_take_the_place_of_the_crowns() -> None:
    """S7."""
    assert solo({"sheet 1, territories": LEFT_OUT}) == [
        f"error: {JO}, territories: is missing; a list of figures is expected"
    ]


@pytest.mark.parametrize("key", ["cards", "claims"])
@pytest.mark.parametrize("number", [0, 7])
def test_before_the_eighth_territory_the_end_is_not_reached(key: str, number: int) -> None:
    """S12."""
    assert (
        f"error: trolls, {key}: entries: {number}; the end is not reached before all 8 "
        "territories are closed (S12)"
    ) in solo({f"trolls, {key}": entries(key, number), "trolls, columns": LEFT_OUT})


def test_seven_territories_are_not_the_end() -> None:
    """S12."""
    points = game("solo-expert.toml")["sheet"][0]["territories"][:7]
    assert solo({"sheet 1, territories": points}) == [
        f"error: {JO}, territories: entries: 7; the end is not reached before all 8 "
        "territories are closed (S12)"
    ]


@pytest.mark.parametrize("key", ["cards", "claims", "columns"])
def test_there_are_no_more_than_eight_territories(key: str) -> None:
    """S3."""
    problem = f"error: trolls, {key}: entries: 9; there are 8 territories (S3)"
    assert problem in solo({f"trolls, {key}": entries(key, 9)})


@pytest.mark.parametrize("territory", [1, 2])
def test_before_the_third_territory_no_column_is_claimed(territory: int) -> None:
    """S9."""
    without = {"trolls, columns": LEFT_OUT}
    assert solo({f"trolls, cards {territory}": 2, **without}) == [
        f"error: trolls, cards {territory}: cards crossed out: 2, "
        "but the first column goes after territory 3 (S9)"
    ]
    assert solo({f"trolls, columns {territory}": 7}) == [
        f"error: trolls, columns {territory}: column 7 is claimed, "
        "but the first one is after territory 3 (S9)"
    ]


@pytest.mark.parametrize("territory", [1, 2, 3])
def test_before_the_fourth_territory_nothing_else_is_claimed(territory: int) -> None:
    """S10."""
    claims = entries("claims", 8)
    claims[territory - 1], claims[3] = claims[3], ""
    problems = solo({"trolls, claims": claims})
    assert problems[0] == (
        f"error: trolls, claims {territory}: monument 11 is claimed, "
        "but the first claim comes after territory 4 (S10)"
    )


def test_from_the_third_territory_on_a_column_is_claimed() -> None:
    """S9."""
    assert solo({"trolls, columns 4": 0, "trolls, cards 4": 0}) == [
        "error: trolls, columns 4: no column is claimed; "
        "one is, after territory 3 and each later one (S9)"
    ]


def test_a_column_is_claimed_once() -> None:
    """S9."""
    assert solo({"trolls, columns 8": 5}) == [
        "error: trolls, columns 8: column 5 is claimed before; a column is claimed once (S9)"
    ]


def test_a_column_is_printed() -> None:
    """M1.5."""
    assert solo({"trolls, columns 8": 9}) == [
        "error: trolls, columns 8: there is no column 9; there are 8 (M1.5)"
    ]


def test_all_cards_that_are_not_owned_are_crossed_out_and_no_others() -> None:
    """S9."""
    assert solo({"trolls, cards 4": 2}) == [
        "error: trolls, cards 4: cards crossed out: 2, but left to cross out in column 2: 1 (S9)"
    ]
    assert solo({"trolls, cards 5": 1}) == [
        "error: trolls, cards 5: cards crossed out: 1, but left to cross out in column 1: 2 (S9)"
    ]


@pytest.mark.parametrize("columns", [[0, 0, 4, 2, 1, 3, 5, 6], LEFT_OUT])
def test_with_a_third_card_the_others_of_a_longer_column_were_crossed_out_before(
    columns: object,
) -> None:
    """S9, M6.2: three of the four cards of column 4 are owned."""
    long, changes = with_a_card_more(column=4), {"trolls, columns": columns}
    assert problems_with(long, changed("solo-expert.toml", changes)) == []
    changes["trolls, cards 3"] = 1
    (problem,) = problems_with(long, changed("solo-expert.toml", changes))
    assert problem.startswith("error: trolls, cards")


@pytest.mark.parametrize(
    ("cards", "are_right"),
    [
        ([0, 1, 2, 2, 3, 3], True),
        ([3, 3, 3, 3, 2, 2], True),
        ([2, 3, 0, 3, 1, 3], True),
        ([0, 0, 2, 2, 3, 3], False),  # Only of column 4 every card is owned.
        ([3, 3, 3, 3, 3, 2], False),
        ([1, 1, 3, 3, 3, 3], False),
        ([4, 1, 2, 2, 3, 3], False),
    ],
)
def test_without_columns_some_choice_of_six_must_give_the_numbers(
    cards: list[int], are_right: bool
) -> None:
    """S9."""
    problem = (
        f"error: trolls, cards: no choice of different columns gives {', '.join(map(str, cards))}; "
        "cards left to cross out, column by column: 2, 1, 2, 0, 3, 3, 3, 3 (S9)"
    )
    found = solo({"trolls, columns": LEFT_OUT, "trolls, cards": [0, 0, *cards]})
    assert found == ([] if are_right else [problem])


def test_claims_of_a_kind_fall() -> None:
    """S10."""
    claims = entries("claims", 8)
    claims[3], claims[6] = claims[6], claims[3]
    assert solo({"trolls, claims": claims}) == [
        "error: trolls, claims 7: monument 11 is claimed after 9; the claims of a kind fall (S10)"
    ]


def test_while_anything_is_left_in_play_something_is_claimed() -> None:
    """S10."""
    assert solo({"trolls, claims 8": ""}) == [
        "error: trolls, claims 8: nothing is claimed, but relic three 9 was left; "
        "one is claimed while any is left (S10)"
    ]
    claims = ["", "", "", "monument 11", "relic three 14", "relic two 5", "", "monument 9"]
    assert solo({"trolls, claims": claims}) == [
        "error: trolls, claims 7: nothing is claimed, but monument 9 was left; "
        "one is claimed while any is left (S10)"
    ]


def test_nothing_is_claimed_when_nothing_is_left() -> None:
    """S10."""
    tree = game("solo-expert.toml")
    tree["sheet"][0] |= {
        "relics": {"two": [8, 5], "three": [14]},
        "monuments": [14],
        "artifacts": {"circled": 7, "crossed": 7},
        "workers_crossed": 4,
    }
    tree["trolls"]["claims"] = [
        *("", "", "", "monument 11", "relic three 9", "monument 9", "monument 7", "monument 5")
    ]
    assert problems_in(tree) == []
    tree["sheet"][0] |= {"monuments": [14, 5], "workers_crossed": 5}
    tree["sheet"][0]["cards"]["13"] = "overbuilt"
    tree["trolls"]["claims"][7] = ""
    tree["trolls"]["cards"] = [0, 0, 0, 1, 2, 2, 3, 3]
    tree["trolls"]["columns"] = [0, 0, 4, 2, 1, 3, 6, 7]
    assert problems_in(tree) == []


def test_what_the_trolls_claim_is_on_the_sheet_and_in_play() -> None:
    """M1.5, M2.1: values in play as for two (S1)."""
    assert (
        "error: trolls, claims 7: 10 is not in play with 2 players; "
        "there are 14, 11, 9, 7, 5 (M2.1)" in solo({"trolls, claims 7": "monument 10"})
    )
    assert (
        "error: trolls, claims 7: 13 is not on the sheet; "
        "there are 14, 12, 11, 10, 9, 8, 7, 5 (M1.5)"
    ) in solo({"trolls, claims 7": "monument 13"})


def test_each_value_is_taken_or_claimed_once() -> None:
    """S10."""
    assert (
        f"error: trolls, claims 6: 8 is taken here and at {JO}; each value is taken once (S10)"
    ) in solo({"trolls, claims 6": "relic two 8"})


def test_what_is_taken_and_claimed_is_the_most_valuable() -> None:
    """S10."""
    assert solo({"trolls, claims 7": "monument 7"}) == [
        "error: trolls, claims 7: 7 is taken, but 9 is still open; "
        "the most valuable goes first (S10)"
    ]


@pytest.mark.parametrize("claim", ["monument", "relic 6", "relic two", "12", "relic two 06"])
def test_a_claim_names_its_kind_and_value(claim: str) -> None:
    assert (
        f"error: trolls, claims 8: {claim!r} is no claim; "
        "'relic two 6', 'relic three 9', 'monument 12' or '' is"
    ) in solo({"trolls, claims 8": claim})


@pytest.mark.parametrize(
    "changes", [{"trolls, claims 8": "relic 9"}, {"trolls, cards 8": "three"}, {"trolls": []}]
)
def test_what_cannot_be_read_is_not_taken_for_a_game_cut_short(changes: dict[str, Any]) -> None:
    """S12."""
    assert [each for each in solo(changes) if "S12" in each] == []


def test_relics_and_monuments_are_written_into_the_points() -> None:
    """S7."""
    assert solo({"sheet 1, territories": [0, 0, 8, 0, 13, 0, 0, 0]}) == [
        f"error: {JO}, territories: written: 21, but the relics and monuments taken make 22; "
        "they are written here too (S7)"
    ]


def test_the_most_valuable_is_among_the_points_of_one_territory() -> None:
    """S7."""
    low = [4, 6, 13, 13, 13, 13, 13, 13]
    assert solo({"sheet 1, territories": low}) == [
        f"error: {JO}, territories: no figure is 14 or more, but 14 is taken; "
        "it is written here too, alone or together with others (S7)"
    ]
    assert solo({"sheet 1, territories": [*low[:7], 14]}) == []


def test_the_sheet_itself_is_checked_as_any_other() -> None:
    """M1.2, M4.2."""
    assert solo({"sheet 1, gold": 6, "sheet 1, cards, 22": "built"}) == [
        f"error: {JO}, gold: the track stands at 6; it goes from 0 to 5 (M1.2)",
        f"error: {JO}, card 22: the Bank stands on card 1 already; "
        "of one name only one can stand (M4.2)",
    ]


def test_without_trolls_nothing_is_known_of_them() -> None:
    """S12."""
    tree = changed("solo-expert.toml", {"trolls": LEFT_OUT})
    assert problems_in(tree)[:2] == [
        f"error: trolls, {key}: entries: 0; the end is not reached before all 8 "
        "territories are closed (S12)"
        for key in ("cards", "claims")
    ]
