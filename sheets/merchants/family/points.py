"""The points sheet of the family version, for tables whose points do not fit beside the archive."""

from __future__ import annotations

from functools import partial

from sheets.drawing.figures import field
from sheets.drawing.lettering import LABEL_PT, wrap, write_lines
from sheets.drawing.shapes import Box
from sheets.merchants.edition.edition import Edition
from sheets.merchants.family.ledger import draw_ledger, draw_names
from sheets.merchants.family.marks import OWN_SHEET
from sheets.merchants.skyline import skyline
from sheets.page.identity import footer, page_title, shared_pages
from sheets.page.layout import BODY_BOX, DATE_FIELD, FOOT_BOX, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

DOWN = 1.0  # The notes, below the upper end of the foot.


def points_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a points sheet but the players."""
    title = words("sheet.points")
    room = Box(FOOT_BOX.x, FOOT_BOX.y + DOWN, FOOT_BOX.width, FOOT_BOX.height - DOWN)
    end = f"{words('ending.count')} {words('ending.winner')}"
    notes = [
        line for note in (words("points.how"), end) for line in wrap(note, room.width, LABEL_PT)
    ]
    items = (
        *page_title(title, edition, table, words),
        *field("date", words("date"), DATE_FIELD, table.theme),
        *draw_ledger(table, words, BODY_BOX),
        *write_lines(notes, room, LABEL_PT, colour=table.theme.quiet),
    )
    line = footer(title, edition, table, words)
    return Layout("points", line, items, strip=partial(skyline, edition, table.theme))


def points_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the points sheet: one for the table, one for each player online (F1)."""
    own = tuple(draw_names(table, BODY_BOX))
    return shared_pages("points", words("sheet.points"), table, words, own)


POINTS_SHEET = Kind(points_layout, points_pages, Camera(104, "C"), fewest=OWN_SHEET)
