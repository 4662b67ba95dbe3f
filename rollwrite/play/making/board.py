"""A board from a seed: starts, goals and lakes laid out so that it plays well.

What makes a board play well was found by simulation: printed resources with four empty hexes beside
them, which are no pockets, half-way between the starts and the far side; lakes that close them in
part; starts apart from each other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rollwrite.play.making import SeededRandom
from sheets.hexes import Hex, distance, hex_at, neighbours, reading_order, row_of
from sheets.merchants.edition.dead_land import ROOM, SAFE, dead_land
from sheets.merchants.edition.edition import RESOURCES, TRACKS, Board, Lake, Resource

COLUMNS, ROWS = 17, 10
RIVERS = (4, 7)  # M1.4
BANDS = ((1, 4), (5, 7), (8, 10))  # Rows.
OTHER_KINDS: tuple[Resource, ...] = ("wood", "crystal", "craft")
LAKES = (3, 3, 3)  # A band's.
LAKE_SIZES = (1, 2, 2, 3)
TRIES = 2600  # Moves while a board is laid out.
HEAT, COOLING = 8.0, 0.9982  # How much worse a move may be at first, and how that falls.

FROM_START = (4, 6)  # Steps from a printed resource to the nearest start in its band, or above.
STARTS_APART, PRINTED_APART, ALIKE_APART = 4, 3, 5
LAKES_APART = 2


@dataclass(slots=True)
class Plan:
    """A board while it is laid out: where each thing lies; printed ones four a band."""

    starts: list[Hex]
    printed: list[Hex]
    kinds: list[Resource]
    lakes: list[list[Hex]]


def make_board(random: SeededRandom) -> Board:
    """Return a board drawn by lots, without dead land: more than every second one has none."""
    while dead_land(board := _board(_laid_out(random), random)):
        pass
    return board


def _laid_out(random: SeededRandom) -> Plan:
    plan = best = _first_plan(random)
    faults = fewest = _faults(plan)
    heat = HEAT
    for _ in range(TRIES):
        heat *= COOLING
        moved = _moved(plan, random)
        if moved is None:
            continue
        found = _faults(moved)
        # Worse is taken, too, the less the later: else no board gets over its first faults.
        if found <= faults + heat * random.chance():
            plan, faults = moved, found
            if faults < fewest:
                best, fewest = plan, faults
    return best


def _hexes(rows: tuple[int, int]) -> list[Hex]:
    first, last = rows
    return [
        hex_at(column, row) for row in range(first, last + 1) for column in range(1, COLUMNS + 1)
    ]


ALL = frozenset(hex_ for band in BANDS for hex_ in _hexes(band))
NEAR: Mapping[Hex, tuple[Hex, ...]] = {
    hex_: tuple(near for near in neighbours(hex_) if near in ALL) for hex_ in ALL
}
BAND_HEXES = tuple(_hexes(band) for band in BANDS)


def _band(hex_: Hex) -> int:
    row = row_of(hex_)
    return next(index for index, (first, last) in enumerate(BANDS) if first <= row <= last)


def _first_plan(random: SeededRandom) -> Plan:
    free = [random.shuffled(band) for band in BAND_HEXES]
    starts = [free[0].pop() for _ in TRACKS]
    printed = [free[band].pop() for band in range(len(BANDS)) for _ in range(4)]
    lakes = []
    for band, number in enumerate(LAKES):
        for _ in range(number):
            lakes.append(_lake(free[band].pop(), random, {*starts, *printed}))
    return Plan(starts, printed, _kinds(random), lakes)


def _kinds(random: SeededRandom) -> list[Resource]:
    """Return what the printed resources are: four different ones a band, each kind often enough."""
    while True:
        found: list[Resource] = []
        for _ in BANDS:
            others = random.shuffled(OTHER_KINDS)[:2]
            found += random.shuffled(["gold", "city", *others])
        if all(found.count(kind) >= 2 for kind in RESOURCES):
            return found


def _lake(first: Hex, random: SeededRandom, taken: set[Hex]) -> list[Hex]:
    lake, size = [first], random.one(LAKE_SIZES)
    while len(lake) < size:
        near = [
            hex_
            for each in lake
            for hex_ in NEAR[each]
            if hex_ not in lake and hex_ not in taken and _band(hex_) == _band(first)
        ]
        if not near:
            break
        lake.append(random.one(sorted(near)))
    return lake


def _moved(plan: Plan, random: SeededRandom) -> Plan | None:
    """Return the plan with one thing moved, None where there was no room."""
    taken = {*plan.starts, *plan.printed, *(hex_ for lake in plan.lakes for hex_ in lake)}
    index = random.below(len(plan.starts) + len(plan.printed) + 2 * len(plan.lakes) + 4)
    moved = _copy(plan)
    if index < len(plan.starts):
        moved.starts[index] = random.one(_near_or_any(plan.starts[index], BAND_HEXES[0], random))
        return None if moved.starts[index] in taken else moved
    index -= len(plan.starts)
    if index < len(plan.printed):
        choice = _near_or_any(plan.printed[index], BAND_HEXES[index // 4], random)
        moved.printed[index] = random.one(choice)
        return None if moved.printed[index] in taken else moved
    index -= len(plan.printed)
    if index < 2 * len(plan.lakes):
        index //= 2
        old = plan.lakes[index]
        rest = taken.difference(old)
        first = random.one(_near_or_any(old[0], BAND_HEXES[_band(old[0])], random))
        if first in rest:
            return None
        moved.lakes[index] = _lake(first, random, rest)
        return moved
    one, other = random.below(4), random.below(4)
    band = 4 * random.below(len(BANDS))
    kinds, one, other = moved.kinds, band + one, band + other
    kinds[one], kinds[other] = kinds[other], kinds[one]
    return moved


def _near_or_any(hex_: Hex, band: Sequence[Hex], random: SeededRandom) -> Sequence[Hex]:
    """Return the places to which something is moved: a step, else anywhere in its band."""
    if random.chance() < 0.7:
        near = [each for each in NEAR[hex_] if each in band]
        if near:
            return near
    return band


def _copy(plan: Plan) -> Plan:
    return Plan([*plan.starts], [*plan.printed], [*plan.kinds], [[*lake] for lake in plan.lakes])


def _faults(plan: Plan) -> float:
    water = {hex_ for lake in plan.lakes for hex_ in lake}
    held = {*plan.starts, *plan.printed}
    return (
        _goal_faults(plan, water | held)
        + _distance_faults(plan)
        + _lake_faults(plan, held)
        + _pocket_faults(water | held)
    )


def _goal_faults(plan: Plan, taken: set[Hex]) -> float:
    """Return what is wrong beside printed resources: open sides, pockets, the way to them."""
    found = 0.0
    for index, hex_ in enumerate(plan.printed):
        band = index // 4
        # By rows in play: a river below may be the border (M2.5).
        for last in {BANDS[band][1], ROWS}:
            free = [each for each in NEAR[hex_] if each not in taken and row_of(each) <= last]
            found += 10 * max(0, SAFE - len(free)) + 4 * max(0, len(free) - SAFE)
            for each in free:
                others = sum(near not in taken and row_of(near) <= last for near in NEAR[each])
                found += 6 * max(0, ROOM - others)
        way = min(distance(hex_, start) for start in plan.starts)
        near, far = FROM_START
        if band == 0:
            found += 2 * max(0, near - way) + 1.5 * max(0, way - far)
    return found


def _distance_faults(plan: Plan) -> float:
    found = 0.0
    for one, other in combinations(plan.starts, 2):
        found += 3 * max(0, STARTS_APART - distance(one, other))
    for one, other in combinations(plan.printed, 2):
        found += 10 * max(0, PRINTED_APART - distance(one, other))
    alike: dict[Resource, list[Hex]] = {
        track: [hex_] for track, hex_ in zip(TRACKS, plan.starts, strict=True)
    }
    for hex_, kind in zip(plan.printed, plan.kinds, strict=True):
        alike.setdefault(kind, []).append(hex_)
    for hexes in alike.values():
        for one, other in combinations(hexes, 2):
            found += 2 * max(0, ALIKE_APART - distance(one, other))
    columns = [start.q + start.r / 2 for start in plan.starts]
    spread = (max(columns) - min(columns)) / COLUMNS
    return found + 12 * max(0.0, 0.6 - spread)


def _lake_faults(plan: Plan, held: set[Hex]) -> float:
    found = 0.0
    for one, other in combinations(plan.lakes, 2):
        apart = min(distance(a, b) for a in one for b in other)
        found += 3 * max(0, LAKES_APART - apart)
    for lake in plan.lakes:
        beside = {near for hex_ in lake for near in NEAR[hex_]}
        if not any(hex_ in beside for hex_ in held):
            found += 1.0
    return found


def _pocket_faults(taken: set[Hex]) -> float:
    found = 0.0
    for hex_ in ALL:
        if hex_ not in taken:
            free = sum(near not in taken for near in NEAR[hex_])
            found += (3 - free) if free < 3 else 0
    return 0.5 * found


def _board(plan: Plan, random: SeededRandom) -> Board:
    start: dict[Resource, tuple[Hex, ...]] = {
        track: (hex_,) for track, hex_ in zip(TRACKS, plan.starts, strict=True)
    }
    printed: dict[Resource, list[Hex]] = {kind: [] for kind in RESOURCES}
    for hex_, kind in zip(plan.printed, plan.kinds, strict=True):
        printed[kind].append(hex_)
    in_order = (sorted(lake, key=reading_order) for lake in plan.lakes)
    lakes = sorted(in_order, key=lambda lake: reading_order(lake[0]))
    return Board(
        columns=COLUMNS,
        rows=ROWS,
        start=start,
        printed={kind: tuple(sorted(hexes, key=reading_order)) for kind, hexes in printed.items()},
        lakes=tuple(Lake(tuple(lake), _ships(lake, random)) for lake in lakes),
        rivers=RIVERS,
    )


def _ships(lake: Sequence[Hex], random: SeededRandom) -> tuple[Hex, ...]:
    """Return the ships of a lake: one, on a large one two."""
    return tuple(sorted(random.shuffled(lake)[: 2 if len(lake) > 2 else 1], key=reading_order))
