"""The places of a board in which something can be drawn: hexes, ships, edges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rollwrite.photo.merchants.signs import kind_of
from sheets.drawing.shapes import Mark
from sheets.merchants.board.marks import hex_mark
from sheets.merchants.edition.edition import Land

KINDS: Final = ("hex", "ship", "edge")


def places_of(marks: Iterable[Mark], land: Land) -> tuple[Mark, ...]:
    """Return the marks of a board's page in which something can be drawn.

    Hexes in which a resource is printed are none of them (M3.2).
    """
    printed = {hex_mark(hex_) for hex_ in land.start_resources | land.printed_resources}
    return tuple(mark for mark in marks if kind_of(mark.name) in KINDS and mark.name not in printed)
