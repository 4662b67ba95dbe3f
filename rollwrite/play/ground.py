"""What a game is played on, as bit masks: one bit a hex, whole sets of hexes in one number.

Rows lie one after the other with a column left empty between them, so that the neighbours of a
set of hexes are the set moved by six fixed distances.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scoring.merchants.board.position import hexes_in_play, land_of
from sheets.hexes import Edge, Hex, hex_at, neighbours, reading_order
from sheets.merchants.edition.edition import RESOURCES, Board, Edition, SoloMap
from sheets.words.text import Text


class NoGroundError(ValueError):
    """An edition without anything to play this variant on."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """The land of an edition that is in play at one number of players (M2.5, S3).

    `hexes` are by bit. `land` holds the hexes of land in play; `near` gives, by bit, those of them
    that touch a hex, over no river of the solo map. `start` and `printed` hold the resources that
    stand there before play, `given` both by resource. `ships` are hexes too; `shore` is, by bit of
    a ship, the land that its lake touches. `territories` are one, but on the solo map. `pair_at`
    is the place of a pair's mask among those by the distance of its bits. `to_end` printed
    resources must be closed for the end (M7.1); alone none (S12).
    """

    plan: Board | SoloMap
    players: int
    hexes: tuple[Hex, ...]
    bit_of: dict[Hex, int]
    row: int
    land: int
    neighbours: tuple[int, ...]
    start: int
    printed: int
    given: tuple[int, ...]
    ships: int
    shore: dict[int, int]
    territories: tuple[int, ...]
    pair_at: dict[int, int]
    to_end: int

    def mask(self, hexes: Iterable[Hex]) -> int:
        """Return some hexes of the plan as a mask; those off it are left out."""
        found = 0
        for hex_ in hexes:
            found |= 1 << self.bit_of[hex_] if hex_ in self.bit_of else 0
        return found

    def hexes_of(self, mask: int) -> tuple[Hex, ...]:
        """Return the hexes of a mask in reading order."""
        return tuple([self.hexes[bit] for bit in bits(mask)])

    def pairs_of(self, places: Iterable[int]) -> list[Edge]:
        """Return pairs of hexes in reading order, given by masks as `pair_at` orders them."""
        apart = sorted(self.pair_at, key=self.pair_at.__getitem__)
        found = [
            (self.hexes[bit], self.hexes[bit + distance])
            for mask, distance in zip(places, apart, strict=True)
            for bit in bits(mask)
        ]
        return sorted(found, key=lambda pair: [reading_order(each) for each in pair])

    def dilate(self, mask: int) -> int:
        """Return what touches a set of hexes, and most of the set itself; water and rivers too."""
        row = self.row
        return mask << 1 | mask >> 1 | mask << row | mask >> row | mask << row - 1 | mask >> row - 1

    def edges_of(self, masks: Iterable[int]) -> tuple[Edge, ...]:
        """Return the edges whose two hexes each mask holds."""
        pairs = (self.hexes_of(mask) for mask in masks)
        return tuple((first, second) for first, second in pairs)


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits of a mask, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def nth_bit(mask: int, index: int) -> int:
    """Return the number of a bit of a mask, `index` counted from 0 at the lowest."""
    base, width = 0, mask.bit_length()
    while width > 1:
        half = width >> 1
        low = mask & (1 << half) - 1
        count = low.bit_count()
        if index < count:
            mask, width = low, half
        else:
            index -= count
            mask >>= half
            base += half
            width -= half
    return base


def ground_of(variant: str, edition: Edition, players: int) -> Ground:
    """Return what a variant is played on; raises NoGroundError without a solo map (S1)."""
    plan = land_of(variant, edition)
    if plan is None:
        raise NoGroundError(Text("this edition holds no map to play on alone"))
    survey = _Survey(plan, players)
    in_play, land, mask = survey.in_play, survey.land, survey.mask
    given = plan.start_resources | plan.printed_resources
    pieces = plan.territories if isinstance(plan, SoloMap) else ()
    return Ground(
        plan=plan,
        players=players,
        hexes=tuple(survey.by_bit),
        bit_of=survey.places,
        row=survey.row,
        land=mask(land),
        neighbours=tuple(mask(survey.touching(hex_)) for hex_ in survey.by_bit),
        start=mask(land.intersection(plan.start_resources)),
        printed=mask(land.intersection(plan.printed_resources)),
        given=tuple(
            mask(hex_ for hex_, kind in given.items() if kind == resource and hex_ in land)
            for resource in RESOURCES
        ),
        ships=mask(in_play.intersection(plan.ships)),
        shore=survey.shores(),
        territories=tuple(mask(land.intersection(each.hexes)) for each in pieces) or (mask(land),),
        pair_at={1: 0, survey.row - 1: 1, survey.row: 2},
        to_end=plan.printed_to_end(players) if isinstance(plan, Board) else 0,
    )


class _Survey:
    """The hexes of a plan, each with its bit."""

    def __init__(self, plan: Board | SoloMap, players: int) -> None:
        self.plan, self.players = plan, players
        self.row = plan.columns + plan.rows // 2 + 1
        shift = (plan.rows - 1) // 2
        self.places = {hex_: hex_.r * self.row + hex_.q + shift for hex_ in plan.hexes}
        # Where no hex lies, any stands: no mask has that bit.
        self.by_bit = [hex_at(1, 1)] * (max(self.places.values()) + 1)
        for hex_, bit in self.places.items():
            self.by_bit[bit] = hex_
        self.in_play = hexes_in_play(plan, players)
        self.land = self.in_play - plan.lake_hexes
        self.territory_of = plan.territory_of if isinstance(plan, SoloMap) else {}

    def mask(self, hexes: Iterable[Hex]) -> int:
        return sum(1 << self.places[hex_] for hex_ in {*hexes})

    def touching(self, hex_: Hex) -> Iterator[Hex]:
        """Yield the land that touches a hex, over no river of the solo map."""
        territory = self.territory_of.get(hex_)
        for near in neighbours(hex_):
            if near in self.land and self.territory_of.get(near) == territory:
                yield near

    def shores(self) -> dict[int, int]:
        """Return, by bit of a ship in play, the land that its lake touches (M2.5)."""
        found: dict[int, int] = {}
        for lake in self.plan.lakes_in_play(self.players):
            near = {each for hex_ in lake.hexes for each in neighbours(hex_)}
            shore = self.mask(near & self.land)
            found |= {self.places[ship]: shore for ship in lake.ships}
        return found
