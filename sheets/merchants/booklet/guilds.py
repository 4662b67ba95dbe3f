"""What closes a region, and what it pays in the family version, to a guild too (F6, F7)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from sheets.drawing.pictures import figure, hex_of, row, sign
from sheets.drawing.shapes import Box, Group, Item
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.booklet.beginning import guild_name
from sheets.merchants.booklet.book import ALONE, Book, Excerpt, Leaf
from sheets.merchants.booklet.closing import LEAST_SUM, region
from sheets.merchants.booklet.drawing import no_room
from sheets.merchants.booklet.example import Pay
from sheets.merchants.booklet.panels import column, panel, pictured
from sheets.merchants.booklet.scene import scene, scene_width
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.sums import SUM_PT, draw_sum, sums
from sheets.merchants.booklet.turn import alone
from sheets.merchants.edition.edition import Resource
from sheets.words.text import Text

GAP = 2.4
HEX = 8.0
MORE = 1.2  # The scale of what a hex brings besides.
GUILD: Resource = "craft"  # The first player's, however guilds are dealt.


def guilds(book: Book) -> Leaf:
    """Return the page about closed regions and guilds."""
    line_ = Text("A closed region pays, once, everyone there.")
    return Leaf(
        Text("Closing"), line_, partial(_blocks, book), excerpts=(Excerpt(_paid), Excerpt(_bonus))
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) / 2
    no_two = Text("*No two fit:* do not roll, go on with step 4, a spell.")
    return [
        region(book, wide),
        _paid(book, wide),
        _bonus(book, wide),
        beside([(_once(book, left), 1.0), (no_room(book, left, no_two), 1.0)], wide, GAP),
    ]


def _paid(book: Book, wide: float) -> Block:
    """Return the region of the example worked out, without the guild."""
    shown, theme = replace(book.examples.scenes["turn"], new=()), book.theme
    city = book.resource("city")

    def words(room: float) -> Block:
        return column(
            [
                sums(shown.pays, theme),
                said(
                    book,
                    Text(
                        "Each player gets *hexes × own workers* there in crowns, for a {city} as "
                        "for all others.",
                        city=city,
                    ),
                    "F6",
                    room,
                ),
                said(
                    book,
                    Text("A worker counts once, however many of the hexes it touches."),
                    "M5.3",
                    room,
                ),
            ],
            1.6,
        )

    picture = scene(shown, HEX, theme), scene_width(shown, HEX)
    inner = pictured(*picture, words, wide - 4, LEAST_SUM)
    note = Text("Anna’s turn, page {page}", page=2) if wide > ALONE else ""
    return panel(book, Text("It pays everyone there"), inner, note=note)


def _bonus(book: Book, wide: float) -> Block:
    """Return the guild's bonus worked out, and both together (F7)."""
    pay, theme = book.examples.scenes["turn"].pays[0], book.theme
    each = pay.bonus // pay.hexes
    told = Text(
        "Anna’s guild is {guild}: she gets *{crowns} crowns more for every hex* of a closed region "
        "of their resource. One worker of hers there is enough, more add nothing.",
        guild=guild_name(book, GUILD),
        crowns=each,
    )
    write_down = Text(
        "Write your crowns into your boxes beside the archive, with 4 players on a sheet apart."
    )

    def words(room: float) -> Block:
        parts = [_worked(pay, each, theme), said(book, told, "F7", room)]
        return column([*parts, said(book, write_down, "", room)], 1.2)

    shown = alone(replace(book.examples.scenes["turn"], new=()))
    picture = scene(shown, HEX, theme), scene_width(shown, HEX)
    inner = pictured(*picture, words, wide - 4, LEAST_SUM)
    return panel(book, Text("Your guild pays more"), inner, "crown")


def _worked(pay: Pay, each: int, theme: Theme) -> Block:
    """Return what a hex brings a guild besides, and what the whole region comes to."""
    first, second = f"{pay.hexes} × {pay.workers}", f"{pay.hexes} × {each}"
    both = f"{first} + {second} = {pay.amount + pay.bonus}"
    part = row(hex_of(sign(GUILD, 2.9), tint=GUILD), figure(f"+{each}"), sign("crown"))

    def draw(box: Box) -> Iterator[Item]:
        middle = box.centre[1]
        yield from draw_sum(pay, (box.x, middle), theme, text=both, size_pt=SUM_PT + 2)
        wide = MORE * part.width
        yield Group(tuple(part.draw(theme)), box.right - wide, middle, MORE)

    return Block(9.0, draw, grows=False)


def _once(book: Book, wide: float) -> Block:
    """Return what is to be kept in mind of regions and goals (M5.7, M3.2)."""
    told = (
        (Text("*Every region pays once:* strike its hexes through, so that all see it."), "M5.7"),
        (
            Text(
                "*A goal* is closed with its region: cross out its number under The end on the "
                "board."
            ),
            "",
        ),
        (Text("*Nothing begins at a goal:* touching one is not enough."), "M3.2"),
    )
    blocks = [said(book, text, rule, wide - 4) for text, rule in told]
    return panel(book, Text("Keep in mind"), column(blocks, 1.4))
