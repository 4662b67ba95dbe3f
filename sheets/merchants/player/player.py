"""The player sheet, one for each player.

Under the head the ribbon of the turn and the market of cards; below them, next to the hand, the
store with its tracks, the race for monuments and relics, and the ledger, whose total is circled on
the counting board in the foot.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sheets.drawing.figures import HAIR, field, field_inside
from sheets.drawing.lettering import LEAST_PT, write, write_name
from sheets.drawing.shapes import Box, Item, Mark, Stroke, box_around, lines, rectangle
from sheets.drawing.theme import Theme
from sheets.drawing.zones import draw_zone
from sheets.merchants.edition.edition import Edition
from sheets.merchants.player.cards import cards_height, draw_cards
from sheets.merchants.player.counting_board import draw_counting_board
from sheets.merchants.player.key import AWNING, draw_key
from sheets.merchants.player.key import HIGH as BAND
from sheets.merchants.player.ledger import WIDTH as LEDGER
from sheets.merchants.player.ledger import draw_crowns, draw_final
from sheets.merchants.player.ribbon import HIGH as RIBBON
from sheets.merchants.player.ribbon import draw_ribbon
from sheets.merchants.player.tracks import WIDTH as STORE
from sheets.merchants.player.tracks import draw_tracks
from sheets.merchants.player.values import draw_symbols, draw_values
from sheets.merchants.shields import shield
from sheets.merchants.skyline import skyline
from sheets.merchants.solo.trolls import draw_trolls
from sheets.page.identity import footer, page_title
from sheets.page.layout import (
    BODY_BOX,
    DATE_FIELD,
    FOOT_BOX,
    HEADER_BOX,
    Camera,
    Kind,
    Layout,
    Page,
)
from sheets.table.table import Table
from sheets.words.words import Words

BETWEEN = 0.5  # The ribbon and the market,
UNDER = 2.2  # the market, which ends with boxes to tick, and the zones below it;
ASIDE = 1.6  # and two side by side.
ABOVE_FOOT = 1.6  # The white around the coins.
TICK = 10.0
FRAME = Box(2.0, 8.05, 4.0, 8.95)  # Of a zone: what lies left of and above its room, and in all.


def player_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a player sheet but the player."""
    is_solo = table.variant == "solo"
    ribbon, market, zones = _parts(edition, is_solo=is_solo)
    store, race, ledger = map(_inside, zones)
    band = Box(market.x, market.y, market.width, BAND)
    items = (
        *_header(edition, table, words),
        *draw_ribbon(edition, table, words, ribbon),
        *draw_key(table, words, band),
        *draw_cards(edition, table, words, market),
        *_frames(zones, table, words),
        *draw_tracks(edition, table, words, store),
        *draw_values(edition, table, words, race),
        *draw_symbols(edition, table, words, race),
        *(draw_trolls(edition, table, words, ledger) if is_solo else _ledger(table, words, ledger)),
    )
    note = f"{footer(words('sheet.player'), edition, table, words)} · {words('player.pen')}"
    return Layout("player", note, items, strip=partial(skyline, edition, table.theme))


def _ledger(table: Table, words: Words, box: Box) -> Iterator[Item]:
    yield from draw_crowns(box, table.theme)
    yield from draw_final(table, words, box)
    yield from draw_counting_board(FOOT_BOX, table.theme)


def _parts(edition: Edition, *, is_solo: bool) -> tuple[Box, Box, tuple[Box, Box, Box]]:
    """Return the ribbon, the market, and the three zones below it.

    Played alone the total is on the board, and the ribbon lies in the foot instead.
    """
    body = BODY_BOX
    ribbon = Box(body.x, body.y, body.width, RIBBON)
    top = body.y if is_solo else ribbon.bottom + BETWEEN
    if is_solo:
        ribbon = Box(FOOT_BOX.x, FOOT_BOX.bottom - RIBBON, FOOT_BOX.width, RIBBON)
    market = Box(body.x, top, body.width, BAND + AWNING + cards_height(edition))
    y = market.bottom + UNDER
    high = body.bottom - (0 if is_solo else ABOVE_FOOT) - y
    store = Box(body.x, y, STORE + FRAME.width, high)
    wide = LEDGER + FRAME.width
    ledger = Box(body.right - wide, y, wide, high)
    x = store.right + ASIDE
    return ribbon, market, (store, Box(x, y, ledger.x - ASIDE - x, high), ledger)


def _inside(zone: Box) -> Box:
    """Return the room that a zone has for what it holds."""
    return Box(
        zone.x + FRAME.x, zone.y + FRAME.y, zone.width - FRAME.width, zone.height - FRAME.height
    )


def _frames(zones: tuple[Box, Box, Box], table: Table, words: Words) -> Iterator[Item]:
    signs = ("gold", "monument", "troll" if table.variant == "solo" else "crown")
    for zone, name, sign in zip(zones, ("tracks", "race", "crowns"), signs, strict=True):
        title, note = words(f"player.{name}"), words(f"player.{name}-note")
        yield from draw_zone(zone, title, table.theme, sign=sign, note=note)


def player_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return a player sheet for every seat (M1.3)."""
    return tuple(_page(table, words, seat) for seat in range(table.players))


def _page(table: Table, words: Words, seat: int) -> Page:
    title, player = words("sheet.player"), table.seats[seat].name
    badge = shield(seat, SHIELD_FIELD, table.theme)
    if not player:
        return Page("player", title, badge, seat)
    title = words("sheet.of", sheet=title, player=player)
    return Page("player", title, (*badge, *_name(table, seat)), seat, player=player)


def _header(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    yield from page_title(words("sheet.player"), edition, table, words)
    yield from field("player.name", words("player.name"), NAME_FIELD, theme)
    ground = rectangle(INITIAL_FIELD, "#ffffff")
    yield Mark("player.initial", "write", INITIAL_FIELD, (ground,))
    caption = Box(SHIELD_FIELD.x - CAPTION, NAME_FIELD.y, CAPTION - 0.8, 3.6)
    initial = words("player.initial")
    yield write(initial, caption, LEAST_PT, colour=theme.quiet, anchor="end")
    yield from field("date", words("date"), DATE_FIELD, theme)
    for box in (NAME_FIELD, DATE_FIELD):
        yield _ticks(box, theme)


def _ticks(field_box: Box, theme: Theme) -> Item:
    """Return short strokes below a long box: by them a camera finds its place where it is blank."""
    y, number = field_box.bottom, int(field_box.width / TICK)
    across = (field_box.x + step * TICK for step in range(1, number + 1))
    return lines((((x, y + 0.35), (x, y + 1.15)) for x in across), Stroke(theme.quiet, HAIR))


SHIELD = HEADER_BOX.height - 0.6  # Its size; in its middle is the field for the initial.
CAPTION = 14.0
NAME_FIELD = Box(DATE_FIELD.x - 67, DATE_FIELD.y, 63, 13)
SHIELD_FIELD = box_around(NAME_FIELD.x - 2.5 - SHIELD / 2, HEADER_BOX.centre[1], SHIELD)
INITIAL_FIELD = box_around(SHIELD_FIELD.centre[0], SHIELD_FIELD.centre[1] - 0.13, 6.4, 6.2)


def _name(table: Table, seat: int) -> Iterator[Item]:
    player, ink = table.seats[seat], table.theme.ink
    yield from write_name(player.initial, INITIAL_FIELD, 17, colour=ink, anchor="middle")
    yield from write_name(player.name, field_inside(NAME_FIELD), 14, colour=ink)


PLAYER = Kind(player_layout, player_pages, Camera(29, "P"))
SOLO_PLAYER = Kind(player_layout, player_pages, Camera(50, "P"))
