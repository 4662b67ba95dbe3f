"""Buying, the end, and a finished sheet counted (M6, M7)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from sheets.drawing.filling import PEN, How, draw_pen, fill_in
from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, ellipse, rectangle
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Drawing,
    Group,
    Item,
    Mark,
    Point,
    Stroke,
    marks_of,
)
from sheets.drawing.shapes import Text as Words
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM, HAIR, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import PAD, Block, beside
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.cards import THIN
from sheets.merchants.booklet.example import Finished, Part
from sheets.merchants.booklet.panels import BESIDE, across, column, panel, pictured
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.sums import draw_track, track_width
from sheets.merchants.edition.edition import (
    COLUMN_BOUGHT,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    TRACKS,
    Board,
)
from sheets.merchants.marks import CROWNS_ACROSS
from sheets.merchants.player.cards import OVAL, oval
from sheets.merchants.player.ledger import WIDTH as LEDGER
from sheets.merchants.player.ledger import draw_ledger
from sheets.words.text import Text

GAP = 2.2
LEDGER_ROW = 7.8
SLOT = (11.4, 8.8)  # A card with its oval alone.
BOX = 5.0  # To be ticked.
GOAL, GOAL_PT, GOAL_PITCH, GOAL_ROW = (
    3.3,
    10.5,
    10.4,
    8.4,
)  # A goal's ring on the tracker, and its number.
GOALS_ACROSS = 4
ROW = 7.0  # Of the count.
EACH = 9.4  # A card or an artifact beside its words.
LEAST_COUNT = 100.0  # Where there is less room, all parts are below each other.
CARDS = 0.63  # The part of the width that cards have.
BLOCK = 0.86  # The scale of the final block.
CROWN = 4.6
APART = 2.0  # Between the parts of the count.
DrawPart: TypeAlias = Callable[[Part, Point, Theme], Iterator[Item]]


def ending(book: Book) -> Leaf:
    """Return the page about buying, the end and the count."""
    line = Text("Most crowns wins.")
    return Leaf(
        Text("Buy and end"),
        line,
        partial(_blocks, book),
        excerpts=(Excerpt(_column), Excerpt(_end), Excerpt(_count)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) * 0.63
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
        top = box.y
        for seat, initial, number in ((1, "B", len(prices)), (0, "A", 1)):
            x = box.x + SLOT[0] / 2 + (1 - seat) * (SLOT[0] + 1.6)
            yield from shield(seat, Box.around(x, top + 3, 6.8), book.theme, initial, solid=True)
            for index, price in enumerate(prices):
                middle = (x, top + 7 + (index + 0.5) * SLOT[1])
                how: How = "circle" if index < number else "cross"
                yield from _slot(price, how, middle, book.theme)
            yield from _ticked((x, top + 8.5 + len(prices) * SLOT[1] + BOX / 2), book.theme)

    def words(room: float) -> Block:
        buy = Text(
            "If you closed a region or more on your turn, you alone may buy: *one* card, even one "
            "that others have."
        )
        fill = Text(
            "Bernd bought {number}, used or not, and so *fills the column:* all tick its box and "
            "cross out the cards there that they lack. It brings no crowns.",
            number=COLUMN_BOUGHT,
        )
        start = Text("A start card counts, too, and the others of its column may be bought.")
        help_ = (
            Text("Craft and {bank} help to pay.", bank=book.building("bank"))
            if book.has_building("bank")
            else Text("Craft helps to pay.")
        )
        told = ((buy, "M6.1"), (fill, "M6.2"), (start, "M1.5"), (help_, "M6.3"))
        return column([said(book, text, rule, room) for text, rule in told], 1.2)

    picture = Block(high, draw, grows=False)
    inner = pictured(picture, 2 * SLOT[0] + 1.6, words, wide - 4)
    return panel(book, Text("Buying"), inner, "gold")


def _slot(price: str, how: How, middle: Point, theme: Theme) -> Iterator[Item]:
    """Yield a card with its oval alone, and what the pen left there."""
    yield rectangle(Box.around(*middle, *SLOT), WHITE, Stroke(theme.line, HAIR))
    yield from oval(middle, price, theme)
    pen = THIN if how == "cross" else PEN
    yield from draw_pen(how, Box.around(*middle, *OVAL).inset(0.6), theme.pen, width=pen)


def _ticked(middle: Point, theme: Theme) -> Iterator[Item]:
    box = Box.around(*middle, BOX)
    yield rectangle(box, WHITE, Stroke(theme.ink, FIRM), 0.6)
    yield from draw_pen("tick", box, theme.pen)


def _end(book: Book, wide: float) -> Block:
    """Return when the game ends (M7.1, M3.6)."""
    board = book.edition.board
    goals = Text(
        "Cross out on the board each goal that is closed. With 2 players the end comes when {n2} "
        "of {of2} are, with 3 when {n3} of {of3} are, with 4 when {n4} of {of4} are. *Finish this "
        "round; then it ends.*",
        **goals_to_end(board),
    )
    stuck = (
        Text(
            "It also ends after a round in which nobody was able to draw; not wanting to does not "
            "count."
        )
        if book.edition.rules.deadlock_ends
        else Text("It also ends after a round in which nobody draws or takes an action.")
    )
    words = column([said(book, goals, "M7.1", wide - 4), said(book, stuck, "M3.6", wide - 4)])
    inner = column([_goals(len(board.printed_in_play(3)), book.theme), words], 1.4)
    return panel(book, Text("The end"), inner, "city")


def goals_to_end(board: Board) -> dict[str, int]:
    """Return how many goals end a game with so many players, `n3`, and of how many, `of3`."""
    counts: dict[str, int] = {}
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        counts[f"n{players}"] = board.printed_to_end(players)
        counts[f"of{players}"] = len(board.printed_in_play(players))
    return counts


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
                yield from draw_pen("cross", ring.inset(0.4), theme.pen, width=THIN)

    return Block(-(-number // across) * GOAL_ROW, draw, grows=False)


def _count(book: Book, wide: float) -> Block:
    """Return a finished sheet counted: what brings crowns, and its final block (M7.2 to M7.6)."""
    done, theme, room = book.examples.finished, book.theme, wide - 2 * PAD
    assert done is not None  # The rules work it out.
    parts = {part.name: part for part in done.parts}
    is_narrow = room < LEAST_COUNT
    right = room if is_narrow else BLOCK * LEDGER
    left = room if is_narrow else room - right - BESIDE
    half = Text("*Half of each track*, rounded down.")
    ledger = (
        Text("The *ledger* has relic and monument, too. Its small figures only count its cells.")
        if book.table.markers
        else Text("The *ledger* has relic and monument, too.")
    )
    cards = Text("*1 for each card* with only its oval circled: neither cast nor built.")
    artifacts = Text("*1 for each artifact* that is left.")
    tie = Text("In a tie the best monument wins; still tied, you share the victory.")
    tracks = [_brings(theme, _track, parts[track]) for track in TRACKS]
    rows = (
        (column([*tracks, said(book, half, "M7.2", left)], APART), left),
        (column([_final_block(book, done), said(book, ledger, "M7.6", right)], APART), right),
    )
    first, second = (
        (room, room) if is_narrow else (CARDS * (room - BESIDE), (1 - CARDS) * (room - BESIDE))
    )
    other = [
        (_brings(theme, draw, part, said(book, text, rule, each - _wide(part))), each)
        for draw, part, text, rule, each in (
            (_cards, parts["cards"], cards, "M7.3", first),
            (_artifacts, parts["artifacts"], artifacts, "M7.4", second),
        )
    ]
    camera = Text("Circle the total’s tens and units, too, if a camera is to read the sheet.")
    last = [said(book, tie, "M7.5", room)]
    last += [said(book, camera, "", room)] if book.table.markers else []
    below = [block for block, _ in (*rows, *other)]
    counted = below if is_narrow else [across(rows, BESIDE), across(other, BESIDE)]
    body = column([*counted, *last], APART)
    note = "" if is_narrow else Text("Anna’s finished sheet")
    return panel(book, Text("The count"), body, "crown", note)


def _brings(theme: Theme, draw: DrawPart, part: Part, told: Block | None = None) -> Block:
    """Return what brings crowns, and what is said of it beside it."""

    def row(box: Box) -> Iterator[Item]:
        yield from draw(part, (box.x, box.centre[1]), theme)
        if told:
            wide = _wide(part)
            yield from told.draw(box._replace(x=box.x + wide, width=box.width - wide))

    return Block(max(ROW, told.height if told else 0), row, grows=False)


def _wide(part: Part) -> float:
    """Return how wide the pictures of cards or artifacts are."""
    return EACH * part.number + 1.4


def _final_block(book: Book, done: Finished) -> Block:
    """Return the final block of a player sheet, filled in, and the rows of the ledger in use."""
    rows = max(-(-len(done.figures) // CROWNS_ACROSS), 1)
    high = (rows + 2) * LEDGER_ROW
    printed = tuple(draw_ledger(book.table, book.words, Box(0, 0, LEDGER, high), rows))
    page = Drawing("player", "", book.table.language, LEDGER, high, printed)
    names = {mark.name for mark in marks_of(page)}
    fillings = (each for each in done.fillings if each.mark in names)
    items = tuple(_large(fill_in(page, fillings, book.theme).items))
    return Block(BLOCK * high, lambda box: [Group(items, box.x, box.y, BLOCK)], grows=False)


def _large(items: Iterable[Item]) -> Iterator[Item]:
    """Yield what is printed, no place for the pen, without its small words and figures."""
    for item in items:
        if isinstance(item, Mark):
            yield from _large(item.items)
        elif not isinstance(item, Words) or item.size_pt > LEAST_PT:
            yield item


def _track(part: Part, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield a track, and the crowns that it is worth."""
    x, y = left
    yield from draw_track(part.name, part.number, part.number, left, theme)
    for index in range(part.points):
        middle = (x + track_width() + 4.4 + CROWN * index, y)
        yield icon("crown", middle, CROWN, theme.ink, theme.fill("crown"))


def _cards(part: Part, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield cards with their ovals circled."""
    x, y = left
    for index in range(part.number):
        box = Box.around(x + 4.4 + index * EACH, y, 5.4, 4.6)
        yield ellipse(box, theme.fill("gold") or WHITE, Stroke(theme.ink, FIRM))
        yield from draw_pen("circle", box, theme.pen)


def _artifacts(part: Part, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield artifacts, circled."""
    x, y = left
    for index in range(part.number):
        middle = (x + 4.4 + index * EACH, y)
        yield icon("artifact", middle, 5.6, theme.ink, theme.fill("artifact"))
        yield circle(middle, 3.8, None, Stroke(theme.pen, 0.6))
