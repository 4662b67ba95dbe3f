"""What the open regions of a game promise a player, and what a turn or a spell adds to that.

Fractions are added by `fsum`: in whatever order, by whatever Python, the sum is the same, and so
are the games of a seed.
"""

from collections import defaultdict
from math import fsum
from typing import NamedTuple

from rollwrite.play.players.features import Grown, Promises, Region, features_of, numbers
from rollwrite.play.players.forecast import MOST_FREE, Forecast, gain_of
from rollwrite.play.state import GameState


class Change(NamedTuple):
    """What a turn or a spell puts on the land: resources by number and bit, workers, swamp."""

    drawn: tuple[tuple[int, int], ...] = ()
    workers: int = 0
    swamp: int = 0
    ship: int = 0


class Land:
    """What the open regions of a game promise one seat."""

    def __init__(self, game: GameState, seat: int, forecast: Forecast) -> None:
        features = self._features = features_of(game.table.ground, game.board, game.territory, seat)
        self._forecast, self._gain = forecast, gain_of(game, seat, forecast)
        self._worths = [self._promise(each, each.free, each.mine) for each in features.regions]
        self._closed = sum([not each.free for each in features.regions])
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
        features, worths, less = self._features, self._worths, self._less
        touched = features.at[bit]
        joined = touched & features.of[resource]
        region = features.enlarged(resource, 1 << bit, features.ground.neighbours[bit], joined)
        found = self._promise(region, region.free, region.mine)
        for number in numbers(touched):
            found -= worths[number]
            if not joined >> number & 1:
                if number not in less:
                    other = features.regions[number]
                    less[number] = self._promise(other, other.free - 1, other.mine)
                found += less[number]
        return found

    def after(self, change: Change) -> float:
        """Return what a change adds to what the land promises, in crowns."""
        features, workers, ship = self._features, change.workers, change.ship
        grown = self._grown.get(change.drawn)
        if grown is None:
            grown = features.grown(change.drawn, has_artifact=self._forecast.pair_artifact)
            self._grown[change.drawn] = grown
        filled, touched = workers | change.swamp, grown.touched | features.beside(ship)
        for bit in numbers(filled):
            touched |= features.at[bit]
        empty = features.empty & ~(filled | grown.filled)
        found, closed, taste = 0.0, self._closed, self._forecast.taste
        for region, promises in grown.regions:
            found += self._changed(region, promises, empty, workers, ship)
            closed += not region.edge & empty
        for number in numbers(touched):
            found -= self._worths[number]
            if not grown.joined >> number & 1:
                region, promises = features.regions[number], self._promises[number]
                found += self._changed(region, promises, empty, workers, ship)
                closed += bool(region.free) and not region.edge & empty
        if closed > 1:
            found += taste.two
        for bit in numbers(workers):
            found += taste.side * (features.ground.neighbours[bit] & empty).bit_count()
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
            mine += bool(self._features.ground.shore[ship.bit_length() - 1] & region.mask)
        key = free << 8 | mine
        found = promises.get(key)
        if found is None:
            found = promises[key] = self._promise(region, free, mine)
        return found

    def _promise(self, region: Region, free: int, mine: int) -> float:
        """Return what a region promises, in crowns: what it would pay, the less the more open."""
        resource, _, _, hexes, _, _, theirs, artifacts = region
        forecast, taste = self._forecast, self._forecast.taste
        if free > MOST_FREE:
            free = MOST_FREE
        found = self._gain(resource, hexes, mine) if mine else 0.0
        found += taste.artifact * artifacts * forecast.mine[free]
        if not free:
            found += forecast.closes
        lost = taste.lost * forecast.others[resource] * hexes * theirs
        return (found - lost) * forecast.closing[free]
