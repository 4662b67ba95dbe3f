"""What is asked of a finished game of Tales of Realms and Ruins, in the tracker's order."""

import pytest

from scoring.realms_and_ruins.game import GAME
from sheets.words.languages import LANGUAGES
from tests.scoring.games import answered, problems_in
from tests.scoring.realms_and_ruins.tales import tale

ENDED = {
    "en": ["ruined", "healthy", "noble", "Village deck", "yes"],
    "fr": ["en ruine", "prospère", "noble", "paquet village", "oui"],
    "de": ["Ruine", "intakt", "Edelmann", "Dorfstapel", "ja"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_make_a_state_without_problems(language: str) -> None:
    ruined, healthy, noble, village, yes = ENDED[language]
    texts = [
        "2",
        *(healthy, "5 3 0", "2"),
        *(healthy, "2 0 0", "1"),
        *(ruined, "0 4 0", "3"),
        *("Anna", "Villager", "9", "12", "", ""),
        *("Bernd", noble, "9", "12", yes, ""),
        *(village, "be, Anna"),
    ]
    tree = answered(GAME, {"game": "realms-and-ruins"}, texts, language)
    expected = tale(
        "village deck",
        *("village V5 N3 S0 o2", "magic V2 N0 S0 o1", "castle! V0 N4 S0 o3"),
        *("Anna V 9/12", "Bernd N 9/12 traitor"),
        last_buyer=["Bernd", "Anna"],
    )
    for sheet in expected["sheet"]:
        sheet.setdefault("holds_traitor", False)
        sheet.setdefault("at_chapter_112", False)
    assert tree == expected
    assert problems_in(tree) == []
