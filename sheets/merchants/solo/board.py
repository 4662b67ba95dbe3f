"""The solo board: the map of the territories, and what is different alone."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import field, field_inside
from sheets.drawing.lettering import write_name
from sheets.drawing.shapes import Box, Item
from sheets.merchants.board.legend import draw_legend
from sheets.merchants.board.names import sides
from sheets.merchants.edition.edition import Edition, SoloMap
from sheets.merchants.solo.map import draw_solo_map
from sheets.merchants.solo.panel import draw_panel
from sheets.merchants.solo.plan import solo_plan
from sheets.merchants.solo.territories import draw_coast_names
from sheets.page.identity import footer, page_title
from sheets.page.layout import DATE_FIELD, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

SYMBOLS = ("start", "printed", "artifact", "worker", "ship", "bridge")


def solo_board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the solo board (S1-S3); without a solo map in the edition, its head alone."""
    land = edition.solo.map
    items = (
        *_header(edition, table, words),
        *(_map(edition, land, table, words) if land else ()),
        *draw_legend(edition, table, words, SYMBOLS),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items, "sea")


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


def _map(edition: Edition, land: SoloMap, table: Table, words: Words) -> Iterator[Item]:
    """Yield the map with the names of territories, columns and rows, and the panel."""
    plan = solo_plan(land)
    yield from draw_solo_map(land, table, plan.lattice)
    yield from sides(land, land.rows, plan.lattice, table.theme, in_sea=not table.plain)
    if plan.has_names:
        yield from draw_coast_names(edition, land, table, words, plan.lattice)
    yield from draw_panel(edition, table, words, plan)


SOLO_BOARD = Kind(solo_board_layout, solo_board_pages, Camera(47, "B"))
