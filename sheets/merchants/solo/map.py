"""The solo map: territories cut apart by rivers and lakes, and bridges between them (S3, S8)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from sheets.drawing.lettering import width, write
from sheets.drawing.paths import line, lines, polygon
from sheets.drawing.shapes import WHITE, Box, Group, Item, Path, Point, Segment, Stroke
from sheets.drawing.sizes import FIRM, HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Edge, Hex, Lattice, column_of, hex_at, neighbours, reading_order
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
from sheets.merchants.board.shores import outline_of, widened
from sheets.merchants.edition.edition import TERRITORIES, Edition, SoloMap
from sheets.page.boxes import BODY_BOX
from sheets.table.table import Table
from sheets.words.translation import Words

BRIDGE = (4.6, 3.4)  # A bridge along the way over it, and across.
BRIDGED = 15.0  # The width of a hex in which a bridge is that large; it is less in smaller ones.
FLARE = 0.6  # So much wider and longer are its rails at their ends.
RAIL = 0.45
PLANKS = 6
SHIELD = (4.6, 5.2)
SHIELD_PT = 9.0
SHIELD_UP = 0.49  # Of a hex's side: as high stands the shield above its middle.
SMALL = 0.9  # Of a shield on the map.
INSIDE = 1.7  # From a border to the line along it.
DOT, DASH = 0.4, 0.22  # How wide the line is.
BORDERS: tuple[tuple[float, tuple[float, ...]], ...] = (
    (DOT, (DOT, 1.2)),
    (DASH, (1.6, 1.0)),
    (DOT, (DOT, 2.6)),
    (DASH, (2.4, 0.8, 0.1, 0.8)),
)
AFTER = 1.3  # Between a shield and its name.
PENNANT, PENNANT_HIGH = (3.4, 4.8), 2.8  # How wide it is, its pole's height, its own.
FLAG_AFTER = 3.0  # Between pennant, its word and the shield.
# Banks have round ends, which meet a shore's line beside the water so far before they touch it.
BEFORE_SHORE = 0.36  # Of their width.
HEX_WIDTH, LEAST_HEX = 17.0, 12.0
NAMES = 6.4  # Above and below the map, for territories' names beyond the letters.
LETTERS = 4.4  # Above the map, for the columns' letters.
NUMBERS = 5.0  # Left of the map, for the rows' numbers.
SEA = 4.2  # Right of the map, for the sea.
PANEL_WIDE, PANEL_HIGH = 31.0, 29.1  # A column beside the map, or a row below it.
BETWEEN = 1.0


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
    yield from waters.draw_rims(land.lakes, lattice, theme)
    courses = river_courses(land, lattice, shores)
    yield from draw_banks(courses, lattice, theme)
    for lake in land.lakes:
        yield from waters.draw_water(lake, lattice, theme, is_named=table.coordinates)
    yield from draw_flow(courses, lattice, theme)
    yield from draw_resources(land, dry, lattice, table)
    for lake in land.lakes:
        yield from waters.draw_shore(lake, lattice, theme)
        yield from waters.draw_ships(lake, lattice, theme)
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
        (polygon([at(*end) for end in ends], fill), lines(planks, Stroke(theme.ink, HAIR)), *rails)
    )


def draw_tints(land: SoloMap, lattice: Lattice, table: Table) -> Iterator[Item]:
    """Yield the grounds of all territories but under start and printed resources.

    The lines of a theme without tints leave the hexes' names their room.
    """
    theme = table.theme
    standing = land.start_resources | land.printed_resources
    for number, territory in enumerate(land.territories, 1):
        if tint := tint_of(number, theme):
            free = [hex_ for hex_ in territory.hexes if hex_ not in standing]
            yield _area(outline_of(free, lattice), tint)
        elif not table.coordinates:
            wide, dashes = BORDERS[number % len(BORDERS)]
            stroke = Stroke(theme.quiet, wide, dashes)
            for loop in outline_of(territory.hexes, lattice):
                yield polygon(widened(loop, -INSIDE), stroke=stroke)
            # No line goes through what stands there.
            for hex_ in filter(standing.__contains__, territory.hexes):
                yield polygon(lattice.corners(hex_), WHITE)


def tint_of(number: int, theme: Theme) -> str | None:
    """Return the ground of a territory, counted from 1, where the theme has one."""
    return theme.fill(f"territory-{(number - 1) % TERRITORIES + 1}")


def draw_shield(number: str, centre: Point, theme: Theme) -> Iterator[Item]:
    """Yield a shield with the number of a territory, or an empty one to write it in."""
    (x, y), (wide, high) = centre, SHIELD
    left, right, top, low = x - wide / 2, x + wide / 2, y - high / 2, y + 0.1 * high
    shape: tuple[Segment, ...] = (
        ("M", left, top),
        ("L", right, top),
        ("L", right, low),
        ("C", right, y + 0.3 * high, x + 0.25 * wide, y + 0.42 * high, x, y + high / 2),
        ("C", x - 0.25 * wide, y + 0.42 * high, left, y + 0.3 * high, left, low),
        ("Z",),
    )
    yield Path(shape, WHITE, Stroke(theme.title, FIRM))
    figure = Box.around(x, y - 0.3, wide, high - 0.8)
    yield write(number, figure, SHIELD_PT, colour=theme.title, name="bold", anchor="middle")


def draw_numbers(land: SoloMap, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the number of each territory, high in one of its hexes."""
    for number, hex_ in enumerate(middles(land), 1):
        x, y = lattice.centre(hex_)
        shield = tuple(draw_shield(str(number), (0, 0), theme))
        yield Group(shield, x, y - SHIELD_UP * lattice.side, SMALL)


def middles(land: SoloMap) -> tuple[Hex, ...]:
    """Return a hex of each territory near its middle: an empty one that no bridge leads to.

    No river or coast lies on its two upper sides, where the shield is.
    """
    taken = {*land.start_resources, *land.printed_resources}
    taken.update(hex_ for edge in land.bridges for hex_ in edge)
    flat = Lattice(0, 0, 1)

    def middle(hexes: Iterable[Hex]) -> Hex:
        all_ = sorted(hexes, key=reading_order)
        empty = [hex_ for hex_ in all_ if hex_ not in taken] or all_
        free = [hex_ for hex_ in empty if {*_above(hex_)} <= {*all_}] or empty
        places = [flat.centre(hex_) for hex_ in all_]
        x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
        return min(free, key=lambda hex_: _square(flat.centre(hex_), (x, y)))

    return tuple(middle(territory.hexes) for territory in land.territories)


def _above(hex_: Hex) -> tuple[Hex, Hex]:
    """Return the hexes at the two upper sides of one."""
    q, r = hex_
    return Hex(q, r - 1), Hex(q + 1, r - 1)


def draw_coast_names(
    edition: Edition, land: SoloMap, table: Table, words: Words, lattice: Lattice
) -> Iterator[Item]:
    """Yield the name of every territory that lies on the upper or lower coast, beyond it there.

    Where there is no room for a name the shield stands alone.
    """
    start = words("board.first")
    for number, room in _coasts(land, lattice).items():
        name = territory_name(edition, number, table, words)
        flag = PENNANT[0] + width(start, LABEL_PT) + FLAG_AFTER if number == 1 else 0.0
        left = room.width - flag - SHIELD[0] - AFTER
        shown = name if width(name, LEAST_PT, "bold") <= left else ""
        wide = min(width(shown, LABEL_PT, "bold") + 0.02, left)
        x = room.centre[0] - (room.width - left + wide) / 2
        if number == 1:
            yield from _pennant(start, Box(x, room.y, flag, room.height), table.theme)
        shield = x + flag + SHIELD[0] / 2
        yield from draw_shield(str(number), (shield, room.centre[1]), table.theme)
        place = Box(x + flag + SHIELD[0] + AFTER, room.y, wide, room.height)
        if shown:
            yield write(shown, place, LABEL_PT, colour=table.theme.title, name="bold")


def territory_name(edition: Edition, number: int, table: Table, words: Words) -> str:
    """Return what a territory is called: its name, or else its number."""
    name = edition.territory_text(number, table.language)
    return name or words("solo.territory", number=number)


def _pennant(text: str, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a pennant on its pole, and a word behind it."""
    (wide, pole), y = PENNANT, box.centre[1]
    top, low = y - pole / 2, y - pole / 2 + PENNANT_HIGH
    cloth = (
        (box.x, top),
        (box.x + wide, top),
        (box.x + 0.7 * wide, (top + low) / 2),
        (box.x + wide, low),
        (box.x, low),
    )
    yield polygon(cloth, theme.title)
    yield line((box.x, top), (box.x, top + pole), stroke=Stroke(theme.title, FIRM))
    label = Box(box.x + wide + 0.8, box.y, width(text, LABEL_PT) + 0.02, box.height)
    yield write(text, label, LABEL_PT, colour=theme.ink)


def _coasts(land: SoloMap, lattice: Lattice) -> Mapping[int, Box]:
    """Return the room for each territory's name, on the coast where it has the longer shore."""
    found: dict[int, Box] = {}
    for row, shift in ((1, -lattice.side - LETTERS - NAMES), (land.rows, lattice.side + LETTERS)):
        shores = _shores(land, row)
        ends = [lattice.centre(each[0])[0] - lattice.width / 2 for each in shores.values()]
        ends.append(lattice.centre(hex_at(land.columns, row))[0] + lattice.width / 2)
        y = lattice.centre(hex_at(1, row))[1] + shift
        for index, number in enumerate(shores):
            room = Box(ends[index] + HAIR, y, ends[index + 1] - ends[index] - 1.5, NAMES)
            if number not in found or room.width > found[number].width:
                found[number] = room
    return found


def _shores(land: SoloMap, row: int) -> Mapping[int, list[Hex]]:
    """Return the hexes of each territory in a row, from left to right."""
    territory_of = land.territory_of
    shores: dict[int, list[Hex]] = {}
    for column in range(1, land.columns + 1):
        hex_ = hex_at(column, row)
        if hex_ in territory_of:
            shores.setdefault(territory_of[hex_] + 1, []).append(hex_)
    return {number: sorted(each, key=column_of) for number, each in shores.items()}


def _area(loops: Iterable[Iterable[Point]], fill: str) -> Path:
    """Return the area within outlines, holes left out."""
    segments = [segment for loop in loops for segment in polygon(loop).segments]
    return Path(tuple(segments), fill)


def _square(one: Point, other: Point) -> float:
    return round((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2, 6)


class Course(NamedTuple):
    """A river's line along the hexes' edges, and the ways from its ends to shores, if any."""

    line: tuple[Point, ...]
    start: Point | None
    end: Point | None


def river_courses(
    land: SoloMap, lattice: Lattice, coast: Iterable[Sequence[Segment]]
) -> tuple[Course, ...]:
    """Return the rivers as few lines; where one ends it flows into a lake or the sea."""
    lakes = (shore for lake in land.lakes for shore in waters.lake_shores(lake, lattice))
    shores = [waters.flattened(shore) for shore in (*coast, *lakes)]
    nearby: defaultdict[Point, list[Point]] = defaultdict(list)
    for edge in _river_edges(land):
        one, other = ((round(x, 4), round(y, 4)) for x, y in lattice.edge(edge))
        nearby[one].append(other)
        nearby[other].append(one)
    mouths = {
        point: waters.way_to_shore(others[0], point, shores)
        for point, others in nearby.items()
        if len(others) == 1
    }
    return tuple(
        Course(course, mouths.get(course[0]), mouths.get(course[-1])) for course in _lines(nearby)
    )


def _lines(nearby: Mapping[Point, list[Point]]) -> Iterator[tuple[Point, ...]]:
    """Yield lines along all edges between points, from ends and forks first."""
    left = {point: sorted(others) for point, others in nearby.items()}
    for start in sorted(left, key=lambda point: (len(nearby[point]) == 2, point)):
        while left[start]:
            course = [start]
            while left[course[-1]]:
                following = left[course[-1]].pop(0)
                left[following].remove(course[-1])
                course.append(following)
            yield tuple(course)


def draw_banks(courses: Iterable[Course], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the banks of rivers, up to the shores that they flow into."""
    wide = waters.BORDER_BANKS * lattice.width / waters.USUAL_WIDTH
    stroke = Stroke(theme.water, wide)
    yield from (line(*_reaching(each, -BEFORE_SHORE * wide), stroke=stroke) for each in courses)


def draw_flow(courses: Iterable[Course], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the water of rivers, over the lines of the shores that they flow into."""
    wide = waters.BORDER_WATER * lattice.width / waters.USUAL_WIDTH
    stroke = Stroke(theme.fill("shallow") or WHITE, wide)
    beyond = (waters.OPENING - wide) / 2
    yield from (line(*_reaching(each, beyond), stroke=stroke) for each in courses)


def _reaching(course: Course, beyond: float) -> Iterator[Point]:
    """Yield a river's line with its ends as far beyond the shores as asked, or before them."""
    points = course.line
    if course.start:
        yield _further(points[0], course.start, beyond)
    yield from points
    if course.end:
        yield _further(points[-1], course.end, beyond)


def _further(corner: Point, shore: Point, beyond: float) -> Point:
    x, y = shore[0] - corner[0], shore[1] - corner[1]
    share = 1 + beyond / hypot(x, y)
    return corner[0] + share * x, corner[1] + share * y


def _river_edges(land: SoloMap) -> Iterator[tuple[Hex, Hex]]:
    territory_of = land.territory_of
    for hex_, territory in territory_of.items():
        for other in neighbours(hex_)[:3]:
            if territory_of.get(other, territory) != territory:
                yield hex_, other


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
