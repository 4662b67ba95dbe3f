"""How an answer is read: figures, names, choices; every text is an answer or says what would be."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.entry.forms import Choice, Figure, Figures, FiguresOrSum, Name, Places
from scoring.entry.question import EntryError, Form, Question
from scoring.entry.slots import After, At, AtEach, IsThere, NumberOfSheets
from sheets.hexes import hex_name, parse_hex
from sheets.schema import Tree

HEXES = Places(lambda word: hex_name(parse_hex(word)))
YES_OR_NO = Choice({"yes": ("ja", "yes"), "no": ("nein", "no")})
FORMS: dict[str, Form] = {
    "figures": Figures(),
    "figure": Figure(),
    "crowns": FiguresOrSum(),
    "name": Name(),
    "choice": YES_OR_NO,
    "hexes": HEXES,
}


def refusal(form: Form, text: str) -> str:
    with pytest.raises(EntryError) as caught:
        form.read(text)
    return str(caught.value)


@pytest.mark.parametrize("text", ["4 6 12 9", "4, 6, 12, 9", "4+6+12+9", " 4;6 ,12  9 "])
def test_figures_stand_side_by_side(text: str) -> None:
    assert Figures().read(text) == [4, 6, 12, 9]


@pytest.mark.parametrize("text", ["x", "-1", "1.5", "1e3", "²", "12345", "0x1", "1_000", "٣"])
def test_what_is_no_figure_is_said(text: str) -> None:
    assert refusal(Figures(), f"4 {text}") == (
        f"{text!r} is no figure; figures with spaces between them are right"
    )


def test_a_figure_is_among_those_printed() -> None:
    assert Figures(values=(14, 12, 12, 9)).read("12 9") == [12, 9]
    assert refusal(Figures(values=(14, 12, 12, 9)), "13") == (
        "13 is not on the sheet; there is 14, 12, 9"
    )


def test_a_figure_is_not_too_large() -> None:
    assert refusal(Figures(greatest=5), "2 6") == "6 cannot be; 0 to 5 is right"


def test_there_are_as_many_figures_as_asked_for() -> None:
    assert refusal(Figures(4, 4), "2 5 1") == "figures: 3; 4 are expected"
    assert refusal(Figures(1, 2), "2 5 1") == "figures: 3; 1 to 2 are expected"
    assert refusal(Figure(), "2 5") == "figures: 2; 1 are expected"


def test_one_figure_alone_is_the_sum_of_the_crowns() -> None:
    assert FiguresOrSum().read("31") == 31
    assert FiguresOrSum().read("4 6 12 9") == [4, 6, 12, 9]
    assert FiguresOrSum().confirm([4, 6, 12, 9]) == "31"


def test_a_choice_needs_no_more_than_its_beginning() -> None:
    assert [YES_OR_NO.read(text) for text in ("j", "YES", "n", "no")] == ["yes", "yes", "no", "no"]
    assert refusal(YES_OR_NO, "maybe") == "'maybe' is none of 'ja' or 'nein'"


def test_a_name_is_one_that_a_sheet_can_have() -> None:
    assert Name().read("  Zoé ") == "Zoé"
    assert "at most 40 fit" in refusal(Name(), "x" * 41)


def test_places_are_made_tidy() -> None:
    assert HEXES.read("d4, E4") == ["D4", "E4"]
    assert "'Z' is no hex" in refusal(HEXES, "d4 Z")
    assert refusal(Places(str, 2), "A") == ("given: 1; 2 are expected, with spaces between them")


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
@given(text=st.text())
def test_any_text_is_an_answer_or_is_refused(form: Form, text: str) -> None:
    question = Question("key", "section", "label", "", form, At(("key",)), ())
    tree: Tree = {"key": "as it was"}
    with suppress(EntryError):
        tree = question.answered(text, tree)
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
    return Question("m", "sheet", "monuments", "", places=(), **(described | changes))


@pytest.mark.parametrize("text", ["", "  ", "-", "0", "none", "keine"])
def test_nothing_is_an_answer_where_there_may_be_none(text: str) -> None:
    assert monuments().answered(text, {}) == {"monuments": []}


def test_an_empty_answer_leaves_what_is_there() -> None:
    tree = {"monuments": [14, 11]}
    assert monuments().shown(tree) == "14 11"
    assert monuments().answered("", tree) == tree
    assert monuments().answered("-", tree) == {"monuments": []}


def test_what_is_needed_cannot_be_left_empty() -> None:
    question = monuments(nothing=None)
    assert question.shown({}) is None
    with pytest.raises(EntryError, match="an answer is needed here"):
        question.answered(" ", {})
    with pytest.raises(EntryError, match="is no figure"):
        question.answered("-", {})


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
        monuments().answered(text, {})


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
    assert board.put({}, "yes") == {"board": {}}
    assert board.put({"board": {"gold": ["D4"]}}, "yes") == {"board": {"gold": ["D4"]}}
    assert board.put({"board": {"gold": ["D4"]}}, "no") == {}
