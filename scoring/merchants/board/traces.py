"""What a game left behind: the board with its regions, and the spells that each player cast.

Finds no problem; what no play leaves behind is `history.py`'s to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scoring.merchants.board.position import Position, land_of, position_on
from scoring.merchants.board.region_checks import BOARD
from scoring.merchants.board.regions import Region, find_regions
from scoring.merchants.family.archive import spell_keys
from scoring.merchants.family.checks import is_counted
from scoring.merchants.states.state import (
    FamilyState,
    SoloState,
    State,
    is_everybody_named,
    player_initials,
)
from sheets.files.place import Place
from sheets.hexes import Hex, hex_name, neighbours, pieces
from sheets.merchants.edition.edition import Board, Edition, SoloMap

Casts = Counter[str]  # How often a spell was cast, by its key with the strength, `swamp-2`.


@dataclass(frozen=True, slots=True)
class Traces:
    """A state whose board has no errors, with what lies there.

    `casts` are the spells of each sheet, in their order, None where they are not known: a sheet
    is missing or could not be read, or spells of the archive are only counted.
    """

    state: State
    edition: Edition
    land: Board | SoloMap
    position: Position
    regions: tuple[Region, ...]
    casts: tuple[Casts, ...] | None

    @property
    def closed(self) -> tuple[Region, ...]:
        """The regions that are closed; as no hex around them is empty they stay as they are."""
        return tuple(region for region in self.regions if region.closed)

    @property
    def manned(self) -> frozenset[Hex]:
        """The lakes whose ships' workers are to be drawn from: none but by the option (M3.2)."""
        if not self.edition.rules.ship_worker_anchors:
            return frozenset()
        return frozenset().union(*(ship.lake for ship in self.position.ships))

    def touches(self, hex_: Hex, others: frozenset[Hex]) -> bool:
        """Return whether a hex of land touches one of others; across a river none does (S3)."""
        territories = self.position.territories
        here = territories.get(hex_)
        return any(near in others and territories.get(near) == here for near in neighbours(hex_))

    def is_ashore(self, hex_: Hex) -> bool:
        """Return whether a hex touches a lake that is `manned`."""
        return not self.manned.isdisjoint(neighbours(hex_))

    def pieces(self, hexes: frozenset[Hex]) -> Iterator[set[Hex]]:
        """Yield the connected pieces of some land, territory by territory (S3)."""
        by_territory: dict[int | None, set[Hex]] = {}
        for hex_ in hexes:
            by_territory.setdefault(self.position.territories.get(hex_), set()).add(hex_)
        for part in by_territory.values():
            yield from pieces(part)

    def place_of(self, hex_: Hex) -> Place:
        """Return where the file says what was drawn in a hex."""
        if hex_ in self.position.workers:
            return BOARD.at("workers", self.position.workers[hex_], hex_name(hex_))
        kind = "swamp" if hex_ in self.position.swamp else self.position.resources[hex_]
        return BOARD.at(kind, hex_name(hex_))

    def cast(self, *spells: str) -> int:
        """Count how often all players together cast some spells."""
        return sum(casts[spell] for casts in self.casts or () for spell in spells)

    def casts_by_initial(self) -> Mapping[str, Casts]:
        """Return what the players cast by their initials, nothing where somebody has no name."""
        if self.casts is None or not is_everybody_named(self.state):
            return {}
        return dict(zip(player_initials(self.state), self.casts, strict=True))


def traces_of(state: State, edition: Edition, players: int, *, is_complete: bool) -> Traces | None:
    """Return what a state's board and sheets show, None where there is no board.

    `is_complete` tells whether there is a sheet of everybody, all of which could be read.
    """
    land = land_of(state.variant, edition)
    if state.board is None or land is None:
        return None
    position = position_on(land, state.board, 1 if isinstance(state, SoloState) else players)
    casts = _casts(state, edition) if is_complete else None
    return Traces(state, edition, land, position, find_regions(position), casts)


def _casts(state: State, edition: Edition) -> tuple[Casts, ...] | None:
    if isinstance(state, FamilyState):
        used = [sheet.spells.used for sheet in state.sheet]
        keys = spell_keys(edition.archive)
        if any(map(is_counted, used)):
            return None
        named = [each if isinstance(each, tuple) else () for each in used]
        return tuple(Counter(keys[spell] for spell in each if spell in keys) for each in named)
    if any(sheet.cards is None for sheet in state.sheet):
        return None
    cards = edition.cards
    return tuple(
        Counter(
            cards[number].spell
            for number, mark in sheet.marks.items()
            if mark == "cast" and number in cards
        )
        for sheet in state.sheet
    )
