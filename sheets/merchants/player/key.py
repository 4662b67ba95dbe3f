"""The key of the player sheet: what a card's symbols are, and cards as the pen leaves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sheets.drawing.figures import HAIR
from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, width, write
from sheets.drawing.shapes import Box, Group, Item, Point, Stroke, box_around, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Resource
from sheets.merchants.player.cards import COLUMN_BOX, OVAL, RECTANGLE, STAR, oval, square, star
from sheets.merchants.player.pen_marks import LEFT
from sheets.table.table import Table
from sheets.words.words import Words

SCALE = 0.53  # Of a card in the key.
SMALL = (12.4, 8.6)
PLACES = ((2.5, 2.3), (9.7, 4.3), (2.5, 6.3))  # The middles of its symbols, as on a card.
LABEL_LEFT = 8.2
SYMBOLS_DOWN = 3.9  # The middle of the three symbols with their names,
CAPTIONS_DOWN = 7.7  # the words above the small cards,
CARDS_DOWN = 10.9  # the cards,
FOOT_DOWN = 0.7  # and the box under a card, below it.


class Symbol(NamedTuple):
    """One of a card's three: its key in the words, how it is drawn, its size, what it costs."""

    name: str
    draw: Callable[[Point, str, Theme], tuple[Item, ...]]
    size: tuple[float, float]
    price: Resource
    icon_size: float


SYMBOLS = (
    Symbol("star", star, STAR, "crystal", 3.7),
    Symbol("oval", oval, OVAL, "gold", 4.2),
    Symbol("square", square, RECTANGLE, "wood", 4.4),
)


def draw_key(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the key: the symbols with what they cost, below them the cards with the pen's marks."""
    theme = table.theme
    yield from _symbols(edition, table, words, Box(box.x, box.y + SYMBOLS_DOWN, box.width, 0))
    pitch = box.width / len(LEFT)
    for index, name in enumerate(LEFT):
        caption = Box(box.x + index * pitch, box.y + CAPTIONS_DOWN, pitch, 3.2)
        text = words(f"key.{name}")
        yield write(text, caption, LEAST_PT, colour=theme.ink, anchor="middle")
        x = caption.centre[0] - SMALL[0] / 2
        yield from _small_card(name, Box(x, box.y + CARDS_DOWN, *SMALL), theme)


def _symbols(edition: Edition, table: Table, words: Words, row: Box) -> Iterator[Item]:
    """Yield the symbols side by side, in each what it costs, after each what it stands for."""
    theme = table.theme
    labels = [
        words(f"key.{symbol.name}", price=edition.resource_text(symbol.price, table.language))
        for symbol in SYMBOLS
    ]
    widths = [LABEL_LEFT + width(label, LABEL_PT) + 0.02 for label in labels]
    gap = (row.width - sum(widths)) / (len(SYMBOLS) - 1)
    x = row.x
    for symbol, label, wide in zip(SYMBOLS, labels, widths, strict=True):
        middle = (x + symbol.size[0] / 2, row.y)
        yield from symbol.draw(middle, "", theme)
        yield icon(symbol.price, middle, symbol.icon_size, theme.ink, "#ffffff")
        place = Box(x + LABEL_LEFT, row.y - 2.2, wide - LABEL_LEFT, 4.4)
        yield write(label, place, LABEL_PT, colour=theme.ink)
        x += wide + gap


def _small_card(name: str, card: Box, theme: Theme) -> Iterator[Item]:
    """Yield a card without its words, as the pen leaves it, and the ticked box below a lost one.

    No `Mark` is in it: a camera must find none here.
    """
    yield rectangle(card, "#ffffff", Stroke(theme.line, HAIR))
    for symbol, (x, y), hows in zip(SYMBOLS, PLACES, LEFT[name], strict=True):
        middle = (card.x + x, card.y + y)
        place = box_around(0, 0, *symbol.size)
        left = (item for how in hows for item in draw_pen(how, place, theme.pen))
        yield Group((*symbol.draw((0, 0), "", theme), *left), *middle, SCALE)
    if name == "closed":
        below = (card.centre[0], card.bottom + FOOT_DOWN + SCALE * COLUMN_BOX / 2)
        place = box_around(0, 0, COLUMN_BOX)
        frame = rectangle(place, "#ffffff", Stroke(theme.ink, HAIR), 0.6)
        yield Group((frame, *draw_pen("tick", place, theme.pen)), *below, SCALE)
