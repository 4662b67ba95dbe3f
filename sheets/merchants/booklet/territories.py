"""A turn alone, when one may buy, and the end of a territory in the ledger (S4 to S7)."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.drawing.filling import draw_pen
from sheets.drawing.lettering import write
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Group, Item, Stroke
from sheets.drawing.shields import numbered_shield
from sheets.drawing.sizes import HAIR, HEAVY
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block
from sheets.merchants.aid.turn import placed
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.bridges import valley, valley_width
from sheets.merchants.booklet.panels import column, panel, picture, pictured
from sheets.merchants.booklet.sentences import said
from sheets.merchants.marks import SOLO_CROWNS
from sheets.merchants.solo.pictures import drawn
from sheets.words.text import Text

HEX = 8.0
FIGURE = (6.6, 5.8)  # A box for a figure.
TOTAL = (8.6, 7.0)
SIGN = 4.4  # Before the total.
SHIELD = 1.5  # Of a territory's shield on the map.
LEDGER_ROW = 10.0


def territories(book: Book) -> Leaf:
    """Return the page about a turn alone and the end of a territory."""
    line_ = Text("What is different.")
    return Leaf(
        Text("Your turn alone"),
        line_,
        partial(_blocks, book),
        excerpts=(Excerpt(_drawn, 84), Excerpt(_bought), Excerpt(_full), Excerpt(_ledger, 104)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    return [_drawn(book, wide), _bought(book, wide), _full(book, wide), _ledger(book, wide)]


def _drawn(book: Book, wide: float) -> Block:
    """Return what must be drawn (S4)."""
    shown = picture(11, lambda centre: [placed(drawn(), centre, book.theme, 1.7)])

    def words(room: float) -> Block:
        text = Text(
            "Each turn you *must* draw *two resources and a worker*. No turn may be skipped."
        )
        printed = Text(
            "Printed resources belong to regions, but of them only starts let you begin. There are "
            "no goals and no last round."
        )
        return column([said(book, text, "S4", room), said(book, printed, "", room)], 1.2)

    inner = pictured(shown, 30, words, wide - 4)
    return panel(book, Text("Always all three"), inner)


def _bought(book: Book, wide: float) -> Block:
    """Return a turn that closes enough regions to buy a card (S5)."""
    shown = book.examples.valleys["two"]

    def words(room: float) -> Block:
        text = Text(
            "The heavy hexes were drawn this turn. They close *{closed} regions*, {one} and {two}: "
            "you may buy one card. With one region alone you may not. What is closed is struck "
            "through.",
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
                        "At the end of a turn two resources and a worker no longer fit: the "
                        "territory is *closed*. Its open regions score nothing and are lost, their "
                        "artifacts too."
                    ),
                    "S6",
                    room,
                ),
                said(
                    book,
                    Text("Only a *spell* in step 4 of that same turn may still fill its hexes."),
                    "S6",
                    room,
                ),
            ],
            1.6,
        )

    inner = pictured(valley(book, shown, HEX), valley_width(shown, HEX), words, wide - 4)
    return panel(book, Text("A territory closes"), inner, "bridge")


def _ledger(book: Book, wide: float) -> Block:
    """Return the end of a territory in the ledger as it is printed, and the next row (S7)."""
    figures = book.examples.ledger

    def draw(box: Box) -> Iterator[Item]:
        for number, row in enumerate((figures, ()), 1):
            place = Box(box.x, box.y + (number - 1) * LEDGER_ROW, box.width, LEDGER_ROW)
            yield from _ledger_row(number, row, place, book.theme)
            ends = (place.x, place.bottom), (place.right, place.bottom)
            yield line(*ends, stroke=Stroke(book.theme.line, HAIR))

    rows = Block(2 * LEDGER_ROW, draw, grows=False)
    text = Text(
        "Write the crowns of the territory into its row, those of relics and monuments too, and "
        "add them up. For the next one your points start *again at 0*; tracks, cards and workers "
        "stay."
    )
    inner = column([rows, said(book, text, "S7", wide - 4)], 1.6)
    return panel(book, Text("Into the ledger"), inner, "crown")


def _ledger_row(number: int, row: Sequence[int], box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a row: which it is, the boxes of its crowns and their sum."""
    y = box.centre[1]
    ordinal = Box(box.x, y - 3, 6, 6)
    yield write(f"{number}.", ordinal, 11, colour=theme.ink, name="bold")
    shield = tuple(numbered_shield("1" if number == 1 else "", (0, 0), theme))
    yield Group(shield, box.x + 10, y, SHIELD)
    x = box.x + 16
    for index in range(SOLO_CROWNS):
        place = Box(x + index * FIGURE[0], y - FIGURE[1] / 2, *FIGURE).inset(0.25)
        yield rectangle(place, WHITE, Stroke(theme.line, HAIR), 0.6)
        if index < len(row):
            yield from draw_pen("write", place, theme.pen, str(row[index]))
    x += SOLO_CROWNS * FIGURE[0]
    yield write("=", Box(x, y - 3, SIGN, 6), 11, colour=theme.ink, name="bold", anchor="middle")
    total = Box(x + SIGN, y - TOTAL[1] / 2, *TOTAL)
    yield rectangle(total, WHITE, Stroke(theme.ink, HEAVY), 0.8)
    if row:
        yield from draw_pen("write", total, theme.pen, str(sum(row)))
