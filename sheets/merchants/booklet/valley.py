"""Pieces of a solo map as pens leave them, and a whole one: rivers and bridges (S3, S8)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from sheets.drawing.paths import polygon
from sheets.drawing.shapes import Box, Group, Item, Mark, Stroke, Text
from sheets.hexes import Edge, Lattice
from sheets.merchants.aid.blocks import Block
from sheets.merchants.board import waters
from sheets.merchants.board.land import coast_of, draw_grounds
from sheets.merchants.board.shores import extent
from sheets.merchants.booklet.book import Book
from sheets.merchants.booklet.example import Valley
from sheets.merchants.booklet.scene import (
    BEACH,
    HEX_LINE,
    SWAY,
    draw_pens,
)
from sheets.merchants.edition.edition import SoloMap
from sheets.merchants.solo.map import BRIDGED, bridge, draw_solo_map, solo_plan
from sheets.merchants.solo.rivers import draw_banks, draw_flow, river_courses
from sheets.merchants.solo.territories import draw_numbers, draw_territories, has_grounds

SHORE = 4.2  # Around a map, its ripples included; a piece has a beach alone.
SMALL = 0.6  # The scale of a bridge.


def valley(book: Book, shown: Valley, wide: float) -> Block:
    """Return a piece of a map with hexes so wide, in the middle of its place."""
    size = extent(shown.land.hexes, wide).inset(-BEACH - SWAY)

    def draw(box: Box) -> Iterator[Item]:
        yield from _valley(book, shown, _placed(size, box, wide))

    return Block(size.height, draw, grows=False)


def valley_width(shown: Valley, wide: float) -> float:
    """Return how wide a piece with such hexes is."""
    return extent(shown.land.hexes, wide).inset(-BEACH - SWAY).width


def whole_map(book: Book, land: SoloMap, wide: float, high: float) -> Block:
    """Return a solo map as large as this room allows, without the names of its ships."""
    usual = solo_plan(land).lattice  # Where all of its coast is on the chart.
    whole = extent(land.hexes, usual.width)
    scale = min((wide - 2 * SHORE) / whole.width, (high - 2 * SHORE) / whole.height)
    size = extent(land.hexes, scale * usual.width).inset(-SHORE)
    # So small, pictures without tints would be blots.
    is_plain = book.table.plain or not has_grounds(book.theme)
    table = replace(book.table, coordinates=False, plain=is_plain)

    def draw(box: Box) -> Iterator[Item]:
        drawn = tuple(_unlettered(draw_solo_map(land, table, usual, is_numbered=False)))
        lattice = _placed(size, box, scale * usual.width)
        yield Group(drawn, lattice.x - scale * usual.x, lattice.y - scale * usual.y, scale)
        yield from draw_numbers(land, lattice, book.theme)

    return Block(size.height, draw, grows=False)


def _unlettered(items: Iterable[Item]) -> Iterator[Item]:
    """Yield what is drawn without its texts, and nothing of it as a place for the pen."""
    for item in items:
        if isinstance(item, Mark):
            yield from _unlettered(item.items)
        elif isinstance(item, Group):
            yield replace(item, items=tuple(_unlettered(item.items)), name="")
        elif not isinstance(item, Text):
            yield item


def _valley(book: Book, shown: Valley, lattice: Lattice) -> Iterator[Item]:
    land, theme = shown.land, book.theme
    shores = coast_of(land.hexes, lattice)
    yield from draw_grounds(land, land.hexes, lattice, theme, shores)
    if has_grounds(theme):  # Where there are but lines, two territories need none.
        yield from draw_territories(land, lattice, book.table)
    for hex_ in land.hexes:
        if hex_ not in land.lake_hexes:
            yield polygon(lattice.corners(hex_), None, Stroke(theme.outline("hex"), HEX_LINE))
    yield from waters.draw_rims(land.lakes, lattice, theme)
    courses = river_courses(land, lattice, shores)
    yield from draw_banks(courses, lattice, theme)
    for lake in land.lakes:
        yield from waters.draw_water(lake, lattice, theme, is_named=False)
    yield from draw_flow(courses, lattice, theme)
    for lake in land.lakes:
        yield from waters.draw_shore(lake, lattice, theme)
    for edge in land.bridges:
        yield _bridge(edge, lattice, book)
    yield from draw_pens(shown, shown.struck, land.hexes, lattice, theme)


def _bridge(edge: Edge, lattice: Lattice, book: Book) -> Group:
    """Return a bridge that can be seen, however small the hexes are."""
    usual = Lattice(0, 0, BRIDGED)
    (ax, ay), (bx, by) = lattice.edge(edge)
    (cx, cy), (dx, dy) = usual.edge(edge)
    drawn = bridge(edge, usual, book.theme)
    x, y = (ax + bx) / 2, (ay + by) / 2
    return Group((drawn,), x - SMALL * (cx + dx) / 2, y - SMALL * (cy + dy) / 2, SMALL)


def _placed(size: Box, box: Box, wide: float) -> Lattice:
    return Lattice(box.centre[0] - size.centre[0], box.centre[1] - size.centre[1], wide)
