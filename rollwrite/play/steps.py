"""The steps of a turn, in the order of the rules; plain values that know no position."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from scoring.merchants.state import ArchiveSpell, Kind
from sheets.hexes import Hex
from sheets.merchants.edition.edition import RESOURCES, Resource

Face: TypeAlias = Resource | Literal["?"]

Source: TypeAlias = int | ArchiveSpell

FACES: tuple[Face, ...] = (*RESOURCES, "?")  # M1.1


@dataclass(frozen=True, slots=True)
class Start:
    """Take a start card free (M2.3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Roll:
    """What the dice show: two in a turn (M3.1), one for Terrain 1 (M9)."""

    faces: tuple[Face, ...]


class Drawn(NamedTuple):
    """A resource in a hex."""

    resource: Resource
    hex: Hex


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw resources, in reading order of their hexes (M3.2); none for `draw nothing` (M3.5)."""

    drawn: tuple[Drawn, ...] = ()


@dataclass(frozen=True, slots=True)
class Worker:
    """Draw a worker (M3.4)."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Build:
    """Erect the building of a card (M4.2)."""

    card: int


@dataclass(frozen=True, slots=True)
class Relic:
    """Take the most valuable relic of a kind (M4.3)."""

    kind: Literal["two", "three"]


@dataclass(frozen=True, slots=True)
class Monument:
    """Erect the most valuable monument over the building of a card (M4.4)."""

    card: int


@dataclass(frozen=True, slots=True)
class Cast:
    """Cast the spell of a card, or of a place of the archive (M4.1, F5).

    What the spell works on follows, as far as it needs it (M9): `hexes`, a `resource`, the `card`
    to acquire, what to `erect`. Terrain has a `Roll` and a `Draw` as steps of their own.
    """

    source: Source
    hexes: tuple[Hex, ...] = ()
    resource: Resource | None = None
    card: int = 0
    erect: Build | Monument | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """Score closed regions in this order, each named by one of its hexes (M5.9)."""

    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a card (M6.1)."""

    card: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take a spell of the archive (F8)."""

    spell: ArchiveSpell


@dataclass(frozen=True, slots=True)
class Column:
    """Leave a column of cards to the Trolls (S9), counted from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Leave the most valuable relic of a kind, or monument, to the Trolls (S10)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Bridge:
    """Begin the next territory on this hex, beside a bridge (S8)."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass on an action, an order, a card: never written, as it follows from what is."""


Erect: TypeAlias = Build | Monument
Action: TypeAlias = Cast | Build | Relic | Monument
Step: TypeAlias = (
    Start | Roll | Draw | Worker | Action | Score | Buy | Take | Column | Claim | Bridge | Pass
)

PASS = Pass()
DRAW_NOTHING = Draw()
