"""What is asked of a finished game of Realm of Sand, column by column of the pad."""

import pytest

from scoring.entry.question import EntryError, Question
from scoring.realm_of_sand.game import GAME
from sheets.files.schema import Tree
from sheets.words.translation import load_translation
from tests.scoring.realm_of_sand.pads import pad, problems_in

COLUMN = (
    "name",
    "points of the completed cards",
    "hourglasses of the same cards",
    "pieces left on the board",
)


def questions(tree: Tree) -> tuple[Question, ...]:
    return GAME.ask(None, load_translation("en"))(tree)


def start(players: int) -> Tree:
    return {"game": "realm-of-sand", "sheet": [{} for _ in range(players)]}


def question(tree: Tree, label: str, sheet: int = 1) -> Question:
    return [each for each in questions(tree) if str(each.label) == label][sheet - 1]


def answer(tree: Tree, label: str, text: str, sheet: int = 1) -> Tree:
    return question(tree, label, sheet).with_answer(text, tree)


def test_the_number_of_players_comes_first_then_column_by_column() -> None:
    assert [str(each.label) for each in questions({})] == ["players"]
    assert [str(each.label) for each in questions(start(2))] == ["players", *COLUMN, *COLUMN]


def test_answers_make_a_state_without_problems() -> None:
    tree = start(2)
    for sheet, answers in ((1, ("Anna", "5 3 8", "2 1 3", "4")), (2, ("Bernd", "9", "10", "0"))):
        for label, text in zip(COLUMN, answers, strict=True):
            tree = answer(tree, label, text, sheet)
    assert tree == pad("Anna 5+3+8 / 2+1+3 / 4", "Bernd 9 / 10 / 0")
    assert problems_in(tree) == []


def test_there_are_as_many_hourglasses_as_cards() -> None:
    tree = answer(start(1), "points of the completed cards", "5 3 8")
    with pytest.raises(EntryError, match="3 numbers are expected, not 2"):
        answer(tree, "hourglasses of the same cards", "2 1")


def test_without_cards_there_are_no_hourglasses() -> None:
    tree = answer(start(1), "points of the completed cards", "-")
    tree = answer(tree, "hourglasses of the same cards", "")
    assert tree["sheet"] == [{"cards": [], "hourglasses": []}]


def test_a_card_without_points_or_hourglasses_is_a_card() -> None:
    tree = answer(start(1), "points of the completed cards", "0 4")
    assert answer(tree, "hourglasses of the same cards", "0 0")["sheet"][0] == {
        "cards": [0, 4],
        "hourglasses": [0, 0],
    }


def test_what_is_said_of_all_hourglasses_is_mended_on_the_first_sheet() -> None:
    label = "hourglasses of the same cards"
    first, second = (question(start(2), label, sheet) for sheet in (1, 2))
    assert ("hourglasses",) in first.places
    assert ("hourglasses",) not in second.places
