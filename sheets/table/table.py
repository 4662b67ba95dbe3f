"""A table: who sits there, what they play, and how their sheets are to look."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, NamedTuple

from sheets.drawing.names import Dice, Holes
from sheets.drawing.paper import PAPERS, Frame, Paper, frame_on
from sheets.drawing.theme import Theme
from sheets.table.players import in_turn_order, initials
from sheets.words.text import Text

TABLES: Final = 20  # Numbers of tables; codes have room for 2,025.


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's place: the name and initial to be printed, "" where they are written by hand."""

    name: str = ""
    initial: str = ""


def seats_for(names: tuple[str, ...], *, online: bool = False) -> tuple[Seat, ...]:
    """Return the seats of players with these names, each with the initial that tells them apart.

    `online` puts them in the turn order of play online (M2.4).
    """
    seated = in_turn_order(names) if online else names
    return tuple(map(Seat, seated, initials(seated)))


class Moment(NamedTuple):
    """What filled sheets show: the turn after which it is, if any, whose marks stand out."""

    turn: Text | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table whose sheets are drawn.

    There is a seat for every player. `coordinates` prints the hexes' names in them; `online`
    gives every player their own board; `level` is the solo version's; `realms` are those whose
    sheets are wanted, none for all; `duplex` prints the aid on both sides, and booklets to be
    folded; `screen` keeps small pages one by one. `title` is what one of many tables is called, on
    every page of its own; `dice` are those it has; `plain` leaves out pictures that nobody needs to
    play. Where `fewest` is not 0 the sheets are for any number of players from that to that of the
    seats. Filled sheets show a `moment` of their game.
    """

    variant: str
    seats: tuple[Seat, ...]
    language: str
    theme: Theme
    paper: Paper = PAPERS["a4"]
    online: bool = False
    coordinates: bool = False
    level: str = ""
    realms: tuple[str, ...] = ()
    markers: bool = True
    holes: Holes = ""
    duplex: bool = False
    screen: bool = False
    title: str = ""
    dice: Dice = "d6"
    plain: bool = False
    fewest: int = 0
    moment: Moment | None = None

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.seats)

    @property
    def number(self) -> int | None:
        """A number that tells it from most other tables by who sits there, None for nobody named.

        It stands in the codes of its sheets; there are so few that all can be drawn soon.
        """
        if not any(seat.name for seat in self.seats):
            return None
        names = "\n".join(seat.name for seat in self.seats)
        return int.from_bytes(sha256(names.encode()).digest()[:4], "big") % TABLES

    def letter(self, seat: int) -> str:
        """Return the letter printed for a seat: its initial, else A for the first and so on."""
        return self.seats[seat].initial or chr(ord("A") + seat)

    def marked(self, least: int) -> str:
        """Return what is marked for so many players at least, "" for what all of the table have."""
        if not self.fewest or least <= self.fewest:
            return ""
        return str(least) if least == self.players else f"{least}+"

    @property
    def look(self) -> Hashable:
        """All that decides how the table's sheets look but who sits there."""
        return (
            self.variant,
            self.players,
            self.language,
            self.theme.name,
            self.paper,
            self.online,
            self.coordinates,
            self.level,
            self.realms,
            self.markers,
            self.holes,
            self.duplex,
            self.dice,
            self.plain,
            self.fewest,
            self.moment,
        )

    def cells(self, figures: int) -> int:
        """Return into how many parts a box for so many figures is divided, to be read one by one.

        Where no camera reads them it is one.
        """
        return figures if self.markers else 1

    def in_hue(self, hue: str) -> Table:
        """Return the table with sheets whose bands have this hue, where its theme has one."""
        return replace(self, theme=self.theme.in_hue(hue))

    @property
    def of_small_pages(self) -> Table:
        """The table as small pages are drawn for it, which are folded or stapled, not punched."""
        return replace(self, paper=self.paper.half, holes="")

    @property
    def frame(self) -> Frame:
        """Where layouts lie on this table's paper."""
        return frame_on(self.paper, self.holes)
