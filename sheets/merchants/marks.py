"""The names of the marks on the sheets of the game, and how many there are of some.

Seats are counted from 0, everything else as it is printed.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from sheets.hexes import Edge, Hex, edge_name, hex_name
from sheets.merchants.edition.edition import TERRITORIES, Resource

SeatPart: TypeAlias = Literal["initial", "name"]
FIRST_MARK = "first-player.initial"  # Where there is no room for the first player's name.
CardPart: TypeAlias = Literal["spell", "card", "building"]
ValueKind: TypeAlias = Literal["relic two", "relic three", "monument"]
SymbolKind: TypeAlias = Literal["artifact", "worker"]
Kept: TypeAlias = Literal["tracks", "cards", "artifacts"]
PARTS: tuple[CardPart, ...] = ("spell", "card", "building")  # Star, oval and rectangle.
PLAYER_CROWNS, CROWNS_ACROSS = 30, 5  # Boxes for figures, and so many of them in a row.
KEPT: tuple[Kept, ...] = ("tracks", "cards", "artifacts")  # What brings crowns at the end.
CLAIMED_AFTER = (3, 4, 5, 6, 7, 8)  # The territories after which the Trolls claim a column (S9).
PointsPart: TypeAlias = Literal["initial", "name", "total", "unused"]
Column: TypeAlias = Literal["yours", "less", "cards", "claim", "sum"]
Sum: TypeAlias = Literal["territories", "total", "trolls"]
SOLO_CROWNS = 10  # A territory's boxes for figures.
COLUMNS: tuple[Column, ...] = ("yours", "less", "cards", "claim", "sum")
CELLS: Mapping[Column, int] = {"yours": 2, "sum": 3}  # Each figure has a part of their boxes.
_FIRST: Mapping[Column, int] = {"cards": 3, "claim": 4}  # S9, S10


def hex_mark(hex_: Hex) -> str:
    """Return the mark of a hex: `hex.D4`."""
    return f"hex.{hex_name(hex_)}"


def edge_mark(edge: Edge) -> str:
    """Return the mark of an edge: `edge.D4-E4`."""
    return f"edge.{edge_name(edge)}"


def ship_mark(ship: Hex) -> str:
    """Return the mark of the ring of the ship that is drawn in a hex: `ship.G5`."""
    return f"ship.{hex_name(ship)}"


def closed_mark(number: int) -> str:
    """Return the mark of a box of the end's tracker: `closed.1`."""
    return f"closed.{number}"


def seat_mark(seat: int, part: SeatPart) -> str:
    """Return the mark of a player's line beside the map: `player.1.initial`."""
    return f"player.{seat + 1}.{part}"


def call_mark(turn: int, part: str) -> str:
    """Return the mark of what is noted of a turn: `call.1.worker`."""
    return f"call.{turn}.{part}"


def track_mark(resource: Resource, step: int) -> str:
    """Return the mark of a track's step: `track.gold.2`."""
    return f"track.{resource}.{step}"


def card_mark(number: int, part: CardPart) -> str:
    """Return the mark of a card's star, oval or rectangle: `card.17.spell`."""
    return f"card.{number}.{part}"


def column_mark(number: int) -> str:
    """Return the mark of the box under a column of cards: `column.2`."""
    return f"column.{number}"


def value_mark(kind: ValueKind, points: int) -> str:
    """Return the mark of a relic or monument: `relic.two.8`, `monument.14`."""
    return f"{kind.replace(' ', '.')}.{points}"


def symbol_mark(kind: SymbolKind, number: int) -> str:
    """Return the mark of an artifact or a worker: `artifact.1`."""
    return f"{kind}.{number}"


def crowns_mark(number: int) -> str:
    """Return the mark of a box of the crown space: `crowns.1`."""
    return f"crowns.{number}"


def crowns_sum_mark(row: int) -> str:
    """Return the mark of the sum of a row of the crown space: `crowns.sum.1`."""
    return f"crowns.sum.{row}"


def final_mark(line: str) -> str:
    """Return the mark of a line of the final count, which alone is on the board: `final.gold`."""
    return f"final.{line}"


def claimed_column_mark(territory: int) -> str:
    """Return the mark of the column that the Trolls claim: `trolls.column.3`."""
    return f"trolls.column.{territory}"


# Boxes for figures. In games of computer players nobody needed more than 21.
FAMILY_ROWS: Final = 3
FAMILY_ACROSS: Final = 10
OWN_SHEET: Final = 4  # From so many players on the points have a sheet of their own.


# The order in which players take the guilds (F3).
GUILDS: Final[tuple[Resource, ...]] = ("craft", "gold", "crystal", "wood")


def points_kind(players: int) -> Literal["guilds", "points"]:
    """Return the kind of sheet on which the points of so many players are."""
    return "points" if players >= OWN_SHEET else "guilds"


def owner_mark(resource: Resource, seat: int) -> str:
    """Return the mark of a player's ring under a guild: `guild.gold.owner.1`."""
    return f"guild.{resource}.owner.{seat + 1}"


def place_name(storey: int, place: int) -> str:
    """Return the name of a place of the archive, as it is printed there: `1A`."""
    return f"{storey}{chr(ord('A') + place - 1)}"


def used_mark(storey: int, place: int, number: int) -> str:
    """Return the mark of a spell's square, crossed out when it is used: `archive.1A2.used`."""
    return f"archive.{place_name(storey, place)}{number}.used"


def who_mark(storey: int, place: int, number: int, seat: int) -> str:
    """Return the mark of a player's ring at a spell, circled who takes it: `archive.1A2.who.1`."""
    return f"archive.{place_name(storey, place)}{number}.who.{seat + 1}"


def points_mark(seat: int, box: int | PointsPart) -> str:
    """Return the mark of a box of a player's points, the figures' by number: `points.1.3`."""
    return f"points.{seat + 1}.{box}"


def family_sum_mark(seat: int, number: int) -> str:
    """Return the mark of what a row of a player's points comes to: `points.1.sum.2`."""
    return f"points.{seat + 1}.sum.{number}"


def has_box(territory: int, column: Column) -> bool:
    """Return whether a territory has a box in a column: some columns begin further down."""
    return _FIRST.get(column, 1) <= territory <= TERRITORIES


def territory_mark(territory: int, column: Column) -> str:
    """Return the mark of a box of the ledger: `territory.1.yours`."""
    return f"territory.{territory}.{column}"


def territory_crowns_mark(territory: int, number: int) -> str:
    """Return the mark of a territory's box for a figure: `territory.1.crowns.2`."""
    return f"territory.{territory}.crowns.{number}"


def solo_sum_mark(part: Sum) -> str:
    """Return the mark of a sum of the final count: `final.total` is yours, then the Trolls'."""
    return f"final.{part}"
