"""The solo board: the map of the territories, below it their table and the final score."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import field, field_inside
from sheets.drawing.lettering import write_name
from sheets.drawing.shapes import Box, Item
from sheets.hexes import SQRT3, Lattice
from sheets.merchants.board.land import sides
from sheets.merchants.board.legend import draw_legend
from sheets.merchants.edition.edition import Edition, SoloMap
from sheets.merchants.solo.map import draw_solo_map
from sheets.merchants.solo.table import TABLE_HEIGHT, draw_solo_table
from sheets.page.identity import footer, page_title
from sheets.page.layout import BODY_BOX, DATE_FIELD, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

LETTERS = 4.2  # Above and below the map, for the columns' letters.
NUMBERS = 5.0  # Left of the map, for the rows' numbers.
HEX_WIDTH = 15.1
SYMBOLS = ("start", "printed", "artifact", "worker", "ship", "bridge")


def solo_board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the solo board (S1-S3); without a solo map in the edition, the table alone."""
    land = edition.solo.map
    box = Box(BODY_BOX.x, BODY_BOX.bottom - TABLE_HEIGHT, BODY_BOX.width, TABLE_HEIGHT)
    items = (
        *_header(edition, table, words),
        *(_map(land, table, words) if land else ()),
        *draw_solo_table(edition, table, words, box),
        *draw_legend(edition, table, words, SYMBOLS),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items)


def solo_board_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the one solo board, with the player's name."""
    names = tuple(
        text
        for seat in table.seats
        for text in write_name(seat.name, field_inside(NAME_FIELD), 14, colour=table.theme.ink)
    )
    return (Page("board", words("sheet.board"), names),)


NAME_FIELD = Box(DATE_FIELD.x - 66, DATE_FIELD.y, 62, 13)


def _header(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    yield from page_title(words("sheet.board"), edition, table, words)
    yield from field("player.name", words("name"), NAME_FIELD, table.theme)
    yield from field("date", words("date"), DATE_FIELD, table.theme)


def _map(land: SoloMap, table: Table, words: Words) -> Iterator[Item]:
    lattice = _lattice(land)
    yield from draw_solo_map(land, table, words, lattice)
    yield from sides(land, land.rows, lattice, table.theme)


def _lattice(land: SoloMap) -> Lattice:
    room = Box(BODY_BOX.x, BODY_BOX.y, BODY_BOX.width, BODY_BOX.height - TABLE_HEIGHT - 1)
    across = land.columns + 0.5
    tall = 1.5 * (land.rows - 1) + 2  # in sides
    wide = min(
        HEX_WIDTH,
        (room.width - 2 * NUMBERS) / across,
        (room.height - 2 * LETTERS) / tall * SQRT3,
    )
    left = room.x + (room.width - wide * across) / 2
    top = room.y + (room.height - tall * wide / SQRT3) / 2
    return Lattice(left + wide / 2, top + wide / SQRT3, wide)


SOLO_BOARD = Kind(solo_board_layout, solo_board_pages, Camera(3, "B"))
