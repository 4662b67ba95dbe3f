"""The layout lint over all sheets: every game, variant, players, paper, theme and language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sheets.drawing.lettering import ELLIPSIS
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing, Group, Item, Path, bounds, laid_flat, marks_of, texts_of
from sheets.drawing.theme import THEMES
from sheets.page.layout import FOOTER, code_box, marker_boxes
from sheets.table.table import Table
from sheets.words.catalogue import LANGUAGES
from tests.sheets.printing import Printing, is_read, printings

PRINTINGS = [pytest.param(printing, id=name) for name, printing in printings()]
SEATED = [
    pytest.param(printing, players, id=f"{name}-{players}")
    for name, printing in printings()
    for players in printing.players
]
LONGEST = ("W" * 40, "Ωμέγα" * 8, "Anna-Sophie von der Großen Überraschungen", "M̈" * 20)
STRANGE = ("إيمان", "<script>", '"Ann"', "🦊 Fox")
OPTIONS: dict[str, dict[str, Any]] = {
    "no-markers": {"markers": False},
    "holes-left": {"holes": "left"},
    "holes-top": {"holes": "top", "paper": "letter"},
    "both-sides-no-level": {"duplex": True, "holes": "top", "level": ""},
}
OF_BOARDS: dict[str, dict[str, Any]] = {
    "holes-in-a3": {"holes": "left", "paper": "a3", "coordinates": True},
    "names-in-the-hexes": {"coordinates": True},
    "online-with-holes": {"online": True, "coordinates": True, "holes": "left"},
    "online-in-a3": {"online": True, "paper": "a3", "theme": "ink"},
}


def has_board(printing: Printing) -> bool:
    return "board" in printing.game.variants[printing.variant]


WITH_OPTIONS = [
    pytest.param(printing, players, options, id=f"{name}-{players}-{called}")
    for name, printing in printings()
    for players in printing.players
    for called, options in (OPTIONS | (OF_BOARDS if has_board(printing) else {})).items()
]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("printing", "players"), SEATED)
def test_a_page_has_no_fault(
    printing: Printing, players: int, language: str, theme: str, paper: str
) -> None:
    table = printing.table(players, language=language, theme=theme, paper=paper)
    assert printing.faults(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("printing", "players", "options"), WITH_OPTIONS)
def test_a_page_has_no_fault_with_any_option(
    printing: Printing, players: int, options: dict[str, Any], language: str
) -> None:
    assert printing.faults(printing.table(players, language=language, **options)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("printing", "players"), SEATED)
def test_no_words_are_cut_short_and_an_aid_ends_above_its_footer(
    printing: Printing, players: int, language: str
) -> None:
    table = printing.table(players, language=language)
    bottom = table.frame.area.bottom - FOOTER
    for page in printing.draw(table):
        texts = texts_of(page.items)
        assert [text.text for text in texts if ELLIPSIS in text.text] == []
        low = [text.text for text in texts if text.box.bottom > bottom]
        assert page.name != "aid" or len(low) == 2, low  # What the ruler says, and the footer.


@pytest.mark.parametrize("names", [LONGEST, STRANGE], ids=["longest", "strange"])
@pytest.mark.parametrize("holes", ["", "left"])
@pytest.mark.parametrize(("printing", "players"), SEATED)
def test_names_stay_in_their_places(
    printing: Printing, players: int, holes: str, names: tuple[str, ...]
) -> None:
    """A long name may end in an ellipsis; nothing else may come of it."""
    online = has_board(printing)
    table = printing.table(names=names[:players], holes=holes, online=online, coordinates=online)
    assert printing.faults(table, but="shortened") == []


def without_codes(drawing: Drawing, table: Table) -> list[Item]:
    """Return what is drawn on a page but markers and QR code; an aid has none."""
    area = table.frame.area
    places = (*marker_boxes(area), code_box(area)) if is_read(drawing) else ()
    return [
        item
        for item in laid_flat(drawing.items)
        if not (isinstance(item, Path) and any(place.holds(bounds(item)) for place in places))
    ]


@pytest.mark.parametrize("printing", PRINTINGS)
def test_without_markers_nothing_moves(printing: Printing) -> None:
    table = printing.table()
    bare = printing.draw(replace(table, markers=False))
    for drawing, plain in zip(printing.draw(table), bare, strict=True):
        left = without_codes(drawing, table)
        assert left == list(laid_flat(plain.items))
        assert len(list(laid_flat(drawing.items))) - len(left) == (5 if is_read(drawing) else 0)


@pytest.mark.parametrize("printing", PRINTINGS)
def test_a4_and_letter_have_one_layout(printing: Printing) -> None:
    """Only the paper's name in the footer differs; nothing is scaled between the two."""
    a4, letter = (printing.table(paper=paper) for paper in ("a4", "letter"))
    moved = letter.frame.x - a4.frame.x, letter.frame.y - a4.frame.y
    assert a4.frame.scale == letter.frame.scale == 1
    for one, other in zip(printing.draw(a4), printing.draw(letter), strict=True):
        boxes = [mark.box for mark in marks_of(other)]
        back = [mark.box for mark in marks_of(replace(one, items=(Group(one.items, *moved),)))]
        assert [pytest.approx(box) for box in back] == boxes


@pytest.mark.parametrize("printing", PRINTINGS)
def test_every_mark_has_the_same_name_on_every_paper_theme_and_language(
    printing: Printing,
) -> None:
    def names(**options: Any) -> list[list[str]]:
        pages = printing.draw(printing.table(**options))
        return [[mark.name for mark in marks_of(page)] for page in pages]

    usual = names()
    assert names(paper="a3", theme="ink", language="fr") == usual
    assert names(paper="letter", theme="grey", language="de") == usual


@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_mark_lies_alike_in_every_language(printing: Printing) -> None:
    """A photograph tells the kind of sheet, but no language."""
    usual, *others = (
        [mark.box for page in printing.draw(table) for mark in marks_of(page)]
        for table in (printing.table(language=language) for language in LANGUAGES)
    )
    assert others == [usual, usual]
