"""What is asked of a finished game of Tales of Realms and Ruins, in the tracker's order."""

import pytest

from scoring.entry.question import EntryError, Question
from scoring.realms_and_ruins.game import GAME
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.scoring.realms_and_ruins.tales import Tree, problems_in, tale

REALM = ("which side is up", "followers: Villager, Noble, Sorceress", "Othersiders")
PLAYER = (
    "name",
    "hero",
    "gold",
    "cards in all: hand, deck, discard pile",
    "Traitor in hand",
    "at chapter 112",
)


def asked(tree: Tree, language: str = "en") -> tuple[Question, ...]:
    return GAME.ask(None, load_translation(language))(tree)


def answered(tree: Tree, texts: list[str], language: str = "en") -> Tree:
    """Return the tree after an answer to each question in turn."""
    for number, text in enumerate(texts):
        tree = asked(tree, language)[number].with_answer(text, tree)
    return tree


def test_the_order_is_that_of_the_tracker() -> None:
    assert [str(each.label) for each in asked({})] == ["players"]
    tree: Tree = {"sheet": [{}, {}]}
    labels = [str(each.label) for each in asked(tree)]
    assert labels == ["players", *REALM * 3, *PLAYER * 2, "how the game ended"]


def test_who_last_took_a_card_is_asked_when_a_deck_ended_the_game() -> None:
    for end, is_asked in (("magic deck", True), ("all ruined", False), ("three realms", False)):
        labels = [str(each.label) for each in asked({"sheet": [{}, {}], "end": end})]
        assert ("who last took a card from the Offer" in labels) == is_asked


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
    tree = answered({"game": "realms-and-ruins"}, texts, language)
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


def test_what_cannot_be_is_refused_at_once() -> None:
    tree = answered({}, ["3", "healthy"])
    with pytest.raises(EntryError, match="3 numbers are expected, not 2"):
        asked(tree)[2].with_answer("5 3", tree)
    with pytest.raises(EntryError, match="16 is out of range; 0 to 15 is right"):
        asked(tree)[2].with_answer("5 3 16", tree)


@pytest.mark.parametrize("text", ["n", "no", "y", "yes", "nein"])
def test_which_side_is_up_is_not_a_matter_of_yes_or_no(text: str) -> None:
    tree = answered({}, ["2"])
    with pytest.raises(EntryError, match=f"write 'healthy' or 'ruined', not {text!r}"):
        asked(tree)[1].with_answer(text, tree)


def test_what_is_said_of_all_players_is_mended_on_the_first_sheet() -> None:
    labels = [str(each.label) for each in asked({"sheet": [{}, {}]}) if ("gold",) in each.places]
    assert labels == ["gold"]


def test_only_players_take_cards_from_the_offer() -> None:
    tree: Tree = {"sheet": [{"player": "Anna"}, {"player": "Bernd"}], "end": "magic deck"}
    last = asked(tree)[-1]
    with pytest.raises(EntryError, match="write 'Anna' or 'Bernd', not 'Dora'"):
        last.with_answer("Dora", tree)
    assert last.with_answer("anna", tree)["last_buyer"] == ["Anna"]
    assert last.confirmed(last.with_answer("an", tree)) == "Anna"
    assert last.with_answer("", tree)["last_buyer"] == []
    for typed in ("Bernd, Anna", "bernd anna", "b;a", " Bernd  Anna "):
        assert last.with_answer(typed, tree)["last_buyer"] == ["Bernd", "Anna"]
    assert last.shown({**tree, "last_buyer": "Anna"}) == "Anna"
