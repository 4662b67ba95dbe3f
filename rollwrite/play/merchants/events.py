"""What a step brings about, each with its rule: told at once, never written in a record."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from scoring.merchants.rewards.prices import Price
from scoring.merchants.rewards.rewards import Reward
from scoring.merchants.states.claims import Claim
from sheets.hexes import Edge
from sheets.merchants.edition.edition import Resource


class ArtifactDrawn(NamedTuple):
    """An artifact is drawn on an edge (M3.3)."""

    edge: Edge


class Paid(NamedTuple):
    """A price is paid (M4.1, M4.2, M4.4, M6.1)."""

    seat: int
    price: Price


class Closed(NamedTuple):
    """A region that this turn closed: its resource by number, its hexes as a mask.

    `workers` are by seat those that touch it (M5.3).
    """

    resource: int
    mask: int
    workers: tuple[int, ...]
    artifacts: int


class RegionClosed(NamedTuple):
    """A region is closed (M5.2)."""

    region: Closed


class Earned(NamedTuple):
    """A player earns for a closed region (M5.3-M5.5, F6, F7); `reward` tells each step."""

    seat: int
    reward: Reward


class Crowns(NamedTuple):
    """A player writes crowns, by a rule, for what is called so: a building's key or "overflow"."""

    seat: int
    crowns: int
    rule: str
    what: str


class ArtifactsCircled(NamedTuple):
    """A player circles artifacts of closed regions (M5.6)."""

    seat: int
    number: int


class ValueTaken(NamedTuple):
    """A player takes a relic or monument; all others cross it out (M4.3, M4.4)."""

    seat: int
    claim: Claim


class ColumnShut(NamedTuple):
    """Three cards of a column are bought: the others are crossed out (M6.2); counted from 1."""

    seat: int
    column: int


class TrackRaised(NamedTuple):
    """The Asylum raises a track from 0 to 1 (M8)."""

    seat: int
    resource: Resource


class EndReached(NamedTuple):
    """The game ends with this round (M7.1, M3.6, F9)."""

    rule: str


class TerritoryClosed(NamedTuple):
    """A territory is closed; its points go into the table (S6, S7). `row` is counted from 1."""

    row: int
    points: int


class TrollsGained(NamedTuple):
    """The Trolls get what a territory's target leaves to them (S11). `row` is counted from 1."""

    row: int
    points: int


class ColumnClaimed(NamedTuple):
    """The Trolls claim a column, from 1, and a point for each card crossed out now (S9)."""

    column: int
    cards: int


class ValueClaimed(NamedTuple):
    """The Trolls claim a relic or monument, and its points (S10)."""

    claim: Claim


Event: TypeAlias = (
    ArtifactDrawn
    | Paid
    | RegionClosed
    | Earned
    | Crowns
    | ArtifactsCircled
    | ValueTaken
    | ColumnShut
    | TrackRaised
    | EndReached
    | TerritoryClosed
    | TrollsGained
    | ColumnClaimed
    | ValueClaimed
)
