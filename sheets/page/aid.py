"""The frame of most games' aids: a title, three columns of running text, lines between them.

What the columns say is each game's own.
"""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR
from sheets.drawing.flow import HEADING_PT, Flow
from sheets.drawing.lettering import leading, width, write
from sheets.drawing.paper import SHARED
from sheets.drawing.shapes import Box, Item, Stroke, line
from sheets.editions.head import Head
from sheets.page.identity import footer
from sheets.page.layout import FOOTER, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT = 9.5
GUTTER = 7.0
TOP = 14.0
SYMBOL = 9.5  # The column of stars and rectangles before the entries.
AFTER = 1.2  # Below an entry.
PART = 2.5  # Below a list.


def aid_pages(edition: Head, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the aid's one page; nothing on it is a player's own."""
    return (Page("aid", words("sheet.aid")),)


def aid_columns(
    table: Table,
    size_pt: float = TEXT_PT,
    shares: tuple[float, float, float] = (1, 1, 1),
    heading_pt: float = HEADING_PT,
) -> tuple[Flow, Flow, Flow]:
    """Return the three empty columns of an aid, as wide as their shares of the page say."""
    room = SHARED.width - 2 * GUTTER
    widths = [room * share / sum(shares) for share in shares]
    height = SHARED.height - TOP - FOOTER
    one, two, three = (
        Flow(
            Box(sum(widths[:i]) + i * GUTTER, TOP, width, height), table.theme, size_pt, heading_pt
        )
        for i, width in enumerate(widths)
    )
    return one, two, three


def framed_aid(edition: Head, table: Table, words: Words, columns: tuple[Flow, ...]) -> Layout:
    """Return an aid: its title, its filled columns, and the lines between them."""
    stroke = Stroke(table.theme.line, HAIR)
    bottom = SHARED.height - FOOTER
    gutters = (flow.box.x - GUTTER / 2 for flow in columns[1:])
    items = (
        *_title(edition, table, words),
        *(item for flow in columns for item in flow.items),
        *(line((x, TOP), (x, bottom), stroke=stroke) for x in gutters),
    )
    return Layout("aid", footer(words("sheet.aid"), edition, table, words), items)


def add_entry(
    flow: Flow, name: str, effect: str, where: str = "", *, indent: float = SYMBOL
) -> None:
    """Add a name with where it stands on the sheet, and what it does."""
    row = Box(flow.box.x + indent, flow.y, flow.box.width - indent, leading(flow.size_pt))
    named = Box(row.x, row.y, row.width - width(where, flow.size_pt) - 2, row.height)
    flow.items += (
        write(name, named, flow.size_pt, colour=flow.theme.ink, name="bold"),
        write(where, row, flow.size_pt, colour=flow.theme.quiet, anchor="end"),
    )
    flow.space(row.height)
    flow.paragraph(effect, indent=indent)
    flow.space(AFTER)


def _title(edition: Head, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    box = Box(0, 0.5, 120, 8)
    text = edition.title_text(table.language).upper()
    yield write(text, box, 19, colour=theme.title, name="display")
    players = words("players-1" if table.players == 1 else "players", players=table.players)
    subtitle = f"{words('sheet.aid')} · {players}"
    right = Box(SHARED.width - 100, box.y + 2, 100, 5)
    yield write(subtitle, right, 10.5, colour=theme.quiet, anchor="end")
    yield line((0, TOP - 3.5), (SHARED.width, TOP - 3.5), stroke=Stroke(theme.ink, 0.4))
