"""A page: a layout placed on its paper, with camera markers, QR code, scale and footer.

Knows no game. Markers, QR code and scale have their true size on every paper.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, TypeVar

from sheets.drawing.lettering import leading, width, wrap, write, write_lines, write_name
from sheets.drawing.paths import lines, rectangle
from sheets.drawing.shapes import WHITE, Box, Drawing, Group, Item, Placement, Stroke, Zone
from sheets.drawing.sizes import LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import AROUND, cut
from sheets.editions.head import Head
from sheets.page.boxes import BODY_BOX, CORNER, HEADER_BOX, IMPRINT, LINE, NEAT_LINE, SCALE
from sheets.page.code import QR_SIZE, qr_path
from sheets.page.frame import (
    BORDER_PLATE,
    NEAT,
    PLATE,
    code_box,
    draw_border,
    draw_chart,
    draw_ground,
    draw_ruler,
    head_box,
    head_within,
    marker_boxes,
    ruler_box,
)
from sheets.page.markers import marker, marker_id
from sheets.table.table import Table
from sheets.words.text import Text
from sheets.words.translation import Words

TABLE, TABLE_PT = 20.0, 9.0  # The room of a table's title.
TRUE_PT = 7.0  # Of small type that nothing scales.
E = TypeVar("E", bound=Head)
TILE = 10.6  # The tile of the title's first letter.
# Where its letters stand, and how large they are, for each mm of the tile.
BASE, INITIAL_PT, WORD_PT = 0.74, 2.4, 1.84
BESIDE = 0.45  # Between it and the word.
LEAST_TILE = 0.6  # Of it, where a title is long.
SUBTITLE_PT = 10.5
PAGE: Mapping[str, Text] = {
    "ruler": Text("50 mm: print at 100 %"),
    "camera.mark": Text("A camera reads rings and crosses by a dark pen, each at its own sign."),
    "camera.take": Text("Photograph every sheet flat and whole, in even light."),
    "edition": Text("edition {name} {version}"),
    "seed": Text("made from “{seed}”"),
    "table": Text("Table {title}"),
    "players-1": Text("1 player"),
    "players": Text("{players} players"),
    "players-any": Text("{fewest}–{players} players"),
    "name": Text("Name"),
    "date": Text("Date"),
    "language": Text("English"),
    "back": Text("Back, empty"),
    "duplex": Text("both sides, short edge"),
    "total.tens": Text("Total · tens"),
    "total.units": Text("Total · units"),
    "player": Text("Player {number}"),
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

    `footer` names the sheet in its last line, without one there is neither that nor a scale;
    `ground` is the theme's fill on which it lies; `strip` draws what lies behind the head, from
    side to side or from plate to plate, in a box of the page. `counts` is the name of the total
    whose tens and units are circled on the ruler in the frame's lower side, where a camera reads:
    the sheet keeps what is between its lower plates free for that and for the footer above it.
    """

    name: str
    footer: str
    items: tuple[Item, ...]
    ground: str = "ground"
    strip: Callable[[Box], Iterable[Item]] | None = None
    counts: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet: which it is, its title, and what stands on this sheet alone.

    `kind`, `seat`, `part` and `player` are as in the drawing that it becomes, and so are `zones`,
    in the layout's coordinates; a page without any is looked at as a whole. `hue` is that of its
    frame and title, where it is not the game's.
    """

    kind: str
    title: str
    items: tuple[Item, ...] = ()
    seat: int | None = None
    part: str = ""
    player: str = ""
    hue: str = ""
    zones: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind(Generic[E]):
    """How a kind of sheet is drawn: what its sheets share, and the sheets that a table needs.

    Both are pure functions of the game's edition, the table and its words; the layout must not
    depend on who sits there. Without a camera's part, as an aid, it carries no markers. Tables of
    fewer players than `fewest` have no such sheet. Where it `is_small` two of its pages lie on a
    side of paper, and there are as many as fill sheets: a multiple of four. Its `excerpts` are what
    of its pages can be shown alone.
    """

    layout: Callable[[E, Table, Words], Layout]
    pages: Callable[[E, Table, Words], tuple[Page, ...]]
    camera: Camera | None = None
    fewest: int = 1
    is_small: bool = False
    excerpts: Callable[[E, Table, Words], Iterable[Drawing]] | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A layout on a table's paper, and the place of the table's title, where it has one."""

    group: Group
    title: Box


def place_layout(
    layout: Layout, table: Table, words: Words, identity: Identity | None = None
) -> Placed:
    """Return a layout on the table's paper, with what frames all its pages, to be shared by them.

    A page's code is its own.
    """
    frame = table.frame
    placed = Group(layout.items, frame.x, frame.y, frame.scale)
    under = _chart(layout, table) if identity else ()
    has_ruler = bool(layout.counts and table.markers)
    room = _imprint(table, is_framed=identity is not None, has_ruler=has_ruler)
    says = _furniture(layout, room, table, words, identity)
    title = Box(room.right - TABLE, room.y, TABLE, 3.6)
    return Placed(Group((*under, placed, *says), name=f"layout-{layout.name}"), title)


def place_code(text: str, table: Table) -> Group:
    """Return the QR code of a text on the table's paper, to be shared by all pages that have it."""
    box = code_box(table.frame.chart)
    return Group((qr_path(text, box.x, box.y),), name="code")


def place_page(
    page: Page, layout: Placed, table: Table, words: Words, code: Group | None = None
) -> Drawing:
    """Return the drawing of a page: its code and its own items on top of the placed layout."""
    frame = table.frame
    own = (Group(page.items, frame.x, frame.y, frame.scale),) if page.items else ()
    title = _table_title(layout.title, table, words) if table.title else ()
    placed = Placement(frame.x, frame.y, frame.scale)
    return Drawing(
        page.kind,
        page.title,
        table.language,
        table.paper.width,
        table.paper.height,
        (layout.group, *((code,) if code else ()), *own, *title),
        seat=page.seat,
        part=page.part,
        player=page.player,
        zones=tuple(
            Zone(name, told, placed.box(box.inset(-AROUND))) for name, told, box in page.zones
        ),
    )


def ruler_zones(table: Table, words: Words) -> Iterator[Zone]:
    """Yield the zones of the ruler on which a total is told, where there is one: tens, units."""
    if not table.markers:
        return
    frame, part = table.frame, 1 / table.frame.scale
    placed = ruler_box(frame.chart, frame.scale)
    ruler = Placement(-frame.x * part, -frame.y * part, part).box(placed)
    rows = cut("total", "", ruler, ruler.centre[0])
    for row, (_, _, box) in zip(("tens", "units"), rows, strict=True):
        yield Zone(f"total-{row}", words(f"total.{row}"), box)


def seat_title(seat: int, table: Table, words: Words) -> str:
    """Return what a player's part of a sheet is called: the name, if somebody is named there."""
    return table.seats[seat].name or words("player", number=seat + 1)


def _furniture(
    layout: Layout, room: Box, table: Table, words: Words, identity: Identity | None
) -> Iterable[Item]:
    if identity and identity.markers is not None and table.markers:
        chart = table.frame.chart
        for corner, place in enumerate(marker_boxes(chart)):
            yield marker(marker_id(identity.markers, corner), place.x, place.y)
    if not layout.footer:
        return
    note = f"{layout.footer} · {words('duplex')}" if table.duplex else layout.footer
    draw = _footer if room.height == IMPRINT else _footer_in_a_line
    yield from draw(note, room, table.theme, words)


def _chart(layout: Layout, table: Table) -> Iterator[Item]:
    """Yield the frame of a page that a camera reads, or would read if it had markers."""
    frame, chart, theme, plain = table.frame, table.frame.chart, table.theme, table.plain
    beside = 0.0 if frame.has_sides else NEAT / 2
    ground = chart._replace(x=chart.x - beside, width=chart.width + 2 * beside)
    yield from draw_ground(ground, theme, layout.ground, plain=plain)
    bottom = frame.y + frame.scale * CORNER
    head = head_box(chart, bottom) if table.markers else head_within(chart, bottom - chart.y)
    if layout.strip and not plain:
        yield from layout.strip(head)
    draw = draw_chart if table.markers else draw_border
    yield from draw(chart, theme, plain=plain, has_sides=frame.has_sides)
    if layout.counts and table.markers:
        ruler = ruler_box(chart, frame.scale)
        yield from draw_ruler(layout.counts, ruler, theme, plain=plain)


def _imprint(table: Table, *, is_framed: bool, has_ruler: bool = False) -> Box:
    """Return the room of the scale and the footer: above a ruler, else low, all along an aid."""
    area = table.frame.area
    if not is_framed:
        return Box(area.x, area.bottom - IMPRINT, area.width - QR_SIZE, IMPRINT)
    chart = table.frame.chart
    corner = max(chart.x + BORDER_PLATE + 1, area.x + NEAT_LINE)
    left = chart.x + PLATE + 1.5 if table.markers else corner
    right = code_box(chart).x - 2 if table.markers else chart.right - BORDER_PLATE - 1.5
    if has_ruler:
        bottom = ruler_box(chart, table.frame.scale).y
        return Box(left, bottom - LINE, right - left, LINE)
    bottom = min(area.bottom, chart.bottom) - NEAT_LINE
    return Box(left, bottom - IMPRINT, right - left, IMPRINT)


def _table_title(box: Box, table: Table, words: Words) -> Iterable[Item]:
    """Return what one of many tables is called, at the right end of the footer."""
    text = words("table", title=table.title) if table.title.isdecimal() else table.title
    return write_name(text, box, TABLE_PT, colour=table.theme.ink, anchor="end", most=1)


def _footer(text: str, room: Box, theme: Theme, words: Words) -> Iterable[Item]:
    yield _scale(room.x, room.y + 2.5, -2.2, theme)
    says = Box(room.x + SCALE + 2, room.y, 30, 3.4)
    yield write(words("ruler"), says, LEAST_PT, colour=theme.quiet)
    under = Box(room.x, room.bottom - 3.6, room.width, 3.6)
    yield write(text, under, LEAST_PT, colour=theme.quiet)


def _footer_in_a_line(text: str, room: Box, theme: Theme, words: Words) -> Iterable[Item]:
    """Yield the footer beside the scale, whose words stand on it."""
    yield _scale(room.x, room.y + 3.1, 0.9, theme)
    says = Box(room.x, room.y - 0.2, SCALE, 3.2)
    yield write(words("ruler"), says, LEAST_PT, colour=theme.quiet, anchor="middle")
    beside = Box(room.x + SCALE + 3, room.y, room.width - SCALE - 5 - TABLE, room.height)
    if width(text, TRUE_PT) <= beside.width:
        yield write(text, beside, LEAST_PT, colour=theme.quiet, least_pt=TRUE_PT)
        return
    broken = wrap(text, beside.width, TRUE_PT)
    top = beside.bottom - 0.35 - len(broken) * leading(TRUE_PT)
    yield from write_lines(broken, beside._replace(y=top), TRUE_PT, colour=theme.quiet)


def _scale(left: float, y: float, down: float, theme: Theme) -> Item:
    """Return the line of 50 mm with a tick each 10 mm, those at its ends so far down from it."""
    ticks = [(left + tick, down * (0.73 if tick % int(SCALE) else 1)) for tick in range(0, 51, 10)]
    legs = [((x, y), (x, y + long)) for x, long in ticks]
    return lines([((left, y), (left + SCALE, y)), *legs], Stroke(theme.quiet, 0.2))


def footer(sheet: str, edition: Head, table: Table, words: Words) -> str:
    """Return the footer: game, sheet kind, players, edition and version, paper, language."""
    parts = (
        edition.title_text(table.language),
        sheet,
        players_said(table, words),
        words("edition", name=edition.id, version=edition.version),
        *((words("seed", seed=edition.made_from),) if edition.made_from else ()),
        table.paper.title,
        words("language"),
    )
    return " · ".join(parts)


def page_title(
    sheet: str, edition: Head, table: Table, words: Words, header: Box | None = None
) -> Iterator[Item]:
    """Yield a page's title: the game above, the sheet and the players below.

    The usual header lies between the upper two markers; without these it begins where the body
    does.
    """
    title, under = _title_boxes(header or _usual_header(table))
    yield from draw_title(edition.title_text(table.language), title, table.theme)
    yield write(subtitle(sheet, table, words), under, SUBTITLE_PT, colour=table.theme.quiet)


def draw_title(title: str, place: Box, theme: Theme) -> Iterator[Item]:
    """Yield a title in capitals, the first of them in a tile, on the line of the others.

    It is as large as the height of its place lets it be, smaller where it would be too wide.
    """
    first, rest = title.upper()[:1], title.upper()[1:]
    left, base = place.x + place.height + BESIDE, place.y + BASE * place.height
    room = Box(left, place.y, place.right - left, place.height)
    long = width(rest, WORD_PT * place.height, "display")
    high = place.height * min(max(room.width / long, LEAST_TILE), 1.0) if long else place.height
    tile = Box(left - BESIDE - high, base - BASE * high, high, high)
    yield rectangle(tile, theme.title, radius=0.08 * high)
    yield rectangle(tile.inset(0.05 * high), stroke=Stroke(WHITE, 0.2), radius=0.05 * high)
    letter = write(first, tile, INITIAL_PT * high, colour=WHITE, name="display", anchor="middle")
    word = write(rest, room, WORD_PT * high, colour=theme.title, name="display")
    yield from (replace(each, y=base) for each in (letter, word))


def title_width(title: str, high: float) -> float:
    """Return how wide a title is whose tile is so high, in mm."""
    return high + BESIDE + width(title.upper()[1:], WORD_PT * high, "display")


def shared_pages(page: Page, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the pages of a sheet that all players share: one, or online one for each."""
    if not table.online:
        return (page,)
    return tuple(
        owned_page(replace(page, seat=seat), table, words) for seat in range(table.players)
    )


def owned_page(page: Page, table: Table, words: Words) -> Page:
    """Return the page of a sheet of which every player has their own, the name beside its title."""
    _, under = _title_boxes(_usual_header(table))
    x = under.x + width(f"{subtitle(page.title, table, words)} · ", SUBTITLE_PT)
    place = Box(x, under.y, under.right - x, under.height)
    name = partial(write_name, box=place, size_pt=SUBTITLE_PT, colour=table.theme.ink)
    return named_page(page, table, words, name)


def named_page(
    page: Page, table: Table, words: Words, name: Callable[[str], Iterable[Item]]
) -> Page:
    """Return the page of a seat with its player's name in the title and, as `name` draws it, on it.

    Where nobody has a name the page stays as it is.
    """
    player = "" if page.seat is None else table.seats[page.seat].name
    if not player:
        return page
    title = words("sheet.of", sheet=page.title, player=player)
    return replace(page, title=title, items=(*page.items, *name(player)), player=player)


def _usual_header(table: Table) -> Box:
    return HEADER_BOX if table.markers else HEADER_BOX._replace(x=BODY_BOX.x)


def _title_boxes(box: Box) -> tuple[Box, Box]:
    """Return where a title and the line under it stand."""
    title = Box(box.x, box.y + 0.8, min(110, box.width), TILE)
    left = title.x + TILE + 2 * BESIDE
    return title, Box(left, title.bottom - 1.5, min(124, box.width) - left + box.x, 5)


def subtitle(sheet: str, table: Table, words: Words) -> str:
    """Return what stands under a title: the sheet, for how many it is, after which turn."""
    turn = table.moment.turn if table.moment else None
    said = (words.translation(turn),) if turn else ()
    return " · ".join((sheet, players_said(table, words), *said))


def players_said(table: Table, words: Words) -> str:
    """Return for how many players a table's sheets are."""
    if table.fewest:
        return words("players-any", fewest=table.fewest, players=table.players)
    return words("players-1" if table.players == 1 else "players", players=table.players)


def aid_pages(edition: Head, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the aid's one page; nothing on it is a player's own."""
    return (Page("aid", words("sheet.aid")),)
