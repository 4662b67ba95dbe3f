"""The land of the board: hexes, resources, lakes with ships, rivers and what lies beyond."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot

from sheets.drawing import (
    Box,
    Item,
    Mark,
    Point,
    Stroke,
    box_around,
    circle,
    line,
    polygon,
    rectangle,
)
from sheets.hatching import hatched
from sheets.hexes import (
    DIRECTIONS,
    Hex,
    Lattice,
    column_name,
    edge_between,
    edge_name,
    hex_at,
    hex_name,
    neighbours,
    row_of,
)
from sheets.icons import icon
from sheets.lettering import LABEL_PT, LEAST_PT, write
from sheets.merchants.edition import Board, Edition, Lake, Resource
from sheets.merchants.figures import FIRM, HAIR, HEAVY
from sheets.table import Table
from sheets.theme import Theme
from sheets.words import Words

ICON = 7.0
RING = 14.2  # Around a start or printed resource, its letter included.
NAMED_RING = 12.0  # The same where the hex's name stands above it,
NAMED_DOWN = 1.3  # so much lower.
ARTIFACT = 5.6  # The space on an edge where an artifact is drawn.
INITIAL_RING = 7.8
HATCH_PITCH = 3.0
RIPPLES = (1.0,)  # The lines along a shore, by their distance from it.


def draw_land(edition: Edition, table: Table, words: Words, lattice: Lattice) -> Iterator[Item]:
    """Yield the whole map: what lies under, the hexes as marks, and what stands on them."""
    board, theme = edition.board, table.theme
    last = board.rows_in_play(table.players)
    in_play = [hex_ for hex_ in board.hexes if row_of(hex_) <= last]
    beyond = [hex_ for hex_ in board.hexes if row_of(hex_) > last]
    lakes = [lake for lake in board.lakes if all(row_of(hex_) <= last for hex_ in lake.hexes)]
    water = board.lake_hexes
    yield from _grounds(board, in_play, lattice, theme)
    for lake in lakes:
        yield from _water(lake, lattice, theme)
    if beyond:
        yield from _beyond(beyond, lattice, table, words)
    land = [hex_ for hex_ in in_play if hex_ not in water]
    for hex_ in land:
        yield _hex(hex_, lattice, theme)
    yield from _resources(board, land, words, lattice, table)
    if has_artifacts(table):
        yield from _edges(land, lattice)
    for lake in lakes:
        yield from _shore(lake, lattice, theme)
        yield from _ships(lake, lattice, theme)
    yield from _coast(in_play, lattice, theme)
    for row in board.rivers:
        if row <= last:
            yield from river(board, row, lattice, theme, is_border=row == last < board.rows)
    if table.coordinates:
        yield from _names(in_play, lattice, theme)


def has_artifacts(table: Table) -> bool:
    """Tell whether artifacts are drawn on this table's board: not in the family version (F4)."""
    return table.variant != "family"


def sides(board: Board, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the columns' letters above and below the map and the rows' numbers beside it."""
    size = 4.0
    for row, shift in ((1, -1), (board.rows, 1)):
        for column in range(1, board.columns + 1):
            x, y = lattice.centre(hex_at(column, row))
            box = box_around(x, y + shift * (lattice.side + 2.2), size)
            yield _side_text(column_name(column), box, theme)
    for row in range(1, board.rows + 1):
        x, y = lattice.centre(hex_at(1, row))
        yield _side_text(str(row), box_around(x - lattice.width / 2 - 2.6, y, size), theme)


def river(
    board: Board, row: int, lattice: Lattice, theme: Theme, *, is_border: bool
) -> Iterator[Item]:
    """Yield the river below a row, along the hexes' edges: heavy banks where it is the border."""
    corners = _river_line(board, row, lattice)
    bank, water = (2.1, 0.9) if is_border else (1.1, 0.7)
    yield line(*corners, stroke=Stroke(theme.water, bank))
    yield line(*corners, stroke=Stroke(theme.fill("water") or "#ffffff", water))


def _side_text(text: str, box: Box, theme: Theme) -> Item:
    return write(text, box, LABEL_PT, colour=theme.quiet, name="bold", anchor="middle")


def _grounds(board: Board, in_play: list[Hex], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    standing = board.start_resources | board.printed_resources
    for hex_ in in_play:
        if hex_ in standing and (ground := theme.fill(standing[hex_])):
            yield polygon(lattice.corners(hex_), ground)


def _hex(hex_: Hex, lattice: Lattice, theme: Theme) -> Mark:
    box = box_around(*lattice.centre(hex_), lattice.width, 2 * lattice.side)
    shape = polygon(lattice.corners(hex_), stroke=Stroke(theme.line, HAIR))
    return Mark(f"hex.{hex_name(hex_)}", "draw", box, (shape,))


def _names(in_play: list[Hex], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    for hex_ in in_play:
        x, y = lattice.centre(hex_)
        box = box_around(x, y - 0.64 * lattice.side, 6, 3)
        yield write(hex_name(hex_), box, LEAST_PT, colour=theme.quiet, anchor="middle")


def _coast(in_play: list[Hex], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    for loop in outline_of(in_play, lattice):
        yield polygon(loop, stroke=Stroke(theme.ink, HEAVY))


def _resources(
    board: Board, land: list[Hex], words: Words, lattice: Lattice, table: Table
) -> Iterator[Item]:
    starts, printed = board.start_resources, board.printed_resources
    ink = table.theme.ink
    for hex_ in land:
        centre = lattice.centre(hex_)
        if hex_ in starts:
            yield from _resource(starts[hex_], centre, words, table, Stroke(ink, 0.8))
        elif hex_ in printed:
            yield from _resource(printed[hex_], centre, words, table, Stroke(ink, HAIR))


def _resource(
    kind: Resource, centre: Point, words: Words, table: Table, ring: Stroke
) -> Iterator[Item]:
    """Yield a resource with its letter in a ring, lower and smaller under the hex's name."""
    theme = table.theme
    scale = NAMED_RING / RING if table.coordinates else 1.0
    x, y = centre[0], centre[1] + (NAMED_DOWN if table.coordinates else 0.0)
    yield circle((x, y), scale * RING / 2, "#ffffff", ring)
    yield icon(kind, (x, y - 1.6 * scale), scale * ICON, theme.ink, theme.fill(kind))
    letter = box_around(x, y + 4.0 * scale, 5, 3.6)
    yield write(words(f"letter.{kind}"), letter, 9, colour=theme.ink, name="bold", anchor="middle")


def _edges(land: list[Hex], lattice: Lattice) -> Iterator[Item]:
    # An artifact lies on the edge between two resources just drawn (M3.3).
    places = set(land)
    for hex_ in land:
        for other in neighbours(hex_)[:3]:
            if other in places:
                edge = edge_between(hex_, other)
                (ax, ay), (bx, by) = lattice.edge(edge)
                box = box_around((ax + bx) / 2, (ay + by) / 2, ARTIFACT)
                yield Mark(f"edge.{edge_name(edge)}", "draw", box)


def _water(lake: Lake, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    if fill := theme.fill("water"):
        for hex_ in lake.hexes:
            yield polygon(lattice.corners(hex_), fill)


def _shore(lake: Lake, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    for loop in outline_of(lake.hexes, lattice):
        yield polygon(loop, stroke=Stroke(theme.water, HEAVY))
        for depth in RIPPLES:
            yield polygon(_inside(loop, depth), stroke=Stroke(theme.water, HAIR))


def _inside(loop: list[Point], depth: float) -> list[Point]:
    """Give an outline moved inwards; the water lies to the right of its direction."""
    moved: list[Point] = []
    for before, corner, after in zip(loop[-1:] + loop, loop, loop[1:] + loop[:1], strict=False):
        (ax, ay), (bx, by) = _normal(before, corner), _normal(corner, after)
        # The two sides' normals meet in the corner's; both sides end up `depth` away.
        share = depth / (1 + ax * bx + ay * by)
        moved.append((corner[0] + share * (ax + bx), corner[1] + share * (ay + by)))
    return moved


def _normal(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return -dy / length, dx / length


def outline_of(hexes: Iterable[Hex], lattice: Lattice) -> list[list[Point]]:
    """Give the closed outlines around a group of hexes, holes included."""
    inside = set(hexes)
    following: dict[Point, Point] = {}
    for hex_ in inside:
        corners = [(round(x, 4), round(y, 4)) for x, y in lattice.corners(hex_)]
        for direction, neighbour in enumerate(neighbours(hex_)):
            if neighbour not in inside:
                following[corners[direction]] = corners[(direction + 1) % len(DIRECTIONS)]
    loops: list[list[Point]] = []
    while following:
        start, corner = following.popitem()
        loop = [start]
        while corner != start:
            loop.append(corner)
            corner = following.pop(corner)
        loops.append(loop)
    return loops


def _ships(lake: Lake, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    hexes = sorted(lake.hexes, key=lambda hex_: (hex_.r, hex_.q))
    for index, ship in enumerate(lake.ships):
        x, y = lattice.centre(hexes[index % len(hexes)])
        yield icon("ship", (x - 4.2, y - 1.6), 5.4, theme.ink, "#ffffff")
        label = box_around(x - 4.2, y + 3.6, 5.5, 3.6)
        yield write(ship, label, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")
        ring = box_around(x + 3.0, y + 0.4, INITIAL_RING)
        outline = circle(ring.centre, INITIAL_RING / 2, "#ffffff", Stroke(theme.ink, FIRM))
        yield Mark(f"ship.{ship}", "write", ring, (outline,))


def _beyond(beyond: list[Hex], lattice: Lattice, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    for loop in outline_of(beyond, lattice):
        yield hatched(loop, HATCH_PITCH, Stroke(theme.hatch, HAIR))
        yield polygon(loop, stroke=Stroke(theme.line, HAIR))
    centres = [lattice.centre(hex_) for hex_ in beyond]
    x = (min(x for x, _ in centres) + max(x for x, _ in centres)) / 2
    y = (min(y for _, y in centres) + max(y for _, y in centres)) / 2
    label = box_around(x, y, 76, 10)
    yield rectangle(label, "#ffffff", Stroke(theme.line, HAIR), 1.5)
    text = words("board.beyond", players=table.players)
    yield write(text, label.inset(1), 11, colour=theme.ink, anchor="middle")


def _river_line(board: Board, row: int, lattice: Lattice) -> list[Point]:
    upper = [hex_at(column, row) for column in range(1, board.columns + 1)]
    points: list[Point] = []
    for hex_ in upper:
        corners = lattice.corners(hex_)
        points += [corners[3], corners[2]]
    points.append(lattice.corners(upper[-1])[1])
    if row % 2:  # The row below reaches half a hex further to the right, this one to the left.
        points.append(lattice.corners(hex_at(board.columns, row + 1))[0])
    else:
        points.insert(0, lattice.corners(hex_at(1, row + 1))[4])
    return points
