"""The cards of the player sheet: columns of three, a box under each, the start column apart."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HAIR, HEAVY
from sheets.drawing.hatching import hatched
from sheets.drawing.icons import star_path
from sheets.drawing.lettering import FIGURE_PT, LABEL_PT, LEAST_PT, width, write
from sheets.drawing.shapes import (
    Box,
    Item,
    Mark,
    Point,
    Stroke,
    box_around,
    ellipse,
    line,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Card, Edition
from sheets.merchants.player.marks import PARTS, card_mark, column_mark
from sheets.table.table import Table
from sheets.words.words import Words

STAR, OVAL, RECTANGLE = (6.9, 6.6), (6.9, 6.2), (6.5, 6.4)
STAR_SIZE = 7.2  # Of the square around its circle,
STAR_DOWN = 0.3  # which reaches further down than the star.
EDGE = 2.35  # Between a symbol and the side of its card: the white that a pen's circle needs.
CARD = 18.4
BLOCK = 3 * CARD  # Where an edition has more cards in a column, they are less tall,
SYMBOL_ROW = 8.0  # though not less than their symbols.
NAME_ROW = 4.2
UPPER, LOWER = 2.15, 2.4  # The names' middles, from the card's upper and lower side.
HEAD = 4.8
FOOT = 8.8  # The box under a column, with its white ring.
COLUMN_BOX = 6.4
MOST_WIDE = 44.0  # A column no wider than this, where there are few.


def cards_height(edition: Edition) -> float:
    """Return the height of the whole block."""
    return HEAD + _rows(edition) * _card_height(edition) + FOOT


def draw_cards(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the columns side by side, standing on the lower side of the box."""
    pitch = min(box.width / len(edition.columns), MOST_WIDE)
    left = box.x + (box.width - pitch * len(edition.columns)) / 2
    tall = _card_height(edition)
    for index, column in enumerate(edition.columns):
        x = left + index * pitch
        height = len(column.cards) * tall
        cell = Box(x, box.bottom - FOOT - height, pitch, height)
        yield from _head(index, cell, table, words)
        for row, card in enumerate(column.cards):
            place = Box(x, cell.y + row * tall, pitch, tall)
            yield from _card(edition, card, place, table)
        yield from _foot(index + 1, Box(x, cell.bottom, pitch, FOOT), table.theme)
    yield from _frame(edition, box, left, pitch, table.theme)


def _rows(edition: Edition) -> int:
    return max(len(column.cards) for column in edition.columns)


def _card_height(edition: Edition) -> float:
    return min(CARD, BLOCK / _rows(edition))


def _frame(edition: Edition, box: Box, left: float, pitch: float, theme: Theme) -> Iterator[Item]:
    thin = Stroke(theme.line, HAIR)
    bottom = box.bottom - FOOT
    rows, tall = _rows(edition), _card_height(edition)
    right = left + pitch * len(edition.columns)
    for row in range(rows + 1):
        y = bottom - row * tall
        yield line((left, y), (right, y), stroke=thin)
    for index in range(len(edition.columns) + 1):
        x = left + index * pitch
        yield line((x, bottom - rows * tall), (x, bottom), stroke=Stroke(theme.line, FIRM))
    start = Box(left, bottom - rows * tall - HEAD, pitch, rows * tall + HEAD)
    yield rectangle(start, stroke=Stroke(theme.ink, HEAVY))


def _head(index: int, cell: Box, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    head = Box(cell.x, cell.y - HEAD, cell.width, HEAD)
    if index:
        text = words("player.column", number=index + 1)
        yield write(text, head, LEAST_PT, colour=theme.quiet, anchor="middle")
        return
    # The start column is brown on the published sheet; hatching stays clear of what is marked.
    text = words("player.start")
    label = box_around(*head.centre, width(text, 9, "display") + 3, HEAD)
    if fill := theme.fill("start"):
        yield rectangle(Box(cell.x, head.y, cell.width, cell.height + HEAD), fill)
    else:
        corners = ((head.x, head.y), (head.right, head.y), (head.right, head.bottom))
        yield hatched((*corners, (head.x, head.bottom)), 1.2, Stroke(theme.hatch, HAIR))
        yield rectangle(label, "#ffffff")
    yield write(text, label, 9, colour=theme.ink, name="display", anchor="middle")


def _card(edition: Edition, card: Card, cell: Box, table: Table) -> Iterator[Item]:
    theme, language = table.theme, table.language
    number = str(card.number)
    room = (cell.height - SYMBOL_ROW) / 4 + 0.3
    middle, wide = cell.centre[0], cell.width - 2.4
    upper = box_around(middle, cell.y + min(UPPER, room), wide, NAME_ROW)
    lower = box_around(middle, cell.bottom - min(LOWER, room + 0.2), wide, NAME_ROW)
    figure = Box(upper.x, upper.y, width(number, LEAST_PT) + 0.01, upper.height)
    yield write(number, figure, LEAST_PT, colour=theme.quiet)
    spell = Box(figure.right + 1.2, upper.y, upper.right - figure.right - 1.2, upper.height)
    yield write(
        edition.spell_text(card.spell, language), spell, LABEL_PT, colour=theme.ink, name="bold"
    )
    yield write(
        edition.building_text(card.building, language),
        lower,
        LABEL_PT,
        colour=theme.ink,
        name="bold",
        anchor="end",
    )
    spare = cell.width - STAR[0] - OVAL[0] - RECTANGLE[0]
    edge = min(EDGE, spare / 4)
    apart = spare / 2 - edge
    x, y = cell.x + edge, cell.centre[1]
    shapes, sizes = (star, oval, square), (STAR, OVAL, RECTANGLE)
    prices = (card.crystals, card.gold, card.wood)
    for part, shape, (width_, height), price in zip(PARTS, shapes, sizes, prices, strict=True):
        place = Box(x, y - height / 2, width_, height)
        printed = shape(place.centre, str(price), theme)
        yield Mark(card_mark(card.number, part), "mark", place, printed)
        x = place.right + apart


def star(centre: Point, price: str, theme: Theme) -> tuple[Item, ...]:
    """Return a spell's star with its price in crystals (M1.6)."""
    fill = theme.fill("crystal") or "#ffffff"
    x, y = centre
    shape = star_path((x, y + STAR_DOWN), STAR_SIZE, fill, Stroke(theme.ink, FIRM))
    return shape, _price(centre, price, theme)


def oval(centre: Point, price: str, theme: Theme) -> tuple[Item, ...]:
    """Return a card's oval with its price in gold (M1.6)."""
    fill = theme.fill("gold") or "#ffffff"
    shape = ellipse(box_around(*centre, *OVAL), fill, Stroke(theme.ink, FIRM))
    return shape, _price(centre, price, theme)


def square(centre: Point, price: str, theme: Theme) -> tuple[Item, ...]:
    """Return a building's rectangle with its price in wood (M1.6)."""
    box = box_around(*centre, *RECTANGLE)
    shape = rectangle(box, theme.fill("wood") or "#ffffff", Stroke(theme.ink, FIRM), 0.6)
    return shape, _price(centre, price, theme)


def _price(centre: Point, price: str, theme: Theme) -> Item:
    box = box_around(*centre, 4.4)
    return write(price, box, FIGURE_PT, colour=theme.ink, name="bold", anchor="middle")


def _foot(number: int, foot: Box, theme: Theme) -> Iterator[Item]:
    box = box_around(foot.centre[0], foot.bottom - COLUMN_BOX / 2, COLUMN_BOX)
    frame = rectangle(box, "#ffffff", Stroke(theme.ink, HAIR), 0.6)
    yield Mark(column_mark(number), "mark", box, (frame,))
