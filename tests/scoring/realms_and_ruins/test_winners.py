"""Who wins Tales of Realms and Ruins, in sentences: T1-T5, each step of the tie chain."""

import json
import re
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.sources import Content, open_source
from scoring.answers import Answer, write_answers
from scoring.realms_and_ruins.game import GAME
from scoring.realms_and_ruins.score import chain_of
from scoring.realms_and_ruins.state import DECKS, PlayerSheet, RealmState, RealmStates, State
from sheets.files.toml import write_toml
from sheets.realms_and_ruins.edition import HEROES
from sheets.words.translation import load_translation
from tests.scoring.games import score_of
from tests.scoring.realms_and_ruins.tales import tale, told

STATES = Path(__file__).parents[2] / "states" / "realms-and-ruins"


def test_t3_a_village_deck_asks_for_gold_then_cards_then_followers() -> None:
    assert chain_of("village deck") == ("gold", "cards", "followers")


def test_t3_a_magic_deck_asks_for_cards_then_followers_then_gold() -> None:
    assert chain_of("magic deck") == ("cards", "followers", "gold")


def test_t3_a_castle_deck_asks_for_followers_then_gold_then_cards() -> None:
    assert chain_of("castle deck") == ("followers", "gold", "cards")


WHY = {
    "village deck": "A Village deck is used up, so the most gold wins",
    "castle deck": "A Castle deck is used up, so the most followers in all win",
    "magic deck": "A Magic deck is used up, so the most cards win",
}
TIED = {
    "gold": "It is a tie, so the most gold wins",
    "cards": "It is a tie, so the most cards win",
    "followers": "It is a tie, so the most followers in all win",
}


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("deck", DECKS)
def test_t3_every_deck_is_decided_at_every_step_of_its_chain(deck: Any, steps: int) -> None:
    chain = chain_of(deck)
    # Both have 5 of everything that is asked before the last step, and Bernd 6 there.
    bernd = dict.fromkeys(chain, 1) | dict.fromkeys(chain[: steps - 1], 5) | {chain[steps - 1]: 6}
    tree = tale(
        deck,
        f"village V5 N{bernd['followers']}",
        "Anna V 5/5",
        f"Bernd N {bernd['gold']}/{bernd['cards']}",
    )
    whys = [WHY[deck], *(TIED[condition] for condition in chain[1:steps])]
    figures = ["Anna 5 and Bernd 5"] * (steps - 1) + ["Anna 5 and Bernd 6"]
    pairs = zip(whys, figures, strict=True)
    assert told(tree) == ("Bernd wins", *(f"{why}: {figure} (T3)" for why, figure in pairs))


@pytest.mark.parametrize("deck", DECKS)
def test_t3_tied_in_all_three_the_last_to_take_a_card_wins(deck: str) -> None:
    for order in permutations(("Anna", "Bernd", "Clara")):
        tree = tale(
            deck,
            "village V2 N2 S2 o1",
            *("Anna V 5/5", "Bernd N 5/5", "Clara S 5/5"),
            last_buyer=list(order),
        )
        assert score_of(tree).winners == order[:1]
        assert told(tree)[-1] == (
            f"It is a tie in all three; {order[0]} last took a card from the Offer and wins (T3)"
        )


RUINS = ("village! o3", "castle! N1 o2", "magic! S4 o1")


def test_t5_by_the_demo_rule_all_cards_of_an_offer_are_bought(tmp_path: Path) -> None:
    from sheets.editions.edition import SHIPPED

    shipped = (SHIPPED / "realms-and-ruins" / "edition.toml").read_text("utf-8")
    demo = tmp_path / "demo.toml"
    demo.write_text(shipped.replace("demo = false", "demo = true"), "utf-8")
    tree = tale("magic deck", "Anna V 5/7", "Bernd N 5/7", edition=str(demo), last_buyer="Anna")
    assert told(tree)[:3] == (
        "Anna wins",
        "All Magic cards are bought, so the most cards win: Anna 7 and Bernd 7 (T5)",
        "It is a tie, so the most followers in all win: Anna 0 and Bernd 0 (T3)",
    )


def test_the_answer_as_json_has_winners_rulers_and_a_reason_but_no_totals() -> None:
    found = score_of(tale("all ruined", *RUINS, "Anna N 3/9 traitor", "Bernd S 7/11"))
    tree = json.loads(write_answers("json", [Answer("-", found)], load_translation("de")))
    assert tree == {
        "game": "realms-and-ruins",
        "variant": "standard",
        "players": [{"name": "Anna", "rank": 1}, {"name": "Bernd", "rank": 2}],
        "winners": ["Anna"],
        "othersiders_win": True,
        "rulers": {"village": "Othersiders", "castle": "Othersiders", "magic": "Bernd"},
        "reason": "Alle drei Reiche liegen in Ruinen (T4). Anna hat den Verräter auf der Hand (T4)",
        "problems": [],
    }


@pytest.mark.parametrize("format_", ["text", "markdown", "html"])
def test_an_answer_without_points_has_no_table(format_: str) -> None:
    found = score_of(tale("all ruined", *RUINS, "Anna N 3/9", "Bernd S 7/11"))
    text = write_answers(format_, [Answer("-", found)], load_translation("en"))
    assert "Total" not in text
    said = re.sub("<[^>]*>", "", text)  # In HTML a rule's number is a button.
    assert all(str(line) in said for line in found.remarks[:2])


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        (
            "fr",
            "Un paquet Village est épuisé\u202f; qui a le plus d’or l’emporte\u202f: "
            "Anna 5 et Bernd 4 (T3)",
        ),
        (
            "de",
            "Ein Dorfstapel ist aufgebraucht, also gewinnt, wer das meiste Gold hat: "
            "Anna 5 und Bernd 4 (T3)",
        ),
    ],
)
def test_a_reason_is_given_in_the_language_asked_for(language: str, reason: str) -> None:
    found = score_of(tale("village deck", "Anna V 5/7", "Bernd N 4/7"))
    assert load_translation(language)(found.remarks[1]) == reason


counts = st.integers(0, 12)
followers = st.dictionaries(st.sampled_from(HEROES), counts)
realms = st.builds(RealmState, ruined=st.booleans(), othersiders=counts, followers=followers)
sheets = st.builds(
    PlayerSheet,
    player=st.sampled_from(["Anna", "Bernd", "Ωμέγα"]),
    hero=st.sampled_from(HEROES),
    gold=counts | st.none(),
    cards=counts,
    holds_traitor=st.booleans(),
    at_chapter_112=st.booleans(),
)


@given(
    st.builds(
        State,
        end=st.sampled_from([*DECKS, "three realms", "all ruined"]),
        last_buyer=st.sampled_from(["Anna", ("Bernd", "Anna"), None]),
        realms=st.builds(RealmStates, village=realms, castle=realms, magic=realms),
        sheet=st.lists(sheets, max_size=3).map(tuple),
    )
)
def test_a_written_state_is_read_back(state: State) -> None:
    assert open_source(Content(write_toml(GAME.state_tree(state)))).state == state
