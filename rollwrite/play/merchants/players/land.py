"""What open regions promise a player, and what a hex filled changes about that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rollwrite.play.merchants.closing import region_at
from rollwrite.play.merchants.ground import bits
from rollwrite.play.merchants.moment import Moment
from rollwrite.play.merchants.players.outlook import Outlook, gain_of
from sheets.merchants.edition.edition import RESOURCES

OTHERS = 0.35  # What others earn counts so much, against what the player does.
ARTIFACT = 1.6  # Crowns that an artifact in a region promises who closes it.
FREE_SIDE = 0.06  # Crowns that an empty hex beside a worker promises.


class Region(NamedTuple):
    """An open region: its resource by number, its hexes, and those with all that touch it."""

    resource: int
    mask: int
    edge: int


class Change(NamedTuple):
    """What a turn or a spell puts on the land: resources by number and bit, workers, swamp."""

    drawn: tuple[tuple[int, int], ...] = ()
    workers: int = 0
    swamp: int = 0
    ship: int = 0


class Land:
    """The open regions of a moment, as one seat sees them."""

    def __init__(self, moment: Moment, seat: int, outlook: Outlook) -> None:
        table, board = moment.table, moment.board
        self._ground, self._near, self._here = table.ground, table.ground.near, moment.here
        self._empty = moment.empty
        self._seat, self._outlook = seat, outlook
        self._workers = board.workers[seat]
        self._others = [each for number, each in enumerate(board.workers) if number != seat]
        self._ships = board.ships[seat]
        self._other_ships = [each for number, each in enumerate(board.ships) if number != seat]
        self._artifacts = board.artifacts
        self._gains = gain_of(moment, seat, outlook)
        self.regions = [*_open_regions(moment)]
        self._at: dict[int, int] = {}  # By bit of an empty hex, the regions that touch it.
        for number, region in enumerate(self.regions):
            for bit in bits(region.edge & self._empty):
                self._at[bit] = self._at.get(bit, 0) | 1 << number
        self._worths = [
            self._worth(region.resource, region.mask, region.edge, self._empty, self._workers)
            for region in self.regions
        ]

    @property
    def worth(self) -> float:
        """What all open regions together promise, in crowns."""
        return sum(self._worths)

    def after(self, change: Change) -> float:
        """Return what a change adds to what the land promises, in crowns."""
        filled = change.workers | change.swamp
        for _, bit in change.drawn:
            filled |= 1 << bit
        empty, workers = self._empty & ~filled, self._workers | change.workers
        touched = 0
        for bit in bits(filled):
            touched |= self._at.get(bit, 0)
        if change.ship:
            shore = self._ground.shore[change.ship.bit_length() - 1]
            for number, region in enumerate(self.regions):
                if region.mask & shore:
                    touched |= 1 << number
        found, grown = 0.0, 0
        ships = self._ships | change.ship
        for resource, mask, joined in self._grown(change.drawn):
            grown |= joined
            edge = self._ground.around(mask) & self._here
            found += self._worth(resource, mask, edge, empty, workers, ships, change.drawn)
        for number in bits(touched | grown):
            found -= self._worths[number]
            if not grown >> number & 1:
                region = self.regions[number]
                found += self._worth(
                    region.resource, region.mask, region.edge, empty, workers, ships
                )
        for bit in bits(change.workers):
            found += FREE_SIDE * (self._near[bit] & empty).bit_count()
        return found

    def _grown(self, drawn: Sequence[tuple[int, int]]) -> Iterable[tuple[int, int, int]]:
        """Return the regions that drawn resources make or enlarge: resource, mask, what joins."""
        found: list[tuple[int, int, int]] = []
        for resource, bit in drawn:
            mask, joined = 1 << bit, 0
            for number in bits(self._at.get(bit, 0)):
                region = self.regions[number]
                if region.resource == resource:
                    mask |= region.mask
                    joined |= 1 << number
            if found and found[-1][0] == resource:
                _, other, also = found[-1]
                if self._near[bit] & other or also & joined:
                    found[-1] = (resource, other | mask, also | joined)
                    continue
            found.append((resource, mask, joined))
        return found

    def _worth(
        self,
        resource: int,
        mask: int,
        edge: int,
        empty: int,
        workers: int,
        ships: int | None = None,
        drawn: Sequence[tuple[int, int]] = (),
    ) -> float:
        """Return what a region promises, in crowns: what it would pay, the less the more open."""
        outlook = self._outlook
        free = (edge & empty).bit_count()
        chance = outlook.closing[free]
        mine = (edge & workers).bit_count()
        shore = self._ground.shore
        for ship in bits(self._ships if ships is None else ships):
            mine += bool(shore[ship] & mask)
        hexes = mask.bit_count()
        found = self._gains(resource, hexes, mine) if mine else 0.0
        theirs = 0.0
        for others in self._others:
            count = (edge & others).bit_count()
            if count:
                theirs += outlook.others[resource] * hexes * count
        for others in self._other_ships:
            for ship in bits(others):
                theirs += outlook.others[resource] * hexes * bool(shore[ship] & mask)
        artifacts = sum([edge_ & mask == edge_ for edge_ in self._artifacts])
        if len(drawn) == 2 and drawn[0][0] == drawn[1][0] == resource:
            artifacts += outlook.pair_artifact and mask >> drawn[0][1] & 1
        found += ARTIFACT * artifacts * outlook.mine[free]
        if not free:
            found += outlook.closes
        return (found - OTHERS * theirs) * chance


def _open_regions(moment: Moment) -> Iterable[Region]:
    table, board, here = moment.table, moment.board, moment.here
    around = table.ground.around
    for resource in range(len(RESOURCES)):
        mask = board.resources[resource] & here
        left = mask & ~board.closed
        while left:
            region = region_at(table, mask, left & -left)
            left &= ~region
            yield Region(resource, region, around(region) & here)
