"""The player sheet: tracks, values to claim, crowns, final score and the cards."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import (
    HAIR,
    HEAVY,
    capitalised,
    field,
    field_inside,
    heading,
    outline,
)
from sheets.drawing.icons import icon
from sheets.drawing.lettering import FIGURE_PT, LABEL_PT, write, write_name
from sheets.drawing.shapes import Box, Item, Mark, Stroke, rectangle
from sheets.merchants.edition.edition import TRACK_END, TRACK_START, TRACKS, Edition
from sheets.merchants.player.cards import cards_height, draw_cards
from sheets.merchants.player.final_score import draw_crowns, draw_final, draw_trolls
from sheets.merchants.player.key import draw_key
from sheets.merchants.player.marks import track_mark
from sheets.merchants.player.values import draw_symbols, draw_values
from sheets.page.identity import footer, page_title
from sheets.page.layout import BODY_BOX, DATE_FIELD, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

TRACK_CELL = 12.0
TRACK_LABEL = 28.0
TRACK_PITCH = 12.7
LEFT = TRACK_LABEL + (TRACK_END + 1) * TRACK_CELL
RIGHT = 62.0
GUTTER = 4.0


def player_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a player sheet but the player."""
    theme = table.theme
    body = BODY_BOX
    cards = Box(body.x, body.bottom - cards_height(edition), body.width, cards_height(edition))
    upper = Box(body.x, body.y, body.width, cards.y - body.y - 2)
    tracks = Box(upper.x, upper.y, LEFT, 5.5 + TRACK_PITCH * len(TRACKS))
    key = Box(upper.x, tracks.bottom + 2, LEFT, upper.bottom - tracks.bottom - 2)
    right = Box(upper.right - RIGHT, upper.y, RIGHT, upper.height)
    middle_x = tracks.right + GUTTER
    middle = Box(middle_x, upper.y, right.x - GUTTER - middle_x, upper.height)
    items = (
        *_header(edition, table, words),
        *_tracks(edition, table, words, tracks),
        *draw_key(edition, table, words, key),
        *draw_values(edition, table, words, middle),
        *draw_symbols(edition, table, words, middle),
        *draw_crowns(words, right, theme),
        *(
            draw_trolls(words, right, theme)
            if table.variant == "solo"
            else draw_final(table, words, right)
        ),
        *draw_cards(edition, table, words, cards),
    )
    note = footer(words("sheet.player"), edition, table, words)
    return Layout("player", note, items)


def player_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return a player sheet for every seat (M1.3)."""
    return tuple(_page(table, words, seat) for seat in range(table.players))


def _page(table: Table, words: Words, seat: int) -> Page:
    title, player = words("sheet.player"), table.seats[seat].name
    if not player:
        return Page("player", title, seat=seat)
    title = words("sheet.of", sheet=title, player=player)
    return Page("player", title, tuple(_name(table, seat)), seat, player=player)


def _header(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    yield from page_title(words("sheet.player"), edition, table, words)
    yield from field("player.name", words("player.name"), NAME_FIELD, theme)
    yield from field("player.initial", words("player.initial"), INITIAL_FIELD, theme)
    yield from field("date", words("date"), DATE_FIELD, theme)


INITIAL_FIELD = Box(DATE_FIELD.x - 17, DATE_FIELD.y, 13, 13)
NAME_FIELD = Box(INITIAL_FIELD.x - 67, DATE_FIELD.y, 63, 13)


def _name(table: Table, seat: int) -> Iterator[Item]:
    player, ink = table.seats[seat], table.theme.ink
    yield from write_name(player.name, field_inside(NAME_FIELD), 14, colour=ink)
    initial = field_inside(INITIAL_FIELD)
    yield from write_name(player.initial, initial, 14, colour=ink, anchor="middle")


def _tracks(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    theme = table.theme
    head = Box(box.x, box.y, box.width, 4)
    yield heading(words("player.tracks"), head, theme)
    yield write(words("key.craft"), head, LABEL_PT, colour=theme.quiet, anchor="end")
    for row, resource in enumerate(TRACKS):
        y = box.y + 5.5 + row * TRACK_PITCH
        middle = y + TRACK_CELL / 2
        yield icon(resource, (box.x + 4.4, middle), 8, theme.ink, theme.fill(resource))
        label = Box(box.x + 10, middle - 4.6, TRACK_LABEL - 11, 5)
        name = capitalised(edition.resource_text(resource, table.language))
        yield write(name, label, 10, colour=theme.ink, name="bold")
        letter = Box(box.x + 10, middle + 0.4, TRACK_LABEL - 11, 4)
        yield write(words(f"letter.{resource}"), letter, LABEL_PT, colour=theme.quiet)
        for step in range(TRACK_END + 1):
            cell = Box(box.x + TRACK_LABEL + step * TRACK_CELL, y, TRACK_CELL, TRACK_CELL)
            yield _track_cell(track_mark(resource, step), cell, step, table)


def _track_cell(name: str, cell: Box, step: int, table: Table) -> Mark:
    # A cube stands on the cell: the figure keeps to a corner, where it can still be read.
    theme = table.theme
    is_start = step == TRACK_START
    fill = (theme.fill("start") or "#ffffff") if is_start else "#ffffff"
    items: list[Item] = [rectangle(cell, fill, outline(theme, HAIR))]
    if is_start:
        items.append(rectangle(cell.inset(HEAVY / 2), None, Stroke(theme.ink, HEAVY)))
    figure = Box(cell.x + 1.2, cell.y + 1.2, 4, 3.6)
    items.append(write(str(step), figure, FIGURE_PT, colour=theme.ink, name="bold"))
    return Mark(name, "place", cell, tuple(items))


PLAYER = Kind(player_layout, player_pages, Camera(1, "P"))
SOLO_PLAYER = Kind(player_layout, player_pages, Camera(4, "P"))
