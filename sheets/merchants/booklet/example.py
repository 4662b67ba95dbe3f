"""What the rules work out for a booklet: positions as pens leave them, and what they pay.

Plain values, made where rules are known and drawn where they are not.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sheets.drawing.filling import Filling
from sheets.hexes import Hex
from sheets.merchants.edition.edition import Board, Resource, SoloMap

CAST = ("Anna", "Bernd", "Chloé")  # The three who play, in the order of play.
INITIALS = tuple(name[0] for name in CAST)  # As they are printed where nobody is named.


class Pay(NamedTuple):
    """What a closed region pays to a player.

    `unit` is a resource or `crown`. `workers` of theirs touch the region, `amount` is what hexes
    times workers come to, `bonus` what a building of theirs adds. `before` and `after` are where
    their track stands, None where there is none, and `crowns` what passes its end becomes.
    """

    seat: int
    initial: str
    hexes: int
    workers: int
    amount: int
    unit: str
    bonus: int = 0
    before: int | None = None
    after: int | None = None
    crowns: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """A piece of land as the pens of three players leave it.

    Of the `land` these `hexes` are shown, on which `resources` stand, printed or drawn; `fillings`
    are what pens left there, `new` is what the last turn drew. `pays` is what the closed `region`
    pays to whom.
    """

    land: Board
    hexes: tuple[Hex, ...]
    resources: Mapping[Hex, Resource]
    fillings: tuple[Filling, ...]
    new: tuple[Hex, ...] = ()
    region: tuple[Hex, ...] = ()
    pays: tuple[Pay, ...] = ()


@dataclass(frozen=True, slots=True)
class Valley:
    """A piece of a solo map as pens leave it, `new` what the last turn drew.

    `closed` is how many regions that turn closed; the hexes of all that are closed are `struck`.
    """

    land: SoloMap
    fillings: tuple[Filling, ...]
    new: tuple[Hex, ...] = ()
    closed: int = 0
    struck: tuple[Hex, ...] = ()


class Claim(NamedTuple):
    """What the Trolls get of a territory, part by part; None where they claim nothing yet."""

    target: int
    yours: int
    less: int
    cards: int | None
    claim: int | None
    sum: int


class Cost(NamedTuple):
    """What is paid for a price: of its resource, and craft for what is missing of it."""

    price: int
    asked: int
    paid: int
    craft: int


class Part(NamedTuple):
    """A part of a final count: what it counts, its points, how many there are, or its step."""

    name: str
    points: int
    number: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The count of a finished sheet, crowns first.

    `figures` are those of its ledger, among them the values of a relic and a monument; `fillings`
    are what pens left in ledger and final count.
    """

    figures: tuple[int, ...]
    relic: int
    monument: int
    parts: tuple[Part, ...]
    total: int
    fillings: tuple[Filling, ...] = ()


@dataclass(frozen=True, slots=True)
class Examples:
    """The examples of a booklet by their names, and the figures that its sentences say.

    `owners` are the seats of those who own guilds. `claims` are the Trolls' of the first
    territories, `ledger` the figures of the first one.
    """

    scenes: Mapping[str, Scene] = field(default_factory=dict)
    costs: Mapping[str, Cost] = field(default_factory=dict)
    figures: Mapping[str, int] = field(default_factory=dict)
    finished: Finished | None = None
    owners: Mapping[Resource, int] = field(default_factory=dict)
    valleys: Mapping[str, Valley] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
    ledger: tuple[int, ...] = ()
