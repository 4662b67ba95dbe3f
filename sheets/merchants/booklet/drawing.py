"""What may be drawn and what not, case beside case (M2.5, M3.2 to M3.5)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sheets.drawing.paths import circle, polygon
from sheets.drawing.pictures import HEX_WIDE, Part, as_part, hat, hex_of, row
from sheets.drawing.shapes import WHITE, Box, Group, Item, Stroke
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice
from sheets.merchants.aid.blocks import Block, below, beside
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import column, judged, panel, pictured, titled, verdict
from sheets.merchants.booklet.scene import NEW, scene, scene_width
from sheets.merchants.booklet.sentences import running, said
from sheets.words.text import Text

HEX, GAP = 7.0, 2.2
PICTURE = 26.0  # What the picture of a case has.
SIGN = 7.0  # What a verdict takes of a title.
KEY = 5.2


class Case(NamedTuple):
    """A case: the name of its example, its title, what is said of it, the rule."""

    example: str
    title: Text
    told: Text
    rule: str
    is_allowed: bool


def drawing(book: Book) -> Leaf:
    """Return the page with what may be drawn."""
    line = Text("At the left you may, at the right you may not.")
    return Leaf(Text("Drawing"), line, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    room = (wide - GAP) / 2
    cases = [_case(book, case, room) for case in _cases(book)]
    rows = [
        beside([(each, 1.0) for each in pair], wide, GAP)
        for pair in zip(cases[::2], cases[1::2], strict=True)
    ]
    last = beside([(_border(book, room), 1.0), (no_room(book, room), 1.0)], wide, GAP)
    return [_key(book, wide), *rows, last]


def _cases(book: Book) -> Iterator[Case]:
    """Yield right and wrong in turn, as the edition plays them."""
    rules = book.edition.rules
    yield Case("from-start", Text("From a start"), _START, "M3.2", is_allowed=True)
    yield Case("apart", Text("Two apart"), Text("The two must touch."), "M3.2", is_allowed=False)
    worker = _SHIP if rules.ship_worker_anchors else _WORKER
    yield Case("from-worker", Text("From a worker"), worker, "M3.2", is_allowed=True)
    yield Case("from-goal", Text("From a goal"), _GOAL, "M3.2", is_allowed=False)
    yield Case("double", Text("A double"), _DOUBLE, "M3.3", is_allowed=True)
    everywhere = rules.artifacts_between == "neighbours"
    older = _OLDER_TOO if everywhere else _OLDER
    yield Case("older", Text("Old and new"), older, "M3.3", is_allowed=everywhere)
    yield Case("beside", Text("The worker"), _BESIDE, "M3.4", is_allowed=True)
    yield Case("away", Text("Too far away"), _AWAY, "M3.4", is_allowed=False)


_START = Text("One of the two touches a start, or what was drawn before.")
_WORKER = Text("Anybody’s worker will do.")
_SHIP = Text("Anybody’s will do, on a ship for all its lake.")
_GOAL = Text("Nothing begins at a numbered goal.")
_DOUBLE = Text("Two alike: draw an *artifact* on the edge between.")
_OLDER = Text("An older one alike gives no artifact.")
_OLDER_TOO = Text("Beside an older one alike an artifact, too.")
_BESIDE = Text("On an empty hex beside one of the two just drawn.")
_AWAY = Text("It touches none of the two.")


def _case(book: Book, case: Case, wide: float) -> Block:
    shown = book.examples.scenes[case.example]

    def words(room: float) -> Block:
        title = titled(book.say(case.title), room - SIGN, book.theme)
        return column([title, said(book, case.told, case.rule, room)])

    is_wrong = case.rule == "M3.3" and not case.is_allowed
    picture = scene(shown, HEX, book.theme, is_wrong=is_wrong)
    inner = pictured(picture, PICTURE, words, wide - 2.4)
    return judged(inner, book.theme, allowed=case.is_allowed)


def _key(book: Book, wide: float) -> Block:
    """Return what a heavy edge means, and the two signs."""
    told = [
        book.say(each)
        for each in (Text("heavy edge: drawn this turn"), Text("you may"), Text("you may not"))
    ]
    words = [running(each, "", wide, book.theme) for each in told]

    def draw(box: Box) -> Iterator[Item]:
        y = box.centre[1]
        yield polygon(
            Lattice(box.x + KEY, y, KEY).corners(Hex(0, 0)), WHITE, Stroke(book.theme.pen, NEW)
        )
        yield from words[0].draw(box._replace(x=box.x + 10))
        for x, allowed, text in ((0.56, True, words[1]), (0.76, False, words[2])):
            left = box.x + x * box.width
            yield from verdict((left, y), book.theme, allowed=allowed, size=2.1)
            yield from text.draw(box._replace(x=left + 3.4))

    return Block(KEY + 0.8, draw, grows=False)


def _border(book: Book, wide: float) -> Block:
    """Return the river that is the border, by the number of players (M2.5)."""
    shown, board = book.examples.scenes["border"], book.edition.board
    told = Text(
        "With 2 players the river below row {first} is the border, with 3 the one below row "
        "{second}. With 4 rivers do nothing.",
        first=board.border_row(2) or 0,
        second=board.border_row(3) or 0,
    )

    def words(room: float) -> Block:
        beyond = said(book, Text("Nothing is drawn beyond the *border*."), "", room)
        return column([beyond, said(book, told, "M2.5", room)])

    picture = scene(shown, HEX, book.theme)
    inner = pictured(picture, scene_width(shown, HEX), words, wide - 4)
    return panel(book, Text("The border"), inner)


def no_room(book: Book, wide: float) -> Block:
    """Return what is to be drawn when there is little room (M3.5)."""
    dot = hex_of(_dot)
    lines = (
        (row(dot, dot, hex_of(hat()), gap=0.0), Text("*All three fit:* draw them.")),
        (row(dot, dot, gap=0.0), Text("*Only two fit:* draw them, or nothing.")),
        (
            row(hex_of(dashed=True), hex_of(dashed=True), gap=0.0),
            Text("*No two fit:* do not even roll; go on with the action."),
        ),
    )
    left = 3 * HEX_WIDE + 2
    rows = [
        _fitting(
            part,
            said(book, text, "M3.5" if part is lines[-1][0] else "", wide - 4 - left),
            left,
            book.theme,
        )
        for part, text in lines
    ]
    return panel(book, Text("No room?"), below(rows))


def _fitting(part: Part, told: Block, left: float, theme: Theme) -> Block:
    def draw(box: Box) -> Iterator[Item]:
        yield Group(tuple(part.draw(theme)), box.x, box.centre[1])
        yield from told.draw(box._replace(x=box.x + left))

    return Block(max(5.4, told.height), draw, grows=False)


@as_part(1.4)
def _dot(theme: Theme) -> Iterator[Item]:
    """Yield a resource, whichever."""
    yield circle((0.7, 0.0), 0.7, theme.ink)
