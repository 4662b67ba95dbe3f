"""What open regions promise a player, and what a hex filled changes about that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum
from typing import NamedTuple

from rollwrite.play.merchants.closing import region_at
from rollwrite.play.merchants.ground import bits
from rollwrite.play.merchants.moment import Moment
from rollwrite.play.merchants.players.outlook import MOST_FREE, Outlook, gain_of
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


NOTHING = Change()


class Land:
    """The open regions of a moment, as one seat sees them."""

    def __init__(self, moment: Moment, seat: int, outlook: Outlook) -> None:
        table, board = moment.table, moment.board
        others = [each for each in table.seats if each != seat]
        self._ground, self._here, self._empty = table.ground, moment.here, moment.empty
        self._outlook, self._gain = outlook, gain_of(moment, seat, outlook)
        self._workers, self._ships = board.workers[seat], board.ships[seat]
        self._other_workers = [board.workers[each] for each in others]
        self._other_ships = [ship for each in others for ship in bits(board.ships[each])]
        self._artifacts = board.artifacts
        self._regions = [*_open_regions(moment)]
        self._at: dict[int, int] = {}  # By bit of an empty hex, the regions that touch it.
        for number, region in enumerate(self._regions):
            for bit in bits(region.edge & self._empty):
                self._at[bit] = self._at.get(bit, 0) | 1 << number
        # What was promised already, by a region's resource and hexes, empty sides and artifacts.
        self._known: dict[tuple[int, int, int, int], float] = {}
        self._worths = [self._worth(region, self._empty, NOTHING) for region in self._regions]

    @property
    def worth(self) -> float:
        """What all open regions together promise, in crowns."""
        return fsum(self._worths)

    def after(self, change: Change) -> float:
        """Return what a change adds to what the land promises, in crowns."""
        filled = change.workers | change.swamp
        touched = self._beside(change.ship)
        for bit in bits(filled):
            touched |= self._at.get(bit, 0)
        for _, bit in change.drawn:
            filled |= 1 << bit
            touched |= self._at.get(bit, 0)
        empty = self._empty & ~filled
        found, grown = 0.0, 0
        for region, joined in self._grown(change.drawn):
            grown |= joined
            pair = self._pair(region, change.drawn)
            found += self._worth(region, empty, change, pair)
        for number in bits(touched | grown):
            found -= self._worths[number]
            if not grown >> number & 1:
                found += self._worth(self._regions[number], empty, change)
        for bit in bits(change.workers):
            found += FREE_SIDE * (self._ground.near[bit] & empty).bit_count()
        return found

    def _beside(self, ship: int) -> int:
        """Return the regions, by number, that a ship's lake touches; none for no ship."""
        found = 0
        if ship:
            shore = self._ground.shore[ship.bit_length() - 1]
            for number, region in enumerate(self._regions):
                found |= bool(region.mask & shore) << number
        return found

    def _grown(self, drawn: Sequence[tuple[int, int]]) -> Iterator[tuple[Region, int]]:
        """Yield the regions that drawn resources make or enlarge, and by number what they join."""
        found: list[tuple[int, int, int]] = []
        for resource, bit in drawn:
            mask, joined = 1 << bit, 0
            for number in bits(self._at.get(bit, 0)):
                region = self._regions[number]
                if region.resource == resource:
                    mask |= region.mask
                    joined |= 1 << number
            if found and found[-1][0] == resource:
                _, other, also = found[-1]
                if self._ground.near[bit] & other or also & joined:
                    mask, joined = mask | other, joined | also
                    found.pop()
            found.append((resource, mask, joined))
        for resource, mask, joined in found:
            yield Region(resource, mask, self._ground.around(mask) & self._here), joined

    def _pair(self, region: Region, drawn: Sequence[tuple[int, int]]) -> int:
        """Return the artifacts that drawing brings a region: one between two alike (M3.3)."""
        if not self._outlook.pair_artifact or len(drawn) != 2:
            return 0
        (one, bit), (other, _) = drawn
        return one == other == region.resource and region.mask >> bit & 1

    def _worth(self, region: Region, empty: int, change: Change, artifacts: int = 0) -> float:
        """Return what a region promises after a change that leaves so many hexes empty."""
        free = min((region.edge & empty).bit_count(), MOST_FREE)
        if change.ship or region.edge & change.workers:
            workers, ships = self._workers | change.workers, self._ships | change.ship
            return self._promise(region, free, workers, ships, artifacts)
        key = region.resource, region.mask, free, artifacts
        found = self._known.get(key)
        if found is None:
            found = self._promise(region, free, self._workers, self._ships, artifacts)
            self._known[key] = found
        return found

    def _promise(
        self, region: Region, free: int, workers: int, ships: int, artifacts: int
    ) -> float:
        """Return what a region promises, in crowns: what it would pay, the less the more open."""
        resource, mask, edge = region
        outlook, shore = self._outlook, self._ground.shore
        hexes, mine, theirs = mask.bit_count(), (edge & workers).bit_count(), 0
        for ship in bits(ships):
            mine += bool(shore[ship] & mask)
        for others in self._other_workers:
            theirs += (edge & others).bit_count()
        for ship in self._other_ships:
            theirs += bool(shore[ship] & mask)
        found = self._gain(resource, hexes, mine) if mine else 0.0
        for between in self._artifacts:
            artifacts += between & mask == between
        found += ARTIFACT * artifacts * outlook.mine[free]
        if not free:
            found += outlook.closes
        lost = OTHERS * outlook.others[resource] * hexes * theirs
        return (found - lost) * outlook.closing[free]


def _open_regions(moment: Moment) -> Iterator[Region]:
    table, board, here = moment.table, moment.board, moment.here
    around = table.ground.around
    for resource in range(len(RESOURCES)):
        mask = board.resources[resource] & here
        left = mask & ~board.closed
        while left:
            region = region_at(table, mask, left & -left)
            left &= ~region
            yield Region(resource, region, around(region) & here)
