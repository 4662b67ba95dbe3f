"""What the Trolls get after each territory, on the player sheet in place of the crowns (S9-S11)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.shapes import Box, Item
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.merchants.solo.pictures import draw_steps
from sheets.table.table import Table
from sheets.words.words import Words

STEPS = ("rest", "column", "claim", "ledger")
SCALE = 1.15


def draw_trolls(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the parts of what they get, each with its picture."""
    steps = {step: words(with_option(f"solo.{step}-step", edition.rules)) for step in STEPS}
    yield from draw_steps(steps, box, table.theme, SCALE, is_column=True)
