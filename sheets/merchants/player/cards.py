"""The cards of the player sheet, columns of three, and the market's band that explains them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import dist
from typing import NamedTuple

from sheets.drawing.filling import AROUND, How, draw_pen
from sheets.drawing.icons import icon, star_path
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import ellipse, line, rectangle
from sheets.drawing.pictures import Part, row
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Group,
    Item,
    Mark,
    Pen,
    Point,
    Stroke,
    Zone,
)
from sheets.drawing.sizes import FIGURE_PT, FIRM, HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import INSET, SIGN, TITLE_PT, draw_band, fitting, shared_out, span
from sheets.merchants.edition.edition import Card, Edition, Resource
from sheets.merchants.effects import HIGH as EFFECT_HIGH
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.marks import PARTS, CardPart, card_mark, column_mark
from sheets.table.table import Table
from sheets.words.translation import Words

STAR, OVAL, RECTANGLE = (6.3, 6.0), (6.5, 6.0), (6.2, 6.0)
STAR_SIZE = 6.6  # Of the square around the star's circle.
STAR_DOWN = 0.3  # By how much the circle reaches further down than the star.
RING = 2.02  # The white that a pen's circle needs.
EDGE = 2.2  # Between a symbol and the side of its card.
CARD = 20.9  # So that symbols stand 4 mm apart, those of two cards too.
TALLEST = 25.0  # Where a column has fewer of them.
BLOCK = (
    3 * CARD
)  # Where an edition has more cards in a column, they are less tall, where fewer taller.
BAR, LOW_BAR = 4.2, 0.25  # The bar with a name; that of a low card, as a share of its height.
FOOT = 8.5  # The box under a column, with its white ring.
COLUMN_BOX = 6.0
LABEL_WIDE = 13.0  # Of its name, before it.
LEAST_WIDE, MOST_WIDE = 31.5, 44.0  # Of a column with pictures; of one where there are few.
MARGIN = 1.0
START_LINE = 0.36
TAB = 2.0  # The start column's tab, beyond its name.
HIGH = 7.0
SYMBOL = 0.72  # How large a symbol is in the key.
PLATE, PLATE_EDGE = 6.2, 0.9  # The height of the ground under what a pen has marked, its margin.
SIDE_BY_SIDE = 2.1  # Between two marked symbols.
AFTER = 1.1  # Between a picture and what it means.
GAP, LEAST_GAP = 4.0, 1.6  # Between a meaning and the next picture, and at least.
LINED_UP = 0.45  # Off a band's line, where bands are not filled.
LARGEST, LEAST_EFFECT = 1.08, 0.74  # A picture's scale; where it would be smaller there is none.
BESIDE = 0.15  # A picture.
CLEAR = 0.3  # Off the white of symbols, for a line's end.
# For each of a card's PARTS.
LEFT: Mapping[str, tuple[tuple[How, ...], ...]] = {
    "bought": ((), ("circle",), ()),  # M2.3, M6.1
    "built": (("cross",), ("circle",), ("circle",)),  # M4.2
    "overbuilt": (("cross",), ("circle",), ("circle", "cross")),  # M4.4
    "cast": (("cross",), ("circle", "cross"), ("cross",)),  # M4.1
    "closed": ((), ("cross",), ()),  # M6.2, S9
}
# By what a card's state is told from the others: the key shows these of its PARTS.
TOLD_BY: Mapping[str, tuple[CardPart, ...]] = {
    "bought": ("card",),
    "built": ("spell", "building"),
    "overbuilt": ("building",),
    "cast": ("spell", "card"),
    "closed": ("card",),
}
# All that is ever left there.
PENS: Mapping[CardPart, Pen] = {"spell": "cross", "card": "both", "building": "both"}


def cards_height(edition: Edition) -> float:
    """Return the height of the whole block."""
    return _rows(edition) * _card_height(edition) + FOOT


def draw_cards(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the columns side by side, standing on the lower side of the box."""
    columns, tall = _columns(edition, box), _card_height(edition)
    pitch, high = columns[0].width, _rows(edition) * tall
    ground = Box(columns[0].x, columns[0].y, pitch * len(columns), high)
    yield rectangle(ground, WHITE)
    for index, (column, place) in enumerate(zip(edition.columns, columns, strict=True), 1):
        foot = place._replace(y=ground.bottom, height=FOOT)
        for up, card in enumerate(reversed(column.cards), 1):
            yield from _card(edition, card, Box(foot.x, foot.y - up * tall, pitch, tall), table)
        yield from _foot(index, foot, table, words)
    yield from _frame(ground, tall, pitch, table.theme)


def card_zones(edition: Edition, words: Words, box: Box) -> Iterator[Zone]:
    """Yield zones of some columns each."""
    columns = _columns(edition, box)
    middles = _middles(columns[0]._replace(height=_card_height(edition)))
    apart = min(dist(one, other) for one, other in combinations(middles, 2))
    for few in shared_out(len(columns), fitting(columns[0].width, apart)):
        first, last = few[0] + 1, few[-1] + 1
        title = words("zone.columns", columns=span(first, last))
        yield Zone(f"columns-{first}", title, columns[few[0]].joined(columns[few[-1]]))


def _columns(edition: Edition, box: Box) -> list[Box]:
    """Return where the columns lie with their boxes, on the lower side of the block's box."""
    number, high = len(edition.columns), cards_height(edition)
    pitch = min(box.width / number, MOST_WIDE)
    left = box.x + (box.width - pitch * number) / 2
    return [Box(left + index * pitch, box.bottom - high, pitch, high) for index in range(number)]


def _rows(edition: Edition) -> int:
    return max(len(column.cards) for column in edition.columns)


def _card_height(edition: Edition) -> float:
    return min(TALLEST, BLOCK / _rows(edition))


def _frame(ground: Box, tall: float, pitch: float, theme: Theme) -> Iterator[Item]:
    """Yield the lines between cards, heavier around the start column (M1.5)."""
    for down in range(round(ground.height / tall) + 1):
        y = ground.y + down * tall
        yield line((ground.x, y), (ground.right, y), stroke=Stroke(theme.line, HAIR))
    for index in range(round(ground.width / pitch) + 1):
        x = ground.x + index * pitch
        yield line((x, ground.y), (x, ground.bottom), stroke=Stroke(theme.line, FIRM))
    # Up and down it stays clear of the white around symbols.
    start = Box(ground.x, ground.y - HAIR, pitch, ground.height + 2 * HAIR)
    yield rectangle(start, stroke=Stroke(theme.ink, START_LINE))


class _Half(NamedTuple):
    """A half of a card: its bar, the room between bar and middle, its tint, what is named in it."""

    bar: Box
    room: Box
    tint: Resource
    name: str
    key: str


def _card(edition: Edition, card: Card, cell: Box, table: Table) -> Iterator[Item]:
    """Yield a card of two halves: the spell's above, the building's below, each with its bar.

    Star and rectangle stand left of what the halves show, the oval in a bay at the right; for a
    camera all three are on white. In a narrow column they stand in a row, without pictures.
    """
    theme, wide = table.theme, cell.width >= LEAST_WIDE
    number = width(str(card.number), LEAST_PT) + 0.01
    for half in _halves(edition, card, cell, table.language):
        yield from _grounds(half, cell, table)
        short = 0.0 if half.bar.y > cell.y else number + MARGIN
        place = half.bar._replace(x=half.bar.x + MARGIN, width=half.bar.width - 2 * MARGIN - short)
        yield write(half.name, place, LABEL_PT, colour=theme.ink, name="bold")
        if wide:
            yield from _effect(edition.icon_of(half.key), half.room.inset(BESIDE), theme)
    if wide:
        ends = half.room.x + CLEAR, half.room.right - CLEAR
        across = ((x, cell.centre[1]) for x in ends)
        yield line(*across, stroke=Stroke(theme.line, HAIR, (0.1, 0.9)))
    corner = Box(cell.right - MARGIN - number, cell.y, number, half.bar.height)
    yield write(str(card.number), corner, LEAST_PT, colour=theme.quiet)
    yield from _prices(card, _middles(cell), theme)


def _halves(edition: Edition, card: Card, cell: Box, language: str) -> Iterator[_Half]:
    """Yield the halves of a card; in a narrow column they have no room for pictures."""
    wide, high = cell.width >= LEAST_WIDE, min(BAR, LOW_BAR * cell.height)
    left = cell.x + EDGE + STAR[0] + RING if wide else cell.x
    bay = cell.right - EDGE - OVAL[0] - RING if wide else cell.x
    bar = Box(left, cell.y, cell.right - left, high)
    room = Box(left, bar.bottom, bay - left, cell.height / 2 - high)
    yield _Half(bar, room, "crystal", edition.spell_text(card.spell, language), card.spell)
    building = edition.building_text(card.building, language)
    bar, room = bar._replace(y=cell.bottom - high), room._replace(y=cell.centre[1])
    yield _Half(bar, room, "wood", building, card.building)


def _grounds(half: _Half, cell: Box, table: Table) -> Iterator[Item]:
    """Yield the tint of a half, and its bar.

    For a camera there is the bar alone, so that all that is marked is on white. In a theme without
    tints the bar is a line.
    """
    theme, bar, room = table.theme, half.bar, half.room
    pale, fill = theme.fill(f"{half.tint}-row"), theme.fill(half.tint)
    if not (pale and fill):
        y = bar.bottom if bar.y < room.y else bar.y
        yield line((bar.x + CLEAR, y), (bar.right, y), stroke=Stroke(theme.line, HAIR))
    elif table.markers:
        yield rectangle(bar, fill)
    else:
        whole = cell._replace(y=min(bar.y, room.y), height=bar.height + room.height)
        yield from (rectangle(whole, pale), rectangle(bar, fill))


def _prices(card: Card, middles: Sequence[Point], theme: Theme) -> Iterator[Item]:
    """Yield what is marked of a card, in each its price (M1.6)."""
    prices = (card.crystals, card.gold, card.wood)
    for part, symbol, middle, price in zip(PARTS, SYMBOLS, middles, prices, strict=True):
        printed = symbol.draw(middle, str(price), theme)
        box = Box.around(*middle, *symbol.size)
        yield Mark(card_mark(card.number, part), PENS[part], box, printed)


def _middles(cell: Box) -> tuple[Point, Point, Point]:
    """Return where star, oval and rectangle stand: one above the other, the oval aside.

    In a narrow card they stand in a row.
    """
    if cell.width < LEAST_WIDE:
        return _middles_in_a_row(cell)
    left, right = cell.x + EDGE + STAR[0] / 2, cell.right - EDGE - OVAL[0] / 2
    middle, up = cell.centre[1], cell.height / 4
    return (left, middle - up), (right, middle), (left, middle + up)


def _middles_in_a_row(cell: Box) -> tuple[Point, Point, Point]:
    spare = cell.width - STAR[0] - OVAL[0] - RECTANGLE[0]
    edge = min(EDGE, spare / 4)
    y = cell.centre[1]
    left, right = cell.x + edge + STAR[0] / 2, cell.right - edge - RECTANGLE[0] / 2
    return (left, y), ((left + right) / 2, y), (right, y)


def _effect(name: str, room: Box, theme: Theme) -> Iterator[Item]:
    """Yield the picture of an effect in the middle of its room; none where it would be small."""
    scale = min(LARGEST, room.width / effect_width(name), room.height / EFFECT_HIGH)
    if scale >= LEAST_EFFECT:
        left = room.centre[0] - effect_width(name, scale) / 2
        yield effect(name, (left, room.centre[1]), theme, scale)


def star(centre: Point, price: str, theme: Theme) -> tuple[Item, ...]:
    """Return a spell's star with its price in crystals (M1.6)."""
    fill = theme.fill("crystal") or "#ffffff"
    x, y = centre
    shape = star_path((x, y + STAR_DOWN), STAR_SIZE, fill, Stroke(theme.ink, FIRM))
    return shape, _price(centre, price, theme)


def oval(centre: Point, price: str, theme: Theme) -> tuple[Item, ...]:
    """Return a card's oval with its price in gold (M1.6)."""
    fill = theme.fill("gold") or "#ffffff"
    shape = ellipse(Box.around(*centre, *OVAL), fill, Stroke(theme.ink, FIRM))
    return shape, _price(centre, price, theme)


def square(centre: Point, price: str, theme: Theme) -> tuple[Item, ...]:
    """Return a building's rectangle with its price in wood (M1.6)."""
    box = Box.around(*centre, *RECTANGLE)
    shape = rectangle(box, theme.fill("wood") or "#ffffff", Stroke(theme.ink, FIRM), 0.6)
    return shape, _price(centre, price, theme)


def _price(centre: Point, price: str, theme: Theme) -> Item:
    box = Box.around(*centre, 4.4)
    return write(price, box, FIGURE_PT, colour=theme.ink, name="bold", anchor="middle")


def _foot(number: int, foot: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield the box to tick under a column, its name before it."""
    theme = table.theme
    if number == 1:
        text, face, colour = words("player.start"), "bold", theme.ink
    else:
        text, face, colour = words("player.column", number=number), "text", theme.quiet
    # Where the box lies is the same in every language.
    wide = min(LABEL_WIDE, foot.width - COLUMN_BOX - 2 * RING)
    x = foot.centre[0] - (wide + RING + COLUMN_BOX) / 2
    label = Box(x, foot.bottom - COLUMN_BOX, wide, COLUMN_BOX)
    if number == 1 and (fill := theme.fill("start")):
        yield rectangle(Box(label.x - TAB, label.y, wide + TAB + 0.4, COLUMN_BOX), fill, None, 1.0)
    yield write(text, label, LABEL_PT, colour=colour, name=face, anchor="end")
    box = Box.around(label.right + RING + COLUMN_BOX / 2, label.centre[1], COLUMN_BOX)
    frame = rectangle(box, "#ffffff", Stroke(theme.ink, HAIR), 0.6)
    yield Mark(column_mark(number), "cross", box, (frame,))


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
    """Yield what the pen leaves on a card, state by state."""
    for name in LEFT:
        marked = tuple(_marked(name, theme))
        wide = sum(part.width for part in marked) + SIDE_BY_SIDE * (len(marked) - 1)
        ground = Box(0, -PLATE / 2, wide + 2 * PLATE_EDGE, PLATE)
        shown = Group(tuple(row(*marked, gap=SIDE_BY_SIDE).draw(theme)), PLATE_EDGE, 0)
        plate = rectangle(ground, WHITE, Stroke(theme.line, HAIR), 0.6)
        yield Entry(ground.width, words(f"key.{name}"), (plate, shown))


def _marked(name: str, theme: Theme) -> Iterator[Part]:
    """Yield the symbols that tell a state, as the pen leaves them, and a column's ticked box.

    No `Mark` is in them: a camera must find none here.
    """
    for part, symbol, hows in zip(PARTS, SYMBOLS, LEFT[name], strict=True):
        if part in TOLD_BY[name]:
            yield _left(symbol.draw((0, 0), "", theme), Box.around(0, 0, *symbol.size), hows, theme)
    if name == "closed":
        place = Box.around(0, 0, COLUMN_BOX)
        frame = rectangle(place, WHITE, Stroke(theme.ink, HAIR), 0.6)
        yield _left((frame,), place, ("tick",), theme)


def _left(printed: tuple[Item, ...], place: Box, hows: tuple[How, ...], theme: Theme) -> Part:
    """Return what is printed at a place with what the pen leaves there, as a part of a picture."""
    pens = (item for how in hows for item in draw_pen(how, place, theme.pen))
    around = AROUND if "circle" in hows else 0.0
    wide = SYMBOL * (place.width + 2 * around)
    drawn = Group((*printed, *pens), wide / 2, 0, SYMBOL)
    return Part(wide, lambda _: iter((drawn,)))
