"""What the pens have left so far: the board as masks, everybody's sheet; immutable."""

from __future__ import annotations

from typing import NamedTuple

from rollwrite.play.merchants.ground import Ground
from scoring.merchants.family.archive import ArchiveSpell
from sheets.merchants.edition.edition import TRACK_START, TRACKS

Tracks = tuple[int, int, int, int]


class Board(NamedTuple):
    """What lies on the land: masks of hexes, `resources` by resource, workers and ships by seat.

    `empty` is land where nothing lies; `artifacts` are masks of two hexes each; `closed` holds the
    hexes of closed regions (M5.7).
    """

    empty: int
    resources: tuple[int, ...]
    workers: tuple[int, ...]
    ships: tuple[int, ...]
    swamp: int = 0
    artifacts: tuple[int, ...] = ()
    closed: int = 0

    @property
    def all_resources(self) -> int:
        """The hexes of all resources."""
        gold, wood, crystal, craft, city = self.resources
        return gold | wood | crystal | craft | city

    @property
    def all_workers(self) -> int:
        """The hexes of all workers ashore."""
        found = 0
        for workers in self.workers:
            found |= workers
        return found

    @property
    def manned(self) -> int:
        """The ships with a worker aboard."""
        found = 0
        for ships in self.ships:
            found |= ships
        return found


class Sheet(NamedTuple):
    """What a player has written.

    `crowns` are the figures in their order, played alone those of the current territory (S7).
    Cards are numbers: `bought` and not used; `built` and standing, each with the wood that was
    due for it in `paid`; `cast`; `overbuilt`. `buildings` are the keys of those that stand.
    """

    tracks: Tracks
    crowns: tuple[int, ...] = ()
    circled: int = 0
    crossed: int = 0
    workers_crossed: int = 0
    relics_two: tuple[int, ...] = ()
    relics_three: tuple[int, ...] = ()
    monuments: tuple[int, ...] = ()
    bought: tuple[int, ...] = ()
    built: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()
    cast: tuple[int, ...] = ()
    overbuilt: tuple[int, ...] = ()
    buildings: frozenset[str] = frozenset()
    spells: tuple[ArchiveSpell, ...] = ()
    used: tuple[ArchiveSpell, ...] = ()

    @property
    def owned(self) -> tuple[int, ...]:
        """The numbers of all cards that were ever bought."""
        return self.bought + self.built + self.cast + self.overbuilt

    @property
    def unspent(self) -> int:
        """The artifacts circled and not crossed out."""
        return self.circled - self.crossed

    def write(self, crowns: int) -> Sheet:
        """Return the sheet with crowns written on it, one figure; none for 0."""
        return self._replace(crowns=(*self.crowns, crowns)) if crowns else self


def empty_board(ground: Ground, seats: int) -> Board:
    """Return the board before play; regions that are closed from the start are so."""
    taken = ground.start | ground.printed
    return Board(
        empty=ground.land & ~taken,
        resources=ground.given,
        workers=(0,) * seats,
        ships=(0,) * seats,
    )


def empty_sheet() -> Sheet:
    """Return a sheet before play: all markers at 1 (M2.2)."""
    gold, wood, crystal, craft = (TRACK_START for _ in TRACKS)
    return Sheet((gold, wood, crystal, craft))
