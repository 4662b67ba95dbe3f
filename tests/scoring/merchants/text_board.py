"""Boards that a person can read, for tests.

    g  g! .  A       g w y f c  drawn gold, wood, crystal, craft, city
     w  w  ~  ~B     g*         a start resource       g!  a printed one
    =======          .          an empty hex           #   a hex shaded by Swamp
    .  #  .  .       A          player A's worker
                     ~          a lake                 ~B  a ship of this lake with B's worker
                     =====      a river

The first hex is A1. Every hex of a lake has a ship of its own, called by it: `D2`.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from scoring.merchants.board.position import (
    BoardInPlay,
    Position,
    Region,
    find_regions,
    position_on,
)
from scoring.merchants.game import GAME
from scoring.merchants.state import BoardState
from sheets.hexes import Hex, edge_name, hex_at, hex_name, neighbours, parse_edge, reading_order
from sheets.merchants.edition.edition import Board, Lake, Resource

T = TypeVar("T")

LETTERS: Mapping[str, Resource] = {
    "g": "gold",
    "w": "wood",
    "y": "crystal",
    "f": "craft",
    "c": "city",
}


@dataclass(frozen=True)
class TextBoard:
    """A board and what was drawn on it."""

    board: Board
    marks: BoardState

    def position(self, players: int = 4) -> Position:
        return position_on(self.board, self.marks, players)

    def regions(self, players: int = 4) -> tuple[Region, ...]:
        return find_regions(self.position(players))

    def in_play(self, players: int = 4) -> BoardInPlay:
        """Return the board as it is answered for, with the names of the shipped edition."""
        position, regions = self.position(players), self.regions(players)
        return BoardInPlay(self.board, GAME.load(), players, position, regions)

    def with_initial(self, initial: str) -> "TextBoard":
        """Return the board on which player A writes this initial."""
        workers = {initial if each == "A" else each: at for each, at in self.marks.workers.items()}
        return replace(self, marks=replace(self.marks, workers=workers))


def read_text_board(text: str, artifacts: str = "") -> "TextBoard":
    """Read a board; `artifacts` are the names of edges, `A1-B1 B1-B2`."""
    rows: list[list[str]] = []
    rivers: list[int] = []
    for line in text.split("\n"):
        if line.strip().startswith("="):
            rivers.append(len(rows))
        elif line.strip():
            rows.append(line.split())
    assert len({len(row) for row in rows}) == 1, "every row has the same number of hexes"
    cells = {
        hex_at(column, row): cell
        for row, cells_of_row in enumerate(rows, 1)
        for column, cell in enumerate(cells_of_row, 1)
    }
    board = Board(
        columns=len(rows[0]),
        rows=len(rows),
        rivers=tuple(rivers),
        start=_resources(cells, "*"),
        printed=_resources(cells, "!"),
        lakes=tuple(_lakes({hex_ for hex_, cell in cells.items() if cell[0] == "~"})),
    )
    marks = BoardState(
        **_resources(cells, ""),
        swamp=tuple(hex_ for hex_, cell in cells.items() if cell == "#"),
        artifacts=tuple(parse_edge(edge) for edge in artifacts.split()),
        workers=_by_initial((cell, hex_) for hex_, cell in cells.items() if cell[0].isupper()),
        ships=_by_initial(
            (cell[1:], hex_) for hex_, cell in cells.items() if cell[0] == "~" and cell != "~"
        ),
    )
    return TextBoard(board, marks)


def shown(region: Region) -> str:
    """Show a region in one line: `crystal B2 B3 closed, J 2, B 1, artifact B2-B3, 1 printed`."""
    state = "closed" if region.closed else "open"
    words = [" ".join([region.resource, *map(hex_name, region.hexes), state])]
    words += [f"{initial} {count}" for initial, count in region.workers.items()]
    words += [f"artifact {edge_name(edge)}" for edge in region.artifacts]
    words += [f"{region.printed} printed"] if region.printed else []
    return ", ".join(words)


def _resources(cells: Mapping[Hex, str], mark: str) -> dict[Resource, tuple[Hex, ...]]:
    return {
        resource: tuple(hex_ for hex_, cell in cells.items() if cell == letter + mark)
        for letter, resource in LETTERS.items()
    }


def _by_initial(pairs: Iterable[tuple[str, T]]) -> dict[str, tuple[T, ...]]:
    found: dict[str, list[T]] = defaultdict(list)
    for initial, what in pairs:
        found[initial].append(what)
    return {initial: tuple(each) for initial, each in found.items()}


def _lakes(water: set[Hex]) -> list[Lake]:
    """Return the lakes, each the water that hangs together."""
    lakes: list[set[Hex]] = []
    for hex_ in sorted(water, key=reading_order):
        near = [lake for lake in lakes if lake.intersection(neighbours(hex_))]
        lakes = [lake for lake in lakes if lake not in near] + [{hex_}.union(*near)]
    ordered = [tuple(sorted(lake, key=reading_order)) for lake in lakes]
    return [Lake(lake, lake) for lake in ordered]
