"""What may be drawn and what not, case beside case (M2.5, M3.2 to M3.5)."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.drawing.lettering import width
from sheets.drawing.paths import circle, polygon
from sheets.drawing.pictures import HEX_WIDE, Part, as_part, hex_of, row, worker
from sheets.drawing.shapes import WHITE, Box, Group, Item, Stroke
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice
from sheets.merchants.aid.blocks import Block, below, verdict
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.panels import (
    Case,
    column,
    from_top,
    judged,
    panel,
    pictured,
    titled,
    two_by_two,
)
from sheets.merchants.booklet.scene import NEW, scene, scene_width
from sheets.merchants.booklet.sentences import said
from sheets.words.text import Text

HEX, GAP = 6.6, 2.2
PICTURE = 26.0  # What the picture of a case has.
TITLES = (11.0, 10.5, 10.0, 9.5, 9.0)  # The sizes of a title, which has one line.
KEY = 5.2


def drawing(book: Book) -> Leaf:
    """Return the page with what may be drawn."""
    line = Text("What you may draw, and where.")
    cases = (Excerpt(partial(_case, case=case)) for case in _cases(book))
    return Leaf(
        Text("Drawing"),
        line,
        partial(_blocks, book),
        excerpts=(*cases, Excerpt(_border), Excerpt(no_room)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    room = (wide - GAP) / 2
    found = [_case(book, room, case) for case in _cases(book)]
    high = max(case.height for case in found)
    cases = [case._replace(height=high) for case in found]
    blocks = [*cases, _border(book, room), no_room(book, room)]
    return [_key(book, wide), *two_by_two(blocks, wide, GAP)]


def _cases(book: Book) -> Iterator[Case]:
    """Yield right and wrong in turn, as the edition plays them."""
    rules = book.edition.rules
    yield Case("from-start", Text("From a start"), _START, "M3.2", is_allowed=True)
    yield Case(
        "apart", Text("Two apart"), Text("The two must touch each other."), "M3.2", is_allowed=False
    )
    yield Case("from-worker", Text("From a worker"), _worker(book), "M3.2", is_allowed=True)
    yield Case("from-goal", Text("From a goal"), _GOAL, "M3.2", is_allowed=False)
    yield Case("double", Text("A double"), _DOUBLE, "M3.3", is_allowed=True)
    everywhere = rules.artifacts_between == "neighbours"
    older = _OLDER_TOO if everywhere else _OLDER
    yield Case(
        "older",
        Text("An older one") if everywhere else Text("No artifact"),
        older,
        "M3.3",
        is_allowed=everywhere,
    )
    yield Case("beside", Text("The worker"), _BESIDE, "M3.4", is_allowed=True)
    yield Case("away", Text("Too far away"), _AWAY, "M3.4", is_allowed=False)


_START = Text("One of the two touches a start or what was drawn before, struck or not.")
_GOAL = Text("You cannot begin at a numbered goal.")
_DOUBLE = Text("Two alike: draw an *artifact* on the edge that they share.")
_OLDER = Text("You may draw this, but an older one that is alike brings no artifact.")
_OLDER_TOO = Text("Beside an older one alike an artifact, too.")
_BESIDE = Text("It stands on an empty hex beside one of the two just drawn.")
_AWAY = Text("It touches neither of the two just drawn.")


def _worker(book: Book) -> Text:
    """Return whose worker one may draw beside, as the edition plays it (M3.2)."""
    if not book.edition.board.ships:
        return Text("Anybody’s worker will do.")
    if book.edition.rules.ship_worker_anchors:
        return Text("Anybody’s will do, on a ship for all its lake.")
    return Text("Anybody’s worker will do, but none on a ship.")


def _case(book: Book, wide: float, case: Case) -> Block:
    shown = book.examples.scenes[case.example]

    def words(room: float) -> Block:
        title = book.say(case.title)
        size = next((pt for pt in TITLES if width(title, pt, "bold") <= room), TITLES[-1])
        told = said(book, case.told, case.rule, room)
        return from_top(column([titled(title, room, book.theme, size), told]))

    brings_none = case.rule == "M3.3" and not case.is_allowed
    picture = scene(shown, HEX, book.theme, is_wrong=brings_none)
    inner = pictured(picture, PICTURE, words, wide - 2.4)
    return judged(inner, book.theme, allowed=None if brings_none else case.is_allowed)


def _key(book: Book, wide: float) -> Block:
    """Return what a heavy edge means, and the two signs."""
    told = (Text("heavy edge: drawn this turn"), Text("allowed"), Text("not allowed"))
    words = [said(book, each, "", wide) for each in told]

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
    told = (
        Text("*2 players:* below row {row}", row=board.border_row(2) or 0),
        Text("*3 players:* below row {row}", row=board.border_row(3) or 0),
        Text("*4 players:* no border"),
    )

    def words(room: float) -> Block:
        beyond = Text("Nothing is drawn beyond the *border*, a river. Others do nothing.")
        rows = [said(book, text, "M2.5" if text is told[-1] else "", room) for text in told]
        return column([said(book, beyond, "", room), *rows])

    picture = scene(shown, HEX, book.theme)
    inner = pictured(picture, scene_width(shown, HEX), words, wide - 4)
    return panel(book, Text("The border"), inner)


_NO_TWO = Text("*No two fit:* do not roll, go on with your action.")


def no_room(book: Book, wide: float, no_two: Text = _NO_TWO) -> Block:
    """Return what is to be drawn when there is little room (M3.5)."""
    dot = hex_of(_dot)
    lines = (
        (row(dot, dot, hex_of(worker()), gap=0.0), Text("*All three fit:* you must draw them.")),
        (row(dot, dot, gap=0.0), Text("*Only two fit:* roll, then draw the two or nothing.")),
        (
            row(hex_of(dashed=True), hex_of(dashed=True), gap=0.0),
            no_two,
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
