"""Questions about whole games of Merchants, and problems by the questions that mend them."""

from dataclasses import replace
from typing import Any

import pytest

from scoring.entry.interview import Interview, corrections
from scoring.entry.question import EntryError, Question
from scoring.merchants.content import Content
from scoring.merchants.questions import questions
from scoring.open_game import open_game
from sheets.files.schema import Tree
from sheets.words.languages import LANGUAGES
from sheets.words.text import Name, Text
from sheets.words.translation import load_translation
from tests.covering import rest_slow
from tests.editions import FIRST
from tests.scoring.merchants.games import GAMES, changed, game


def asked(tree: Tree, language: str = "en") -> tuple[Question, ...]:
    return questions(tree, content_of(tree), load_translation(language))


def content_of(tree: Tree) -> Content:
    """Return what the edition that a tree names holds."""
    content = open_game(tree).content
    assert isinstance(content, Content)
    return content


@pytest.mark.parametrize("name", rest_slow(GAMES, always=3))
def test_a_game_typed_answer_by_answer_is_that_game(name: str) -> None:
    there = game(name)
    shown = {each.key: each.shown(there) or "" for each in asked(there)}
    begun = {key: there[key] for key in ("game", "variant", "edition")}
    interview = Interview(asked, begun)
    while current := interview.current:
        interview = interview.answer(current, shown[current.key])
    assert known_by_answers(interview.tree) == known_by_answers(there)


def known_by_answers(tree: Tree) -> Any:
    """The state of a tree without what is not asked for: initials unless there is a board."""
    opened = open_game(tree)
    state: Any = opened.state
    assert opened.faults == ()
    sheets = tuple(replace(sheet, initial=None) for sheet in state.sheet)
    return replace(state, players=None, sheet=state.sheet if state.board else sheets)


@pytest.mark.parametrize(
    ("name", "changes", "label"),
    [
        ("base-3.toml", {"sheet 2, monuments": [13]}, "monuments circled"),
        ("base-3.toml", {"sheet 2, relics": {"two": [8]}}, "relics for 2 circled"),
        ("base-3.toml", {"sheet 1, cards, 8": "overbuilt"}, "cards bought and not used"),
        ("base-3.toml", {"sheet 1, cards, 30": "cast"}, "spells cast"),
        ("base-3.toml", {"sheet 1, workers_crossed": 5}, "hats crossed out"),
        ("base-3.toml", {"sheet 3, player": "anna"}, "name"),
        ("base-3.toml", {"sheet 1, crowns": 1}, "crowns"),
        ("base-2-board.toml", {"board, gold": ["Z9"]}, "gold drawn"),
        ("family-2.toml", {"sheet 1, spells": {"taken": 1, "used": 2}}, "spells taken"),
        ("solo-expert.toml", {"trolls, cards": [0] * 8}, "the Trolls' cards"),
    ],
)
def test_a_problem_names_the_question_that_mends_it(
    name: str, changes: dict[str, Any], label: str
) -> None:
    tree = changed(name, changes)
    problems = open_game(tree).find_problems()
    found = [each.question for each in corrections(problems, asked(tree))]
    assert label in [str(asked(tree)[index].label) for index in found if index is not None]


@pytest.mark.parametrize(
    ("name", "changes", "where"),
    [
        ("base-3.toml", {"sheet 2, relics": {"two": [1]}}, "Bogen 2 (Bernd), Relikte für 2"),
        ("base-3.toml", {"sheet 1, workers_crossed": 5}, "Bogen 1 (Anna), Arbeiter"),
        ("base-3.toml", {"sheet 1, gold": 9}, "Bogen 1 (Anna), Gold"),
        ("base-3.toml", {"sheet 1, cards, 8": "overbuilt"}, "Bogen 1 (Anna), Karten"),
        ("base-3.toml", {"sheet 1, cards, 30": "cast"}, "Bogen 1 (Anna), Karte 30"),
        ("base-2-board.toml", {"board, gold": ["Z9"]}, "Gold, gezeichnet, Z9"),
        ("solo-expert.toml", {"trolls, cards": [0] * 8}, "die Karten der Trolle, Land 5"),
    ],
)
def test_a_problem_is_where_the_question_says_it_is(
    name: str, changes: dict[str, Any], where: str
) -> None:
    tree = changed(name, changes)
    words = load_translation("de")
    found = corrections(open_game(tree).find_problems(), asked(tree, "de"))
    assert where in [words(place).partition(", eingekreist")[0] for _, place, _ in found]


def test_what_is_said_of_all_cards_is_mended_on_the_first_sheet() -> None:
    for name, label in (
        ("base-3.toml", "cards bought and not used"),
        ("family-2.toml", "spells taken"),
    ):
        nothing = {"spells": {}} if label == "spells taken" else {"cards": {"1": "bought"}}
        tree = game(name)
        for sheet in tree["sheet"]:
            sheet.update(nothing)
        problems = open_game(tree).find_problems()
        (index,) = [
            index
            for problem, _, index in corrections(problems, asked(tree))
            if "nobody" in str(problem.message)
        ]
        assert index is not None
        assert asked(tree)[index].key.startswith("sheet 1 ")
        assert str(asked(tree)[index].label) == label


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_in_every_language(name: str, language: str) -> None:
    english, words = load_translation("en"), load_translation(language)
    found = asked(game(name), language)
    assert all(isinstance(each.label, Text | Name) for each in found)
    texts = {text for each in found for text in (each.section, each.label, *each.more)}
    said = [text for text in texts if isinstance(text, Text)]
    assert len(said) > 10
    assert [text for text in said if words(text) == english(text)] == []


def test_as_many_cards_are_crossed_out_as_a_column_of_the_edition_has() -> None:
    tree = {"game": "merchants", "variant": "solo", "edition": FIRST, "sheet": [{}]}
    content = content_of(tree)
    printed = content.printed[1]
    wider = replace(printed, columns=(frozenset({1, 2, 3, 90}), *printed.columns[1:]))
    wide = replace(content, printed={**content.printed, 1: wider})
    asked_wide = {str(each.label): each for each in questions(tree, wide, load_translation("en"))}
    answered = asked_wide["the Trolls' cards"].with_answer("4", tree)
    assert answered["trolls"]["cards"] == [0, 0, 4]
    with pytest.raises(EntryError, match="write 0 to 3"):
        {str(each.label): each for each in asked(tree)}["the Trolls' cards"].with_answer("4", tree)
