"""A picture of what each realm's decks ask at the end, and of the way from tie to tie (T3)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, outline
from sheets.drawing.lettering import LABEL_PT, leading, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item, Point, Stroke, line, polygon, rectangle
from sheets.realms_and_ruins.edition import REALM_COLOURS, REALMS, Edition, Realm
from sheets.table.table import Table
from sheets.words.words import Words

BAND = 5.6
PANEL = (37.0, BAND + 2 * leading(LABEL_PT) + 2)
BETWEEN = 5.0  # Between the panel above and the two below.
ARROW = 2.2
HEIGHT = 2 * PANEL[1] + BETWEEN


def tie_chain(place: Box, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield the picture at the top of a place; it is HEIGHT high."""
    first, second, third = _boxes(place)
    for realm, box in zip(REALMS, (first, second, third), strict=True):
        yield from _panel(realm, box, edition, table, words)
    stroke = Stroke(table.theme.ink, FIRM)
    right, left = (first.right + second.right) / 2, (first.x + third.x) / 2
    middle = second.centre[1]
    ways = (
        ((first.right, first.centre[1]), (right, first.centre[1]), (right, second.y)),
        ((second.x, middle), (third.right, middle)),
        ((left, third.y), (left, first.centre[1]), (first.x, first.centre[1])),
    )
    for way in ways:
        yield line(*way, stroke=stroke)
        yield _head(way[-2], way[-1], table.theme.ink)


def _boxes(place: Box) -> tuple[Box, Box, Box]:
    """Return the realms' panels clockwise, the first above."""
    wide, high = PANEL
    below = place.y + high + BETWEEN
    return (
        Box(place.centre[0] - wide / 2, place.y, wide, high),
        Box(place.right - wide, below, wide, high),
        Box(place.x, below, wide, high),
    )


def _panel(realm: Realm, box: Box, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    band = Box(box.x, box.y, box.width, BAND)
    yield rectangle(band, theme.fill(REALM_COLOURS[realm]))
    yield line((band.x, band.bottom), (band.right, band.bottom), stroke=outline(theme))
    yield rectangle(box, None, outline(theme))
    name = edition.realm_text(realm, table.language)
    yield write(name, band.inset(0.5), 9.5, colour=theme.ink, name="bold", anchor="middle")
    lines = wrap(words(f"ending.{realm}"), box.width - 2, LABEL_PT)
    room = box.height - BAND - leading(LABEL_PT) * len(lines)
    told = Box(box.x + 1, band.bottom + room / 2, box.width - 2, 0)
    yield from write_lines(lines, told, LABEL_PT, colour=theme.ink, anchor="middle")


def _head(start: Point, end: Point, ink: str) -> Item:
    """Return the head of an arrow that ends here, upright or level."""
    (ax, ay), (x, y) = start, end
    length = abs(x - ax) + abs(y - ay)
    dx, dy = ARROW * (x - ax) / length, ARROW * (y - ay) / length
    return polygon(
        ((x, y), (x - dx - dy / 2, y - dy + dx / 2), (x - dx + dy / 2, y - dy - dx / 2)), ink
    )
