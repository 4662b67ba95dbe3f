from __future__ import annotations

import pytest

from scoring.states.place import Place, card_place, name_place, sheet_place
from sheets.files.schema import Path

TREE = {"sheet": [{"player": "Anna"}, {"player": " Bernd "}, {"player": "\x00"}, 5]}


def test_a_place_says_sheet_player_and_card() -> None:
    bernd = sheet_place(1, "Bernd")
    assert card_place(bernd, 17).name == "sheet 2 (Bernd), card 17"
    assert bernd.at("gold").name == "sheet 2 (Bernd), gold"
    assert sheet_place(2, None).name == "sheet 3"
    assert Place().at("players").name == "players"


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (("sheet", 1, "cards", "17"), "sheet 2 (Bernd), card 17"),
        (("sheet", 1, "relics", "two", 0), "sheet 2 (Bernd), relics, two 1"),
        (("sheet", 1, "crowns", 3), "sheet 2 (Bernd), crowns 4"),
        (("sheet", 0), "sheet 1 (Anna)"),
        (("sheet", 2, "gold"), "sheet 3, gold"),
        (("sheet", 3), "sheet 4"),
        (("trolls", "claims", 4), "trolls, claims 5"),
        (("board", "workers", "A", 0), "board, workers, A 1"),
        (("players",), "players"),
        ((), ""),
    ],
)
def test_keys_and_indices_lead_to_a_place(path: Path, name: str) -> None:
    assert name_place(TREE, path) == name


def test_a_problem_has_the_place_the_sentence_and_the_rule() -> None:
    place = sheet_place(1, "Bernd").at("gold")
    assert str(place.error("M1.2", "stands at {position}", position=7)) == (
        "error: sheet 2 (Bernd), gold: stands at 7 (M1.2)"
    )
    assert str(Place().warning("", "is rare")) == "warning: is rare"
