"""What is asked of a finished game of Pandoria, column by column of the pad."""

import pytest

from scoring.entry.question import EntryError, Question
from scoring.pandoria.game import GAME
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.scoring.pandoria.pads import Tree, changed, pad, problems_in

RESOURCES = (
    "gold you have",
    "Vault standing",
    "wood you have",
    "Lumberyard standing",
    "crystal you have",
    "Repository standing",
)


def asked(tree: Tree, language: str = "en") -> tuple[Question, ...]:
    return GAME.ask(None, load_translation(language))(tree)


def start(variant: str = "standard", *realms: str) -> Tree:
    sheets = [{"realm": realm} for realm in realms] or [{}, {}]
    return {"game": "pandoria", "variant": variant, "sheet": sheets}


def labels(tree: Tree) -> list[str]:
    return [str(each.label) for each in asked(tree)]


def question(tree: Tree, label: str, sheet: int = 1) -> Question:
    return [each for each in asked(tree) if str(each.label) == label][sheet - 1]


def answer(tree: Tree, label: str, text: str, sheet: int = 1) -> Tree:
    return question(tree, label, sheet).with_answer(text, tree)


def answered(tree: Tree, texts: list[str], language: str = "en") -> Tree:
    """Return the tree after an answer to each question in turn."""
    for number, text in enumerate(texts):
        tree = asked(tree, language)[number].with_answer(text, tree)
    return tree


def test_the_number_of_players_comes_first_then_column_by_column() -> None:
    column = ("name", "realm", "crowns in play", "hand cards", *RESOURCES)
    assert labels({}) == ["players"]
    assert labels(start()) == ["players", *column, *column]


@pytest.mark.parametrize(
    ("variant", "column"),
    [
        ("family", ("name", "crowns in play")),
        ("family-spells", ("name", "crowns in play", "hand cards")),
    ],
)
def test_p11_a_family_version_asks_only_for_what_it_scores(
    variant: str, column: tuple[str, ...]
) -> None:
    assert labels(start(variant)) == ["players", *column, *column]


ANSWERS = {
    "en": ["Elves", "1 for 2", "both"],
    "fr": ["elfes", "1 pour 2", "les deux"],
    "de": ["elfen", "1 für 2", "beide"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_make_a_state_without_problems(language: str) -> None:
    elves, rate, both = ANSWERS[language]
    anna = ["Anna", elves, "41", "3", "4", "", "10", rate, "2", "-"]
    bernd = ["Bernd", "hanbok", "20 25", "2", "1", "5", both, "2", "", "2", ""]
    tree = answered(start(), ["2", *anna, *bernd], language)
    expected = pad(
        "Anna elves 41 / 3 / 4 10 2 / lumberyard 1 for 2",
        "Bernd hanbok 0 / 2 / 5 2 2 / vault both / 1",
    )
    assert tree == changed(expected, 2, crowns=[20, 25])
    assert problems_in(tree) == []


def test_p6_only_the_hanbok_are_asked_for_captives() -> None:
    assert labels(start("standard", "elves", "hanbok")).count("captives") == 1


def test_captives_of_another_realm_can_be_mended() -> None:
    tree = changed(start("standard", "elves"), 1, captives=2)
    assert answer(tree, "captives", "0")["sheet"][0]["captives"] == 0


def test_p7_a_realm_is_not_asked_for_more_than_it_holds() -> None:
    tree = start("standard", "fairies", "elves")
    with pytest.raises(EntryError, match="9 is out of range; 0 to 8 is right"):
        answer(tree, "gold you have", "9")
    assert answer(tree, "gold you have", "10", sheet=2)["sheet"][1]["gold"] == 10


def test_p8_beginners_choose_among_the_realms_with_a_side_a() -> None:
    with pytest.raises(EntryError, match="not 'goblins'"):
        answer(start("beginner"), "realm", "goblins")
    assert answer(start(), "realm", "gob")["sheet"][0] == {"realm": "goblins"}


def test_a_building_that_no_longer_stands_leaves_the_sheet() -> None:
    tree = answer(start("standard", "elves"), "Vault standing", "2")
    assert tree["sheet"][0]["buildings"] == {"vault": "2 for 3"}
    assert answer(tree, "Vault standing", "-")["sheet"][0]["buildings"] == {}
