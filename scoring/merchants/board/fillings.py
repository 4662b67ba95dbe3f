"""What a state's pens left on the board, and whether it shows that the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.merchants.board.ending import has_ended
from scoring.merchants.board.position import Position, land_of, position_on
from scoring.merchants.board.regions import Region, find_regions, printed_closed
from scoring.merchants.states.state import BoardState, SoloState, State, players_at
from sheets.drawing.filling import Filling
from sheets.hexes import edge_name, hex_name
from sheets.merchants.edition.edition import Edition


@dataclass(frozen=True, slots=True)
class FilledBoard:
    """The board of a state: what was drawn, and the regions that it makes."""

    marks: BoardState
    position: Position
    regions: tuple[Region, ...]
    players: int

    def fillings(self) -> Iterator[Filling]:
        """Yield what stands on the board, what is closed below all else."""
        for region in self.regions:
            if region.closed:  # M5.7
                for hex_ in region.hexes:
                    yield Filling(f"hex.{hex_name(hex_)}", "hatch")
        yield from _drawn(self.marks)
        for number in range(1, printed_closed(self.regions) + 1):
            yield Filling(f"closed.{number}", "cross")

    def shows_the_end(self, state: State, edition: Edition) -> bool:
        """Return whether the game is over by what lies here."""
        return has_ended(state, self.position, self.regions, edition, self.players)


def board_of(state: State, edition: Edition) -> FilledBoard | None:
    """Return the board of a state, None where it holds none."""
    land = land_of(state.variant, edition)
    if state.board is None or land is None:
        return None
    players = 1 if isinstance(state, SoloState) else players_at(state)
    position = position_on(land, state.board, players)
    return FilledBoard(state.board, position, tuple(find_regions(position)), players)


def _drawn(board: BoardState) -> Iterator[Filling]:
    for resource, hexes in board.resources.items():
        for hex_ in hexes:
            yield Filling(f"hex.{hex_name(hex_)}", "draw", resource)
    for hex_ in board.swamp:
        yield Filling(f"hex.{hex_name(hex_)}", "blacken")
    for edge in board.artifacts:
        yield Filling(f"edge.{edge_name(edge)}", "draw", "artifact")
    for initial, hexes in board.workers.items():
        for hex_ in hexes:
            yield Filling(f"hex.{hex_name(hex_)}", "write", initial)
    for initial, ships in board.ships.items():
        for ship in ships:
            yield Filling(f"ship.{ship}", "write", initial)
