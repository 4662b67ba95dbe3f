"""The solo map: territories cut apart by rivers and lakes, and bridges between them (S3, S8)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR
from sheets.drawing.shapes import Group, Item, Point, Stroke, line, lines, polygon
from sheets.drawing.theme import Theme
from sheets.hexes import Edge, Lattice
from sheets.merchants.board.land import (
    coast_of,
    draw_coast,
    draw_edges,
    draw_grounds,
    draw_hexes,
    draw_resources,
)
from sheets.merchants.board.names import draw_names
from sheets.merchants.board.waters import draw_rims, draw_ships, draw_shore, draw_water
from sheets.merchants.edition.edition import SoloMap
from sheets.merchants.solo.rivers import draw_banks, draw_flow, river_courses
from sheets.merchants.solo.territories import draw_numbers, draw_tints, middles
from sheets.table.table import Table

BRIDGE = (4.6, 3.4)  # Along the way over it, and across,
BRIDGED = 15.0  # less in smaller hexes.
FLARE = 0.6  # So much wider and longer are its rails at their ends.
RAIL = 0.45
PLANKS = 6


def draw_solo_map(land: SoloMap, table: Table, lattice: Lattice) -> Iterator[Item]:
    """Yield the map; artifacts have their edges only within a territory."""
    theme, water = table.theme, land.lake_hexes
    dry = [hex_ for hex_ in land.hexes if hex_ not in water]
    yield from draw_coast(land.hexes, lattice, theme)
    shores = coast_of(land.hexes, lattice)
    yield from draw_grounds(land, land.hexes, lattice, theme, shores)
    yield from draw_tints(land, lattice, table)
    yield from draw_hexes(dry, lattice, theme)
    for territory in land.territories:
        yield from draw_edges(territory.hexes, lattice)
    yield from draw_rims(land.lakes, lattice, theme)
    courses = river_courses(land, lattice, shores)
    yield from draw_banks(courses, lattice, theme)
    for lake in land.lakes:
        yield from draw_water(lake, lattice, theme, is_named=table.coordinates)
    yield from draw_flow(courses, lattice, theme)
    yield from draw_resources(land, dry, lattice, table)
    for lake in land.lakes:
        yield from draw_shore(lake, lattice, theme)
        yield from draw_ships(lake, lattice, theme)
    for edge in land.bridges:
        yield bridge(edge, lattice, theme)
    yield from draw_numbers(land, lattice, theme)
    if table.coordinates:
        # A bridge on one of a hex's upper edges leaves its name no room there, nor does a number.
        low = {lower for upper, lower in land.bridges if upper.r < lower.r}
        yield from draw_names(
            land.hexes, lattice, theme, water, low.union(middles(land)), land.ships
        )


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
    fill = theme.fill("start") or "#ffffff"
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
        (
            polygon([at(*end) for end in ends], fill),
            lines(planks, Stroke(theme.ink, HAIR)),
            *rails,
        )
    )
