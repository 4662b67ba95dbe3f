"""What all regions that one turn closes give a player together (M5.9), in the family version too.

Pure functions on one player's numbers. Which regions a Rage spell counts in is the caller's to
say: each closing carries its own.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from scoring.merchants.rewards.rewards import (
    PAYING,
    Closing,
    Line,
    Reward,
    halved,
    hex_lines,
    reward,
    total,
    unhalved_reward,
)
from sheets.merchants.edition.edition import Resource
from sheets.merchants.options import Rules

GUILD_CROWNS = 2  # F7

# Whole games ask for the same few rewards again and again.
_reward = lru_cache(maxsize=1 << 12)(reward)
_unhalved_reward = lru_cache(maxsize=1 << 12)(unhalved_reward)


@dataclass(frozen=True, slots=True)
class TurnReward:
    """What the regions closed in one turn give a player, in the order in which they are scored.

    `tracks` stand so after all of them. `lines` are of the turn as a whole: by `overflow_per =
    "turn"` what passed 5, halved once (M5.5).
    """

    rewards: tuple[Reward, ...]
    tracks: Mapping[Resource, int]
    lines: tuple[Line, ...] = ()

    @property
    def over(self) -> int:
        """What would have passed the ends of all tracks."""
        return sum(each.over for each in self.rewards)

    @property
    def crowns(self) -> int:
        """All crowns of the turn's regions."""
        return sum(each.crowns for each in self.rewards) + total(self.lines, "crowns")


def turn_reward(
    closings: Sequence[Closing],
    tracks: Mapping[Resource, int],
    buildings: Collection[str],
    rules: Rules,
) -> TurnReward:
    """Return what the regions that a turn closed give a player, scored in this order (M5.9).

    `tracks` stand so before, those of the closed regions at least; `buildings` are the keys of the
    player's standing ones. The Store pays once a region by either `overflow_per` (M8).
    """
    in_turn = rules.overflow_per == "turn"
    score = _unhalved_reward if in_turn else _reward
    after, standing = dict(tracks), frozenset(buildings)
    rewards: list[Reward] = []
    for closing in closings:
        resource = closing.resource
        track = None if resource == "city" else after[resource]
        found = score(closing, track, standing & PAYING[resource])
        if found.track is not None:
            after[resource] = found.track
        rewards.append(found)
    lines = halved(sum(each.over for each in rewards)) if in_turn else ()
    return TurnReward(tuple(rewards), after, lines)


def family_reward(closing: Closing, guilds: Collection[Resource]) -> Reward:
    """Return what a closed region gives a player of the family version, who has no tracks (F6).

    `guilds` are the resources of the player's guilds (F7).
    """
    lines = hex_lines(closing, "crowns", "F6")
    if closing.workers and closing.resource in guilds:
        hexes = closing.hexes
        crowns = hexes * GUILD_CROWNS
        lines += (Line("guild", crowns, "crowns", "F7", (hexes, GUILD_CROWNS)),)
    return Reward(closing, None, None, 0, total(lines, "crowns"), lines)
