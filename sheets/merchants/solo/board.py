"""The solo board: the map of the territories, below or beside it their table and final score."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import field, field_inside
from sheets.drawing.lettering import write_name
from sheets.drawing.shapes import Box, Item
from sheets.hexes import hex_at
from sheets.merchants.board.land import sides
from sheets.merchants.board.legend import draw_legend
from sheets.merchants.dice import draw_dice_key
from sheets.merchants.edition.edition import Edition, SoloMap
from sheets.merchants.solo.map import draw_solo_map
from sheets.merchants.solo.plan import LETTERS, SoloPlan, solo_plan, table_below
from sheets.merchants.solo.table import draw_solo_column, draw_solo_table
from sheets.page.identity import footer, page_title
from sheets.page.layout import BODY_BOX, DATE_FIELD, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

KEY, KEY_HIGH = 90.0, 6.0  # Of the dice, below a map that leaves room for it.
SYMBOLS = ("start", "printed", "artifact", "worker", "ship", "bridge")


def solo_board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the solo board (S1-S3); without a solo map in the edition, the table alone."""
    land = edition.solo.map
    plan = solo_plan(land) if land else None
    draw_table = draw_solo_column if plan and plan.is_beside else draw_solo_table
    items = (
        *_header(edition, table, words),
        *(_map(edition, land, table, words, plan) if land and plan else ()),
        *draw_table(edition, table, words, plan.table if plan else table_below()),
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


def _map(
    edition: Edition, land: SoloMap, table: Table, words: Words, plan: SoloPlan
) -> Iterator[Item]:
    """Yield the map, and below it the key of the dice where the table stands beside it."""
    lattice, theme = plan.lattice, table.theme
    yield from draw_solo_map(land, table, words, lattice)
    yield from sides(land, land.rows, lattice, theme, is_slim=plan.is_beside)
    bottom = lattice.centre(hex_at(1, land.rows))[1] + lattice.side + LETTERS
    room = Box(lattice.x, bottom, KEY, BODY_BOX.bottom - bottom)
    if table.dice == "d6" and plan.is_beside and room.height >= KEY_HIGH:
        yield from draw_dice_key(edition, room, theme)


SOLO_BOARD = Kind(solo_board_layout, solo_board_pages, Camera(47, "B"))
