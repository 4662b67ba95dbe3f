"""The board sheet: the land, the end's tracker, the players, the turn and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import field
from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.shapes import Box, Item
from sheets.hexes import SQRT3, Lattice
from sheets.merchants.board.land import draw_land, has_artifacts, sides
from sheets.merchants.board.legend import draw_legend
from sheets.merchants.board.panel import draw_panel, printed_names
from sheets.merchants.board.rivers import idle_sentences
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.page.identity import footer, owned_page, page_title
from sheets.page.layout import BODY_BOX, FOOT_BOX, HEADER_BOX, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

HEX_WIDTH = 17.0
NUMBERS = 5.0  # Left of the map, for the rows' numbers.
LETTERS = 4.5  # Above and below the map, for the columns' letters.
PANEL = 28.0  # The panel beside the map is at least this wide.
PANEL_GAP = 3.2
LEGEND = 2.2  # How far down the foot the legend stands, so that there is room for
NOTE = 3.55  # the line of notes below it.


def board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a board sheet but the players' names."""
    board = edition.board
    lattice = map_lattice(board.columns, board.rows)
    items = (
        *_header(edition, table, words),
        *draw_land(edition, table, words, lattice),
        *sides(board, board.rows_in_play(table.players), lattice, table.theme),
        *draw_panel(edition, table, words, panel_box(edition)),
        *draw_legend(edition, table, words, _symbols(table), LEGEND),
        *_notes(edition, table, words),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items)


def board_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """The board sheet: one for the table, or one for each player when played online (M1.3)."""
    names = tuple(printed_names(table, panel_box(edition)))
    if not table.online:
        return (Page("board", words("sheet.board"), names),)
    return tuple(
        owned_page("board", words("sheet.board"), seat, table, words, names)
        for seat in range(table.players)
    )


def panel_box(edition: Edition) -> Box:
    """Return the room beside the map."""
    lattice = map_lattice(edition.board.columns, edition.board.rows)
    x = lattice.x + edition.board.columns * lattice.width + PANEL_GAP
    return Box(x, BODY_BOX.y + 1, BODY_BOX.right - x, BODY_BOX.height - 2)


def map_lattice(columns: int, rows: int) -> Lattice:
    """Return where the hexes lie: 17 mm wide, less only where a larger map would not fit."""
    room = BODY_BOX
    across = columns + 0.5
    tall = 1.5 * (rows - 1) + 2  # in sides
    wide = min(
        HEX_WIDTH,
        (room.width - NUMBERS - PANEL_GAP - PANEL) / across,
        (room.height - 2 * LETTERS) / tall * SQRT3,
    )
    side = wide / SQRT3
    top = room.y + (room.height - tall * side) / 2
    return Lattice(NUMBERS + wide / 2, top + side, wide)


def _header(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, box = table.theme, HEADER_BOX
    yield from page_title(words("sheet.board"), edition, table, words)
    date = Box(box.right - 34, box.y + 2, 34, 13)
    first = Box(date.x - 66, box.y + 2, 62, 13)
    label = words("board.first-player-online" if table.online else "board.first-player")
    yield from field("first-player", label, first, theme)
    yield from field("date", words("date"), date, theme)


def _notes(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield below the legend which rivers do nothing, and when a round without a place ends it."""
    stuck = words(with_option("ending.stuck", edition.rules))  # M3.6
    notes = (*idle_sentences(edition.board, table.players, words), stuck)
    place = Box(FOOT_BOX.x, FOOT_BOX.bottom - NOTE, FOOT_BOX.width, NOTE)
    # At the right, clear of the ruler, which keeps its length beside holes.
    yield write(" ".join(notes), place, LABEL_PT, colour=table.theme.ink, anchor="end")


def _symbols(table: Table) -> tuple[str, ...]:
    artifact = ("artifact",) if has_artifacts(table) else ()
    return ("start", "printed", *artifact, "worker", "ship")


BOARD = Kind(board_layout, board_pages, Camera(0, "B"))
