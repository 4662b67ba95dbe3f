"""How an answer is read: figures, names, choices; every text is an answer or says what would be."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.entry.forms import Choice, Figure, Figures, FiguresOrSum, Name, Places, YesOrNo
from scoring.entry.question import (
    After,
    At,
    AtEach,
    EntryError,
    Form,
    IsThere,
    NumberOfSheets,
    Question,
)
from scoring.entry.said import NONE, is_back, is_nothing
from sheets.files.schema import Tree
from sheets.hexes import hex_name, parse_hex
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation

HEXES = Places(lambda word: hex_name(parse_hex(word)))
GERMAN = load_translation("de")
YES_OR_NO = YesOrNo(GERMAN)
SIDES = Choice({"healthy": ("intakt",), "ruined": ("Ruine",), "rubble": ("Ruß",)})
FORMS: dict[str, Form] = {
    "figures": Figures(),
    "figure": Figure(),
    "crowns": FiguresOrSum(),
    "name": Name(),
    "yes or no": YES_OR_NO,
    "choice": SIDES,
    "hexes": HEXES,
}


IN_PLAY = Figures(values=(14, 12, 12, 9))
NO_NUMBER = "is not a number; put spaces between several numbers"
READ: list[tuple[Form, str, object]] = [
    *((Figures(), text, [4, 6, 12, 9]) for text in ("4 6 12 9", "4, 6, 12, 9", "4+6+12+9")),
    (Figures(), " 4;6 ,12  9 ", [4, 6, 12, 9]),
    (IN_PLAY, "12 9", [12, 9]),
    (FiguresOrSum(), "31", 31),  # One figure alone is the sum of the crowns.
    (FiguresOrSum(), "4 6 12 9", [4, 6, 12, 9]),
    *((YES_OR_NO, text, True) for text in ("j", "YES")),
    *((YES_OR_NO, text, False) for text in ("n", "no")),
    *((SIDES, text, "healthy") for text in ("int", "healthy")),
    (SIDES, "RUIN", "ruined"),
    (Name(), "  Zoé ", "Zoé"),
    (HEXES, "d4, E4", ["D4", "E4"]),
]
REFUSED: list[tuple[Form, str, str]] = [
    *(
        (Figures(), f"4 {text}", f"{text!r} {NO_NUMBER}")
        for text in ("x", "-1", "1.5", "1e3", "²", "0x1", "1_000", "٣")
    ),
    (Figures(), "1" * 30, f"{'1' * 20} is too long for a number here"),
    (IN_PLAY, "13", "13 is not in play; in play are 14, 12, 9"),
    (Figures(values=()), "13", "13 is not in play; in play are none"),
    (Figures(greatest=5), "2 6", "6 is not possible; write 0 to 5"),
    (Figures(4, 4), "2 5 1", "write 4 numbers, not 3"),
    (Figures(1, 2), "2 5 1", "write 1 to 2 numbers, not 3"),
    (Figure(), "2 5", "write a single number, not 2"),
    *(
        (Name(), name, f"{name!r} is no name, but figures; write who played")
        for name in ("7", "2 5 1")
    ),
    (YES_OR_NO, "maybe", "write 'ja' or 'nein', not 'maybe'"),
    (SIDES, "r", "'r' can mean Ruine, Ruß; write one letter more"),
    (SIDES, "no", "write 'intakt', 'Ruine' or 'Ruß', not 'no'"),
    (Places(str, 2), "A", "write 2, with spaces between them, not 1"),
]


@pytest.mark.parametrize(("form", "text", "value"), READ, ids=lambda each: repr(each)[:20])
def test_an_answer_is_read(form: Form, text: str, value: object) -> None:
    assert form.read(text) == value


@pytest.mark.parametrize(("form", "text", "said"), REFUSED, ids=lambda each: repr(each)[:20])
def test_what_is_no_answer_is_said(form: Form, text: str, said: str) -> None:
    with pytest.raises(EntryError) as caught:
        form.read(text)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("form", "text", "said"),
    [(Name(), "x" * 41, "at most 40 fit"), (HEXES, "d4 Z", "'Z' is no hex")],
)
def test_what_others_refuse_is_said_in_their_words(form: Form, text: str, said: str) -> None:
    with pytest.raises(EntryError, match=said):
        form.read(text)


def test_the_sum_of_the_crowns_is_confirmed() -> None:
    assert FiguresOrSum().confirm([4, 6, 12, 9]) == "31"


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
@given(text=st.text())
def test_any_text_is_an_answer_or_is_refused(form: Form, text: str) -> None:
    question = Question("key", "section", "label", "", form, At(("key",)), {})
    tree: Tree = {"key": "as it was"}
    with suppress(EntryError):
        tree = question.with_answer(text, tree)
    assert tree["key"] is not None


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (Figures(), "4 6 12"),
        (Figure(), "7"),
        (FiguresOrSum(), "4 6"),
        (FiguresOrSum(), "10"),
        (Name(), "Zoé"),
        (YES_OR_NO, "nein"),
        (HEXES, "D4 E5"),
    ],
)
def test_what_is_shown_reads_as_the_same(form: Form, text: str) -> None:
    value = form.read(text)
    assert form.show(value) == text
    assert form.read(form.show(value)) == value


def monuments(**changes: Any) -> Question:
    described: dict[str, Any] = {"form": Figures(), "slot": At(("monuments",)), "nothing": []}
    return Question("m", "sheet", "monuments", "", places={}, **(described | changes))


@pytest.mark.parametrize("text", ["", "  ", "-", "0"])
def test_nothing_is_an_answer_where_there_may_be_none(text: str) -> None:
    assert monuments().with_answer(text, {}) == {"monuments": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_that_is_shown_for_nothing_means_nothing(language: str) -> None:
    words = load_translation(language)
    assert is_nothing(words(NONE), words)
    assert is_nothing("None", words)
    assert is_nothing("-", words)
    assert not is_nothing("14", words)


def test_nothing_and_back_have_words_in_the_persons_own_language() -> None:
    assert [is_nothing(text, GERMAN) for text in ("Nichts", "keine", "rien")] == [True, True, False]
    assert [is_back(text, GERMAN) for text in ("<", "zurück", "Back", "retour")] == [
        *(True, True, True),
        False,
    ]


def test_an_empty_answer_leaves_what_is_there() -> None:
    tree = {"monuments": [14, 11]}
    assert monuments().shown(tree) == "14 11"
    assert monuments().with_answer("", tree) == tree
    assert monuments().with_answer("-", tree) == {"monuments": []}


def test_what_is_needed_cannot_be_left_empty() -> None:
    question = monuments(nothing=None)
    assert question.shown({}) is None
    with pytest.raises(EntryError, match="this question needs an answer"):
        question.with_answer(" ", {})
    with pytest.raises(EntryError, match="is not a number"):
        question.with_answer("-", {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("7 " * 600, "that has more than 1000 characters"),
        ("7\x00", "a character that no key shows"),
        ("\x1b[A", "a character that no key shows"),
        ("\ud83d", "a character that no key shows"),
    ],
)
def test_what_no_person_types_is_refused(text: str, said: str) -> None:
    with pytest.raises(EntryError, match=said):
        monuments().with_answer(text, {})


def test_a_tree_is_never_changed_in_place() -> None:
    tree: Tree = {"sheet": [{"gold": 1}]}
    assert At(("sheet", 1, "relics", "two")).put(tree, [8]) == {
        "sheet": [{"gold": 1}, {"relics": {"two": [8]}}]
    }
    assert tree == {"sheet": [{"gold": 1}]}


def test_several_values_have_a_place_each() -> None:
    artifacts = AtEach((("circled",), ("crossed",)), rest=0)
    assert artifacts.put({}, [5]) == {"circled": 5, "crossed": 0}
    assert artifacts.get({"circled": 5}) == [5, 0]
    tracks = AtEach((("gold",), ("wood",)))
    assert tracks.get({"gold": 1}) is None
    assert tracks.get(tracks.put({}, [1, 2])) == [1, 2]


def test_entries_that_are_always_the_same_are_not_asked_for() -> None:
    claims = After(("trolls", "claims"), ("", ""))
    tree = claims.put({}, ["monument 9"])
    assert tree == {"trolls": {"claims": ["", "", "monument 9"]}}
    assert claims.get(tree) == ["monument 9"]
    assert claims.get({}) is None


def test_the_number_of_sheets_can_change() -> None:
    tree = NumberOfSheets().put({"players": 2, "sheet": [{"player": "Anna"}]}, 3)
    assert tree == {"sheet": [{"player": "Anna"}, {}, {}]}
    assert NumberOfSheets().put(tree, 1) == {"sheet": [{"player": "Anna"}]}
    assert NumberOfSheets().get({}) is None


def test_a_table_comes_and_goes() -> None:
    board = IsThere("board")
    assert board.put({}, True) == {"board": {}}
    assert board.put({"board": {"gold": ["D4"]}}, True) == {"board": {"gold": ["D4"]}}
    assert board.put({"board": {"gold": ["D4"]}}, False) == {}
    assert [board.get({}), board.get({"board": {}})] == [None, True]
