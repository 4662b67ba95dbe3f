"""The names and the least sizes of the marks on the score pad and on realm sheets.

Seats are counted from 0, games and spaces as they are printed.
"""

from typing import Literal, TypeAlias

from sheets.lint.rules import Size, sizes_of
from sheets.pandoria.edition import Rate

ColumnPart: TypeAlias = Literal["name", "realm", "crowns", "hand", "captives", "total", "left"]
ResourcePart: TypeAlias = Literal["have", "left", "worth"]

ACROSS = 3  # Boxes of a row of crowns as they come.
SPELLS = "spells"  # The pile of spells beside a realm.


def date_mark(game: int) -> str:
    """Return the mark of a game's date: `date.1`."""
    return f"date.{game}"


def column_mark(part: ColumnPart, game: int, seat: int) -> str:
    """Return the mark of a box of a player's column: `crowns.1.2`."""
    return f"{part}.{game}.{seat + 1}"


def points_mark(game: int, seat: int, number: int) -> str:
    """Return the mark of a box for crowns as they come, counted from 1: `points.1.2.7`."""
    return f"points.{game}.{seat + 1}.{number}"


def sum_mark(game: int, seat: int, row: int) -> str:
    """Return the mark of the sum of a row of them, counted from 1: `sum.1.2.3`."""
    return f"sum.{game}.{seat + 1}.{row}"


def resource_mark(part: ResourcePart, game: int, seat: int, resource: str) -> str:
    """Return the mark of a box of a resource's row: `have.1.2.gold`."""
    return f"{part}.{game}.{seat + 1}.{resource}"


def rate_mark(game: int, seat: int, resource: str, rate: Rate) -> str:
    """Return the mark of a rate of a resource, `1 for 3`: `rate.1.2.gold.1-3`."""
    return f"rate.{game}.{seat + 1}.{resource}.{rate.replace(' for ', '-')}"


def track_mark(resource: str, step: int) -> str:
    """Return the mark of a step of a realm's track: `track.gold.4`."""
    return f"track.{resource}.{step}"


def building_mark(number: int) -> str:
    """Return the mark of a realm's space for a building: `building.1`."""
    return f"building.{number}"


SIZES = (
    *sizes_of((50.0, 8.0), "name.", "player.name"),
    Size("date", 25.0, 8.0),
    *sizes_of((5.0, 5.0), "rate."),  # To tick.
    *sizes_of((5.0, 7.0), "worth.", "left."),  # For one digit, two, three.
    *sizes_of((9.0, 7.0), "hand.", "captives.", "have.", "points."),
    *sizes_of((12.0, 7.0), "crowns.", "total.", "sum."),
    Size("realm.", 20.0, 7.0),
    Size("track.", 12.0, 12.0),
    *sizes_of((38.0, 28.0), "building.", "spells"),  # A card lies there, or its name is written.
)
