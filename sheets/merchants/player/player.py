"""The player sheet, one for each player: its head, the ribbon of the turn, crowns that add up."""

from collections.abc import Iterator
from functools import partial

from sheets.drawing.figures import field, field_inside
from sheets.drawing.lettering import write, write_name
from sheets.drawing.paths import rectangle
from sheets.drawing.shapes import Box, Item, Mark, Zone
from sheets.drawing.shields import shield
from sheets.drawing.sizes import LEAST_PT
from sheets.drawing.zones import draw_quiet_zone
from sheets.merchants import marks
from sheets.merchants.edition.edition import Edition
from sheets.merchants.player.cards import HIGH as BAND
from sheets.merchants.player.cards import card_zones, cards_height, draw_cards, draw_key
from sheets.merchants.player.ledger import WIDTH as LEDGER
from sheets.merchants.player.ledger import draw_ledger
from sheets.merchants.player.ribbon import draw_ribbon
from sheets.merchants.player.tracks import WIDTH as STORE
from sheets.merchants.player.tracks import draw_tracks
from sheets.merchants.player.values import draw_symbols, draw_values
from sheets.merchants.skyline import skyline
from sheets.merchants.solo.pictures import draw_trolls
from sheets.page.boxes import BODY_BOX, DATE_FIELD, FOOT_BOX, HEADER_BOX, WHOLE_BOX
from sheets.page.layout import (
    Camera,
    Kind,
    Layout,
    Page,
    footer,
    named_page,
    page_title,
    ruler_zones,
)
from sheets.table.table import Table
from sheets.words.translation import Words

RIBBON = 7.8
UNDER = 2.2  # Between the market, which ends with boxes to tick, and the zones below it.
ASIDE = 1.6  # Between two zones side by side.
TICK = 5.0
SIDE, TOP, FOOT = 2.0, 8.05, 0.9  # What lies around the room of a zone.
BETWEEN = 0.5  # Between the ribbon and the market.
PARTS = ("tracks", "race", "crowns")  # Below the market.


def player_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a player sheet but the player."""
    is_solo = table.variant == "solo"
    ribbon, market, zones = _parts(edition, table)
    store, race, ledger = map(_inside, zones)
    band = Box(market.x, market.y, market.width, BAND)
    if is_solo:
        last = draw_trolls(edition, table, words, ledger)
    else:
        last = draw_ledger(table, words, ledger)
    items = (
        *_header(edition, table, words),
        *draw_ribbon(edition, table, words, ribbon),
        *draw_key(table, words, band),
        *draw_cards(edition, table, words, market),
        *_frames(zones, table, words),
        *draw_tracks(edition, table, words, store),
        *draw_values(edition, table, words, race),
        *draw_symbols(edition, table, words, race),
        *last,
    )
    note = footer(words("sheet.player"), edition, table, words)
    if table.markers:
        note = f"{note} · {words('player.pen')}"
    total = "" if is_solo else marks.final_mark("total")
    strip = partial(skyline, edition, table.theme)
    return Layout("player", note, items, strip=strip, counts=total)


def _parts(edition: Edition, table: Table) -> tuple[Box, Box, tuple[Box, Box, Box]]:
    """Return the ribbon, the market, and the three zones below it.

    Played alone the total is on the board, and the ribbon lies in the foot instead.
    """
    body = BODY_BOX if table.markers else WHOLE_BOX
    ribbon, top = body._replace(height=RIBBON), body.y + RIBBON + BETWEEN
    if table.variant == "solo":
        foot, top = FOOT_BOX if table.markers else body, body.y
        ribbon = Box(foot.x, foot.bottom - RIBBON, foot.width, RIBBON)
        body = Box(body.x, top, body.width, min(body.bottom, ribbon.y - UNDER) - top)
    market = Box(body.x, top, body.width, BAND + cards_height(edition))
    y = market.bottom + UNDER
    high = body.bottom - y
    store = Box(body.x, y, STORE + 2 * SIDE, high)
    wide = LEDGER + 2 * SIDE
    ledger = Box(body.right - wide, y, wide, high)
    x = store.right + ASIDE
    return ribbon, market, (store, Box(x, y, ledger.x - ASIDE - x, high), ledger)


def _inside(zone: Box) -> Box:
    """Return the room that a zone has for what it holds."""
    high = zone.height - TOP - FOOT
    return Box(zone.x + SIDE, zone.y + TOP, zone.width - 2 * SIDE, high)


def _frames(zones: tuple[Box, Box, Box], table: Table, words: Words) -> Iterator[Item]:
    is_solo = table.variant == "solo"
    signs = ("gold", "monument", "troll" if is_solo else "crown")
    # Nothing is circled at the end where no camera reads.
    notes = {"tracks": ""} if is_solo else {"tracks": "", "crowns": words("player.crowns-add")}
    for zone, name, shown in zip(zones, PARTS, signs, strict=True):
        title, note = words(f"player.{name}"), words(f"player.{name}-note")
        if not table.markers and name in notes:
            note = notes[name]
        yield from draw_quiet_zone(zone, title, table.theme, sign=shown, note=note)


def player_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return a player sheet for every seat (M1.3)."""
    zones = tuple(_zones(edition, table, words))
    return tuple(_page(table, words, seat, zones) for seat in range(table.players))


def _zones(edition: Edition, table: Table, words: Words) -> Iterator[Zone]:
    """Yield what has marks: the cards, what lies below them, the total, the head."""
    _, market, parts = _parts(edition, table)
    yield from card_zones(edition, words, market)
    for name, box in zip(PARTS, parts, strict=True):
        if name != "crowns" or table.variant != "solo":
            yield Zone(name, words(f"player.{name}"), box)
    if table.variant != "solo":
        yield from ruler_zones(table, words)
    yield Zone("name", words("player.name"), SHIELD_FIELD.joined(DATE_FIELD))


def _page(table: Table, words: Words, seat: int, zones: tuple[Zone, ...]) -> Page:
    badge = shield(seat, SHIELD_FIELD, table.theme)
    page = Page("player", words("sheet.player"), badge, seat, zones=zones)
    return named_page(page, table, words, lambda name: _name(name, table, seat))


def _header(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    yield from page_title(words("sheet.player"), edition, table, words)
    # By a scale in it a camera finds the place of a long box where it is blank.
    tick = TICK if table.markers else 0.0
    yield from field("player.name", words("player.name"), NAME_FIELD, theme, tick)
    ground = rectangle(INITIAL_FIELD, "#ffffff")
    yield Mark("player.initial", "write", INITIAL_FIELD, (ground,))
    caption = Box(SHIELD_FIELD.x - CAPTION, NAME_FIELD.y, CAPTION - 0.8, 3.6)
    initial = words("player.initial")
    yield write(initial, caption, LEAST_PT, colour=theme.quiet, anchor="end")
    yield from field("date", words("date"), DATE_FIELD, theme, tick)


SHIELD = HEADER_BOX.height - 0.6  # Its size; in its middle is the field for the initial.
CAPTION = 14.0
NAME_FIELD = Box(DATE_FIELD.x - 67, DATE_FIELD.y, 63, 13)
SHIELD_FIELD = Box.around(NAME_FIELD.x - 2.5 - SHIELD / 2, HEADER_BOX.centre[1], SHIELD)
INITIAL_FIELD = Box.around(SHIELD_FIELD.centre[0], SHIELD_FIELD.centre[1] - 0.13, 6.4, 6.2)


def _name(name: str, table: Table, seat: int) -> Iterator[Item]:
    initial, ink = table.seats[seat].initial, table.theme.ink
    yield from write_name(initial, INITIAL_FIELD, 17, colour=ink, anchor="middle")
    yield from write_name(name, field_inside(NAME_FIELD), 14, colour=ink)


PLAYER = Kind(player_layout, player_pages, Camera(29, "P"))
SOLO_PLAYER = Kind(player_layout, player_pages, Camera(50, "P"))
