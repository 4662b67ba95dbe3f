"""Rings with a player's initial in the outline of their shield, to be circled."""

from __future__ import annotations

from sheets.drawing.lettering import LEAST_PT, write_name
from sheets.drawing.shapes import Box, Mark, Stroke
from sheets.drawing.shields import SHAPES
from sheets.table.table import Table

LINE = 0.32
SHIELD_PT = 8.5


def initial_of(seat: int, table: Table) -> str:
    """Return a seat's initial; at a table whose players are not known a letter for each seat."""
    return table.seats[seat].initial or chr(ord("A") + seat)


def owner_ring(name: str, seat: int, box: Box, table: Table) -> Mark:
    """Return the ring of a seat: the outline of its shield with the initial in it."""
    (x, y), half = box.centre, (box.width - LINE) / 2
    theme, initial = table.theme, initial_of(seat, table)
    size_pt = LEAST_PT if len(initial) > 1 or box.width < 6 else SHIELD_PT
    outline = SHAPES[seat % len(SHAPES)](x, y, half, "#ffffff", Stroke(theme.seat(seat), LINE))
    letter = write_name(initial, box.inset(0.4), size_pt, colour=theme.ink, anchor="middle", most=1)
    return Mark(name, "circle", box, (outline, *letter))
