"""What a game gives to have its finished games read, checked and scored.

The games are those of the registry in `sheets/games.py`; the scorer of each is `SCORER` in the
module `scorer` of the game's package here, imported when one of its states is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from scoring.score import Score
from sheets.games import GAMES
from sheets.problem import Problem
from sheets.schema import Path, Tree

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from scoring.words import Words
    from sheets.filled import Filling
    from sheets.table import Seat

# Keys and indices (from 0) of what stands in a file but could not be read.
Unread: TypeAlias = frozenset[Path]


@dataclass(frozen=True, slots=True)
class Scorer:
    """A game's part in scoring.

    `states` gives the dataclass of each variant's states, the default variant first.
    `content` lays out an edition for the other two, once for many states. `find_problems` takes a
    state, that content, and what could not be read of the state; `score` takes a state and the
    content, leaves out what cannot be scored and says so. `state_tree` gives the tree from which
    the same state can be built. `seats` and `fillings` give who sits at the table and what stands
    on each page when its sheets are drawn filled. `questions` gives what is asked of a person who
    types a finished game, as far as the tree tells what there is to ask.
    """

    states: Mapping[str, type[Any]]
    content: Callable[[Any], Any]
    find_problems: Callable[[Any, Any, Unread], list[Problem]]
    score: Callable[[Any, Any], Score]
    state_tree: Callable[[Any], Tree]
    seats: Callable[[Any], tuple[Seat, ...]]
    fillings: Callable[[Any, Any], Mapping[str, tuple[Filling, ...]]]
    questions: Callable[[Tree, Any, Words], tuple[Question, ...]]


@cache
def load_scorer(game: str) -> Scorer:
    """Give the scorer of a game of the registry; KeyError when no game is called so."""
    package = GAMES[game].sheets.rpartition(".")[2]
    scorer: Scorer = import_module(f"scoring.{package}.scorer").SCORER
    return scorer
