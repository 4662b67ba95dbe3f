"""A solo map from a seed: eight territories of nearly as many free hexes, lakes where they meet.

What makes the game alone worth playing is, above all, how many free hexes a territory has: 14 are
nearly always won by whoever plays well, 11 seldom.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import combinations

from rollwrite.play.making import SeededRandom
from sheets.hexes import Hex, distance, hex_at, neighbours, pieces, reading_order
from sheets.merchants.edition.edition import (
    RESOURCES,
    TERRITORIES,
    TRACKS,
    Lake,
    Resource,
    SoloMap,
    Territory,
)

COLUMNS, ROWS = 12, 10
ACROSS, DOWN = 4, 2  # Blocks that territories grow from.
# Hexes of each: 10 hexes of water leave two territories 11 free ones, the others 12.
LAKES = (3, 2, 2, 1, 1, 1)
LAKES_APART = 3
# What is printed in each territory: the first holds the starts, too.
PRINTED = (1, 2, 1, 2, 1, 2, 1, 2)
SWAPS = 6000  # Hexes that are tried in another territory.
COMPACT = 0.35  # How much a long border weighs, against a hex too many or too few.
ROUGH = 0.6  # How much of that may be lost by a swap, for borders that are no straight lines.
BRIDGES = 10

ALL = tuple(hex_at(column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))
ON_MAP = frozenset(ALL)
NEAR: Mapping[Hex, tuple[Hex, ...]] = {
    hex_: tuple(each for each in neighbours(hex_) if each in ON_MAP) for hex_ in ALL
}


def make_solo_map(random: SeededRandom) -> SoloMap:
    """Return a solo map drawn by lots."""
    while True:
        part = {hex_: _block(index) for index, hex_ in enumerate(ALL)}
        _swap(part, dict.fromkeys(range(TERRITORIES), len(ALL) / TERRITORIES), random)
        lakes = _lakes(part, random)
        for lake in lakes:
            for hex_ in lake:
                del part[hex_]
        if any(len(pieces(_land(part, number))) != 1 for number in range(TERRITORIES)):
            continue
        targets = _targets(len(part))
        _swap(part, targets, random)
        if any(abs(len(_land(part, number)) - targets[number]) > 0.5 for number in targets):
            continue
        given = _given(part, random)
        if given is not None:
            return _map(part, lakes, *given, random)


def _block(index: int) -> int:
    """Return the territory from which a hex sets out, numbered along a winding way."""
    row, column = divmod(index, COLUMNS)
    across, down = column * ACROSS // COLUMNS, row * DOWN // ROWS
    return 2 * across + (down if across % 2 == 0 else 1 - down)


def _targets(land: int) -> dict[int, float]:
    """Return how many hexes each territory has, so that all have as many free ones."""
    held = [PRINTED[number] + (len(TRACKS) if number == 0 else 0) for number in range(TERRITORIES)]
    free, more = divmod(land - sum(held), TERRITORIES)
    # Later territories have the higher targets: they get what is left over.
    return {
        number: held[number] + free + (number >= TERRITORIES - more)
        for number in range(TERRITORIES)
    }


def _swap(part: dict[Hex, int], targets: dict[int, float], random: SeededRandom) -> None:
    """Move border hexes to a neighbouring territory until sizes are right, borders short."""
    sizes = {number: len(_land(part, number)) for number in targets}
    hexes = [hex_ for hex_ in ALL if hex_ in part]
    for _ in range(SWAPS):
        hex_ = random.one(hexes)
        own = part[hex_]
        near = [part[each] for each in NEAR[hex_] if each in part]
        others = [each for each in near if each != own]
        if not others:
            continue
        other = random.one(others)
        gain = abs(sizes[own] - targets[own]) + abs(sizes[other] - targets[other])
        gain -= abs(sizes[own] - 1 - targets[own]) + abs(sizes[other] + 1 - targets[other])
        gain += COMPACT * (near.count(other) - near.count(own))
        if gain < -ROUGH * random.chance() or not _holds(part, hex_, own):
            continue
        part[hex_] = other
        sizes[own] -= 1
        sizes[other] += 1


def _holds(part: dict[Hex, int], hex_: Hex, own: int) -> bool:
    """Return whether a territory hangs together without one of its hexes."""
    land = _land(part, own) - {hex_}
    return len(pieces(land)) == 1


def _land(part: dict[Hex, int], number: int) -> set[Hex]:
    return {hex_ for hex_, each in part.items() if each == number}


def _lakes(part: dict[Hex, int], random: SeededRandom) -> list[list[Hex]]:
    """Return lakes where territories meet, apart from each other."""
    found: list[list[Hex]] = []
    corners = [
        hex_
        for hex_ in ALL
        if len({part[each] for each in NEAR[hex_]}) >= 3
        or (len(NEAR[hex_]) < 5 and len({part[each] for each in NEAR[hex_]}) == 2)
    ]
    for size in LAKES:
        free = [
            hex_
            for hex_ in corners
            if all(distance(hex_, other) >= LAKES_APART for lake in found for other in lake)
        ]
        lake = [random.one(free or corners)]
        while len(lake) < size:
            near = [
                each
                for hex_ in lake
                for each in NEAR[hex_]
                if each not in lake and len({part[other] for other in NEAR[each]}) > 1
            ]
            lake.append(random.one(sorted(near, key=reading_order)))
        found.append(lake)
    seen: set[Hex] = set()
    for lake in found:  # Where there was no room two may meet: what is water once is not twice.
        lake[:] = [hex_ for hex_ in lake if hex_ not in seen]
        seen.update(lake)
    return [lake for lake in found if lake]


Given = tuple[dict[Resource, tuple[Hex, ...]], dict[Resource, tuple[Hex, ...]]]


def _given(part: dict[Hex, int], random: SeededRandom) -> Given | None:
    """Return start and printed resources, none beside another; None where there is no room."""
    taken: list[Hex] = []

    def place(number: int) -> Hex | None:
        land = _land(part, number)
        free = [
            hex_
            for hex_ in ALL
            if hex_ in land
            and hex_ not in taken
            and all(distance(hex_, other) > 1 for other in taken)
            and sum(part.get(each) == number for each in NEAR[hex_]) >= 2
        ]
        if not free:
            return None
        taken.append(random.one(free))
        return taken[-1]

    start: dict[Resource, tuple[Hex, ...]] = {}
    for track in TRACKS:
        if (hex_ := place(0)) is None:
            return None
        start[track] = (hex_,)
    printed: dict[Resource, list[Hex]] = {resource: [] for resource in RESOURCES}
    kinds = [*_kinds(random)]
    for number, count in enumerate(PRINTED):
        for _ in range(count):
            if (hex_ := place(number)) is None:
                return None
            printed[kinds.pop(0)].append(hex_)
    return start, {kind: tuple(sorted(each, key=reading_order)) for kind, each in printed.items()}


def _kinds(random: SeededRandom) -> Iterator[Resource]:
    """Yield what is printed, territory by territory: two in one differ, the first has a city."""
    while True:
        rest: list[Resource] = ["gold", "gold", "wood", "wood", "crystal", "crystal", "craft"]
        rest = random.shuffled([*rest, "craft", "city", "city", "gold"])
        found: list[Resource] = ["city", *rest]
        place = 0
        is_right = True
        for count in PRINTED:
            is_right = is_right and len({*found[place : place + count]}) == count
            place += count
        if is_right:
            yield from found
            return


def _map(
    part: dict[Hex, int],
    lakes: list[list[Hex]],
    start: dict[Resource, tuple[Hex, ...]],
    printed: dict[Resource, tuple[Hex, ...]],
    random: SeededRandom,
) -> SoloMap:
    held = {hex_ for each in (*start.values(), *printed.values()) for hex_ in each}
    return SoloMap(
        columns=COLUMNS,
        rows=ROWS,
        start=start,
        printed=printed,
        lakes=tuple(
            Lake(tuple(sorted(lake, key=reading_order)), (random.one(lake),))
            for lake in sorted(lakes, key=lambda each: min(map(reading_order, each)))
        ),
        territories=tuple(
            Territory(tuple(sorted(_land(part, number), key=reading_order)))
            for number in range(TERRITORIES)
        ),
        bridges=tuple(_bridges(part, held, random)),
    )


def _bridges(
    part: dict[Hex, int], held: Collection[Hex], random: SeededRandom
) -> list[tuple[Hex, Hex]]:
    """Return bridges between territories that touch: a way to each, then some more."""
    edges: dict[tuple[int, int], list[tuple[Hex, Hex]]] = {}
    for one, other in combinations([hex_ for hex_ in ALL if hex_ in part], 2):
        if other in NEAR[one] and part[one] != part[other] and not {one, other} & set(held):
            low, high = sorted((part[one], part[other]))
            edges.setdefault((low, high), []).append((one, other))
    found = []
    ways = random.shuffled(sorted(edges))
    reached = {0}
    while new := [way for way in ways if len({*way} & reached) == 1]:
        reached.update(new[0])
        found.append(new[0])
    more = [way for way in ways if way not in found]
    found += more[: max(0, BRIDGES - len(found))]
    chosen = [random.one(edges[way]) for way in sorted(found)]
    return sorted(chosen, key=lambda edge: reading_order(edge[0]))
