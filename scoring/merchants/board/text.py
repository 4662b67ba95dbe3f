"""A position of Pandoria Merchants as plain text: the board with its regions numbered.

    A   B   C   D          g1   an open region of gold, number 1 in the list
1   G1  g2  .   @A         G1   a closed one
2     w3  w3  ~   ~        @A   A's worker    #  swamp    ~  a lake    .  empty
  ---------------------    a river
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring.answers.columns import padded, text_width
from scoring.merchants.board.position import Position
from scoring.merchants.board.regions import Region
from sheets.hexes import Hex, column_name, hex_at, row_of
from sheets.merchants.edition.edition import Board, Resource, SoloMap

EMPTY, LAKE, SWAMP, WORKER = ".", "~", "#", "@"
LEAST_WIDTH = 4  # Of a hex: a letter, a region's number of two digits, a space.


def board_lines(
    land: Board | SoloMap,
    position: Position,
    regions: Sequence[Region],
    letters: Mapping[Resource, str],
) -> list[str]:
    """Return the lines of the board as far as it is in play; `letters` stand for the resources.

    What is neither land nor lake stays blank. The rivers of a solo map run around its territories
    and are not shown.
    """
    cells = _cells(position, regions, letters)
    width = max(LEAST_WIDTH, max(map(text_width, cells.values()), default=0) + 1)
    width += width % 2  # Even rows lie half a hex to the right.
    columns = range(1, land.columns + 1)
    rivers = land.rivers if isinstance(land, Board) else ()
    lines = [" " * 4 + "".join(padded(column_name(column), width) for column in columns)]
    for row in range(1, max(map(row_of, cells), default=0) + 1):
        shift = "" if row % 2 else " " * (width // 2)
        of_row = (cells.get(hex_at(column, row), "") for column in columns)
        lines.append(f"{row:>2}  {shift}" + "".join(padded(cell, width) for cell in of_row))
        if row in rivers:
            lines.append("    " + "-" * (width * land.columns + width // 2 - 1))
    return [line.rstrip() for line in lines]


def _cells(
    position: Position, regions: Sequence[Region], letters: Mapping[Resource, str]
) -> dict[Hex, str]:
    cells = dict.fromkeys(position.empty, EMPTY)
    cells |= dict.fromkeys(position.lakes, LAKE)
    cells |= dict.fromkeys(position.swamp, SWAMP)
    cells |= {hex_: f"{WORKER}{initial}" for hex_, initial in position.workers.items()}
    for number, region in enumerate(regions, 1):
        letter = letters[region.resource]
        cell = f"{letter.upper() if region.closed else letter}{number}"
        cells |= dict.fromkeys(region.hexes, cell)
    return cells
