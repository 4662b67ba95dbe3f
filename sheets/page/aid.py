"""The page of every game's aid; what stands on it is each game's own."""

from __future__ import annotations

from sheets.editions.head import Head
from sheets.page.layout import Page
from sheets.table.table import Table
from sheets.words.words import Words


def aid_pages(edition: Head, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the aid's one page; nothing on it is a player's own."""
    return (Page("aid", words("sheet.aid")),)
