"""The set-up: a table for three from above, its steps, the dice, what is crossed out (M1, M2)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from sheets.drawing.figures import struck_out
from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import circle, ellipse, line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Path, Point, Segment, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM, HAIR, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Hex, Lattice, row_of
from sheets.merchants.aid.blocks import PAD, Block, beside
from sheets.merchants.board.shores import outline_of, smooth, widened
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.example import CAST, INITIALS
from sheets.merchants.booklet.panels import LEAD, column, disc, from_top, noted, numbered, panel
from sheets.merchants.booklet.sentences import said
from sheets.merchants.dice import draw_dice_key, draw_die, draw_named_dice
from sheets.merchants.edition.edition import MOST_PLAYERS, TRACK_END, TRACK_START, TRACKS, Board
from sheets.words.text import Text, in_a_row

GAP = 2.4
TABLE = 65.0  # How high the picture is.
BOARD, SHEET, AID = (50.0, 29.0), (43.0, 29.0), (20.0, 14.0)
BESIDE = 0.85  # The scale of the sheets at the sides.
BEAN = (2.6, 1.9)
RING = 6.2  # A value that is crossed out.
DICE, DIE_AND_SIGN, DICE_ACROSS = 14.4, 10.6, 3  # Without names there is room for more.


def setup(book: Book) -> Leaf:
    """Return the page with the set-up."""
    line_ = Text("Here for three, seen from above.")
    return Leaf(
        Text("Set-up"),
        line_,
        partial(_blocks, book),
        excerpts=(Excerpt(dice_key), Excerpt(_struck)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    half = (wide - GAP) / 2
    told = enumerate(_steps(book, half - LEAD), 1)
    steps = [numbered(number, each, book.theme) for number, each in told]
    half_of_them = len(steps) // 2
    halves = [column(each, 1.2) for each in (steps[:half_of_them], steps[half_of_them:])]
    aim = Text(
        "*What it is about:* surround regions of one resource. Once no empty hex touches a region "
        "it pays resources, or crowns, to all whose workers stand beside it. *Most crowns wins.*"
    )
    return [
        noted(said(book, aim, "", wide - 2 * PAD), book.theme),
        Block(TABLE, partial(_table, book)),
        beside([(from_top(each), 1.0) for each in halves], wide, GAP)._replace(grows=False),
        beside([(dice_key(book, half), 1.0), (_struck(book, half), 1.0)], wide, GAP),
    ]


def _steps(book: Book, wide: float) -> Iterator[Block]:
    """Yield what is done before play, in the order of the numbers in the picture."""
    land = in_a_row([*_land(book.edition.board)])
    board = Text("*The board* in the middle: {land}.", land=land)
    bean = Text("*A bean* on {start} of each track.", start=TRACK_START)
    told = (
        ((board, "M1.4"),),
        (
            (
                Text("*A sheet and a dark pen* each. Write your name and initial, no two alike."),
                "M1.7",
            ),
        ),
        ((bean, "M2.2"), (Text("Tracks go from 0 to {end}.", end=TRACK_END), "M1.2")),
        (
            (
                Text(
                    "*A start card, free:* all circle the oval of one in the first column; two may "
                    "take the same."
                ),
                "M2.3",
            ),
        ),
        (
            (
                Text(
                    "Choose *who begins* as you like and write it on the board. Play goes "
                    "clockwise."
                ),
                "M2.4",
            ),
        ),
        ((Text("*Two dice and the aid* within reach."), "M1.3"),),
    )
    for each in told:
        yield column([said(book, text, rule, wide) for text, rule in each], 0.2)


def _land(board: Board) -> Iterator[Text]:
    """Yield what is printed in hexes of a board (M1.4)."""
    yield Text("four starts") if len(board.start_resources) == len(TRACKS) else Text("starts")
    yield Text("numbered goals")
    if board.lakes:
        yield Text("lakes")


def _table(book: Book, box: Box) -> Iterator[Item]:
    """Yield the table: the board, three sheets, pens, dice, the aid, and the steps' numbers."""
    theme, middle = book.theme, box.centre[0]
    yield rectangle(box, theme.fill("table") or WHITE, Stroke(theme.outline("edge"), FIRM), 4.0)
    board = Box(middle - BOARD[0] / 2, box.y + 2.2, *BOARD)
    own = Box(middle - SHEET[0] / 2, box.bottom - SHEET[1] - 2.2, *SHEET)
    left = Box(box.x + 2.8, box.y + 10.5, BESIDE * SHEET[1], BESIDE * SHEET[0])
    right = left._replace(x=box.right - left.width - 2.8)
    aid = Box(own.x - 26, own.bottom - AID[1], *AID)
    yield from draw_board(book, board)
    yield from _sheet(own, theme)
    for paper, quarters in ((left, 1), (right, -1)):
        flat = Box.around(*paper.centre, *SHEET)
        yield from _turned(_sheet(flat, theme), paper.centre, quarters)
    yield from _aid(aid, theme)
    shields = (
        (own.x - 4.8, own.y + 4.4),
        (left.centre[0], left.y - 5.2),
        (right.centre[0], right.y - 5.2),
    )
    for seat, (initial, at) in enumerate(zip(INITIALS, shields, strict=True)):
        yield from shield(seat, Box.around(*at, 7.4), theme, initial, solid=True)
    yield from draw_pen((own.right + 3.4, own.y + 12), (own.right + 6, own.bottom - 2), theme)
    for edges, lean in (((left.right, board.x), 0.8), ((board.right, right.x), -0.8)):
        x = sum(edges) / 2
        yield from draw_pen((x - lean, left.y + 10), (x + lean, left.y + 22), theme)
    dice = (own.right + 14, own.bottom - 4.6)
    yield from draw_die(3, dice, 6.4, theme)
    yield from draw_die(6, (dice[0] + 9, dice[1] - 2), 6.4, theme)
    places = (
        (1, (board.x, board.y + 9)),
        (2, (own.right, own.y + 1.6)),
        (3, (own.x, own.bottom - 6)),
        (4, (own.x, own.y + 8.4)),
        (5, (board.right - 15, board.y + 0.8)),
        (6, (dice[0] - 5.6, dice[1] - 4.4)),
        (6, (aid.x, aid.y)),
    )
    for number, place in places:
        yield from disc(number, place, theme)


def _turned(items: Iterable[Item], middle: Point, quarters: int) -> Iterator[Item]:
    """Yield outlines around a point, turned by a quarter to the right or, at -1, to the left.

    They lie further away from who looks at the table, and so are a little smaller.
    """
    x, y = middle

    def turned(segment: Segment) -> Segment:
        operator, *values = segment
        ends = zip(values[::2], values[1::2], strict=True)
        points = (
            (x - BESIDE * quarters * (v - y), y + BESIDE * quarters * (u - x)) for u, v in ends
        )
        return (operator, *chain.from_iterable(points))

    for item in items:
        if isinstance(item, Path):
            yield replace(item, segments=tuple(turned(each) for each in item.segments))


def _aid(paper: Box, theme: Theme) -> Iterator[Item]:
    """Yield the aid, small: two halves of lines."""
    yield rectangle(paper, WHITE, Stroke(theme.title, FIRM), 0.4)
    for half in (0, 1):
        left = paper.x + 1.2 + half * paper.width / 2
        yield rectangle(
            Box(left, paper.y + 1.2, paper.width / 2 - 2.4, 1.8), theme.title, None, 0.3
        )
        for row in range(4):
            y = paper.y + 4.8 + row * 2.2
            yield line(
                (left, y), (left + paper.width / 2 - 2.4, y), stroke=Stroke(theme.line, 0.35)
            )


def draw_board(book: Book, paper: Box) -> Iterator[Item]:
    """Yield the edition's own board, small: its land, starts, goals and lakes."""
    theme, board = book.theme, book.edition.board
    last = board.rows_in_play(len(CAST))
    yield rectangle(paper, theme.fill("sea") or WHITE, Stroke(theme.title, FIRM), 0.4)
    yield from draw_sheet_head(paper, theme)
    room = paper.inset(2.6)._replace(y=paper.y + 6.4, height=paper.height - 8.4)
    across, tall = board.columns + 0.5, 1.5 * (last - 1) + 2
    wide = min(room.width / across, room.height / tall * SQRT3)
    lattice = Lattice(
        room.centre[0] - (across - 1) * wide / 2,
        room.centre[1] - tall * wide / SQRT3 / 2 + wide / SQRT3,
        wide,
    )
    land = [hex_ for hex_ in board.hexes if row_of(hex_) <= last]
    for loop in outline_of(land, lattice):
        shore = smooth(widened(loop, 0.7))
        yield Path(shore, theme.fill("beach") or WHITE, Stroke(theme.outline("coast"), HAIR))
    tints = {
        hex_: theme.fill(kind)
        for hex_, kind in (board.start_resources | board.printed_resources).items()
    }
    edge = Stroke(theme.outline("hex"), 0.12)
    for hex_ in land:
        water = theme.fill("water") if hex_ in board.lake_hexes else None
        yield polygon(
            lattice.corners(hex_), water or tints.get(hex_) or theme.fill("land") or WHITE, edge
        )
    for hex_, kind in board.start_resources.items():
        if row_of(hex_) <= last:
            heavy = Stroke(theme.outline(kind), 0.5)
            ring = Lattice(*lattice.centre(hex_), 0.8 * wide).corners(Hex(0, 0))
            yield polygon(ring, None, heavy)


def draw_sheet_head(paper: Box, theme: Theme) -> Iterator[Item]:
    """Yield a sheet's head, with the line for a name."""
    wide = 0.4 * paper.width
    place = Box(paper.right - 2 - wide, paper.y + 1.6, wide, 3.2)
    yield rectangle(Box(paper.x + 1.6, paper.y + 1.6, 3.2, 3.2), theme.title, None, 0.3)
    ends = (paper.x + 6, paper.y + 4), (max(place.x - 2, paper.x + 8), paper.y + 4)
    yield line(*ends, stroke=Stroke(theme.title, 0.9))
    yield rectangle(place, WHITE, Stroke(theme.line, HAIR), 0.4)


def _sheet(paper: Box, theme: Theme) -> Iterator[Item]:
    """Yield a player sheet, small: cards in columns, tracks with a bean each, values, ledger."""
    yield rectangle(paper, WHITE, Stroke(theme.title, FIRM), 0.4)
    yield from draw_sheet_head(paper, theme)
    cards = paper.inset(1.6)._replace(y=paper.y + 5.8, height=9.6)
    yield from _cards(cards, (8, 3), theme)
    top = cards.bottom + 1.2
    below = Box(cards.x, top, cards.width, paper.bottom - 1.4 - top)
    yield from _tracks(below._replace(width=0.42 * below.width), theme)
    for row in range(4):
        for index in range(3):
            x, y = below.x + (0.5 + 0.08 * index) * below.width, below.y + (row + 0.5) * 2.6
            ring = Box.around(x, y, 1.7)
            yield ellipse(
                ring, theme.fill("relic" if row == 1 else "panel"), Stroke(theme.line, 0.15)
            )
    thin, wide, high = Stroke(theme.line, 0.15), 0.26 * below.width / 5, below.height / 4
    for index in range(20):
        down, across = divmod(index, 5)
        left = below.right - (5 - across) * wide
        yield rectangle(Box(left, below.y + down * high, wide, high), None, thin)


def _cards(box: Box, size: tuple[int, int], theme: Theme) -> Iterator[Item]:
    """Yield so many columns and rows of cards; of the first column, the start's, one is taken."""
    columns, rows = size
    wide, high = box.width / columns, box.height / rows
    for index in range(columns * rows):
        down, across = divmod(index, columns)
        cell = Box(box.x + across * wide, box.y + down * high, wide, high)
        ground = theme.fill("start") if across == 0 else None
        yield rectangle(cell, ground, Stroke(theme.line, 0.15))
        oval = Box.around(cell.right - 0.32 * wide, cell.centre[1], 0.36 * wide, 0.42 * high)
        yield ellipse(oval, theme.fill("gold") or WHITE, Stroke(theme.ink, 0.12))
        if (across, down) == (0, 0):
            yield ellipse(oval.inset(-0.5), None, Stroke(theme.pen, 0.45))


def _tracks(box: Box, theme: Theme) -> Iterator[Item]:
    high = box.height / len(TRACKS)
    cell = box.width / (TRACK_END + 2)
    for row, track in enumerate(TRACKS):
        y = box.y + row * high
        ground = Box(box.x, y + 0.2, box.width, high - 0.4)
        yield rectangle(ground, theme.fill(track) or WHITE, Stroke(theme.line, 0.15), 0.3)
        for step in range(1, TRACK_END + 2):
            x = box.x + step * cell
            yield line((x, ground.y), (x, ground.bottom), stroke=Stroke(theme.line, 0.12))
        bean = (box.x + (TRACK_START + 1.5) * cell, y + high / 2)
        size = (min(BEAN[0], cell + 0.4), min(BEAN[1], high - 0.3))
        yield ellipse(Box.around(*bean, *size), theme.outline("craft"), Stroke(WHITE, 0.15))


def draw_pen(start: Point, end: Point, theme: Theme) -> Iterator[Item]:
    """Yield a pen that lies on the table."""
    yield line(start, end, stroke=Stroke(theme.ink, 1.5))
    yield line(start, end, stroke=Stroke(theme.pen, 1.0))


def dice_key(book: Book, wide: float) -> Block:
    """Return what ordinary dice stand for (M1.1, M3.1)."""
    names = [book.say(book.resource(each)) for each in book.edition.dice]
    is_short = max(width(name, TEXT_PT) for name in names) <= (wide - 4) / 2 - DIE_AND_SIGN

    def draw(box: Box) -> Iterator[Item]:
        if is_short:
            yield from draw_named_dice(book.edition, book.table, book.words, box)
        else:
            yield from draw_dice_key(book.edition, box, book.theme, DICE_ACROSS)

    told = [
        said(book, Text("Two ordinary dice will do."), "M1.1", wide - 4),
        said(
            book,
            Text(
                "A “?” is any resource, a city too, but not the other die’s. Two “?” are any two, "
                "even alike."
            ),
            "M3.1",
            wide - 4,
        ),
    ]
    return panel(book, Text("The dice"), column([Block(DICE, draw), *told], 0.8))


def _struck(book: Book, wide: float) -> Block:
    """Return what is crossed out in print with fewer players (M2.1)."""
    edition, theme = book.edition, book.theme
    values = [
        (kind, value.points)
        for kind, row in (
            ("monument", edition.monuments.values),
            ("relic", (*edition.relics.two, *edition.relics.three)),
        )
        for value in row
        if value.players == MOST_PLAYERS
    ][:5]

    def draw(box: Box) -> Iterator[Item]:
        for index, (kind, points) in enumerate(values):
            x = box.x + 5 + index * 10.4
            yield icon(kind, (x, box.y + 3), 5.0, theme.ink, theme.fill(kind))
            ring = Box.around(x, box.y + 10, RING)
            yield circle(ring.centre, RING / 2, WHITE, Stroke(theme.quiet, FIRM))
            yield write(str(points), ring, 11, colour=theme.quiet, anchor="middle")
            yield struck_out(ring.inset(0.6), theme)

    told = said(
        book,
        Text(
            "With fewer than {most} players some monuments and relics are crossed out in print. "
            "Nobody takes them.",
            most=MOST_PLAYERS,
        ),
        "M2.1",
        wide - 4,
    )
    picture = [Block(14, draw, grows=False)] if values else []
    return panel(book, Text("Fewer players"), column([*picture, told], 1.0))
