"""The final score of Realm of Sand: points by R2, ties by R3."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.sources import Content, open_source
from scoring.answers import Answer, write_answers
from scoring.realm_of_sand.game import GAME
from scoring.realm_of_sand.state import PlayerSheet, State
from sheets.files.toml import write_toml
from sheets.words.translation import load_translation
from tests.scoring.problem_lines import said
from tests.scoring.realm_of_sand.pads import pad, ranks_of, score_of

STATES = Path(__file__).parents[2] / "states" / "realm-of-sand"

counts = st.integers(0, 30)
sheets = st.builds(
    PlayerSheet,
    player=st.sampled_from(["Anna", "Bernd", "Zoé", "Ωμέγα"]),
    cards=st.lists(counts, max_size=12).map(tuple),
    hourglasses=st.lists(counts, max_size=12).map(tuple),
    pieces=counts | st.none(),
)


def test_r2_the_score_is_the_points_of_the_completed_cards() -> None:
    found = score_of(pad("Anna 5+3+8 / 2+1+3 / 4", "Bernd 6+4+1 / 4+4+2 / 0"))
    assert [(each.account.name, each.account.total) for each in found.players] == [
        ("Anna", 16),
        ("Bernd", 11),
    ]
    assert [
        (str(line.label), line.points, line.rule) for line in found.players[0].account.lines
    ] == [("Completed cards: 3", 16, "R2")]
    assert said(found.remarks) == ("Anna wins with 16",)


def test_r2_nobody_scores_without_a_completed_card() -> None:
    assert ranks_of(pad("Anna  /  / 9", "Bernd 2 / 10 / 0")) == [(1, "Bernd", 2), (2, "Anna", 0)]


def test_r3_tied_the_most_pieces_left_win() -> None:
    found = score_of(pad("Anna 9 / 10 / 2", "Bernd 4+5 / 2+2 / 3"))
    assert found.winners == ("Bernd",)
    assert said(found.remarks) == (
        "Bernd wins with 9",
        "Bernd and Anna: 9 each; tie-break: Pieces left, Bernd 3 and Anna 2 (R3)",
    )


def test_r3_still_tied_the_later_in_round_order_wins() -> None:
    for names in permutations(("Anna", "Bernd", "Clara")):
        lines = [f"{name} 9 / 10 / 2" for name in names]
        found = score_of(pad(*lines))
        assert [each.account.name for each in found.players] == list(reversed(names))
        assert [each.rank for each in found.players] == [1, 2, 3]


def test_r3_pieces_and_round_order_decide_one_after_the_other() -> None:
    found = open_source(STATES / "four-tied.toml").score()
    assert [each.account.name for each in found.players] == ["Clara", "Anna", "Dora", "Bernd"]
    assert said(found.remarks) == (
        "Clara wins with 16",
        "Clara, Anna, Dora and Bernd: 16 each; "
        "tie-break: Pieces left, Clara 4, Anna 4, Dora 2 and Bernd 2 (R3)",
        "Clara and Anna: 16 each; tie-break: Place in the round, Clara 3 and Anna 1 (R3)",
        "Dora and Bernd: 16 each; tie-break: Place in the round, Dora 4 and Bernd 2 (R3)",
    )


def test_r3_points_go_before_pieces_and_pieces_before_round_order() -> None:
    tree = pad("Anna 7 / 10 / 0", "Bernd 6 / 1 / 9", "Clara 6 / 1 / 8", "Dora 6 / 1 / 8")
    assert ranks_of(tree) == [(1, "Anna", 7), (2, "Bernd", 6), (3, "Dora", 6), (4, "Clara", 6)]


def test_r4_one_player_alone_is_scored() -> None:
    assert ranks_of(pad("Anna 5+3 / 6+4 / 1")) == [(1, "Anna", 8)]


def test_the_answer_as_json_has_two_tie_breaks() -> None:
    found = score_of(pad("Anna 9 / 10 / 2", "Bernd 8 / 4 / 3"))
    tree = json.loads(write_answers("json", [Answer("-", found)], load_translation("en")))
    assert tree["game"] == "realm-of-sand"
    assert tree["winners"] == ["Anna"]
    assert tree["players"][0] == {
        "name": "Anna",
        "rank": 1,
        "total": 9,
        "lines": [{"label": "Completed cards: 1", "points": 9, "rule": "R2"}],
        "tie_break": {"label": "Pieces left", "value": 2, "rule": "R3"},
        "tie_break_2": {"label": "Place in the round", "value": 1, "rule": "R3"},
    }


@pytest.mark.parametrize(
    ("language", "remark"),
    [
        ("fr", "Rang dans le tour de table, Bernd 2 et Anna 1 (R3)"),
        ("de", "Platz in der Runde, Bernd 2 und Anna 1 (R3)"),
    ],
)
def test_a_tie_is_told_in_the_language_asked_for(language: str, remark: str) -> None:
    found = score_of(pad("Anna 9 / 10 / 2", "Bernd 9 / 4 / 2"))
    assert load_translation(language)(found.remarks[-1]).endswith(remark)


@given(st.builds(State, sheet=st.lists(sheets, max_size=4).map(tuple)))
def test_a_written_state_is_read_back(state: State) -> None:
    assert open_source(Content(write_toml(GAME.state_tree(state)))).state == state
