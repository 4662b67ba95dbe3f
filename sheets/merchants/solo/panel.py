"""The panel of the solo board: what the dice's faces are, and what is different alone."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.shapes import Box, Item
from sheets.drawing.zones import BAND, INSET, UNDER, draw_zone, zone_inside
from sheets.merchants.dice import draw_dice_key
from sheets.merchants.edition.edition import Edition
from sheets.merchants.solo.pictures import draw_steps
from sheets.merchants.solo.plan import SoloPlan
from sheets.table.table import Table
from sheets.words.words import Words

STEPS = ("draw", "buy", "full", "bridge")
SCALE = 1.2
KEY_HIGH, KEY_COLUMNS = 22.0, 2  # Beside the map,
KEY_WIDE, KEY_ACROSS = 44.0, 3  # and below it.
BETWEEN = 2.0


def draw_panel(edition: Edition, table: Table, words: Words, plan: SoloPlan) -> Iterator[Item]:
    """Yield the dice, where they are ordinary ones, and the steps after or below them."""
    box, theme = plan.panel, table.theme
    if table.dice == "d6":
        key, box = _parted(box, is_column=plan.is_beside)
        yield from draw_zone(key, words("solo.dice"), theme)
        columns = KEY_COLUMNS if plan.is_beside else KEY_ACROSS
        yield from draw_dice_key(edition, zone_inside(key), theme, columns)
    yield from draw_zone(box, words("solo.alone"), theme)
    steps = {step: words(f"solo.{step}-step") for step in STEPS}
    yield from draw_steps(steps, zone_inside(box), theme, SCALE, is_column=plan.is_beside)


def _parted(box: Box, *, is_column: bool) -> tuple[Box, Box]:
    """Return the dice's part of the panel, and the rest."""
    if is_column:
        high = BAND + UNDER + KEY_HIGH + INSET
        y = box.y + high + BETWEEN
        return box._replace(height=high), Box(box.x, y, box.width, box.bottom - y)
    x = box.x + KEY_WIDE + BETWEEN
    return box._replace(width=KEY_WIDE), Box(x, box.y, box.right - x, box.height)
