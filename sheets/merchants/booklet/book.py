"""A booklet: its pages on small paper, each with its head, its number and its border."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple, TypeAlias

from sheets.drawing.lettering import width, write
from sheets.drawing.paper import SMALL
from sheets.drawing.paths import polygon
from sheets.drawing.shapes import WHITE, Box, Drawing, Group, Item, Stroke, Zone
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block, fitted
from sheets.merchants.booklet.example import Examples
from sheets.merchants.edition.edition import Edition, Resource
from sheets.merchants.skyline import skyline
from sheets.page.frame import (
    BORDER_PLATE,
    NEAT,
    draw_border,
    draw_ground,
    draw_sky,
    head_within,
    hexagon,
)
from sheets.page.layout import Kind, Layout, Page
from sheets.page.small_page import CLOSE, draw_title
from sheets.table.table import Table
from sheets.words.text import Name, Text
from sheets.words.translation import Words

HEAD = 15.5  # Of a page, its neat line included.
SIDE, UNDER, FOOT = 3.2, 2.2, 6.6  # Around the room of a page; the foot has its number.
ROOM = Box(SIDE, HEAD + UNDER, SMALL.width - 2 * SIDE, SMALL.height - HEAD - UNDER - FOOT)
COVER = SMALL.inset(NEAT)  # The room of a page without a head.
TILE, INITIAL_PT = 11.0, 25.0  # The title's first letter.
TITLE_PT, LINE_PT = 20.0, 10.0
NUMBER, NUMBER_PT = 3.0, 9.5
ALONE, AROUND = 68.0, 1.0  # The width of an excerpt, and the white around it.


@dataclass(frozen=True, slots=True)
class Book:
    """What the pages of a booklet are drawn from."""

    edition: Edition
    table: Table
    words: Words
    examples: Examples = field(default_factory=Examples)

    @property
    def theme(self) -> Theme:
        """The theme of the table."""
        return self.table.theme

    def say(self, text: Text | Name) -> str:
        """Return a text, or a name, in the language of the table."""
        return self.words.translation(text)

    def resource(self, key: Resource) -> Name:
        """Return the name of a resource."""
        return Name.of(self.edition.names.resources[key])

    def has_building(self, key: str) -> bool:
        """Return whether a card of the edition has a building."""
        return any(card.building == key for card in self.edition.cards.values())

    def building(self, key: str) -> Name:
        """Return the name of a building."""
        return Name.of(self.edition.names.buildings[key])


Blocks: TypeAlias = Callable[[float], Sequence[Block]]


class Excerpt(NamedTuple):
    """What of a page can stand alone: its block for a width in mm, and the width that it needs."""

    block: Callable[[Book, float], Block]
    wide: float = ALONE


class Leaf(NamedTuple):
    """A page: its title, a line beside that, and its blocks for a width in mm.

    A page without a title has no head, and its blocks the whole of its border. A cover has no
    number. Of its `excerpts` each explains rules without the others.
    """

    title: Text | Name | None
    line: Text
    blocks: Blocks
    is_cover: bool = False
    excerpts: Sequence[Excerpt] = ()


LeafOf: TypeAlias = Callable[[Book], Leaf]


def booklet(
    leaves: Sequence[LeafOf], work_out: Callable[[Edition], Examples], kind: str = "rules"
) -> Kind[Edition]:
    """Return the kind of sheet whose pages are these; `work_out` gives an edition's examples."""

    def layout(edition: Edition, table: Table, words: Words) -> Layout:
        return Layout(kind, "", (*draw_ground(SMALL, table.theme, plain=table.plain),))

    def pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
        book = Book(edition, table, words, work_out(edition))
        numbered = enumerate(leaves, 1)
        return tuple(_page(book, kind, number, leaf_of(book)) for number, leaf_of in numbered)

    def excerpts(edition: Edition, table: Table, words: Words) -> Iterator[Drawing]:
        book = Book(edition, table, words, work_out(edition))
        found = chain.from_iterable(leaf_of(book).excerpts for leaf_of in leaves)
        return (_alone(book, kind, number, each) for number, each in enumerate(found, 1))

    return Kind(layout, pages, is_small=True, excerpts=excerpts)


def _page(book: Book, kind: str, number: int, leaf: Leaf) -> Page:
    sheet = book.words(f"sheet.{kind}")
    title = book.say(Text("{sheet}, page {number}", sheet=sheet, number=number))
    items = (
        *(_head(book, leaf.title, leaf.line) if leaf.title else ()),
        *fitted([leaf.blocks], [ROOM if leaf.title else COVER]),
        *draw_border(SMALL, book.theme, plain=book.table.plain),
        *(() if leaf.is_cover else _number(number, book.theme)),
    )
    zone = Zone("page", title, Box(0, 0, SMALL.width, SMALL.height))
    return Page(kind, title, items, part=str(number), zones=(zone,))


def _alone(book: Book, kind: str, number: int, excerpt: Excerpt) -> Drawing:
    """Return an excerpt as a drawing of its own."""
    block = excerpt.block(book, excerpt.wide)
    page = Box(0, 0, excerpt.wide, block.height).inset(-AROUND)
    items = (Group(tuple(block.draw(page.inset(AROUND))), -page.x, -page.y),)
    title, language = book.words(f"sheet.{kind}"), book.table.language
    return Drawing(kind, title, language, page.width, page.height, items, part=f"part-{number}")


def _head(book: Book, said: Text | Name, beside: Text) -> Iterator[Item]:
    """Yield sky and town, the title behind its drawn initial, the line beside it."""
    theme, head = book.theme, head_within(SMALL, HEAD)
    yield from draw_sky(head, theme)
    if not book.table.plain:
        yield from skyline(book.edition, theme, head)
    tile = Box(head.x + BORDER_PLATE, head.centre[1] - TILE / 2, TILE, TILE)
    title = book.say(said)
    yield from draw_title(title, tile, INITIAL_PT, TITLE_PT, theme)
    left = tile.right + CLOSE + width(title[1:], TITLE_PT, "display") + 4
    line = Box(left, tile.bottom - 4.4, head.right - 4 - left, 4.4)
    yield write(book.say(beside), line, LINE_PT, colour=theme.ink, anchor="end", least_pt=9.0)


def _number(number: int, theme: Theme) -> Iterator[Item]:
    """Yield a page's number in a hex on the lower neat line."""
    centre = (SMALL.width / 2, SMALL.height - NUMBER - NEAT / 2)
    on = WHITE if theme.band else theme.ink
    yield polygon(hexagon(centre, NUMBER), WHITE, Stroke(theme.title, 0.3))
    yield polygon(hexagon(centre, NUMBER - 0.5), theme.band or WHITE, Stroke(theme.title, 0.2))
    box = Box.around(*centre, 2 * NUMBER)
    yield write(str(number), box, NUMBER_PT, colour=on, name="bold", anchor="middle")
