"""Hexes: their names, neighbours and edges, and where they lie on paper.

Knows no game: which hexes are land, lake or border is the caller's to say.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import NamedTuple, TypeAlias

from sheets.words.text import Text

SQRT3 = sqrt(3)
MOST_COLUMNS = 26  # Columns are lettered A to Z.

_HEX_NAME = re.compile(r"([A-Za-z])([1-9][0-9]?)")
_EDGE_NAME = re.compile(r"([A-Za-z][1-9][0-9]?)-([A-Za-z][1-9][0-9]?)")


class Hex(NamedTuple):
    """A hex in axial coordinates: `q` along the row to the right, `r` the row downwards from 0."""

    q: int
    r: int


Point: TypeAlias = tuple[float, float]
Edge: TypeAlias = tuple[Hex, Hex]

# Pointy-top, clockwise from the right-hand neighbour.
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


class HexError(ValueError):
    """A text that names no hex or no edge."""


@cache
def neighbours(hex_: Hex) -> tuple[Hex, ...]:
    """Return the six hexes that touch this one, clockwise from the right, on the board or not."""
    q, r = hex_
    return tuple(Hex(q + dq, r + dr) for dq, dr in DIRECTIONS)


def are_neighbours(one: Hex, other: Hex) -> bool:
    """Return whether two hexes share an edge."""
    return (other.q - one.q, other.r - one.r) in DIRECTIONS


def distance(one: Hex, other: Hex) -> int:
    """Count the steps from one hex to another over neighbours."""
    dq, dr = other.q - one.q, other.r - one.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def pieces(hexes: Iterable[Hex]) -> list[set[Hex]]:
    """Return the connected pieces of some hexes."""
    left, found = {*hexes}, []
    while left:
        piece, reached = set[Hex](), {left.pop()}
        while reached:
            hex_ = reached.pop()
            piece.add(hex_)
            touching = left.intersection(neighbours(hex_))
            reached |= touching
            left -= touching
        found.append(piece)
    return found


def hex_at(column: int, row: int) -> Hex:
    """Return the hex in this column and row, both counted from 1.

    Even rows lie half a hex to the right of odd rows.
    """
    r = row - 1
    return Hex(column - 1 - r // 2, r)


def column_of(hex_: Hex) -> int:
    """Return the column of a hex, counted from 1."""
    return hex_.q + hex_.r // 2 + 1


def row_of(hex_: Hex) -> int:
    """Return the row of a hex, counted from 1 at the top."""
    return hex_.r + 1


def column_name(column: int) -> str:
    """Return the letter of a column counted from 1."""
    return chr(ord("A") + column - 1)


def hex_name(hex_: Hex) -> str:
    """Return the name of a hex as printed on the board, `D4`."""
    return f"{column_name(column_of(hex_))}{row_of(hex_)}"


def parse_hex(text: str) -> Hex:
    """Read a hex's name, `D4` or `d4`.

    Raises HexError when the text is not a letter and a row from 1 to 99. Does not know how large
    the board is.
    """
    match = _HEX_NAME.fullmatch(text.strip())
    if match is None:
        raise HexError(
            Text("{text!r} is no hex; write a letter and a row, such as D4", text=text[:20])
        )
    return hex_at(ord(match[1].upper()) - ord("A") + 1, int(match[2]))


def reading_order(hex_: Hex) -> tuple[int, int]:
    """Return the sort key by row, then letter."""
    return hex_.r, column_of(hex_)


def edge_between(one: Hex, other: Hex) -> Edge:
    """Return the edge of two neighbours, the hex of the smaller row (then letter) first.

    Raises HexError when the two do not touch.
    """
    if not are_neighbours(one, other):
        names = {"one": hex_name(one), "other": hex_name(other)}
        raise HexError(Text("{one} and {other} do not touch", **names))
    first, second = sorted((one, other), key=reading_order)
    return first, second


def edge_name(edge: Edge) -> str:
    """Return the name of an edge as written online, `D4-E4`."""
    return f"{hex_name(edge[0])}-{hex_name(edge[1])}"


def parse_edge(text: str) -> Edge:
    """Read the name of an edge in either order, `D4-E4` or `E4-D4`.

    Raises HexError when the text is not two hexes that touch.
    """
    match = _EDGE_NAME.fullmatch(text.strip())
    if match is None:
        raise HexError(
            Text("{text!r} is no edge; write two hexes that touch, such as D4-E4", text=text[:20])
        )
    return edge_between(parse_hex(match[1]), parse_hex(match[2]))


@dataclass(frozen=True, slots=True)
class Lattice:
    """Where hexes lie on paper: `x`, `y` the centre of A1, `width` from flat to flat, in mm."""

    x: float
    y: float
    width: float

    @property
    def side(self) -> float:
        """The length of a hex's edge."""
        return self.width / SQRT3

    @property
    def row_pitch(self) -> float:
        """The distance from one row's centres to the next row's."""
        return 1.5 * self.side

    def centre(self, hex_: Hex) -> Point:
        """Return the centre of a hex."""
        return (self.x + self.width * (hex_.q + hex_.r / 2), self.y + self.row_pitch * hex_.r)

    def corners(self, hex_: Hex) -> tuple[Point, ...]:
        """The six corners; from corner i to i+1 runs the edge to neighbour i of DIRECTIONS."""
        x, y = self.centre(hex_)
        half, side = self.width / 2, self.side
        return (
            (x + half, y - side / 2),
            (x + half, y + side / 2),
            (x, y + side),
            (x - half, y + side / 2),
            (x - half, y - side / 2),
            (x, y - side),
        )

    def edge(self, edge: Edge) -> tuple[Point, Point]:
        """Return the two ends of the edge that two neighbours share."""
        first, second = edge
        direction = DIRECTIONS.index(Hex(second.q - first.q, second.r - first.r))
        corners = self.corners(first)
        return corners[direction], corners[(direction + 1) % 6]
