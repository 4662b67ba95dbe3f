"""A turn alone, when one may buy, and the end of a territory in the ledger (S4 to S7)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from sheets.drawing.filling import draw_pen
from sheets.drawing.lettering import write
from sheets.drawing.paths import rectangle
from sheets.drawing.pictures import arrow
from sheets.drawing.shapes import WHITE, Box, Group, Item, Stroke
from sheets.drawing.sizes import HAIR, HEAVY
from sheets.merchants.aid.blocks import Block
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import column, panel, pictured
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.valley import valley, valley_width
from sheets.merchants.solo.map import draw_shield
from sheets.merchants.solo.pictures import PICTURES
from sheets.words.text import Text

HEX = 8.0
FIGURE = (9.0, 8.0)
SHIELD = 1.7  # Of a territory's shield on the map.
LEDGER_ROW = 12.0


def territories(book: Book) -> Leaf:
    """Return the page about a turn alone and the end of a territory."""
    line = Text("What is different.")
    return Leaf(Text("Your turn alone"), line, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    return [_drawn(book, wide), _bought(book, wide), _full(book, wide), _ledger(book, wide)]


def _drawn(book: Book, wide: float) -> Block:
    """Return what must be drawn (S4)."""
    part = PICTURES["draw"]
    scale = 1.7

    def shown(box: Box) -> Iterator[Item]:
        x, y = box.centre
        yield Group(tuple(part.draw(book.theme)), x - scale * part.width / 2, y, scale)

    def words(room: float) -> Block:
        text = Text("Each turn *two resources and a worker must* be drawn. There is no skipping.")
        return said(book, text, "S4", room)

    inner = pictured(Block(11, shown, grows=False), 30, words, wide - 4)
    return panel(book, Text("Always all three"), inner)


def _bought(book: Book, wide: float) -> Block:
    """Return a turn that closes enough regions to buy a card (S5)."""
    shown = replace(book.examples.valleys["two"], new=())

    def words(room: float) -> Block:
        text = Text(
            "One turn, *{closed} regions closed:* {one} and {two}. You may buy one card. For one "
            "region alone you may not.",
            closed=shown.closed,
            one=book.resource("wood"),
            two=book.resource("gold"),
        )
        return said(book, text, "S5", room)

    inner = pictured(valley(book, shown, HEX), valley_width(shown, HEX), words, wide - 4)
    return panel(book, Text("Two regions to buy"), inner, "gold")


def _full(book: Book, wide: float) -> Block:
    """Return a territory in which not all three fit any more (S6)."""
    shown = book.examples.valleys["full"]

    def words(room: float) -> Block:
        return column(
            [
                said(
                    book,
                    Text(
                        "As a turn ends, two resources and a worker no longer fit: the territory "
                        "is *closed*. Its open regions are lost, their artifacts too."
                    ),
                    "S6",
                    room,
                ),
                said(book, Text("Until then spells may fill its last hexes."), "S6", room),
            ],
            1.6,
        )

    inner = pictured(valley(book, shown, HEX), valley_width(shown, HEX), words, wide - 4)
    return panel(book, Text("A territory closes"), inner, "bridge")


def _ledger(book: Book, wide: float) -> Block:
    """Return the end of a territory in the ledger: its crowns summed, the next from 0 (S7)."""
    figures = book.examples.ledger
    theme = book.theme

    def draw(box: Box) -> Iterator[Item]:
        for number, row in enumerate((figures, ())):
            y = box.y + (number + 0.5) * LEDGER_ROW
            shield = tuple(draw_shield("" if number else "1", (0, 0), theme))
            yield Group(shield, box.x + 6, y, SHIELD)
            x = box.x + 14
            for index in range(len(figures) + 1):
                place = Box(x, y - FIGURE[1] / 2, *FIGURE)
                yield rectangle(place, WHITE, Stroke(theme.line, HAIR), 0.8)
                if index < len(row):
                    yield from draw_pen("write", place, theme.pen, str(row[index]))
                x = place.right + 1
            yield Group(tuple(arrow(5).draw(theme)), x + 1.5, y)
            total = Box(x + 9, y - FIGURE[1] / 2 - 0.4, 15, FIGURE[1] + 0.8)
            yield rectangle(total, WHITE, Stroke(theme.ink, HEAVY), 0.8)
            if row:
                yield from draw_pen("write", total, theme.pen, str(sum(row)))
            told = book.say(Text("the next begins at 0")) if not row else ""
            note = Box(total.right + 3, y - 3, box.right - total.right - 3, 6)
            yield write(told, note, 9.5, colour=theme.ink, least_pt=9.0)

    rows = Block(2 * LEDGER_ROW, draw, grows=False)
    text = said(
        book,
        Text(
            "Sum up the crowns of the territory in its row of the ledger and circle them. Points "
            "start *again at 0*; tracks, cards and workers stay."
        ),
        "S7",
        wide - 4,
    )
    return panel(book, Text("Into the ledger"), column([rows, text], 1.6), "crown")
