"""The plan of the solo board: how large the map's hexes are, and where the table stands."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing.shapes import Box
from sheets.hexes import SQRT3, Lattice
from sheets.merchants.edition.edition import SoloMap
from sheets.merchants.solo.table import COLUMN_WIDTH, TABLE_HEIGHT
from sheets.page.layout import BODY_BOX

HEX_WIDTH = 15.1
LETTERS = 4.2  # Above and below the map, for the columns' letters.
NUMBERS = 5.0  # Left of the map, for the rows' numbers,
SLIM_NUMBERS = 3.45  # less where the table stands beside it,
BETWEEN = 4.8  # so far away, beyond the sea.


@dataclass(frozen=True, slots=True)
class SoloPlan:
    """Where the hexes lie, and the room of the table: below the map, or beside it."""

    lattice: Lattice
    table: Box
    is_beside: bool


def solo_plan(land: SoloMap) -> SoloPlan:
    """Return the plan with the larger hexes, the table below the map where they are alike."""
    return max(_below(land), _beside(land), key=_hex_width)


def table_below() -> Box:
    """Return the table's room at the foot of the page's body."""
    body = BODY_BOX
    return Box(body.x, body.bottom - TABLE_HEIGHT, body.width, TABLE_HEIGHT)


def _below(land: SoloMap) -> SoloPlan:
    table = table_below()
    room = Box(BODY_BOX.x, BODY_BOX.y, BODY_BOX.width, table.y - BODY_BOX.y - 1)
    return SoloPlan(_lattice(land, room, NUMBERS, NUMBERS), table, is_beside=False)


def _beside(land: SoloMap) -> SoloPlan:
    body = BODY_BOX
    table = Box(body.right - COLUMN_WIDTH, body.y, COLUMN_WIDTH, body.height)
    room = Box(body.x, body.y, table.x - body.x, body.height)
    return SoloPlan(_lattice(land, room, SLIM_NUMBERS, BETWEEN), table, is_beside=True)


def _lattice(land: SoloMap, room: Box, left: float, right: float) -> Lattice:
    """Return the largest map in the middle of a room, so much of which stays free at its sides."""
    across = land.columns + 0.5
    tall = 1.5 * (land.rows - 1) + 2  # in sides
    wide = min(
        HEX_WIDTH,
        (room.width - left - right) / across,
        (room.height - 2 * LETTERS) / tall * SQRT3,
    )
    x = room.x + left + (room.width - left - right - wide * across) / 2
    y = room.y + (room.height - tall * wide / SQRT3) / 2
    return Lattice(x + wide / 2, y + wide / SQRT3, wide)


def _hex_width(plan: SoloPlan) -> float:
    return round(plan.lattice.width, 6)
