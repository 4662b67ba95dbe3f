"""A turn in six pictures: one turn of Anna's beside a start (M3 to M6)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, ellipse
from sheets.drawing.pictures import arrow
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.theme import Theme
from sheets.hexes import Hex
from sheets.merchants.aid.blocks import Block
from sheets.merchants.aid.turn import PRICES, placed
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.cards import HIGH, WIDE, draw_card, example_card
from sheets.merchants.booklet.example import Scene
from sheets.merchants.booklet.panels import above, column, picture, step, two_by_two
from sheets.merchants.booklet.scene import scene
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.sums import sum_width, sums
from sheets.merchants.dice import draw_die, face_of
from sheets.merchants.edition.edition import Resource
from sheets.merchants.marks import hex_mark
from sheets.words.text import Text

GAP = 2.6
HEX, SCORED_HEX = 8.0, 6.3  # An initial is 8 pt still.
FRAME = 4.0  # What a step takes of that beside its picture.
DIE = 13.0
PRICE = 0.9  # The scale of what an action costs.
PAID = 10.4  # What stands before a card.
ROLLED: tuple[Resource, Resource] = ("crystal", "gold")
MUST, MAY = Text("you must"), Text("you may")
TITLES = (
    *((Text("Roll"), MUST), (Text("Draw"), MUST), (Text("Worker"), MUST)),
    *((Text("One action"), MAY), (Text.in_context("turn", "Score"), MUST), (Text("Buy"), MAY)),
)
# A step: its title and whether it must be done, its picture, its sentences each with its rule.
Step: TypeAlias = tuple[tuple[Text, Text], Block, Sequence[tuple[Text, str]]]


def turn(book: Book) -> Leaf:
    """Return the page with a turn."""
    return Leaf(
        Text("Your turn"),
        Text("Six steps, always in this order."),
        partial(_blocks, book),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    intro = said(
        book,
        Text(
            "*Anna* takes a turn beside the start *{crystal}*; Bernd has a worker there, too. A "
            "*heavy edge* shows what is new. Beyond the *torn edges* the board goes on.",
            crystal=book.resource("crystal"),
        ),
        "",
        wide,
        anchor="middle",
    )
    told = ([each] for each in _told(book))
    steps = zip(TITLES, _pictures(book), told, strict=True)
    return [intro, *rows_of(book, steps, wide)]


def rows_of(book: Book, steps: Iterable[Step], wide: float) -> list[Block]:
    """Return the steps of a turn in rows of two."""
    room = (wide - GAP) / 2
    blocks = []
    for number, ((title, tag), shown, told) in enumerate(steps, 1):
        words = [said(book, text, rule, room - FRAME) for text, rule in told]
        blocks.append(step(book, number, title, tag, above(shown, column(words, 0.4))))
    return two_by_two(blocks, wide, GAP)


def _told(book: Book) -> Iterator[tuple[Text, str]]:
    """Yield what is said of each step, and its rule."""
    one, two = map(book.resource, ROLLED)
    yield Text("Roll both dice: {one} and {two}.", one=one, two=two), "M3.1"
    touching = Text(
        "Draw both on empty hexes that touch. At least one lies beside a drawn or start resource "
        "or a worker. No room? See page {page}.",
        page=4,
    )
    yield touching, "M3.2"
    worker = Text(
        "Write your initial on an empty hex beside one of the two. A worker on the board *costs "
        "nothing*, stays all game and never runs out."
    )
    yield worker, "M3.4"
    yield (
        Text("One of these, or none. The *hats* on your sheet pay only for relics and monuments."),
        "",
    )
    yield Text("A closed region pays everyone there: its hexes times their workers."), "M5.3"
    buy = Text("If you closed one region or more, only you may buy one card: circle its oval.")
    yield buy, "M6.1"


def _pictures(book: Book) -> Iterator[Block]:
    """Yield the picture of each step."""
    theme, whole = book.theme, book.examples.scenes["turn"]
    *two, worker = whole.new
    yield picture(DIE + 8, partial(rolled, book, ROLLED))
    yield scene(replace(before(whole, worker), new=tuple(two)), HEX, theme)
    yield scene(before(whole), HEX, theme)
    yield _actions(book)
    yield _scored(replace(whole, new=()), theme)
    yield _bought(book)


def before(shown: Scene, *hexes: Hex) -> Scene:
    """Return a position before what stands in some hexes, and before its region is closed."""
    marks = {hex_mark(each) for each in hexes}
    left = (each for each in shown.fillings if each.mark not in marks)
    return replace(shown, fillings=tuple(left), region=())


def rolled(book: Book, resources: Sequence[Resource], centre: Point) -> Iterator[Item]:
    """Yield two dice, each with what it stands for."""
    theme, (x, y) = book.theme, centre
    if ground := theme.fill("wild"):
        yield ellipse(Box.around(x, y + 2, 46, DIE + 6), ground)
    for side, resource in zip((-1, 1), resources, strict=True):
        at = (x + side * 10.5 - 2, y - 1)
        yield from draw_die(face_of(resource, book.edition), at, DIE, theme)
        sign = (at[0] + DIE / 2 + 1, at[1] + DIE / 2)
        yield circle(sign, 4.0, WHITE, Stroke(theme.ink, 0.3))
        yield icon(resource, sign, 5.4, theme.ink, theme.fill(resource))


def _actions(book: Book) -> Block:
    """Return the four actions with what they cost in pictures."""
    theme = book.theme
    names = (
        ("spell", Text("Cast a spell"), "star", "crystal"),
        ("building", Text("Build"), "rectangle", "wood"),
        ("relic", Text("Relic"), "relic", "relic"),
        ("monument", Text("Monument"), "monument", "monument"),
    )
    row = 7.4

    def draw(box: Box) -> Iterator[Item]:
        high = box.height / len(names)
        for index, (key, name, shape, tint) in enumerate(names):
            y = box.y + (index + 0.5) * high
            yield icon(shape, (box.x + 3, y), 5.6, theme.ink, theme.fill(tint))
            cost = PRICES[key]
            left = box.right - PRICE * cost.width
            yield placed(cost, ((left + box.right) / 2, y), theme, PRICE)
            place = Box(box.x + 7.4, y - 3, left - box.x - 8.2, 6)
            yield write(book.say(name), place, 10, colour=theme.ink, name="bold", least_pt=9.0)

    return Block(len(names) * row, draw)


def _scored(shown: Scene, theme: Theme) -> Block:
    """Return the closed region with the workers there, beside what it pays."""
    shown = alone(shown)
    left, right = scene(shown, SCORED_HEX, theme), sums(shown.pays, theme)

    def draw(box: Box) -> Iterator[Item]:
        apart = box.right - sum_width(shown.pays)
        yield from left.draw(box._replace(width=apart - box.x - 1))
        yield from right.draw(box._replace(x=apart, width=box.right - apart))

    return Block(max(left.height, right.height), draw)


def alone(shown: Scene) -> Scene:
    """Return a closed region with the workers there, without the land around."""
    workers = {each.mark for each in shown.fillings if each.how == "shield"}
    there = (each for each in shown.hexes if each in shown.region or hex_mark(each) in workers)
    return replace(shown, hexes=tuple(there))


def _bought(book: Book) -> Block:
    """Return a card with its oval circled, before it its price."""
    card, theme = example_card(book.edition), book.theme

    def draw(centre: Point) -> Iterator[Item]:
        x, y = centre
        left = x - (WIDE + PAID) / 2
        for number in range(card.gold):
            at = (left + 2.6, y + 2.4 * (number - (card.gold - 1) / 2))
            yield icon("gold", at, 5.2, theme.ink, theme.fill("gold"))
        yield placed(arrow(3.6), (left + 7.8, y), theme)
        yield from draw_card(card, book.edition, (left + PAID + WIDE / 2, y), theme, "bought")

    return picture(HIGH + 2, draw)
