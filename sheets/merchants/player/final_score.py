"""Where points are counted: the crown space, and the final score."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HEAVY, box_mark
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, leading, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item, Mark, Stroke, line, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import TRACKS, Resource
from sheets.merchants.player.marks import (
    CROWNS,
    crowns_mark,
    final_mark,
)
from sheets.table.table import Table
from sheets.words.words import Words

FIGURE_BOX = (10.8, 7.6)  # Room for two digits.
TOTAL_BOX = (14.0, 7.6)  # Room for three.
BETWEEN = 0.3
HEAD = 5.6
HALVED = "÷ 2"
TOTAL = final_mark("total")
HALF_WIDTH = 13.0  # Of a track's symbol and sign, before its box.
CROWNS_ACROSS = 6
CROWNS_BETWEEN = 0.6  # Side by side.
FINAL_DOWN = 41.2  # Below the crown space.
RULE_UP = 1.3  # The line between both.


def draw_crowns(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the crown space: a box for each figure."""
    pitch, height = (box.width + CROWNS_BETWEEN) / CROWNS_ACROSS, FIGURE_BOX[1]
    for index in range(CROWNS):
        column, row = index % CROWNS_ACROSS, index // CROWNS_ACROSS
        x, y = box.x + column * pitch, box.y + row * (height + BETWEEN)
        place = Box(x, y, pitch - CROWNS_BETWEEN, height)
        yield box_mark(crowns_mark(index + 1), place, theme)


def draw_final(table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the final score by M7.2-M7.6: a labelled box for each line, the total last."""
    theme = table.theme
    rows_top, pitch = box.y + FINAL_DOWN, FIGURE_BOX[1] + BETWEEN
    rule = rows_top - RULE_UP
    yield line((box.x, rule), (box.right, rule), stroke=Stroke(theme.ink, HEAVY))
    for row, track in enumerate(TRACKS):
        yield from draw_half(track, box.x, rows_top + row * pitch, FIGURE_BOX, theme)
    left = box.x + HALF_WIDTH + FIGURE_BOX[0] + 4
    for row, part in enumerate(("crowns", "cards", "artifacts")):
        place = Box(left, rows_top + row * pitch, box.right - left, FIGURE_BOX[1])
        yield from _line(final_mark(part), words(f"final.{part}"), place, TOTAL_BOX, theme)
    total = Box(left, rows_top + 3 * pitch, box.right - left, TOTAL_BOX[1])
    yield from _line(TOTAL, words("final.total"), total, TOTAL_BOX, theme)


def draw_half(
    track: Resource, x: float, y: float, size: tuple[float, float], theme: Theme
) -> Iterator[Item]:
    """Yield a track's line of the final score: its symbol, halved (M7.2), and a box."""
    middle = y + size[1] / 2
    yield icon(track, (x + 2.8, middle), 5.4, theme.ink, theme.fill(track))
    sign = Box(x + 6.8, y, HALF_WIDTH - 7.8, size[1])
    yield write(HALVED, sign, 9, colour=theme.ink)
    yield box_mark(final_mark(track), Box(x + HALF_WIDTH, y, *size), theme)


def _line(
    name: str, label: str, place: Box, size: tuple[float, float], theme: Theme
) -> Iterator[Item]:
    figure = Box(place.right - size[0], place.y, *size)
    text = Box(place.x, place.y, place.width - size[0] - 1.2, place.height)
    face = "bold" if name == TOTAL else "text"
    yield from draw_label(label, text, face, theme)
    mark = total_mark if name == TOTAL else box_mark
    yield mark(name, figure, theme)


def total_mark(name: str, box: Box, theme: Theme) -> Mark:
    """Return a heavy box for a total."""
    return Mark(name, "write", box, (rectangle(box, "#ffffff", Stroke(theme.ink, HEAVY), 0.8),))


def draw_label(label: str, box: Box, face: str, theme: Theme) -> Iterator[Item]:
    """Yield a label on one line, or on several in smaller type where it is too long for one."""
    lines = wrap(label, box.width, LEAST_PT, face)
    if len(lines) == 1:
        yield write(label, box, LABEL_PT, colour=theme.ink, name=face)
        return
    height = len(lines) * leading(LEAST_PT)
    middle = Box(box.x, box.centre[1] - height / 2, box.width, height)
    yield from write_lines(lines, middle, LEAST_PT, colour=theme.ink, name=face)
