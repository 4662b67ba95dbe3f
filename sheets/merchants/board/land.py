"""The land of a map: hexes, resources, coast, and what they are called."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from sheets.drawing.icons import icon
from sheets.drawing.lettering import extent, write
from sheets.drawing.paths import circle, lines, polygon, rectangle
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Colour,
    Group,
    Item,
    Mark,
    Path,
    Point,
    Segment,
    Stroke,
    drawn_once,
)
from sheets.drawing.sizes import LABEL_PT, LEAST_PT
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
from sheets.merchants.board import waters
from sheets.merchants.board.country import country_of, draw_patches, draw_signs
from sheets.merchants.board.shores import (
    CHART,
    chart_of,
    loosened,
    middle_of,
    on_chart,
    outline_of,
    smooth,
    widened,
)
from sheets.merchants.edition.edition import Edition, Land, Resource
from sheets.merchants.marks import edge_mark, hex_mark
from sheets.merchants.vignettes import TALLEST, goal_shield, start_banner, variant_of, vignette
from sheets.table.table import Table

BY_RIVER = 0.8  # The scale of a vignette beside a river.
FOOT, SIZE = 3.1, 1.02  # How far below its hex's middle a goal's vignette stands, and its scale.
NAMED_FOOT, NAMED_SIZE = 3.9, 0.66  # The same, at most, where it stands under the hex's name.
UNDER_NAME = 2.0  # From the middle of a name to a vignette.
SHIELD_DOWN = 5.75  # The middle of a goal's shield.
BANNER_UP = 7.0  # How far above its hex's middle a start's banner hangs.
# How far below its hex's middle a start's vignette stands, and its scale.
START_FOOT, START_SIZE = 6.4, 0.84
NAMED_BANNER_UP, NAMED_BANNER = 2.7, 1.2  # Under the hex's name there is the banner alone.
START_LINES = ((0.75, 0.55), (1.6, 0.2))  # A start's two lines: from its edges, and how wide.
ARTIFACT = 5.6  # The space on an edge where an artifact is drawn.
DOT = 0.55  # The width of a dot on a hex's edge.
OWN = range(3)  # The sides that a hex draws; its neighbours draw the other three.
SIDE, CORNER = 0.2, 0.22  # The lines of hexes: their sides are quiet, their corners are seen.
SIDE_DASH = (0.15, 0.6)  # A theme that has nothing paler than ink draws sides so.
ARM = 0.1  # A corner's arms reach so far along its sides, as a share of a hex's width.
PRINTED = 0.3  # The line of a hex where something is printed, in a theme without tints.
SIGN = 8.0  # A resource's sign, without illustration.
BEACH = 1.6  # From the hexes' edges to the shore.
SHORE_SWAY = 0.26  # By how much the shore wavers, as a share of the beach.
EDGE = 0.26  # The line of the outermost hexes' sides.
# The lines along a coast, the outermost first: how far from the shore, how wide, and the water
# between them and the shore.
COAST = ((3.5, 0.18, "mid-sea"), (2.2, 0.24, "mid-sea"), (1.05, 0.32, "near-sea"))
# How far above and below its hex a column's letter stands, and its size.
SIDE_LETTER = (3.4, 3.4, LABEL_PT)
SLIM_LETTER = (2.3, 1.55, LEAST_PT)  # The same of a letter where there is little room.
BUOY, BUOY_LINE = 1.95, 0.3  # The ring around a letter in a river, and its line.
BUOYS = 4  # From one number of players on a river to the next, in corners of hexes above it.
IN_BAY = 0.81  # From the middle of its last hex, as a share of its width, floats a row's number.
PATCH = 0.25  # Around a letter or number there are no ripples.
NAME_UP, WATER_NAME_UP = 0.64, 0.36  # Of a side: as high stands a name, on water below the ripples.
NAME_CAPS = 1.1  # How far a hex's name reaches above its middle.
NAME_SIDE = 2.5  # How far a hex's name reaches aside, with a little white.


def draw_land(edition: Edition, table: Table, lattice: Lattice, beach: float) -> Iterator[Item]:
    """Yield the whole map: what lies under, the hexes as marks, and what stands on them.

    `beach` is how far the shore lies from the edges of the hexes.
    """
    board, theme, seed = edition.board, table.theme, seed_of(edition)
    in_play = board.hexes_in_play(table.players)
    lakes, water = board.lakes_in_play(table.players), board.lake_hexes
    printed = board.start_resources | board.printed_resources
    shores = land_shores(edition, table, lattice, beach, chart_of(table))
    land = [hex_ for hex_ in in_play if hex_ not in water]
    country = () if table.plain else country_of(board, land, seed)
    patches = draw_patches(country, lattice, theme)
    yield from draw_grounds(board, in_play, lattice, theme, shores, patches)
    yield from draw_hexes(land, lattice, theme, dotted=has_artifacts(table))
    if has_artifacts(table):
        yield from draw_edges(land, lattice)
    yield from waters.draw_rims(lakes, lattice, theme)
    rows = board.rivers if table.fewest else waters.idle_rows(board, table.players)
    rivers = waters.idle_rivers(board, rows, lattice, shores)
    yield from waters.draw_streams(rivers, theme)
    for lake in lakes:
        yield from waters.draw_water(lake, lattice, theme, is_named=table.coordinates)
    yield from waters.open_mouths(rivers, theme)
    bare = {hex_ for hex_ in land if hex_ not in printed and row_of(hex_) not in rows}
    yield from draw_signs(country, bare, lattice, theme, seed)
    goals = board.goals(table.players)
    yield from draw_resources(board, land, lattice, table, seed=seed, goals=goals)
    for lake in lakes:
        yield from waters.draw_shore(lake, lattice, theme)
        yield from waters.draw_ships(lake, lattice, theme)
    for players in range(table.fewest, table.players) if table.fewest else ():
        if row := board.border_row(players):
            corners = waters.river_corners(board, row, lattice)
            for corner in _free(corners, printed, lattice):
                yield from _buoy(str(players), corner, theme, is_solid=True)
    if table.coordinates:
        yield from draw_names(in_play, lattice, theme, water, ships=board.ships)


def _free(corners: Sequence[Point], printed: Collection[Hex], lattice: Lattice) -> Iterator[Point]:
    """Yield one in so many corners, or the next one at which no printed hex lies."""
    taken = {(round(x, 3), round(y, 3)) for hex_ in printed for x, y in lattice.corners(hex_)}
    for start in range(1, len(corners), BUOYS):
        near = corners[start : start + BUOYS - 1]
        free = [(x, y) for x, y in near if (round(x, 3), round(y, 3)) not in taken]
        yield from free[:1]


def seed_of(edition: Edition) -> str:
    """Return the text that chance on an edition's sheets comes from."""
    return f"{edition.id} {edition.version}"


def has_artifacts(table: Table) -> bool:
    """Return whether artifacts are drawn on this table's board: not in the family version (F4)."""
    return table.variant != "family"


def land_shores(
    edition: Edition, table: Table, lattice: Lattice, beach: float, chart: Box
) -> list[tuple[Segment, ...]]:
    """Return the shores of a board's land as far as it is in play, within a chart."""
    board, last = edition.board, edition.board.rows_in_play(table.players)
    border = waters.border_bank(board, last, lattice, -1) if last < board.rows else ()
    in_play = board.hexes_in_play(table.players)
    return coast_of(in_play, lattice, beach, seed_of(edition), border, chart)


def draw_coast(
    shores: Callable[[Box], Iterable[tuple[Segment, ...]]],
    chart: Box,
    theme: Theme,
    *,
    has_room: bool = True,
) -> Iterator[Item]:
    """Yield the lines along a coast, as wide strokes of which each covers the inside of the last.

    So they end nowhere, and keep their distance in every bay. `shores` are those within a chart;
    where there is no room for the lines they run along the chart's side. Where there is little
    all round the outermost is not drawn.
    """
    for away, wide, water in COAST if has_room else COAST[1:]:
        shore = tuple(chain.from_iterable(shores(chart.inset(away + wide / 2))))
        for colour, reach in (
            (theme.outline("ripple"), away + wide / 2),
            (theme.fill(water) or WHITE, away - wide / 2),
        ):
            yield Path(shore, stroke=Stroke(colour, 2 * reach))


def coast_of(
    in_play: Iterable[Hex],
    lattice: Lattice,
    beach: float = BEACH,
    seed: str = "",
    border: Sequence[Point] = (),
    chart: Box = CHART,
) -> list[tuple[Segment, ...]]:
    """Return the shores around all that is in play; along a border river its bank is the shore."""
    banks = {round(x, 3): y for x, y in border}
    shores = []
    for number, loop in enumerate(outline_of(in_play, lattice)):
        wide = widened(loop, beach)
        moved = loosened(wide, SHORE_SWAY * beach, f"{seed} {number}")
        # Above its bank lies no more than half a hex's side.
        reach = lattice.side / 2
        shore = [
            (at[0], banks[round(x, 3)])
            if round(x, 3) in banks and 0 < banks[round(x, 3)] - y < reach
            else loose
            for (x, y), at, loose in zip(loop, wide, moved, strict=True)
        ]
        shores.append(smooth([on_chart(each, chart) for each in shore]))
    return shores


def draw_grounds(
    land: Land,
    in_play: Iterable[Hex],
    lattice: Lattice,
    theme: Theme,
    shores: Iterable[tuple[Segment, ...]],
    patches: Iterable[Item] = (),
) -> Iterator[Item]:
    """Yield the beach within the shores, the land with its patches, the tints of what is there."""
    hexes = tuple(in_play)
    line = waters.shore_line(theme)
    yield from (Path(shore, theme.fill("beach") or WHITE, line) for shore in shores)
    loops = outline_of(hexes, lattice)
    yield from (polygon(loop, theme.fill("land") or WHITE) for loop in loops)
    yield from patches
    edge = Stroke(theme.outline("edge"), EDGE)
    yield from (polygon(loop, stroke=edge) for loop in loops)
    standing = land.start_resources | land.printed_resources
    for hex_ in hexes:
        if hex_ in standing:
            tint = theme.fill(standing[hex_])
            outline = None if tint else Stroke(theme.ink, PRINTED)
            yield polygon(lattice.corners(hex_), tint or WHITE, outline)


def draw_hexes(
    land: Iterable[Hex], lattice: Lattice, theme: Theme, *, dotted: bool = False
) -> Iterator[Item]:
    """Yield hexes as marks, each with the sides that it shares with later ones.

    These have a dot in their middle where artifacts are drawn.
    """
    places = dict.fromkeys(land)
    quiet = Stroke(theme.outline("hex"), SIDE, () if theme.fill("land") else SIDE_DASH)
    corner = Stroke(theme.outline("corner"), CORNER)
    for hex_ in places:
        centre = lattice.centre(hex_)
        own = tuple(at for at in OWN if neighbours(hex_)[at] in places)
        artwork = Group((_hex(lattice.width, own, quiet, corner, dotted=dotted),), *centre)
        box = Box.around(*centre, lattice.width, 2 * lattice.side)
        yield Mark(hex_mark(hex_), "draw", box, (artwork,) if own else ())


@drawn_once
def _hex(
    width: float, sides: tuple[int, ...], quiet: Stroke, corner: Stroke, *, dotted: bool
) -> Group:
    """Return sides of a hex around the origin: quiet lines, their corners' arms, a dot in each."""
    corners = Lattice(0.0, 0.0, width).corners(Hex(0, 0))
    ends = [(corners[at], corners[at + 1]) for at in sides]
    both = [*ends, *((other, one) for one, other in ends)]
    share = ARM * SQRT3
    arms = [
        ((ax, ay), (ax + share * (bx - ax), ay + share * (by - ay))) for (ax, ay), (bx, by) in both
    ]
    items = [lines(ends, quiet), lines(arms, corner)]
    if dotted:
        middles = (middle_of(*pair) for pair in ends)
        dots = Stroke(corner.colour, DOT)
        items.append(lines((((x, y), (x + 0.01, y)) for x, y in middles), dots))
    return Group(tuple(items), name="hex")


def draw_resources(
    land: Land,
    in_play: Iterable[Hex],
    lattice: Lattice,
    table: Table,
    *,
    seed: str = "",
    goals: Mapping[Hex, int] | None = None,
    aside: Mapping[Hex, Point] | None = None,
) -> Iterator[Item]:
    """Yield start and printed resources, with the numbers of those that are goals.

    `aside` is how far a picture stands from its place, smaller, where rivers are close to it.
    """
    starts, printed = land.start_resources, land.printed_resources
    for hex_ in in_play:
        variant = variant_of(f"{seed} {hex_name(hex_)}")
        if hex_ in starts:
            yield from _start(starts[hex_], variant, hex_, lattice, table)
        elif hex_ in printed:
            foot, large = FOOT, SIZE
            if table.coordinates:
                room = (
                    NAMED_FOOT
                    + (name_up(lattice) - UNDER_NAME) * waters.USUAL_WIDTH / lattice.width
                )
                foot, large = NAMED_FOOT, min(room / TALLEST, NAMED_SIZE)
            moved = (aside or {}).get(hex_)
            large *= BY_RIVER if moved else 1.0
            picture = _picture(printed[hex_], variant, hex_, lattice, table, foot, large)
            yield Group((picture,), *moved) if moved else picture
            if number := (goals or {}).get(hex_):
                x, y = lattice.centre(hex_)
                size = lattice.width / waters.USUAL_WIDTH
                centre = (x, y + SHIELD_DOWN * size)
                yield from goal_shield(printed[hex_], number, centre, table.theme, size)


def _picture(
    kind: Resource,
    variant: int,
    hex_: Hex,
    lattice: Lattice,
    table: Table,
    foot: float,
    large: float,
) -> Group:
    """Return a vignette in its hex, the resource's sign where there is no illustration."""
    theme, size = table.theme, lattice.width / waters.USUAL_WIDTH
    x, y = lattice.centre(hex_)
    if table.plain:
        sign = SIGN * large
        centre = (x, y + size * (foot - sign / 2))
        return icon(kind, centre, size * sign, theme.ink, theme.fill(f"{kind}-body"))
    return vignette(kind, variant, (x, y + size * foot), theme, size * large)


def _start(
    kind: Resource, variant: int, hex_: Hex, lattice: Lattice, table: Table
) -> Iterator[Item]:
    """Yield a start: its banner, a double line, and the vignette where there is room for it."""
    theme, size = table.theme, lattice.width / waters.USUAL_WIDTH
    x, y = lattice.centre(hex_)
    for inset, wide in START_LINES[: 1 if table.coordinates else None]:
        inner = Lattice(x, y, lattice.width - 2 * inset * size)
        yield polygon(inner.corners(Hex(0, 0)), stroke=Stroke(theme.outline(kind), wide * size))
    if table.coordinates:
        top = (x, y - NAMED_BANNER_UP * size)
        yield from start_banner(kind, top, theme, NAMED_BANNER * size)
        return
    if not table.plain:
        yield _picture(kind, variant, hex_, lattice, table, START_FOOT, START_SIZE)
    yield from start_banner(kind, (x, y - BANNER_UP * size), theme, size)


def draw_edges(land: Iterable[Hex], lattice: Lattice) -> Iterator[Item]:
    """Yield the edges between hexes of land as marks."""
    # An artifact lies on the edge between two resources just drawn (M3.3).
    places = dict.fromkeys(land)
    for hex_ in places:
        for other in neighbours(hex_)[:3]:
            if other in places:
                edge = edge_between(hex_, other)
                (ax, ay), (bx, by) = lattice.edge(edge)
                box = Box.around((ax + bx) / 2, (ay + by) / 2, ARTIFACT)
                yield Mark(edge_mark(edge), "draw", box)


def sides(
    land: Land,
    last: int,
    lattice: Lattice,
    table: Table,
    *,
    is_slim: bool = False,
) -> Iterator[Item]:
    """Yield the columns' letters above and below the rows in play, and the rows' numbers in bays.

    An odd row reaches further to the left, the next one to the right: each leaves a bay on its
    other side. Where they are slim letters stand closer to the land. Below a border letters ride on
    the river. Without illustration there is no sea around them.
    """
    theme = table.theme
    sea = (None if table.plain else theme.fill("mid-sea")) or WHITE
    above, below, size_pt = SLIM_LETTER if is_slim else SIDE_LETTER
    for column in range(1, land.columns + 1):
        name, side = column_name(column), lattice.side
        x, y = lattice.centre(hex_at(column, 1))
        yield from _side_text(name, (x, y - side - above), theme, sea, size_pt)
        x, y = lattice.centre(hex_at(column, last))
        if last < land.rows:
            yield from _buoy(name, (x, y + side + waters.BORDER_DOWN), theme)
        else:
            yield from _side_text(name, (x, y + side + below), theme, sea, size_pt)
    for row in range(1, last + 1):
        column, way = (land.columns, 1) if row % 2 else (1, -1)
        x, y = lattice.centre(hex_at(column, row))
        yield from _buoy(str(row), (x + way * IN_BAY * lattice.width, y), theme)


def _buoy(text: str, centre: Point, theme: Theme, *, is_solid: bool = False) -> Iterator[Item]:
    """Yield a letter or a number in a ring on water, one of players on a dark disc."""
    fill, on = (theme.title, WHITE) if is_solid else (WHITE, theme.title)
    yield circle(centre, BUOY, fill, Stroke(theme.outline("coast"), BUOY_LINE))
    place = Box.around(*centre, 2 * BUOY)
    yield write(text, place, LEAST_PT, colour=on, name="bold", anchor="middle")


def _side_text(
    text: str, centre: Point, theme: Theme, sea: Colour, size_pt: float = LABEL_PT
) -> Iterator[Item]:
    """Yield a letter or number on a piece of sea without ripples."""
    box = Box.around(*centre, 4.6, 4.0)
    written = write(text, box, size_pt, colour=theme.title, name="bold", anchor="middle")
    yield rectangle(extent(written).inset(-PATCH), sea)
    yield written


def draw_names(
    in_play: Iterable[Hex],
    lattice: Lattice,
    theme: Theme,
    water: Collection[Hex],
    below: Collection[Hex] = (),
    ships: Collection[Hex] = (),
) -> Iterator[Item]:
    """Yield the hexes' names in their upper corners, of those in `below` in the lower ones.

    They keep clear of rivers, on water of the shore; a ship has its own.
    """
    for hex_ in in_play:
        if hex_ in ships:
            continue
        x, y = lattice.centre(hex_)
        up = _water_name_up(lattice) if hex_ in water else name_up(lattice)
        shift = up if hex_ in below else -up
        box = Box.around(x, y + shift, 6, 3)
        yield write(hex_name(hex_), box, LEAST_PT, colour=theme.quiet, anchor="middle")


def name_up(lattice: Lattice) -> float:
    """Return how high above a hex's middle its name stands, below rivers on its upper edges."""
    half_river = waters.BORDER_BANKS / 2 * lattice.width / waters.USUAL_WIDTH
    under = lattice.side - (NAME_SIDE + 2 * half_river) / SQRT3 - NAME_CAPS
    return min(NAME_UP * lattice.side, under)


def _water_name_up(lattice: Lattice) -> float:
    """Return how high above the middle of a hex of water its name stands, clear of ripples."""
    under = lattice.side - (NAME_SIDE + 2 * (waters.INSET + waters.DEPTH)) / SQRT3 - NAME_CAPS
    return min(WATER_NAME_UP * lattice.side, under)
