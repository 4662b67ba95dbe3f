"""Buying, the end, and a finished sheet counted (M6, M7)."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from sheets.drawing.filling import How, draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, ellipse, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.example import Finished, Part
from sheets.merchants.booklet.panels import column, panel, pictured
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.sums import draw_track
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TRACKS
from sheets.merchants.player.cards import OVAL, oval
from sheets.merchants.shields import shield
from sheets.words.text import Text

GAP = 2.2
SLOT = (11.4, 8.8)  # A card with its oval alone.
BOX = 5.0  # To be ticked.
GOAL, GOAL_PT, GOAL_PITCH, GOAL_ROW = (
    3.3,
    10.5,
    10.4,
    8.4,
)  # A goal's ring on the tracker, and its number.
GOALS_ACROSS = 4
ROW = 9.0  # Of the count.
POINTS, POINTS_PT = (13.0, 6.6), 12.5
FIGURE = (8.2, 6.4)  # A box of the ledger.
TOTAL, TOTAL_PT = 30.0, 17.0
PICTURE = 60.0  # What the picture of a part has.
DrawRow: TypeAlias = Callable[[Point, Theme], Iterator[Item]]


def ending(book: Book) -> Leaf:
    """Return the page about buying, the end and the count."""
    return Leaf(Text("Buy and end"), Text("Most crowns wins."), partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) * 0.56
    right = wide - GAP - left
    return [
        beside([(_column(book, left), left), (_end(book, right), right)], wide, GAP),
        _count(book, wide),
    ]


def _column(book: Book, wide: float) -> Block:
    """Return a column of which somebody has bought three cards (M6.1 to M6.3)."""
    columns = book.edition.columns
    full = next((each for each in columns[1:] if len(each.cards) >= COLUMN_BOUGHT), columns[-1])
    prices = [str(card.gold) for card in full.cards[:COLUMN_BOUGHT]]
    high = len(prices) * SLOT[1] + BOX + 8.5

    def draw(box: Box) -> Iterator[Item]:
        top = box.centre[1] - high / 2
        for seat, initial, number in ((1, "B", len(prices)), (0, "J", 1)):
            x = box.x + SLOT[0] / 2 + (1 - seat) * (SLOT[0] + 1.6)
            yield from shield(seat, Box.around(x, top + 3, 6.8), book.theme, initial, solid=True)
            for index, price in enumerate(prices):
                middle = (x, top + 7 + (index + 0.5) * SLOT[1])
                how: How = "circle" if index < number else "cross"
                yield from _slot(price, how, middle, book.theme)
            yield from _ticked((x, top + 8.5 + len(prices) * SLOT[1] + BOX / 2), book.theme)

    def words(room: float) -> Block:
        buy = Text("You closed a region: buy *one* card, even one that others have.")
        fill = Text(
            "Bernd’s {number} cards *fill the column:* all tick its box and cross out there what "
            "they lack. Start cards count.",
            number=COLUMN_BOUGHT,
        )
        help_ = (
            Text("Craft and {bank} help.", bank=book.building("bank"))
            if book.has_building("bank")
            else Text("Craft helps.")
        )
        told = ((buy, "M6.1"), (fill, "M6.2"), (help_, "M6.3"))
        return column([said(book, text, rule, room) for text, rule in told], 1.2)

    picture = Block(high, draw, grows=False)
    inner = pictured(picture, 2 * SLOT[0] + 1.6, words, wide - 4)
    return panel(book, Text("Buying"), inner, "gold")


def _slot(price: str, how: How, middle: Point, theme: Theme) -> Iterator[Item]:
    """Yield a card with its oval alone, and what the pen left there."""
    yield rectangle(Box.around(*middle, *SLOT), WHITE, Stroke(theme.line, HAIR))
    yield from oval(middle, price, theme)
    yield from draw_pen(how, Box.around(*middle, *OVAL).inset(0.6), theme.pen)


def _ticked(middle: Point, theme: Theme) -> Iterator[Item]:
    box = Box.around(*middle, BOX)
    yield rectangle(box, WHITE, Stroke(theme.ink, FIRM), 0.6)
    yield from draw_pen("tick", box, theme.pen)


def _end(book: Book, wide: float) -> Block:
    """Return when the game ends (M7.1, M3.6)."""
    board = book.edition.board
    goals = Text(
        "*Last round:* with 2 players when {n2} of {of2} goals are closed, with 3 when {n3} of "
        "{of3} are, with 4 when {n4} of {of4} are. All have their turn in it.",
        n2=board.printed_to_end(2),
        n3=board.printed_to_end(3),
        n4=board.printed_to_end(4),
        of2=len(board.printed_in_play(2)),
        of3=len(board.printed_in_play(3)),
        of4=len(board.printed_in_play(4)),
    )
    stuck = (
        Text("Also one in which nobody can draw.")
        if book.edition.rules.deadlock_ends
        else Text("Also one in which nobody draws or takes an action.")
    )
    words = column([said(book, goals, "M7.1", wide - 4), said(book, stuck, "M3.6", wide - 4)])
    inner = column([_goals(len(board.printed_in_play(3)), book.theme), words], 1.4)
    return panel(book, Text("The end"), inner, "city")


def _goals(number: int, theme: Theme) -> Block:
    """Return the tracker of the board with all goals crossed out but one."""
    across = min(max(number, 1), GOALS_ACROSS)

    def draw(box: Box) -> Iterator[Item]:
        pitch = min(GOAL_PITCH, box.width / across)
        left = box.centre[0] - pitch * across / 2
        for index in range(number):
            row, place = divmod(index, across)
            middle = (left + (place + 0.5) * pitch, box.y + (row + 0.5) * GOAL_ROW)
            ring = Box.around(*middle, 2 * GOAL)
            yield circle(middle, GOAL, WHITE, Stroke(theme.ink, FIRM))
            text = str(index + 1)
            yield write(text, ring, GOAL_PT, colour=theme.ink, name="bold", anchor="middle")
            if index != number // 2:
                yield from draw_pen("cross", ring.inset(0.4), theme.pen)

    return Block(-(-number // across) * GOAL_ROW, draw, grows=False)


def _count(book: Book, wide: float) -> Block:
    """Return a finished sheet, counted line by line (M7.2 to M7.6)."""
    done, theme, room = book.examples.finished, book.theme, wide - 4
    assert done is not None  # The rules work it out.
    parts = {part.name: part for part in done.parts}
    told = (
        ("crowns", partial(_ledger, done), Text("the ledger, with relic and monument"), "M7.6"),
        ("cards", partial(_cards, parts["cards"]), Text("1 for each unused card"), "M7.3"),
        (
            "artifacts",
            partial(_artifacts, parts["artifacts"]),
            Text("1 for each artifact left"),
            "M7.4",
        ),
    )
    crowns, *others = [
        _row(book, parts[name], draw, text, rule, room) for name, draw, text, rule in told
    ]
    rows = [crowns, _tracks(book, [parts[track] for track in TRACKS], room), *others]
    tie = Text("A tie goes to the best monument; still tied, it is shared.")
    body = column(
        [*rows, _total(done.total, said(book, tie, "M7.5", room - TOTAL - 4), theme)], 0.0
    )
    note = Text("Jeff’s finished sheet")
    return panel(book, Text("The count"), body, "crown", note)


def _total(total: int, beside_it: Block, theme: Theme) -> Block:
    """Return the sum of all points, with words beside it."""

    def draw(box: Box) -> Iterator[Item]:
        place = Box(box.right - TOTAL, box.centre[1] - 4.6, TOTAL, 9.2)
        yield rectangle(place, theme.band or WHITE, Stroke(theme.title, 0.8), 1.0)
        on = WHITE if theme.band else theme.ink
        yield write(f"= {total}", place, TOTAL_PT, colour=on, name="bold", anchor="middle")
        yield from beside_it.draw(box._replace(width=place.x - box.x))

    return Block(max(10.0, beside_it.height), draw, grows=False)


def _row(book: Book, part: Part, draw: DrawRow, told: Text | None, rule: str, wide: float) -> Block:
    """Return a part: its picture, what is said of it, its points in a box."""
    theme = book.theme
    words = said(book, told, rule, wide - PICTURE - POINTS[0] - 4) if told else None

    def row(box: Box) -> Iterator[Item]:
        y = box.centre[1]
        yield from draw((box.x, y), theme)
        if words:
            yield from words.draw(box._replace(x=box.x + PICTURE, width=wide - PICTURE - 17))
        place = Box(box.right - POINTS[0], y - POINTS[1] / 2, *POINTS)
        yield rectangle(place, WHITE, Stroke(theme.ink, FIRM), 0.8)
        text = str(part.points)
        yield write(text, place, POINTS_PT, colour=theme.pen, name="bold", anchor="middle")

    return Block(max(ROW, words.height if words else 0), row, grows=False)


def _tracks(book: Book, tracks: Sequence[Part], wide: float) -> Block:
    """Return the four tracks, what is said of all of them in the middle of their height."""
    rows = column([_row(book, part, partial(_track, part), None, "", wide) for part in tracks], 0.0)
    told = said(book, Text("half of each, rounded down"), "M7.2", wide - PICTURE - POINTS[0] - 4)

    def draw(box: Box) -> Iterator[Item]:
        yield from rows.draw(box)
        yield from told.draw(box._replace(x=box.x + PICTURE, width=wide))

    return Block(rows.height, draw, grows=False)


def _ledger(done: Finished, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield the figures of a ledger, those of a relic and a monument with its sign."""
    x, y = left
    prizes = {done.relic: "relic", done.monument: "monument"}
    for index, figure in enumerate(done.figures):
        box = Box(x + index * FIGURE[0], y - FIGURE[1] / 2, *FIGURE)
        prize = prizes.pop(figure, "") if index else ""
        fill = theme.fill(prize) if prize else WHITE
        yield rectangle(box.inset(0.25), fill or WHITE, Stroke(theme.line, HAIR), 0.6)
        yield write(str(figure), box, 11, colour=theme.pen, name="bold", anchor="middle")


def _track(part: Part, left: Point, theme: Theme) -> Iterator[Item]:
    track = next(each for each in TRACKS if each == part.name)
    yield from draw_track(track, part.number, part.number, left, theme)


def _cards(part: Part, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield cards with their ovals circled."""
    x, y = left
    for index in range(part.number):
        box = Box.around(x + 6 + index * 13, y, 5.4, 4.6)
        yield ellipse(box, theme.fill("gold") or WHITE, Stroke(theme.ink, FIRM))
        yield from draw_pen("circle", box, theme.pen)


def _artifacts(part: Part, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield artifacts, circled."""
    x, y = left
    for index in range(part.number):
        middle = (x + 6 + index * 10, y)
        yield icon("artifact", middle, 5.6, theme.ink, theme.fill("artifact"))
        yield circle(middle, 3.8, None, Stroke(theme.pen, 0.6))
