"""The final score: M7 for the base game, F6 to F10 for the family version, S9 to S12 alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from scoring.open_game import open_game
from scoring.score import Score
from tests.editions import FIRST_PATH
from tests.scoring.merchants.games import (
    GAMES,
    changed,
    game,
    lines_of,
    problems_in,
    score_of,
    totals_of,
)
from tests.scoring.problem_lines import said


@pytest.mark.parametrize("name", GAMES)
def test_the_example_games_have_no_problems(name: str) -> None:
    assert problems_in(game(name)) == []


def tie_breaks_of(found: Score) -> list[tuple[str, int, str]]:
    """Return label, value and rule of what decides first, in rank order."""
    first = [each.account.tie_breaks[0] for each in found.players]
    return [(str(label), value, rule) for label, value, rule, _ in first]


def test_every_line_of_a_base_game_is_traced_to_its_rule() -> None:
    """M7.2 tracks, M7.3 cards, M7.4 artifacts, M7.6 crowns written."""
    assert lines_of(score_of(game("base-3.toml")), "Anna") == [
        ("Crowns written", 45, "M7.6"),
        ("Gold 2", 1, "M7.2"),
        ("Wood 5", 2, "M7.2"),
        ("Crystal 1", 0, "M7.2"),
        ("Craft 0", 0, "M7.2"),
        ("Unused cards", 1, "M7.3"),
        ("Unspent artifacts", 3, "M7.4"),
    ]


def test_the_players_come_in_rank_order() -> None:
    """M7.5: most crowns wins."""
    found = score_of(game("base-3.toml"))
    assert totals_of(found) == [(1, "Anna", 52), (2, "Bernd", 49), (3, "Clara", 32)]
    assert found.winners == ("Anna",)
    assert said(found.remarks) == ("Anna wins with 52",)


def test_the_worked_value_of_the_rules_page() -> None:
    """M7.2-M7.4: gold 5, crystal 3, wood 1, craft 4, two unused cards, one artifact make 8."""
    lines = lines_of(score_of(game("base-3.toml")), "Bernd")
    assert lines[1:] == [
        ("Gold 5", 2, "M7.2"),
        ("Wood 1", 0, "M7.2"),
        ("Crystal 3", 1, "M7.2"),
        ("Craft 4", 2, "M7.2"),
        ("Unused cards", 2, "M7.3"),
        ("Unspent artifacts", 1, "M7.4"),
    ]
    assert sum(points for _, points, _ in lines[1:]) == 8


def test_relics_and_monuments_are_not_added_again() -> None:
    """M7.6: they were written into the crowns when they were taken."""
    tree = changed("base-3.toml", {"sheet 1, crowns": 22})
    assert lines_of(score_of(tree), "Anna")[0] == ("Crowns written", 22, "M7.6")
    assert totals_of(score_of(tree))[2] == (3, "Anna", 29)


@pytest.mark.parametrize("crowns", [45, [45], [4, 6, 12, 9, 14], [0, 44, 1]])
def test_crowns_are_figures_or_their_sum(crowns: object) -> None:
    tree = changed("base-3.toml", {"sheet 1, crowns": crowns})
    assert totals_of(score_of(tree))[0] == (1, "Anna", 52)


@pytest.mark.parametrize(("mark", "points"), [("bought", 3), ("built", 2), ("cast", 2)])
def test_a_card_counts_when_it_is_neither_spell_nor_building(mark: str, points: int) -> None:
    """M7.3."""
    tree = changed("base-3.toml", {"sheet 2, cards, 23": mark})
    assert lines_of(score_of(tree), "Bernd")[5] == ("Unused cards", points, "M7.3")


def test_a_tie_goes_to_the_most_valuable_monument() -> None:
    """M7.5."""
    found = score_of(game("base-2.json"))
    assert totals_of(found) == [(1, "Zoé", 22), (2, "Émile", 21)]
    tied = score_of(changed("base-2.json", {"sheet 1, crowns": 20}))
    assert totals_of(tied) == [(1, "Zoé", 22), (2, "Émile", 22)]
    assert tie_breaks_of(tied) == [("Best monument", 14, "M7.5"), ("Best monument", 11, "M7.5")]
    assert said(tied.remarks) == (
        "Zoé wins with 22",
        "Zoé and Émile: 22 each; tie-break: Best monument, Zoé 14 and Émile 11 (M7.5)",
    )


def test_a_tie_without_monuments_is_shared() -> None:
    """M7.5: still tied, shared; the next place is the third."""
    plain = {"monuments": [], "workers_crossed": 0}
    changes = {f"sheet {seat}, {key}": value for seat in (1, 2) for key, value in plain.items()}
    cards = {"sheet 1, cards": {"2": "built"}, "sheet 2, cards": {"1": "built"}}
    tree = changed("base-2.json", changes | cards | {"sheet 1, crowns": 21})
    third = dict(tree["sheet"][0], player="Ann", crowns=7)
    tree["sheet"].insert(0, third)
    tree["players"] = 3
    found = score_of(tree)
    assert totals_of(found) == [(1, "Émile", 22), (1, "Zoé", 22), (3, "Ann", 8)]
    assert found.players[0].account.tie_breaks[0].value == 0
    assert said(found.remarks) == (
        "Émile and Zoé share the win with 22",
        "Émile and Zoé: 22 each and nothing that decides; they share the place (M7.5)",
    )


def test_a_family_game_is_won_by_crowns() -> None:
    """F10; what regions (F6) and guilds (F7) gave is written as crowns, nothing comes on top."""
    found = score_of(game("family-3.toml"))
    assert totals_of(found) == [(1, "Bernd", 22), (2, "Anna", 22), (3, "Clara", 17)]
    assert lines_of(found, "Bernd") == [("Crowns written", 22, "F10")]


def test_a_tied_family_game_goes_to_the_most_unused_spells() -> None:
    """F10: taken from the archive (F8) and not used; the round of F9 is over."""
    found = score_of(game("family-3.toml"))
    assert tie_breaks_of(found) == [
        ("Unused spells", 2, "F10"),
        ("Unused spells", 1, "F10"),
        ("Unused spells", 0, "F10"),
    ]
    assert str(found.remarks[1]) == (
        "Bernd and Anna: 22 each; tie-break: Unused spells, Bernd 2 and Anna 1 (F10)"
    )


def test_spells_named_by_their_places_count_as_well() -> None:
    """F10."""
    found = score_of(game("family-2.toml"))
    assert [each.account.tie_breaks[0].value for each in found.players] == [2, 2]


def test_a_family_game_tied_to_the_last_is_shared() -> None:
    """F10."""
    tree = changed("family-2.toml", {"sheet 2, crowns": 22})
    assert totals_of(score_of(tree)) == [(1, "Anna", 22), (1, "Anton", 22)]


def test_alone_the_territories_and_the_final_count_are_yours() -> None:
    """S12: the eight territories, then M7.2 to M7.4."""
    assert lines_of(score_of(game("solo-expert.toml")), "Jo") == [
        ("Territory 1", 4, "S7"),
        ("Territory 2", 6, "S7"),
        ("Territory 3", 24, "S7"),
        ("Territory 4", 26, "S7"),
        ("Territory 5", 44, "S7"),
        ("Territory 6", 51, "S7"),
        ("Territory 7", 38, "S7"),
        ("Territory 8", 40, "S7"),
        ("Gold 5", 2, "M7.2"),
        ("Wood 1", 0, "M7.2"),
        ("Crystal 3", 1, "M7.2"),
        ("Craft 4", 2, "M7.2"),
        ("Unused cards", 2, "M7.3"),
        ("Unspent artifacts", 1, "M7.4"),
    ]


def test_the_trolls_account_goes_territory_by_territory() -> None:
    """S9 cards, S10 claims, S11 what lacks to the target; rows 1 and 2 are the source's example."""
    assert lines_of(score_of(game("solo-expert.toml")), "Trolls") == [
        ("Territory 1: 10 less 4", 6, "S11"),
        ("Territory 2: 15 less 6", 9, "S11"),
        ("Territory 3: 20 less 24", 0, "S11"),
        ("Territory 4: 30 less 26", 4, "S11"),
        ("Territory 4: cards crossed out", 1, "S9"),
        ("Territory 4: monument 11", 11, "S10"),
        ("Territory 5: 40 less 44", 0, "S11"),
        ("Territory 5: cards crossed out", 2, "S9"),
        ("Territory 5: relic (3 artifacts) 14", 14, "S10"),
        ("Territory 6: 50 less 51", 0, "S11"),
        ("Territory 6: cards crossed out", 2, "S9"),
        ("Territory 6: relic (2 artifacts) 5", 5, "S10"),
        ("Territory 7: 70 less 38", 32, "S11"),
        ("Territory 7: cards crossed out", 3, "S9"),
        ("Territory 7: monument 9", 9, "S10"),
        ("Territory 8: 100 less 40", 60, "S11"),
        ("Territory 8: cards crossed out", 3, "S9"),
        ("Territory 8: relic (3 artifacts) 9", 9, "S10"),
    ]


@pytest.mark.parametrize(
    ("level", "trolls"), [("beginner", 130), ("advanced", 145), ("expert", 170)]
)
def test_the_level_decides_the_last_two_targets(level: str, trolls: int) -> None:
    """S2, S11."""
    tree = changed("solo-expert.toml", {"level": level})
    assert totals_of(score_of(tree)) == [(1, "Jo", 241), (2, "Trolls", trolls)]


def test_with_more_points_than_the_trolls_you_have_won() -> None:
    """S12."""
    found = score_of(game("solo-expert.toml"))
    assert found.facts == {"won": True}
    assert said(found.remarks) == ("Jo wins with 241, the Trolls have 170 (S12)",)


def test_with_as_many_points_as_the_trolls_you_have_lost() -> None:
    """S12: rank 1 for the Trolls, rank 2 for you."""
    tree = changed("solo-expert.toml", {"sheet 1, territories 8": 5, "sheet 1, gold": 3})
    found = score_of(tree)
    assert totals_of(found) == [(1, "Trolls", 205), (2, "Jo", 205)]
    assert found.facts == {"won": False}
    assert found.winners == ("Trolls",)
    assert said(found.remarks) == (
        "The Trolls win: Jo and they have 205 each, and equal totals are theirs (S12)",
    )


def test_with_fewer_points_than_the_trolls_you_have_lost() -> None:
    """S12."""
    found = score_of(changed("solo-expert.toml", {"sheet 1, territories 8": 4}))
    assert totals_of(found) == [(1, "Trolls", 206), (2, "Jo", 205)]
    assert said(found.remarks) == ("The Trolls win with 206, Jo has 205 (S12)",)


def test_beyond_its_target_a_territory_costs_the_trolls_points_where_the_edition_says_so(
    tmp_path: Path,
) -> None:
    """S11: the option `trolls_below_zero`."""
    text = FIRST_PATH.read_text("utf-8")
    option = "trolls_below_zero = "
    assert f"{option}false" in text
    harsh = text.replace(f"{option}false", f"{option}true")
    (tmp_path / "harsh.toml").write_text(harsh, encoding="utf-8")
    tree = changed("solo-expert.toml", {"edition": "harsh.toml"})
    found = open_game(tree, beside=tmp_path).score()
    assert ("Territory 3: 20 less 24", -4, "S11") in lines_of(found, "Trolls")
    assert totals_of(found)[1] == (2, "Trolls", 170 - 4 - 4 - 1)
