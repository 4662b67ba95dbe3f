"""The market's band over the cards: what their symbols are, and cards as a pen leaves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sheets.drawing.figures import HAIR
from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, width, write
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Colour,
    Group,
    Item,
    Path,
    Point,
    Segment,
    Stroke,
    box_around,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.drawing.zones import INSET, SIGN, TITLE_PT, draw_band
from sheets.merchants.edition.edition import Resource
from sheets.merchants.player.cards import COLUMN_BOX, OVAL, RECTANGLE, STAR, oval, square, star
from sheets.merchants.player.pen_marks import LEFT
from sheets.table.table import Table
from sheets.words.words import Words

HIGH = 7.0
AWNING, SCALLOP, DEEP = 1.35, 4.1, 1.1  # The room of the awning, its scallops' width and depth.
SCALE = 0.4  # Of a card in the key.
SMALL = (10.8, 6.2)
PLACES = ((2.2, 1.5), (7.8, 3.1), (2.2, 4.65))  # The middles of its symbols, as on a card.
SYMBOL = 0.72  # How large a symbol with its name is.
AFTER = 1.1  # Between a picture and what it means,
GAP, LEAST_GAP = 4.0, 1.6  # and before the next one.
LINED_UP = 0.45  # Off a band's line, where bands are not filled.
TICKED = 3.6  # The room of the box under a column that is taken.


class Symbol(NamedTuple):
    """One of a card's three: its key in the words, how it is drawn, its size, what it costs."""

    name: str
    draw: Callable[[Point, str, Theme], tuple[Item, ...]]
    size: tuple[float, float]
    price: Resource
    icon_size: float


class Entry(NamedTuple):
    """A picture with its meaning: how wide it is, and what draws it from its left end."""

    wide: float
    label: str
    items: tuple[Item, ...]


SYMBOLS = (
    Symbol("star", star, STAR, "crystal", 3.7),
    Symbol("oval", oval, OVAL, "gold", 4.2),
    Symbol("square", square, RECTANGLE, "wood", 4.4),
)


def draw_key(table: Table, words: Words, band: Box) -> Iterator[Item]:
    """Yield the band: the title, the symbols with their names, then cards with the pen's marks."""
    theme = table.theme
    title = words("key.title")
    yield from draw_band(band, title, theme, sign="oval")
    if not table.plain:
        yield from _awning(band, theme)
    start = band.x + INSET + SIGN + 1.4 + width(title, TITLE_PT, "display")
    entries = (*_symbols(words, theme), *_cards(words, theme))
    room = Box(start, band.y, band.right - INSET - start, band.height)
    size, gap = _setting(entries, room.width)
    x, on = room.right - _wide(entries, size, gap), WHITE if theme.band else theme.ink
    for entry in entries:
        yield Group(entry.items, x, band.centre[1] - (0.0 if theme.band else LINED_UP))
        x += entry.wide + AFTER
        label = Box(x, band.y, width(entry.label, size) + 0.02, band.height)
        yield write(entry.label, label, size, colour=on)
        x = label.right + gap


def _setting(entries: tuple[Entry, ...], room: float) -> tuple[float, float]:
    """Return the type size and the gap with which all entries fit side by side."""
    for size in (LABEL_PT, 8.0, LEAST_PT):
        gap = (room - _wide(entries, size, 0)) / len(entries)
        if gap >= LEAST_GAP:
            return size, min(gap, GAP)
    return LEAST_PT, LEAST_GAP


def _wide(entries: tuple[Entry, ...], size: float, gap: float) -> float:
    labels = sum(entry.wide + AFTER + width(entry.label, size) + 0.02 for entry in entries)
    return labels + (len(entries) - 1) * gap


def _symbols(words: Words, theme: Theme) -> Iterator[Entry]:
    """Yield the symbols, in each what it costs (M1.6)."""
    for symbol in SYMBOLS:
        wide = symbol.size[0]
        middle = (wide / 2, 0.0)
        price = icon(symbol.price, middle, symbol.icon_size, theme.ink, WHITE)
        drawn = Group((*symbol.draw(middle, "", theme), price), 0, 0, SYMBOL)
        yield Entry(SYMBOL * wide, words(f"key.{symbol.name}"), (drawn,))


def _cards(words: Words, theme: Theme) -> Iterator[Entry]:
    """Yield small cards, each as the pen leaves it."""
    for name in LEFT:
        wide = SMALL[0] + (TICKED if name == "closed" else 0)
        yield Entry(wide, words(f"key.{name}"), tuple(_small_card(name, theme)))


def _small_card(name: str, theme: Theme) -> Iterator[Item]:
    """Yield a card without its words, and the ticked box of a column that is taken.

    No `Mark` is in it: a camera must find none here.
    """
    card = Box(0, -SMALL[1] / 2, *SMALL)
    yield rectangle(card, WHITE, Stroke(theme.line, HAIR), 0.6)
    for symbol, (x, y), hows in zip(SYMBOLS, PLACES, LEFT[name], strict=True):
        place = box_around(0, 0, *symbol.size)
        left = (item for how in hows for item in draw_pen(how, place, theme.pen))
        yield Group((*symbol.draw((0, 0), "", theme), *left), x, card.y + y, SCALE)
    if name == "closed":
        place = box_around(0, 0, COLUMN_BOX)
        frame = rectangle(place, WHITE, Stroke(theme.ink, HAIR), 0.6)
        ticked = (frame, *draw_pen("tick", place, theme.pen))
        yield Group(ticked, SMALL[0] + TICKED / 2 + 0.4, 0, SCALE)


def _awning(band: Box, theme: Theme) -> Iterator[Item]:
    """Yield the scallops that hang from the band, every second one in its colour."""
    number = round(band.width / SCALLOP)
    wide = band.width / number
    edge = Stroke(theme.title, HAIR)
    fills: tuple[Colour, Colour] = (theme.title if theme.band else WHITE, WHITE)
    for turn, fill in enumerate(fills):
        lefts = (band.x + index * wide for index in range(turn, number, 2))
        yield Path(
            tuple(part for left in lefts for part in _scallop(left, band.bottom, wide)), fill, edge
        )


def _scallop(left: float, top: float, wide: float) -> tuple[Segment, ...]:
    low = top + DEEP
    return (
        ("M", left, top),
        ("C", left + 0.1 * wide, low, left + 0.9 * wide, low, left + wide, top),
        ("Z",),
    )
