"""The card that says how Highest Roll is played: a kind of sheet that no camera reads."""

from __future__ import annotations

from sheets.drawing.lettering import write
from sheets.drawing.shapes import Box
from sheets.highest_roll.edition import Edition
from sheets.page.boxes import BODY_BOX
from sheets.page.layout import Kind, Layout, Page, footer, page_title
from sheets.table.table import Table
from sheets.words.translation import Words


def card_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the card."""
    title = words("sheet.card")
    box = Box(BODY_BOX.x, BODY_BOX.y + 20, BODY_BOX.width, 12)
    said = write(words("card.rule"), box, 12, colour=table.theme.ink)
    items = (*page_title(title, edition, table, words), said)
    return Layout("card", footer(title, edition, table, words), items)


def card_pages(_edition: Edition, _table: Table, words: Words) -> tuple[Page, ...]:
    """Return the card's one page, on which nothing else stands."""
    return (Page("card", words("sheet.card")),)


CARD = Kind(card_layout, card_pages)
