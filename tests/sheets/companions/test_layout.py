"""The layout lint over both games' sheets: every kind, players, paper, theme and language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sheets.drawing import Group, laid_flat, marks_of, texts_of
from sheets.lettering import ELLIPSIS
from sheets.page import FOOTER
from sheets.paper import PAPERS
from sheets.theme import THEMES
from sheets.words import LANGUAGES
from tests.sheets.companions.tables import FACELESS, companion

GAMES = ("realm-of-sand", "realms-and-ruins", "demo")
SEATED = [(game, players) for game in GAMES for players in companion(game).players]
LONGEST = ("W" * 40, "Ωμέγα" * 8, "Anna-Sophie von der Großen Überraschungen", "M̈" * 20)
STRANGE = ("إيمان", "<script>", '"Ann"', "🦊 Fox")
OPTIONS = [
    pytest.param({"markers": False}, id="no markers"),
    pytest.param({"holes": "left"}, id="holes at the left"),
    pytest.param({"holes": "top", "paper": "letter"}, id="holes at the top"),
]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), SEATED)
def test_a_page_has_no_fault(
    game: str, players: int, language: str, theme: str, paper: str
) -> None:
    table = companion(game).table(players, language=language, theme=theme, paper=paper)
    assert companion(game).faults(table) == []


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), SEATED)
def test_a_page_has_no_fault_with_any_option(
    game: str, players: int, language: str, options: dict[str, Any]
) -> None:
    table = companion(game).table(players, language=language, **options)
    assert companion(game).faults(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), SEATED)
def test_no_words_are_cut_short_and_an_aid_ends_above_its_footer(
    game: str, players: int, language: str
) -> None:
    table = companion(game).table(players, language=language)
    bottom = table.frame.area.bottom - FOOTER
    for page in companion(game).draw(table):
        texts = texts_of(page.items)
        assert [text.text for text in texts if ELLIPSIS in text.text] == []
        low = [text.text for text in texts if text.box.bottom > bottom]
        assert page.name != FACELESS or len(low) == 2, low  # What the ruler says, and the footer.


@pytest.mark.parametrize("names", [LONGEST, STRANGE], ids=["longest", "strange"])
@pytest.mark.parametrize("holes", ["", "left"])
@pytest.mark.parametrize(("game", "players"), SEATED)
def test_names_stay_in_their_places(
    game: str, players: int, holes: str, names: tuple[str, ...]
) -> None:
    """A long name may end in an ellipsis; nothing else may come of it."""
    table = companion(game).table(names=names[:players], holes=holes)
    assert companion(game).faults(table, but="shortened") == []


@pytest.mark.parametrize("game", GAMES)
def test_without_markers_nothing_moves(game: str) -> None:
    table = companion(game).table()
    bare = companion(game).draw(replace(table, markers=False))
    for page, plain in zip(companion(game).draw(table), bare, strict=True):
        codes = 0 if page.name == FACELESS else 5  # Four markers and the QR code.
        assert len(list(laid_flat(page.items))) == len(list(laid_flat(plain.items))) + codes
        assert [mark.box for mark in marks_of(page)] == [mark.box for mark in marks_of(plain)]


@pytest.mark.parametrize("game", GAMES)
def test_a4_and_letter_have_one_layout(game: str) -> None:
    """Only the paper's name in the footer differs; nothing is scaled between the two."""
    a4, letter = (companion(game).table(paper=paper) for paper in ("a4", "letter"))
    moved = letter.frame.x - a4.frame.x, letter.frame.y - a4.frame.y
    for one, other in zip(companion(game).draw(a4), companion(game).draw(letter), strict=True):
        boxes = [mark.box for mark in marks_of(other)]
        back = [mark.box for mark in marks_of(replace(one, items=(Group(one.items, *moved),)))]
        assert [pytest.approx(box) for box in back] == boxes


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_has_the_same_name_on_every_paper_theme_and_language(game: str) -> None:
    def names(**options: Any) -> list[list[str]]:
        table = companion(game).table(**options)
        return [[mark.name for mark in marks_of(page)] for page in companion(game).draw(table)]

    usual = names()
    assert names(paper="a3", theme="ink", language="fr") == usual
    assert names(paper="letter", theme="grey", language="de") == usual
