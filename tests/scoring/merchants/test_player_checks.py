"""The problems of one player sheet: every check with its exact sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.merchants.games import (
    LEFT_OUT,
    changed,
    game,
    problems_after,
    problems_with,
    with_a_card_more,
)

ANNA, BERND, CLARA = "sheet 1 (Anna)", "sheet 2 (Bernd)", "sheet 3 (Clara)"


def base(changes: dict[str, Any]) -> list[str]:
    return problems_after("base-3.toml", changes)


@pytest.mark.parametrize("track", ["gold", "wood", "crystal", "craft"])
@pytest.mark.parametrize("position", [6, -1, 1000])
def test_a_track_goes_from_0_to_5(track: str, position: int) -> None:
    """M1.2."""
    assert base({f"sheet 2, {track}": position}) == [
        f"error: {BERND}, {track}: the track stands at {position}; it goes from 0 to 5 (M1.2)"
    ]


def test_no_more_artifacts_are_circled_than_printed() -> None:
    """M5.6."""
    assert base({"sheet 1, artifacts, circled": 12}) == []
    assert base({"sheet 1, artifacts, circled": 13}) == [
        f"error: {ANNA}, artifacts: circled: 13, but the sheet has only 12 (M5.6)"
    ]


def test_only_circled_artifacts_are_crossed_out() -> None:
    """M4.3."""
    assert base({"sheet 1, artifacts, circled": 1}) == [
        f"error: {ANNA}, artifacts: crossed out: 2, circled: 1; "
        "only a circled one is crossed out (M4.3)"
    ]


@pytest.mark.parametrize("crossed", [0, 1, 3])
def test_a_relic_for_two_costs_two_artifacts(crossed: int) -> None:
    """M4.3."""
    assert base({"sheet 1, artifacts, crossed": crossed}) == [
        f"error: {ANNA}, artifacts: crossed out: {crossed}, "
        "but the relics taken cost 2, 2 or 3 each (M4.3)"
    ]


def test_a_relic_for_three_costs_three_artifacts() -> None:
    """M4.3."""
    assert base({"sheet 2, artifacts, crossed": 2}) == [
        f"error: {BERND}, artifacts: crossed out: 2, "
        "but the relics taken cost 3, 2 or 3 each (M4.3)"
    ]


def test_every_relic_costs_a_worker_symbol() -> None:
    """M4.3."""
    changes = {"monuments": [], "cards": {"2": "cast", "9": "built"}}
    assert base({f"sheet 3, {key}": value for key, value in changes.items()}) == [
        f"error: {CLARA}, workers_crossed: crossed out: 2, "
        "but relics and monuments taken: 1; each costs one (M4.3)"
    ]


def test_every_monument_costs_a_worker_symbol() -> None:
    """M4.4."""
    assert base({"sheet 1, workers_crossed": 1}) == [
        f"error: {ANNA}, workers_crossed: crossed out: 1, "
        "but relics and monuments taken: 2; each costs one (M4.4)"
    ]


def test_no_more_worker_symbols_are_crossed_out_than_printed() -> None:
    """M1.5."""
    assert base({"sheet 1, workers_crossed": 6}) == [
        f"error: {ANNA}, workers_crossed: crossed out: 6, but the sheet has only 5 (M1.5)",
        f"error: {ANNA}, workers_crossed: crossed out: 6, "
        "but relics and monuments taken: 2; each costs one (M4.4)",
    ]


def test_every_monument_is_erected_over_one_building() -> None:
    """M4.4."""
    assert base({"sheet 1, cards, 20": "built"}) == [
        f"error: {ANNA}, cards: overbuilt: 0, but monuments taken: 1; "
        "each is erected over one building (M4.4)"
    ]
    assert base({"sheet 1, cards, 8": "overbuilt"}) == [
        f"error: {ANNA}, cards: overbuilt: 2, but monuments taken: 1; "
        "each is erected over one building (M4.4)"
    ]


def test_of_one_name_only_one_building_stands() -> None:
    """M4.2; one that was lost to a monument may be built again."""
    assert base({"sheet 2, cards, 22": "built"}) == [
        f"error: {BERND}, card 22: the Bank stands on card 1 already; "
        "of one name only one can stand (M4.2)"
    ]
    lost = {"sheet 2, cards, 1": "overbuilt", "sheet 2, cards, 4": "bought"}
    assert base({**lost, "sheet 2, cards, 22": "built"}) == []


def test_everybody_owns_a_start_card() -> None:
    """M2.3."""
    assert base({"sheet 1, cards, 3": LEFT_OUT}) == [
        f"error: {ANNA}, cards: no start card is owned; "
        "everybody takes one of the cards 1, 2, 3 free (M2.3)"
    ]


@pytest.mark.parametrize("number", ["25", "999"])
def test_a_card_is_printed(number: str) -> None:
    """M1.5."""
    assert base({f"sheet 1, cards, {number}": "bought"}) == [
        f"error: {ANNA}, card {number}: no such card is printed; there are cards 1 to 24 (M1.5)"
    ]


@pytest.mark.parametrize(
    ("kind", "value", "values"),
    [
        ("relics, two", 9, "8, 7, 6, 5"),
        ("relics, three", 8, "14, 12, 11, 9"),
        ("monuments", 13, "14, 12, 11, 10, 9, 8, 7, 5"),
    ],
)
def test_a_relic_or_monument_is_on_the_sheet(kind: str, value: int, values: str) -> None:
    """M1.5."""
    problem = f"{value} is not on the sheet; there are {values} (M1.5)"
    assert f"error: {ANNA}, {kind}: {problem}" in base({f"sheet 1, {kind}": [value]})


@pytest.mark.parametrize(
    ("kind", "value", "values"),
    [
        ("relics, two", 7, "8, 6, 5"),
        ("relics, three", 12, "14, 11, 9"),
        ("monuments", 12, "14, 11, 10, 9, 7, 5"),
    ],
)
def test_with_fewer_players_a_relic_or_monument_is_not_in_play(
    kind: str, value: int, values: str
) -> None:
    """M2.1."""
    problem = f"{value} is not in play with 3 players; there are {values} (M2.1)"
    assert f"error: {ANNA}, {kind}: {problem}" in base({f"sheet 1, {kind}": [value]})


def test_a_value_is_taken_once() -> None:
    """M4.3, M4.4."""
    assert (
        f"error: {ANNA}, relics, two: 8 is written more than once; each value is taken once (M4.3)"
        in base({"sheet 1, relics, two": [8, 8]})
    )
    assert (
        f"error: {ANNA}, monuments: 14 is written more than once; each value is taken once (M4.4)"
        in base({"sheet 1, monuments": [14, 14]})
    )


@pytest.mark.parametrize(
    ("name", "column", "seat", "player"),
    [("base-3.toml", 2, 2, "Bernd"), ("solo-expert.toml", 4, 1, "Jo")],
)
def test_of_a_longer_column_nobody_owns_more_than_three_cards(
    name: str, column: int, seat: int, player: str
) -> None:
    """M6.2."""
    long = with_a_card_more(column)
    assert problems_with(long, game(name)) == []
    assert problems_with(long, changed(name, {f"sheet {seat}, cards, 25": "bought"})) == [
        f"error: sheet {seat} ({player}), cards: more than 3 cards of column {column} are owned; "
        "with the third the others are crossed out, for their buyer too (M6.2)"
    ]


def test_relics_and_monuments_are_written_into_the_crowns() -> None:
    """M7.6."""
    assert base({"sheet 1, crowns": [8, 14]}) == []
    assert base({"sheet 1, crowns": [7, 14]}) == [
        f"error: {ANNA}, crowns: written: 21, but the relics and monuments taken make 22; "
        "they are written here too (M7.6)"
    ]


def test_the_most_valuable_has_room_in_one_of_the_figures() -> None:
    """M7.6: it stands alone or was added to others; only who wrote it in two parts is right."""
    assert base({"sheet 1, crowns": [4, 6, 11, 11, 13]}) == [
        f"warning: {ANNA}, crowns: no figure is 14 or more, but 14 is taken; "
        "it is written here too, alone or together with others (M7.6)"
    ]
    assert base({"sheet 1, crowns": [4, 6, 11, 9, 15]}) == []
    assert base({"sheet 1, crowns": 45}) == []


@pytest.mark.parametrize(
    ("key", "what"),
    [
        ("player", "a name"),
        ("crowns", "a list of figures, or their sum,"),
        ("gold", "a whole number from 0 to 5"),
        ("craft", "a whole number from 0 to 5"),
        ("cards", "a table of the cards owned"),
    ],
)
def test_what_every_sheet_must_hold(key: str, what: str) -> None:
    place = "sheet 1" if key == "player" else ANNA
    assert f"error: {place}, {key}: is missing; {what} is expected" in base(
        {f"sheet 1, {key}": LEFT_OUT}
    )


@pytest.mark.parametrize("key", ["initial", "artifacts", "workers_crossed", "relics", "monuments"])
def test_what_a_sheet_may_leave_out(key: str) -> None:
    nothing_taken = {
        "initial": "C",
        "artifacts": {"circled": 0},
        "workers_crossed": 0,
        "relics": {},
        "monuments": [],
        "cards": {"2": "bought", "9": "built"},
    }
    changes = {f"sheet 3, {each}": value for each, value in nothing_taken.items()}
    assert base({**changes, f"sheet 3, {key}": LEFT_OUT}) == []
