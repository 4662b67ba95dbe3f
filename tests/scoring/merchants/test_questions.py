"""What is asked of a finished game of Merchants, in the order in which its sheets are laid out."""

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
from tests.editions import FIRST
from tests.scoring.merchants.games import GAMES, changed, game

SHEET = (
    "name",
    "gold, wood, crystal, craft",
    "monuments circled",
    "relics for 2 circled",
    "relics for 3 circled",
    "artifacts circled, and crossed out",
    "workers crossed out",
    "crowns",
    "cards only bought",
    "spells cast",
    "buildings built",
    "buildings with a monument on them",
)


def asked(tree: Tree, language: str = "en") -> tuple[Question, ...]:
    return questions(tree, content_of(tree), load_translation(language))


def content_of(tree: Tree) -> Content:
    """Return what the edition that a tree names holds."""
    content = open_game(tree).content
    assert isinstance(content, Content)
    return content


def question(tree: Tree, label: str, sheet: int = 1, language: str = "en") -> Question:
    """Return the question with this label, of a player's sheet that of the sheet."""
    found = [each for each in asked(tree, language) if str(each.label) == label]
    return found[sheet - 1]


def answer(tree: Tree, label: str, text: str, sheet: int = 1, language: str = "en") -> Tree:
    return question(tree, label, sheet, language).with_answer(text, tree)


def labels(tree: Tree) -> list[str]:
    return [str(each.label) for each in asked(tree)]


def start(variant: str = "base", players: int = 2) -> Tree:
    sheets: list[Tree] = [{} for _ in range(players)]
    return {"game": "merchants", "variant": variant, "edition": FIRST, "sheet": sheets}


def test_a_sheet_is_asked_for_from_its_top_to_its_foot() -> None:
    assert labels(start()) == ["players", *SHEET, *SHEET, "type the board too"]


def test_before_it_is_known_how_many_play_nothing_else_is_asked() -> None:
    assert labels({"game": "merchants", "variant": "base"}) == ["players"]


def test_the_family_version_asks_for_the_archive() -> None:
    sheet = ["name", "crowns", "spells taken", "spells used"]
    assert labels(start("family")) == ["players", *sheet, *sheet, "type the board too"]


def test_alone_territories_and_trolls_are_asked_for() -> None:
    player = [each if each != "crowns" else "the Trolls' columns" for each in SHEET]
    table = ["your points in the territories", "the Trolls' cards", "the Trolls' claims"]
    assert labels(start("solo", 1)) == ["level", *player, *table, "type the board too"]


def test_the_board_is_asked_for_when_it_is_to_be_typed() -> None:
    tree = answer(start(), "type the board too", "yes")
    board = labels(tree)[labels(tree).index("type the board too") + 1 :]
    assert board[0] == "initials in the hexes"
    assert "gold drawn" in board
    assert "artifacts drawn" in board
    assert "artifacts drawn" not in labels({**tree, "variant": "family"})  # F4


@pytest.mark.parametrize("name", GAMES)
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


def test_what_is_in_play_is_shown() -> None:
    assert question(start(players=2), "relics for 2 circled").allowed == "8 5"
    assert question(start(players=4), "relics for 2 circled").allowed == "8 7 6 5"


def test_what_is_not_in_play_is_refused_at_once() -> None:
    for value in ("12", "13"):  # Printed, but crossed out with 2 players; not printed at all.
        with pytest.raises(EntryError, match=f"{value} is not in play; there are 14, 11, 9, 7, 5"):
            answer(start(players=2), "monuments circled", f"14 {value}")
    assert answer(start(players=4), "monuments circled", "12")["sheet"][0] == {"monuments": [12]}


def test_the_tracks_are_four_figures() -> None:
    tree = answer(start(), "gold, wood, crystal, craft", "2 5 1 0", sheet=2)
    assert tree["sheet"] == [{}, {"gold": 2, "wood": 5, "crystal": 1, "craft": 0}]
    with pytest.raises(EntryError, match="6 is out of range; 0 to 5 is right"):
        answer(start(), "gold, wood, crystal, craft", "2 5 1 6")


def test_artifacts_that_were_not_crossed_out_need_no_figure() -> None:
    tree = answer(start(), "artifacts circled, and crossed out", "5")
    assert tree["sheet"][0]["artifacts"] == {"circled": 5, "crossed": 0}


def test_a_card_has_the_last_mark_that_was_typed() -> None:
    tree = answer(start(), "cards only bought", "3 8 17")
    tree = answer(tree, "spells cast", "17")
    tree = answer(tree, "buildings built", "8")
    assert tree["sheet"][0]["cards"] == {"3": "bought", "8": "built", "17": "cast"}
    assert answer(tree, "spells cast", "-")["sheet"][0]["cards"] == {"3": "bought", "8": "built"}


def test_a_card_that_is_given_another_mark_is_told() -> None:
    before = answer(start(), "cards only bought", "3 8 17")
    cast = question(before, "spells cast")
    told = cast.told(before, cast.with_answer("17 20", before))
    assert [*map(str, told)] == ["card 17 was: cards only bought; now: spells cast"]
    assert list(cast.told(before, cast.with_answer("20", before))) == []


def test_cards_are_helped_by_how_they_look_on_paper() -> None:
    looks = {label: str(question(start(), label).more[0]) for label in SHEET[8:]}
    assert looks == {
        "cards only bought": "the oval is circled, nothing is crossed out",
        "spells cast": "star, oval and rectangle are crossed out",
        "buildings built": "the rectangle is circled, the star is crossed out",
        "buildings with a monument on them": "the rectangle is circled and crossed out",
    }
    assert str(question(start("family"), "spells used").more[0]) == "a cross stands in the box"


def test_spells_of_the_archive_are_counted_or_named() -> None:
    tree = answer(start("family"), "spells taken", "4")
    tree = answer(tree, "spells taken", "1a1 2B3", sheet=2)
    assert [sheet["spells"] for sheet in tree["sheet"]] == [{"taken": 4}, {"taken": ["1A1", "2B3"]}]
    assert question(tree, "spells taken", sheet=2).confirmed(tree) == "2"


def test_spells_that_are_not_in_play_are_refused_at_once() -> None:
    with pytest.raises(EntryError, match="9Z9 is not in play"):
        answer(start("family"), "spells taken", "1a1 9z9")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "m11, r2 8, -, r3 9"),
        ("en", "monument 11, relic two 8, -, relic three 9"),
        ("fr", "M 11 relique 2 8 - relique trois 9"),
        ("fr", "monument 11, relic two 8, -, relic three 9"),
        ("de", "Monument 11; Relikt zwei 8; -; Relikt drei 9"),
    ],
)
def test_claims_are_named_in_short_or_in_full(language: str, text: str) -> None:
    tree = answer(start("solo", 1), "the Trolls' claims", text, language=language)
    claims = ["monument 11", "relic two 8", "", "relic three 9"]
    assert tree["trolls"]["claims"] == ["", "", "", *claims]
    claimed = question(tree, "the Trolls' claims", language=language)
    assert claimed.shown(tree) == "m11, r2 8, -, r3 9"


def test_claims_are_confirmed_in_the_persons_language() -> None:
    tree = answer(start("solo", 1), "the Trolls' claims", "m11 - r2 8")
    said = question(tree, "the Trolls' claims", language="de").confirmed(tree)
    assert said == "Monument 11, -, Relikt (2 Artefakte) 8"


def test_the_trolls_claim_only_what_is_in_play() -> None:
    with pytest.raises(EntryError, match="12 is not in play; there are 14, 11, 9, 7, 5"):
        answer(start("solo", 1), "the Trolls' claims", "m12")


@pytest.mark.parametrize(
    "text", ["12", "m", "r 9", "r4 9", "m0", "x12", "r vier 9", "m14 m11 m9 m7 m5 m5"]
)
def test_what_is_no_claim_is_said(text: str) -> None:
    with pytest.raises(EntryError, match=r"m14, r3 14, r2 8 and - are|at most 5 claims"):
        answer(start("solo", 1), "the Trolls' claims", text)


def test_columns_that_were_not_written_are_left_out() -> None:
    tree = answer(start("solo", 1), "the Trolls' columns", "4 2 1 3 5 6")
    assert tree["trolls"]["columns"] == [0, 0, 4, 2, 1, 3, 5, 6]
    assert answer(tree, "the Trolls' columns", "-")["trolls"] == {}


def test_ships_are_asked_for_by_their_hexes() -> None:
    tree = {**start(), "sheet": [{"player": "Anna"}, {"player": "Bernd"}], "board": {}}
    assert str(question(tree, "ships of A").allowed) == "A1 G3 F4 K5 L5 C8 M9"
    assert answer(tree, "ships of A", "g3 F4")["board"]["ships"] == {"A": ["G3", "F4"]}
    with pytest.raises(EntryError, match="'Argo' is no hex"):
        answer(tree, "ships of A", "Argo")


def test_the_board_follows_when_an_initial_changes() -> None:
    tree = {
        **start(),
        "sheet": [{"player": "Anna"}, {"player": "Bernd"}],
        "board": {"workers": {"A": ["F4"], "B": ["F5"]}, "ships": {"A": ["G3"]}},
    }
    by_initial = answer(tree, "initials in the hexes", "X B")
    assert by_initial["sheet"][0] == {"player": "Anna", "initial": "X"}
    assert by_initial["board"]["workers"] == {"X": ["F4"], "B": ["F5"]}
    assert by_initial["board"]["ships"] == {"X": ["G3"]}
    by_name = answer(tree, "name", "Zoé")
    assert by_name["board"]["workers"] == {"Z": ["F4"], "B": ["F5"]}
    assert answer(by_initial, "initials in the hexes", "A B") == tree


def test_there_is_an_initial_for_every_player() -> None:
    tree = {**start(), "board": {}}
    with pytest.raises(EntryError, match="2 expected, with spaces between them; 1 given"):
        answer(tree, "initials in the hexes", "A")


@pytest.mark.parametrize(
    ("name", "changes", "label"),
    [
        ("base-3.toml", {"sheet 2, monuments": [13]}, "monuments circled"),
        ("base-3.toml", {"sheet 2, relics": {"two": [8]}}, "relics for 2 circled"),
        ("base-3.toml", {"sheet 1, cards, 8": "overbuilt"}, "cards only bought"),
        ("base-3.toml", {"sheet 1, cards, 30": "cast"}, "spells cast"),
        ("base-3.toml", {"sheet 1, workers_crossed": 5}, "workers crossed out"),
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
    for name, label in (("base-3.toml", "cards only bought"), ("family-2.toml", "spells taken")):
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
    tree = start("solo", 1)
    content = content_of(tree)
    printed = content.printed[1]
    wider = replace(printed, columns=(frozenset({1, 2, 3, 90}), *printed.columns[1:]))
    wide = replace(content, printed={**content.printed, 1: wider})
    asked_wide = {str(each.label): each for each in questions(tree, wide, load_translation("en"))}
    answered = asked_wide["the Trolls' cards"].with_answer("4", tree)
    assert answered["trolls"]["cards"] == [0, 0, 4]
    with pytest.raises(EntryError, match="0 to 3 is right"):
        answer(tree, "the Trolls' cards", "4")
