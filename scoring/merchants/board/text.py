"""A position of Pandoria Merchants as plain text: the board with its regions numbered.

    A   B   C   D          g1   an open region of gold, number 1 in the list
1   G1  g2! .   @A         G1   a closed one      g2!  with the resource printed there
2     w3  w3  ~   ^A       @A   A's worker    #  swamp    ~  a lake    .  empty
  ---------------------    a river            ^  a ship   ^A A's worker on it
"""

from __future__ import annotations

from collections.abc import Mapping

from scoring.answers.columns import padded, text_width
from scoring.merchants.board.in_play import BoardInPlay
from scoring.merchants.board.rivers import DRY, Rivers
from sheets.hexes import Hex, column_name, hex_at, row_of
from sheets.merchants.edition.edition import Board, Resource

EMPTY, LAKE, SHIP, SWAMP, WORKER = ".", "~", "^", "#", "@"
PRINTED = "!"  # Behind a resource to which none can be joined (M3.2).
# Of a game alone: empty hexes of other territories, and where its next one begins (S8).
NOT_BEGUN, OVER, FIRST = ":", "x", "*"
LEAST_WIDTH = 4  # Of a hex: a letter, a region's number of two digits, a space.


def board_lines(board: BoardInPlay, letters: Mapping[Resource, str]) -> list[str]:
    """Return the lines of the board as far as it is in play; `letters` stand for the resources.

    What is neither land nor lake stays blank.
    """
    cells, land = board_cells(board, letters), board.land
    rivers = Rivers(land)
    width = max(LEAST_WIDTH, *(_width(hex_, cells, rivers) for hex_ in cells))
    width += width % 2  # Even rows lie half a hex to the right.
    columns = range(1, land.columns + 1)
    lines = [" " * 4 + "".join(padded(column_name(column), width) for column in columns)]
    for row in range(1, max(map(row_of, cells), default=0) + 1):
        shift = "" if row % 2 else " " * (width // 2)
        of_row = (hex_at(column, row) for column in columns)
        line = f"{row:>2}  {shift}"
        for hex_ in of_row:
            cell, right = cells.get(hex_, ""), rivers.right_of(hex_)
            if right == DRY:
                line += padded(cell, width)
            else:
                before = line if text_width(cell) < width else line[:-1]
                line = f"{before}{padded(cell, width - 1)}{right}"
        lines.append(line)
        if isinstance(land, Board) and row in land.rivers:
            lines.append("    " + "-" * (width * land.columns + width // 2 - 1))
        elif below := rivers.below(row, width).rstrip():
            lines.append(f"    {below}")
    return [line.rstrip() for line in lines]


def _width(hex_: Hex, cells: Mapping[Hex, str], rivers: Rivers) -> int:
    """Return the width that a hex needs: the sign of a printed one takes a space beside it."""
    before, width = Hex(hex_.q - 1, hex_.r), text_width(cells[hex_])
    if not cells[hex_].endswith(PRINTED):
        return width + 1
    is_space_before = text_width(cells.get(before, "")) < LEAST_WIDTH
    has_space = DRY in (rivers.right_of(hex_), rivers.right_of(before) if is_space_before else "")
    return width if has_space else width + 1


def board_cells(board: BoardInPlay, letters: Mapping[Resource, str]) -> dict[Hex, str]:
    """Return what is shown of each hex."""
    position = board.position
    cells = {hex_: _empty(hex_, board) for hex_ in position.empty}
    cells |= dict.fromkeys(position.lakes, LAKE)
    lakes = board.land.lakes_in_play(board.players)
    cells |= dict.fromkeys((ship for lake in lakes for ship in lake.ships), SHIP)
    cells |= {ship.hex: f"{SHIP}{ship.initial}" for ship in position.ships}
    cells |= dict.fromkeys(position.swamp, SWAMP)
    cells |= {hex_: f"{WORKER}{initial}" for hex_, initial in position.workers.items()}
    for number, region in enumerate(board.regions, 1):
        letter = letters[region.resource]
        cell = f"{letter.upper() if region.closed else letter}{number}"
        cells |= dict.fromkeys(region.hexes, cell)
    return cells | {hex_: f"{cells[hex_]}{PRINTED}" for hex_ in position.printed}


def _empty(hex_: Hex, board: BoardInPlay) -> str:
    """Return the sign of an empty hex: played alone it tells its territory."""
    alone = board.alone
    if alone is None:
        return EMPTY
    if hex_ in alone.first:
        return FIRST
    if hex_ in alone.done:
        return OVER
    return EMPTY if hex_ in alone.here else NOT_BEGUN
