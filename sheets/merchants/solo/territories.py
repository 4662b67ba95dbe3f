"""The territories of a solo map: their grounds, their large numbers, their names on the coast."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, count

from sheets.drawing.lettering import cap_height, width, write
from sheets.drawing.paths import line, polygon
from sheets.drawing.shapes import WHITE, Box, Colour, Item, Path, Point, Stroke, Text
from sheets.drawing.shields import NUMBERED, numbered_shield
from sheets.drawing.sizes import HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice, column_of, hex_at, neighbours, reading_order
from sheets.merchants.board.land import NAME_CAPS, name_up
from sheets.merchants.board.shores import outline_of, widened
from sheets.merchants.board.waters import USUAL_WIDTH
from sheets.merchants.edition.edition import Edition, SoloMap
from sheets.merchants.solo.rivers import river_edges
from sheets.table.table import Table
from sheets.words.translation import Words

INSIDE = 1.7  # From a border to the line along it.
DOT, DASH = 0.4, 0.22  # How wide the line is.
# What runs along a border where no tint tells neighbours apart; the first has nothing.
BORDERS: tuple[tuple[float, tuple[float, ...]], ...] = (
    (DOT, (DOT, 2.6)),
    (DASH, (1.6, 1.0)),
    (DOT, (DOT, 1.2)),
    (DASH, (2.4, 0.8, 0.1, 0.8)),
)
LARGE, LEAST_LARGE = 12.0, 6.0  # How high a pale number is in the usual hex, and at least.
SOLID_PT, SOLID_UP = 20.0, 0.28  # One of ink, so far above its hex's middle, in sides.
OPEN = 0.9  # What a hex of its own beside it is worth to a number, in squares of a hex's width.
UNDER_NAME = 0.3  # Between a number and its hex's name.
LEAST_FLAG = 8.0
LEAST_FLAGGED = 9.0  # The width of hexes with room for a flag.
FLAG = (0.44, 0.3)  # Its cloth, in heights of the flag.
POLE = 0.5
SHIELD_UP = 0.85  # From a hex's middle, in sides, where marks lie in that.
AFTER = 1.3  # Between a shield and its name.
NAMES = 6.4  # Above and below the map, for territories' names beyond the letters.
LETTERS = 4.4  # Above the map, for the columns' letters.


def grounds_of(land: SoloMap) -> tuple[int, ...]:
    """Return the ground of each territory, counted from 0: the fewest that part neighbours."""
    territory_of = land.territory_of
    borders = {(territory_of[one], territory_of[other]) for one, other in river_edges(land)}
    touching = [
        {other for pair in borders if number in pair for other in pair} - {number}
        for number in range(len(land.territories))
    ]
    return next(found for most in count(1) for found in _colourings(touching, most))


def _colourings(
    touching: Sequence[Collection[int]], most: int, begun: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Yield the colourings of a graph in at most so many colours that begin so."""
    if len(begun) == len(touching):
        yield begun
        return
    taken = {begun[other] for other in touching[len(begun)] if other < len(begun)}
    for colour in sorted({*range(most)} - taken):
        yield from _colourings(touching, most, (*begun, colour))


def has_grounds(theme: Theme) -> bool:
    """Return whether a theme tells territories apart by tints, not by lines along their borders."""
    return theme.fill("territory-1") is not None


def draw_territories(land: SoloMap, lattice: Lattice, table: Table) -> Iterator[Item]:
    """Yield the grounds of all territories but under start and printed resources.

    The lines of a theme without tints leave the hexes' names their room.
    """
    theme = table.theme
    standing = land.start_resources | land.printed_resources
    for territory, ground in zip(land.territories, grounds_of(land), strict=True):
        if has_grounds(theme):
            free = [hex_ for hex_ in territory.hexes if hex_ not in standing]
            outlines = [polygon(loop).segments for loop in outline_of(free, lattice)]
            fill = theme.fill(f"territory-{ground + 1}") or WHITE
            yield Path(tuple(chain.from_iterable(outlines)), fill)
        elif not table.coordinates:
            wide, dashes = BORDERS[ground % len(BORDERS)]
            stroke = Stroke(theme.quiet, wide, dashes)
            for loop in outline_of(territory.hexes, lattice):
                yield polygon(widened(loop, -INSIDE), stroke=stroke)
            # No line goes through what stands there.
            for hex_ in filter(standing.__contains__, territory.hexes):
                yield polygon(lattice.corners(hex_), WHITE)


def draw_numbers(
    land: SoloMap, lattice: Lattice, theme: Theme, *, is_named: bool = False
) -> Iterator[Item]:
    """Yield the number of each territory in one of its hexes, in the first a flag in the next.

    Small hexes have no room for that. Large numbers are pale, and lie under the grid; where hexes
    have names they leave them room. Small ones, and all in a theme that has no pale colour, stand
    high in their hexes.
    """
    pale, size, high = theme.outlines.get("numeral"), lattice.width / USUAL_WIDTH, 0.0
    if pale:
        room = 2 * (name_up(lattice) - NAME_CAPS - UNDER_NAME) if is_named else LARGE
        high = min(LARGE * size, room)
    if high < LEAST_LARGE:
        pale, high = None, cap_height(max(SOLID_PT * size, LABEL_PT), "display")
    for number, hex_ in enumerate(middles(land), 1):
        x, y = lattice.centre(hex_)
        middle = y if pale else y - SOLID_UP * lattice.side
        pole = max(high, LEAST_FLAG * size)
        yield _numeral(number, (x, middle), high, pale or theme.title)
        if number == 1 and lattice.width >= LEAST_FLAGGED:
            across, down = lattice.centre(flagged(land))
            foot = (across - FLAG[0] * pole / 2, down + middle - y + high / 2)
            yield from draw_flag(foot, pole, theme)


def flagged(land: SoloMap) -> Hex:
    """Return the hex of the flag: an empty one beside the first territory's number, if any."""
    territory_of = land.territory_of
    taken = {*land.start_resources, *land.printed_resources}
    first, *_ = middles(land)
    own = (each for each in neighbours(first) if territory_of.get(each) == territory_of[first])
    return next((each for each in own if each not in taken), first)


def _numeral(number: int, centre: Point, high: float, colour: Colour) -> Text:
    """Return a number whose digits are so high."""
    text = str(number)
    size_pt = high / cap_height(1.0, "display")
    box = Box.around(*centre, width(text, size_pt, "display") + 2, 1.4 * high)
    return Text(centre[0], centre[1] + high / 2, text, size_pt, box, "display", colour, "middle")


def draw_flag(foot: Point, high: float, theme: Theme) -> Iterator[Item]:
    """Yield a flag on its pole, so high."""
    (x, y), (wide, cloth) = foot, (FLAG[0] * high, FLAG[1] * high)
    top, low = y - high, y - high + cloth
    yield line((x, top), (x, y), stroke=Stroke(theme.title, POLE * high / LARGE))
    corners = ((x, top), (x + wide, top), (x + 0.7 * wide, (top + low) / 2), (x + wide, low))
    yield polygon((*corners, (x, low)), theme.title)


def middles(land: SoloMap) -> tuple[Hex, ...]:
    """Return a hex of each territory near its middle: an empty one that no bridge leads to.

    One that lies among hexes of its own comes before one that is a little nearer.
    """
    taken = {*land.start_resources, *land.printed_resources}
    bridged = {hex_ for edge in land.bridges for hex_ in edge}
    flat = Lattice(0, 0, 1)

    def middle(hexes: Collection[Hex]) -> Hex:
        places = [flat.centre(hex_) for hex_ in hexes]
        x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
        own = {*hexes} - taken

        def cost(hex_: Hex) -> float:
            across, down = flat.centre(hex_)
            near = len(own.intersection(neighbours(hex_)))
            return round((across - x) ** 2 + (down - y) ** 2 - OPEN * near, 6)

        free = [hex_ for hex_ in own if hex_ not in bridged] or own or hexes
        return min(sorted(free, key=reading_order), key=cost)

    return tuple(middle(territory.hexes) for territory in land.territories)


def draw_shields(land: SoloMap, lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield a shield with the number of each territory in the uppermost corner of a hex."""
    for number, hex_ in enumerate(middles(land), 1):
        x, y = lattice.centre(hex_)
        yield from numbered_shield(str(number), (x, y - SHIELD_UP * lattice.side), theme)


def draw_coast_names(
    edition: Edition, land: SoloMap, table: Table, words: Words, lattice: Lattice
) -> Iterator[Item]:
    """Yield the name of every territory that lies on the upper or lower coast, beyond it there.

    Where there is no room for a name the shield stands alone.
    """
    for number, room in _coasts(land, lattice).items():
        name = territory_name(edition, number, table, words)
        left = room.width - NUMBERED[0] - AFTER
        shown = name if width(name, LEAST_PT, "bold") <= left else ""
        wide = min(width(shown, LABEL_PT, "bold") + 0.02, left)
        x = room.centre[0] - (room.width - left + wide) / 2
        shield = (x + NUMBERED[0] / 2, room.centre[1])
        yield from numbered_shield(str(number), shield, table.theme)
        place = Box(x + NUMBERED[0] + AFTER, room.y, wide, room.height)
        if shown:
            yield write(shown, place, LABEL_PT, colour=table.theme.title, name="bold")


def territory_name(edition: Edition, number: int, table: Table, words: Words) -> str:
    """Return what a territory is called: its name, or else its number."""
    name = edition.territory_text(number, table.language)
    return name or words("solo.territory", number=number)


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
