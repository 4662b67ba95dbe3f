"""A game at one moment as plain values: board, sheets, the turn so far; IllegalStepError."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from rollwrite.play.events import Closed, Event
from rollwrite.play.ground import Ground
from rollwrite.play.steps import Face
from rollwrite.play.table import Table
from scoring.merchants.state import KINDS, ArchiveSpell, Claim, Kind
from sheets.merchants.edition.edition import TRACK_START, TRACKS
from sheets.words.text import Text

Tracks = tuple[int, int, int, int]


class Board(NamedTuple):
    """What lies on the land: masks of hexes, `resources` by resource, workers and ships by seat.

    `empty` is land where nothing lies; `artifacts` are masks of two hexes each; `closed_hexes`
    are those of closed regions (M5.7).
    """

    empty: int
    resources: tuple[int, ...]
    workers: tuple[int, ...]
    ships: tuple[int, ...]
    swamp: int = 0
    artifacts: tuple[int, ...] = ()
    closed_hexes: int = 0

    @property
    def all_resources(self) -> int:
        """The hexes of all resources."""
        gold, wood, crystal, craft, city = self.resources
        return gold | wood | crystal | craft | city

    @property
    def all_workers(self) -> int:
        """The hexes of all workers ashore."""
        found = 0
        for workers in self.workers:
            found |= workers
        return found

    @property
    def manned(self) -> int:
        """The ships with a worker aboard."""
        found = 0
        for ships in self.ships:
            found |= ships
        return found


class Sheet(NamedTuple):
    """What a player has written.

    `crowns` are the figures in their order, played alone those of the current territory (S7).
    Cards are numbers: `bought` and not used; `built` and standing, each with the wood that was
    due for it in `paid`; `cast`; `overbuilt`. `buildings` are the keys of those that stand.
    """

    tracks: Tracks
    crowns: tuple[int, ...] = ()
    circled: int = 0
    crossed: int = 0
    workers_crossed: int = 0
    relics_two: tuple[int, ...] = ()
    relics_three: tuple[int, ...] = ()
    monuments: tuple[int, ...] = ()
    bought: tuple[int, ...] = ()
    built: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()
    cast: tuple[int, ...] = ()
    overbuilt: tuple[int, ...] = ()
    buildings: frozenset[str] = frozenset()
    spells: tuple[ArchiveSpell, ...] = ()
    used: tuple[ArchiveSpell, ...] = ()

    @property
    def owned(self) -> tuple[int, ...]:
        """The numbers of all cards that were ever bought."""
        return self.bought + self.built + self.cast + self.overbuilt

    @property
    def unspent(self) -> int:
        """The artifacts circled and not crossed out."""
        return self.circled - self.crossed

    def write(self, crowns: int) -> Sheet:
        """Return the sheet with crowns written on it, one figure; none for 0."""
        return self._replace(crowns=(*self.crowns, crowns)) if crowns else self


def empty_board(ground: Ground, seats: int) -> Board:
    """Return the board before play; regions that are closed from the start are so."""
    taken = ground.start | ground.printed
    return Board(
        empty=ground.land & ~taken,
        resources=ground.given,
        workers=(0,) * seats,
        ships=(0,) * seats,
    )


def empty_sheet() -> Sheet:
    """Return a sheet before play: all markers at 1 (M2.2)."""
    gold, wood, crystal, craft = (TRACK_START for _ in TRACKS)
    return Sheet((gold, wood, crystal, craft))


Phase: TypeAlias = Literal[
    "start",  # a start card, M2.3
    "draw",  # dice and resources, M3.1-M3.3
    "worker",  # M3.4
    "action",  # M4
    "terrain",  # dice and resources of the spell, M9
    "score",  # the order of scoring, M5.9
    "buy",  # M6
    "take",  # a spell of the archive, F8
    "column",  # S9
    "claim",  # S10
    "bridge",  # S8
    "over",
]


class IllegalStepError(ValueError):
    """A step that the rules do not allow now.

    `message` says why, `rule` by which rule; `allowed` is what could have been instead, as far as
    it can be told in a few words.
    """

    def __init__(self, rule: str, message: Text, allowed: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.allowed = allowed


class Rage(NamedTuple):
    """An enraged worker: the bit of its hex or ship, and what it counts.

    `region` is a bit of the one region in which it does, by the option `rage_counts_in`; -1 for
    all.
    """

    bit: int
    strength: int
    region: int = -1


class Turn(NamedTuple):
    """What happened in a turn so far.

    `places` are the pairs of hexes where two resources may be drawn, by the distance of their
    bits; `has_room` says that a worker fits beside each of them, so that drawing is compulsory
    (M3.5). `drawn` are the two resources of M3, `filled` all hexes in which something was drawn.
    """

    places: tuple[int, int, int] = (0, 0, 0)
    has_room: bool = False
    roll: tuple[Face, ...] = ()
    drawn: int = 0
    filled: int = 0
    rage: Rage | None = None
    terrain: int = 0
    closed_regions: tuple[Closed, ...] = ()


class Solo(NamedTuple):
    """How far a game alone has come: territories by number from 0, `points` in their order (S7)."""

    current: int = 0
    done: tuple[int, ...] = ()
    first: int = 0  # The hex beside a bridge where the first resource has to be drawn (S8).
    points: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    claims: tuple[Claim | None, ...] = ()


class GameState(NamedTuple):
    """A game at one moment.

    taken:          how many relics and monuments are gone, by kind
    closed_columns: the columns, from 0, of which nobody can buy any more (M6.2, S9)
    ending:         the rule by which the game ends with this round, "" while none does
    is_idle:        that in this round nobody could draw (M3.6) or, by the option `deadlock_ends`,
                    did anything
    events:         what the last step brought about
    """

    table: Table
    round: int
    seat: int
    phase: Phase
    board: Board
    sheets: tuple[Sheet, ...]
    turn: Turn
    taken: tuple[int, int, int] = (0, 0, 0)
    closed_columns: frozenset[int] = frozenset()
    ending: str = ""
    is_idle: bool = True
    solo: Solo = Solo()
    events: tuple[Event, ...] = ()

    @property
    def sheet(self) -> Sheet:
        """The sheet of the player whose turn it is."""
        return self.sheets[self.seat]

    @property
    def player(self) -> str:
        """The name of the player whose turn it is."""
        return self.table.names[self.seat]

    @property
    def territory(self) -> int:
        """The land on which this turn is played: the current territory (S8), else all of it."""
        return self.table.ground.territories[self.solo.current]

    @property
    def empty(self) -> int:
        """The empty hexes of the land on which this turn is played."""
        return self.board.empty & self.territory

    @property
    def goals_closed(self) -> int:
        """How many printed resources are closed (M7.1)."""
        return (self.board.closed_hexes & self.table.ground.printed).bit_count()

    def is_past_turn(self, before: GameState) -> bool:
        """Return whether the turn of an earlier game has ended by now."""
        return self.phase == "over" or (self.round, self.seat) != (before.round, before.seat)

    def left(self, kind: Kind) -> tuple[int, ...]:
        """Return the relics or monuments of a kind that nobody has, the most valuable first."""
        return self.table.printed.in_play[kind][self.taken[KINDS.index(kind)] :]

    def open_cards(self, seat: int) -> tuple[int, ...]:
        """Return the cards that a player can still get (M6.2)."""
        owned = frozenset(self.sheets[seat].owned)
        return tuple(
            [
                card
                for number, column in enumerate(self.table.columns)
                if number not in self.closed_columns
                for card in column
                if card not in owned
            ]
        )

    def with_sheet(self, sheet: Sheet) -> tuple[Sheet, ...]:
        """Return all sheets, that of the player whose turn it is changed."""
        return (*self.sheets[: self.seat], sheet, *self.sheets[self.seat + 1 :])
