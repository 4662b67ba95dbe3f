"""A small piece of a board as it looks with what players have drawn on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sheets.drawing.figures import HAIR
from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.shapes import (
    Box,
    Colour,
    Item,
    Path,
    Point,
    Stroke,
    box_around,
    lines,
    polygon,
)
from sheets.drawing.theme import Theme
from sheets.hexes import Edge, Hex, Lattice
from sheets.merchants.aid.examples import Example
from sheets.merchants.edition.edition import Resource

ICON = 0.56  # Of a hex's width, as are those below.
SYMBOL = 0.8  # The room of what a pen draws.
ARTIFACT = 0.64
INITIAL = 0.68
NEW = 0.5  # The line around what the turn drew.
RING = 0.8  # Of a start, within its hex.
RIVER = (1.3, 0.7)  # Its banks and its water.
WAVE = 0.12


def piece_size(example: Example, wide: float) -> tuple[float, float]:
    """Return the width and height of a piece whose hexes are so wide."""
    box = _extent(example, Lattice(0, 0, wide))
    return box.width, box.height


def draw_piece(example: Example, centre: Point, wide: float, theme: Theme) -> Iterator[Item]:
    """Yield a piece of a board around a point, its hexes so wide from flat to flat."""
    at_home = _extent(example, Lattice(0, 0, wide))
    x, y = centre[0] - at_home.centre[0], centre[1] - at_home.centre[1]
    lattice = Lattice(x, y, wide)
    piece = example.piece
    printed = {hex_: kind for kind, hexes in piece.printed.items() for hex_ in hexes}
    starts = {hex_: kind for kind, hexes in piece.start.items() for hex_ in hexes}
    drawn = dict(example.board.resources())
    for hex_ in piece.hexes:
        tint = _tint(hex_, example, printed | starts | drawn, theme)
        yield polygon(lattice.corners(hex_), tint, Stroke(theme.line, HAIR))
    for hex_ in piece.lakes:
        yield from _waves(lattice.centre(hex_), wide, theme)
    for hex_, kind in printed.items():
        yield icon(kind, lattice.centre(hex_), ICON * wide, theme.ink, "#ffffff")
    for hex_, kind in starts.items():
        yield from _start(kind, lattice, hex_, theme)
    if piece.borders:
        yield from _borders(piece.borders, lattice, theme)
    yield from _pen(example, drawn, lattice, theme)


def _tint(hex_: Hex, example: Example, resources: Mapping[Hex, Resource], theme: Theme) -> Colour:
    if hex_ in example.piece.lakes:
        return theme.fill("water") or "#ffffff"
    resource = resources.get(hex_)
    return (resource and theme.fill(resource)) or "#ffffff"


def _start(kind: Resource, lattice: Lattice, hex_: Hex, theme: Theme) -> Iterator[Item]:
    """Yield a start: its resource in a heavy ring, as on the board."""
    ring = Lattice(0, 0, RING * lattice.width)
    x, y = lattice.centre(hex_)
    corners = ((x + dx, y + dy) for dx, dy in ring.corners(Hex(0, 0)))
    yield polygon(corners, None, Stroke(theme.ink, 0.45))
    yield icon(kind, (x, y), ICON * lattice.width, theme.ink, "#ffffff")


def _waves(centre: Point, wide: float, theme: Theme) -> Iterator[Item]:
    x, y = centre
    a = WAVE * wide
    for down in (-1.4, 0.0, 1.4):
        row = y + down * a
        segments = (
            ("M", x - 2 * a, row),
            ("C", x - 1.4 * a, row - 0.9 * a, x - 0.6 * a, row - 0.9 * a, x, row),
            ("C", x + 0.6 * a, row - 0.9 * a, x + 1.4 * a, row - 0.9 * a, x + 2 * a, row),
        )
        yield Path(segments, stroke=Stroke(theme.water, 0.25))


def _borders(edges: Sequence[Edge], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the rivers that are borders."""
    banks, water = RIVER
    ends = [lattice.edge(edge) for edge in edges]
    yield lines(ends, Stroke(theme.water, banks))
    yield lines(ends, Stroke(theme.fill("water") or "#ffffff", water))


def _pen(
    example: Example, drawn: Mapping[Hex, Resource], lattice: Lattice, theme: Theme
) -> Iterator[Item]:
    """Yield what players' pens have left, what is new in heavy lines."""
    wide = lattice.width
    for hex_ in example.new:
        yield polygon(lattice.corners(hex_), None, Stroke(theme.pen, NEW))
    for hex_, kind in drawn.items():
        box = box_around(*lattice.centre(hex_), SYMBOL * wide)
        yield from draw_pen("draw", box, theme.pen, kind)
    for initial, places in example.board.workers.items():
        for hex_ in places:
            box = box_around(*lattice.centre(hex_), INITIAL * wide)
            yield from draw_pen("write", box, theme.pen, initial)
    for edge in example.board.artifacts:
        (ax, ay), (bx, by) = lattice.edge(edge)
        box = box_around((ax + bx) / 2, (ay + by) / 2, ARTIFACT * wide)
        yield from draw_pen("draw", box, theme.pen, "artifact")


def _extent(example: Example, lattice: Lattice) -> Box:
    corners = [point for hex_ in example.piece.hexes for point in lattice.corners(hex_)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
