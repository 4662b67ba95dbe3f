"""Where to draw: every pair of hexes at a glance, the best ones with each worker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from heapq import nlargest

from rollwrite.play.merchants.drawing import kinds_shown, worker_places
from rollwrite.play.merchants.ground import bits
from rollwrite.play.merchants.players.land import Change, Land
from rollwrite.play.merchants.players.outlook import outlook_of
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import DRAW_NOTHING, Draw, Drawn, Step, Worker
from sheets.merchants.edition.edition import RESOURCES, Resource

PAIRS = 12  # Ways to draw that are looked at with each worker.
ALIKE = 0.7  # Crowns that two alike side by side promise: a larger region, an artifact.

Pair = tuple[tuple[int, int], tuple[int, int]]  # Two resources by number, each with its bit.
INDEX: Mapping[Resource, int] = {resource: number for number, resource in enumerate(RESOURCES)}


def land_of(position: Position) -> Land:
    """Return the land as the player sees it whose turn it is."""
    return Land(position, position.seat, outlook_of(position))


def valued_draws(position: Position, number: int) -> list[tuple[float, Step]]:
    """Return the best ways to draw what the dice show, each with what it and a worker promise."""
    if not any(position.turn.places):
        return [(0.0, DRAW_NOTHING)]
    land = land_of(position)
    found = [(_with_worker(position, land, pair), pair) for pair in _pairs(position, land)]
    hexes = position.table.ground.hexes
    return [
        (value, Draw(tuple([Drawn(RESOURCES[kind], hexes[bit]) for kind, bit in pair])))
        for value, pair in nlargest(number, found)
    ]


def _with_worker(position: Position, land: Land, pair: Pair) -> float:
    """Return what a way to draw promises with the best worker for it."""
    if not position.turn.has_room:
        return land.after(Change(pair))
    near, places, filled = position.table.ground.near, 0, 0
    for _, bit in pair:
        places |= near[bit]
        filled |= 1 << bit
    workers = bits(places & position.empty & ~filled)
    return max([land.after(Change(pair, 1 << bit)) for bit in workers])


def _pairs(position: Position, land: Land) -> list[Pair]:
    """Return the most promising ways to draw, by what their two hexes promise each alone."""
    kinds = [(INDEX[one], INDEX[other]) for one, other in kinds_shown(position)]
    row = position.table.ground.row
    # What each resource promises alone, by its number and bit.
    after_one = cache(land.after_one)
    found: list[tuple[float, int, int, int, int]] = []
    for mask, distance in zip(position.turn.places, (1, row - 1, row), strict=True):
        for first in bits(mask):
            second = first + distance
            for one, other in kinds:
                value = after_one(one, first) + after_one(other, second)
                found.append((value + ALIKE * (one == other), one, first, other, second))
    best = nlargest(PAIRS, found)
    return [((one, first), (other, second)) for _, one, first, other, second in best]


def valued_workers(position: Position) -> list[tuple[float, Step]]:
    """Return where a worker can be drawn, each place with what it promises."""
    land, hexes = land_of(position), position.table.ground.hexes
    return [
        (land.after(Change(workers=1 << bit)), Worker(hexes[bit]))
        for bit in bits(worker_places(position))
    ]


def valued_terrain(position: Position) -> list[tuple[float, Step]]:
    """Return what can be drawn by the spell, each with what it promises."""
    land, bit_of = land_of(position), position.table.ground.bit_of

    def value(drawn: Sequence[Drawn]) -> float:
        return land.after(Change(tuple([(INDEX[kind], bit_of[hex_]) for kind, hex_ in drawn])))

    return [(value(draw.drawn), draw) for draw in position.legal_draws]
