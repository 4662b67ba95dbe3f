"""How a kind of sheet is read: its marks in groups, and their readings as a sheet's tree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from numpy.typing import NDArray

from rollwrite.photo.blank import Blank
from rollwrite.photo.joint import Group, Reading
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.markers import Grey
from rollwrite.photo.proposal import Proposal
from scoring.open_game import OpenGame
from sheets.files.schema import Tree

C = TypeVar("C")
Signs: TypeAlias = NDArray[Any]  # How likely each sign is in places that are drawn in, a row each.


class Proposing(Protocol):
    """What makes a proposal of a page's signs beside a game as its other sheets have it.

    `is_named` tells whether players' names are known, `is_complete` whether all sheets are there,
    of which nothing is doubtful.
    """

    def __call__(
        self, signs: Signs, blank: Blank, game: OpenGame, *, is_named: bool, is_complete: bool
    ) -> Proposal:
        """Return the proposal."""


@dataclass(frozen=True, slots=True)
class Proposer:
    """How a sheet is read that is drawn on: its signs, and what is proposed of them."""

    signs: Callable[[Grey, Blank, Any], Signs]
    propose: Proposing


def nothing(_readings: Iterable[Reading], _content: object, _players: int) -> Tree:
    """Return what a sheet that tells of one player only says of the table."""
    return {}


def no_ledgers(
    _readings: tuple[Reading, ...], _content: object, _players: int, _marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield nothing: on the sheet no figures add up."""
    yield from ()


def one_game(marks: frozenset[str]) -> tuple[frozenset[str], ...]:
    """Return the marks of the one game that a sheet is for."""
    return (marks,)


@dataclass(frozen=True, slots=True)
class Reader(Generic[C]):
    """What a game says of a kind of sheet.

    `groups` are those of its marks, by the edition's content, the number of players, and the names
    of all marks on the page; `trees` is what their readings make of a sheet, for each player it
    tells of; `tree` what they say of the table; `ledgers` are the figures on it that add up, by
    what its marks say and the names of all of them. One that `is_shared` holds what all players
    have, and its groups' paths begin where the state's tree does. `games` are the names of the
    marks of each game that a pad has room for; only those of one are read. A sheet with a
    `proposer` is drawn on: what it shows is proposed, no state needs it.
    """

    groups: Callable[[C, int, frozenset[str]], Iterator[Group]]
    trees: Callable[[Iterable[Reading], C, int], tuple[Tree, ...]]
    tree: Callable[[Iterable[Reading], C, int], Tree] = nothing
    is_shared: bool = False
    ledgers: Callable[[tuple[Reading, ...], C, int, frozenset[str]], Iterator[Ledger]] = no_ledgers
    games: Callable[[frozenset[str]], tuple[frozenset[str], ...]] = one_game
    proposer: Proposer | None = None


AnyReader = Reader[Any]
