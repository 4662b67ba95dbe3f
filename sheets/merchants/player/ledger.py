"""The ledger of the player sheet: rows of crowns that add up, and fall into one total."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.figures import HAIR, HEAVY, figure_mark, outline
from sheets.drawing.lettering import LEAST_PT, leading, width, wrap, write, write_lines
from sheets.drawing.pictures import Part, oval, sign, smaller
from sheets.drawing.shapes import Box, Group, Item, Mark, Point, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.player.marks import (
    CROWNS,
    CROWNS_ACROSS,
    KEPT,
    Kept,
    crowns_mark,
    crowns_sum_mark,
    final_mark,
)
from sheets.table.table import Table
from sheets.words.words import Words

BOX = (9.75, 7.55)  # Room for two digits,
SUM = 11.2  # more of it for the sum of a row,
TOTAL_BOX = (15.3, 7.55)  # and for three digits.
BETWEEN = 0.15
AFTER = 0.7  # Between a sign and its box.
POINTER = 1.9  # From a row to its sum.
WIDTH = CROWNS_ACROSS * (BOX[0] + BETWEEN) - BETWEEN + POINTER + SUM
PITCH = BOX[1] + BETWEEN
SUM_LINE = 0.25
EDGE = 0.8  # Of the ground under all sums.
ROWS = CROWNS // CROWNS_ACROSS
TOTAL_PT = 12.5
SIGNS: Mapping[Kept, Part] = {
    "tracks": sign("crown", 4.2),
    "cards": smaller(oval(), 0.82),
    "artifacts": sign("artifact"),
}


def draw_crowns(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the crown space: rows of boxes for a figure each, after each row its sum."""
    left = box.x + WIDTH - SUM - EDGE
    if fill := theme.fill("start"):
        bottom = box.y + (ROWS + 1) * PITCH
        yield rectangle(Box(left, box.y - EDGE, SUM + 2 * EDGE, bottom - box.y + EDGE), fill)
    wide, high = BOX
    for index in range(CROWNS):
        row, column = divmod(index, CROWNS_ACROSS)
        place = Box(box.x + column * (wide + BETWEEN), box.y + row * PITCH, wide, high)
        yield _crowns(index + 1, place, theme)
    for row in range(ROWS):
        yield from _sum(crowns_sum_mark(row + 1), box, row, theme)


def _crowns(number: int, box: Box, theme: Theme) -> Mark:
    """Return a box for a figure, its number small in the corner: so a camera finds its place."""
    frame = rectangle(box, "#ffffff", outline(theme), 0.8)
    corner = Box(box.x + 0.45, box.y + 0.1, 4, 2.2)
    figure = write(str(number), corner, LEAST_PT, colour=theme.quiet)
    return Mark(crowns_mark(number), "write", box, (frame, figure))


def _sum(name: str, box: Box, row: int, theme: Theme) -> Iterator[Item]:
    """Yield a row's sum at its right end, in the column that falls into the total."""
    y, x = box.y + row * PITCH, box.x + WIDTH - SUM
    tip: Point = (x - 0.25, y + BOX[1] / 2)
    back = x - POINTER + 0.35
    yield polygon((tip, (back, tip[1] - 1), (back, tip[1] + 1)), theme.ink)
    yield figure_mark(name, Box(x, y, SUM, BOX[1]), theme, width=SUM_LINE)


def draw_final(table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield what the end brings, in a row like the crowns', and the total below all sums (M7.6)."""
    theme, row = table.theme, ROWS
    y = box.y + row * PITCH
    pitch = (WIDTH - SUM - POINTER) / len(KEPT)
    for index, kept in enumerate(KEPT):
        place = Box(box.x + (index + 1) * pitch - BOX[0], y, *BOX)
        part = SIGNS[kept]
        left = place.x - part.width - AFTER
        yield Group(tuple(part.draw(theme)), left, y + BOX[1] / 2)
        yield figure_mark(final_mark(kept), place, theme, width=HAIR)
    yield from _sum(final_mark("sum"), box, row, theme)
    right, top = box.x + WIDTH, y + PITCH
    total = Box(right - TOTAL_BOX[0], top + 0.45, *TOTAL_BOX)
    title = words("final.total")
    start = total.x - 2 - width(title, TOTAL_PT, "display")
    head = Box(start, total.y, total.x - 1.9 - start, TOTAL_BOX[1])
    yield write(title, head, TOTAL_PT, colour=theme.title, name="display")
    text = wrap(words("player.final-note"), start - box.x - 2, LEAST_PT)
    note = Box(box.x, total.centre[1] - len(text) * leading(LEAST_PT) / 2, start - box.x - 2, 0)
    yield from write_lines(text, note, LEAST_PT, colour=theme.ink)
    yield figure_mark(final_mark("total"), total, theme, 3, HEAVY)
