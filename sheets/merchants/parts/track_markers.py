"""Markers for the tracks of a player sheet, folded and glued back to back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sheets.drawing.icons import icon
from sheets.drawing.shapes import Box, Item, box_around, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import TRACKS
from sheets.merchants.parts.cutting import cut, fold, sides
from sheets.merchants.shields import shield

MARKER: Final = 9.5  # It lies in a track's cell.
STRIP_WIDTH, STRIP_HEIGHT = len(TRACKS) * MARKER, 2 * MARKER

_PICTURE, _SHIELD = 7.2, 7.0


def draw_strip(seat: int, x: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield the markers of a player's tracks: the resource, below the fold the player's shield."""
    for index, resource in enumerate(TRACKS):
        front = Box(x + index * MARKER, y, MARKER, MARKER)
        back = Box(front.x, front.bottom, MARKER, MARKER)
        yield rectangle(front, theme.fill(resource) or "#ffffff")
        yield icon(resource, front.centre, _PICTURE, theme.ink, theme.fill(resource))
        yield from shield(seat, box_around(*back.centre, _SHIELD), theme, solid=True)
    whole = Box(x, y, STRIP_WIDTH, STRIP_HEIGHT)
    between = (x + index * MARKER for index in range(1, len(TRACKS)))
    yield cut((*sides(whole), *(((at, y), (at, whole.bottom)) for at in between)), theme)
    yield fold((((x, y + MARKER), (whole.right, y + MARKER)),), theme)
