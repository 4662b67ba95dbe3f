"""The layout lint and other laws over all sheets: every game, variant, players, paper and theme.

A table is drawn once, and every law looks at its pages. A layout is the same on every paper, which
is a law here too; so a few tables, on which every two choices meet, show what there is to see.
The first two of each printing are looked at always, the others are `slow`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import dist
from typing import Any

import pytest

from sheets.drawing.counting import is_count_mark
from sheets.drawing.lettering import ELLIPSIS
from sheets.drawing.paper import PAPERS
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import (
    TOLERANCE,
    WHITE,
    Box,
    Drawing,
    Group,
    Item,
    Path,
    Stroke,
    Zone,
    flatten,
    marks_of,
    texts_of,
    zones_of,
)
from sheets.drawing.theme import THEMES, Theme
from sheets.drawing.zones import WIDEST
from sheets.merchants.board.land import COAST
from sheets.merchants.board.waters import OPENING
from sheets.page.boxes import FOOTER
from sheets.page.frame import marker_boxes, ruler_box
from sheets.page.markers import MARKER_SIZE
from sheets.page.panels import ROOM
from sheets.table.table import Table
from sheets.words.languages import LANGUAGES
from tests.covering import pairwise_choices, params
from tests.sheets.printing import Printing, is_read, printings

PANELLED = ("aid", "cards")  # Of companions: zones in a border.
PHONE, FINGER = 390, 36  # How wide a phone is, and how far apart a finger finds marks, in px.
HIGHEST = 1.75  # A zone, in its widths; most are half as high.
ALWAYS = 2  # Tables of each printing; every law is looked at on both.
PRINTINGS = [pytest.param(printing, id=name) for name, printing in printings()]
SEATED = [
    pytest.param(printing, players, id=f"{name}-{players}")
    for name, printing in printings()
    for players in printing.players
]
NAMES = {
    "unnamed": (),
    "longest": ("W" * 40, "Ωμέγα" * 8, "Anna-Sophie von der Großen Überraschungen", "M̈" * 20),
    "strange": ("إيمان", "<script>", '"Ann"', "🦊 Fox"),
}
OPTIONS: dict[str, dict[str, Any]] = {
    "longest-names": {"names": "longest"},
    "strange-names": {"names": "strange", "theme": "grey"},
    "no-markers": {"markers": False},
    "holes-left": {"holes": "left", "paper": "letter"},
    "holes-top": {"holes": "top", "paper": "letter"},
    "both-sides-no-level": {"duplex": True, "holes": "top", "level": ""},
}
OF_BOARDS: dict[str, dict[str, Any]] = {
    "holes-in-a3": {"holes": "top", "paper": "a3", "coordinates": True},
    "names-in-the-hexes": {"coordinates": True},
    "online-with-holes": {"online": True, "coordinates": True, "holes": "left"},
    "online-in-a3": {"online": True, "paper": "a3", "theme": "ink", "names": "longest"},
}


def has_board(printing: Printing) -> bool:
    return "board" in printing.game.variants[printing.variant].kinds()


def online_of(printing: Printing) -> tuple[bool, ...]:
    """Return the answers to whether a variant is played online; it takes a board."""
    return (False, True) if has_board(printing) else (False,)


def choices(printing: Printing) -> Iterator[dict[str, Any]]:
    """Yield tables on which every two choices that a variant leaves meet."""
    return pairwise_choices(
        players=printing.players,
        names=tuple(NAMES),
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


@dataclass(frozen=True)
class Drawn:
    """A table and its pages, drawn once."""

    printing: Printing
    table: Table
    pages: list[Drawing]

    @property
    def is_named(self) -> bool:
        return any(seat.name for seat in self.table.seats)

    @property
    def aids(self) -> list[Drawing]:
        return [page for page in self.pages if page.name == "aid"]


def asked_for(drawing: Drawing) -> list[str]:
    """Return the marks of a page that are not for a camera alone."""
    return [mark.name for mark in marks_of(drawing) if not is_count_mark(mark.name)]


def markers_on(drawing: Drawing, table: Table) -> list[Path]:
    """Return what fills the places of the markers on a page."""
    places = [box.inset(-0.01) for box in marker_boxes(table.frame.chart)]
    paths = (item for item in flatten(drawing.items) if isinstance(item, Path))
    large = (path for path in paths if bounds(path).width > MARKER_SIZE - 0.01)
    return [path for path in large if any(place.holds(bounds(path)) for place in places)]


def unplaced(page: Drawing, theme: Theme) -> list[Item]:
    """Return what is on a page before a frame carries it to the paper: its layout, then its own.

    Its code has its true size on every paper. A board's shores, their ripples and the mouths of its
    rivers use what a paper has beside the width that all share. A blank back has nothing.
    """
    if not page.items:
        return []
    layout, *own = (item for item in page.items if isinstance(item, Group) and item.name != "code")
    placed = next(item for item in layout.items if isinstance(item, Group))
    items = [each for group in (placed, *own) for each in group.items]
    return [each for each in items if not (page.kind == "board" and is_shore(each, theme))]


def is_shore(item: Item, theme: Theme) -> bool:
    """Return whether an item is a shore, a line along it or the water between, or a mouth in it."""
    if not isinstance(item, Path) or item.stroke is None:
        return False
    between = {
        Stroke(theme.fill(water) or WHITE, 2 * (away - wide / 2)) for away, wide, water in COAST
    }
    mouth = Stroke(theme.fill("river") or WHITE, OPENING)
    colours = {theme.outline(each) for each in ("coast", "ripple", "shore")}
    return item.stroke in {mouth, *between} or item.stroke.colour in colours


# The laws: each returns what is wrong with the pages of a table.


def faults(drawn: Drawn) -> list[str]:
    """A long name may end in an ellipsis."""
    but = "shortened" if drawn.is_named else ""
    return drawn.printing.faults(drawn.table, drawn.pages, but=but)


def words_cut_short(drawn: Drawn) -> list[str]:
    texts = [text.text for page in drawn.pages for text in texts_of(page.items)]
    return [text for text in texts if ELLIPSIS in text and not drawn.is_named]


def what_stands_below_an_aid(drawn: Drawn) -> list[str]:
    """Nothing does but what the ruler says, the footer, and a line for who has a camera.

    Below a half that is cut off these are two.
    """
    bottom = drawn.table.frame.area.bottom - FOOTER * drawn.table.frame.scale
    low = [
        [text.text for text in texts_of(page.items) if text.box.bottom > bottom]
        for page in drawn.aids
    ]
    for_camera = 2 if has_board(drawn.printing) else 1
    lines = 2 + (for_camera if drawn.table.markers else 0)
    return [text for texts in low if len(texts) != lines for text in texts]


def zones_beyond_the_border(drawn: Drawn) -> list[str]:
    """The zones of a companion's aid and cards end within its border."""
    if has_board(drawn.printing):
        return []
    panelled = [page for page in drawn.pages if page.kind in PANELLED]
    zones = {page.name: zones_on(page, drawn.table.theme) for page in panelled}
    few = [f"{name} has {len(found)} zones" for name, found in zones.items() if len(found) <= 3]
    room = ROOM.inset(-0.01)
    return few + [str(zone) for found in zones.values() for zone in found if not room.holds(zone)]


def zones_on(page: Drawing, theme: Theme) -> list[Box]:
    """Return the zones of a page in its border."""
    paths = (item for item in unplaced(page, theme) if isinstance(item, Path))
    boxes = (bounds(path) for path in paths if path.fill == WHITE)
    return [box for box in boxes if min(box.width, box.height) > 15]


def pages_with_other_markers(drawn: Drawn) -> list[str]:
    """What a camera reads has four, unless they are left out; all else has none."""
    wanted = {
        page.name: 4 if page.items and is_read(page) and drawn.table.markers else 0
        for page in drawn.pages
    }
    found = {page.name: len(markers_on(page, drawn.table)) for page in drawn.pages}
    return [name for name in wanted if found[name] != wanted[name]]


def pages_unlike_those_on_a4(drawn: Drawn) -> list[str]:
    """What one paper shows to be without fault is so on all of them, and beside holes."""
    usual = drawn.printing.draw(replace(drawn.table, paper=PAPERS["a4"], holes=""))
    theme = drawn.table.theme
    return [
        page.name
        for page, other in zip(drawn.pages, usual, strict=True)
        if unplaced(page, theme) != unplaced(other, theme)
    ]


def zones_off_the_page_or_of_one_name(drawn: Drawn) -> list[str]:
    """Zones lie on the page, and no two of a page have one name or title."""
    found = []
    for page in drawn.pages:
        whole, zones = Box(0, 0, page.width, page.height), zones_of(page)
        found += [f"{page.name}: {zone.name}" for zone in zones if not whole.holds(zone.box)]
        for told in ([zone.name for zone in zones], [zone.title for zone in zones]):
            found += [f"{page.name}: {told}"] * (len({*told}) < len(told) or "" in told)
    return found


def marks_in_no_zone(drawn: Drawn) -> list[str]:
    """Every mark is whole in a zone that its page names."""
    return [
        f"{page.name}: {mark.name}"
        for page in drawn.pages
        for mark in marks_of(page)
        if not any(zone.box.holds(mark.box) for zone in page.zones)
    ]


def marks_too_near_on_a_phone(drawn: Drawn) -> list[str]:
    """In a zone as wide as a phone marks are a finger apart; edges are not touched themselves."""
    found = []
    for page, zone in zones_shown(drawn):
        marks = [mark for mark in marks_of(page) if not mark.name.startswith("edge.")]
        seen = [mark for mark in marks if zone.box.holds(Box(*mark.box.centre, 0, 0))]
        found += [
            f"{page.name}, {zone.name}: {one.name}, {other.name}"
            for one, other in combinations(seen, 2)
            if dist(one.box.centre, other.box.centre) * PHONE / zone.box.width < FINGER
        ]
    return found


def zones_too_large_for_a_phone(drawn: Drawn) -> list[str]:
    """As wide as a phone their words can be read, and below them is room for what marks mean."""
    return [
        f"{page.name}: {zone.name}, {zone.box.width:.1f} x {zone.box.height:.1f}"
        for page, zone in zones_shown(drawn)
        if zone.box.width > WIDEST * drawn.table.frame.scale + TOLERANCE
        or zone.box.height > HIGHEST * zone.box.width
    ]


def zones_shown(drawn: Drawn) -> Iterator[tuple[Drawing, Zone]]:
    """Yield the zones of each page; pages of a kind and part have the same ones."""
    for page in {(page.kind, page.part): page for page in drawn.pages}.values():
        yield from ((page, zone) for zone in page.zones)


LAWS = (
    faults,
    words_cut_short,
    what_stands_below_an_aid,
    zones_beyond_the_border,
    pages_with_other_markers,
    pages_unlike_those_on_a4,
    zones_off_the_page_or_of_one_name,
    marks_in_no_zone,
    marks_too_near_on_a_phone,
    zones_too_large_for_a_phone,
)


def broken_laws(printing: Printing, **choice: Any) -> dict[str, list[str]]:
    """Return what is wrong with the pages of a table, by law."""
    called = NAMES[choice.pop("names", "unnamed")][: choice["players"]]
    table = printing.table(choice.pop("players"), names=called, **choice)
    drawn = Drawn(printing, table, printing.draw(table))
    return {law.__name__: found for law in LAWS if (found := law(drawn))}


@pytest.mark.parametrize(
    ("printing", "choice"),
    [
        param
        for name, printing in printings()
        for param in params(choices(printing), printing, name=name, always=ALWAYS)
    ],
)
def test_a_table_keeps_every_law(printing: Printing, choice: dict[str, Any]) -> None:
    assert broken_laws(printing, **choice) == {}


@pytest.mark.slow
@pytest.mark.parametrize(("printing", "players"), SEATED)
def test_a_table_keeps_every_law_with_any_option_in_any_language(
    printing: Printing, players: int
) -> None:
    options = OPTIONS | (OF_BOARDS if has_board(printing) else {})
    tables = {
        (called, language): {**options[called], "language": language}
        for called, language in product(options, LANGUAGES)
    }
    found = {
        each: broken_laws(printing, players=players, **choice) for each, choice in tables.items()
    }
    assert {each: broken for each, broken in found.items() if broken} == {}


@pytest.mark.parametrize("printing", PRINTINGS)
def test_without_markers_everything_is_there_that_a_player_needs(printing: Printing) -> None:
    table = printing.table()
    bare = printing.draw(replace(table, markers=False))
    for drawing, plain in zip(printing.draw(table), bare, strict=True):
        assert asked_for(drawing) == asked_for(plain)


@pytest.mark.parametrize("printing", PRINTINGS)
def test_no_theme_and_no_language_moves_a_mark_or_names_it_otherwise(printing: Printing) -> None:
    """A photograph tells the kind of sheet, but no language."""
    looks: list[dict[str, Any]] = [
        {"theme": "grey", "language": "fr"},
        {"theme": "ink", "language": "de"},
    ]
    usual, *others = (
        [[(mark.name, mark.box) for mark in marks_of(page)] for page in printing.draw(table)]
        for table in (printing.table(**look) for look in ({}, *looks))
    )
    assert others == [usual, usual]


@pytest.mark.parametrize("printing", PRINTINGS)
def test_a4_and_letter_have_one_layout(printing: Printing) -> None:
    """Only the paper's name in the footer differs, and where the frame with its ruler lies.

    Nothing is scaled between the two.
    """
    a4, letter = (printing.table(paper=paper) for paper in ("a4", "letter"))
    moved = letter.frame.x - a4.frame.x, letter.frame.y - a4.frame.y
    assert a4.frame.scale == letter.frame.scale == 1
    for one, other in zip(printing.draw(a4), printing.draw(letter), strict=True):
        marks, back = marks_of(other), marks_of(replace(one, items=(Group(one.items, *moved),)))
        assert [mark.name for mark in back] == [mark.name for mark in marks]
        ruler = ruler_box(letter.frame.chart, 1)
        moving = [
            (pytest.approx(mark.box), now.box)
            for mark, now in zip(back, marks, strict=True)
            if not ruler.holds(now.box)
        ]
        assert [was for was, _ in moving] == [now for _, now in moving]
