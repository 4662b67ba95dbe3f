"""What is claimed and spent on the player sheet: monuments, relics, artifacts, workers."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HEADING_PT, heading, struck_out
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, width, write
from sheets.drawing.shapes import Box, Item, Mark, Point, Stroke, box_around, circle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Value, in_play
from sheets.merchants.options import with_option
from sheets.merchants.player.marks import SymbolKind, ValueKind, symbol_mark, value_mark
from sheets.table.table import Table
from sheets.words.words import Words

VALUE = 7.4  # The ring around a value's points,
LEAST_VALUE = 5.6  # smaller where an edition has more of them.
APART = 4.05  # The white between two symbols to mark,
TIGHT = 1.5  # less where an edition has more of them than fit.
PRICED = 19.8  # A heading, its price, a row of values;
ROW = 15.8  # a heading with its price in pictures, a row of values.
VALUES_DOWN = 2.2  # Below what stands above them.
SYMBOL = 6.0
SYMBOLS_DOWN = 10.4  # Below their heading and what it says.
MOST_DROP = 3.5  # Between two parts, more than they need, where there is room.
PRICE = 3.6  # The pictures of a price.
COLUMNS = 8  # All values and symbols stand in these, the right half's in the last four.


def draw_values(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the monuments above the relics for two and for three artifacts, falling (M1.5)."""
    monuments = Box(box.x, box.y, box.width, PRICED + _drop(edition, box))
    two, three = _halves(box, monuments.bottom)
    relics = edition.relics
    large = _ring(len(edition.monuments.values), monuments.width)
    small = _ring(max(len(relics.two), len(relics.three)), two.width)
    theme = table.theme
    head = Box(box.x, box.y, box.width, 4)
    yield heading(words("player.monuments"), head, theme)
    every = (*edition.monuments.values, *relics.two, *relics.three)
    if in_play(every, table.players) != every:
        note = words("player.struck", players=table.players)
        yield write(note, head, LABEL_PT, colour=theme.quiet, anchor="end")
    price = Box(box.x, box.y + 4.2, box.width, 3.6)
    cost = words(with_option("player.monuments-price", edition.rules))
    yield write(cost, price, LABEL_PT, colour=theme.quiet)
    yield from _ladder("monument", edition.monuments.values, monuments, large, price.bottom, table)
    rows: tuple[tuple[ValueKind, int, tuple[Value, ...], Box], ...] = (
        ("relic two", 2, relics.two, two),
        ("relic three", 3, relics.three, three),
    )
    for kind, artifacts, values, place in rows:
        head = Box(place.x, place.y, place.width, 4)
        title = words("player.relics")
        yield heading(title, head, theme)
        x = head.x + width(title, HEADING_PT, "display") + 2
        yield from _relic_price(artifacts, (x, head.centre[1]), theme)
        yield from _ladder(kind, values, place, small, head.bottom, table)


def _drop(edition: Edition, box: Box) -> float:
    """Return how much further apart the parts may stand than they need."""
    rows = -(-max(edition.sheet.artifacts, edition.sheet.workers) // (COLUMNS // 2))
    needed = PRICED + ROW + SYMBOLS_DOWN + rows * (SYMBOL + APART) - APART
    return min(max((box.height - needed) / 2, 0.0), MOST_DROP)


def _relic_price(artifacts: int, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield what a relic costs (M4.3): so many artifacts, and a worker."""
    x, y = left
    for _ in range(artifacts):
        yield icon("artifact", (x + PRICE / 2, y), PRICE, theme.ink, theme.fill("artifact"))
        x += 0.95 * PRICE
    plus = Box(x + 0.4, y - 2, 2.6, 4)
    yield write("+", plus, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")
    worker = (plus.right + 0.4 + PRICE / 2, y)
    yield icon("worker", worker, PRICE, theme.ink, theme.fill("worker"))


def _halves(box: Box, y: float) -> tuple[Box, Box]:
    """Return the columns' left and right half, from a height on down."""
    half = COLUMNS // 2
    wide = VALUE + (half - 1) * _pitch(box.width)
    left, right = box.x, box.x + half * _pitch(box.width)
    return Box(left, y, wide, box.bottom - y), Box(right, y, wide, box.bottom - y)


def _pitch(width: float, columns: int = COLUMNS) -> float:
    """Return the distance of columns that fill a width."""
    return (width - VALUE) / (columns - 1)


def _ring(number: int, width: float) -> float:
    """Return how large so many rings are in a row: smaller, and only then closer together."""
    apart = (width + APART) / max(number, 1) - APART
    tight = (width + TIGHT) / max(number, 1) - TIGHT
    return min(VALUE, max(apart, min(tight, LEAST_VALUE)))


def _ladder(
    kind: ValueKind,
    values: tuple[Value, ...],
    place: Box,
    size: float,
    above: float,
    table: Table,
) -> Iterator[Item]:
    """Yield a row of values, `above` the end of what stands over them."""
    columns = COLUMNS if kind == "monument" else COLUMNS // 2
    pitch = (place.width - size) / (max(columns, len(values)) - 1)
    y = above + VALUES_DOWN + VALUE / 2
    for index, value in enumerate(values):
        x = place.x + size / 2 + index * pitch
        yield from _value(value_mark(kind, value.points), value, box_around(x, y, size), table)


def _value(name: str, value: Value, box: Box, table: Table) -> Iterator[Item]:
    theme = table.theme
    is_open = bool(in_play((value,), table.players))
    colour = theme.ink if is_open else theme.quiet
    ring = circle(box.centre, box.width / 2, "#ffffff", Stroke(colour, FIRM))
    face = "bold" if is_open else "text"
    figure = write(str(value.points), box, 12, colour=colour, name=face, anchor="middle")
    if is_open:
        yield Mark(name, "mark", box, (ring, figure))
    else:
        yield from (ring, figure, struck_out(box.inset(0.6), theme))


def draw_symbols(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the artifacts to circle and the worker symbols to cross out, below the values."""
    theme, sheet = table.theme, edition.sheet
    numbers: tuple[tuple[SymbolKind, int], ...] = (
        ("artifact", sheet.artifacts),
        ("worker", sheet.workers),
    )
    top = box.y + PRICED + ROW + 2 * _drop(edition, box)
    for (kind, number), place in zip(numbers, _halves(box, top), strict=True):
        yield heading(words(f"player.{kind}s"), Box(place.x, place.y, place.width, 4), theme)
        price = Box(place.x, place.y + 4.6, place.width, 3.6)
        yield write(words(f"player.{kind}s-price"), price, LABEL_PT, colour=theme.quiet)
        room = Box(place.x, place.y + SYMBOLS_DOWN, place.width, place.height - SYMBOLS_DOWN)
        yield from _rows(kind, number, room, theme)


def _rows(kind: SymbolKind, number: int, room: Box, theme: Theme) -> Iterator[Item]:
    """Yield symbols row by row below the values, smaller where an edition has more than fit."""
    scales = (percent / 100 for percent in range(100, 30, -5))
    scale = next((each for each in scales if _fitting(each, room) >= number), 0.3)
    size, columns = scale * SYMBOL, _columns(scale, room.width)
    rows = -(-number // columns)
    across = -(-number // max(rows, 1))  # As many in the last row as can be.
    for index in range(number):
        x = room.x + VALUE / 2 + index % across * _pitch(room.width, columns)
        y = room.y + size / 2 + index // across * scale * (SYMBOL + APART)
        symbol = icon(kind, (x, y), size, theme.ink, theme.fill(kind))
        yield Mark(symbol_mark(kind, index + 1), "mark", box_around(x, y, size), (symbol,))


def _columns(scale: float, width: float) -> int:
    """Return how many symbols stand in a row: four in their size, like the values."""
    return max(int((width - VALUE) / (scale * (SYMBOL + APART) + 0.01)) + 1, COLUMNS // 2)


def _fitting(scale: float, room: Box) -> int:
    """Return how many symbols of a scale fit."""
    rows = int((room.height + scale * APART + 0.01) / (scale * (SYMBOL + APART)))
    return rows * _columns(scale, room.width)
