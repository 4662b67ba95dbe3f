"""The names of the marks on the guilds-and-archive sheet.

Seats are counted from 0, everything else as it is printed.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from sheets.merchants.edition.edition import Resource

SpellPart: TypeAlias = Literal["initial", "used"]
PointsPart: TypeAlias = Literal["initial", "name", "total", "unused"]

POINTS = 25  # Boxes for figures that everybody has, more where fewer play.


def guild_mark(resource: Resource) -> str:
    """Return the mark of a guild's owner: `guild.gold`."""
    return f"guild.{resource}"


def place_name(storey: int, place: int) -> str:
    """Return the name of a place of the archive, as it is printed there: `1A`."""
    return f"{storey}{chr(ord('A') + place - 1)}"


def archive_mark(storey: int, place: int, number: int, part: SpellPart) -> str:
    """Return the mark of a spell's oval or square: `archive.1A2.initial`."""
    return f"archive.{place_name(storey, place)}{number}.{part}"


def points_mark(seat: int, box: int | PointsPart) -> str:
    """Return the mark of a box of a player's points, the figures' by number: `points.1.3`."""
    return f"points.{seat + 1}.{box}"
