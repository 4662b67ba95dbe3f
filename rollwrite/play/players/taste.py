"""The tastes of players: what they give for what can be had, and what they expect of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple


# Tastes are few, and are told apart as objects: what is looked up by one is found at once.
@dataclass(frozen=True, slots=True, eq=False)
class Taste:
    """What things are worth to a player: in crowns, or as a part of what they would pay.

    The figures are those of a player among others; they were found by play.
    """

    # The sheet.
    building: float = 1.11  # Of what a standing building brings, turn by turn.
    spell: float = 0.67  # Of what a spell brings.
    unused: float = 0.5  # Of what using a card would bring, while it is not used.
    monument: float = 0.42  # Of what a monument would bring, while its building stands.
    relic: float = 1.11  # Of what a relic would bring, while its artifacts are unspent.
    taken: float = 0.0  # A monument or relic more than its points.
    crystal: float = 0.86  # That a price takes.
    wood: float = 1.02  # That a price takes.
    unit: float = 0.57  # Of what resources on a track are worth.
    bend: float = 0.26  # By how much the first of them are worth more than the last.
    fall: float = 2.22  # Own turns before the end, from which on they are worth less.
    # The land.
    near: float = 0.94  # The chance to close a region with one empty hex beside it.
    decay: float = 0.97  # What is left of it with each further one.
    reach: float = 1.04  # How it falls when few turns are left.
    lost: float = 0.85  # Of what others would get of a region.
    artifact: float = 2.8  # In a region, for who closes it.
    closes: float = 0.47  # Closing by itself: a card can be bought.
    side: float = 0.03  # An empty hex beside a worker.
    alike: float = 0.56  # Two alike side by side: a larger region, an artifact.
    two: float = 0.0  # Closing two regions at once: alone a card can be bought.
    goals: float = 0.0  # Each printed resource that is closed.
    # The others.
    rivals: float = 1.1  # Of what stands on their sheets.
    leader: float = 0.26  # The part of that which is the best one's.
    # The rest of the game.
    filled: float = 2.71  # Hexes that a turn fills, of those that matter.
    spare: float = 3.91  # Hexes that stay empty.
    last: float = 0.41  # Own turns left when enough printed resources are closed.
    goal: float = 1.76  # Own turns more for each that is missing.
    near_goal: float = 1.66  # The same, where it comes to what can still be closed.
    territory: float = 0.0  # Own turns for each territory to come.
    below: float = 1.0  # What a crown counts that the Trolls do not get (S11).

    def leaning(self, **times: float) -> Taste:
        """Return a taste that has so many times as much of some figures."""
        return replace(self, **{name: getattr(self, name) * by for name, by in times.items()})

    def plus(self, **more: float) -> Taste:
        """Return a taste that has so much more of some figures."""
        return replace(self, **{name: getattr(self, name) + by for name, by in more.items()})


class Tastes(NamedTuple):
    """What a player likes among others, and alone."""

    among_others: Taste
    alone: Taste

    def of(self, variant: str) -> Taste:
        """Return the taste for a variant."""
        return self.alone if variant == "solo" else self.among_others

    def leaning(self, **times: float) -> Tastes:
        """Return tastes that have so many times as much of some figures."""
        return Tastes(*(each.leaning(**times) for each in self))

    def plus(self, **more: float) -> Tastes:
        """Return tastes that have so much more of some figures."""
        return Tastes(*(each.plus(**more) for each in self))


# Alone, what pays in later territories and what is closed at once are worth most.
PLAIN = Tastes(
    Taste(),
    Taste(
        building=2.56,
        spell=1.18,
        unused=0.47,
        monument=0.34,
        relic=0.76,
        crystal=0.93,
        wood=1.03,
        unit=2.41,
        bend=0.17,
        fall=2.45,
        near=0.33,
        decay=0.39,
        reach=0.65,
        lost=0.23,
        artifact=2.37,
        closes=0.0,
        side=0.03,
        alike=0.8,
        two=1.42,
        filled=1.58,
        spare=0.0,
        territory=3.3,
        below=3.28,
    ),
)

# What follows is about as strong as that, and wants different things.

# Cards that pay late: many buildings, which stay, in a game that it expects to be long.
BUILDER = PLAIN.leaning(building=1.9, unused=1.5, closes=2.0, monument=0.3, goal=1.3)

# Many small regions, each with a card bought, and the end: printed resources are closed early.
CLOSER = PLAIN.leaning(decay=0.95, near=0.95, alike=0.2, closes=2.5, artifact=0.8, goal=0.9).plus(
    goals=0.8
)

# Monuments before others have them, and relics: buildings are there to be built over.
HUNTER = PLAIN.leaning(monument=1.2, building=0.5, wood=0.8, artifact=1.4, relic=1.1).plus(
    taken=2.0
)
