"""The names of the marks on boards and calls sheets.

Seats are counted from 0, everything else as it is printed. Whether a board has such a mark the
edition and the number of players decide.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from sheets.hexes import Edge, Hex, edge_name, hex_name

SeatPart: TypeAlias = Literal["initial", "name"]

FIRST_MARK = "first-player.initial"  # Where there is no room for the first player's name.


def hex_mark(hex_: Hex) -> str:
    """Return the mark of a hex: `hex.D4`."""
    return f"hex.{hex_name(hex_)}"


def edge_mark(edge: Edge) -> str:
    """Return the mark of an edge: `edge.D4-E4`."""
    return f"edge.{edge_name(edge)}"


def ship_mark(ship: Hex) -> str:
    """Return the mark of the ring of the ship that is drawn in a hex: `ship.G5`."""
    return f"ship.{hex_name(ship)}"


def closed_mark(number: int) -> str:
    """Return the mark of a box of the end's tracker: `closed.1`."""
    return f"closed.{number}"


def seat_mark(seat: int, part: SeatPart) -> str:
    """Return the mark of a player's line beside the map: `player.1.initial`."""
    return f"player.{seat + 1}.{part}"


def call_mark(turn: int, part: str) -> str:
    """Return the mark of what is noted of a turn: `call.1.worker`."""
    return f"call.{turn}.{part}"
