"""What may be done by the rules page, with plain sets of hexes and no masks: slow and simple."""

from collections.abc import Iterable
from itertools import combinations

from rollwrite.play.position import Position
from sheets.hexes import Hex, neighbours, row_of
from sheets.merchants.edition.edition import RESOURCES, Board, SoloMap


class Plain:
    """The land of a position as sets of hexes."""

    def __init__(self, position: Position) -> None:
        ground, board = position.table.ground, position.state().board
        assert board is not None
        plan = self.plan = ground.plan
        players = len(position.table.names)
        self.rules, self.first = position.table.rules, {*ground.hexes_of(position.solo.first)}
        last = plan.rows_in_play(players) if isinstance(plan, Board) else plan.rows  # M2.5
        self.in_play = {hex_ for hex_ in plan.hexes if row_of(hex_) <= last}
        land = self.in_play - plan.lake_hexes
        self.here = land
        if isinstance(plan, SoloMap):  # S8
            self.here = land.intersection(plan.territories[position.solo.current].hexes)
        self.drawn = {hex_ for each in RESOURCES for hex_ in getattr(board, each)}
        self.start = {*plan.start_resources}
        initial = position.table.initials[position.seat]
        self.workers = {hex_ for each in board.workers.values() for hex_ in each}
        self.own = {*board.workers.get(initial, ())}
        self.manned = {ship for each in board.ships.values() for ship in each}
        self.own_ships = {*board.ships.get(initial, ())}
        taken = self.drawn | self.start | {*plan.printed_resources} | self.workers
        self.empty = self.here - taken - {*board.swamp}

    def beside(self, hexes: Iterable[Hex], ships: Iterable[Hex] = ()) -> set[Hex]:
        """Return the empty hexes that touch some of this land, or the lakes of these ships."""
        found = {near for hex_ in {*hexes} & self.here for near in neighbours(hex_)}
        if self.rules.ship_worker_anchors:  # M3.2
            found |= {near for ship in ships for near in self.shore(ship)}
        return found & self.empty

    def shore(self, ship: Hex) -> set[Hex]:
        """Return what touches the lake of a ship, as far as it is in play (M2.5)."""
        (lake,) = [each for each in self.plan.lakes if ship in each.hexes]
        water = self.in_play.intersection(lake.hexes)
        return {near for hex_ in water for near in neighbours(hex_)}

    @property
    def anchored(self) -> set[Hex]:
        """The empty hexes that touch a drawn or start resource or a worker (M3.2, Muster)."""
        return self.beside(self.drawn | self.start | self.workers, self.manned)

    def pairs(self, *, is_terrain: bool = False) -> set[frozenset[Hex]]:
        """Return where two resources may be drawn (M3.2, M3.5, S8, Terrain 2)."""
        near = self.anchored if is_terrain else self.first or self.anchored
        every = {
            frozenset((one, other))
            for one, other in combinations(self.empty, 2)
            if other in neighbours(one) and near & {one, other}
        }
        with_room = {pair for pair in every if self.worker_places(pair)}
        return every if is_terrain or not with_room else with_room

    def worker_places(self, pair: Iterable[Hex]) -> set[Hex]:
        """Return where a worker may be drawn beside two resources (M3.4)."""
        return {near for hex_ in pair for near in neighbours(hex_)} & self.empty - {*pair}

    @property
    def clones(self) -> set[Hex]:
        """What Clone can be cast on."""
        if self.rules.clone_from == "any":
            return self.beside(self.workers, self.manned)
        return self.beside(self.own, self.own_ships)

    @property
    def swamps(self) -> set[Hex]:
        """What can be blackened: hexes beside drawn resources and workers."""
        return self.beside(self.drawn | self.workers, self.manned)

    @property
    def free_ships(self) -> set[Hex]:
        """The ships for Astral Ship: alone those of lakes that touch the territory (S8)."""
        ships = {ship for ship in self.plan.ships if ship in self.in_play} - self.manned
        if isinstance(self.plan, SoloMap):
            return {ship for ship in ships if self.shore(ship) & self.here}
        return ships
