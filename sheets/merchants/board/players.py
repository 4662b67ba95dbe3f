"""The players of a board: for each a shield for the initial and a line for the name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sheets.drawing.figures import outline
from sheets.drawing.lettering import write_name
from sheets.drawing.shapes import Box, Item, Mark, line, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.board.marks import seat_mark
from sheets.merchants.shields import shield
from sheets.table.table import Table
from sheets.words.words import Words

INITIAL = 9.0
INITIAL_PT, RISE = 11.0, 0.05
AFTER = 1.5  # Between initial and name.
HIGH = 8.0
ROW, MOST_ROW = 10.0, 13.0  # From a player's line to the next, beside a map and at most;
LEAST_ROW = 9.2  # at least in a box that is low.


class Place(NamedTuple):
    """Where a player's initial and name stand."""

    initial: Box
    name: Box


def place_in(box: Box) -> Place:
    """Return the place of a player whose line has a box to itself."""
    wide = max(INITIAL, box.height)
    x = box.x + wide + AFTER
    return Place(Box(box.x, box.y, wide, box.height), Box(x, box.y, box.right - x, box.height))


def places_down(players: int, box: Box) -> tuple[Place, ...]:
    """Return the places of players below each other in the middle of a box, from its top at least.

    They share out its height, if it has any, as far as they grow.
    """
    least = LEAST_ROW if box.height else ROW
    row = min(max(box.height / players, least), MOST_ROW)
    top = box.y + max(box.height - row * players, 0) / 2
    high = max(row - (ROW - HIGH), HIGH)
    return tuple(place_in(Box(box.x, top + row * seat, box.width, high)) for seat in range(players))


def players_heading(table: Table, words: Words) -> str:
    """Return what stands above the players: online the turn goes by the alphabet (M2.4)."""
    return words("board.players-online" if table.online else "board.players")


def draw_players(places: tuple[Place, ...], theme: Theme, *, ruled: bool = True) -> Iterator[Item]:
    """Yield where the players write, on a line where names are `ruled`."""
    for seat, (initial, name) in enumerate(places):
        arms = shield(seat, initial, theme)
        yield Mark(seat_mark(seat, "initial"), "write", initial, arms)
        ground = rectangle(name, "#ffffff")
        rule = line((name.x, name.bottom), (name.right, name.bottom), stroke=outline(theme))
        yield Mark(seat_mark(seat, "name"), "write", name, (ground, rule) if ruled else (ground,))


def printed_names(table: Table, places: tuple[Place, ...]) -> Iterator[Item]:
    """Yield the initials and names of players that are known."""
    ink = table.theme.ink
    for (initial, name), seat in zip(places, table.seats, strict=True):
        # A shield has its charge low.
        place = initial._replace(y=initial.y - RISE * initial.height)
        yield from write_name(seat.initial, place, INITIAL_PT, colour=ink, anchor="middle")
        yield from write_name(seat.name, name, 10, colour=ink)
