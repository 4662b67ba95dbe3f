"""Every problem of a game of Tales of Realms and Ruins, by its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scoring.problem_lines import lines_of_problems, said
from tests.scoring.realms_and_ruins.tales import Tree, problems_in, score_of, tale

PLAYERS = ("Anna V 5/7", "Bernd N 4/7")


def problems(end: str, *lines: str, **keys: Any) -> list[str]:
    return problems_in(tale(end, *lines, *PLAYERS, **keys))


def test_a_finished_game_has_no_problem() -> None:
    assert problems("village deck", "village V2 N1 o1", "castle! N2 o3") == []


# T2: three realms.


def test_t2_nobody_who_rules_all_three_contradicts_the_end() -> None:
    assert problems("three realms", "village V2", "castle V2", "magic N2") == [
        "error: end: with 'three realms' one player rules all three, but the rulers are: "
        "village Villager, magic Noble and castle Villager (T2)"
    ]
    assert problems("three realms", "village V2", "castle V2 N2") == [
        "error: end: with 'three realms' one player rules all three, but the rulers are: "
        "village Villager, magic nobody and castle nobody (T2)"
    ]


# T3: what the chain needs.


def test_t3_the_last_buyer_is_needed_only_when_all_three_are_tied() -> None:
    tied = ("village V1 N1", "Anna V 5/7", "Bernd N 5/7")
    assert problems_in(tale("village deck", *tied)) == [
        "error: last_buyer: is missing; Anna and Bernd are tied in gold, cards and followers, and "
        "who of them last took a card from the Offer wins (T3)"
    ]
    assert problems_in(tale("village deck", *tied, last_buyer="Bernd")) == []
    assert problems("village deck") == []


def test_t3_the_last_buyer_is_one_of_the_tied() -> None:
    tree = tale("village deck", "Anna V 5/7", "Bernd N 5/7", "Clara S 1/2", last_buyer="Clara")
    assert problems_in(tree) == [
        "error: last_buyer: names none of Anna and Bernd, who are tied in gold, cards and "
        "followers; name who of them last took a card from the Offer (T3)"
    ]


def test_t3_the_last_buyer_sits_at_the_table() -> None:
    assert problems("village deck", last_buyer="Dora") == [
        "error: last_buyer: 'Dora' is nobody at the table; there are Anna, Bernd (T3)"
    ]


def test_t3_each_buyer_is_named_once() -> None:
    assert problems("village deck", last_buyer=["Anna", "anna"]) == [
        "error: last_buyer: 'anna' stands there twice; each once, the latest first (T3)"
    ]
    assert problems("village deck", last_buyer=["Anna"] * 200_000) == [
        "error: last_buyer: names 200000, players: 2; each once, the latest first (T3)"
    ]


@pytest.mark.parametrize(("deck", "key"), [("village deck", "gold"), ("magic deck", "cards")])
def test_t3_a_figure_that_is_compared_is_needed(deck: str, key: str) -> None:
    tree = tale(deck, *PLAYERS)
    del tree["sheet"][1][key]
    assert problems_in(tree) == [
        f"error: sheet 2 (Bernd), {key}: is missing; Anna and Bernd are compared by it (T3)"
    ]


def test_t3_a_figure_that_is_not_compared_is_not_needed() -> None:
    assert problems_in(tale("castle deck", "village V1", "Anna V", "Bernd N")) == []
    tree = tale("village deck", *PLAYERS)
    del tree["sheet"][1]["cards"]
    assert problems_in(tree) == []


# T4 and T6: ruins.


def test_t4_three_ruins_end_the_game() -> None:
    for end in ("village deck", "three realms"):
        assert problems(end, "village! V5 o1", "castle! V5 o1", "magic! V5 o1") == [
            "error: end: must be 'all ruined': with the third realm ruined the game ends at once "
            "(T4)"
        ]


def test_t4_a_healthy_realm_contradicts_the_end() -> None:
    assert problems("all ruined", "village! o1", "castle! o1", "magic N1") == [
        "error: realms, magic: is healthy, but the end says that all three realms are ruined (T4)"
    ]


def test_t4_there_is_one_traitor() -> None:
    lines = ("village! o1", "castle! o1", "magic! o1", "Anna V 1/5 traitor", "Bernd N 1/5 traitor")
    assert problems_in(tale("all ruined", *lines)) == [
        "error: sheet 2 (Bernd), holds_traitor: sheet 1 holds the Traitor too; there is only one "
        "(T4)"
    ]


def test_t4_the_traitor_counts_among_the_cards() -> None:
    assert problems_in(tale("village deck", "Anna V 1/0 traitor", "Bernd N 2/5")) == [
        "error: sheet 1 (Anna), holds_traitor: the Traitor is a card in hand, but there are no "
        "cards; it counts among them (T4)"
    ]


def test_t6_the_othersiders_cannot_rule_a_healthy_realm() -> None:
    assert problems("village deck", "castle V2 N2 o3") == [
        "error: realms, castle: is healthy, but the Othersiders rule it with 3; "
        "they would have ruined it at once (T6)"
    ]


def test_t6_equal_othersiders_do_not_ruin_a_realm() -> None:
    assert problems("village deck", "castle V2 N2 o2") == []


def test_t6_a_ruin_without_othersiders_heals() -> None:
    assert problems("village deck", "castle! V2") == [
        "error: realms, castle: is ruined, but no Othersiders are there; "
        "it would have healed at once (T6)"
    ]


def test_t6_a_ruin_can_have_a_player_for_its_ruler() -> None:
    assert problems("village deck", "castle! V9 o1") == []


def test_t6_followers_in_a_realm_that_was_just_ruined() -> None:
    """All ruined: one of the three was ruined last, and its followers left it."""
    assert problems("all ruined", "village! V1 o1", "castle! N1 o2", "magic! V1 o2") == [
        "error: realms: players have followers in all three; they lost those in the realm that "
        "was ruined last, which ended the game (T6)"
    ]
    assert problems("all ruined", "village! V1 o1", "castle! N1 o2", "magic! o2") == []


# T7: players, heroes, and what the box holds.


def test_t7_two_or_three_play() -> None:
    assert problems_in(tale("village deck", "Anna V 5/7")) == [
        "error: sheet: sheets: 1; 2 to 3 play, each with one (T7)"
    ]
    assert problems("village deck", players=4) == ["error: players: must be 2 to 3, not 4 (T7)"]
    assert problems("village deck", players=3) == [
        "error: sheet: sheets: 2, players: 3; everybody has one (T7)"
    ]


def test_t7_names_are_different_and_not_the_othersiders() -> None:
    assert problems_in(tale("village deck", "Anna V 5/7", "ANNA N 4/7")) == [
        "error: sheet 2 (ANNA): is called like the player of sheet 1; names are different (T7)"
    ]
    assert problems_in(tale("village deck", "othersiders V 5/7", "Anna N 4/7")) == [
        "error: sheet 1 (othersiders), player: the Othersiders are called so; take another name "
        "(T7)"
    ]


def test_t7_everybody_has_a_hero_of_their_own() -> None:
    assert problems_in(tale("village deck", "Anna V 5/7", "Bernd V 4/7")) == [
        "error: sheet 2 (Bernd), hero: the Villager is the hero of sheet 1 too; "
        "everybody has a hero of their own (T7)"
    ]


def test_t7_only_heroes_in_play_have_followers() -> None:
    assert problems("village deck", "magic V1 S2") == [
        "error: realms, magic, followers: 2 of the Sorceress, whom nobody plays; "
        "only heroes in play have some (T7)"
    ]
    assert problems("village deck", "magic V1 S0") == []


def test_t7_no_more_than_the_box_holds() -> None:
    assert problems("village deck", "village V6", "magic V5", "castle V5 o4") == [
        "error: realms: the Villager has 16 followers in all; there are only 15 (T7)"
    ]
    assert problems("village deck", "village! o9", "magic! o7") == [
        "error: realms: the Othersiders are 16 in all; there are only 15 (T7)"
    ]
    assert problems_in(tale("village deck", "Anna V 40/7", "Bernd N 33/7")) == [
        "error: gold: all players together have 73; there is only 72 (T7)"
    ]
    assert problems_in(tale("village deck", "Anna V 5/40", "Bernd N 4/11")) == [
        "error: cards: all players together have 51; with 2 players there are 50: "
        "starting cards, hero cards and those of the Offer (T7)"
    ]


# Form.


@pytest.mark.parametrize(
    ("place", "value", "problem"),
    [
        (("end",), "village", "end: must be 'village deck', 'castle deck', 'magic deck', "),
        (("sheet", 0, "hero"), "Witch", "sheet 1 (Anna), hero: must be 'Villager', 'Noble' or "),
        (("sheet", 0, "gold"), "five", "sheet 1 (Anna), gold: must be a whole number"),
        (("realms", "village", "ruined"), 1, "realms, village, ruined: must be true or false"),
        (("realms", "village", "followers"), {"Nobel": 1}, "realms, village, followers, Nobel: "),
        (("realms", "tower"), {}, "realms, tower: unknown key"),
        (("last_buyer",), 3, "last_buyer: must be "),
    ],
)
def test_faults_of_form_have_their_place(place: tuple[Any, ...], value: Any, problem: str) -> None:
    tree: Any = tale("village deck", "village V2 N1", *PLAYERS)
    table = tree
    for step in place[:-1]:
        table = table[step]
    table[place[-1]] = value
    [first, *_] = problems_in(tree)
    assert first.startswith(f"error: {problem}")


def test_what_is_missing_is_named() -> None:
    tree = tale("village deck", *PLAYERS)
    del tree["end"], tree["realms"]["magic"], tree["sheet"][0]["hero"]
    assert problems_in(tree) == [
        "error: sheet 1 (Anna), hero: is missing; 'Villager', 'Noble' or 'Sorceress' is expected",
        "error: end: is missing; how the game ended, such as 'village deck', is expected",
        "error: realms, magic: is missing; a table with the side, the Othersiders and the "
        "followers there is expected",
    ]


def test_an_empty_file_is_answered() -> None:
    assert problems_in({"game": "realms-and-ruins"})[0] == (
        "error: sheet: sheets: 0; 2 to 3 play, each with one (T7)"
    )
    assert score_of({"game": "realms-and-ruins"}, lenient=True).players == ()


def test_lenient_tells_who_wins_in_spite_of_errors_and_what_it_left_out() -> None:
    tree = tale("village deck", "Anna V 5/7", "Bernd N 5/7", "Clara S 1/1")
    del tree["realms"]["magic"]
    found = score_of(tree, lenient=True)
    assert found.winners == ("Anna", "Bernd")
    assert str(found.remarks[0]) == "Anna and Bernd share the win"
    assert [
        line for line in lines_of_problems(found.problems, found.seated) if "warning" in line
    ] == [
        "warning: realms, magic: is left out of the score (T1)",
        "warning: last_buyer: is left out of the score (T3)",
    ]


def test_lenient_takes_a_missing_figure_for_nothing() -> None:
    tree: Tree = tale("village deck", "Anna V 0/7", "Bernd N 1/7")
    del tree["sheet"][0]["gold"]
    found = score_of(tree, lenient=True)
    assert said(found.remarks[:3]) == (
        "Bernd wins",
        "scored in spite of an error; see the problems",
        "A Village deck is used up, so the most gold wins: Anna ? and Bernd 1 (T3)",
    )
