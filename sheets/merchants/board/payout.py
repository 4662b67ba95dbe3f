"""What a closed region pays, as a worked example: its hexes times each player's workers (M5.3)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.icons import icon
from sheets.drawing.lettering import LEAST_PT, leading, width, write
from sheets.drawing.shapes import WHITE, Box, Group, Item, Stroke, box_around, polygon
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice
from sheets.merchants.board.turn_pictures import hex_with
from sheets.merchants.shields import shield
from sheets.table.table import Table
from sheets.words.words import Words

REGION = (Hex(0, 0), Hex(1, 0), Hex(0, 1))
WORKERS = ((Hex(-1, 1), 0), (Hex(1, 1), 0), (Hex(1, -1), 1))  # Beside it, by seat.
RESOURCE = "wood"
HEX = 5.0
WIDE, HIGH = 37.0, 14.6  # The example's room at scale 1.
SMALLEST, MOST = 0.65, 1.7  # Its scale.
UNDER = 0.6
RULE_PT, NOTE_PT = 9.5, 8.5
EXAMPLES = (("3 × 2 = 6", -3.2), ("3 × 1 = 3", 3.2))  # By seat, and where they stand.
FIGURE_PT, LARGEST_PT = 11.0, 13.5  # At scale 1, and at the largest.


def draw_payout(table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the example, the rule under it, and what cities pay where there is room.

    In the family version every resource pays crowns (F6).
    """
    theme, paid = table.theme, "crown" if table.variant == "family" else RESOURCE
    texts = leading(RULE_PT) + leading(NOTE_PT)
    has_note = box.height - texts - UNDER >= SMALLEST * HIGH
    texts -= 0.0 if has_note else leading(NOTE_PT)
    scale = min(MOST, box.width / WIDE, (box.height - texts - UNDER) / HIGH)
    top = box.y + max(box.height - texts - UNDER - scale * HIGH, 0) / 2
    figure_pt = max(min(FIGURE_PT, LARGEST_PT / scale), LEAST_PT / scale)
    example = tuple(_example(paid, figure_pt, theme))
    yield Group(example, box.centre[0] - scale * WIDE / 2, top + scale * HIGH / 2, scale)
    rule = Box(box.x, top + scale * HIGH + UNDER, box.width, leading(RULE_PT))
    yield write(words("payout.rule"), rule, RULE_PT, colour=theme.ink, name="bold", anchor="middle")
    if has_note:
        city = Box(box.x, rule.bottom, box.width, leading(NOTE_PT))
        yield write(words("payout.city"), city, NOTE_PT, colour=theme.quiet, anchor="middle")


def _example(paid: str, figure_pt: float, theme: Theme) -> Iterator[Item]:
    lattice = Lattice(HEX, 0.0, HEX)
    for hex_, _ in WORKERS:
        yield polygon(lattice.corners(hex_), WHITE, Stroke(theme.outline("rock"), 0.24))
    for hex_ in REGION:
        yield hex_with(hex_, lattice, RESOURCE, theme, line_width=0.42)
    for hex_, seat in WORKERS:
        yield from shield(seat, box_around(*lattice.centre(hex_), 3.3), theme, solid=True)
    for seat, (text, y) in enumerate(EXAMPLES):
        yield from shield(seat, box_around(18.2, y, 4.8), theme, solid=True)
        place = Box(21.2, y - 2.0, width(text, figure_pt, "bold") + 0.02, 4.0)
        yield write(text, place, figure_pt, colour=theme.ink, name="bold")
        yield icon(paid, (place.right + 2.2, y), 3.2, theme.ink, theme.fill(paid))
