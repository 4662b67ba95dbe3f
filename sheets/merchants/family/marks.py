"""The names of the marks on the guilds-and-archive sheet.

Seats are counted from 0, everything else as it is printed.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from sheets.merchants.edition.edition import Resource

PointsPart: TypeAlias = Literal["initial", "name", "total", "unused"]


class Figures(NamedTuple):
    """How many boxes for figures a player has: `rows` of blocks, so many boxes in each block."""

    rows: int
    blocks: int
    across: int

    @property
    def boxes(self) -> int:
        """The number of boxes."""
        return self.rows * self.blocks * self.across


# In games of players of ours nobody needed more than 21.
FIGURES: Final = Figures(rows=3, blocks=2, across=5)
OWN_SHEET: Final = 4  # From so many players on the points have a sheet of their own.
# The order in which players take the guilds (F3).
GUILDS: Final[tuple[Resource, ...]] = ("craft", "gold", "crystal", "wood")


def points_kind(players: int) -> Literal["guilds", "points"]:
    """Return the kind of sheet on which the points of so many players are."""
    return "points" if players >= OWN_SHEET else "guilds"


def guild_mark(resource: Resource) -> str:
    """Return the mark of a guild's owner: `guild.gold`."""
    return f"guild.{resource}"


def owner_mark(resource: Resource, seat: int) -> str:
    """Return the mark of a player's ring under a guild: `guild.gold.owner.1`."""
    return f"{guild_mark(resource)}.owner.{seat + 1}"


def place_name(storey: int, place: int) -> str:
    """Return the name of a place of the archive, as it is printed there: `1A`."""
    return f"{storey}{chr(ord('A') + place - 1)}"


def used_mark(storey: int, place: int, number: int) -> str:
    """Return the mark of a spell's square, crossed out when it is used: `archive.1A2.used`."""
    return f"archive.{place_name(storey, place)}{number}.used"


def who_mark(storey: int, place: int, number: int, seat: int) -> str:
    """Return the mark of a player's ring at a spell, circled who takes it: `archive.1A2.who.1`."""
    return f"archive.{place_name(storey, place)}{number}.who.{seat + 1}"


def points_mark(seat: int, box: int | PointsPart) -> str:
    """Return the mark of a box of a player's points, the figures' by number: `points.1.3`."""
    return f"points.{seat + 1}.{box}"


def sum_mark(seat: int, number: int) -> str:
    """Return the mark of what a row of a player's points comes to: `points.1.sum.2`."""
    return f"points.{seat + 1}.sum.{number}"


def count_name(seat: int) -> str:
    """Return what a player's counting board is called, before `.tens.4`: `count.1`."""
    return f"count.{seat + 1}"
