"""The guilds-and-archive sheet of the family version, and everybody's points where they fit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sheets.drawing.figures import FIRM, HAIR, field
from sheets.drawing.filling import AROUND, draw_pen
from sheets.drawing.lettering import LABEL_PT, leading, width, wrap, write, write_lines
from sheets.drawing.shapes import Box, Group, Item, Stroke, box_around, circle, rectangle
from sheets.merchants.edition.edition import Edition
from sheets.merchants.family.archive import draw_archive, draw_takers
from sheets.merchants.family.banners import draw_banners, draw_owners, open_seal
from sheets.merchants.family.ledger import draw_ledger, draw_names
from sheets.merchants.family.plan import plan_of
from sheets.merchants.skyline import skyline
from sheets.page.identity import footer, page_title, shared_pages
from sheets.page.layout import DATE_FIELD, FOOT_BOX, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

KEY = 5.0  # A ring and a square in the key.
KEY_ROW = 7.2
SEAL = (5.0, 4.0)


def guilds_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a guilds-and-archive sheet but the players and their rings."""
    plan = plan_of(table.players)
    title = words("sheet.guilds")
    items = (
        *page_title(title, edition, table, words),
        *field("date", words("date"), DATE_FIELD, table.theme),
        *draw_banners(edition, table, plan),
        *draw_archive(edition, table, words, plan),
        *(draw_ledger(table, words, plan.ledger) if plan.ledger else ()),
        *_key(table, words),
    )
    note = footer(title, edition, table, words)
    return Layout("guilds", note, items, strip=partial(skyline, edition, table.theme))


def guilds_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the guilds-and-archive sheet: one for the table, one for each player online (F1)."""
    plan = plan_of(table.players)
    own = (
        *draw_owners(table, plan),
        *draw_takers(edition, table, plan),
        *(draw_names(table, plan.ledger) if plan.ledger else ()),
    )
    return shared_pages("guilds", words("sheet.guilds"), table, words, own)


def _key(table: Table, words: Words) -> Iterator[Item]:
    """Yield a guild's owner (F3), ring and square as the pen leaves them, a guild's pay (F7)."""
    theme, row = table.theme, Box(FOOT_BOX.x, FOOT_BOX.y + 0.6, FOOT_BOX.width, KEY_ROW)
    box, x, y = box_around(0, 0, KEY), row.x, row.centre[1]
    ring = circle((0, 0), KEY / 2 - AROUND, "#ffffff", Stroke(theme.line, HAIR))
    square = rectangle(box.inset(0.6), "#ffffff", Stroke(theme.ink, FIRM), 0.6)
    for key, items in (
        ("owner", (open_seal(box_around(0, 0, *SEAL), theme),)),
        ("taken", (ring, *draw_pen("circle", box.inset(AROUND), theme.pen))),
        ("used", (square, *draw_pen("cross", box.inset(0.6), theme.pen))),
    ):
        text = words(f"guilds.{key}")
        yield Group(items, x + KEY / 2, y)
        place = Box(x + KEY + 1.2, row.y, width(text, LABEL_PT) + 0.02, row.height)
        yield write(text, place, LABEL_PT, colour=theme.quiet)
        x = place.right + 4
    lead = words("guilds.title")
    left = x + 2 + width(lead, LABEL_PT, "bold") + 2
    lines = wrap(words("guilds.bonus"), row.right - left, LABEL_PT)
    high = len(lines) * leading(LABEL_PT)
    room = Box(left, row.centre[1] - high / 2, row.right - left, high)
    head = Box(x + 2, room.y, left - x - 4 + 0.02, leading(LABEL_PT))
    yield write(lead, head, LABEL_PT, colour=theme.ink, name="bold")
    yield from write_lines(lines, room, LABEL_PT, colour=theme.quiet)


GUILDS_SHEET = Kind(guilds_layout, guilds_pages, Camera(38, "G"))
