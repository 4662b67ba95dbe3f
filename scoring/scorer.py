"""What a game gives to have its finished games read, checked and scored.

The games are those of the registry in `sheets/games.py`; the scorer of each is `SCORER` in the
module `scorer` of the game's package here, imported when one of its states is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from scoring.score import Score
from scoring.states.tree import plain_tree
from sheets.files.problem import Problem
from sheets.files.schema import Path, Tree
from sheets.games import GAMES

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from sheets.drawing.filling import Filling
    from sheets.words.translation import Translation

# Keys and indices (from 0) of what stands in a file but could not be read.
Unread: TypeAlias = frozenset[Path]


def _edition_itself(edition: Any) -> Any:
    return edition


@dataclass(frozen=True, slots=True)
class Scorer:
    """A game's part in scoring.

    `package` is the game's own here. `states` gives the dataclass of each variant's states, the
    default variant first. `find_problems` takes a state, the content, and what could not be read
    of the state; `score` takes a state and the content, leaves out what cannot be scored and says
    so. `content` lays out an edition for both, once for many states. `state_tree` gives the tree
    from which the same state can be built. `versions` says what a variant is called, for all
    but the usual one.
    """

    package: str
    states: Mapping[str, type[Any]]
    find_problems: Callable[[Any, Any, Unread], list[Problem]]
    score: Callable[[Any, Any], Score]
    content: Callable[[Any], Any] = _edition_itself
    state_tree: Callable[[Any], Tree] = plain_tree
    versions: Mapping[str, str] = field(default_factory=dict)

    def fillings(self, state: Any, content: Any) -> Mapping[str, tuple[Filling, ...]]:
        """Return what stands on each page when a state's sheets are drawn filled.

        The package's module `fillings` says it; only drawing waits for what that imports.
        """
        found: Mapping[str, tuple[Filling, ...]]
        found = import_module(f"{self.package}.fillings").page_fillings(state, content)
        return found

    def questions(self, tree: Tree, content: Any, words: Translation) -> tuple[Question, ...]:
        """Return what is asked of a person who types a finished game, as far as the tree tells it.

        The package's module `questions` says it.
        """
        found: tuple[Question, ...]
        found = import_module(f"{self.package}.questions").questions(tree, content, words)
        return found


@cache
def load_scorer(game: str) -> Scorer:
    """Return the scorer of a game of the registry; KeyError when no game is called so."""
    package = GAMES[game].sheets.rpartition(".")[2]
    scorer: Scorer = import_module(f"scoring.{package}.scorer").SCORER
    return scorer
