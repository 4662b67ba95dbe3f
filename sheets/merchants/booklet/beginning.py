"""Where a newcomer begins: what a family needs, and the set-up with its guilds (F1 to F3)."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.drawing.figures import capitalised
from sheets.drawing.icons import icon
from sheets.drawing.lettering import write_name
from sheets.drawing.paths import polygon
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.sizes import FIRM
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import LEAD, column, noted, numbered, panel, picture
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.setup import dice_key, draw_board
from sheets.merchants.edition.edition import Resource
from sheets.merchants.marks import GUILDS
from sheets.merchants.shields import shield
from sheets.words.text import Name, Text

GAP = 2.4
BOARD = (46.0, 28.0)
BANNER, TAIL, CLOTH_PT = 21.0, 2.4, 10.0
SEAL = 7.4  # The shield on a banner.
CREW = "JBC"


def beginning(book: Book) -> Leaf:
    """Return the first page of the family version."""
    return Leaf(Text("Begin here"), Text("For 2 to 4 players."), partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) * 0.5
    right = wide - GAP - left
    return [
        _welcome(book, wide),
        beside([(_needed(book, left), left), (dice_key(book, right), right)], wide, GAP),
        _steps(book, wide),
    ]


def _welcome(book: Book, wide: float) -> Block:
    text = Text(
        "*New to Pandoria? Begin here.* You draw lands with dice, close them and are paid for your "
        "workers. Guilds and spells help. Who knows this game knows half of the base game."
    )
    return noted(said(book, text, "", wide - 6), book.theme)


def _needed(book: Book, wide: float) -> Block:
    """Return what lies on the table, the board above it (F1)."""
    told = (
        (Text("*One board* in the middle, and *one sheet* of guilds and archive."), "F1"),
        (Text("The board has starts in heavy rings, numbered *goals*, lakes."), "M1.4"),
        (Text("Two dice, a dark pen each, an aid."), ""),
        (Text("With 4 players a sheet for the points; else they stand beside the archive."), ""),
    )
    shown = picture(BOARD[1], lambda middle: draw_board(book, Box.around(*middle, *BOARD)))
    blocks = [said(book, text, rule, wide - 4) for text, rule in told]
    return panel(book, Text("You need"), column([shown, *blocks], 1.4))


def _steps(book: Book, wide: float) -> Block:
    """Return the set-up in steps, the guilds as banners with their owners."""
    board = book.edition.board
    room = wide - 4 - LEAD
    steps = [
        said(
            book,
            Text(
                "Take the *board* for your number. With 2 nothing is drawn below row {first}, with "
                "3 nothing below row {second}; with 4 rivers do nothing.",
                first=board.border_row(2) or 0,
                second=board.border_row(3) or 0,
            ),
            "M2.5",
            room,
        ),
        said(book, Text("Places of the *archive* for more players are left out."), "F2", room),
        said(book, _dealt(book), "F3", room),
        said(
            book,
            Text("Write the *first player’s* name on the board. Play goes clockwise."),
            "M2.4",
            room,
        ),
    ]
    blocks = [numbered(number, each, book.theme) for number, each in enumerate(steps, 1)]
    blocks.insert(3, _banners(book, wide - 4))
    return panel(book, Text("Set-up"), column(blocks, 2.2))


def _dealt(book: Book) -> Text:
    """Return how the guilds are dealt (F3)."""
    first, second = (guild_name(book, each) for each in GUILDS[:2])
    if book.edition.rules.guilds == "one each":
        return Text(
            "In turn order take one *guild* each: first {first}, then {second} and so on.",
            first=first,
            second=second,
        )
    return Text(
        "In turn order take *guilds*, first {first}, then {second} and so on, round again until "
        "all have an owner. Fairer with 3: one each.",
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
    owners = book.examples.figures

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
    name = capitalised(book.words.translation(guild_name(book, resource)))
    head = Box(box.x + 1, box.y + 0.8, box.width - 2, 6)
    yield from write_name(name, head, CLOTH_PT, colour=theme.ink, anchor="middle")
    y = box.y + 12
    yield icon(resource, (middle - 5, y), 6.4, theme.ink, WHITE)
    if owner is not None:
        yield from shield(owner, Box.around(middle + 5, y, SEAL), theme, CREW[owner], solid=True)
