"""The plan of a board sheet: how large the hexes are, and where players, end and turn stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sheets.drawing.shapes import Box, Zone
from sheets.drawing.zones import shared_out, span
from sheets.hexes import SQRT3, Lattice, column_name
from sheets.merchants.edition.edition import Board, Land
from sheets.page.boxes import BODY_BOX
from sheets.words.translation import Words

# Beside the map; beyond the border river, in the wilds; or below the map, the players in the head.
Arrangement: TypeAlias = Literal["side", "wilds", "strip"]

HEX_WIDTH = 17.0
LEAST_HEX = 15.0
LETTERS = 4.6  # Above the map, for the columns' letters.
BELOW = 5.6  # Below the map, for the columns' letters, where the legend is near.
SLIM_LETTERS = (3.3, 3.4)  # Above and below the map, where a strip lies below it.
SHORE = 1.6  # Beside the map, for its beach, if hexes do not grow too small.
PANEL = 28.2  # The panel beside the map is at least this wide.
PANEL_GAP = 3.4
BORDER = 2.6  # From a map's foot to the wilds, in the border river.
BEACH, SLIM_BEACH = 1.6, 1.05  # How wide the beach is, and where there is little room.
BY_THE_SEA = 17.0  # From high wilds to the page's sides.
HIGH_WILDS = 78.0  # From this height on wilds count as high.
SIDE_BEACH = 1.5
FOOT = 3.8  # From the wilds to the legend, for the coast's lines.
WILDS = 53.2  # The wilds are at least so high where they hold the panel.
STRIP = 19.6  # How high the strip below the map is.
TIGHT_STRIP = 6.65  # How high the strip is where hexes would fall under their least size.
ROUNDING = 0.01
COLUMNS = 8  # A zone of the map has no more: so its hexes are easy to touch.


@dataclass(frozen=True, slots=True)
class Plan:
    """A board sheet's arrangement, where its hexes lie, and the room that the panel has.

    `beyond` is the land that is out of play, if there is any.
    """

    arrangement: Arrangement
    lattice: Lattice
    panel: Box
    beyond: Box | None = None

    @property
    def beach(self) -> float:
        """How far the shore lies from the hexes' edges."""
        return SLIM_BEACH if self.arrangement == "strip" else BEACH

    @property
    def is_tight(self) -> bool:
        """Whether the panel has room for lines without headings only."""
        return self.arrangement == "strip" and self.panel.height < STRIP - ROUNDING


def board_plan(board: Board, players: int) -> Plan:
    """Return the plan with wilds if there are any, else that with the larger hexes.

    Where hexes would be too small above the wilds, or there are none, players, end and turn stand
    beside the map or, rather than that, below.
    """
    others = [_below(board, players), _beside(board, players)]
    if board.border_row(players) is not None:
        wilds = _beyond(board, players)
        if wilds.lattice.width >= LEAST_HEX:
            return wilds
        others.insert(0, wilds)
    return max(others, key=_hex_width)


def map_zones(land: Land, rows: int, lattice: Lattice, words: Words) -> Iterator[Zone]:
    """Yield zones of some columns each, in so many rows between their letters.

    Each shows a quarter of a hex beside its own, whose edges are whole so.
    """
    wide, tall = lattice.width, (rows - 1) * lattice.row_pitch + 2 * lattice.side
    left, top = lattice.x - 0.75 * wide, lattice.y - lattice.side - LETTERS
    for columns in shared_out(land.columns, COLUMNS):
        box = Box(left + columns[0] * wide, top, (len(columns) + 1) * wide, tall + LETTERS + BELOW)
        first, last = (column_name(columns[end] + 1) for end in (0, -1))
        yield Zone(f"columns-{first}", words("zone.columns", columns=span(first, last)), box)


def _hex_width(plan: Plan) -> float:
    return round(plan.lattice.width, 6)


def _beside(board: Board, players: int) -> Plan:
    room = BODY_BOX
    across, tall = _extent(board.columns, board.rows)
    wide = min(
        HEX_WIDTH,
        (room.width - SHORE - PANEL_GAP - PANEL) / across,
        (room.height - LETTERS - BELOW) / tall * SQRT3,
    )
    top = room.y + LETTERS + (room.height - LETTERS - BELOW - tall * wide / SQRT3) / 2
    lattice = _lattice(room.x + SHORE, top, wide)
    x = lattice.x + board.columns * wide + PANEL_GAP
    panel = Box(x, room.y + 2, room.right - 1.4 - x, room.height - 4)
    return Plan("side", lattice, panel, _out_of_play(board, players, lattice))


def _beyond(board: Board, players: int) -> Plan:
    room = BODY_BOX
    across, tall = _extent(board.columns, board.rows_in_play(players))
    wide = min(HEX_WIDTH, _widest(across), (room.height - LETTERS - BORDER - WILDS) / tall * SQRT3)
    lattice = _lattice(_left(across * wide), room.y + LETTERS, wide)
    y = room.y + LETTERS + tall * lattice.side + BORDER
    high = room.bottom - FOOT - y
    aside = BY_THE_SEA if high >= HIGH_WILDS else SIDE_BEACH
    area = Box(room.x + aside, y, room.width - 2 * aside, high)
    return Plan("wilds", lattice, area, area)


def _below(board: Board, players: int) -> Plan:
    room = BODY_BOX
    across, tall = _extent(board.columns, board.rows_in_play(players))

    def widest(strip: float) -> float:
        return (room.height - sum(SLIM_LETTERS) - strip) / tall * SQRT3

    high = widest(STRIP)
    if high < LEAST_HEX:
        high = min(LEAST_HEX, widest(TIGHT_STRIP))
    wide = min(HEX_WIDTH, _widest(across), high)
    lattice = _lattice(_left(across * wide), room.y + SLIM_LETTERS[0], wide)
    y = room.y + sum(SLIM_LETTERS) + tall * lattice.side
    return Plan("strip", lattice, Box(room.x, y, room.width, room.bottom - y))


def _out_of_play(board: Board, players: int, lattice: Lattice) -> Box | None:
    """Return the room of the rows beyond the border river."""
    rows = board.rows_in_play(players)
    if rows == board.rows:
        return None
    across, tall = _extent(board.columns, board.rows)
    left, top = lattice.x - lattice.width / 2, lattice.y - lattice.side
    y = top + 1.5 * rows * lattice.side + lattice.side / 2 + BORDER
    return Box(left, y, across * lattice.width, top + tall * lattice.side - y)


def _widest(across: float) -> float:
    """Return how wide hexes may be on a map with the page's width to itself."""
    with_shore = (BODY_BOX.width - 2 * SHORE) / across
    return min(max(with_shore, LEAST_HEX), BODY_BOX.width / across)


def _extent(columns: int, rows: int) -> tuple[float, float]:
    """Return how many hexes a map is wide, and how many of their sides it is high."""
    return columns + 0.5, 1.5 * (rows - 1) + 2


def _left(width: float) -> float:
    """Return where a map begins that has the page's width to itself: in its middle."""
    return BODY_BOX.x + (BODY_BOX.width - width) / 2


def _lattice(left: float, top: float, wide: float) -> Lattice:
    return Lattice(left + wide / 2, top + wide / SQRT3, wide)
