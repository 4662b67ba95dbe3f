"""A page: a layout placed on its paper, with camera markers, QR code, ruler and footer.

Knows no game. Markers, QR code and ruler have their true size on every paper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sheets.drawing.lettering import LEAST_PT, write, write_name
from sheets.drawing.paper import HOLE_SCALE, SHARED
from sheets.drawing.shapes import Box, Drawing, Group, Item, Stroke, line
from sheets.drawing.theme import Theme
from sheets.editions.head import Head
from sheets.page.markers import MARKER_SIZE, QUIET, marker, marker_id
from sheets.page.qr import QR_SIZE, qr_path
from sheets.table.table import Table
from sheets.words.words import Words

# What a layout leaves free, so that nothing of true size touches it even where it is scaled.
CORNER = (MARKER_SIZE + 2 * QUIET) / HOLE_SCALE
CODE = QR_SIZE / HOLE_SCALE
FOOTER = 7.5 / HOLE_SCALE

# The strips between the markers, and what is left between the strips.
HEADER_BOX = Box(CORNER + 1, 0, SHARED.width - 2 * CORNER - 2, CORNER)
BODY_BOX = Box(0, CORNER + 0.5, SHARED.width, SHARED.height - 2 * CORNER - 1)
FOOT_BOX = Box(
    CORNER + 1, SHARED.height - CORNER, SHARED.width - 2 * CORNER - 3 - CODE, CORNER - FOOTER
)

DATE_FIELD = Box(HEADER_BOX.right - 34, HEADER_BOX.y + 2, 34, 13)  # Where a sheet asks for it.

RULER = 50.0
TABLE_PT = 9.0


E = TypeVar("E", bound=Head)


@dataclass(frozen=True, slots=True)
class Camera:
    """By what a camera knows a kind of sheet: the number of its markers, and its letter in codes.

    No two kinds of sheet have one number; 0 to 145 are there.
    """

    markers: int
    letter: str


@dataclass(frozen=True, slots=True)
class Identity:
    """What a camera must know of a page: the number of its markers, and the text of its QR code."""

    markers: int
    code: str


@dataclass(frozen=True, slots=True)
class Layout:
    """What all sheets of one kind at a table have in common, in the layout's own coordinates.

    `footer` names the sheet in its last line.
    """

    name: str
    footer: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet: which it is, its title, and what stands on this sheet alone.

    `kind`, `seat`, `part` and `player` are as in the drawing that it becomes.
    """

    kind: str
    title: str
    items: tuple[Item, ...] = ()
    seat: int | None = None
    part: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class Kind(Generic[E]):
    """How a kind of sheet is drawn: what its sheets share, and the sheets that a table needs.

    Both are pure functions of the game's edition, the table and its words; the layout must not
    depend on who sits there. Without a camera's part, as an aid, it carries no markers.
    """

    layout: Callable[[E, Table, Words], Layout]
    pages: Callable[[E, Table, Words], tuple[Page, ...]]
    camera: Camera | None = None


def place_layout(
    layout: Layout, table: Table, words: Words, identity: Identity | None = None
) -> Group:
    """Return a layout on the table's paper, with all that frames it, to be shared by its pages."""
    frame = table.frame
    placed = Group(layout.items, frame.x, frame.y, frame.scale)
    furniture = _furniture(layout, table, words, identity)
    return Group((placed, *furniture), name=f"layout-{layout.name}")


def place_page(page: Page, layout: Group, table: Table, words: Words) -> Drawing:
    """Return the drawing of a page: its own items on top of the placed layout."""
    frame = table.frame
    own = (Group(page.items, frame.x, frame.y, frame.scale),) if page.items else ()
    title = _table_title(table, words) if table.title else ()
    return Drawing(
        page.kind,
        page.title,
        table.language,
        table.paper.width,
        table.paper.height,
        (layout, *own, *title),
        seat=page.seat,
        part=page.part,
        player=page.player,
    )


def marker_boxes(area: Box) -> tuple[Box, ...]:
    """Return where the markers lie in a page's area, clockwise from the top left."""
    left, top = area.x + QUIET, area.y + QUIET
    right, bottom = area.right - QUIET - MARKER_SIZE, area.bottom - QUIET - MARKER_SIZE
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tuple(Box(x, y, MARKER_SIZE, MARKER_SIZE) for x, y in corners)


def code_box(area: Box) -> Box:
    """Return where the QR code lies in a page's area, the white it needs included."""
    right = area.right - MARKER_SIZE - 2 * QUIET
    return Box(right - QR_SIZE, area.bottom - QR_SIZE, QR_SIZE, QR_SIZE)


def _furniture(
    layout: Layout, table: Table, words: Words, identity: Identity | None
) -> Iterable[Item]:
    area = table.frame.area
    if identity and table.markers:
        for corner, place in enumerate(marker_boxes(area)):
            yield marker(marker_id(identity.markers, corner), place.x, place.y)
        code = code_box(area)
        yield qr_path(identity.code, code.x, code.y)
    # With `--no-markers` the footer stays where it is; only an aid, which never has any, differs.
    left = area.x + (MARKER_SIZE + 2 * QUIET + 1.5 if identity else 0)
    note = f"{layout.footer} · {words('duplex')}" if table.duplex else layout.footer
    yield from _footer(note, left, area, table.theme, words)


def _table_title(table: Table, words: Words) -> Iterable[Item]:
    """Return what one of many tables is called, above the right end of the footer."""
    area, title = table.frame.area, table.title
    left = area.x + MARKER_SIZE + 2 * QUIET + 1.5 + RULER + 34
    box = Box(left, area.bottom - 7.4, _footer_end(area) - left, 3.6)
    text = words("table", title=title) if title.isdecimal() else title
    return write_name(text, box, TABLE_PT, colour=table.theme.ink, anchor="end", most=1)


def _footer_end(area: Box) -> float:
    return area.right - MARKER_SIZE - 2 * QUIET - QR_SIZE - 2


def _footer(text: str, left: float, area: Box, theme: Theme, words: Words) -> Iterable[Item]:
    baseline_box = Box(left + RULER + 2, area.bottom - 6.9, 30, 3.4)
    y = area.bottom - 5.2
    thin = Stroke(theme.quiet, 0.2)
    yield line((left, y), (left + RULER, y), stroke=thin)
    for tick in range(0, int(RULER) + 1, 10):
        length = 1.6 if tick % int(RULER) else 2.4
        yield line((left + tick, y), (left + tick, y - length), stroke=thin)
    yield write(words("ruler"), baseline_box, LEAST_PT, colour=theme.quiet)
    room = _footer_end(area) - left
    yield write(text, Box(left, area.bottom - 4, room, 3.6), LEAST_PT, colour=theme.quiet)
