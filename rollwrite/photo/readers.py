"""Readers: what a game says of each kind of sheet that is read, its groups, trees and board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.groups import Group, Reading
from rollwrite.photo.identity import SheetIdentity
from rollwrite.photo.intake import Grey
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.template import Blank
from scoring.games import GAMES
from scoring.open_game import OpenGame
from scoring.places import Place
from sheets.files.problem import Path, Problem
from sheets.files.schema import Tree
from sheets.game import load_part

C = TypeVar("C")
Places: TypeAlias = tuple[Place, ...]  # Those on a page.
# Places that are drawn in, by signs: how probable each is.
SignProbabilities: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class BoardGuess:
    """What a board shows, proposed at a key of a state.

    key, tree: where it belongs, and what
    unsure:    the places that are not certain, by where in the tree they are told
    open:      the places that seem empty and may not be
    sure:      how many places are certain
    problems:  what `check` says of it beside the sheets
    is_held:   the players' names are known, and all sheets were there to be held to, each sure, or
               none at all
    """

    key: str
    tree: Tree
    unsure: Mapping[Path, tuple[str, ...]]
    open: tuple[str, ...]
    sure: int
    problems: tuple[Problem, ...]
    is_held: bool = False

    @property
    def doubtful(self) -> int:
        """How many places are not certain."""
        return len(self.open) + sum(map(len, self.unsure.values()))

    @property
    def fits(self) -> bool:
        """Whether the state may have it: the sheets do not contradict it."""
        return self.is_held and not any(each.level == "error" for each in self.problems)


class Guess(Protocol):
    """What guesses a board of a page's signs beside a game as its other sheets have it.

    `is_named` tells whether players' names are known, `is_complete` whether all sheets are there,
    of which nothing is doubtful.
    """

    def __call__(
        self,
        signs: SignProbabilities,
        blank: Blank,
        game: OpenGame,
        *,
        is_named: bool,
        is_complete: bool,
    ) -> BoardGuess:
        """Return the guess."""


@dataclass(frozen=True, slots=True)
class BoardReader:
    """How a sheet is read that is drawn on: its signs, and the board that is guessed of them."""

    signs: Callable[[Grey, Blank, Any], SignProbabilities]
    guess: Guess


def nothing(_readings: Iterable[Reading], _content: object, _players: int) -> Tree:
    """Return nothing of the table: the sheet tells of one player only."""
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

    groups:    those of its places and what else is read, by the places, the edition's content, the
               number of players, and the names of all marks on the page
    trees:     what their readings make of a sheet, for each player it tells of
    tree:      what they say of the table
    is_shared: it holds what all players have; its groups' paths begin where the state's tree does
    ledgers:   the figures on it that add up, by what its marks say and the names of all of them
    games:     the names of the marks of each game that a pad has room for; only one game is read
    board:     of a sheet that is drawn on, which no state needs
    """

    groups: Callable[[Places, C, int, frozenset[str]], Iterator[Group]]
    trees: Callable[[Iterable[Reading], C, int], tuple[Tree, ...]]
    tree: Callable[[Iterable[Reading], C, int], Tree] = nothing
    is_shared: bool = False
    ledgers: Callable[[tuple[Reading, ...], C, int, frozenset[str]], Iterator[Ledger]] = no_ledgers
    games: Callable[[frozenset[str]], tuple[frozenset[str], ...]] = one_game
    board: BoardReader | None = None


AnyReader = Reader[Any]


def kinds_of(game: str, variant: str, players: int) -> tuple[str, ...]:
    """Return the kinds of sheets of which the state of a table of so many players is read.

    Those that are drawn on are none of them: what they show is proposed only.
    """
    there = GAMES[game].variants[variant].kinds(players=players)
    return tuple(kind for (of, kind), reader in _readers(game).items()
                 if of == variant and kind in there and reader.board is None)  # fmt: skip


def _readers(game: str) -> Mapping[tuple[str, str], AnyReader]:
    """Return the readers of a game, by variant and kind of sheet."""
    part = GAMES[game].photo
    readers: Mapping[tuple[str, str], AnyReader] = load_part(part) if part else {}
    return readers


def reader_of(identity: SheetIdentity) -> AnyReader:
    """Return the reader of a kind of sheet; raises UnreadablePhotoError where there is none."""
    game, variant, kind, _ = identity.kind
    try:
        return _readers(game)[variant, kind]
    except KeyError as error:
        raise UnreadablePhotoError(
            "it shows the sheet {kind!r} of {game} {variant}, which rollwrite cannot read yet; "
            "type it in with `rollwrite enter`",
            kind=kind,
            game=game,
            variant=variant,
        ) from error
