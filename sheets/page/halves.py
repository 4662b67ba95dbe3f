"""Two half pages side by side, to be cut or folded apart: their frames, heads and the cut between.

What stands on them is each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from sheets.drawing.figures import HAIR
from sheets.drawing.lettering import width, write
from sheets.drawing.paper import HOLE_SCALE, SHARED
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Item,
    Stroke,
    ellipse,
    line,
    polygon,
)
from sheets.drawing.theme import Theme
from sheets.editions.head import Head
from sheets.page.border import PLATE, draw_border, draw_ground, draw_sky, head_within
from sheets.page.chart import NEAT
from sheets.page.identity import draw_tile, footer
from sheets.page.layout import IMPRINT, Layout
from sheets.table.table import Table
from sheets.words.words import Words

APART = 8.0  # Between the halves; the cut runs in its middle.
_WIDE, _HIGH = (SHARED.width - APART) / 2, SHARED.height - (IMPRINT + 0.6) / HOLE_SCALE
LEFT, RIGHT = Box(0, 0, _WIDE, _HIGH), Box(_WIDE + APART, 0, _WIDE, _HIGH)
HEAD = 12.4
INSIDE = 2.6  # Between a frame and what is in it,
CLEAR = 0.4  # between its lower corners and that,
UNDER = 1.8  # and under its head.
Strip: TypeAlias = Callable[[Box], Iterable[Item]]
TILE, INITIAL_PT = 9.8, 22.0  # The title's first letter.
TITLE_PT, SUBTITLE_PT, NAME_PT = 15.0, 9.0, 13.5
NOTCH = 2.2  # Of the banner with a half's name.
CUT = (2.0, 1.6)
SCISSORS = 22.0  # As far down they stand.


@dataclass(frozen=True, slots=True)
class Half:
    """A half page: what it is called, and what stands in its room."""

    name: str
    items: tuple[Item, ...]


def room_of(half: Box) -> Box:
    """Return the room of a half page under its head."""
    top = half.y + HEAD + UNDER
    return Box(
        half.x + INSIDE + NEAT,
        top,
        half.width - 2 * (INSIDE + NEAT),
        half.bottom - PLATE - CLEAR - top,
    )


def halved_aid(
    edition: Head, table: Table, words: Words, halves: tuple[Half, Half], strip: Strip
) -> Layout:
    """Return an aid of two halves, each complete in its frame, and the cut between them.

    `strip` draws the ground of a head beside its title.
    """
    items = (
        *_framed(LEFT, halves[0], edition, table, words, strip),
        *_framed(RIGHT, halves[1], edition, table, words, strip),
        *_cut(table.theme),
    )
    return Layout("aid", footer(words("sheet.aid"), edition, table, words), items)


def _framed(
    box: Box, half: Half, edition: Head, table: Table, words: Words, strip: Strip
) -> Iterator[Item]:
    theme = table.theme
    yield from draw_ground(box, theme, plain=table.plain)
    yield from _head(box, half.name, edition, table, words, strip)
    yield from draw_border(box, theme, plain=table.plain)
    yield from half.items


def _head(
    box: Box, name: str, edition: Head, table: Table, words: Words, strip: Strip
) -> Iterator[Item]:
    theme = table.theme
    title = edition.title_text(table.language).upper()
    inner = head_within(box, HEAD)
    yield from draw_sky(inner, theme)
    tile = Box(inner.x + INSIDE + 2.4, inner.y + (inner.height - TILE) / 2, TILE, TILE)
    left = tile.right + 1.2
    if not table.plain:
        # Where a town is but outlines, its lines keep clear of the words.
        x = left + width(title[1:], TITLE_PT, "display") + 3 if not theme.fill("sea") else inner.x
        yield from strip(Box(x, inner.y, inner.right - x, inner.height))
    wide = width(name, NAME_PT, "display") + 0.05
    banner = Box(inner.right - wide - 12, inner.y + 2.1, wide + 8, inner.height - 4.2)
    yield from _banner(banner, name, wide, theme)
    yield from draw_tile(tile, title[:1], INITIAL_PT, theme)
    room = banner.x - left - 3
    place = Box(left, inner.y + 1.0, room, 6.2)
    yield write(title[1:], place, TITLE_PT, colour=theme.title, name="display")
    players = words("players-1" if table.players == 1 else "players", players=table.players)
    under = f"{words('sheet.aid')} · {players}"
    yield write(under, Box(left, inner.y + 6.8, room, 4), SUBTITLE_PT, colour=theme.ink)


def _banner(box: Box, name: str, wide: float, theme: Theme) -> Iterator[Item]:
    middle = box.centre[1]
    corners = (
        (box.x, box.y),
        (box.right, box.y),
        (box.right, box.bottom),
        (box.x, box.bottom),
        (box.x + NOTCH, middle),
    )
    yield polygon(corners, WHITE, Stroke(theme.title, 0.35))
    place = Box(box.right - 3 - wide, box.y, wide, box.height)
    yield write(name, place, NAME_PT, colour=theme.title, name="display")


def _cut(theme: Theme) -> Iterator[Item]:
    """Yield the line along which the halves are cut apart, and scissors on it."""
    x = SHARED.width / 2
    upper, lower = SCISSORS - 4.4, SCISSORS + 4.6
    for top, bottom in ((0.0, upper), (lower, _HIGH)):
        yield line((x, top), (x, bottom), stroke=Stroke(theme.quiet, HAIR, CUT))
    firm = Stroke(theme.quiet, 0.45)
    for side in (-1, 1):
        yield ellipse(Box(x + side * 1.5 - 1.0, SCISSORS + 1.6, 2.0, 2.7), WHITE, firm)
        yield line((x + side * 0.95, SCISSORS + 1.8), (x - side * 1.2, SCISSORS - 3.6), stroke=firm)
