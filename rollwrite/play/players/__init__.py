"""Computer players: random, hasty, greedy, kinds of their own taste, and the planner."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Protocol

from rollwrite.play.players.greedy import Greedy
from rollwrite.play.players.planner import Planner
from rollwrite.play.players.taste import BUILDER, CLOSER, HUNTER
from rollwrite.play.position import Position
from rollwrite.play.steps import Step


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
