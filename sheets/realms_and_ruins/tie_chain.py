"""A picture of what each realm's decks ask at the end, and of the way from tie to tie (T3)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM
from sheets.drawing.lettering import LABEL_PT, leading, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item, Point, Stroke, line, polygon
from sheets.realms_and_ruins.edition import REALM_COLOURS, REALMS, Edition, Realm
from sheets.realms_and_ruins.tower import tower
from sheets.table.table import Table
from sheets.words.words import Words

TOWER = 11.4  # How high a realm's tower is,
HALF = 0.42 * TOWER  # half as wide as its battlements,
ABOVE = 3.4  # and what is above it: the way back to the first realm.
NAME, NAME_PT = 4.6, 9.5
SHARES = (0.8, 1.05, 1.15)  # Of the width, by how much there is to be said.
BETWEEN = 2.0  # Between what two realms ask.
ARROW = 2.2
APART = 1.6  # Between an arrow and a tower.
UNDER = 0.8  # Between the ground and the names.


def chain_height(wide: float, words: Words) -> float:
    """Return how high the picture is where it is so wide."""
    lines = max(
        len(wrap(words(f"ending.{realm}"), each, LABEL_PT))
        for realm, each in zip(REALMS, _widths(wide), strict=True)
    )
    return ABOVE + TOWER + UNDER + NAME + lines * leading(LABEL_PT)


def tie_chain(place: Box, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield the picture in a place that is as high as it."""
    ground = place.y + ABOVE + TOWER
    boxes, x = [], place.x
    for wide in _widths(place.width):
        boxes.append(Box(x, place.y, wide, place.height))
        x += wide + BETWEEN
    ink, stroke = table.theme.ink, Stroke(table.theme.ink, FIRM)
    yield line((place.x, ground), (place.right, ground), stroke=Stroke(table.theme.title, FIRM))
    for realm, box in zip(REALMS, boxes, strict=True):
        yield from _realm(realm, box, ground, edition, table, words)
    level = ground - 0.5 * TOWER
    first, second, third = (box.centre[0] for box in boxes)
    top = ground - TOWER
    ways = (
        ((first + HALF + APART, level), (second - HALF - APART, level)),
        ((second + HALF + APART, level), (third - HALF - APART, level)),
        *[((third, top - 0.7), (third, place.y), (first, place.y), (first, top - 0.7))],
    )
    for way in ways:
        yield line(*way, stroke=stroke)
        yield _head(way[-2], way[-1], ink)


def _widths(wide: float) -> tuple[float, ...]:
    room = wide - (len(SHARES) - 1) * BETWEEN
    return tuple(room * share / sum(SHARES) for share in SHARES)


def _realm(
    realm: Realm, box: Box, ground: float, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield a realm's tower in its colour, below it its name and what its decks ask."""
    theme, middle = table.theme, box.centre[0]
    fill = theme.fill(REALM_COLOURS[realm]) or "#ffffff"
    centre = (middle, ground - TOWER / 2)
    yield from tower(centre, TOWER, theme.title, is_ruined=False, fill=fill)
    name = edition.realm_text(realm, table.language)
    place = Box(box.x, ground + UNDER, box.width, NAME)
    yield write(name, place, NAME_PT, colour=theme.ink, name="bold", anchor="middle")
    lines = wrap(words(f"ending.{realm}"), box.width, LABEL_PT)
    told = Box(box.x, place.bottom, box.width, 0)
    yield from write_lines(lines, told, LABEL_PT, colour=theme.ink, anchor="middle")


def _head(start: Point, end: Point, ink: str) -> Item:
    """Return the head of an arrow that ends here, upright or level."""
    (ax, ay), (x, y) = start, end
    length = abs(x - ax) + abs(y - ay)
    dx, dy = ARROW * (x - ax) / length, ARROW * (y - ay) / length
    return polygon(
        ((x, y), (x - dx - dy / 2, y - dy + dx / 2), (x - dx + dy / 2, y - dy - dx / 2)), ink
    )
