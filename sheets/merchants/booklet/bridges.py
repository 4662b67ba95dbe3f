"""The valley with its rivers and bridges, and how one goes on: right and wrong (S3, S8).

Pieces of a solo map are shown as pens leave them, and a whole one.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from sheets.drawing import shapes
from sheets.drawing.paths import polygon
from sheets.drawing.shapes import Box, Group, Item, Mark, Stroke
from sheets.hexes import Edge, Lattice
from sheets.merchants.aid.blocks import Block
from sheets.merchants.board import waters
from sheets.merchants.board.land import coast_of, draw_grounds
from sheets.merchants.board.shores import extent
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.example import Valley
from sheets.merchants.booklet.panels import (
    Case,
    above,
    column,
    judged,
    pictured,
    titled,
    two_by_two,
)
from sheets.merchants.booklet.scene import BEACH, HEX_LINE, SWAY, draw_pens
from sheets.merchants.booklet.sentences import said
from sheets.merchants.edition.edition import TERRITORIES, SoloMap
from sheets.merchants.solo.map import BRIDGED, bridge, draw_solo_map, solo_plan
from sheets.merchants.solo.rivers import draw_banks, draw_flow, river_courses
from sheets.merchants.solo.territories import draw_numbers, draw_territories, has_grounds
from sheets.words.text import Text

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
        for edge in land.bridges:
            yield _bridge(edge, lattice, book)
        yield from draw_numbers(land, lattice, book.theme)

    return Block(size.height, draw, grows=False)


def _unlettered(items: Iterable[Item]) -> Iterator[Item]:
    """Yield what is drawn without its texts, and nothing of it as a place for the pen."""
    for item in items:
        if isinstance(item, Mark):
            yield from _unlettered(item.items)
        elif isinstance(item, Group):
            yield replace(item, items=tuple(_unlettered(item.items)), name="")
        elif not isinstance(item, shapes.Text):
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


GAP = 2.4
MAP = (79.0, 68.0)  # The room of the map, beside what is said of it.
HEX = 7.8


CASES = (
    Case(
        "bridge",
        Text("Over a bridge"),
        Text(
            "One of the first two lies *beside a bridge* of a closed territory. It need touch "
            "nothing else."
        ),
        "S8",
        is_allowed=True,
    ),
    Case(
        "elsewhere",
        Text("Away from a bridge"),
        Text("A territory is begun beside a bridge, nowhere else."),
        "S8",
        is_allowed=False,
    ),
    Case(
        "within",
        Text("Then as ever"),
        Text("Every later turn goes on from what is drawn in this territory."),
        "S8",
        is_allowed=True,
    ),
    Case(
        "across",
        Text("Across the water"),
        Text("Hexes on two sides of a river or bridge *do not touch*: no start from this worker."),
        "S3",
        is_allowed=False,
    ),
)


def bridges(book: Book) -> Leaf:
    """Return the page with the map and its bridges."""
    line = Text("Territory by territory, bridge by bridge.")
    return Leaf(
        Text("The valley"),
        line,
        partial(_blocks, book),
        excerpts=[Excerpt(partial(_case, case=case)) for case in CASES],
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    land = book.edition.solo.map
    room = (wide - GAP) / 2
    rows = two_by_two([_case(book, room, case) for case in CASES], wide, GAP)

    def told(room: float) -> Block:
        return column([said(book, *each, room) for each in _told(land)], 3.0)

    if land is None:
        return [told(wide), *rows]
    return [pictured(whole_map(book, land, *MAP), MAP[0], told, wide), *rows]


def _told(land: SoloMap | None) -> list[tuple[Text, str]]:
    """Return what is said of the map, each with its rule."""
    rivers = Text(
        "*Rivers and lakes are borders.* They cut the valley into {number} territories. You play "
        "one after the other, and all that you do you do in the one where you are.",
        number=len(land.territories) if land else TERRITORIES,
    )
    ship = Text(
        "A *ship* is in reach while its lake touches the territory where you are. Its worker goes "
        "on scoring at that lake."
    )
    choice = Text(
        "*A territory is closed?* Choose any bridge of any closed territory, and begin the next "
        "one on the far side."
    )
    ships = [(ship, "S8")] if land and land.ships else []
    return [(rivers, "S3"), *ships, (choice, "S8")]


def _case(book: Book, wide: float, case: Case) -> Block:
    shown = book.examples.valleys[case.example]
    title = titled(book.say(case.title), wide - 12, book.theme)
    told = column([title, said(book, case.told, case.rule, wide - 2.4)], 0.6)
    inner = above(valley(book, shown, HEX), told)
    return judged(inner, book.theme, allowed=case.is_allowed)
