"""The one action: a card's life, relics, monuments, and what is short (M4)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, line, polygon, rectangle
from sheets.drawing.pictures import figure, plus
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import FIRM
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import PAD, Block, beside
from sheets.merchants.aid.turn import placed
from sheets.merchants.booklet.book import ALONE, Book, Excerpt, Leaf
from sheets.merchants.booklet.cards import HIGH, THIN, WIDE, draw_card, example_card
from sheets.merchants.booklet.example import Cost
from sheets.merchants.booklet.panels import (
    column,
    in_rows,
    noted,
    panel,
    picture,
    titled,
)
from sheets.merchants.booklet.sentences import said
from sheets.merchants.edition.edition import Card, Value
from sheets.merchants.player.cards import RECTANGLE, oval, square
from sheets.merchants.player.values import ankh, monument
from sheets.words.text import Text

GAP = 2.2
CARD = 0.9  # The scale of the cards of a life; their prices are 9 pt still.
LEAST_PAID = 35.0  # The room of a price and what is paid for it.
LEAST_STAGE = 25.0  # The room of a card with its words.
SIGN = 6.0  # What is spent.
VALUE, VALUE_PT = 6.4, 12.0  # The ring around a value's points.
SHOWN = 3  # So many values of a row.
LEDGER = (10.5, 6.6)  # A box for a figure.
SUM_PT = 12.0
APART = 14.5  # The middles of two values.
TAKEN = 34.4  # How high the pictures of relic and monument are.
APART_WORDS = 5.0  # Between two sentences side by side.
HOUSE = 0.74  # The scale of a monument, so that no spire reaches what is paid for it.
DOWN = 2.4  # What the values stand below the middle of their picture.


class Life(NamedTuple):
    """What becomes of a card: the pen's marks, a title, what is said of it, the rule."""

    marks: str
    title: Text
    told: Text
    rule: str


def actions(book: Book) -> Leaf:
    """Return the page about the four actions."""
    line_ = Text("Or none. Always before you score.")
    return Leaf(
        Text("One action"),
        line_,
        partial(_blocks, book),
        excerpts=(Excerpt(_life), Excerpt(_relic), Excerpt(_monument), Excerpt(_short)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    half = (wide - GAP) / 2
    hats = Text(
        "The *hats* on your sheet pay only for relics and monuments. Your workers on the board "
        "cost none, never run out and stay where they are."
    )
    return [
        _life(book, wide),
        noted(said(book, hats, "M4.3", wide - 2 * PAD), book.theme),
        beside([(_relic(book, half), 1.0), (_monument(book, half), 1.0)], wide, GAP),
        _short(book, wide),
    ]


def _life(book: Book, wide: float) -> Block:
    """Return one card as the pen leaves it in the course of its life."""
    card = example_card(book.edition)

    def stages(each: float) -> list[Block]:
        size = min(CARD, each / WIDE)

        def shown(marks: str, centre: Point) -> Iterator[Item]:
            drawn = tuple(draw_card(card, book.edition, (0, 0), book.theme, marks))
            yield Group(drawn, *centre, size)

        return [
            column(
                [
                    picture(size * HIGH + 1.6, partial(shown, life.marks)),
                    titled(book.say(life.title), each, book.theme),
                    said(book, life.told, life.rule, each),
                ],
                0.8,
            )
            for life in _lives(book, card)
        ]

    key = Text("*Star:* spell, in crystal. *Oval:* card, in gold. *Rectangle:* building, in wood.")
    cards = in_rows(stages, wide - 4, LEAST_STAGE, 2.0)
    inner = column([said(book, key, "M1.6", wide - 4), cards], 1.6)
    note = Text("a spell or a building, never both")
    return _panel(book, wide, Text("A card’s life"), inner, "oval", note)


def _panel(book: Book, wide: float, title: Text, inner: Block, sign: str, note: Text) -> Block:
    """Return a panel with a note on its band, or where that is short, above what is in it."""
    if wide > ALONE:
        return panel(book, title, inner, sign, note)
    return panel(book, title, column([said(book, note, "", wide - 4), inner], 1.4), sign)


def _lives(book: Book, card: Card) -> Iterator[Life]:
    spell = book.edition.spell_text(card.spell, book.table.language)
    building = book.edition.building_text(card.building, book.table.language)
    own = Text(
        "Circle the oval. You own *{spell}* and *{building}*.", spell=spell, building=building
    )
    yield Life("bought", Text("Bought"), own, "M6.1")
    cast = Text(
        "Pay {crystals} crystal, do what the spell says, cross all out.",
        crystals=card.crystals,
    )
    yield Life("cast", Text("Cast"), cast, "M4.1")
    built = Text(
        "Pay {wood} wood. It works from now on. You never have two of one name.", wood=card.wood
    )
    yield Life("built", Text("Built"), built, "M4.2")
    given_up = Text("Cross it out for a monument. Its effect ends; you may build its name again.")
    yield Life("overbuilt", Text("Given up"), given_up, "M4.4")


def _relic(book: Book, wide: float) -> Block:
    """Return a relic taken: artifacts and a worker's sign crossed out, its points written."""
    theme, relics = book.theme, book.edition.relics
    number, values = (3, _points(relics.three)) if relics.three else (2, _points(relics.two))
    if not values:
        none = said(book, Text("There are none in this edition."), "M4.3", wide - 4)
        return panel(book, Text("A relic"), none, "relic")

    def draw(centre: Point) -> Iterator[Item]:
        x, y = centre
        left = x - (number * 8.6 + 12) / 2
        for index in range(number):
            box = Box.around(left + 3.6 + 8.6 * index, y - 12.3, SIGN)
            yield icon("artifact", box.centre, SIGN, theme.ink, theme.fill("artifact"))
            yield circle(box.centre, 4.0, None, Stroke(theme.pen, 0.5))
            yield from draw_pen("cross", box, theme.pen, width=0.5)
        yield placed(plus, (left + number * 8.6 + 1.6, y - 12.3), theme)
        yield from _spent((left + number * 8.6 + 7.4, y - 12.3), theme)
        yield from _ladder(values, (x, y + DOWN), theme, "relic")
        yield from _ledger(values, (x, y + DOWN + 11.6), book)

    both = Text(
        "Cross out 3 artifacts, or 2 for the small kind, and a *hat* on your sheet. The best relic "
        "still open is yours: *write its points into the ledger*. All others cross it out."
    )
    one = Text(
        "Cross out {number} artifacts and a *hat* on your sheet. The best relic still open is "
        "yours: *write its points into the ledger*. All others cross it out.",
        number=number,
    )
    told = said(book, both if relics.two and relics.three else one, "M4.3", wide - 4)
    return panel(book, Text("A relic"), column([picture(TAKEN, draw), told], 1.2), "relic")


def _monument(book: Book, wide: float) -> Block:
    """Return a monument taken: a building and a worker's sign crossed out, wood, its points."""
    theme, values = book.theme, _points(book.edition.monuments.values)
    cost, card = book.examples.costs["monument"], example_card(book.edition)
    most = book.examples.figures["monument"]
    if not values:
        none = said(book, Text("There are none in this edition."), "M4.4", wide - 4)
        return panel(book, Text("A monument"), none, "monument")

    def draw(centre: Point) -> Iterator[Item]:
        x, y = centre
        left = x - 25
        box = Box.around(left + 4, y - 12.3, *RECTANGLE)
        yield from square(box.centre, str(card.wood), theme)
        yield from draw_pen("circle", box, theme.pen)
        yield from draw_pen("cross", box, theme.pen)
        yield placed(plus, (left + 10.6, y - 12.3), theme)
        yield from _spent((left + 16, y - 12.3), theme)
        yield placed(plus, (left + 21.4, y - 12.3), theme)
        text = figure(f"{most} − {card.wood} = {cost.asked}", SUM_PT)
        yield Group(tuple(text.draw(theme)), left + 24, y - 12.3)
        yield icon(
            "wood", (left + 24 + text.width + 3.4, y - 12.3), 5, theme.ink, theme.fill("wood")
        )
        yield from _ladder(values, (x, y + DOWN), theme, "monument")
        yield from _ledger(values, (x, y + DOWN + 11.6), book)

    paid = book.edition.rules.monument_discount == "paid"
    price = (
        Text("Pay {most} wood less the price due for the building, at least 1.", most=most)
        if paid
        else Text("Pay {most} wood less the price printed on the building, at least 1.", most=most)
    )
    told = Text(
        "Cross out a standing building, which works no more, and a *hat*. The best monument still "
        "open is yours, as with relics."
    )
    words = column([said(book, told, "", wide - 4), said(book, price, "M4.4", wide - 4)])
    shown = column([picture(TAKEN, draw), words], 1.2)
    return panel(book, Text("A monument"), shown, "monument")


def _points(values: Sequence[Value]) -> tuple[int, ...]:
    """Return the first values of a row."""
    return tuple(value.points for value in values[:SHOWN])


def _taken(values: Sequence[int]) -> int:
    """Return which of the values is taken: the second, where somebody has the first."""
    return min(1, len(values) - 1)


def _spent(centre: Point, theme: Theme) -> Iterator[Item]:
    """Yield a worker's sign, crossed out."""
    yield icon("worker", centre, SIGN, theme.ink, theme.fill("worker"))
    yield from draw_pen("cross", Box.around(*centre, SIGN), theme.pen, width=0.5)


def _ladder(values: Sequence[int], centre: Point, theme: Theme, kind: str) -> Iterator[Item]:
    """Yield the best of a row: one that another player has, crossed out, and the next, circled."""
    x, y = centre
    for index, value in enumerate(values):
        at = x + (index - (len(values) - 1) / 2) * APART
        if kind == "relic":
            yield Group((ankh(theme, is_open=True),), at, y)
        else:
            yield Group((monument(index, theme, is_open=True),), at, y + 4.6, HOUSE)
        box = Box.around(at, y, VALUE)
        yield circle((at, y), VALUE / 2, WHITE, Stroke(theme.ink, FIRM))
        yield write(str(value), box, VALUE_PT, colour=theme.ink, name="bold", anchor="middle")
        if index == _taken(values):
            yield from draw_pen("circle", box, theme.pen)
        elif index < _taken(values):
            yield from draw_pen("cross", box.inset(-1), theme.pen, width=THIN)


def _ledger(values: Sequence[int], centre: Point, book: Book) -> Iterator[Item]:
    """Yield boxes of the ledger, the points of what was taken in the first, and a way to it."""
    theme, (x, y) = book.theme, centre
    left = x - LEDGER[0] / 2
    for index, written in enumerate((str(values[_taken(values)]), "", "")):
        box = Box(left + index * LEDGER[0], y - LEDGER[1] / 2, *LEDGER)
        yield rectangle(box.inset(0.3), WHITE, Stroke(theme.line, 0.25), 0.6)
        if written:
            yield write(written, box, VALUE_PT, colour=theme.pen, name="bold", anchor="middle")
    label = said(book, Text("ledger"), "", 24, anchor="end")
    yield from label.draw(Box(left - 25.5, y - 3, 24, 6))
    at = x + (_taken(values) - (len(values) - 1) / 2) * APART
    tip = y - LEDGER[1] / 2 - 0.6
    yield line((at, y - 8.2), (at + (x - at) * 0.8, tip - 1.2), stroke=Stroke(theme.pen, 0.6))
    yield polygon(((x, tip), (x - 1.2, tip - 1.8), (x + 1.2, tip - 1.8)), theme.pen)


def _short(book: Book, wide: float) -> Block:
    """Return a price that cannot be met in full, and the ways of paying it."""
    theme, costs = book.theme, book.examples.costs
    cases = [("craft", Text("{rate} craft for 1 missing", rate=book.examples.figures["craft"]))]
    for building in ("market", "bank"):
        if book.has_building(building):
            cases.append((building, Text("with a *{building}*", building=book.building(building))))

    def shown(each: float) -> list[Block]:
        return [
            column(
                [
                    picture(7.4, partial(_paid, costs[key], theme)),
                    said(book, text, "", each, anchor="middle"),
                ]
            )
            for key, text in cases
        ]

    missing = Text("The same for wood and crystal, and only for what is missing.")
    lowest = Text("No discount brings a price below 1.")

    def words(each: float) -> list[Block]:
        return [said(book, missing, "M4.5", each), said(book, lowest, "M4.6", each)]

    rows = in_rows(shown, wide - 4, LEAST_PAID), in_rows(words, wide - 4, LEAST_PAID, APART_WORDS)
    told = column(rows, 1.4)
    price, have = costs["craft"].price, costs["craft"].paid
    note = Text("a price of {price} gold, {have} on the track", price=price, have=have)
    return _panel(book, wide, Text("Short of something?"), told, "craft", note)


def _paid(cost: Cost, theme: Theme, centre: Point) -> Iterator[Item]:
    """Yield a price and what is paid for it, piece by piece."""
    x, y = centre
    pieces = ["gold"] * cost.paid + ["craft"] * cost.craft
    left = x - (13 + 5.4 * len(pieces)) / 2
    yield from oval((left + 3.5, y), str(cost.price), theme)
    yield Group(tuple(figure("=", SUM_PT).draw(theme)), left + 8.6, y)
    for index, piece in enumerate(pieces):
        at = (left + 15.4 + 5.4 * index, y)
        yield icon(piece, at, 5.0, theme.ink, theme.fill(piece))
