"""What is claimed and spent on the player sheet: monuments, relics, artifacts, workers."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, heading, struck_out
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, write
from sheets.drawing.shapes import Box, Item, Mark, Stroke, box_around, circle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import MOST_PLAYERS, Edition, Value
from sheets.merchants.options import with_option
from sheets.merchants.player.marks import SymbolKind, ValueKind, symbol_mark, value_mark
from sheets.table.table import Table
from sheets.words.words import Words

VALUE = 8.0  # The ring around a value's points,
LEAST_VALUE = 5.6  # smaller where an edition has more of them.
APART = 4.2  # The white between two symbols to mark,
TIGHT = 1.5  # less where an edition has more of them than fit.
ROW = 25.4  # A heading, its price, a row of values, and from how many players on each is in play.
SYMBOL = 6.8
COLUMNS = 8  # All values and symbols stand in these, the right half's in the last four.


def draw_values(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the monuments above the relics for two and for three artifacts, falling (M1.5)."""
    monuments = Box(box.x, box.y, box.width, ROW)
    two, three = _halves(box, monuments.bottom)
    relics = edition.relics
    large = _ring(len(edition.monuments.values), monuments.width)
    small = _ring(max(len(relics.two), len(relics.three)), two.width)
    rows: tuple[tuple[ValueKind, str, tuple[Value, ...], Box, float], ...] = (
        ("monument", "monuments", edition.monuments.values, monuments, large),
        ("relic two", "relics-two", relics.two, two, small),
        ("relic three", "relics-three", relics.three, three, small),
    )
    for kind, title, values, place, size in rows:
        head = Box(place.x, place.y, place.width, 4)
        yield heading(words(f"player.{title}"), head, table.theme)
        if title == "monuments" and table.variant != "solo":
            note = words("player.from-note")
            yield write(note, head, LEAST_PT, colour=table.theme.quiet, anchor="end")
        price = Box(place.x, head.bottom + 0.6, place.width, 3.6)
        cost = words(with_option(f"player.{title}-price", edition.rules))
        yield write(cost, price, LABEL_PT, colour=table.theme.quiet)
        yield from _ladder(kind, values, place, size, table, words)


def _halves(box: Box, y: float) -> tuple[Box, Box]:
    """Return the columns' left and right half, from a height on down."""
    half = COLUMNS // 2
    width = VALUE + (half - 1) * _pitch(box.width)
    left, right = box.x, box.x + half * _pitch(box.width)
    return Box(left, y, width, box.bottom - y), Box(right, y, width, box.bottom - y)


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
    table: Table,
    words: Words,
) -> Iterator[Item]:
    columns = COLUMNS if kind == "monument" else COLUMNS // 2
    pitch = (place.width - size) / (max(columns, len(values)) - 1)
    y = place.y + 10.2 + VALUE / 2
    for index, value in enumerate(values):
        x = place.x + size / 2 + index * pitch
        label = box_around(x, y + VALUE / 2 + 3.3, pitch, 3.2)
        if table.variant != "solo":
            yield _players_label(value, label, table.theme, words)
        yield from _value(value_mark(kind, value.points), value, box_around(x, y, size), table)


def _value(name: str, value: Value, box: Box, table: Table) -> Iterator[Item]:
    theme = table.theme
    is_open = value.players <= max(table.players, 2)
    colour = theme.ink if is_open else theme.quiet
    ring = circle(box.centre, box.width / 2, "#ffffff", Stroke(colour, FIRM))
    face = "bold" if is_open else "text"
    figure = write(str(value.points), box, 12, colour=colour, name=face, anchor="middle")
    if is_open:
        yield Mark(name, "mark", box, (ring, figure))
    else:
        yield from (ring, figure, struck_out(box.inset(0.6), theme))


def _players_label(value: Value, box: Box, theme: Theme, words: Words) -> Item:
    key = "player.from-most" if value.players == MOST_PLAYERS else "player.from"
    text = words(key, players=value.players)
    return write(text, box, LEAST_PT, colour=theme.quiet, anchor="middle")


def draw_symbols(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the artifacts to circle and the worker symbols to cross out, below the values."""
    theme, sheet = table.theme, edition.sheet
    numbers: tuple[tuple[SymbolKind, int], ...] = (
        ("artifact", sheet.artifacts),
        ("worker", sheet.workers),
    )
    for (kind, number), place in zip(numbers, _halves(box, box.y + 2 * ROW), strict=True):
        yield heading(words(f"player.{kind}s"), Box(place.x, place.y, place.width, 4), theme)
        price = Box(place.x, place.y + 4.6, place.width, 3.6)
        yield write(words(f"player.{kind}s-price"), price, LABEL_PT, colour=theme.quiet)
        room = Box(place.x, place.y + 10.2, place.width, place.height - 10.2)
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
