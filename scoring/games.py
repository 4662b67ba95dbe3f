"""The games there are: those that are shipped, and those of packages that are installed.

A shipped game is a folder here with a module `game` that holds `GAME`. A package of its own names
its object in the entry point group `rollwrite.games`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from scoring.rules import NUMBER, Section, UnknownRuleError, is_called, load_rules, load_sections
from scoring.score import Score
from scoring.states import AnyState, Unread, plain_tree
from sheets.editions.edition import IS_STATE, InvalidEditionError, is_state
from sheets.editions.head import Head
from sheets.files.problem import Problem
from sheets.files.reading import MalformedFileError, read_tree
from sheets.files.schema import Tree
from sheets.game import Part, PrintedGame, load_part
from sheets.words.languages import ENGLISH
from sheets.words.text import Text, listed, must_be, nearest

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from scoring.places import Place, Placing, Players
    from sheets.drawing.filling import Filling
    from sheets.drawing.shapes import PageKey
    from sheets.words.translation import Translation


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
    places:     what marks say together, by variant and kind of sheet: `places_on`
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
    places: Part = ""
    content: Part = ""
    writer: Part = ""
    refiner: Part = ""
    upgrader: Part = ""
    photo: Part = ""
    rules_in: Path | None = None

    def rules(self, language: str) -> Mapping[str, str]:
        """Return its rules by number, in a language."""
        return load_rules(self.rules_in, language) if self.rules_in else {}

    def rule_sections(self, language: str) -> tuple[Section, ...]:
        """Return its rules by section, in a language."""
        return load_sections(self.rules_in, language) if self.rules_in else ()

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

    def places_on(
        self, variant: str, kind: str, content: C, players: Players, marks: frozenset[str]
    ) -> tuple[Place, ...]:
        """Return what marks say together on a page of a kind of sheet: of those with these names.

        `players` are what each writes in a hex, by seat.
        """
        by_kind: Mapping[tuple[str, str], Placing[C]] = _part(self.places, {})
        found = by_kind.get((variant, kind))
        return tuple(found(content, players, marks)) if found else ()

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


GROUP = "rollwrite.games"
DEFAULT = "merchants"


class UnknownGameError(LookupError):
    """A name that no game has; `problem` says which there are."""

    def __init__(self, name: object) -> None:
        known = sorted({*SHIPPED, *_entry_points()})
        there = Text(
            "no game is called {name!r}; there are {known}{hint}",
            name=str(name)[:60],
            known=", ".join(known),
            hint=nearest(str(name), known),
        )
        super().__init__(there)
        if name is None:
            message = Text("is missing; write {what}", what=listed(known, "or"))
        else:
            message = must_be(listed(known, "or"), name)
        self.problem = Problem(("game",), message)


def find_game(name: object) -> AnyGame:
    """Return the game that is called so; raises UnknownGameError."""
    if not isinstance(name, str):
        raise UnknownGameError(name)
    if name in SHIPPED:
        return _shipped(name)
    if name not in _entry_points():
        raise UnknownGameError(name)
    return _entry_points()[name]


def find_rule(number: str, language: str) -> str:
    """Return a rule of any game in words, a shipped one's first; raises UnknownRuleError."""
    for game in _all_games():
        if number in (rules := game.rules(language)):
            return rules[number]
    raise _unknown_rule(number)


def game_of_rule(asked: str) -> str:
    """Return the game that has rules of this number, a shipped one first; of a word the usual one.

    Raises UnknownRuleError for a number that no rule has.
    """
    for game in _all_games():
        if any(is_called(number, asked) for number in game.rules(ENGLISH)):
            return game.name
    if NUMBER.fullmatch(asked.upper()):
        raise _unknown_rule(asked)
    return DEFAULT


def _unknown_rule(asked: str) -> UnknownRuleError:
    """Return the error that names the rules of all games."""
    numbers = (number for game in _all_games() for number in game.rules(ENGLISH))
    return UnknownRuleError(asked, numbers)


def _all_games() -> Iterator[AnyGame]:
    """Yield the shipped games, then those of installed packages."""
    return chain(GAMES.values(), _entry_points().values())


def find_edition_problems(tree: Tree) -> list[Problem]:
    """Return every problem of an edition's tree, of whatever game, and what does not fit."""
    if is_state(tree):
        return [IS_STATE]
    try:
        game = find_game(tree.get("game"))
    except UnknownGameError as error:
        return [error.problem]
    from sheets.lint.edition import find_edition_problems  # It draws.

    return find_edition_problems(game, tree)


def game_of_edition(path: Path) -> AnyGame:
    """Return the game whose edition a file is.

    Raises InvalidEditionError where the file is none, OSError where it cannot be read.
    """
    try:
        tree = read_tree(path)
        if is_state(tree):
            raise InvalidEditionError(path, [IS_STATE])
        return find_game(tree.get("game"))
    except MalformedFileError as error:
        raise InvalidEditionError(path, [error.problem]) from error
    except UnknownGameError as error:
        raise InvalidEditionError(path, [error.problem]) from error


@cache
def _shipped(name: str) -> AnyGame:
    game: AnyGame = import_module(f"scoring.{name.replace('-', '_')}.game").GAME
    return game


@cache
def _entry_points() -> Games:
    from importlib.metadata import entry_points  # It takes longer to import than a game.

    return MappingProxyType({each.name: each.load() for each in entry_points(group=GROUP)})


class _Shipped(Mapping[str, AnyGame]):
    """The shipped games by name, each imported when it is asked for."""

    def __init__(self) -> None:
        folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))
        self._names = tuple(folder.replace("_", "-") for folder in folders)

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._names:
            raise KeyError(name)
        return _shipped(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Games = _Shipped()
SHIPPED = tuple(GAMES)
