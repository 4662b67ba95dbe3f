"""A game in one object: what is printed of it, and how its finished games are read and scored.

A game is a folder here with a module `game` that holds `GAME`; see `games.py`. Its numbered rules
in words are a folder of texts, one file a language: in a file such as `de.txt` a line begins with a
rule's number; what stands indented below it are the further lines of the same rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from scoring.score import Score
from scoring.states import AnyState, Unread, plain_tree
from sheets.editions.head import Head
from sheets.files.problem import Problem
from sheets.files.reading import read_text
from sheets.files.schema import Tree
from sheets.game import Part, PrintedGame, load_part
from sheets.words.languages import ENGLISH

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from sheets.drawing.filling import Filling
    from sheets.drawing.shapes import PageKey
    from sheets.words.translation import Translation

NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


class UnknownRuleError(LookupError):
    """A number that no rule has."""

    def __init__(self, number: str) -> None:
        super().__init__(f"no rule is called {number[:60]!r}; numbers are such as 'M7.2'")


@lru_cache(maxsize=1 << 6)
def load_rules(folder: Path, language: str) -> Mapping[str, str]:
    """Return a game's rules by number; in English where nobody has written them in the language.

    A rule of several lines has line ends between them.
    """
    path = folder / f"{language}.txt"
    text = read_text(path if path.exists() else folder / f"{ENGLISH}.txt")
    rules: dict[str, str] = {}
    number = ""
    for line in text.splitlines():
        if line.startswith(" "):
            rules[number] += f"\n{line.strip()}"
        else:
            number, _, rules[number] = line.partition(" ")
    return MappingProxyType(rules)


E = TypeVar("E", bound=Head)
S = TypeVar("S", bound=AnyState)
C = TypeVar("C")
Ask: TypeAlias = "Callable[[Tree], tuple[Question, ...]]"
Pages: TypeAlias = "Mapping[PageKey, tuple[Filling, ...]]"


def _part(part: Part, usual: Any = None) -> Any:
    """Return what a part names, imported now; what is usual where none is named."""
    return load_part(part) if part else usual


def _as_it_is(thing: Any, *_: object) -> Any:
    return thing


def _up_to_date(state: Any, _content: object) -> tuple[Any, list[Problem]]:
    return state, []


@dataclass(frozen=True, kw_only=True)
class Game(PrintedGame[E], Generic[E, S, C]):
    """A game: its editions E, its states S, and the content C that its rules see of an edition.

    Its parts are named as those that are printed, `module:name`; the property of each says what it
    takes and gives.

    states:     the dataclass of the states of each variant, by its name
    checks:     finds the problems of a state, `find_problems`
    scorer:     scores one, `score`
    fillings:   says what stands on filled sheets, `fill`
    questions:  what is asked of a person who types a finished game, `ask`
    content:    lays an edition out for the rules, `lay_out`; without it the edition itself is that
    writer:     makes a state the tree of its file, `state_tree`, where its fields alone do not
    refiner:    says more of a fault of form, `refine_problem`
    upgrader:   makes a state that this program's older versions could write a new one, `upgrade`
    photo:      how its sheets are read on photographs, by variant and kind, where they are
    rules_in:   the folder of its rules in words; without it they are numbers only
    """

    states: Part
    checks: Part
    scorer: Part
    fillings: Part
    questions: Part
    content: Part = ""
    writer: Part = ""
    refiner: Part = ""
    upgrader: Part = ""
    photo: Part = ""
    rules_in: Path | None = None

    def rules(self, language: str) -> Mapping[str, str]:
        """Return its rules by number, in a language."""
        return load_rules(self.rules_in, language) if self.rules_in else {}

    def state_type(self, variant: str) -> type[S]:
        """Return the dataclass of a variant's states."""
        found: type[S] = load_part(self.states)[variant]
        return found

    @property
    def lay_out(self) -> Callable[[E], C]:
        """Lays out an edition's content as the rules see it, once for many states."""
        found: Callable[[E], C] = _part(self.content, _as_it_is)
        return found

    @property
    def find_problems(self) -> Callable[[S, C, Unread], list[Problem]]:
        """Finds every problem of a state by the rules; what is unread could not be read of it."""
        found: Callable[[S, C, Unread], list[Problem]] = _part(self.checks)
        return found

    @property
    def score(self) -> Callable[[S, C], Score]:
        """Scores a state; the score leaves out what cannot be scored and says so."""
        found: Callable[[S, C], Score] = _part(self.scorer)
        return found

    @property
    def fill(self) -> Callable[[S, C], Pages]:
        """Says what stands on each page of filled sheets."""
        found: Callable[[S, C], Pages] = _part(self.fillings)
        return found

    @property
    def state_tree(self) -> Callable[[S], Tree]:
        """Makes a state the tree from which the same state can be built."""
        found: Callable[[S], Tree] = _part(self.writer, plain_tree)
        return found

    @property
    def refine_problem(self) -> Callable[[Problem, C], Problem]:
        """Says more of a fault of form where the content tells what was meant."""
        found: Callable[[Problem, C], Problem] = _part(self.refiner, _as_it_is)
        return found

    @property
    def upgrade(self) -> Callable[[S, C], tuple[S, list[Problem]]]:
        """Makes a state one as it is written now, with warnings of what was written otherwise."""
        found: Callable[[S, C], tuple[S, list[Problem]]] = _part(self.upgrader, _up_to_date)
        return found

    def ask(self, path: Path | None, words: Translation) -> Ask:
        """Return what asks for a finished game that is played with the edition of this file.

        Without a file it is the shipped one. Raises InvalidEditionError or OSError.
        """
        content, questions = self.lay_out(self.load(path)), load_part(self.questions)
        return lambda tree: questions(tree, content, words)


AnyGame: TypeAlias = Game[Any, Any, Any]
Games: TypeAlias = Mapping[str, AnyGame]
