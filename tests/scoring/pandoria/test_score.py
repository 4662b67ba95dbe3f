"""The final score of Pandoria: P2 to P6 line by line, P5 to the last step, P11 by version."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.sources import Content, open_source
from scoring.open_game import open_game
from scoring.pandoria.score import best_exchange
from sheets.files.toml import write_toml
from sheets.pandoria.edition import Rate
from tests.scoring.pandoria.pads import (
    GAMES,
    account_of,
    changed,
    game,
    lines_of,
    pad,
    problems_in,
    ranks_of,
    score_of,
)
from tests.scoring.problem_lines import said

BERND = "Bernd Mages 20 / 0 / 0 0 0"

# P4 by hand: the crowns for 0 to 10 of a resource, and what is left of it.
CROWNS = {
    "": (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3),
    "2 for 3": (0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6),
    "1 for 2": (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5),
    "both": (0, 0, 1, 2, 2, 2, 4, 4, 4, 6, 6),
}
LEFT = {
    "": (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1),
    "2 for 3": (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1),
    "1 for 2": (0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0),
    "both": (0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 1),
}
PLACES = {"vault": "gold", "lumberyard": "wood", "repository": "crystal"}


@pytest.mark.parametrize("name", GAMES)
def test_the_example_games_have_no_problems(name: str) -> None:
    assert problems_in(game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_written_and_read_again(name: str) -> None:
    opened = open_game(game(name))
    assert open_source(Content(write_toml(opened.tree()))).state == opened.state


def test_every_line_is_traced_to_its_rule() -> None:
    assert lines_of(game("standard-4.toml"), "Anna") == [
        ("Crowns in play", 43, "P2"),
        ("Hand cards", 2, "P3"),
        ("Gold 7 at 1 for 2", 3, "P4"),
        ("Wood 5 at 2 for 3", 2, "P4"),
        ("Crystal 3 at 1 for 3", 1, "P4"),
    ]


def test_p2_the_score_is_the_sum_of_its_lines() -> None:
    found = score_of(game("standard-4.toml"))
    assert ranks_of(game("standard-4.toml")) == [
        (1, "Clara", 53),
        (2, "Anna", 51),
        (3, "Bernd", 50),
        (4, "Dora", 39),
    ]
    assert found.winners == ("Clara",)


@pytest.mark.parametrize("crowns", [43, [43], [7, 12, 9, 15], [0, 43]])
def test_p2_crowns_are_figures_or_their_sum(crowns: object) -> None:
    tree = changed(game("standard-4.toml"), 1, crowns=crowns)
    assert lines_of(tree, "Anna")[0] == ("Crowns in play", 43, "P2")


def test_p3_each_hand_card_is_a_crown() -> None:
    tree = pad("Anna Elves 20 / 4 / 0 0 0", BERND)
    assert lines_of(tree, "Anna")[1] == ("Hand cards", 4, "P3")


# P4


@pytest.mark.parametrize("standing", CROWNS)
@pytest.mark.parametrize(("building", "resource"), PLACES.items())
def test_p4_the_rates_are_those_of_the_table(building: str, resource: str, standing: str) -> None:
    for amount in range(11):
        stock = " ".join(str(amount if resource == each else 0) for each in PLACES.values())
        buildings = f"{building} {standing}" if standing else ""
        account = account_of(pad(f"Anna Elves 20 / 0 / {stock} / {buildings}", BERND), "Anna")
        (line,) = [line for line in account.lines if str(line.heading) == resource.title()]
        assert (line.points, line.rule) == (CROWNS[standing][amount], "P4")
        assert account.tie_breaks[0].value == LEFT[standing][amount]


def test_p4_a_building_improves_the_rate_of_its_own_resource_only() -> None:
    tree = pad("Anna Elves 20 / 0 / 6 6 6 / lumberyard 2 for 3", BERND)
    assert lines_of(tree, "Anna")[2:] == [
        ("Gold 6 at 1 for 3", 2, "P4"),
        ("Wood 6 at 2 for 3", 4, "P4"),
        ("Crystal 6 at 1 for 3", 2, "P4"),
    ]


def test_p4_only_whole_groups_count() -> None:
    """The reading's own example: 5 wood at 2 for 3 are 2."""
    tree = pad("Anna Elves 20 / 0 / 0 5 0 / lumberyard 2 for 3", BERND)
    assert lines_of(tree, "Anna")[3] == ("Wood 5 at 2 for 3", 2, "P4")


def test_p4_resources_are_not_added_to_each_other() -> None:
    tree = pad("Anna Elves 20 / 0 / 2 2 2", BERND)
    assert sum(points for _, points, rule in lines_of(tree, "Anna") if rule == "P4") == 0


@given(st.integers(0, 10), st.sampled_from([("1 for 2",), ("2 for 3",), ("1 for 2", "2 for 3")]))
def test_p4_a_standing_building_never_costs_anything(amount: int, rates: tuple[Rate, ...]) -> None:
    usual, better = best_exchange(amount, ()), best_exchange(amount, rates)
    assert (better.crowns, better.left) >= (usual.crowns, usual.left)
    crowns, _, resources = better.rate.partition(" for ")
    assert better.crowns / int(crowns) * int(resources) + better.left == amount


# P5


def test_p5_equal_totals_are_decided_by_the_resources_left() -> None:
    tree = pad("Anna Elves 20 / 1 / 3 1 0", "Bernd Mages 21 / 0 / 1 1 5")
    assert ranks_of(tree) == [(1, "Bernd", 22), (2, "Anna", 22)]
    found = score_of(tree)
    assert said(found.remarks) == (
        "Bernd wins with 22",
        "Bernd and Anna: 22 each; tie-break: Resources left, Bernd 4 and Anna 1 (P5)",
    )
    assert {each.account.tie_breaks[0].rule for each in found.players} == {"P5"}


def test_p5_what_fits_into_whole_groups_is_not_left() -> None:
    """9 gold leave nothing, 2 gold leave 2; with a Vault 1 for 2 they leave nothing either."""
    anna = pad("Anna Elves 17 / 0 / 9 0 0", "Bernd Mages 20 / 0 / 2 0 0")
    assert ranks_of(anna) == [(1, "Bernd", 20), (2, "Anna", 20)]
    vault = pad("Anna Elves 17 / 0 / 9 0 0", "Bernd Mages 19 / 0 / 2 0 0 / vault 1 for 2")
    assert ranks_of(vault) == [(1, "Anna", 20), (1, "Bernd", 20)]


def test_p5_what_is_left_of_the_three_is_added() -> None:
    tree = pad("Anna Elves 20 / 0 / 2 1 1", "Bernd Mages 20 / 0 / 0 2 1")
    assert [each.account.tie_breaks[0].value for each in score_of(tree).players] == [4, 3]


def test_p5_still_tied_the_place_is_shared() -> None:
    tree = pad(
        "Anna Elves 20 / 0 / 1 1 0", "Bernd Mages 20 / 0 / 0 0 2", "Clara Humans 19 / 0 / 2 2 2"
    )
    assert ranks_of(tree) == [(1, "Anna", 20), (1, "Bernd", 20), (3, "Clara", 19)]
    assert score_of(tree).winners == ("Anna", "Bernd")
    assert str(score_of(tree).remarks[1]) == (
        "Anna and Bernd: 20 each and nothing that decides; they share the place (P5)"
    )


def test_p5_ties_below_the_first_place_are_decided_too() -> None:
    tree = pad(
        "Anna Elves 30 / 0 / 0 0 0", "Bernd Mages 20 / 0 / 1 0 0", "Clara Humans 20 / 0 / 2 0 0"
    )
    assert [rank for rank, _, _ in ranks_of(tree)] == [1, 2, 3]
    assert [name for _, name, _ in ranks_of(tree)] == ["Anna", "Clara", "Bernd"]


# P6, P7


def test_p6_each_captive_of_the_hanbok_is_a_crown() -> None:
    tree = pad("Anna Hanbok 20 / 0 / 0 0 0 / / 5", BERND)
    assert lines_of(tree, "Anna")[-1] == ("Captives", 5, "P6")
    assert ranks_of(tree) == [(1, "Anna", 25), (2, "Bernd", 20)]


def test_p6_nobody_else_has_a_line_for_captives() -> None:
    tree = pad("Anna Hanbok 20 / 0 / 0 0 0", BERND)
    assert "Captives" in [label for label, _, _ in lines_of(tree, "Anna")]
    assert "Captives" not in [label for label, _, _ in lines_of(tree, "Bernd")]


def test_p7_fairies_score_8_as_everybody_does() -> None:
    tree = pad("Anna Fairies 20 / 0 / 8 8 8 / repository 1 for 2, vault 2 for 3", BERND)
    assert [points for _, points, rule in lines_of(tree, "Anna") if rule == "P4"] == [4, 2, 4]


# P8, P11


def test_p11_the_beginner_version_counts_as_the_standard_one() -> None:
    assert lines_of(game("beginner-2.toml"), "Anna") == [
        ("Crowns in play", 41, "P2"),
        ("Hand cards", 3, "P3"),
        ("Gold 4 at 1 for 3", 1, "P4"),
        ("Wood 10 at 1 for 2", 5, "P4"),
        ("Crystal 2 at 1 for 3", 0, "P4"),
    ]


def test_p11_the_family_version_counts_crowns_alone() -> None:
    tree = game("family-3.json")
    assert lines_of(tree, "Anna") == [("Crowns in play", 16, "P2")]
    assert ranks_of(tree) == [(1, "Bernd", 21), (2, "Anna", 16), (2, "Clara", 16)]


def test_p11_the_family_version_with_spells_counts_crowns_and_hand_cards() -> None:
    tree = game("family-spells-2.toml")
    assert lines_of(tree, "Anna") == [("Crowns in play", 25, "P2"), ("Hand cards", 3, "P3")]
    assert ranks_of(tree) == [(1, "Anna", 28), (2, "Bernd", 27)]


def test_p11_family_versions_have_nothing_left_that_decides() -> None:
    tree = pad("Anna 20 / 1", "Bernd 21 / 0", variant="family-spells")
    assert ranks_of(tree) == [(1, "Anna", 21), (1, "Bernd", 21)]
    assert [each.account.tie_breaks[0].value for each in score_of(tree).players] == [0, 0]


def test_the_standard_version_is_the_default() -> None:
    tree = game("standard-4.toml")
    del tree["variant"]
    assert ranks_of(tree) == ranks_of(game("standard-4.toml"))
