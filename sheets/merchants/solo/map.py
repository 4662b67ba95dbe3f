"""The solo map: territories cut apart by rivers and lakes, and bridges between them (S3, S8)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sheets.drawing.filling import OVER_PEN, OVER_TINTS
from sheets.drawing.paths import line, lines, polygon
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Edge, Lattice
from sheets.merchants.board import waters
from sheets.merchants.board.land import (
    coast_of,
    draw_coast,
    draw_edges,
    draw_grounds,
    draw_hexes,
    draw_names,
    draw_resources,
)
from sheets.merchants.board.shores import CHART
from sheets.merchants.edition.edition import SoloMap
from sheets.merchants.solo.rivers import Course, asides, draw_banks, draw_flow, river_courses
from sheets.merchants.solo.territories import (
    LETTERS,
    NAMES,
    draw_numbers,
    draw_shields,
    draw_territories,
    flagged,
    middles,
)
from sheets.page.boxes import BODY_BOX
from sheets.table.table import Table

BRIDGE = (4.6, 3.4)  # A bridge along the way over it, and across.
BRIDGED = 15.0  # The width of a hex in which a bridge is that large; it is less in smaller ones.
FLARE = 0.6  # So much wider and longer are its rails at their ends.
RAIL = 0.45
PLANKS = 6
HEX_WIDTH, LEAST_HEX = 17.0, 12.0
NUMBERS = 5.0  # Left of the map, for the rows' numbers.
SEA = 6.6  # Right of the map, for the sea and the numbers there.
PANEL_WIDE, PANEL_HIGH = 31.0, 29.1  # A column beside the map, or a row below it.
BETWEEN = 1.0


def draw_solo_map(
    land: SoloMap, table: Table, lattice: Lattice, *, is_numbered: bool = True
) -> Iterator[Item]:
    """Yield the map; artifacts have their edges only within a territory.

    On a filled board no tint hides rivers and bridges, and small shields number the territories.
    """
    theme, water = table.theme, land.lake_hexes
    dry = [hex_ for hex_ in land.hexes if hex_ not in water]
    yield from draw_coast(lambda chart: coast_of(land.hexes, lattice, chart=chart), CHART, theme)
    shores = coast_of(land.hexes, lattice)
    yield from draw_grounds(land, land.hexes, lattice, theme, shores)
    yield from draw_territories(land, lattice, table)
    if is_numbered and not table.moment:
        yield from draw_numbers(land, lattice, theme, is_named=table.coordinates)
    yield from draw_hexes(dry, lattice, theme)
    for territory in land.territories:
        yield from draw_edges(territory.hexes, lattice)
    yield from waters.draw_rims(land.lakes, lattice, theme)
    courses = river_courses(land, lattice, shores)
    under = () if table.moment else courses
    yield from draw_banks(under, lattice, theme)
    for lake in land.lakes:
        yield from waters.draw_water(lake, lattice, theme, is_named=table.coordinates)
    yield from draw_flow(under, lattice, theme)
    yield from draw_resources(land, dry, lattice, table, aside=asides(land, lattice))
    for lake in land.lakes:
        yield from waters.draw_shore(lake, lattice, theme)
        yield from waters.draw_ships(lake, lattice, theme)
    bridges = [bridge(edge, lattice, theme) for edge in land.bridges]
    yield from _in_sight(land, courses, bridges, lattice, theme) if table.moment else bridges
    if table.coordinates:
        # A bridge on one of a hex's upper edges leaves its name no room there, nor does a number
        # or the flag.
        low = {lower for upper, lower in land.bridges if upper.r < lower.r}
        low.update(middles(land), (flagged(land),))
        yield from draw_names(land.hexes, lattice, theme, water, low, land.ships)


def _in_sight(
    land: SoloMap,
    courses: tuple[Course, ...],
    bridges: Iterable[Item],
    lattice: Lattice,
    theme: Theme,
) -> Iterator[Group]:
    """Yield what is over tints and pen: rivers and bridges, the shields of the territories."""
    rivers = (*draw_banks(courses, lattice, theme), *draw_flow(courses, lattice, theme))
    yield Group((*rivers, *bridges), name=OVER_TINTS)
    yield Group((*draw_shields(land, lattice, theme),), name=OVER_PEN)


def bridge(edge: Edge, lattice: Lattice, theme: Theme) -> Group:
    """Return a bridge over the river between two hexes: planks, and a rail on either side."""
    (ax, ay), (bx, by) = lattice.edge(edge)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    # Along the edge lies the river; the way over it stands square to that.
    across = ((bx - ax) / lattice.side, (by - ay) / lattice.side)
    way = (-across[1], across[0])
    size = min(lattice.width / BRIDGED, 1.0)

    def at(along: float, aside: float) -> Point:
        return (
            middle[0] + size * (along * way[0] + aside * across[0]),
            middle[1] + size * (along * way[1] + aside * across[1]),
        )

    length, breadth = BRIDGE[0] / 2, BRIDGE[1] / 2
    ends = ((-length, -breadth), (length, -breadth), (length, breadth), (-length, breadth))
    steps = [-length + 2 * length * step / PLANKS for step in range(1, PLANKS)]
    planks = [(at(step, -breadth), at(step, breadth)) for step in steps]
    fill = theme.fill("start") or WHITE
    flared = length + FLARE, breadth + FLARE
    rails = [
        line(
            at(-flared[0], side * flared[1]),
            at(-length, side * breadth),
            at(length, side * breadth),
            at(flared[0], side * flared[1]),
            stroke=Stroke(theme.ink, RAIL),
        )
        for side in (-1, 1)
    ]
    return Group(
        (polygon([at(*end) for end in ends], fill), lines(planks, Stroke(theme.ink, HAIR)), *rails)
    )


@dataclass(frozen=True, slots=True)
class SoloPlan:
    """Where the hexes lie, and the panel: beside the map, or below it.

    A map of many rows leaves the territories' names no room on its coast.
    """

    lattice: Lattice
    panel: Box
    is_beside: bool
    has_names: bool


def solo_plan(land: SoloMap) -> SoloPlan:
    """Return the plan with the larger hexes, the panel beside the map where they are alike."""
    named = _largest(land, has_names=True)
    return named if named.lattice.width >= LEAST_HEX else _largest(land, has_names=False)


def _largest(land: SoloMap, *, has_names: bool) -> SoloPlan:
    body = BODY_BOX
    column = Box(body.right - PANEL_WIDE, body.y, PANEL_WIDE, body.height)
    row = Box(body.x, body.bottom - PANEL_HIGH, body.width, PANEL_HIGH)
    left = body._replace(width=column.x - BETWEEN - body.x)
    above = body._replace(height=row.y - BETWEEN - body.y)
    beside = SoloPlan(_lattice(land, left, has_names=has_names), column, True, has_names)
    below = SoloPlan(_lattice(land, above, has_names=has_names), row, False, has_names)
    return max(beside, below, key=_hex_width)


def _lattice(land: SoloMap, room: Box, *, has_names: bool) -> Lattice:
    """Return the largest map in the middle of a room."""
    across = land.columns + 0.5
    tall = 1.5 * (land.rows - 1) + 2  # in sides
    edges = 2 * (LETTERS + (NAMES if has_names else 0.0))
    wide = min(
        HEX_WIDTH, (room.width - NUMBERS - SEA) / across, (room.height - edges) / tall * SQRT3
    )
    x = room.x + NUMBERS + (room.width - NUMBERS - SEA - wide * across) / 2
    y = room.y + (room.height - tall * wide / SQRT3) / 2
    return Lattice(x + wide / 2, y + wide / SQRT3, wide)


def _hex_width(plan: SoloPlan) -> float:
    return round(plan.lattice.width, 6)
