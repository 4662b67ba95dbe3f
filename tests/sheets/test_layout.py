"""The layout lint over all sheets: every game, variant, players, paper, theme and language.

A layout is the same on every paper, which is held here too; so a few tables, on which every two
choices meet, show what there is to see. The whole product is `slow`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from sheets.drawing.lettering import ELLIPSIS
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import (
    Drawing,
    Group,
    Item,
    Path,
    bounds,
    laid_flat,
    marks_of,
    texts_of,
)
from sheets.drawing.theme import THEMES, load_theme
from sheets.lint.colours import PAPER
from sheets.page.chart import marker_boxes, plates
from sheets.page.layout import FOOTER
from sheets.page.markers import MARKER_SIZE
from sheets.page.panels import ROOM
from sheets.table.table import Table
from sheets.words.languages import LANGUAGES
from tests.covering import pairwise_choices
from tests.sheets.printing import Printing, is_read, printings

PRINTINGS = [pytest.param(printing, id=name) for name, printing in printings()]
SEATED = [
    pytest.param(printing, players, id=f"{name}-{players}")
    for name, printing in printings()
    for players in printing.players
]
HOLES = ("", "top")  # Which makes every layout smaller.
NAMES = {
    "longest": ("W" * 40, "Ωμέγα" * 8, "Anna-Sophie von der Großen Überraschungen", "M̈" * 20),
    "strange": ("إيمان", "<script>", '"Ann"', "🦊 Fox"),
}
OPTIONS: dict[str, dict[str, Any]] = {
    "no-markers": {"markers": False},
    "holes-left": {"holes": "left", "paper": "letter"},
    "holes-top": {"holes": "top", "paper": "letter"},
    "both-sides-no-level": {"duplex": True, "holes": "top", "level": ""},
}
OF_BOARDS: dict[str, dict[str, Any]] = {
    "holes-in-a3": {"holes": "top", "paper": "a3", "coordinates": True},
    "names-in-the-hexes": {"coordinates": True},
    "online-with-holes": {"online": True, "coordinates": True, "holes": "left"},
    "online-in-a3": {"online": True, "paper": "a3", "theme": "ink"},
}


def has_board(printing: Printing) -> bool:
    return "board" in printing.game.variants[printing.variant].kinds()


def online_of(printing: Printing) -> tuple[bool, ...]:
    """Return the answers to whether a variant is played online; it takes a board."""
    return (False, True) if has_board(printing) else (False,)


WITH_OPTIONS = [
    pytest.param(printing, players, options, id=f"{name}-{players}-{called}")
    for name, printing in printings()
    for players in printing.players
    for called, options in (OPTIONS | (OF_BOARDS if has_board(printing) else {})).items()
]


def choices(printing: Printing) -> Iterator[dict[str, Any]]:
    """Yield tables on which every two choices that a variant leaves meet."""
    return pairwise_choices(
        players=printing.players,
        language=LANGUAGES,
        theme=tuple(THEMES),
        paper=tuple(PAPERS),
        holes=("", "left", "top"),
        level=("", *printing.levels),
        markers=(True, False),
        duplex=(False, True),
        online=online_of(printing),
        coordinates=online_of(printing),
    )


CHOICES = [
    pytest.param(printing, choice, id="-".join(map(str, (name, *choice.values()))))
    for name, printing in printings()
    for choice in choices(printing)
]


@pytest.mark.parametrize(("printing", "choice"), CHOICES)
def test_a_page_has_no_fault(printing: Printing, choice: dict[str, Any]) -> None:
    assert printing.faults(printing.table(**choice)) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("printing", "players"), SEATED)
def test_a_page_has_no_fault_on_any_paper_in_any_theme(
    printing: Printing, players: int, language: str
) -> None:
    found = {}
    for theme, paper in product(THEMES, PAPERS):
        table = printing.table(players, language=language, theme=theme, paper=paper)
        found[theme, paper] = printing.faults(table)
    assert {where: faults for where, faults in found.items() if faults} == {}


@pytest.mark.slow
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "printing", [pytest.param(each, id=name) for name, each in printings() if not has_board(each)]
)
def test_the_zones_of_a_companions_aid_end_within_its_border(
    printing: Printing, language: str
) -> None:
    (page,) = printing.draw(printing.table(language=language), "aid")
    frames = [item for item in unplaced(page) if isinstance(item, Path) and item.fill == PAPER]
    zones = [box for box in map(bounds, frames) if min(box.width, box.height) > 15]
    assert len(zones) > 3
    assert all(ROOM.inset(-0.01).holds(zone) for zone in zones)


NAMED = [
    pytest.param(printing, *choice.values(), id="-".join(map(str, (name, *choice.values()))))
    for name, printing in printings()
    for choice in pairwise_choices(
        players=printing.players, holes=HOLES, names=tuple(NAMES), online=online_of(printing)
    )
]


def faults_with_names(
    printing: Printing, players: int, holes: str, names: str, online: bool
) -> list[str]:
    """Return the faults of sheets with names; a long one may end in an ellipsis."""
    seated = NAMES[names][:players]
    table = printing.table(names=seated, holes=holes, online=online, coordinates=online)
    return printing.faults(table, but="shortened")


@pytest.mark.parametrize(("printing", "players", "holes", "names", "online"), NAMED)
def test_names_stay_in_their_places(
    printing: Printing, players: int, holes: str, names: str, online: bool
) -> None:
    assert faults_with_names(printing, players, holes, names, online) == []


@pytest.mark.slow
@pytest.mark.parametrize(("printing", "players"), SEATED)
def test_names_stay_in_their_places_at_any_table(printing: Printing, players: int) -> None:
    found = {
        each: faults_with_names(printing, players, *each)
        for each in product(HOLES, NAMES, online_of(printing))
    }
    assert {each: faults for each, faults in found.items() if faults} == {}


def without_codes(drawing: Drawing, table: Table) -> list[Item]:
    """Return what is drawn on a page but what its plates hold; an aid has none."""
    places = [plate.inset(0.5) for plate in plates(table.frame.chart)] if is_read(drawing) else []
    return [
        item
        for item in laid_flat(drawing.items)
        if not (isinstance(item, Path) and any(place.holds(bounds(item)) for place in places))
    ]


def markers_on(drawing: Drawing, table: Table) -> list[Path]:
    """Return what fills the places of the markers on a page."""
    places = [box.inset(-0.01) for box in marker_boxes(table.frame.chart)]
    paths = (item for item in laid_flat(drawing.items) if isinstance(item, Path))
    large = (path for path in paths if bounds(path).width > MARKER_SIZE - 0.01)
    return [path for path in large if any(place.holds(bounds(path)) for place in places)]


@pytest.mark.parametrize("printing", PRINTINGS)
def test_only_what_a_camera_reads_has_markers(printing: Printing) -> None:
    table = printing.table(online=has_board(printing))
    bare = replace(table, markers=False)
    for page in printing.draw(table):
        assert len(markers_on(page, table)) == (4 if is_read(page) else 0)
    assert not any(markers_on(page, bare) for page in printing.draw(bare))


@pytest.mark.parametrize("printing", PRINTINGS)
def test_without_markers_nothing_moves(printing: Printing) -> None:
    table = printing.table()
    bare = printing.draw(replace(table, markers=False))
    for drawing, plain in zip(printing.draw(table), bare, strict=True):
        assert without_codes(drawing, table) == without_codes(plain, table)


def unplaced(page: Drawing) -> list[Item]:
    """Return what is on a page before a frame carries it to the paper: its layout, then its own.

    Its code has its true size on every paper. A board's shores and their ripples use what a paper
    has beside the width that all share.
    """
    layout, *own = (item for item in page.items if isinstance(item, Group) and item.name != "code")
    placed = next(item for item in layout.items if isinstance(item, Group))
    items = [each for group in (placed, *own) for each in group.items]
    return [each for each in items if not (page.kind == "board" and is_shore(each))]


def is_shore(item: Item) -> bool:
    """Return whether an item is a line of shore or ripples, in the usual theme."""
    theme = load_theme(THEMES[0])
    colours = {theme.outline("coast"), theme.outline("ripple")}
    return isinstance(item, Path) and item.stroke is not None and item.stroke.colour in colours


@pytest.mark.parametrize(("printing", "players"), SEATED)
def test_a_layout_is_the_same_on_every_paper_and_beside_holes(
    printing: Printing, players: int
) -> None:
    """So what one paper shows to be without fault is so on all of them."""
    a4, letter, a3 = (
        [unplaced(page) for page in printing.draw(table)]
        for paper, holes in zip(PAPERS, ("", "left", "top"), strict=True)
        for table in [printing.table(players, paper=paper, holes=holes)]
    )
    assert a4 == letter == a3


@pytest.mark.parametrize("printing", PRINTINGS)
def test_no_theme_moves_a_mark(printing: Printing) -> None:
    colour, grey, ink = (
        [(mark.name, mark.box) for page in printing.draw(table) for mark in marks_of(page)]
        for table in (printing.table(theme=theme) for theme in THEMES)
    )
    assert colour == grey == ink


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
