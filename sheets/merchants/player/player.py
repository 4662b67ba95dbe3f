"""The player sheet: tracks, values to claim, crowns, final score and the cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sheets.drawing.figures import (
    HAIR,
    capitalised,
    field,
    field_inside,
    outline,
)
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, write, write_name
from sheets.drawing.shapes import Box, Item, Mark, Stroke, box_around, ellipse, rectangle
from sheets.drawing.zones import BAND, INSET, draw_band, draw_zone, zone_inside
from sheets.merchants.edition.edition import TRACK_END, TRACK_START, TRACKS, Edition
from sheets.merchants.player.cards import cards_height, draw_cards
from sheets.merchants.player.final_score import draw_crowns, draw_final
from sheets.merchants.player.key import draw_key
from sheets.merchants.player.marks import track_mark
from sheets.merchants.player.values import draw_symbols, draw_values
from sheets.merchants.skyline import skyline
from sheets.merchants.solo.trolls import draw_trolls
from sheets.page.identity import footer, page_title
from sheets.page.layout import BODY_BOX, DATE_FIELD, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

TRACK_CELL = (11.6, 12.0)
TRACK_LABEL = 24.0
TRACK_PITCH = 12.7
CELL_INSET = 0.2
START_LINE = 0.5
RING, TRACK_PT = 6.5, 12.0  # The figure's ring, with white around it for a pen's.
LEFT = TRACK_LABEL + (TRACK_END + 1) * TRACK_CELL[0]
RIGHT = 61.0
BETWEEN = 2.0  # Two zones.


def player_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a player sheet but the player."""
    body, zones = BODY_BOX, _zones(edition)
    cards = Box(body.x, body.bottom - cards_height(edition), body.width, cards_height(edition))
    store, race, ledger = map(zone_inside, zones)
    key_top = store.y + TRACK_PITCH * len(TRACKS)
    key = Box(store.x, key_top, store.width, store.bottom - key_top)
    items = (
        *_header(edition, table, words),
        *_frames(zones, table, words),
        *_tracks(edition, table, words, store),
        *draw_key(edition, table, words, key),
        *draw_values(edition, table, words, race),
        *draw_symbols(edition, table, words, race),
        *_points(edition, table, words, ledger),
        *_market(cards, table, words),
        *draw_cards(edition, table, words, cards),
    )
    note = footer(words("sheet.player"), edition, table, words)
    return Layout("player", note, items, strip=partial(skyline, edition, table.theme))


def _zones(edition: Edition) -> tuple[Box, Box, Box]:
    """Return the zones above the cards: the tracks, what is claimed, the crowns."""
    high = BODY_BOX.height - cards_height(edition) - BAND - BETWEEN
    store = Box(BODY_BOX.x, BODY_BOX.y, LEFT + 2 * INSET, high)
    ledger = Box(BODY_BOX.right - RIGHT - 2 * INSET, BODY_BOX.y, RIGHT + 2 * INSET, high)
    race_x = store.right + BETWEEN
    return store, Box(race_x, BODY_BOX.y, ledger.x - BETWEEN - race_x, high), ledger


def _frames(zones: tuple[Box, Box, Box], table: Table, words: Words) -> Iterator[Item]:
    store, race, ledger = zones
    theme = table.theme
    note = words("player.tracks-note")
    yield from draw_zone(store, words("player.tracks"), theme, sign="gold", note=note)
    note = words("player.race-note")
    yield from draw_zone(race, words("player.race"), theme, sign="monument", note=note)
    note = words("player.crowns-note")
    sign = "troll" if table.variant == "solo" else "crown"
    yield from draw_zone(ledger, words("player.crowns"), theme, sign=sign, note=note)


def _points(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield crowns and final count; alone these stand in the ledger, here what the Trolls get."""
    if table.variant == "solo":
        yield from draw_trolls(edition, table, words, box)
    else:
        yield from draw_crowns(box, table.theme)
        yield from draw_final(table, words, box)


def _market(cards: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield the band over the cards."""
    band = Box(cards.x, cards.y - BAND, cards.width, BAND)
    yield from draw_band(
        band, words("key.title"), table.theme, sign="oval", note=words("key.craft")
    )


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
    for row, resource in enumerate(TRACKS):
        y = box.y + row * TRACK_PITCH
        wide, high = TRACK_CELL
        middle, band = y + high / 2, Box(box.x, y, LEFT, high)
        yield rectangle(band, theme.fill(resource) or "#ffffff", outline(theme, HAIR), 1.2)
        yield icon(resource, (box.x + 4.7, middle), 7.2, theme.ink, "#ffffff")
        label = Box(box.x + 9.2, middle - 4.6, TRACK_LABEL - 9.8, 5)
        name = capitalised(edition.resource_text(resource, table.language))
        yield write(name, label, 10, colour=theme.ink, name="bold")
        letter = Box(box.x + 9.2, middle + 0.4, TRACK_LABEL - 11, 4)
        yield write(words(f"letter.{resource}"), letter, LABEL_PT, colour=theme.ink)
        for step in range(TRACK_END + 1):
            cell = Box(box.x + TRACK_LABEL + step * wide, y, wide, high)
            yield from _track_cell(track_mark(resource, step), cell, step, table)


def _track_cell(name: str, cell: Box, step: int, table: Table) -> Iterator[Item]:
    """Yield a cell on which a marker stands, with the ring that is circled at the end."""
    theme = table.theme
    inside = cell.inset(CELL_INSET)
    if step == TRACK_START:
        fill = theme.fill("start") or "#ffffff"
        yield rectangle(inside, fill, Stroke(theme.ink, START_LINE), 0.8)
    else:
        yield rectangle(inside, "#ffffff", outline(theme, HAIR), 0.8)
    ring = box_around(*cell.centre, RING)
    figure = write(str(step), ring, TRACK_PT, colour=theme.ink, name="bold", anchor="middle")
    yield Mark(name, "mark", ring, (ellipse(ring, "#ffffff", outline(theme, HAIR)), figure))


PLAYER = Kind(player_layout, player_pages, Camera(29, "P"))
SOLO_PLAYER = Kind(player_layout, player_pages, Camera(50, "P"))
