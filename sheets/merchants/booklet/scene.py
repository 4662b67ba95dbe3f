"""A piece of land as pens leave it, torn out of a board: what an example looks like."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot

from sheets.drawing.filling import Filling, draw_filling, draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.paths import circle, hatched, line, lines, polygon
from sheets.drawing.shapes import WHITE, Box, Item, Path, Point, Segment, Stroke
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme
from sheets.hexes import Edge, Hex, Lattice, edge_between, neighbours, row_of
from sheets.merchants.aid.blocks import Block
from sheets.merchants.board.shores import extent, loosened, middle_of, outline_of, outwards, widened
from sheets.merchants.board.waters import hull, wave
from sheets.merchants.booklet.example import CAST, Scene, Valley
from sheets.merchants.marks import edge_mark, hex_mark, ship_mark
from sheets.merchants.vignettes import goal_shield

BEACH, SWAY = 1.3, 0.22  # Around what is torn out, and how ragged it is.
TOOTH = 0.8
SHORE = 0.9
HEX_LINE = 0.3
ICON = 0.56  # Of a hex's width, as are those below.
GOAL_UP, GOAL_ICON, SHIELD_DOWN = 0.2, 0.58, 0.36
GOAL_SHIELD = 0.82  # As large at least: its number is 9 pt.
SYMBOL, SHIELD, ARTIFACT, SAIL = 0.68, 0.87, 0.56, 0.5
START = (0.84, 0.055)  # The ring of a start, and how thick it is.
NEW = 0.75  # The line around what the turn drew.
RIVER = (1.7, 1.1)  # Its banks and its water.
FLOW = (1.4, 0.8)  # The dashes in the middle of one without a tint.
WAVES = ((-0.12, -0.18), (0.12, 0.05), (-0.1, 0.26))
USUAL = 17.0  # The width of a hex on the board.


def scene(shown: Scene, wide: float, theme: Theme, *, is_wrong: bool = False) -> Block:
    """Return a piece of land with hexes so wide, in the middle of its place.

    Where it `is_wrong` to draw an artifact, that is struck out.
    """
    size = _extent(shown, wide)

    def draw(box: Box) -> Iterator[Item]:
        x, y = box.centre[0] - size.centre[0], box.centre[1] - size.centre[1]
        lattice = Lattice(x, y, wide)
        yield from _scene(shown, lattice, theme)
        if is_wrong:
            yield from _struck_artifacts(shown, lattice, theme)

    return Block(size.height, draw, grows=False)


def scene_width(shown: Scene, wide: float) -> float:
    """Return how wide a piece of land with such hexes is."""
    return _extent(shown, wide).width


def _scene(shown: Scene, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield a piece of land, then what stands on it."""
    yield from torn_out((*shown.hexes, *_sea_of(shown)), lattice, theme)
    yield from _ground(shown, lattice, theme)
    yield from _printed(shown, lattice, theme)
    yield from draw_pens(shown, shown.region, shown.hexes, lattice, theme)


def torn_out(hexes: Sequence[Hex], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the ground of a piece of land, torn off where the board goes on.

    It has nothing of a shore: its edge is ragged, and the lines between hexes run on into it.
    """
    pale = Stroke(theme.line, HAIR)
    for loop in outline_of(hexes, lattice):
        rim = widened(loop, BEACH)
        torn = loosened(_teeth(rim), SWAY, "torn")
        path: list[Segment] = [("M", *torn[0]), *(("L", *point) for point in torn[1:]), ("Z",)]
        yield Path(tuple(path), theme.fill("land") or WHITE, pale)
        runs = (
            (corner, middle_of(corner, outer))
            for before, corner, outer, after in zip(
                (loop[-1], *loop), loop, rim, (*loop[1:], loop[0]), strict=False
            )
            if _is_outer(before, corner, after)
        )
        yield lines(tuple(runs), pale)


def _teeth(rim: Sequence[Point]) -> Iterator[Point]:
    """Yield points along a closed outline, close to each other, by turns inside it and outside."""
    for (ax, ay), (bx, by) in pairwise((*rim, rim[0])):
        count = max(round(hypot(bx - ax, by - ay) / TOOTH), 1)
        out = outwards((ax, ay), (bx, by))
        for step in range(count):
            share, depth = step / count, SWAY * (-1) ** step
            yield (
                ax + share * (bx - ax) + depth * out[0],
                ay + share * (by - ay) + depth * out[1],
            )


def _is_outer(before: Point, corner: Point, after: Point) -> bool:
    """Return whether an outline turns around a hex at a corner, from where a line runs on."""
    one, other = outwards(before, corner), outwards(corner, after)
    return one[0] * other[1] - one[1] * other[0] > 0


def draw_pens(
    shown: Scene | Valley,
    struck: Sequence[Hex],
    hexes: Sequence[Hex],
    lattice: Lattice,
    theme: Theme,
) -> Iterator[Item]:
    """Yield what pens left on hexes: a heavy edge around what is new, a line through `struck`."""
    for hex_ in shown.new:
        inner = Lattice(*lattice.centre(hex_), lattice.width - NEW)
        yield polygon(inner.corners(Hex(0, 0)), None, Stroke(theme.pen, NEW))
    places = _places(hexes, lattice)
    yield from _fillings(shown.fillings, places, theme)
    for hex_ in struck:
        yield from draw_pen("strike", places[hex_mark(hex_)], theme.pen)


def _fillings(
    fillings: Sequence[Filling], places: Mapping[str, Box], theme: Theme
) -> Iterator[Item]:
    """Yield what pens left at marks that lie in these places; scenes show no open regions' rims."""
    for filling in fillings:
        if filling.mark in places and filling.how != "dashes":
            box = _place(filling, places[filling.mark])
            if filling.text == "artifact":  # It lies on two hexes, over what stands in them.
                yield circle(box.centre, box.width / 2, WHITE)
            yield from draw_filling(filling, box, theme)


def _place(filling: Filling, box: Box) -> Box:
    """Return where in a hex something is left."""
    if not filling.mark.startswith("hex."):
        return box
    share = {"draw": SYMBOL, "shield": SHIELD}.get(filling.how)
    return Box.around(*box.centre, share * box.width) if share else box


def _places(hexes: Sequence[Hex], lattice: Lattice) -> dict[str, Box]:
    """Return the places of the marks of some hexes and of their edges."""
    wide = lattice.width
    places: dict[str, Box] = {}
    for hex_ in hexes:
        x, y = lattice.centre(hex_)
        places[hex_mark(hex_)] = Box.around(x, y, wide, 2 * lattice.side)
        places[ship_mark(hex_)] = Box.around(x, y - 0.08 * wide, SAIL * wide)
        for other in neighbours(hex_):
            edge = edge_between(hex_, other)
            (ax, ay), (bx, by) = lattice.edge(edge)
            places[edge_mark(edge)] = Box.around((ax + bx) / 2, (ay + by) / 2, ARTIFACT * wide)
    return places


def _ground(shown: Scene, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the hexes in the tints of what stands there, water, sea and the border river."""
    land, edge = shown.land, Stroke(theme.outline("hex"), HEX_LINE)
    last = land.rows_in_play(len(CAST))
    tints = {hex_: theme.fill(kind) for hex_, kind in shown.resources.items()}
    for hex_ in shown.hexes:
        corners = lattice.corners(hex_)
        if row_of(hex_) > last:
            yield polygon(corners, theme.fill("wild") or WHITE, edge)
            yield hatched(corners, 1.1, Stroke(theme.hatch, HAIR))
        elif hex_ in land.lake_hexes:
            yield polygon(corners, theme.fill("shallow") or WHITE, edge)
            yield from _waves(hex_, lattice, theme)
        else:
            yield polygon(corners, tints.get(hex_) or theme.fill("land") or WHITE, edge)
    yield from _sea(shown, lattice, theme)
    if banks := [lattice.edge(edge) for edge in _border(shown, last)]:
        yield lines(banks, Stroke(theme.water, RIVER[0]))
        yield lines(banks, Stroke(theme.fill("water") or WHITE, RIVER[1]))
        if not theme.fill("water"):  # Where water has no tint it flows in a line of its own.
            yield lines(banks, Stroke(theme.water, HAIR, FLOW))


def _sea_of(shown: Scene) -> tuple[Hex, ...]:
    """Return the places beside a closed region where there is sea, as the board ends there."""
    near = {other for hex_ in shown.region for other in neighbours(hex_)}
    return tuple(sorted(near - {*shown.land.hexes}))


def _sea(shown: Scene, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the sea beside a closed region, and the shore between."""
    sea = _sea_of(shown)
    for hex_ in sea:
        corners = lattice.corners(hex_)
        yield polygon(corners, theme.fill("sea") or WHITE, None)
        yield from _waves(hex_, lattice, theme)
    shore = [
        lattice.edge(edge_between(hex_, other))
        for hex_ in shown.hexes
        for other in neighbours(hex_)
        if other in sea
    ]
    if shore:
        yield lines(shore, Stroke(theme.outline("coast"), SHORE))


def _border(shown: Scene, last: int) -> Iterator[Edge]:
    for hex_ in shown.hexes:
        if row_of(hex_) == last and shown.land.border_row(len(CAST)):
            for other in neighbours(hex_)[1:3]:
                if other in shown.hexes:
                    yield edge_between(hex_, other)


def _waves(hex_: Hex, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    x, y = lattice.centre(hex_)
    for across, down in WAVES:
        at = (x + across * lattice.width, y + down * lattice.width)
        yield wave(at, theme, lattice.width / USUAL)


def _printed(shown: Scene, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield starts in their rings, goals with their numbers, ships."""
    wide, land = lattice.width, shown.land
    for hex_ in shown.hexes:
        x, y = lattice.centre(hex_)
        if kind := land.start_resources.get(hex_):
            ring = Lattice(x, y, START[0] * wide).corners(Hex(0, 0))
            yield polygon(ring, None, Stroke(theme.outline(kind), START[1] * wide))
            yield icon(kind, (x, y), ICON * wide, theme.ink, WHITE)
        elif kind := land.printed_resources.get(hex_):
            number = land.goals(len(CAST)).get(hex_, 0)
            yield icon(kind, (x, y - GOAL_UP * wide), GOAL_ICON * wide, theme.ink, WHITE)
            foot = (x, y + SHIELD_DOWN * wide)
            yield from goal_shield(kind, number, foot, theme, GOAL_SHIELD)
        elif hex_ in land.ships:
            size = wide / USUAL
            yield from hull((x, y - 0.08 * wide), size, theme)
            yield circle((x, y - 0.08 * wide), SAIL * wide / 2, WHITE, _line(theme))


def _struck_artifacts(shown: Scene, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    places = _places(shown.hexes, lattice)
    for filling in shown.fillings:
        if filling.text == "artifact":
            box = places[filling.mark]
            stroke = Stroke(theme.outline("wrong"), 0.9)
            yield line((box.x, box.bottom), (box.right, box.y), stroke=stroke)


def _line(theme: Theme) -> Stroke:
    return Stroke(theme.outline("coast"), HAIR)


def _extent(shown: Scene, wide: float) -> Box:
    return extent((*shown.hexes, *_sea_of(shown)), wide).inset(-BEACH - SWAY)
