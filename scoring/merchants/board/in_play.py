"""A board as it stands in a game, with its regions."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.merchants.board.position import Position, position_on
from scoring.merchants.board.regions import Region, find_regions
from scoring.merchants.states.state import BoardState
from sheets.hexes import Hex
from sheets.merchants.edition.edition import Board, Edition, SoloMap


@dataclass(frozen=True, slots=True)
class Alone:
    """How far a game alone has come on its map.

    `number` is that of the territory that is played, counted from 1, `here` its land; none between
    two territories. `done` is the land of the closed ones; `first` are the empty hexes beside the
    bridge, in one of which the first resource must lie (S8).
    """

    number: int
    here: frozenset[Hex]
    done: frozenset[Hex]
    first: frozenset[Hex]


@dataclass(frozen=True, slots=True)
class BoardInPlay:
    """A board, or solo map, as it stands in a game, and its regions.

    `alone` is known of a game that is played, not of a state.
    """

    land: Board | SoloMap
    edition: Edition
    players: int
    position: Position
    regions: tuple[Region, ...]
    alone: Alone | None = None


def board_at(
    land: Board | SoloMap,
    drawn: BoardState,
    edition: Edition,
    players: int,
    alone: Alone | None = None,
) -> BoardInPlay:
    """Return the board on which this was drawn, whether or not it could be."""
    position = position_on(land, drawn, players)
    return BoardInPlay(land, edition, players, position, find_regions(position), alone)
