"""The greedy player: takes what its turn is worth now and soon, without looking at the next."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rollwrite.play.merchants.players.actions import valued_actions
from rollwrite.play.merchants.players.cards import valued_cards
from rollwrite.play.merchants.players.draws import valued_draws, valued_terrain, valued_workers
from rollwrite.play.merchants.players.turn_end import settled
from rollwrite.play.merchants.players.worth import worth
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import Step

MOST = 12  # Ways to draw that are ranked.

Valued = tuple[float, Step]  # What a step is worth, in crowns; only differences mean anything.


class Greedy:
    """A player that looks at its own turn alone."""

    def choose(self, position: Position, chance: Random) -> Step:
        """Return a step that is legal now, not a roll; `chance` decides between cards alike."""
        return max(self._valued(position, chance, 1), key=_value)[1]

    def ranked(self, position: Position, chance: Random) -> list[Valued]:
        """Return the steps that are worth a look, the best first."""
        return sorted(self._valued(position, chance, MOST), key=_value, reverse=True)

    def _valued(self, position: Position, chance: Random, number: int) -> Sequence[Valued]:
        match position.phase:
            case "draw":
                return valued_draws(position, number)
            case "worker":
                return valued_workers(position)
            case "terrain":
                return valued_terrain(position)
            case "action":
                return [*valued_actions(position)]
            case "start" | "buy":
                return valued_cards(position, chance)
        steps = position.legal_steps
        if len(steps) == 1:
            return [(0.0, steps[0])]
        seat = position.seat
        return [(worth(settled(position.after(step), position), seat), step) for step in steps]


def _value(valued: Valued) -> float:
    return valued[0]
