"""What the pens left on the sheets at a position, and what of it is new."""

from __future__ import annotations

from dataclasses import replace

from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.states import state_of
from scoring.game import Pages
from scoring.merchants.family.fillings import guild_fillings
from scoring.merchants.fillings import page_fillings
from sheets.drawing.shapes import PageKey


def drawn_at(position: Position, before: Position | None = None) -> Pages:
    """Return what stands on each page at a position.

    What did not stand there at the position before, such as the last turn's, is new.
    """
    table = position.table
    pages = page_fillings(state_of(position), table.content)
    if table.variant == "family":
        key = PageKey("guilds")
        owners = guild_fillings(table.guilds, table.initials)
        pages = {**pages, key: (*owners, *pages[key])}
    if before is None:
        return pages
    old = {key: frozenset(fillings) for key, fillings in drawn_at(before).items()}
    return {
        key: tuple(
            each if each in old.get(key, ()) else replace(each, is_new=True) for each in fillings
        )
        for key, fillings in pages.items()
    }
