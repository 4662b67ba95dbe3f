"""The land of a map: hexes, resources, coast and what lies beyond the border."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from sheets.drawing.figures import HAIR, HEAVY
from sheets.drawing.hatching import hatched
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, width, write
from sheets.drawing.shapes import (
    Box,
    Item,
    Mark,
    Point,
    Stroke,
    box_around,
    circle,
    polygon,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.hexes import (
    SQRT3,
    Hex,
    Lattice,
    column_name,
    edge_between,
    hex_at,
    hex_name,
    neighbours,
    row_of,
)
from sheets.merchants.board.marks import edge_mark, hex_mark
from sheets.merchants.board.waters import (
    BORDER_BANKS,
    USUAL_WIDTH,
    draw_river,
    draw_ships,
    draw_shore,
    draw_water,
    outline_of,
    widened,
)
from sheets.merchants.edition.edition import Edition, Land, Resource
from sheets.page.layout import BODY_BOX
from sheets.table.table import Table
from sheets.words.words import Words

ICON = 7.0
RING = 13.0  # Around a start or printed resource, its letter included.
NAMED_RING = 11.0  # The same where the hex's name stands above it, lower and no larger than fits.
NAME_UP, SHIP_NAME_UP = 0.64, 0.54  # Of a side: as high stands a name, a ship leaves more room.
NAME_CAPS, NAME_TAIL = 0.86, 0.69  # So far a name reaches above its middle, more below,
NAME_SIDE = 2.3  # and aside.
START_LINE = 0.8  # The line of a start's ring.
LETTER_ROOM = 2.2  # From the middle of a ring's letter to the ring below it.
ARTIFACT = 5.6  # The space on an edge where an artifact is drawn.
SIDE_LETTER = 2.2  # A column's letter stands so far above its hex,
LOW_LETTER = 1.9  # so far below it,
BELOW_BORDER = 3.0  # where the border river is between so far,
SIDE_NUMBER = 2.6  # and a row's number so far,
HATCH_PITCH = 6.0  # Of what is not in play, which has no hexes:
HATCH_DASH = (1.0, 2.0)  # so little is enough.
BEYOND_PT = 11.0
SEA = 3.4  # How far the sea reaches from the land.
WORD = 8.0  # How high the white is under the word for it.


def draw_land(edition: Edition, table: Table, words: Words, lattice: Lattice) -> Iterator[Item]:
    """Yield the whole map: what lies under, the hexes as marks, and what stands on them."""
    board, theme = edition.board, table.theme
    last = board.rows_in_play(table.players)
    in_play = [hex_ for hex_ in board.hexes if row_of(hex_) <= last]
    lakes = board.lakes_in_play(table.players)
    water = board.lake_hexes
    yield from draw_grounds(board, in_play, lattice, theme)
    for lake in lakes:
        yield from draw_water(lake, lattice, theme, is_named=table.coordinates)
    land = [hex_ for hex_ in in_play if hex_ not in water]
    for hex_ in land:
        yield draw_hex(hex_, lattice, theme)
    yield from draw_resources(board, land, words, lattice, table)
    if has_artifacts(table):
        yield from draw_edges(land, lattice)
    for lake in lakes:
        yield from draw_shore(lake, lattice, theme)
        yield from draw_ships(lake, lattice, theme)
    yield from draw_coast(in_play, lattice, theme)
    for row in board.rivers:
        if row <= last:
            yield from draw_river(board, row, lattice, theme, is_border=row == last < board.rows)
    if table.coordinates:
        yield from draw_names(in_play, lattice, theme, water)


def has_artifacts(table: Table) -> bool:
    """Return whether artifacts are drawn on this table's board: not in the family version (F4)."""
    return table.variant != "family"


def sides(
    land: Land, last: int, lattice: Lattice, theme: Theme, *, is_slim: bool = False
) -> Iterator[Item]:
    """Yield the columns' letters above and below the rows in play, and these rows' numbers.

    Where they are slim the letters stand closer to the land, the numbers in the gaps of its rows.
    """
    size = 4.0
    below = LOW_LETTER if is_slim else SIDE_LETTER
    if last < land.rows:  # The border river is between.
        below = BELOW_BORDER
    for row, shift in ((1, -lattice.side - SIDE_LETTER), (last, lattice.side + below)):
        for column in range(1, land.columns + 1):
            x, y = lattice.centre(hex_at(column, row))
            yield _side_text(column_name(column), box_around(x, y + shift, size), theme)
    for row in range(1, last + 1):
        x, y = lattice.centre(hex_at(1, row))
        away = lattice.width / 2 + SIDE_NUMBER
        # Odd rows leave a gap at the right.
        x = x + (land.columns - 1) * lattice.width + away if is_slim and row % 2 else x - away
        yield _side_text(str(row), box_around(x, y, size), theme)


def _side_text(text: str, box: Box, theme: Theme) -> Item:
    return write(text, box, LABEL_PT, colour=theme.quiet, name="bold", anchor="middle")


def draw_grounds(
    land: Land, in_play: Iterable[Hex], lattice: Lattice, theme: Theme
) -> Iterator[Item]:
    """Yield the sea around the land, and the tints of the land and of what stands there."""
    hexes = tuple(in_play)
    if sea := theme.fill("sea"):
        ground = theme.fill("land") or "#ffffff"
        shores = outline_of(hexes, lattice)
        yield from (polygon(map(_on_page, widened(loop, SEA)), sea) for loop in shores)
        yield from (polygon(loop, ground) for loop in shores)
    standing = land.start_resources | land.printed_resources
    for hex_ in hexes:
        if hex_ in standing and (tint := theme.fill(standing[hex_])):
            yield polygon(lattice.corners(hex_), tint)


def _on_page(point: Point) -> Point:
    """Return a point within the body of the page, clear of its markers."""
    x, y = point
    return min(max(x, 0.0), BODY_BOX.width), min(max(y, BODY_BOX.y), BODY_BOX.bottom)


def draw_hex(hex_: Hex, lattice: Lattice, theme: Theme) -> Mark:
    """Return a hex as a mark."""
    box = box_around(*lattice.centre(hex_), lattice.width, 2 * lattice.side)
    shape = polygon(lattice.corners(hex_), stroke=Stroke(theme.line, HAIR))
    return Mark(hex_mark(hex_), "draw", box, (shape,))


def draw_names(
    in_play: Iterable[Hex],
    lattice: Lattice,
    theme: Theme,
    water: Collection[Hex],
    below: Collection[Hex] = (),
) -> Iterator[Item]:
    """Yield the hexes' names in their upper corners, of those in `below` in the lower ones.

    They keep clear of rivers, on water of the shore.
    """
    for hex_ in in_play:
        x, y = lattice.centre(hex_)
        up = SHIP_NAME_UP * lattice.side if hex_ in water else _name_up(lattice)
        shift = up if hex_ in below else -up
        box = box_around(x, y + shift, 6, 3)
        yield write(hex_name(hex_), box, LEAST_PT, colour=theme.quiet, anchor="middle")


def draw_coast(in_play: Iterable[Hex], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the outline of all that is in play."""
    for loop in outline_of(in_play, lattice):
        yield polygon(loop, stroke=Stroke(theme.title, HEAVY))


def draw_resources(
    land: Land, in_play: Iterable[Hex], words: Words, lattice: Lattice, table: Table
) -> Iterator[Item]:
    """Yield start and printed resources, the former in heavy rings."""
    starts, printed = land.start_resources, land.printed_resources
    ink = table.theme.ink
    for hex_ in in_play:
        if hex_ in starts:
            yield from _resource(starts[hex_], hex_, words, lattice, table, Stroke(ink, START_LINE))
        elif hex_ in printed:
            yield from _resource(printed[hex_], hex_, words, lattice, table, Stroke(ink, HAIR))


def _resource(
    kind: Resource, hex_: Hex, words: Words, lattice: Lattice, table: Table, ring: Stroke
) -> Iterator[Item]:
    """Yield a resource with its letter in a ring, lower and smaller under the hex's name."""
    theme = table.theme
    scale = lattice.width / USUAL_WIDTH
    x, y = lattice.centre(hex_)
    if table.coordinates:
        radius, down = _under_name(lattice)
        scale = radius / (RING / 2)
        y += down
    yield circle((x, y), scale * RING / 2, "#ffffff", ring)
    down = min(3.6 * scale, scale * RING / 2 - LETTER_ROOM)  # A small ring's letter is no smaller,
    up = 5.5 * scale - down  # so its icon stands higher.
    yield icon(kind, (x, y - up), scale * ICON, theme.ink, theme.fill(kind))
    letter = box_around(x, y + down, 5, 3.6)
    yield write(
        words(f"letter.{kind}"),
        letter,
        max(9 * scale, LEAST_PT),
        colour=theme.ink,
        name="bold",
        anchor="middle",
    )


def _name_up(lattice: Lattice) -> float:
    """Return how high above a hex's middle its name stands, below rivers on its upper edges."""
    under = lattice.side - (NAME_SIDE + 2 * _river_half(lattice)) / SQRT3 - NAME_CAPS
    return min(NAME_UP * lattice.side, under)


def _under_name(lattice: Lattice) -> tuple[float, float]:
    """Return the radius of a ring between a hex's name and a river below, and how low it lies."""
    name = _name_up(lattice) - NAME_CAPS - NAME_TAIL
    slope = SQRT3 / 2  # Of the hex's lower edges.
    room = lattice.width / 2 - _river_half(lattice) + slope * name
    radius = min(lattice.width / USUAL_WIDTH * NAMED_RING / 2, room / (1 + slope) - START_LINE / 2)
    return radius, radius + START_LINE / 2 - name


def _river_half(lattice: Lattice) -> float:
    return BORDER_BANKS / 2 * lattice.width / USUAL_WIDTH


def draw_edges(land: Iterable[Hex], lattice: Lattice) -> Iterator[Item]:
    """Yield the edges between hexes of land as marks."""
    # An artifact lies on the edge between two resources just drawn (M3.3).
    places = dict.fromkeys(land)
    for hex_ in places:
        for other in neighbours(hex_)[:3]:
            if other in places:
                edge = edge_between(hex_, other)
                (ax, ay), (bx, by) = lattice.edge(edge)
                box = box_around((ax + bx) / 2, (ay + by) / 2, ARTIFACT)
                yield Mark(edge_mark(edge), "draw", box)


def draw_beyond(area: Box, table: Table, words: Words, *, is_high: bool) -> Iterator[Item]:
    """Yield what is there instead of hexes: a little hatching, and a word in its middle or high."""
    theme = table.theme
    outline = (
        (area.x, area.y),
        (area.right, area.y),
        (area.right, area.bottom),
        (area.x, area.bottom),
    )
    ground = theme.fill("panel")
    if ground:
        yield polygon(outline, ground)
    else:
        yield hatched(outline, HATCH_PITCH, Stroke(theme.hatch, HAIR, HATCH_DASH))
    text = words("board.beyond", players=table.players)
    x, y = area.centre
    label = box_around(x, area.y + WORD / 2 if is_high else y, width(text, BEYOND_PT) + 8, WORD)
    yield rectangle(label, ground or "#ffffff")
    yield write(text, label, BEYOND_PT, colour=theme.quiet, anchor="middle")
