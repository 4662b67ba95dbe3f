"""Kinds of players that are about as strong as each other, and want different things."""

from rollwrite.play.players.taste import PLAIN

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
