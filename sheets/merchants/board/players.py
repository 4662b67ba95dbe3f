"""The players of a board: for each a box for the initial and a line for the name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sheets.drawing.figures import outline
from sheets.drawing.lettering import write_name
from sheets.drawing.shapes import Box, Item, Mark, line, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.board.marks import seat_mark
from sheets.table.table import Table

INITIAL = 9.0
AFTER = 1.5  # Between initial and name.
HIGH = 8.0
ROW = 10.0  # From a player's line to the next.


class Place(NamedTuple):
    """Where a player's initial and name stand."""

    initial: Box
    name: Box


def place_in(box: Box) -> Place:
    """Return the place of a player whose line has a box to itself."""
    x = box.x + INITIAL + AFTER
    return Place(Box(box.x, box.y, INITIAL, box.height), Box(x, box.y, box.right - x, box.height))


def places_down(players: int, box: Box) -> tuple[Place, ...]:
    """Return the places of players below each other, from the top of a box."""
    return tuple(
        place_in(Box(box.x, box.y + ROW * seat, box.width, HIGH)) for seat in range(players)
    )


def draw_players(places: tuple[Place, ...], theme: Theme) -> Iterator[Item]:
    """Yield where the players write."""
    for seat, (initial, name) in enumerate(places):
        frame = rectangle(initial, "#ffffff", outline(theme), 0.8)
        yield Mark(seat_mark(seat, "initial"), "write", initial, (frame,))
        ground = rectangle(name, "#ffffff")
        rule = line((name.x, name.bottom), (name.right, name.bottom), stroke=outline(theme))
        yield Mark(seat_mark(seat, "name"), "write", name, (ground, rule))


def printed_names(table: Table, places: tuple[Place, ...]) -> Iterator[Item]:
    """Yield the initials and names of players that are known."""
    ink = table.theme.ink
    for (initial, name), seat in zip(places, table.seats, strict=True):
        yield from write_name(seat.initial, initial, 12, colour=ink, anchor="middle")
        yield from write_name(seat.name, name, 10, colour=ink)
