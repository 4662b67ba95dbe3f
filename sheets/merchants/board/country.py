"""The country under a board's hexes: patches of meadow, forest, hill and marsh, with few signs.

A patch is made of cells a quarter as wide as a hex and is rounded, so that nobody takes it for a
region, whose sides are those of hexes. What grows where follows what is printed, and chance.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from itertools import chain
from math import hypot, sqrt
from random import Random
from typing import Literal, NamedTuple, TypeAlias, get_args

from sheets.drawing.shapes import Item, Path, Point
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Hex, Lattice, neighbours, reading_order
from sheets.merchants.board.shores import outline_of, smooth, widened
from sheets.merchants.board.waters import USUAL_WIDTH
from sheets.merchants.edition.edition import Land, Resource
from sheets.merchants.vignettes import SIGNS, country_sign

Kind: TypeAlias = Literal["meadow", "forest", "hill", "marsh"]
GROWS: Mapping[Resource, Kind] = {
    "wood": "forest",
    "gold": "hill",
    "crystal": "hill",
    "craft": "meadow",
    "city": "meadow",
}
FREE: tuple[Kind, ...] = ("meadow", "meadow", "forest", "forest", "hill")  # What chance has.
CELLS = 4  # So many cells side by side are as wide as a hex.
# In cells, from the middle of a hex: so far lie its own, and so far those that touch it.
OWN, TOUCHING = 2.0, 2.9
LEAST, MOST = 26, 120  # The cells of a patch.
SHARE, TRIES = 0.75, 150  # How much of the land has patches, and how often chance tries to add one.
FLAT, ROUGH = 1.6, 0.4  # How far apart rows count, since patches are flat; how ragged they are.
REACH = 0.82  # No cell lies so much further from the first than those of a round patch.
LEAST_CORNERS = 24  # Of an outline.
ROUNDED = 8  # So many corners of a patch's outline become one.
RIM = 1.2  # So far on either side of its outline a patch is paler.
CORNER = Hex(-1, 2)  # The cell above a hex's lowest corner, where signs stand.
UP = 1.5  # So far above that corner, within the hex, in the hex that signs are drawn for.
BELOW = (1, 2)  # The directions of the hexes beside that corner.
SIGN_SIZE, CELLS_A_SIGN, MOST_SIGNS = 0.85, 30, 3


class Patch(NamedTuple):
    """A piece of the country: what it is, and its cells."""

    kind: Kind
    cells: frozenset[Hex]


def country_of(land: Land, dry: Iterable[Hex], seed: str) -> tuple[Patch, ...]:
    """Return the patches of a map's dry hexes: around what is printed, at lakes, then by chance."""
    hexes = frozenset(dry)
    printed = land.start_resources | land.printed_resources
    centres = [(hex_, GROWS[kind]) for hex_, kind in printed.items() if hex_ in hexes]
    for lake in land.lakes:
        shore = hexes.intersection(neighbours(lake.hexes[0]))
        centres += [(min(shore), "marsh")] if shore else []
    return _grown(hexes, tuple(centres), seed)


@lru_cache(maxsize=16)
def _grown(
    dry: frozenset[Hex], centres: tuple[tuple[Hex, Kind], ...], seed: str
) -> tuple[Patch, ...]:
    """Return patches near the centres, then others until they cover their share of the land."""
    chance = Random(f"{seed} country")
    free = _cells(dry)
    left_bare = (1 - SHARE) * len(free)
    hexes = sorted(dry, key=reading_order)
    wanted = [*centres, *((chance.choice(hexes), chance.choice(FREE)) for _ in range(TRIES))]
    patches: list[Patch] = []
    for index, (hex_, kind) in enumerate(wanted):
        if index >= len(centres) and len(free) < left_bare:
            break
        number = chance.randint(LEAST, MOST)
        starts = sorted(free.intersection(_cells_around(hex_, OWN)))
        cells = _patch(chance.choice(starts), number, free, chance) if starts else frozenset()
        if len(cells) >= LEAST:
            patches.append(Patch(kind, cells))
            free.difference_update(cells, *map(neighbours, cells))
    return tuple(patches)


def _cells(dry: Collection[Hex]) -> set[Hex]:
    """Return the cells of hexes, without those that touch other hexes."""
    around = {beside for hex_ in dry for beside in neighbours(hex_)}.difference(dry)
    cells = {cell for hex_ in dry for cell in _cells_around(hex_, OWN)}
    return cells.difference(cell for hex_ in around for cell in _cells_around(hex_, TOUCHING))


def _cells_around(hex_: Hex, reach: float) -> Iterator[Hex]:
    return (Hex(CELLS * hex_.q + q, CELLS * hex_.r + r) for q, r in _offsets(reach))


@lru_cache(maxsize=2)
def _offsets(reach: float) -> tuple[Hex, ...]:
    middle, steps = Hex(0, 0), range(-CELLS, CELLS + 1)
    cells = (Hex(q, r) for q in steps for r in steps)
    return tuple(cell for cell in cells if _far(middle, cell, SQRT3 / 2) <= reach)


def _patch(start: Hex, number: int, free: Collection[Hex], chance: Random) -> frozenset[Hex]:
    """Return at most so many free cells that hang together, those near the start first."""
    taken: set[Hex] = set()
    reach = REACH * sqrt(number)
    seen, rim = {start}, [(0.0, start)]
    while rim and len(taken) < number:
        far, cell = heappop(rim)
        if cell not in free or far > reach:
            continue
        taken.add(cell)
        for each in neighbours(cell):
            if each not in seen:
                seen.add(each)
                heappush(rim, (_far(start, each) * (1 + ROUGH * chance.random()), each))
    return frozenset(taken)


def _far(one: Hex, other: Hex, pitch: float = FLAT) -> float:
    """Return how far apart two cells are where rows are so far apart."""
    across, down = other.q - one.q + (other.r - one.r) / 2, other.r - one.r
    return hypot(across, pitch * down)


def draw_patches(patches: Iterable[Patch], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    """Yield the patches, each kind in its tint with a paler rim; a theme without tints has none."""
    fine = Lattice(lattice.x, lattice.y, lattice.width / CELLS)
    for kind in get_args(Kind):
        alike = (patch.cells for patch in patches if patch.kind == kind)
        loops = [
            _rounded(loop)
            for cells in alike
            for loop in outline_of(cells, fine)
            if len(loop) > LEAST_CORNERS  # What lies around a few bare cells is left out.
        ]
        for name, beyond in ((f"{kind}-rim", RIM), (f"{kind}-land", -RIM)):
            if loops and (fill := theme.fill(name)):
                curves = (smooth(widened(loop, beyond)) for loop in loops)
                yield Path(tuple(chain.from_iterable(curves)), fill)


def _rounded(loop: list[Point]) -> list[Point]:
    """Return an outline of fewer points, each in the middle of several corners."""
    parts = [loop[start : start + ROUNDED] for start in range(0, len(loop), ROUNDED)]
    return [
        (sum(x for x, _ in part) / len(part), sum(y for _, y in part) / len(part)) for part in parts
    ]


def draw_signs(
    patches: Iterable[Patch], bare: Collection[Hex], lattice: Lattice, theme: Theme, seed: str
) -> Iterator[Item]:
    """Yield the signs of patches, low in bare hexes, where no pen draws."""
    chance, size = Random(f"{seed} signs"), SIGN_SIZE * lattice.width / USUAL_WIDTH
    up = UP * lattice.width / USUAL_WIDTH
    corners = {
        Hex(CELLS * hex_.q + CORNER.q, CELLS * hex_.r + CORNER.r): lattice.corners(hex_)[2]
        for hex_ in sorted(bare, key=reading_order)
        if all(neighbours(hex_)[below] in bare for below in BELOW)
    }
    for kind, cells in patches:
        found = [foot for cell, foot in corners.items() if cell in cells]
        chance.shuffle(found)
        variant = chance.randrange(SIGNS)
        for x, y in found[: min(len(cells) // CELLS_A_SIGN + 1, MOST_SIGNS)]:
            yield country_sign(kind, variant, (x, y - up), theme, size)
            variant += chance.choice((1, 2))
