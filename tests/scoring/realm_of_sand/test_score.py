"""The final score of Realm of Sand: points by R2, ties by R3."""

import json
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
from tests.scoring.games import score_of
from tests.scoring.realm_of_sand.pads import pad

STATES = Path(__file__).parents[2] / "states" / "realm-of-sand"

counts = st.integers(0, 30)
sheets = st.builds(
    PlayerSheet,
    player=st.sampled_from(["Anna", "Bernd", "Zoé", "Ωμέγα"]),
    cards=st.lists(counts, max_size=12).map(tuple),
    hourglasses=st.lists(counts, max_size=12).map(tuple),
    pieces=counts | st.none(),
)


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
        ("fr", "Rang dans le tour de table : Bernd 2 et Anna 1 (R3)"),
        ("de", "Platz in der Runde: Bernd 2 und Anna 1 (R3)"),
    ],
)
def test_a_tie_is_told_in_the_language_asked_for(language: str, remark: str) -> None:
    found = score_of(pad("Anna 9 / 10 / 2", "Bernd 9 / 4 / 2"))
    assert load_translation(language)(found.remarks[-1]).endswith(remark)


@given(st.builds(State, sheet=st.lists(sheets, max_size=4).map(tuple)))
def test_a_written_state_is_read_back(state: State) -> None:
    assert open_source(Content(write_toml(GAME.state_tree(state)))).state == state
