"""What closes a region, and what it pays: worked out for four of them (M5)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.paths import hatched, lines, polygon
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.board.waters import wave
from sheets.merchants.booklet.book import ALONE, Book, Excerpt, Leaf
from sheets.merchants.booklet.example import Pay
from sheets.merchants.booklet.panels import column, in_rows, panel, pictured
from sheets.merchants.booklet.scene import HEX_LINE, scene, scene_width
from sheets.merchants.booklet.sentences import said
from sheets.merchants.booklet.sums import (
    CELL_HIGH,
    ICON,
    ROOF,
    draw_sum,
    draw_track,
    sum_width,
    sums,
    track_width,
)
from sheets.merchants.edition.edition import TRACK_END
from sheets.words.text import Text

GAP = 2.2
TILE, LEAST_TILE = 8.6, 18.0  # What can be around a region, and the room of one with its name.
HEX, SMALL_HEX, LONE_HEX = 7.4, 6.8, 7.6
CROWN = 4.8
LEAST_SUM = 50.0  # The room of what a region pays, in a sum or along a track.


def closing(book: Book) -> Leaf:
    """Return the page about closed regions."""
    line = Text("A closed region pays everyone there.")
    return Leaf(
        Text("Closing"),
        line,
        partial(_blocks, book),
        excerpts=(
            Excerpt(region),
            Excerpt(_paid),
            Excerpt(_past, 76),
            Excerpt(_city),
            Excerpt(_nobody),
        ),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) * 0.61
    return [
        region(book, wide),
        _paid(book, wide),
        _past(book, wide),
        beside(
            [(_city(book, left), left), (_nobody(book, wide - GAP - left), wide - GAP - left)],
            wide,
            GAP,
        ),
    ]


def region(book: Book, wide: float) -> Block:
    """Return what a region is, and what it may be closed by (M5.1, M5.2)."""
    what = Text("A *region* is all hexes of one resource that touch, starts and goals too.")
    closed = Text("It is *closed* when no empty hex touches it any more. Around it there are only:")
    told = column([said(book, what, "M5.1", wide), said(book, closed, "M5.2", wide)], 0.2)
    return column([told, _walls(book, wide)], 1.6)


def _walls(book: Book, wide: float) -> Block:
    """Return what a region may be closed by (M5.2), as far as the edition has it."""
    edition = book.edition
    has_swamps = any(card.spell_name == "swamp" for card in edition.cards.values())
    tiles = {
        "wood": Text("other resources"),
        "worker": Text("workers, anybody’s"),
        **({"lake": Text("a lake")} if edition.board.lakes else {}),
        "shore": Text("the shore"),
        **({"swamp": Text.in_context("wall", "a swamp")} if has_swamps else {}),
        "river": Text("the border river"),
    }

    def blocks(each: float) -> list[Block]:
        told = {
            name: said(book, text, "", each - 1, anchor="middle") for name, text in tiles.items()
        }
        return [column([_tile(name, book.theme), words], 0.6) for name, words in told.items()]

    return in_rows(blocks, wide, LEAST_TILE)


def _tile(name: str, theme: Theme) -> Block:
    def draw(box: Box) -> Iterator[Item]:
        x, y = box.centre
        lattice = Lattice(x, y, TILE)
        corners = lattice.corners(Hex(0, 0))
        hex_box = Box.around(x, y, TILE, 2 * lattice.side)
        edge = Stroke(theme.outline("hex"), HEX_LINE)
        fills = {"wood": "wood", "lake": "shallow", "shore": "sea", "river": "wild"}
        yield polygon(corners, theme.fill(fills.get(name, "land")) or WHITE, edge)
        if name == "wood":
            yield from draw_pen("draw", hex_box.inset(1.2), theme.pen, "wood")
        elif name == "worker":
            yield from shield(1, Box.around(x, y, 7.0), theme, "B")
        elif name in ("lake", "shore"):
            shore = ((corners[3], corners[4]), (corners[4], corners[5])) if name == "shore" else ()
            yield lines(shore, Stroke(theme.outline("coast"), 0.9))
            for dx, dy in ((-1.2, -0.8), (1.2, 0.9), (-0.8, 2.4)):
                yield wave((x + dx, y + dy), theme, 0.6)
        elif name == "river":
            yield hatched(corners, 1.1, Stroke(theme.hatch, HAIR))
            banks = ((corners[4], corners[5]), (corners[5], corners[0]))
            yield lines(banks, Stroke(theme.water, 1.9))
            yield lines(banks, Stroke(theme.fill("water") or WHITE, 1.2))
        else:
            yield from draw_pen("blacken", hex_box.inset(0.4), theme.pen)

    return Block(TILE * 1.16, draw, grows=False)


def _paid(book: Book, wide: float) -> Block:
    """Return Anna's region worked out (M5.3)."""
    shown, theme = replace(book.examples.scenes["turn"], new=()), book.theme

    def words(room: float) -> Block:
        bean = Text("The bean of each moves up by the region’s *hexes times their workers*.")
        once = Text("A worker counts once for a region, but for every region that it touches.")
        parts = [said(book, bean, "", room), said(book, once, "M5.3", room)]
        return column([sums(shown.pays, theme), *parts], 1.0)

    picture = scene(shown, HEX, theme), scene_width(shown, HEX)
    inner = pictured(*picture, words, wide - 4, LEAST_SUM)
    note = Text("Anna’s turn, page {page}", page=3) if wide > ALONE else ""
    once = Text("*Every region pays once:* then strike its hexes through, so that all see it.")
    both = column([inner, said(book, once, "M5.7", wide - 4)], 1.4)
    return panel(book, Text("It pays everyone there"), both, note=note)


def _past(book: Book, wide: float) -> Block:
    """Return what becomes of what passes the end of a track (M5.5)."""
    shown, theme = book.examples.scenes["past"], book.theme
    halved = (
        Text(
            "What passes {end}, bonuses too, goes into the ledger: *two are one crown*, on all "
            "tracks of a turn together. An odd one is lost.",
            end=TRACK_END,
        )
        if book.edition.rules.overflow_per == "turn"
        else Text(
            "What passes {end}, bonuses too, goes into the ledger: *two are one crown*, region by "
            "region. An odd one is lost.",
            end=TRACK_END,
        )
    )

    def words(room: float) -> Block:
        rows = [_overflow(pay, theme) for pay in shown.pays]
        return column([*rows, said(book, halved, "M5.5", room)], 1.2)

    picture = scene(shown, HEX, theme), scene_width(shown, HEX)
    inner = pictured(*picture, words, wide - 4, LEAST_SUM)
    return panel(book, Text("Past {end}", end=TRACK_END), inner)


def _overflow(pay: Pay, theme: Theme) -> Block:
    """Return a player's part, the track that it moves, and the crowns beyond that."""

    def draw(box: Box) -> Iterator[Item]:
        y = box.bottom - CELL_HIGH / 2
        yield from draw_sum(pay, (box.x, y), theme, has_unit=False)
        x = box.x + sum_width([pay]) - ICON
        yield from draw_track(pay.unit, pay.before or 0, pay.after or 0, (x, y), theme)
        for number in range(pay.crowns):
            middle = (x + track_width() + 3.4 + CROWN * number, y)
            yield icon("crown", middle, CROWN, theme.ink, theme.fill("crown"))

    return Block(CELL_HIGH + ROOF, draw, grows=False)


def _city(book: Book, wide: float) -> Block:
    """Return a region that pays crowns, with an artifact in it (M5.4, M5.6)."""
    shown, theme = book.examples.scenes["city"], book.theme
    crowns = Text("A city has no track: write its *crowns* into the ledger.")
    artifacts = (
        Text("Whoever closed it circles a vase, if one is left, for each *artifact* in it.")
        if book.edition.rules.artifacts_to == "closer"
        else Text("Everyone there circles a vase, if one is left, for each *artifact* in it.")
    )

    def words(room: float) -> Block:
        told = [said(book, crowns, "M5.4", room), said(book, artifacts, "M5.6", room)]
        return column([sums(shown.pays, theme), *told])

    inner = pictured(scene(shown, SMALL_HEX, theme), scene_width(shown, SMALL_HEX), words, wide - 4)
    return panel(book, Text("A city"), inner)


def _nobody(book: Book, wide: float) -> Block:
    shown, theme = book.examples.scenes["nobody"], book.theme
    text = said(
        book,
        Text("It is closed all the same: its goal counts, and whoever closed it may buy."),
        "M5.8",
        wide - 4,
    )
    picture = scene(shown, LONE_HEX, theme)
    return panel(book, Text("Nobody there"), column([picture, text], 1.2))
