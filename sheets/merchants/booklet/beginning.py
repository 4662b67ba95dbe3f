"""Where a newcomer begins: what a family needs, and the set-up with its guilds (F1 to F3)."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.drawing.figures import capitalised
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, width, write, write_name
from sheets.drawing.paths import line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM, HEAVY
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import PAD, Block, below, beside
from sheets.merchants.booklet.book import INITIAL_PT, TILE, TITLE_PT, Book, Excerpt, Leaf
from sheets.merchants.booklet.cover import draw_welcome
from sheets.merchants.booklet.example import CAST, INITIALS
from sheets.merchants.booklet.panels import LEAD, column, inset, noted, numbered, panel
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.setup import dice_key, draw_board, draw_pen, draw_sheet_head
from sheets.merchants.dice import draw_die
from sheets.merchants.edition.edition import Resource
from sheets.merchants.marks import GUILDS
from sheets.page.small_page import CLOSE, draw_title
from sheets.words.text import Name, Text

GAP, SIDE, FOOT = 2.4, 2.4, 5.6  # Between panels, beside them, and below the last.
STRIP, TOWN = 32.0, 24.0  # The picture's height, and how far the town is from its right side.
VERSION_PT = 12.0
NEEDED = 0.52  # Of the width, for what is needed.
BOARD, SHEET = (24.0, 15.0), 19.6  # As they lie on the table, small, and how wide all is.
TABLE = 54.6
BANNER, TAIL, CLOTH_PT = 19.4, 2.2, 10.0
SEAL, NAME_PT = 7.4, 9.0  # The shield on a banner, and its owner's name.
NUMBERS_PT = 9.0
FAMILY = Text.in_context("booklet", "Family")


def beginning(book: Book) -> Leaf:
    """Return the first page of the family version, which is its cover, too."""
    return Leaf(None, FAMILY, partial(_blocks, book), excerpts=(Excerpt(_guilds, 100),))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    room = wide - 2 * SIDE
    left = (room - GAP) * NEEDED
    right = room - GAP - left
    blocks = (
        _welcome(book, room),
        beside([(_needed(book, left), left), (dice_key(book, right), right)], room, GAP),
        _steps(book, room),
    )
    return [Block(STRIP, partial(_head, book), grows=False), inset(below(blocks), SIDE, FOOT)]


def _head(book: Book, box: Box) -> Iterator[Item]:
    """Yield the land under the sky, before it the title and what the version is called."""
    theme = book.theme
    if not book.table.plain:
        yield from draw_welcome(book, box, TOWN)
    title = book.edition.title_text(book.table.language)
    room = box.width - 2 * (TOWN + SIDE) - TILE
    scale = min(1.0, room / width(title[1:], TITLE_PT, "display"))
    tile = Box(box.x + SIDE + 1, box.y + 4, scale * TILE, scale * TILE)
    yield from draw_title(title, tile, scale * INITIAL_PT, scale * TITLE_PT, theme)
    left = tile.right + CLOSE
    version = Box(left + 0.6, tile.bottom + 0.4, room, leading(VERSION_PT))
    yield write(book.say(FAMILY), version, VERSION_PT, colour=theme.ink)
    ends = (box.x, box.bottom), (box.right, box.bottom)
    yield line(*ends, stroke=Stroke(theme.title, HEAVY))


def numbers_told(rule: str) -> Text:
    """Return what the small numbers are, such as that of a rule."""
    return Text(
        "Small numbers, such as {rule}, are those of the full rules; to play you need none.",
        rule=rule,
    )


def _welcome(book: Book, wide: float) -> Block:
    text = Text(
        "*New to Pandoria? Begin here.* Draw lands with dice, close them, and earn crowns for your "
        "workers beside them. Guilds pay more, spells help. *Who has the most crowns in the end "
        "wins.* For 2 to 4 players."
    )
    small = said(book, numbers_told("F5"), "", wide - 2 * PAD, size_pt=NUMBERS_PT)
    return noted(column([said(book, text, "", wide - 2 * PAD), small], 0.8), book.theme)


def _needed(book: Book, wide: float) -> Block:
    """Return what lies on the table, in words below its picture (F1)."""
    land = (
        Text("The board has starts in heavy rings, numbered *goals* and lakes.")
        if book.edition.board.lakes
        else Text("The board has starts in heavy rings and numbered *goals*.")
    )
    told = (
        (Text("*One board* in the middle, and *one sheet* of guilds and archive."), "F1"),
        (land, "M1.4"),
        (Text("Two dice, a dark pen for everyone, and an aid."), ""),
    )
    scale = (wide - 2 * PAD) / TABLE

    def shown(box: Box) -> Iterator[Item]:
        yield Group(tuple(_table(book)), box.x, box.y, scale)

    picture = Block(scale * BOARD[1], shown, grows=False)
    blocks = [said(book, text, rule, wide - 4) for text, rule in told]
    return panel(book, Text("You need"), column([picture, *blocks], 1.2))


def _table(book: Book) -> Iterator[Item]:
    """Yield the board, the sheet of guilds and archive, a pen and two dice, from the origin."""
    theme, (wide, high) = book.theme, BOARD
    sheet = Box(wide + 1.6, 0, SHEET, high)
    yield from draw_board(book, Box(0, 0, wide, high))
    yield from _sheet(sheet, theme)
    yield from draw_pen((sheet.right + 2.6, 1), (sheet.right + 1.6, high), theme)
    for face, down in ((4, 0.25), (1, 0.75)):
        yield from draw_die(face, (sheet.right + 6.4, down * high), 5.4, theme)


def _sheet(paper: Box, theme: Theme) -> Iterator[Item]:
    """Yield the sheet of guilds and archive, small: storeys, banners, boxes for crowns."""
    yield rectangle(paper, WHITE, Stroke(theme.title, FIRM), 0.4)
    yield from draw_sheet_head(paper, theme)
    thin, top = Stroke(theme.line, 0.15), paper.y + 5.8
    below_ = Box(paper.x + 1.4, top, paper.width - 2.8, paper.bottom - 1.4 - top)
    tower, banners, boxes = (
        below_._replace(x=below_.x + left * below_.width, width=share * below_.width)
        for left, share in ((0.0, 0.42), (0.46, 0.18), (0.68, 0.32))
    )
    for cell, storey in zip(_cells(tower, 1, 3), ("storey-1", "storey-2", "storey-3"), strict=True):
        yield rectangle(cell, theme.fill(storey) or WHITE, thin)
        yield rectangle(cell._replace(height=1.1), theme.title)
    for cell, guild in zip(_cells(banners, 1, len(GUILDS)), GUILDS, strict=True):
        yield rectangle(cell._replace(height=cell.height - 0.5), theme.fill(guild) or WHITE, thin)
    yield from (rectangle(cell, None, thin) for cell in _cells(boxes, 3, 6))


def _cells(box: Box, across: int, down: int) -> Iterator[Box]:
    """Yield a box in so many equal cells, row by row."""
    wide, high = box.width / across, box.height / down
    for row in range(down):
        yield from (
            Box(box.x + place * wide, box.y + row * high, wide, high) for place in range(across)
        )


def _steps(book: Book, wide: float) -> Block:
    """Return the set-up in steps, the guilds as banners with their owners."""
    board = book.edition.board
    room = wide - 4 - LEAD
    steps = [
        said(
            book,
            Text(
                "Take the *board* for your number of players. With 2 nothing is drawn below row "
                "{first}, with 3 nothing below row {second}; with 4 the rivers do nothing.",
                first=board.border_row(2) or 0,
                second=board.border_row(3) or 0,
            ),
            "M2.5",
            room,
        ),
        said(
            book,
            Text(
                "Write on the board *who begins*, and everybody’s name beside a shield: its "
                "*letter* is your worker. You play clockwise."
            ),
            "M2.4",
            room,
        ),
        said(
            book,
            Text("The *archive* has only the places for your number of players."),
            "F2",
            room,
        ),
        said(book, _dealt(book), "F3", room),
    ]
    blocks = [numbered(number, each, book.theme) for number, each in enumerate(steps, 1)]
    blocks.append(_banners(book, wide - 4))
    return panel(book, Text("Set-up"), column(blocks, 2.2))


def _guilds(book: Book, wide: float) -> Block:
    """Return how the guilds are dealt, and who owns which (F3)."""
    told = said(book, _dealt(book), "F3", wide)
    return column([told, _banners(book, wide)], 1.6)


def _dealt(book: Book) -> Text:
    """Return how the guilds are dealt (F3)."""
    first, second = (guild_name(book, each) for each in GUILDS[:2])
    if book.edition.rules.guilds == "one each":
        return Text(
            "In turn order circle your letter at the next *guild*: who begins at {first}, the next "
            "at {second} and so on, one each.",
            first=first,
            second=second,
        )
    return Text(
        "In turn order circle your letter at the next *guild*: who begins at {first}, the next at "
        "{second} and so on, round again until all have an owner. Fairer with 3: one each.",
        first=first,
        second=second,
    )


def guild_name(book: Book, resource: Resource) -> Name:
    """Return what the guild of a resource is called, by default as its resource."""
    names = book.edition.names
    return Name.of(names.guilds.get(resource) or names.resources[resource])


def _banners(book: Book, wide: float) -> Block:
    """Return the four guilds as they hang, each with the shield of who owns it among three."""
    pitch = wide / len(GUILDS)
    owners = book.examples.owners

    def draw(box: Box) -> Iterator[Item]:
        for index, resource in enumerate(GUILDS):
            place = Box(box.x + index * pitch + 1, box.y, pitch - 2, BANNER)
            yield from _banner(book, resource, owners.get(resource), place)

    return Block(BANNER, draw, grows=False)


def _banner(book: Book, resource: Resource, owner: int | None, box: Box) -> Iterator[Item]:
    theme, middle = book.theme, box.centre[0]
    cloth: tuple[Point, ...] = (
        (box.x, box.y),
        (box.right, box.y),
        (box.right, box.bottom),
        (middle, box.bottom - TAIL),
        (box.x, box.bottom),
    )
    yield polygon(cloth, theme.fill(resource) or WHITE, Stroke(theme.ink, FIRM))
    guild = capitalised(book.say(guild_name(book, resource)))
    head = Box(box.x + 1, box.y + 0.8, box.width - 2, 6)
    yield from write_name(guild, head, CLOTH_PT, colour=theme.ink, anchor="middle")
    y = box.y + 11.2
    yield icon(resource, (middle - 6, y), 6.4, theme.ink, WHITE)
    if owner is not None:
        seal = Box.around(middle + 5.5, y - 0.8, SEAL)
        yield from shield(owner, seal, theme, INITIALS[owner], solid=True)
        name = Box.around(seal.centre[0], seal.bottom + 1.7, SEAL + 6, 3.4)
        yield write(CAST[owner], name, NAME_PT, colour=theme.ink, anchor="middle")
