"""What hexes are called: letters and numbers along a map's sides, and names in its hexes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from sheets.drawing.lettering import LABEL_PT, LEAST_PT, extent, write
from sheets.drawing.shapes import (
    WHITE,
    Colour,
    Group,
    Item,
    Point,
    Stroke,
    box_around,
    circle,
    drawn_once,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Hex, Lattice, column_name, hex_at, hex_name
from sheets.merchants.board.waters import BORDER_BANKS, DEPTH, INSET, USUAL_WIDTH
from sheets.merchants.edition.edition import Land

# A column's letter stands so far above its hex, so far below it, so large;
SIDE_LETTER = (3.4, 3.4, LABEL_PT)
SLIM_LETTER = (2.3, 1.55, LEAST_PT)  # less where there is little room.
STONE, STONE_DOWN = 2.0, 1.5  # A letter's stone in the border river, so far below its hex.
STONE_PT, STONE_TAIL = 8.0, 0.2  # The letter stands a little high, for those with a tail.
SIDE_NUMBER = 3.5  # A row's number stands so far aside of it.
PATCH = 0.25  # Around a letter or number there are no ripples.
NAME_UP, WATER_NAME_UP = 0.64, 0.42  # Of a side: as high stands a name, on water below the ripples.
NAME_CAPS = 1.1  # So far a name reaches above its middle,
NAME_SIDE = 2.5  # and aside, with a little white.


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
    a border letters are stones in the river. Without illustration they do not stand `in_sea`.
    """
    sea = (theme.fill("sea") if in_sea else None) or WHITE
    above, below, size_pt = SLIM_LETTER if is_slim else SIDE_LETTER
    for column in range(1, land.columns + 1):
        x, y = lattice.centre(hex_at(column, 1))
        yield from _side_text(
            column_name(column), (x, y - lattice.side - above), theme, sea, size_pt
        )
        x, y = lattice.centre(hex_at(column, last))
        if last < land.rows:
            yield from _stone(column_name(column), (x, y + lattice.side + STONE_DOWN), theme)
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
    box = box_around(*centre, 4.6, 4.0)
    written = write(text, box, size_pt, colour=theme.title, name="bold", anchor="middle")
    yield rectangle(extent(written).inset(-PATCH), sea)
    yield written


def _stone(text: str, centre: Point, theme: Theme) -> Iterator[Item]:
    yield Group((_stone_artwork(theme.outline("coast")),), *centre)
    x, y = centre
    box = box_around(x, y - STONE_TAIL, 2 * STONE, 4.0)
    yield write(text, box, STONE_PT, colour=theme.title, name="bold", anchor="middle")


@drawn_once
def _stone_artwork(colour: Colour) -> Group:
    return Group((circle((0.0, 0.0), STONE, WHITE, Stroke(colour, 0.3)),), name="stone")


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
        box = box_around(x, y + shift, 6, 3)
        yield write(hex_name(hex_), box, LEAST_PT, colour=theme.quiet, anchor="middle")


def name_up(lattice: Lattice) -> float:
    """Return how high above a hex's middle its name stands, below rivers on its upper edges."""
    half_river = BORDER_BANKS / 2 * lattice.width / USUAL_WIDTH
    under = lattice.side - (NAME_SIDE + 2 * half_river) / SQRT3 - NAME_CAPS
    return min(NAME_UP * lattice.side, under)


def _water_name_up(lattice: Lattice) -> float:
    """Return how high above the middle of a hex of water its name stands, clear of ripples."""
    under = lattice.side - (NAME_SIDE + 2 * (INSET + DEPTH)) / SQRT3 - NAME_CAPS
    return min(WATER_NAME_UP * lattice.side, under)
