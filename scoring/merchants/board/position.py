"""A position: what lies on each hex of the board in play, from the edition's board and the pens.

Knows no region and no rule of drawing; whether what was drawn may lie there is
`board_checks.py`'s to say. Of two things in one hex the printed one counts, then the resource.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.merchants.states.state import BoardState
from sheets.hexes import Edge, Hex, row_of
from sheets.merchants.edition.edition import Board, Edition, Lake, Resource, SoloMap


@dataclass(frozen=True, slots=True)
class MannedShip:
    """A worker on a ship: the ship's hex, the player's initial, the hexes of its lake."""

    hex: Hex
    initial: str
    lake: frozenset[Hex]


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on each hex of the board.

    Every hex of the board is in exactly one of `resources`, `workers`, `swamp`, `lakes`, `empty`
    and `beyond`; `start` and `printed` tell which resources nobody drew. All but `beyond` hold
    only what is in play. Land of two different `territories` does not touch (S3); but for the solo
    map there are none.
    """

    resources: Mapping[Hex, Resource]
    start: frozenset[Hex]
    printed: frozenset[Hex]
    workers: Mapping[Hex, str]
    swamp: frozenset[Hex]
    lakes: frozenset[Hex]
    empty: frozenset[Hex]
    beyond: frozenset[Hex]  # Below the border river (M2.5), or in no territory (S3).
    ships: tuple[MannedShip, ...]
    artifacts: frozenset[Edge]
    territories: Mapping[Hex, int]

    @property
    def drawn(self) -> frozenset[Hex]:
        """The hexes whose resource a player drew (M3.2)."""
        return frozenset(self.resources) - self.start - self.printed


def land_of(variant: str, edition: Edition) -> Board | SoloMap | None:
    """Return what a variant is played on; None when the edition has no solo map."""
    return edition.solo.map if variant == "solo" else edition.board


def hexes_in_play(land: Board | SoloMap, players: int) -> frozenset[Hex]:
    """Return the land and lakes above the border river (M2.5), of a solo map all there are (S3)."""
    if isinstance(land, SoloMap):
        return land.lake_hexes.union(land.territory_of)
    last_row = land.rows_in_play(players)
    return frozenset(hex_ for hex_ in land.hexes if row_of(hex_) <= last_row)


def position_on(board: Board | SoloMap, marks: BoardState, players: int) -> Position:
    """Return the position of a board with these marks at a table of this many players.

    What lies off the board or out of play is left out.
    """
    in_play = hexes_in_play(board, players)
    lakes = board.lake_hexes & in_play
    land = in_play - lakes
    given = board.start_resources | board.printed_resources
    drawn = {hex_: kind for kind, hexes in marks.resources.items() for hex_ in hexes}
    resources = {hex_: kind for hex_, kind in (drawn | given).items() if hex_ in land}
    workers = {
        hex_: initial
        for initial, hexes in marks.workers.items()
        for hex_ in hexes
        if hex_ in land and hex_ not in resources
    }
    swamp = land.intersection(marks.swamp).difference(resources, workers)
    return Position(
        resources=resources,
        start=land.intersection(board.start_resources),
        printed=land.intersection(board.printed_resources),
        workers=workers,
        swamp=swamp,
        lakes=lakes,
        empty=land.difference(resources, workers, swamp),
        beyond=frozenset(board.hexes) - in_play,
        ships=_manned_ships(board.lakes_in_play(players), marks),
        artifacts=frozenset(edge for edge in marks.artifacts if in_play.issuperset(edge)),
        territories=board.territory_of if isinstance(board, SoloMap) else {},
    )


def _manned_ships(lakes: Iterable[Lake], marks: BoardState) -> tuple[MannedShip, ...]:
    """Return the ships of these lakes with a worker aboard, lake by lake."""
    aboard = {ship: initial for initial, ships in marks.ships.items() for ship in ships}
    return tuple(
        MannedShip(ship, aboard[ship], frozenset(lake.hexes))
        for lake in lakes
        for ship in lake.ships
        if ship in aboard
    )
