"""The board sheet: the land, the end's tracker, the players, the turn and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Point, Stroke, circle
from sheets.hexes import SQRT3, Lattice
from sheets.icons import icon
from sheets.lettering import LABEL_PT, width, write
from sheets.markers import MarkerKind
from sheets.merchants.edition import RESOURCES, Edition
from sheets.merchants.figures import HAIR, field
from sheets.merchants.identity import footer, identity, owned_page, page_title
from sheets.merchants.land import draw_land, has_artifacts, sides
from sheets.merchants.panel import draw_panel, printed_names
from sheets.page import BODY_BOX, FOOT_BOX, HEADER_BOX, Layout, Page
from sheets.table import Table
from sheets.theme import Theme
from sheets.words import Words

HEX_WIDTH = 17.0
NUMBERS = 5.0  # Left of the map, for the rows' numbers.
LETTERS = 4.5  # Above and below the map, for the columns' letters.
PANEL = 28.0  # The panel beside the map is at least this wide.
PANEL_GAP = 3.2
LEGEND = ("start", "printed", "artifact", "worker", "ship")
LEGEND_ICON = 6.0


def board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give all of a board sheet but the players' names."""
    board = edition.board
    lattice = map_lattice(board.columns, board.rows)
    items = (
        *_header(edition, table, words),
        *draw_land(edition, table, words, lattice),
        *sides(board, lattice, table.theme),
        *draw_panel(edition, table, words, panel_box(edition)),
        *_legend(edition, table, words),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items, identity(MarkerKind.BOARD, "B", edition, table))


def board_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Give the board sheet: one for the table, or one for each player when played online (M1.3)."""
    names = tuple(printed_names(table, panel_box(edition)))
    if not table.online:
        return (Page("board", words("sheet.board"), names),)
    return tuple(
        owned_page("board", words("sheet.board"), number, seat, table, words, names)
        for number, seat in enumerate(table.seats, 1)
    )


def panel_box(edition: Edition) -> Box:
    """Give the room beside the map."""
    lattice = map_lattice(edition.board.columns, edition.board.rows)
    x = lattice.x + edition.board.columns * lattice.width + PANEL_GAP
    return Box(x, BODY_BOX.y + 1, BODY_BOX.right - x, BODY_BOX.height - 2)


def map_lattice(columns: int, rows: int) -> Lattice:
    """Give where the hexes lie: 17 mm wide, less only where a larger map would not fit."""
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
    yield from field("first-player", words("board.first-player"), first, theme)
    yield from field("date", words("date"), date, theme)


def _legend(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, box = table.theme, FOOT_BOX
    entries: list[tuple[str, str, str]] = [
        (resource, words(f"letter.{resource}"), edition.resource_text(resource, table.language))
        for resource in RESOURCES
    ]
    entries += [
        (entry, "", words(f"legend.{entry}"))
        for entry in LEGEND
        if entry != "artifact" or has_artifacts(table)
    ]
    widths = [
        LEGEND_ICON + width(letter, LABEL_PT, "bold") + bool(letter) + width(label, LABEL_PT)
        for _, letter, label in entries
    ]
    gap = (box.width - sum(widths)) / (len(entries) - 1)
    x, y = box.x, box.y + 3.2
    for (entry, letter, label), wide in zip(entries, widths, strict=True):
        yield _legend_symbol(entry, (x + 2.6, y), theme)
        text = Box(x + LEGEND_ICON, y - 2.2, wide - LEGEND_ICON + 0.02, 4.4)
        if letter:
            lettered = Box(text.x, text.y, width(letter, LABEL_PT, "bold") + 0.01, text.height)
            yield write(letter, lettered, LABEL_PT, colour=theme.ink, name="bold")
            text = Box(lettered.right + 1, text.y, text.right - lettered.right - 1, text.height)
        yield write(label, text, LABEL_PT, colour=theme.ink)
        x += wide + gap


def _legend_symbol(entry: str, centre: Point, theme: Theme) -> Item:
    if entry == "start":
        return circle(centre, 2.4, "#ffffff", Stroke(theme.ink, 0.8))
    if entry == "printed":
        return circle(centre, 2.6, "#ffffff", Stroke(theme.ink, HAIR))
    return icon(entry, centre, 5.2, theme.ink, theme.fill(entry))
