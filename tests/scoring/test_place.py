"""Places on sheets: their paths, and the words that a person reads."""

import pytest

from scoring.states import card_place, players_in, sheet_place
from sheets.files.problem import FieldPath, Path, path_text, problem_text
from sheets.words.text import Text

TREE = {"sheet": [{"player": "Anna"}, {"player": " Bernd "}, {"player": "\x00"}, 5]}


def test_a_place_says_sheet_player_and_card() -> None:
    bernd = sheet_place(1, "Bernd")
    assert str(card_place(bernd, 17).name) == "sheet 2 (Bernd), card 17"
    assert str(bernd.at("gold").name) == "sheet 2 (Bernd), gold"
    assert str(sheet_place(2, None).name) == "sheet 3"
    assert str(FieldPath().at("players").name) == "players"


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (("sheet", 1, "cards", "17"), "sheet 2 (Bernd), card 17"),
        (("sheet", 1, "cards", 1), "sheet 2 (Bernd), cards 2"),
        (("sheet", 1, "cards", "two\nlines"), r"sheet 2 (Bernd), card 'two\nlines'"),
        (("sheet", 1, "relics", "two", 0), "sheet 2 (Bernd), relics, two 1"),
        (("sheet", 1, "crowns", 3), "sheet 2 (Bernd), crowns 4"),
        (("sheet", 0), "sheet 1 (Anna)"),
        (("sheet", 2, "gold"), "sheet 3, gold"),
        (("sheet", 3), "sheet 4"),
        (("sheet", 9), "sheet 10"),
        (("trolls", "claims", 4), "trolls, claims 5"),
        (("board", "workers", "A", 0), "board, workers, A 1"),
        (("board", "workers", "A", "F4"), "board, workers A F4"),
        (("board", "gold", "E5"), "board, gold E5"),
        (("board",), "board"),
        (("players",), "players"),
        ((), ""),
    ],
)
def test_keys_and_indices_lead_to_a_place(path: Path, name: str) -> None:
    assert str(path_text(path, players_in(TREE))) == name


def test_a_problem_has_its_path_the_sentence_and_the_rule() -> None:
    place = sheet_place(1, "Bernd").at("gold")
    problem = place.error("M1.2", Text("stands at {position}", position=7))
    assert problem.path == ("sheet", 1, "gold")
    assert str(problem_text(problem, ("Anna", "Bernd"))) == (
        "error: sheet 2 (Bernd), gold: stands at 7 (M1.2)"
    )
    assert str(problem_text(problem)) == "error: sheet 2, gold: stands at 7 (M1.2)"
    assert str(problem_text(FieldPath().warning("", Text("is rare")))) == "warning: is rare"
