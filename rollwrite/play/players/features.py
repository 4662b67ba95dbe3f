"""The open regions of a board as one seat sees them, and what drawn resources make of them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from rollwrite.play.closing import region_at
from rollwrite.play.ground import Ground, bits
from rollwrite.play.state import Board
from sheets.merchants.edition.edition import RESOURCES

Promises = dict[int, float]  # Of one region, by what differs from change to change.


class Region(NamedTuple):
    """An open region as one seat sees it.

    `edge` holds what touches it, and most of its own hexes; `free` counts the empty ones there,
    `mine` and `theirs` the player's and the others' workers and ships.
    """

    resource: int  # By number.
    mask: int
    edge: int
    hexes: int
    free: int
    mine: int
    theirs: int
    artifacts: int


class Grown(NamedTuple):
    """What drawn resources do to open regions; those of before are masks by number.

    `regions` are new or enlarged, each with what it promises as far as that was asked; `joined`
    are those that they take in, `touched` all that the drawn hexes touch, `filled` those hexes.
    """

    regions: tuple[tuple[Region, Promises], ...]
    filled: int = 0
    touched: int = 0
    joined: int = 0


@lru_cache(maxsize=1 << 8)
def _shapes(
    ground: Ground, drawn: int, closed: int, artifacts: tuple[int, ...]
) -> tuple[tuple[int, int, int], ...]:
    """Return the open regions of one resource: hexes, those with what touches them, artifacts."""
    found, left = [], drawn & ~closed
    while left:
        region = region_at(ground, drawn, left & -left)
        left &= ~region
        between = sum([edge & region == edge for edge in artifacts])
        found.append((region, ground.dilate(region), between))
    return tuple(found)


class Features:
    """The open regions of a board as one seat sees them, whatever stands on the sheets.

    Several of them are a mask by their numbers in `regions`.
    """

    def __init__(self, ground: Ground, board: Board, territory: int, seat: int) -> None:
        self.ground, self.empty = ground, board.empty & territory
        self._workers, self._ships = board.workers[seat] & territory, [*bits(board.ships[seat])]
        self._other_workers = board.all_workers & territory & ~self._workers
        self._other_ships = [*bits(board.manned & ~board.ships[seat])]
        self.regions = [*self._open(board, territory)]

    def _open(self, board: Board, territory: int) -> Iterator[Region]:
        for resource in range(len(RESOURCES)):
            drawn = board.resources[resource] & territory
            for shape in _shapes(self.ground, drawn, board.closed_hexes & drawn, board.artifacts):
                yield self._region(resource, *shape)

    def _region(self, resource: int, mask: int, edge: int, artifacts: int) -> Region:
        shore, free = self.ground.shore, (edge & self.empty & ~mask).bit_count()
        mine = (edge & self._workers).bit_count()
        theirs = (edge & self._other_workers).bit_count()
        for ship in self._ships:
            mine += bool(shore[ship] & mask)
        for ship in self._other_ships:
            theirs += bool(shore[ship] & mask)
        return Region(resource, mask, edge, mask.bit_count(), free, mine, theirs, artifacts)

    @cached_property
    def at(self) -> Mapping[int, int]:
        """By the bit of an empty hex, the regions that touch it; none where none does."""
        found: dict[int, int] = defaultdict(int)
        for number, region in enumerate(self.regions):
            for bit in bits(region.edge & self.empty):
                found[bit] |= 1 << number
        return found

    @cached_property
    def of(self) -> Sequence[int]:
        """By resource, its regions."""
        found = [0] * len(RESOURCES)
        for number, region in enumerate(self.regions):
            found[region.resource] |= 1 << number
        return found

    def enlarged(
        self, resource: int, drawn: int, edge: int, joined: int, artifacts: int = 0
    ) -> Region:
        """Return the region that drawn hexes, with what touches them, and joined ones make."""
        mask = drawn
        for number in numbers(joined):
            region = self.regions[number]
            mask |= region.mask
            edge |= region.edge
            artifacts += region.artifacts
        return self._region(resource, mask, edge, artifacts)

    def grown(self, drawn: Sequence[tuple[int, int]], *, has_artifact: bool) -> Grown:
        """Return what drawn resources do; two alike bring an artifact where pairs do (M3.3)."""
        found: list[tuple[int, int, int, int]] = []
        filled = touched = grown = 0
        for resource, bit in drawn:
            mask, edge = 1 << bit, self.ground.neighbours[bit]
            joined = self.at[bit] & self.of[resource]
            filled |= mask
            touched |= self.at[bit]
            grown |= joined
            if found and found[-1][0] == resource:
                _, other, beside, also = found[-1]
                if edge & other or also & joined:
                    mask, edge, joined = mask | other, edge | beside, joined | also
                    found.pop()
            found.append((resource, mask, edge, joined))
        artifacts = int(has_artifact and len(drawn) == 2 and len(found) == 1)
        regions = [(self.enlarged(*each, artifacts), Promises()) for each in found]
        return Grown(tuple(regions), filled, touched, grown)

    def beside(self, ship: int) -> int:
        """Return the regions, by number, that a ship's lake touches; none for no ship."""
        found = 0
        if ship:
            shore = self.ground.shore[ship.bit_length() - 1]
            for number, region in enumerate(self.regions):
                found |= bool(region.mask & shore) << number
        return found


# What is done in a turn besides drawing rarely changes the board.
features_of = lru_cache(maxsize=1 << 6)(Features)


@lru_cache(maxsize=1 << 12)
def numbers(mask: int) -> tuple[int, ...]:
    """Return the numbers of the bits of a mask that is asked for often, the lowest first."""
    return tuple(bits(mask))
