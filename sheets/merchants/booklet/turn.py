"""A turn in six pictures: one turn of Jeff's beside a start (M3 to M6)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, ellipse
from sheets.drawing.pictures import arrow
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, neighbours
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.aid.turn import PRICES, placed
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.cards import HIGH, WIDE, draw_card, example_card
from sheets.merchants.booklet.example import Scene
from sheets.merchants.booklet.panels import above, picture, step
from sheets.merchants.booklet.scene import scene
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.sums import sum_width, sums
from sheets.merchants.dice import draw_die, face_of
from sheets.merchants.edition.edition import Resource
from sheets.merchants.marks import hex_mark
from sheets.words.text import Text

COLUMNS, GAP = 2, 2.6
HEX, SCORED_HEX = 8.0, 7.0
DIE = 13.0
ROLLED: tuple[Resource, Resource] = ("crystal", "gold")


def turn(book: Book) -> Leaf:
    """Return the page with a turn."""
    return Leaf(
        Text("Your turn"),
        Text("Clockwise. Six steps, always in this order."),
        partial(_blocks, book),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    intro = said(
        book,
        Text(
            "Here *Jeff* takes a turn beside the start *{crystal}*; Bernd has a worker there.",
            crystal=book.resource("crystal"),
        ),
        "",
        wide,
        anchor="middle",
    )
    room = (wide - GAP) / COLUMNS
    steps = [*_steps(book, room - 4)]
    rows = (steps[at : at + COLUMNS] for at in range(0, len(steps), COLUMNS))
    return [intro, *(beside([(each, 1.0) for each in row], wide, GAP) for row in rows)]


def _steps(book: Book, wide: float) -> Iterator[Block]:
    """Yield the six steps, each a picture above its sentence."""
    must, may = book.say(Text("you must")), book.say(Text("you may"))
    titles = [
        *((Text("Roll"), must), (Text("Draw"), must), (Text("Worker"), must)),
        *((Text("One action"), may), (Text.in_context("turn", "Score"), must), (Text("Buy"), may)),
    ]
    steps = zip(titles, _pictures(book, wide), _sentences(book, wide), strict=True)
    for number, ((title, tag), shown, told) in enumerate(steps, 1):
        yield step(number, book.say(title), tag, above(shown, told), book.theme)


def _sentences(book: Book, wide: float) -> Iterator[Block]:
    """Yield what is said of each step."""
    one, two = map(book.resource, ROLLED)
    dice = Text("Roll both dice: {one} and {two}.", one=one, two=two)
    yield said(book, dice, "M3.1", wide)
    yield said(
        book,
        Text(
            "On empty hexes that touch; one of them beside a drawn or start resource or a worker."
        ),
        "M3.2",
        wide,
    )
    yield said(book, Text("Your initial beside one of the two, to stay all game."), "M3.4", wide)
    yield said(book, Text("One of these, or none, before you score."), "", wide)
    yield said(
        book,
        Text("A closed region pays everyone there: its hexes times their workers."),
        "M5.3",
        wide,
    )
    yield said(book, Text("You closed a region: buy one card. Circle its oval."), "M6.1", wide)


def _pictures(book: Book, wide: float) -> Iterator[Block]:
    """Yield the picture of each step."""
    theme, whole = book.theme, book.examples.scenes["turn"]
    *two, worker = whole.new
    yield picture(DIE + 8, partial(rolled, book, ROLLED))
    yield scene(replace(before(whole, worker), new=tuple(two)), HEX, theme)
    yield scene(replace(before(whole), new=(worker,)), HEX, theme)
    yield _actions(book, wide)
    yield _scored(replace(whole, new=()), theme)
    yield _bought(book)


def before(shown: Scene, *hexes: Hex) -> Scene:
    """Return a position before what stands in some hexes, and before its region is closed."""
    marks = {hex_mark(each) for each in hexes}
    left = (each for each in shown.fillings if each.mark not in marks and each.how != "outline")
    return replace(shown, fillings=tuple(left))


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


def _actions(book: Book, wide: float) -> Block:
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
            left = box.right - cost.width
            yield placed(cost, (left + cost.width / 2, y), theme)
            place = Box(box.x + 7.4, y - 3, left - box.x - 8.2, 6)
            yield write(book.say(name), place, 10, colour=theme.ink, name="bold", least_pt=9.0)

    return Block(len(names) * row, draw)


def _scored(shown: Scene, theme: Theme) -> Block:
    """Return the closed region beside what it pays."""
    around = {near for hex_ in shown.region for near in (hex_, *neighbours(hex_))}
    shown = replace(shown, hexes=tuple(each for each in shown.hexes if each in around))
    left, right = scene(shown, SCORED_HEX, theme), sums(shown.pays, theme)

    def draw(box: Box) -> Iterator[Item]:
        apart = box.right - sum_width(shown.pays)
        yield from left.draw(box._replace(width=apart - box.x - 1))
        yield from right.draw(box._replace(x=apart, width=box.right - apart))

    return Block(max(left.height, right.height), draw)


def _bought(book: Book) -> Block:
    """Return a card with its oval circled, before it its price."""
    card, theme = example_card(book.edition), book.theme

    def draw(centre: Point) -> Iterator[Item]:
        x, y = centre
        left = x - (WIDE + 16) / 2
        for number in range(card.gold):
            yield icon("gold", (left + 2.6 + 1.7 * number, y), 5.2, theme.ink, theme.fill("gold"))
        neck = arrow(5.0)
        yield placed(neck, (left + 13, y), theme)
        yield from draw_card(card, book.edition, (left + 16.5 + WIDE / 2, y), theme, "bought")

    return picture(HIGH + 2, draw)
