"""Regions, rewards and prices of Pandoria Merchants from Python."""

import json
from pathlib import Path
from typing import Any

import pytest

import rollwrite as rw

STATES = Path(__file__).parents[1] / "states" / "merchants"
BOARD = STATES / "base-2-board.toml"


def test_the_regions_of_a_board_are_a_sequence_and_an_answer() -> None:
    found = rw.regions(BOARD)
    tree = json.loads(found.answer("json"))
    assert found.tree() == tree
    assert len(found) == len(tree["regions"]) > 3
    assert found[0].resource == tree["regions"][0]["resource"]
    assert repr(found) == f"<Regions: {len(found)}, {sum(each.closed for each in found)} closed>"
    assert "Gold" in found.answer(language="de")
    assert rw.regions(BOARD.read_bytes()).tree() == tree


def test_without_a_board_it_is_said_why() -> None:
    found = rw.regions(STATES / "base-3.toml")
    assert (len(found), found.answer(), found.tree()) == (0, "", {"regions": []})
    assert [problem.path for problem in found.problems] == [("board",)]


def test_the_number_of_players_is_no_question_alone() -> None:
    with pytest.raises(ValueError, match="the game is played alone; leave out players"):
        rw.regions(STATES / "solo-expert.toml", players=3)


def test_a_price_says_what_is_paid_and_what_is_missing() -> None:
    price = rw.price("card", 3, have=2, craft=5)
    assert price.figures["pay"] == {"gold": 2, "craft": 2}
    assert str(price) == "Pay 2 gold and 2 craft."
    assert json.loads(price.answer("json")) == price.tree()
    assert price.answer(language="de") != price.answer()
    cheaper = rw.price("card", 3, have=2, craft=5, buildings=["Markt", "bank"])
    assert cheaper.figures["pay"] == {"gold": 2, "craft": 0}
    assert rw.price("spell", 4, have=0, craft=1).figures["missing"] == 4


def test_a_reward_is_that_of_all_regions_of_a_turn() -> None:
    wood, city = rw.Closing("wood", 3, 1), rw.Closing("city", 2, 1)
    both = rw.reward(wood, city, tracks={"wood": 4}, buildings=["store"])
    assert (both.figures["tracks"], both.figures["crowns"]) == ({"wood": 5}, 5)
    assert rw.reward(rw.Closing("crystal", 3, 2), guilds=["crystal"]).figures["crowns"] == 12


@pytest.mark.parametrize(
    ("closings", "options", "said"),
    [
        (
            [rw.Closing("wood", 3, 1)],
            {},
            "tracks is missing; it says where your track of wood stands",
        ),
        ([rw.Closing("wood", 0, 1)], {}, "is 0; 1 to 999 is right"),
        ([rw.Closing("wood", 1, 1)], {"tracks": {"wood": 6}}, "is 6; 0 to 5 is right"),
        ([rw.Closing("city", 1, 0, 2)], {}, "rage needs one of your workers there, but workers"),
        ([rw.Closing("city", 1, 1, 2), rw.Closing("city", 1, 1, 3)], {}, "you cast one Rage"),
        ([rw.Closing("city", 1, 1)], {"guilds": ["gold"], "buildings": ["bank"]}, "no buildings"),
        ([rw.Closing("city", 1, 1)], {"buildings": ["st"]}, "'st' can mean Statue, Store"),
    ],
)
def test_what_cannot_be_in_a_turn_is_said_in_words_of_the_library(
    closings: list[rw.Closing], options: dict[str, Any], said: str
) -> None:
    with pytest.raises(rw.WrongTurnError, match=said):
        rw.reward(*closings, **options)
