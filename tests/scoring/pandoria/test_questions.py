"""What is asked of a finished game of Pandoria, column by column of the pad."""

import pytest

from scoring.pandoria.game import GAME
from sheets.words.languages import LANGUAGES
from tests.scoring.games import answered, problems_in
from tests.scoring.pandoria.pads import Tree, changed, pad

ANSWERS = {
    "en": ["Elves", "1 for 2", "both"],
    "fr": ["elfes", "1 pour 2", "les deux"],
    "de": ["elfen", "1 für 2", "beide"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_make_a_state_without_problems(language: str) -> None:
    elves, rate, both = ANSWERS[language]
    tree: Tree = {"game": "pandoria", "variant": "standard", "sheet": [{}, {}]}
    anna = ["Anna", elves, "41", "3", "4", "", "10", rate, "2", "-"]
    bernd = ["Bernd", "hanbok", "20 25", "2", "1", "5", both, "2", "", "2", ""]
    tree = answered(GAME, tree, ["2", *anna, *bernd], language)
    expected = pad(
        "Anna elves 41 / 3 / 4 10 2 / lumberyard 1 for 2",
        "Bernd hanbok 0 / 2 / 5 2 2 / vault both / 1",
    )
    assert tree == changed(expected, 2, crowns=[20, 25])
    assert problems_in(tree) == []
