"""The plan of a board sheet: how large the hexes are, and where players, end and turn stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sheets.drawing.shapes import Box
from sheets.hexes import SQRT3, Lattice
from sheets.merchants.edition.edition import Board
from sheets.page.layout import BODY_BOX

# Beside the map; beyond the border river, in the wilds; or below the map, the players in the head.
Arrangement: TypeAlias = Literal["side", "wilds", "strip"]

HEX_WIDTH = 17.0
LEAST_HEX = 15.0
LETTERS = 4.5  # Above and below the map, for the columns' letters,
SLIM_LETTERS = (3.15, 2.85)  # less where a strip lies below the map.
NUMBERS = 5.0  # Left of the map, for the rows' numbers,
# but where the map takes all of the page's width, and they stand in the gaps of its rows.
PANEL = 28.0  # The panel beside the map is at least this wide.
PANEL_GAP = 3.2
BORDER_LETTERS = 5.4  # Below the border river they take so much,
BORDER = 7.0  # and with the wilds below them so much.
WILDS = 52.0  # The wilds are at least so high where they hold the panel.
STRIP = 20.2  # The strip below the map is so high,
TIGHT_STRIP = 8.35  # and no higher where hexes would fall under their least size.
ROUNDING = 0.01


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
    def is_tight(self) -> bool:
        """Whether the panel has room for lines without headings only."""
        return self.arrangement == "strip" and self.panel.height < STRIP - ROUNDING


def board_plan(board: Board, players: int) -> Plan:
    """Return the plan with the larger hexes: beside the map or, rather than that, beyond or below.

    Where a border leaves wilds a strip is looked at only if hexes would be too small beside them.
    """
    beside, other = _beside(board, players), _below(board, players)
    if board.border_row(players) is not None:
        wilds = _beyond(board, players)
        other = wilds if wilds.lattice.width >= LEAST_HEX else max(wilds, other, key=_hex_width)
    return max(beside, other, key=_hex_width)


def _hex_width(plan: Plan) -> float:
    return round(plan.lattice.width, 6)


def _beside(board: Board, players: int) -> Plan:
    room = BODY_BOX
    across, tall = _extent(board.columns, board.rows)
    wide = min(
        HEX_WIDTH,
        (room.width - NUMBERS - PANEL_GAP - PANEL) / across,
        (room.height - 2 * LETTERS) / tall * SQRT3,
    )
    top = room.y + (room.height - tall * wide / SQRT3) / 2
    lattice = _lattice(room.x + NUMBERS, top, wide)
    x = lattice.x + board.columns * wide + PANEL_GAP
    panel = Box(x, room.y + 1, room.right - x, room.height - 2)
    return Plan("side", lattice, panel, _out_of_play(board, players, lattice))


def _beyond(board: Board, players: int) -> Plan:
    room = BODY_BOX
    across, tall = _extent(board.columns, board.rows_in_play(players))
    wide = min(
        HEX_WIDTH,
        room.width / across,
        (room.height - LETTERS - BORDER - WILDS) / tall * SQRT3,
    )
    lattice = _lattice(_left(across * wide), room.y + LETTERS, wide)
    y = room.y + LETTERS + tall * lattice.side + BORDER
    area = Box(lattice.x - wide / 2, y, across * wide, room.bottom - y)
    return Plan("wilds", lattice, area, area)


def _below(board: Board, players: int) -> Plan:
    room = BODY_BOX
    across, tall = _extent(board.columns, board.rows_in_play(players))

    def widest(strip: float) -> float:
        return (room.height - sum(SLIM_LETTERS) - strip) / tall * SQRT3

    high = widest(STRIP)
    if high < LEAST_HEX:
        high = min(LEAST_HEX, widest(TIGHT_STRIP))
    wide = min(HEX_WIDTH, room.width / across, high)
    lattice = _lattice(_left(across * wide), room.y + SLIM_LETTERS[0], wide)
    y = room.y + sum(SLIM_LETTERS) + tall * lattice.side
    return Plan("strip", lattice, Box(room.x, y, room.width, room.bottom - y))


def _out_of_play(board: Board, players: int, lattice: Lattice) -> Box | None:
    """Return the room of the rows beyond the border, below the letters that stand there."""
    rows = board.rows_in_play(players)
    if rows == board.rows:
        return None
    across, tall = _extent(board.columns, board.rows)
    left, top = lattice.x - lattice.width / 2, lattice.y - lattice.side
    y = top + 1.5 * rows * lattice.side + lattice.side / 2 + BORDER_LETTERS
    return Box(left, y, across * lattice.width, top + tall * lattice.side - y)


def _extent(columns: int, rows: int) -> tuple[float, float]:
    """Return how many hexes a map is wide, and how many of their sides it is high."""
    return columns + 0.5, 1.5 * (rows - 1) + 2


def _left(width: float) -> float:
    """Return where a map begins that has the page's width to itself: in its middle."""
    return BODY_BOX.x + (BODY_BOX.width - width) / 2


def _lattice(left: float, top: float, wide: float) -> Lattice:
    return Lattice(left + wide / 2, top + wide / SQRT3, wide)
