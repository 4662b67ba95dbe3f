"""Computer players: random, hasty, greedy, kinds of their own taste, and the planner."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from math import fsum
from random import Random
from typing import Protocol

from rollwrite.play.players.evaluation import evaluate
from rollwrite.play.players.forecast import BUILDER, CLOSER, HUNTER, PLAIN, Tastes
from rollwrite.play.players.greedy import Greedy
from rollwrite.play.position import Position
from rollwrite.play.state import Phase
from rollwrite.play.steps import Step

CANDIDATES = 3  # Steps that are tried,
WORSE = 3.0  # if they seem worse than the best by fewer crowns.
TRIES = 2  # Of each, with the same dice for all.
TURNS_AHEAD = 4  # That are played at least, up to the end of an own turn.
CHANCY: frozenset[Phase] = frozenset({"start", "buy"})  # What greedy players choose by chance.


class Planner:
    """A player that tries its best steps, with dice rolled for a try and hasty players around."""

    def __init__(self, tastes: Tastes = PLAIN) -> None:
        self._tastes = tastes
        self._greedy, self._hasty = Greedy(tastes), Greedy(tastes, hasty=True)

    def choose(self, position: Position, chance: Random) -> Step:
        """Return a step that is legal now, not a roll; `chance` rolls the dice of the tries."""
        ranked = self._greedy.ranked(position, chance)[:CANDIDATES]
        found = [each for each in ranked if each[0] > ranked[0][0] - WORSE]
        # What a start card is worth shows later than any try ends.
        if len(found) == 1 or position.phase == "start":
            return found[0][1]
        seeds = [chance.random() for _ in range(TRIES)]
        values = [self._tried(position.after(step), position, seeds) for _, step in found]
        return found[values.index(max(values))][1]

    def _tried(self, position: Position, now: Position, seeds: Sequence[float]) -> float:
        """Return what a position is worth to the player of `now` some turns later, tries added."""
        rounds = -(-TURNS_AHEAD // len(now.table.names))
        last = (now.round + rounds, now.seat)
        # Until chance has a say, all tries are the same.
        position = self._played(position, last, Random(seeds[0]), until_chance=True)
        ends = [self._played(position, last, Random(seed)) for seed in seeds]
        taste = self._tastes.of(now.table.variant)
        return fsum([evaluate(end, now.seat, taste) for end in ends])

    def _played(
        self,
        position: Position,
        last: tuple[int, int],
        chance: Random,
        *,
        until_chance: bool = False,
    ) -> Position:
        """Return the position after the turn of that round and seat, or before chance has a say."""
        while not position.is_over and (position.round, position.seat) <= last:
            rolls = position.legal_rolls
            if until_chance and (rolls or position.phase in CHANCY):
                break
            step = chance.choice(rolls) if rolls else self._hasty.choose(position, chance)
            position = position.after(step)
        return position


class Player(Protocol):
    """Whoever chooses steps; the dice are rolled by somebody else."""

    def choose(self, position: Position, chance: Random) -> Step:
        """Return a step that is legal now, not a roll; `chance` decides between what is alike."""
        ...


class RandomPlayer:
    """A player that takes any legal step."""

    def choose(self, position: Position, chance: Random) -> Step:
        """Return a step that is legal now."""
        return chance.choice(position.legal_steps)


PLAYERS: Mapping[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "hasty": partial(Greedy, hasty=True),
    "greedy": Greedy,
    "builder": partial(Greedy, BUILDER),
    "closer": partial(Greedy, CLOSER),
    "hunter": partial(Greedy, HUNTER),
    "planner": Planner,
}


@cache
def player_of(name: str) -> Player:
    """Return the computer player with this name; raises KeyError."""
    return PLAYERS[name]()
