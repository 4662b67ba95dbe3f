"""The plan of the solo board: how large the map's hexes are, and where the panel stands."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing.shapes import Box
from sheets.hexes import SQRT3, Lattice
from sheets.merchants.edition.edition import SoloMap
from sheets.page.layout import BODY_BOX

HEX_WIDTH, LEAST_HEX = 17.0, 12.0
NAMES = 6.4  # Above and below the map, for the territories' names beyond
LETTERS = 4.4  # the columns' letters.
NUMBERS = 5.0  # Left of the map, for the rows' numbers,
SEA = 4.2  # right of it for the sea.
PANEL_WIDE, PANEL_HIGH = 31.0, 29.1  # A column beside the map, or a row below it.
BETWEEN = 1.0


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
        HEX_WIDTH,
        (room.width - NUMBERS - SEA) / across,
        (room.height - edges) / tall * SQRT3,
    )
    x = room.x + NUMBERS + (room.width - NUMBERS - SEA - wide * across) / 2
    y = room.y + (room.height - tall * wide / SQRT3) / 2
    return Lattice(x + wide / 2, y + wide / SQRT3, wide)


def _hex_width(plan: SoloPlan) -> float:
    return round(plan.lattice.width, 6)
