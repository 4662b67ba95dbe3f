"""What a state's pens left on the board, and whether it shows that the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from scoring.merchants.board.ending import has_ended
from scoring.merchants.board.position import Position, hexes_in_play, land_of, position_on
from scoring.merchants.board.regions import Region, find_regions
from scoring.merchants.states.state import BoardState, SoloState, State, player_initials, players_at
from sheets.drawing.filling import Filling
from sheets.hexes import Edge, Hex, neighbours
from sheets.merchants.board.marks import closed_mark, edge_mark, hex_mark, ship_mark
from sheets.merchants.edition.edition import Board, Edition, SoloMap


@dataclass(frozen=True, slots=True)
class _Printed:
    """What of a board is printed to be drawn in: hexes, ships, the numbers of the goals.

    An artifact has its place on an edge within one of the `pieces` of land.
    """

    hexes: frozenset[Hex]
    pieces: tuple[frozenset[Hex], ...]
    ships: frozenset[Hex]
    goals: Mapping[Hex, int]

    def of(self, hexes: Iterable[Hex]) -> list[Hex]:
        """Return those of some hexes that are printed, each as often as it is among them."""
        return [hex_ for hex_ in hexes if hex_ in self.hexes]

    def has_edge(self, edge: Edge) -> bool:
        """Return whether an artifact can be drawn on an edge."""
        return any(piece.issuperset(edge) for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class FilledBoard:
    """The board of a state: what was drawn, and the regions that it makes.

    `initials` are the players', by seat.
    """

    land: Board | SoloMap
    marks: BoardState
    initials: tuple[str, ...]
    position: Position
    regions: tuple[Region, ...]
    players: int
    printed: _Printed

    def fillings(self) -> Iterator[Filling]:
        """Yield what stands on the board, what is closed below all else.

        What was drawn where nothing is printed for it is left out.
        """
        for region in self.regions:
            if region.closed:  # M5.7
                yield from _closed(region, self.printed)
        yield from _drawn(self.marks, self.printed, self.initials)
        goals = self.land.printed_resources
        for region in self.regions:
            for hex_ in self.printed.of(region.hexes if region.closed else ()):
                if hex_ in goals:
                    yield Filling(hex_mark(hex_), "strike")
        closed = {hex_ for region in self.regions if region.closed for hex_ in region.hexes}
        for hex_, number in self.printed.goals.items():
            if hex_ in closed:
                yield Filling(closed_mark(number), "cross")

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
    regions, printed = find_regions(position), _printed_on(land, state.variant, players)
    initials = player_initials(state)
    return FilledBoard(land, state.board, initials, position, regions, players, printed)


def _printed_on(land: Board | SoloMap, variant: str, players: int) -> _Printed:
    in_play = hexes_in_play(land, players)
    hexes = in_play - land.lake_hexes
    ships = in_play.intersection(land.ships)
    if isinstance(land, SoloMap):
        pieces = tuple(frozenset(territory.hexes) for territory in land.territories)
        return _Printed(hexes, pieces, ships, {})
    pieces = () if variant == "family" else (hexes,)  # F4
    return _Printed(hexes, pieces, ships, land.goals(players))


def _closed(region: Region, printed: _Printed) -> Iterator[Filling]:
    """Yield a line around a closed region: for each hex the sides that are the region's rim."""
    inside = frozenset(region.hexes)
    for hex_ in printed.of(region.hexes):
        beyond = enumerate(each not in inside for each in neighbours(hex_))
        if sides := tuple(side for side, is_rim in beyond if is_rim):
            yield Filling(hex_mark(hex_), "outline", sides=sides)


def _worker(mark: str, initial: str, initials: tuple[str, ...]) -> Filling:
    """Return a worker as it is drawn: the player's shield, an initial of nobody as it stands."""
    if initial not in initials:
        return Filling(mark, "write", initial)
    return Filling(mark, "shield", initial, seat=initials.index(initial))


def _drawn(board: BoardState, printed: _Printed, initials: tuple[str, ...]) -> Iterator[Filling]:
    for resource, hexes in board.resources.items():
        for hex_ in printed.of(hexes):
            yield Filling(hex_mark(hex_), "draw", resource)
    for hex_ in printed.of(board.swamp):
        yield Filling(hex_mark(hex_), "blacken")
    for edge in filter(printed.has_edge, board.artifacts):
        yield Filling(edge_mark(edge), "draw", "artifact")
    for initial, hexes in board.workers.items():
        for hex_ in printed.of(hexes):
            yield _worker(hex_mark(hex_), initial, initials)
    for initial, ships in board.ships.items():
        for ship in ships:
            if ship in printed.ships:
                yield _worker(ship_mark(ship), initial, initials)
