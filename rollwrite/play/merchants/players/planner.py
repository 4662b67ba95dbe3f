"""The planner: tries its best steps, with dice rolled for a try and greedy players around it."""

from __future__ import annotations

from math import fsum
from random import Random

from rollwrite.play.merchants.players.greedy import Greedy
from rollwrite.play.merchants.players.worth import worth
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import Step

CANDIDATES = 4  # Steps that are tried.
TRIES = 3  # Of each, with the same dice for all.
TURNS_AHEAD = 4  # That are played at least, up to the end of an own turn.


class Planner:
    """A player that looks some turns ahead."""

    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(self, position: Position, chance: Random) -> Step:
        """Return a step that is legal now, not a roll; `chance` rolls the dice of the tries."""
        found = self._greedy.ranked(position, chance)[:CANDIDATES]
        # What a start card is worth shows later than any try ends.
        if len(found) == 1 or position.phase == "start":
            return found[0][1]
        seeds = [chance.random() for _ in range(TRIES)]
        values = [
            fsum([self._tried(position.after(step), position, Random(seed)) for seed in seeds])
            for _, step in found
        ]
        return found[values.index(max(values))][1]

    def _tried(self, position: Position, now: Position, chance: Random) -> float:
        """Return what a position is worth to the player of `now` some turns later."""
        rounds = -(-TURNS_AHEAD // len(now.table.names))
        last = (now.round + rounds, now.seat)
        while not position.is_over and (position.round, position.seat) <= last:
            rolls = position.legal_rolls
            step = chance.choice(rolls) if rolls else self._greedy.choose(position, chance)
            position = position.after(step)
        return worth(position, now.seat)
