"""The examples on the aids: states and records beside the shipped edition, as data.

What is drawn from one is true to the rules: tests play its record and score its state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import cache

from sheets.editions.edition import SHIPPED
from sheets.files.reading import parse_toml, read_text
from sheets.files.schema import Tree, build, schema
from sheets.hexes import Hex
from sheets.merchants.edition.edition import EdgeName, HexName, Resource

FOLDER = SHIPPED / "pandoria-merchants" / "examples"


@schema
class Piece:
    """A piece of a board: the hexes that are shown, and what of the edition lies there."""

    hexes: tuple[HexName, ...]
    start: Mapping[Resource, tuple[HexName, ...]] = field(default_factory=dict)
    printed: Mapping[Resource, tuple[HexName, ...]] = field(default_factory=dict)
    lakes: tuple[HexName, ...] = ()
    borders: tuple[EdgeName, ...] = ()


@schema
class Drawn:
    """What players have drawn, as a state's file holds it."""

    gold: tuple[HexName, ...] = ()
    wood: tuple[HexName, ...] = ()
    crystal: tuple[HexName, ...] = ()
    craft: tuple[HexName, ...] = ()
    city: tuple[HexName, ...] = ()
    artifacts: tuple[EdgeName, ...] = ()
    workers: Mapping[str, tuple[HexName, ...]] = field(default_factory=dict)

    def resources(self) -> Iterator[tuple[Hex, Resource]]:
        """Yield every hex with a resource that was drawn there."""
        drawn: Mapping[Resource, tuple[Hex, ...]] = {
            "gold": self.gold,
            "wood": self.wood,
            "crystal": self.crystal,
            "craft": self.craft,
            "city": self.city,
        }
        yield from ((hex_, resource) for resource, hexes in drawn.items() for hex_ in hexes)


@schema
class Example:
    """A piece of a board with what was drawn there, `new` what the last turn drew.

    `record` is the game up to that turn, `pays` what the region of
    a resource that it closed is worth to whom.
    """

    piece: Piece
    board: Drawn
    new: tuple[HexName, ...] = ()
    pays: Mapping[str, int] = field(default_factory=dict)
    resource: Resource | None = None
    record: str = ""
    variant: str = "base"


def hexes_closed(shown: Example) -> int:
    """Return how many hexes the region has that an example closes."""
    resource = shown.resource
    drawn = sum(kind == resource for _, kind in shown.board.resources())
    return drawn + sum(len(hexes) for kind, hexes in shown.piece.start.items() if kind == resource)


@cache
def example(name: str) -> Example:
    """Return an example by the name of its file."""
    return build(Example, _tree(name))


@schema
class Finished:
    """A finished sheet, as a state's file holds it."""

    crowns: int
    gold: int
    wood: int
    crystal: int
    craft: int
    artifacts: Mapping[str, int]
    workers_crossed: int
    relics: Mapping[str, tuple[int, ...]]
    monuments: tuple[int, ...]
    cards: Mapping[str, str]


@schema
class Count:
    """A finished sheet and what each part of it counts for, crowns first, to a total."""

    sheet: Finished
    counted: Mapping[str, int]
    total: int


@cache
def final_example() -> Count:
    """Return the sheet whose final count the aids work out."""
    return build(Count, _tree("count"))


@schema
class Row:
    """A row of the solo table: a target, what it leaves to the Trolls, what they claim (S9-S11)."""

    target: int
    yours: int
    less: int
    sum: int
    cards: int = 0
    claim: int = 0


@schema
class Rows:
    """The first rows of a solo table."""

    rows: tuple[Row, ...]


@cache
def trolls_example() -> Rows:
    """Return the rows of the table that the solo aid works out; the file holds their state too."""
    return build(Rows, {"rows": _tree("trolls")["rows"]})


def _tree(name: str) -> Tree:
    return parse_toml(read_text(FOLDER / f"{name}.toml"))
