"""What open regions promise a player, and what a hex filled changes about that."""

from __future__ import annotations

from collections import defaultdict
from math import fsum
from typing import NamedTuple

from rollwrite.play.merchants.moment import Moment
from rollwrite.play.merchants.players.outlook import MOST_FREE, Outlook, gain_of
from rollwrite.play.merchants.players.view import Grown, Promises, Region, numbers, view_of

OTHERS = 0.35  # What others earn counts so much, against what the player does.
ARTIFACT = 1.6  # Crowns that an artifact in a region promises who closes it.
FREE_SIDE = 0.06  # Crowns that an empty hex beside a worker promises.


class Change(NamedTuple):
    """What a turn or a spell puts on the land: resources by number and bit, workers, swamp."""

    drawn: tuple[tuple[int, int], ...] = ()
    workers: int = 0
    swamp: int = 0
    ship: int = 0


class Land:
    """What the open regions of a moment promise one seat."""

    def __init__(self, moment: Moment, seat: int, outlook: Outlook) -> None:
        view = self._view = view_of(moment.table.ground, moment.board, moment.here, seat)
        self._outlook, self._gain = outlook, gain_of(moment, seat, outlook)
        self._worths = [self._promise(each, each.free, each.mine) for each in view.regions]
        # What was asked before: by number what a region promises with an empty hex less, and in
        # other ways; what is drawn.
        self._less: dict[int, float] = {}
        self._promises: dict[int, Promises] = defaultdict(dict)
        self._grown: dict[tuple[tuple[int, int], ...], Grown] = {(): Grown(())}

    @property
    def worth(self) -> float:
        """What all open regions together promise, in crowns."""
        return fsum(self._worths)

    def after_one(self, resource: int, bit: int) -> float:
        """Return what a single drawn resource adds to what the land promises, in crowns."""
        view, worths, less = self._view, self._worths, self._less
        touched = view.at[bit]
        joined = touched & view.of[resource]
        region = view.enlarged(resource, 1 << bit, view.ground.near[bit], joined)
        found = self._promise(region, region.free, region.mine)
        for number in numbers(touched):
            found -= worths[number]
            if not joined >> number & 1:
                if number not in less:
                    other = view.regions[number]
                    less[number] = self._promise(other, other.free - 1, other.mine)
                found += less[number]
        return found

    def after(self, change: Change) -> float:
        """Return what a change adds to what the land promises, in crowns."""
        view, workers, ship = self._view, change.workers, change.ship
        grown = self._grown.get(change.drawn)
        if grown is None:
            grown = view.grown(change.drawn, has_artifact=self._outlook.pair_artifact)
            self._grown[change.drawn] = grown
        filled, touched = workers | change.swamp, grown.touched | view.beside(ship)
        for bit in numbers(filled):
            touched |= view.at[bit]
        empty = view.empty & ~(filled | grown.filled)
        found = 0.0
        for region, promises in grown.regions:
            found += self._changed(region, promises, empty, workers, ship)
        for number in numbers(touched):
            found -= self._worths[number]
            if not grown.joined >> number & 1:
                region, promises = view.regions[number], self._promises[number]
                found += self._changed(region, promises, empty, workers, ship)
        for bit in numbers(workers):
            found += FREE_SIDE * (view.ground.near[bit] & empty).bit_count()
        return found

    def _changed(
        self, region: Region, promises: Promises, empty: int, workers: int, ship: int
    ) -> float:
        """Return what a region promises with such hexes empty and more workers, in crowns."""
        edge, mine = region.edge, region.mine
        free = (edge & empty).bit_count()
        if workers:
            mine += (edge & workers).bit_count()
        if ship:
            mine += bool(self._view.ground.shore[ship.bit_length() - 1] & region.mask)
        key = free << 8 | mine
        found = promises.get(key)
        if found is None:
            found = promises[key] = self._promise(region, free, mine)
        return found

    def _promise(self, region: Region, free: int, mine: int) -> float:
        """Return what a region promises, in crowns: what it would pay, the less the more open."""
        resource, _, _, hexes, _, _, theirs, artifacts = region
        outlook = self._outlook
        if free > MOST_FREE:
            free = MOST_FREE
        found = self._gain(resource, hexes, mine) if mine else 0.0
        found += ARTIFACT * artifacts * outlook.mine[free]
        if not free:
            found += outlook.closes
        lost = OTHERS * outlook.others[resource] * hexes * theirs
        return (found - lost) * outlook.closing[free]
