"""A game in one object: what is printed of it, and how its finished games are read and scored.

A game is a folder here with a module `game` that holds `GAME`; see `games.py`. Its numbered rules
in words are a folder of texts, one file a language: in a file such as `de.txt` a line begins with a
rule's number; what stands indented below it are the further lines of the same rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from scoring.score import Score
from scoring.states import AnyState, Unread, plain_tree
from sheets.editions.head import Head
from sheets.files.problem import Problem, first_problems
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


@cache
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


@dataclass(frozen=True, kw_only=True)
class Game(PrintedGame[E], Generic[E, S, C]):
    """A game: its editions E, its states S, and the content C that its rules see of an edition.

    Its parts are named as those that are printed, `module:name`; each method says what one takes.

    states:     the dataclass of the states of each variant, by its name
    checks:     finds the problems of a state, `find_problems`
    scorer:     scores one, `score`
    fillings:   says what stands on filled sheets, `fill`
    questions:  what is asked of a person who types a finished game, `ask`
    content:    lays an edition out for the rules, `lay_out`; without it the edition itself is that
    writer:     makes a state the tree of its file, `state_tree`, where its fields alone do not
    refiner:    says more of a fault of form, `refine`
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

    def lay_out(self, edition: E) -> C:
        """Return an edition's content as the rules see it, laid out once for many states."""
        content: Any = load_part(self.content)(edition) if self.content else edition
        laid_out: C = content
        return laid_out

    def find_problems(self, state: S, content: C, unread: Unread) -> list[Problem]:
        """Return every problem of a state by the rules; `unread` could not be read of it."""
        return first_problems(load_part(self.checks)(state, content, unread))

    def score(self, state: S, content: C) -> Score:
        """Return the score, which leaves out what cannot be scored and says so."""
        found: Score = load_part(self.scorer)(state, content)
        return found

    def fill(self, state: S, content: C) -> Pages:
        """Return what stands on each page of filled sheets."""
        pages: Pages = load_part(self.fillings)(state, content)
        return pages

    def state_tree(self, state: S) -> Tree:
        """Return the tree from which the same state can be built."""
        tree: Tree = load_part(self.writer)(state) if self.writer else plain_tree(state)
        return tree

    def refine(self, fault: Problem, content: C) -> Problem:
        """Return a fault of form with what the content tells of what was meant."""
        refined: Problem = load_part(self.refiner)(fault, content) if self.refiner else fault
        return refined

    def upgrade(self, state: S, content: C) -> tuple[S, list[Problem]]:
        """Return a state as it is written now, and warnings of what was written otherwise."""
        if not self.upgrader:
            return state, []
        upgraded: tuple[S, list[Problem]] = load_part(self.upgrader)(state, content)
        return upgraded

    def ask(self, path: Path | None, words: Translation) -> Ask:
        """Return what asks for a finished game that is played with the edition of this file.

        Without a file it is the shipped one. Raises InvalidEditionError or OSError.
        """
        content, questions = self.lay_out(self.load(path)), load_part(self.questions)
        return lambda tree: questions(tree, content, words)


AnyGame: TypeAlias = Game[Any, Any, Any]
Games: TypeAlias = Mapping[str, AnyGame]
