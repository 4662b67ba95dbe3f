"""The land of a map: hexes, resources, coast, and what they are called."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from random import Random

from sheets.drawing.icons import icon
from sheets.drawing.lettering import extent, write
from sheets.drawing.paths import lines, polygon, rectangle
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
from sheets.drawing.sizes import FIRM, HAIR, LABEL_PT, LEAST_PT
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
    reading_order,
    row_of,
)
from sheets.merchants.board import waters
from sheets.merchants.board.shores import (
    CHART,
    chart_of,
    loosened,
    middle_of,
    on_chart,
    outline_of,
    smooth,
    widened,
    within,
)
from sheets.merchants.edition.edition import Edition, Land, Resource
from sheets.merchants.marks import edge_mark, hex_mark
from sheets.merchants.vignettes import TALLEST, goal_shield, start_banner, variant_of, vignette
from sheets.table.table import Table

FOOT, SIZE = 3.7, 1.1  # How far below its hex's middle a goal's vignette stands, and its scale.
NAMED_FOOT, NAMED_SIZE = 3.9, 0.66  # The same, at most, where it stands under the hex's name.
UNDER_NAME = 2.0  # From the middle of a name to a vignette.
SHIELD_DOWN = 6.55  # The middle of a goal's shield.
BANNER_UP = 7.0  # How far above its hex's middle a start's banner hangs.
# How far below its hex's middle a start's vignette stands, and its scale.
START_FOOT, START_SIZE = 6.4, 0.84
NAMED_BANNER_UP, NAMED_BANNER = 2.7, 1.2  # Under the hex's name there is the banner alone.
START_LINES = ((0.75, 0.55), (1.6, 0.2))  # A start's two lines: from its edges, and how wide.
ARTIFACT = 5.6  # The space on an edge where an artifact is drawn.
DOT = 0.55  # The width of a dot on a hex's edge.
DOTTED = range(3)  # The edges that a hex dots; its neighbours dot the other three.
SIGN = 8.0  # A resource's sign, without illustration.
BEACH = 1.6  # From the hexes' edges to the shore.
SHORE_SWAY = 0.26  # By how much the shore wavers, as a share of the beach.
RIPPLES = ((1.0, 0.26), (2.1, 0.2))  # From the shore, and how wide.
TUFTS = 0.3  # The share of bare hexes where grass grows.
# A tuft's line, and how far aside of and below a hex's middle it grows.
TUFT, TUFT_AT = 0.2, (2.9, 6.9)
# How far above and below its hex a column's letter stands, and its size.
SIDE_LETTER = (3.4, 3.4, LABEL_PT)
SLIM_LETTER = (2.3, 1.55, LEAST_PT)  # The same of a letter where there is little room.
RIVER_DOWN, RIVER_PT = 0.9, 8.0  # A letter in the border river, so far below its hex.
SIDE_NUMBER = 3.5  # A row's number stands so far aside of it.
PATCH = 0.25  # Around a letter or number there are no ripples.
NAME_UP, WATER_NAME_UP = 0.64, 0.36  # Of a side: as high stands a name, on water below the ripples.
NAME_CAPS = 1.1  # How far a hex's name reaches above its middle.
NAME_SIDE = 2.5  # How far a hex's name reaches aside, with a little white.


def draw_land(edition: Edition, table: Table, lattice: Lattice, beach: float) -> Iterator[Item]:
    """Yield the whole map: what lies under, the hexes as marks, and what stands on them.

    `beach` is how far the shore lies from the edges of the hexes.
    """
    board, theme, seed = edition.board, table.theme, seed_of(edition)
    last = board.rows_in_play(table.players)
    in_play = [hex_ for hex_ in board.hexes if row_of(hex_) <= last]
    lakes, water = board.lakes_in_play(table.players), board.lake_hexes
    # Below the middle of the last row lies the border river's mouth.
    foot = lattice.centre(hex_at(1, last))[1] + (0 if last < board.rows else CHART.height)
    chart = chart_of(table)
    sea = chart._replace(height=min(foot, chart.bottom) - chart.y)
    if chart == CHART:  # At its sides are bays alone; ripples would be cut to pieces there.
        left, wide = lattice.x, (board.columns - 0.5) * lattice.width
        sea = sea._replace(x=left, width=wide)
    yield from draw_coast(in_play, lattice, theme, beach, sea)
    border = waters.border_bank(board, last, lattice, -1) if last < board.rows else ()
    shores = coast_of(in_play, lattice, beach, seed, border, chart)
    yield from draw_grounds(board, in_play, lattice, theme, shores)
    land = [hex_ for hex_ in in_play if hex_ not in water]
    yield from draw_hexes(land, lattice, theme, dotted=has_artifacts(table))
    if has_artifacts(table):
        yield from draw_edges(land, lattice)
    yield from waters.draw_rims(lakes, lattice, theme)
    rows = waters.idle_rows(board, table.players)
    rivers = waters.idle_rivers(board, rows, lattice, shores)
    yield from waters.draw_streams(rivers, theme)
    for lake in lakes:
        yield from waters.draw_water(lake, lattice, theme, is_named=table.coordinates)
    yield from waters.open_mouths(rivers, theme)
    if not table.plain:
        yield from draw_grass(board, land, lattice, theme, seed)
    goals = board.goals(table.players)
    yield from draw_resources(board, land, lattice, table, seed=seed, goals=goals)
    for lake in lakes:
        yield from waters.draw_shore(lake, lattice, theme)
        yield from waters.draw_ships(lake, lattice, theme)
    if table.coordinates:
        yield from draw_names(in_play, lattice, theme, water, ships=board.ships)


def seed_of(edition: Edition) -> str:
    """Return the text that chance on an edition's sheets comes from."""
    return f"{edition.id} {edition.version}"


def has_artifacts(table: Table) -> bool:
    """Return whether artifacts are drawn on this table's board: not in the family version (F4)."""
    return table.variant != "family"


def draw_coast(
    in_play: Collection[Hex],
    lattice: Lattice,
    theme: Theme,
    beach: float = BEACH,
    chart: Box = CHART,
) -> Iterator[Item]:
    """Yield the ripples along the shore of all that is in play; there are none off the chart."""
    loops = outline_of(in_play, lattice)
    for away, wide in RIPPLES:
        for loop in loops:
            curve = within(smooth(widened(loop, beach + away)), chart)
            yield Path(curve, stroke=Stroke(theme.outline("ripple"), wide))


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
) -> Iterator[Item]:
    """Yield the beach within the shores, the land, and the tints of what stands there."""
    hexes = tuple(in_play)
    line = Stroke(theme.outline("coast"), waters.SHORE)
    yield from (Path(shore, theme.fill("beach") or WHITE, line) for shore in shores)
    for loop in outline_of(hexes, lattice):
        yield polygon(loop, theme.fill("land") or WHITE, Stroke(theme.outline("edge"), FIRM))
    standing = land.start_resources | land.printed_resources
    for hex_ in hexes:
        if hex_ in standing and (tint := theme.fill(standing[hex_])):
            yield polygon(lattice.corners(hex_), tint)


def draw_hexes(
    land: Iterable[Hex], lattice: Lattice, theme: Theme, *, dotted: bool = False
) -> Iterator[Item]:
    """Yield hexes as marks, with a dot in the middle of edges where artifacts are drawn."""
    places, colour = dict.fromkeys(land), theme.outline("hex")
    lone: list[Point] = []
    for hex_ in places:
        centre = lattice.centre(hex_)
        dry = [direction for direction in DOTTED if neighbours(hex_)[direction] in places]
        is_inland = dotted and len(dry) == len(DOTTED)
        artwork = Group((_hex(lattice.width, colour, dotted=is_inland),), *centre)
        box = Box.around(*centre, lattice.width, 2 * lattice.side)
        yield Mark(hex_mark(hex_), "draw", box, (artwork,))
        if dotted and not is_inland:
            corners = lattice.corners(hex_)
            lone += [middle_of(corners[at], corners[at + 1]) for at in dry]
    if lone:
        yield _dots(lone, colour)


@drawn_once
def _hex(width: float, colour: Colour, *, dotted: bool) -> Group:
    """Return a hex around the origin, with dots on three of its edges, neighbours have the rest."""
    corners = Lattice(0.0, 0.0, width).corners(Hex(0, 0))
    items: list[Item] = [polygon(corners, stroke=Stroke(colour, HAIR))]
    if dotted:
        items.append(_dots([middle_of(corners[at], corners[at + 1]) for at in DOTTED], colour))
    return Group(tuple(items), name="hex")


def _dots(points: Iterable[Point], colour: Colour) -> Path:
    return lines((((x, y), (x + 0.01, y)) for x, y in points), Stroke(colour, DOT))


def draw_resources(
    land: Land,
    in_play: Iterable[Hex],
    lattice: Lattice,
    table: Table,
    *,
    seed: str = "",
    goals: Mapping[Hex, int] | None = None,
) -> Iterator[Item]:
    """Yield start and printed resources, with the numbers of those that are goals."""
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
            yield _picture(printed[hex_], variant, hex_, lattice, table, foot, large)
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


def draw_grass(
    land: Land, dry: Iterable[Hex], lattice: Lattice, theme: Theme, seed: str
) -> Iterator[Item]:
    """Yield grass low in hexes where nothing is printed, beside their lowest corner."""
    bare = {*dry} - land.start_resources.keys() - land.printed_resources.keys()
    chance = Random(f"{seed} grass")
    artwork, size = _tuft(theme), lattice.width / waters.USUAL_WIDTH
    for hex_ in sorted(bare, key=reading_order):
        if chance.random() < TUFTS and bare.issuperset(neighbours(hex_)[1:3]):
            x, y = lattice.centre(hex_)
            side = chance.choice((-1, 1))
            yield Group((artwork,), x + side * size * TUFT_AT[0], y + size * TUFT_AT[1], size)


def _tuft(theme: Theme) -> Group:
    blades = (
        ("M", -0.15, 0.0),
        ("C", -0.25, -0.6, -0.6, -0.95, -1.1, -1.1),
        ("M", 0.0, 0.0),
        ("C", -0.05, -0.8, 0.0, -1.2, 0.3, -1.8),
        ("M", 0.15, 0.0),
        ("C", 0.25, -0.5, 0.6, -0.8, 1.2, -0.85),
    )
    return Group((Path(blades, stroke=Stroke(theme.outline("grass"), TUFT)),), name="grass")


def sides(
    land: Land,
    last: int,
    lattice: Lattice,
    theme: Theme,
    *,
    is_slim: bool = False,
    in_bays: bool = False,
    in_sea: bool = True,
) -> Iterator[Item]:
    """Yield the columns' letters above and below the rows in play, and these rows' numbers.

    Where they are slim these stand closer to the land, numbers in the bays of its sides. Below
    a border letters stand in the river. Without illustration they do not stand `in_sea`.
    """
    sea, river = (theme.fill("sea") if in_sea else None) or WHITE, theme.fill("water") or WHITE
    above, below, size_pt = SLIM_LETTER if is_slim else SIDE_LETTER
    for column in range(1, land.columns + 1):
        x, y = lattice.centre(hex_at(column, 1))
        yield from _side_text(
            column_name(column), (x, y - lattice.side - above), theme, sea, size_pt
        )
        x, y = lattice.centre(hex_at(column, last))
        if last < land.rows:
            foot = (x, y + lattice.side + RIVER_DOWN)
            yield from _side_text(column_name(column), foot, theme, river, RIVER_PT)
        else:
            yield from _side_text(
                column_name(column), (x, y + lattice.side + below), theme, sea, size_pt
            )
    for row in range(1, last + 1):
        x, y = lattice.centre(hex_at(1, row))
        half = lattice.width / 2
        if not (is_slim or in_bays):
            yield from _side_text(str(row), (x - half - SIDE_NUMBER, y), theme, sea)
        elif row % 2:  # It reaches further to the left, the next one to the right.
            right, _ = lattice.centre(hex_at(land.columns, row))
            yield from _side_text(str(row), (right + 1.62 * half, y), theme, sea)
        else:
            yield from _side_text(str(row), (x - 1.62 * half, y), theme, sea)


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
