"""A run: which games are played, by whom, with which edition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from rollwrite.play.merchants.game import new_game
from rollwrite.play.merchants.players import player_of
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import Step
from rollwrite.play.merchants.table import Level, Variant
from sheets.merchants.edition.edition import Edition

NAMES = ("Anna", "Bernd", "Clara", "Dora")


@dataclass(frozen=True, slots=True)
class Run:
    """Games that are numbered from 0; each one's dice and choices follow from `seed` and number.

    `players` are the names of players of ours, one a seat; from game to game they move on by one
    seat, so that each plays as often first as last.
    """

    games: int
    variant: Variant
    players: tuple[str, ...]
    edition: Edition
    level: Level = "beginner"
    seed: str = "1"

    @property
    def mark(self) -> str:
        """A text that two runs share only if they play the same games."""
        known = (self.variant, self.players, self.edition, self.level, self.seed)
        return sha256(repr(known).encode()).hexdigest()[:16]

    def start(self) -> Position:
        """Return the position before the first step of every game."""
        return new_game(NAMES[: len(self.players)], self.variant, self.edition, self.level)

    def seats(self, number: int) -> tuple[str, ...]:
        """Return which player of ours sits where in a game."""
        moved = number % len(self.players)
        return self.players[moved:] + self.players[:moved]


def moves(run: Run, start: Position, number: int) -> Iterator[tuple[Position, Step, Position]]:
    """Play a game; yield every step between the position before it and the one after it.

    `start` is the run's, the same for all of its games.
    """
    position = start
    dice = Random(f"{run.seed}/{number}/dice")
    seats = [
        (player_of(name), Random(f"{run.seed}/{number}/{seat}"))
        for seat, name in enumerate(run.seats(number))
    ]
    while not position.is_over:
        if rolls := position.legal_rolls:
            step: Step = dice.choice(rolls)
        else:
            player, chance = seats[position.seat]
            step = player.choose(position, chance)
        after = position.after(step)
        yield position, step, after
        position = after
