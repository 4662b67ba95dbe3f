"""A board as it stands in a game, with its regions."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.merchants.board.position import Position, position_on
from scoring.merchants.board.regions import Region, find_regions
from scoring.merchants.states.state import BoardState
from sheets.merchants.edition.edition import Board, Edition, SoloMap


@dataclass(frozen=True, slots=True)
class BoardInPlay:
    """A board, or solo map, as it stands in a game, and its regions."""

    land: Board | SoloMap
    edition: Edition
    players: int
    position: Position
    regions: tuple[Region, ...]


def board_at(
    land: Board | SoloMap, drawn: BoardState, edition: Edition, players: int
) -> BoardInPlay:
    """Return the board on which this was drawn, whether or not it could be."""
    position = position_on(land, drawn, players)
    return BoardInPlay(land, edition, players, position, find_regions(position))
