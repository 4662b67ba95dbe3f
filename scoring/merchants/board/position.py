"""A position: what lies on each hex of the board in play, its regions, whether it is the end.

Of two things in one hex the printed one counts, then the resource. Whether what was drawn may lie
there is for `checks.py` to say. Buildings and Rage are left out (`rewards.py`), and who gets the
artifacts, for that depends on whose turn closed the region (M5.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain

from scoring.merchants.content import Content
from scoring.merchants.state import (
    BoardState,
    FamilyState,
    SoloState,
    State,
    archive_spells,
    number_of,
)
from sheets.files.problem import FieldPath, Problem
from sheets.hexes import Edge, Hex, hex_name, neighbours, reading_order, row_of
from sheets.merchants.edition.edition import (
    Board,
    Edition,
    Lake,
    Land,
    Resource,
    SoloMap,
    has_old_names,
    old_names,
)
from sheets.merchants.options import Rules
from sheets.words.text import Text


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


@dataclass(frozen=True, slots=True)
class Region:
    """A connected group of hexes of one resource (M5.1).

    `hexes` by row, then letter. `workers` counts those that take part, by initial, the most
    first. `artifacts` lie between two of its hexes. `printed` counts its printed resources.
    """

    resource: Resource
    hexes: tuple[Hex, ...]
    closed: bool
    workers: Mapping[str, int]
    artifacts: tuple[Edge, ...] = ()
    printed: int = 0


def find_regions(position: Position) -> tuple[Region, ...]:
    """Return all regions of a position by their first hex; start and printed resources are some."""
    regions: list[Region] = []
    seen: set[Hex] = set()
    seats = _seats(position)
    for first in sorted(position.resources, key=reading_order):
        if first not in seen:
            inside, rim = _spread(position, first)
            seen |= inside
            regions.append(_region(position, seats, inside, rim))
    return tuple(regions)


def earnings(region: Region) -> dict[str, int]:
    """Return what each player with a worker there earns, by initial; nothing of an open region.

    It is the region's resource (M5.3); of a city, and in the family version, crowns (M5.4, F6).
    Buildings, Rage and guilds are left out.
    """
    if not region.closed:
        return {}
    return {initial: len(region.hexes) * count for initial, count in region.workers.items()}


def printed_closed(regions: Iterable[Region]) -> int:
    """Count the printed resources that lie in closed regions (M7.1)."""
    return sum(region.printed for region in regions if region.closed)


def is_end_reached(regions: Iterable[Region], board: Board, players: int) -> bool:
    """Return whether enough printed resources are closed for the game to end (M7.1)."""
    return printed_closed(regions) >= board.printed_to_end(players)


def _spread(position: Position, first: Hex) -> tuple[set[Hex], set[Hex]]:
    """Return the hexes of the region that this one is part of, and all hexes that touch it."""
    resources, territories = position.resources, position.territories
    resource, territory = resources[first], territories.get(first)
    inside, rim, waiting = {first}, set[Hex](), [first]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near in territories and territories[near] != territory:
                continue  # S3: a river lies between, or a bridge.
            if resources.get(near) != resource:
                rim.add(near)
            elif near not in inside:
                inside.add(near)
                waiting.append(near)
    return inside, rim


def _region(position: Position, seats: list[str], inside: set[Hex], rim: set[Hex]) -> Region:
    hexes = tuple(sorted(inside, key=reading_order))
    artifacts = [edge for edge in position.artifacts if inside.issuperset(edge)]
    return Region(
        resource=position.resources[hexes[0]],
        hexes=hexes,
        closed=rim.isdisjoint(position.empty),  # M5.2: a hole is an empty hex that touches too.
        workers=_workers(position, seats, rim),
        artifacts=tuple(sorted(artifacts, key=lambda edge: [reading_order(end) for end in edge])),
        printed=len(position.printed & inside),
    )


def _seats(position: Position) -> list[str]:
    """Return the initials of all who have a worker, in the order in which they sit."""
    aboard = (ship.initial for ship in position.ships)
    return [*dict.fromkeys((*position.workers.values(), *aboard))]


def _workers(position: Position, seats: list[str], rim: set[Hex]) -> dict[str, int]:
    """Count the workers that touch the region, once each (M5.3), on ships too (M9).

    Who has most comes first, of as many who sits first.
    """
    ashore = [position.workers[hex_] for hex_ in rim & position.workers.keys()]
    afloat = [ship.initial for ship in position.ships if not rim.isdisjoint(ship.lake)]
    touching = ashore + afloat
    count = {seat: touching.count(seat) for seat in seats if seat in touching}
    return dict(sorted(count.items(), key=lambda each: -each[1]))


def anchors(position: Position, rules: Rules) -> frozenset[Hex]:
    """Return the hexes of which a newly drawn resource must touch one: M3.2.

    Drawn resources, start resources and workers are such, printed resources are not; the lake of
    a worker on a ship is when the rules let it.
    """
    ashore = (position.drawn | position.start).union(position.workers)
    if not rules.ship_worker_anchors:
        return ashore
    return ashore.union(*(ship.lake for ship in position.ships))


def can_draw_resources(position: Position, rules: Rules) -> bool:
    """Return whether two resources fit anywhere; when not, a player draws nothing (M3.5)."""
    touchable = {near for anchor in anchors(position, rules) for near in neighbours(anchor)}
    return any(
        near in position.empty for first in touchable & position.empty for near in neighbours(first)
    )


def has_ended(state: State, board: BoardInPlay) -> bool:
    """Return whether the game ends with this round."""
    edition, players = board.edition, board.players
    if is_end_reached(board.regions, edition.board, players):
        return True
    if _is_archive_empty(state, edition, players):
        return True
    return edition.rules.deadlock_ends and not can_draw_resources(board.position, edition.rules)


def _is_archive_empty(state: State, edition: Edition, players: int) -> bool:
    """Return whether the last spell of the family version's archive is taken (F9)."""
    if not isinstance(state, FamilyState):
        return False
    taken = sum(number_of(sheet.spells.taken) for sheet in state.sheet)
    return 0 < sum(1 for _ in archive_spells(edition.archive, players)) <= taken


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


def board_of(state: State, edition: Edition, players: int | None = None) -> BoardInPlay | None:
    """Return the board of a state, None where it holds none, or the edition has no map for it.

    `players` takes precedence over what the state says, but for a game played alone.
    """
    land = land_of(state.variant, edition)
    if state.board is None or land is None:
        return None
    playing = 1 if isinstance(state, SoloState) else players or state.player_count
    return board_at(land, state.board, edition, playing)


SHIPS = FieldPath(("board", "ships"))


def with_ship_hexes(state: State, content: Content) -> tuple[State, list[Problem]]:
    """Return a state whose ships are called by their hexes, and a warning for each that was not.

    The name of a hex in which a ship lies always means that ship. What is no ship's stays.
    """
    land = land_of(state.variant, content.edition)
    if state.board is None or land is None or not state.board.ships:
        return state, []
    written, hexes = state.board.ships, _hexes(land)
    ships = {
        initial: tuple(hexes.get(name, name) for name in names)
        for initial, names in written.items()
    }
    board = replace(state.board, ships=ships)
    return replace(state, board=board), [*_warnings(written, land)]


def _hexes(land: Land) -> dict[Hex, Hex]:
    """Return the ships' hexes by those old names that are no ship's hex."""
    return {name: ship for name, ship in old_names(land).items() if name not in land.ships}


def _warnings(written: Mapping[str, tuple[Hex, ...]], land: Land) -> Iterator[Problem]:
    old, hexes = old_names(land), _hexes(land)
    is_old = has_old_names(land) or not hexes.keys().isdisjoint(chain(*written.values()))
    for initial, names in written.items():
        for name in names:
            place = SHIPS.at(initial, hex_name(name))
            if name in hexes:
                message = Text(
                    "a ship is called by the hex in which it is drawn; write {hex}",
                    hex=hex_name(hexes[name]),
                )
                yield place.warning("M9", message)
            elif is_old and old.get(name, name) != name:
                message = Text(
                    "is read as the ship in this hex; write {hex} for the one that was called so",
                    hex=hex_name(old[name]),
                )
                yield place.warning("M9", message)
