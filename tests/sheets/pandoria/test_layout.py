"""The layout lint over Pandoria's sheets: every kind, players, paper, theme and language."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from sheets.drawing import Box, Drawing, Group, laid_flat, marks_of, texts_of
from sheets.lettering import ELLIPSIS
from sheets.lint import find_faults, page_rules
from sheets.page import FOOTER
from sheets.pandoria.pad_places import blocks_of
from sheets.pandoria.sizes import SIZES
from sheets.paper import PAPERS
from sheets.table import Table
from sheets.theme import THEMES
from sheets.words import LANGUAGES
from tests.sheets.pandoria.tables import PLAYERS, VARIANTS, draw, make_table

LONGEST = ("W" * 40, "Ωμέγα" * 8, "Anna-Sophie von der Großen Überraschungen", "M̈" * 20)
STRANGE = ("إيمان", "<script>", '"Ann"', "🦊 Fox")
# Of the realm sheets the one with the shortest tracks, the one with the fewest spaces, the one with
# the longest name, and the one with the longest ability; in the beginner version all five.
UNLIKE = ("fairies", "goblins", "spirits", "hanbok")
LEAST_GROUND = 0.8


def pages(table: Table) -> list[Drawing]:
    realms = UNLIKE if table.variant == "standard" else ()
    return draw(replace(table, realms=realms))


def faults_of(table: Table, *, but: str = "") -> list[str]:
    """Give the faults of a table's pages as sentences, all but those of one kind."""
    return [
        f"{page.name}: {fault.kind}: {fault.message}"
        for page in pages(table)
        for fault in find_faults(page, page_rules(table, SIZES, is_read=page.name != "aid"))
        if fault.kind != but
    ]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_page_has_no_fault(variant: str, language: str, theme: str, paper: str) -> None:
    table = make_table(variant=variant, language=language, theme=theme, paper=paper)
    assert faults_of(table) == []


OPTIONS = [
    pytest.param({"markers": False}, id="no markers"),
    pytest.param({"holes": "left"}, id="holes at the left"),
    pytest.param({"holes": "top", "paper": "letter"}, id="holes at the top"),
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_page_has_no_fault_with_any_option(
    variant: str, players: int, language: str, options: dict[str, Any]
) -> None:
    assert faults_of(make_table(players, variant=variant, language=language, **options)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "beginner"])
def test_every_realm_sheet_is_without_fault_and_cuts_no_words_short(
    variant: str, language: str
) -> None:
    table = make_table(variant=variant, language=language, holes="left")
    for page in draw(table, "realms"):
        assert find_faults(page, page_rules(table, SIZES)) == []
        assert [text.text for text in texts_of(page.items) if ELLIPSIS in text.text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_an_aid_ends_above_its_footer(variant: str, language: str) -> None:
    table = make_table(variant=variant, language=language)
    (page,) = draw(table, "aid")
    area = table.frame.area
    low = [text.text for text in texts_of(page.items) if text.box.bottom > area.bottom - FOOTER]
    assert len(low) == 2, low  # What the ruler says, and the footer.


@pytest.mark.parametrize("names", [LONGEST, STRANGE], ids=["longest", "strange"])
@pytest.mark.parametrize("holes", ["", "left"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_names_stay_in_their_places(variant: str, holes: str, names: tuple[str, ...]) -> None:
    """A long name may end in an ellipsis; nothing else may come of it."""
    table = make_table(names=names, variant=variant, holes=holes)
    assert faults_of(table, but="shortened") == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_without_markers_nothing_moves(variant: str) -> None:
    table = make_table(3, variant=variant)
    for page, plain in zip(pages(table), pages(replace(table, markers=False)), strict=True):
        codes = 0 if page.name == "aid" else 5  # Four markers and the QR code.
        left = list(laid_flat(plain.items))
        assert len(list(laid_flat(page.items))) == len(left) + codes
        assert [mark.box for mark in marks_of(page)] == [mark.box for mark in marks_of(plain)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a4_and_letter_have_one_layout(variant: str) -> None:
    """Only the paper's name in the footer differs; nothing is scaled between the two."""
    a4, letter = (make_table(variant=variant, paper=paper) for paper in ("a4", "letter"))
    moved = letter.frame.x - a4.frame.x, letter.frame.y - a4.frame.y
    for one, other in zip(pages(a4), pages(letter), strict=True):
        boxes = [mark.box for mark in marks_of(other)]
        back = [mark.box for mark in marks_of(replace(one, items=(Group(one.items, *moved),)))]
        assert [pytest.approx(box) for box in back] == boxes


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_mark_lies_alike_in_every_language(variant: str) -> None:
    """A photograph tells the kind of sheet, but no language."""
    usual, *others = (
        [mark.box for page in pages(table) for mark in marks_of(page)]
        for table in (make_table(variant=variant, language=language) for language in LANGUAGES)
    )
    assert others == [usual, usual]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_pad_has_ground_between_any_two_boxes_and_below_a_date(
    variant: str, players: int
) -> None:
    table = make_table(players, variant=variant)
    (page,) = draw(table, "pad")
    boxes = {mark.name: mark.box for mark in marks_of(page)}
    close = [
        (one, other)
        for one, other in combinations(boxes, 2)
        if boxes[one].inset(-LEAST_GROUND).overlaps(boxes[other])
    ]
    assert close == []
    grounds = [column.panel for block in blocks_of(table) for column in block]
    panels = [Box(x + table.frame.x, y + table.frame.y, *size) for x, y, *size in grounds]
    for name, box in boxes.items():
        near = [panel for panel in panels if panel.overlaps(box.inset(-LEAST_GROUND))]
        around = [panel for panel in panels if panel.holds(box)]
        assert near == around
        assert len(around) == (0 if name.startswith("date.") else 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_mark_has_the_same_name_on_every_paper_theme_and_language(variant: str) -> None:
    def names(**options: Any) -> list[list[str]]:
        table = make_table(variant=variant, **options)
        return [[mark.name for mark in marks_of(page)] for page in pages(table)]

    usual = names()
    assert names(paper="a3", theme="ink", language="fr") == usual
    assert names(paper="letter", theme="grey", language="de") == usual
