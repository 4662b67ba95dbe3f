"""A turn of the family version in six pictures (M3, F4 to F8)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.booklet.beginning import CREW
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.example import Scene
from sheets.merchants.booklet.panels import above, column, picture, step
from sheets.merchants.booklet.scene import scene
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.sums import sums
from sheets.merchants.booklet.turn import COLUMNS, DIE, GAP, SCORED_HEX, before, rolled
from sheets.merchants.edition.edition import Resource
from sheets.merchants.shields import shield
from sheets.words.text import Text

ROLLED: tuple[Resource, Resource] = ("craft", "gold")
PLACE, ROW = 44.0, 8.4  # A place of the archive, and a spell in it.
OWN, BOX = 6.2, 5.0  # The players' rings at a spell, and its box.


def family_turn(book: Book) -> Leaf:
    """Return the page with a turn."""
    line_ = Text("Six steps, in this order.")
    return Leaf(Text("Your turn"), line_, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    room = (wide - GAP) / COLUMNS
    steps = [*_steps(book, room - 4)]
    rows = (steps[at : at + COLUMNS] for at in range(0, len(steps), COLUMNS))
    return [*(beside([(each, 1.0) for each in row], wide, GAP) for row in rows)]


def _steps(book: Book, wide: float) -> Iterator[Block]:
    must, may = book.say(Text("you must")), book.say(Text("you may"))
    titles = [
        *((Text("Roll"), must), (Text("Draw"), must), (Text("Worker"), must)),
        *((Text("A spell"), may), (Text.in_context("turn", "Score"), must)),
        (Text.in_context("turn", "Take a spell"), must),
    ]
    steps = zip(titles, _pictures(book), _sentences(book, wide), strict=True)
    for number, ((title, tag), shown, told) in enumerate(steps, 1):
        yield step(number, book.say(title), tag, above(shown, told), book.theme)


def _sentences(book: Book, wide: float) -> Iterator[Block]:
    one, two = map(book.resource, ROLLED)
    dice = Text("Roll both dice: {one} and {two}.", one=one, two=two)
    yield said(book, dice, "M3.1", wide)
    anchors = (
        Text(
            "On empty hexes that touch; one beside a drawn or start resource, a worker or the lake "
            "of a ship with a worker."
        )
        if book.edition.rules.ship_worker_anchors
        else Text("On empty hexes that touch; one beside a drawn or start resource or a worker.")
    )
    none = Text("There are no artifacts.")
    yield column([said(book, anchors, "M3.2", wide), said(book, none, "F4", wide)], 0.4)
    yield said(book, Text("Your initial beside one of the two, to stay all game."), "M3.4", wide)
    yield said(
        book,
        Text("One that has your initial; then cross its box. *One a turn*, before you score."),
        "F5",
        wide,
    )
    yield said(
        book,
        Text("A closed region pays everyone there *crowns*: its hexes times their workers."),
        "F6",
        wide,
    )
    yield said(
        book,
        Text("You closed a region: circle your initial at a spell of the archive."),
        "F8",
        wide,
    )


def _pictures(book: Book) -> Iterator[Block]:
    theme, whole = book.theme, book.examples.scenes["turn"]
    *two, worker = whole.new
    yield picture(DIE + 8, partial(rolled, book, ROLLED))
    yield scene(replace(before(whole, worker), new=tuple(two)), SCORED_HEX, theme)
    yield scene(before(whole), SCORED_HEX, theme)
    yield _place(theme, {0: 0, 1: 1}, used=0)
    yield _scored(replace(whole, new=()), theme)
    yield _place(theme, {0: 0, 1: 1, 2: 0}, new=2)


def _scored(shown: Scene, theme: Theme) -> Block:
    """Return the closed region above what it pays to each."""
    return above(scene(shown, SCORED_HEX, theme), sums(shown.pays, theme))


def _place(
    theme: Theme, taken: dict[int, int], *, used: int | None = None, new: int | None = None
) -> Block:
    """Return a place of the archive: its spells, everybody's rings, and what pens left there.

    `taken` is the seat of each spell's taker; the spell that is `new` was taken this turn.
    """
    spells = 3

    def draw(box: Box) -> Iterator[Item]:
        left, top = box.centre[0] - PLACE / 2, box.centre[1] - spells * ROW / 2
        yield rectangle(Box(left, top, PLACE, spells * ROW), WHITE, Stroke(theme.title, FIRM), 0.8)
        for number in range(spells):
            row = Box(left, top + number * ROW, PLACE, ROW)
            if number:
                ends = ((row.x, row.y), (row.right, row.y))
                yield line(*ends, stroke=Stroke(theme.line, HAIR))
            yield from _spell(row, theme, taken.get(number), is_used=number == used)
            if number == new:
                yield rectangle(row.inset(0.6), None, Stroke(theme.pen, 0.7), 1.0)

    return Block(spells * ROW + 2, draw, grows=False)


def _spell(row: Box, theme: Theme, seat: int | None, *, is_used: bool) -> Iterator[Item]:
    y = row.centre[1]
    yield icon("star", (row.x + 4.6, y), 6.0, theme.ink, theme.fill("crystal"))
    for number, initial in enumerate(CREW):
        ring = Box.around(row.x + 13.4 + number * 8.2, y, OWN)
        yield from shield(number, ring, theme, initial)
        if number == seat:
            yield from draw_pen("circle", ring.inset(0.4), theme.pen)
    square = Box.around(row.right - 4.6, y, BOX)
    yield rectangle(square, WHITE, Stroke(theme.ink, FIRM), 0.6)
    if is_used:
        yield from draw_pen("cross", square.inset(0.4), theme.pen)
