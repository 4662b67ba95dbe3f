"""A page: a layout placed on its paper, with camera markers, QR code, ruler and footer.

Knows no game. Markers, QR code and ruler have their true size on every paper.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from sheets.drawing.lettering import width, write, write_name
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Drawing, Group, Item, Stroke
from sheets.drawing.sizes import LEAST_PT
from sheets.drawing.theme import Theme
from sheets.editions.head import Head
from sheets.page.boxes import CORNER, HEADER_BOX, IMPRINT, NEAT_LINE, RULER
from sheets.page.code import QR_SIZE, qr_path
from sheets.page.frame import PLATE, code_box, draw_chart, draw_roses, head_box, marker_boxes
from sheets.page.markers import marker, marker_id
from sheets.table.table import Table
from sheets.words.text import Text
from sheets.words.translation import Words

TABLE_PT = 9.0
E = TypeVar("E", bound=Head)
TITLE_PT = 19.0
TILE = 13.2  # The tile of the title's first letter.
INITIAL_PT = 30.0
SUBTITLE_PT = 10.5
PAGE: Mapping[str, Text] = {
    "ruler": Text("50 mm: print at 100 %"),
    "edition": Text("edition {name} {version}"),
    "seed": Text("made from “{seed}”"),
    "table": Text("Table {title}"),
    "players-1": Text("1 player"),
    "players": Text("{players} players"),
    "name": Text("Name"),
    "date": Text("Date"),
    "language": Text("English"),
    "back": Text("Back, empty"),
    "duplex": Text("both sides, turned along the short edge"),
}


@dataclass(frozen=True, slots=True)
class Camera:
    """By what a camera knows a kind of sheet: the numbers of its markers, and its letter in codes.

    `markers` is the first of its numbers, of which it has one for each number of players and each
    language; no two kinds share one. 20 to 145 are there, 0 to 16 are those of version 0.1.
    """

    markers: int
    letter: str


@dataclass(frozen=True, slots=True)
class Identity:
    """What a camera must know of a page: the number of its markers, and the text of its QR code.

    A page whose look no code can tell, as in a language that codes do not know, has neither.
    """

    markers: int | None = None
    code: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """What all sheets of one kind at a table have in common, in the layout's own coordinates.

    `footer` names the sheet in its last line, without one there is neither that nor a ruler;
    `ground` is the theme's fill on which it lies; `strip` draws what lies behind the head, from
    plate to plate, in a box of the page.
    """

    name: str
    footer: str
    items: tuple[Item, ...]
    ground: str = "ground"
    strip: Callable[[Box], Iterable[Item]] | None = None


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
    depend on who sits there. Without a camera's part, as an aid, it carries no markers. Tables of
    fewer players than `fewest` have no such sheet. Where it `is_small` two of its pages lie on a
    side of paper, and there are as many as fill sheets: a multiple of four.
    """

    layout: Callable[[E, Table, Words], Layout]
    pages: Callable[[E, Table, Words], tuple[Page, ...]]
    camera: Camera | None = None
    fewest: int = 1
    is_small: bool = False


def place_layout(
    layout: Layout, table: Table, words: Words, identity: Identity | None = None
) -> Group:
    """Return a layout on the table's paper, with what frames all its pages, to be shared by them.

    A page's code is its own.
    """
    frame = table.frame
    placed = Group(layout.items, frame.x, frame.y, frame.scale)
    under = _chart(layout, table) if identity else ()
    furniture = _furniture(layout, table, words, identity)
    return Group((*under, placed, *furniture), name=f"layout-{layout.name}")


def place_code(text: str, table: Table) -> Group:
    """Return the QR code of a text on the table's paper, to be shared by all pages that have it."""
    box = code_box(table.frame.chart)
    return Group((qr_path(text, box.x, box.y),), name="code")


def place_page(
    page: Page, layout: Group, table: Table, words: Words, code: Group | None = None
) -> Drawing:
    """Return the drawing of a page: its code and its own items on top of the placed layout."""
    frame = table.frame
    own = (Group(page.items, frame.x, frame.y, frame.scale),) if page.items else ()
    title = _table_title(table, words) if table.title else ()
    return Drawing(
        page.kind,
        page.title,
        table.language,
        table.paper.width,
        table.paper.height,
        (layout, *((code,) if code else ()), *own, *title),
        seat=page.seat,
        part=page.part,
        player=page.player,
    )


def _furniture(
    layout: Layout, table: Table, words: Words, identity: Identity | None
) -> Iterable[Item]:
    if identity and identity.markers is not None and table.markers:
        chart = table.frame.chart
        for corner, place in enumerate(marker_boxes(chart)):
            yield marker(marker_id(identity.markers, corner), place.x, place.y)
    if not layout.footer:
        return
    note = f"{layout.footer} · {words('duplex')}" if table.duplex else layout.footer
    yield from _footer(note, _imprint(table, is_framed=identity is not None), table.theme, words)


def _chart(layout: Layout, table: Table) -> Iterator[Item]:
    """Yield the frame of a page that a camera reads."""
    frame, chart = table.frame, table.frame.chart
    yield from draw_chart(chart, table.theme, layout.ground, plain=table.plain)
    if layout.strip and not table.plain:
        yield from layout.strip(head_box(chart, frame.y + frame.scale * CORNER))
    if not (table.markers or table.plain):
        yield from draw_roses(chart, table.theme)


def _imprint(table: Table, *, is_framed: bool) -> Box:
    """Return the room of the ruler and the footer: between the plates, or all along an aid."""
    area = table.frame.area
    if not is_framed:
        return Box(area.x, area.bottom - IMPRINT, area.width - QR_SIZE, IMPRINT)
    chart = table.frame.chart
    left = chart.x + PLATE + 1.5
    bottom = min(area.bottom, chart.bottom) - NEAT_LINE
    return Box(left, bottom - IMPRINT, code_box(chart).x - 2 - left, IMPRINT)


def _table_title(table: Table, words: Words) -> Iterable[Item]:
    """Return what one of many tables is called, above the right end of the footer."""
    room, title = _imprint(table, is_framed=True), table.title
    left = room.x + RULER + 34
    box = Box(left, room.y, room.right - left, 3.6)
    text = words("table", title=title) if title.isdecimal() else title
    return write_name(text, box, TABLE_PT, colour=table.theme.ink, anchor="end", most=1)


def _footer(text: str, room: Box, theme: Theme, words: Words) -> Iterable[Item]:
    y, left = room.y + 2.5, room.x
    thin = Stroke(theme.quiet, 0.2)
    yield line((left, y), (left + RULER, y), stroke=thin)
    for tick in range(0, int(RULER) + 1, 10):
        length = 1.6 if tick % int(RULER) else 2.2
        yield line((left + tick, y), (left + tick, y - length), stroke=thin)
    says = Box(left + RULER + 2, room.y, 30, 3.4)
    yield write(words("ruler"), says, LEAST_PT, colour=theme.quiet)
    under = Box(left, room.bottom - 3.6, room.width, 3.6)
    yield write(text, under, LEAST_PT, colour=theme.quiet)


def footer(sheet: str, edition: Head, table: Table, words: Words) -> str:
    """Return the footer: game, sheet kind, players, edition and version, paper, language."""
    players = "players-1" if table.players == 1 else "players"
    parts = (
        edition.title_text(table.language),
        sheet,
        words(players, players=table.players),
        words("edition", name=edition.id, version=edition.version),
        *((words("seed", seed=edition.made_from),) if edition.made_from else ()),
        table.paper.title,
        words("language"),
    )
    return " · ".join(parts)


def page_title(
    sheet: str, edition: Head, table: Table, words: Words, header: Box = HEADER_BOX
) -> Iterator[Item]:
    """Yield a page's title: the game above, the sheet and the players below.

    The game's first letter stands in a tile. The usual header is that of pages with markers,
    between the upper two of them.
    """
    tile, title, under = _title_boxes(header)
    text, theme = edition.title_text(table.language).upper(), table.theme
    yield from draw_tile(tile, text[:1], INITIAL_PT, theme)
    yield write(text[1:], title, TITLE_PT, colour=theme.title, name="display")
    yield write(subtitle(sheet, table, words), under, SUBTITLE_PT, colour=theme.quiet)


def draw_tile(tile: Box, initial: str, size_pt: float, theme: Theme) -> Iterator[Item]:
    """Yield the tile of a title's first letter."""
    yield rectangle(tile, theme.title, radius=1.2)
    yield rectangle(tile.inset(0.8), stroke=Stroke(WHITE, 0.25), radius=0.7)
    yield write(initial, tile, size_pt, colour=WHITE, name="display", anchor="middle")


def shared_pages(
    kind: str, sheet: str, table: Table, words: Words, items: tuple[Item, ...]
) -> tuple[Page, ...]:
    """Return the pages of a sheet that all players share: one, or online one for each."""
    if not table.online:
        return (Page(kind, sheet, items),)
    return tuple(
        owned_page(kind, sheet, seat, table, words, items) for seat in range(table.players)
    )


def owned_page(
    kind: str,
    sheet: str,
    seat: int,
    table: Table,
    words: Words,
    items: tuple[Item, ...] = (),
    header: Box = HEADER_BOX,
) -> Page:
    """Return the page of a sheet of which every player has their own, the name beside its title.

    The header is that of the title.
    """
    player = table.seats[seat].name
    if not player:
        return Page(kind, sheet, items, seat)
    _, _, under = _title_boxes(header)
    x = under.x + width(f"{subtitle(sheet, table, words)} · ", SUBTITLE_PT)
    place = Box(x, under.y, under.right - x, under.height)
    name = write_name(player, place, SUBTITLE_PT, colour=table.theme.ink)
    title = words("sheet.of", sheet=sheet, player=player)
    return Page(kind, title, (*items, *name), seat, player=player)


def _title_boxes(box: Box) -> tuple[Box, Box, Box]:
    """Return where the initial's tile, the rest of the title and the line under it stand."""
    tile = Box(box.x, box.y + 0.9, TILE, TILE)
    left = tile.right + 1.6
    title = Box(left, tile.y + 0.2, min(96, box.width) - TILE - 1.6, 7.6)
    return tile, title, Box(left, title.bottom + 0.3, min(124, box.width) - TILE - 1.6, 5)


def subtitle(sheet: str, table: Table, words: Words) -> str:
    """Return what stands under a title: the sheet, and for how many players it is."""
    players = words("players-1" if table.players == 1 else "players", players=table.players)
    return f"{sheet} · {players}"


def aid_pages(edition: Head, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the aid's one page; nothing on it is a player's own."""
    return (Page("aid", words("sheet.aid")),)
