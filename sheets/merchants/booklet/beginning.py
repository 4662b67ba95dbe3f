"""Where a newcomer begins: what a family needs, and the set-up with its guilds (F1 to F3)."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.drawing.figures import capitalised
from sheets.drawing.icons import icon
from sheets.drawing.lettering import write, write_name
from sheets.drawing.paths import polygon
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM
from sheets.merchants.aid.blocks import PAD, Block, beside
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.example import CAST, INITIALS
from sheets.merchants.booklet.panels import LEAD, column, noted, numbered, panel, picture
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.setup import dice_key, draw_board
from sheets.merchants.edition.edition import Resource
from sheets.merchants.marks import GUILDS
from sheets.words.text import Name, Text

GAP = 2.4
BOARD = (42.0, 25.0)
BANNER, TAIL, CLOTH_PT = 18.4, 2.2, 10.0
SEAL = 7.4  # The shield on a banner.
CAST_SEAL, CAST_NAME = 8.4, 5.0  # The shields of those who play, and their names below.
NUMBERS_PT = 9.0


def beginning(book: Book) -> Leaf:
    """Return the first page of the family version."""
    line_ = Text.in_context("booklet", "Family")
    return Leaf(Name.of(book.edition.title), line_, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) * 0.5
    right = wide - GAP - left
    aside = _stacked(dice_key(book, right), _cast(book, right))
    return [
        _welcome(book, wide),
        beside([(_needed(book, left), left), (aside, right)], wide, GAP),
        _steps(book, wide),
    ]


def numbers_told(rule: str) -> Text:
    """Return what the small numbers are, such as that of a rule."""
    return Text(
        "Small numbers, such as {rule}, are those of “rollwrite rules”; to play you need none.",
        rule=rule,
    )


def _stacked(upper: Block, lower: Block) -> Block:
    """Return a block below another one, with what that leaves free."""

    def draw(box: Box) -> Iterator[Item]:
        yield from upper.draw(box._replace(height=upper.height))
        top = box.y + upper.height + GAP
        yield from lower.draw(box._replace(y=top, height=box.bottom - top))

    return Block(upper.height + GAP + lower.height, draw)


def _cast(book: Book, wide: float) -> Block:
    """Return who plays in the examples, and what their initials are."""

    def draw(box: Box) -> Iterator[Item]:
        pitch = box.width / len(CAST)
        for seat, (initial, name) in enumerate(zip(INITIALS, CAST, strict=True)):
            x = box.x + (seat + 0.5) * pitch
            seal = Box.around(x, box.y + CAST_SEAL / 2, CAST_SEAL)
            yield from shield(seat, seal, book.theme, initial, solid=True)
            place = Box(x - pitch / 2, seal.bottom, pitch, CAST_NAME)
            yield write(name, place, CLOTH_PT, colour=book.theme.ink, anchor="middle")

    told = Text(
        "The *letter* of your shield on the board is your worker. At guilds and spells it is "
        "printed: there circle it."
    )
    shown = Block(CAST_SEAL + CAST_NAME, draw, grows=False)
    inner = column([shown, said(book, told, "", wide - 4)], 1.4)
    return panel(book, Text("In the examples"), inner)


def _welcome(book: Book, wide: float) -> Block:
    text = Text(
        "*New to Pandoria? Begin here.* Draw lands with dice, close them, and earn crowns for your "
        "workers beside them. Guilds pay more, spells help. *Who has the most crowns in the end "
        "wins.* For 2 to 4 players."
    )
    small = said(book, numbers_told("F5"), "", wide - 2 * PAD, size_pt=NUMBERS_PT)
    return noted(column([said(book, text, "", wide - 2 * PAD), small], 0.8), book.theme)


def _needed(book: Book, wide: float) -> Block:
    """Return what lies on the table, the board above it (F1)."""
    land = (
        Text("The board has starts in heavy rings, numbered *goals* and lakes.")
        if book.edition.board.lakes
        else Text("The board has starts in heavy rings and numbered *goals*.")
    )
    told = (
        (Text("*One board* in the middle, and *one sheet* of guilds and archive."), "F1"),
        (land, "M1.4"),
        (Text("Two dice, a dark pen for everyone, and an aid."), ""),
        (
            Text("Your *crowns* are written beside the archive, with 4 players on a sheet apart."),
            "",
        ),
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
                "Write on the board *who begins*, and everybody’s name beside a shield. You play "
                "clockwise."
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
    name = capitalised(book.say(guild_name(book, resource)))
    head = Box(box.x + 1, box.y + 0.8, box.width - 2, 6)
    yield from write_name(name, head, CLOTH_PT, colour=theme.ink, anchor="middle")
    y = box.y + 12
    yield icon(resource, (middle - 5, y), 6.4, theme.ink, WHITE)
    if owner is not None:
        yield from shield(
            owner, Box.around(middle + 5, y, SEAL), theme, INITIALS[owner], solid=True
        )
