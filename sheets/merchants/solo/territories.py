"""The territories of the solo map: each has a tint, its number in a shield, its name on the coast.

A theme without tints has a line along the inside of each territory's borders.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from sheets.drawing.figures import FIRM, HAIR
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, width, write
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Group,
    Item,
    Path,
    Point,
    Segment,
    Stroke,
    box_around,
    line,
    polygon,
)
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice, column_of, hex_at, reading_order
from sheets.merchants.board.shores import outline_of, widened
from sheets.merchants.edition.edition import TERRITORIES, Edition, SoloMap
from sheets.merchants.solo.plan import LETTERS, NAMES
from sheets.table.table import Table
from sheets.words.words import Words

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


def draw_shield(number: int, centre: Point, theme: Theme) -> Iterator[Item]:
    """Yield a territory's number in its shield."""
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
    figure = box_around(x, y - 0.3, wide, high - 0.8)
    yield write(str(number), figure, SHIELD_PT, colour=theme.title, name="bold", anchor="middle")


def draw_numbers(land: SoloMap, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the number of each territory, high in one of its hexes."""
    for number, hex_ in enumerate(middles(land), 1):
        x, y = lattice.centre(hex_)
        shield = tuple(draw_shield(number, (0, 0), theme))
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
    start = words("legend.start")
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
        yield from draw_shield(number, (shield, room.centre[1]), table.theme)
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
