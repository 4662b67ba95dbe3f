"""Which action to take: every one that may be good, played to the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import nlargest
from itertools import combinations

from rollwrite.play.merchants.choices import HexChoices, PairChoices
from rollwrite.play.merchants.closing import closed_by
from rollwrite.play.merchants.ground import bits
from rollwrite.play.merchants.players.draws import land_of
from rollwrite.play.merchants.players.land import Change, Land
from rollwrite.play.merchants.players.turn_end import settled
from rollwrite.play.merchants.players.worth import worth
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import PASS, Action, Cast, Step

TARGETS = 2  # Ways to cast a spell that are played to the end of the turn.
SWAMPS = 6  # Hexes of which two are blackened.
TERRAIN = 1.2  # Crowns that a resource of the spell promises.


def valued_actions(position: Position) -> Iterator[tuple[float, Step]]:
    """Yield what can be done, and doing nothing, each with what the turn is worth then."""
    seat = position.seat
    yield worth(settled(position.after(PASS), position), seat), PASS
    for steps in position.legal_actions_by_kind:
        for step in _promising(position, steps):
            after, more = position.after(step), 0.0
            if after.phase == "terrain":  # What is drawn is not known yet.
                more = TERRAIN * after.turn.terrain
                turn = after.turn._replace(terrain=0)
                after = after._replace(phase="action", turn=turn).after(PASS)
            yield worth(settled(after, position), seat) + more, step


def _promising(position: Position, steps: Sequence[Action]) -> Sequence[Action]:
    """Return those that may be good of the ways to cast one spell; anything else as it is."""
    if not steps or not isinstance(first := steps[0], Cast):
        return steps
    spell, strength = position.table.spell_of(first.source)
    if spell == "rage":
        return _raging(position, steps)
    if spell not in _CHANGES or len(steps) <= TARGETS:
        return steps
    land = land_of(position)
    if spell == "swamp" and strength > 1:
        return _two_swamps(position, steps, land)
    return _best(position, steps, lambda mask: land.after(_CHANGES[spell](mask)))


_CHANGES: Mapping[str, Callable[[int], Change]] = {
    "astral-ship": lambda mask: Change(ship=mask),
    "clone": lambda mask: Change(workers=mask),
    "muster": lambda mask: Change(workers=mask),
    "swamp": lambda mask: Change(swamp=mask),
}


def _best(
    position: Position, steps: Sequence[Action], value: Callable[[int], float]
) -> list[Action]:
    """Return the best casts by what is thought of the hex of each, which is a mask."""
    masks = _masks(position, steps)
    best = nlargest(TARGETS, range(len(masks)), key=lambda index: value(masks[index]))
    return [steps[index] for index in best]


def _masks(position: Position, steps: Sequence[Action]) -> list[int]:
    if isinstance(steps, HexChoices):
        return [1 << bit for bit in bits(steps.mask)]
    bit_of = position.table.ground.bit_of
    return [1 << bit_of[step.hexes[0]] for step in steps if isinstance(step, Cast)]


def _raging(position: Position, steps: Sequence[Action]) -> Sequence[Action]:
    """Return whom to enrage; nobody where nothing is closed now."""
    table, turn = position.table, position.turn
    closed = closed_by(table, position.board, position.here, turn.filled) if turn.filled else ()
    if not closed:
        return ()
    ground = table.ground

    def hexes(mask: int) -> float:
        bit = mask.bit_length() - 1
        reach = ground.shore[bit] if bit in ground.shore else ground.near[bit]
        return sum([each.mask.bit_count() for each in closed if each.mask & reach])

    return _best(position, steps, hexes) if len(steps) > 1 else steps


def _two_swamps(position: Position, steps: Sequence[Action], land: Land) -> list[Action]:
    """Return two hexes to blacken, of those that are good alone."""
    first = steps[0]
    assert isinstance(first, Cast)
    if not isinstance(steps, PairChoices):  # No more than one can be.
        return [*steps]
    masks = [1 << bit for bit in bits(steps.mask)]
    best = nlargest(SWAMPS, masks, key=lambda mask: land.after(Change(swamp=mask)))
    pairs = nlargest(
        TARGETS,
        combinations(sorted(best), 2),
        key=lambda pair: land.after(Change(swamp=pair[0] | pair[1])),
    )
    hexes = position.table.ground.hexes
    return [
        Cast(first.source, (hexes[one.bit_length() - 1], hexes[other.bit_length() - 1]))
        for one, other in pairs
    ]
