"""A game in one object: what is printed of it, and how its finished games are read and scored.

Its hooks are imported when the first of them is called, so that a game costs nothing until then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from scoring.open_game import OpenGame, Pages
from scoring.rules import load_rules
from scoring.score import Score
from scoring.states.place import AnyState
from scoring.states.reading import Unread, read_state
from sheets.editions.edition import (
    InvalidEditionError,
    UnknownEditionError,
    UnknownVersionError,
    edition_name,
    older_versions,
    shipped_names,
)
from sheets.editions.head import Head
from sheets.files.place import Place
from sheets.files.problem import Problem, first_problems
from sheets.files.schema import Tree
from sheets.game import AnyGameSheets, GameSheets
from sheets.words.text import Text

if TYPE_CHECKING:
    from scoring.entry.question import Question
    from sheets.words.translation import Translation

E = TypeVar("E", bound=Head)
S = TypeVar("S", bound=AnyState)
C = TypeVar("C")
Ask: TypeAlias = "Callable[[Tree], tuple[Question, ...]]"

_EDITION = Place(("edition",))


class Found(NamedTuple, Generic[E, C]):
    """An edition that a state names, laid out for the rules, or why it is not."""

    path: Path | None
    edition: E | None
    content: C | None
    problems: tuple[Problem, ...] = ()


def _as_it_is(fault: Problem, _content: object) -> Problem:
    return fault


def _is_new(state: S, _content: object) -> tuple[S, list[Problem]]:
    return state, []


@dataclass(frozen=True, slots=True)
class Hooks(Generic[E, S, C]):
    """What a game knows of its states S, editions E, and the content C of an edition.

    `states` gives the dataclass of a variant's states. `content` lays an edition out for the
    rules, once for many states. `find_problems` takes a state, the content, and what could not be
    read of the state; `score` leaves out what cannot be scored and says so. `state_tree` gives the
    tree from which the same state can be built. `explain` says more of a fault of form, where the
    content tells what was meant. `renew` is given what an older version of this program could
    write, and returns it as it is written now, with warnings.
    """

    states: Callable[[str], type[S]]
    content: Callable[[E], C]
    find_problems: Callable[[S, C, Unread], list[Problem]]
    score: Callable[[S, C], Score]
    state_tree: Callable[[S], Tree]
    explain: Callable[[Problem, C], Problem] = _as_it_is
    renew: Callable[[S, C], tuple[S, list[Problem]]] = _is_new


@dataclass(frozen=True, slots=True)
class SheetHooks(Generic[S, C]):
    """What a game knows of its sheets as forms that are filled in.

    `fillings` says what stands on each page of filled sheets; `questions` what is asked of a person
    who types a finished game, as far as a tree tells it.
    """

    fillings: Callable[[S, C], Pages]
    questions: Callable[[Tree, C, Translation], tuple[Question, ...]]


@dataclass(frozen=True, slots=True)
class Game(Generic[E, S, C]):
    """A game: what is printed of it, what gives its hooks, and the folder of its rules in words.

    Without a folder its rules are numbers only.
    """

    sheets: GameSheets[E]
    hooks: Callable[[], Hooks[E, S, C]]
    sheet_hooks: Callable[[], SheetHooks[S, C]]
    rules_folder: Path | None = None

    @property
    def name(self) -> str:
        """Its name in commands and files."""
        return self.sheets.name

    def rules(self, language: str) -> Mapping[str, str]:
        """Return its rules by number, in a language."""
        return load_rules(self.rules_folder, language) if self.rules_folder else {}

    def open(self, tree: Tree, beside: Path, editions: Editions) -> OpenGame:
        """Return the game that a tree is, which names other files from the folder `beside`."""
        reading = read_state(tuple(self.sheets.variants), self.hooks().states, tree)
        opened = OpenGame(
            self.sheets,
            reading.variant,
            reading.state,
            faults=reading.problems,
            unread=reading.unread,
            players=reading.players,
            occasion=reading.occasion,
        )
        if reading.state is None:
            return opened
        name = reading.state.edition or self.sheets.edition
        found = editions.find(self, name, beside)
        faults = (*reading.problems, *found.problems)
        if found.content is None:
            return replace(opened, faults=faults)
        explain, content = self.hooks().explain, found.content
        faults = tuple(explain(fault, content) for fault in faults)
        state, warnings = self.hooks().renew(reading.state, content)
        rules = _Rules(self, state, content, reading.unread)
        return replace(
            opened,
            state=state,
            edition=found.edition,
            edition_path=found.path,
            faults=(*faults, *first_problems(warnings)),
            rules=rules,
            older=partial(self._older, tree, editions) if name == self.sheets.edition else tuple,
        )

    def _older(self, tree: Tree, editions: Editions) -> Iterator[OpenGame]:
        for path in reversed(older_versions(self.sheets.edition_path())):
            yield self.open({**tree, "edition": edition_name(path)}, path.parent, editions)

    def ask(self, path: Path | None, words: Translation) -> Ask:
        """Return what asks for a finished game that is played with the edition of this file.

        Without a file it is the shipped one. Raises InvalidEditionError or OSError.
        """
        content = self.hooks().content(self.sheets.load(path))
        questions = self.sheet_hooks().questions
        return lambda tree: questions(tree, content, words)


@dataclass(frozen=True, slots=True)
class _Rules(Generic[E, S, C]):
    """A game's rules for one state and one edition."""

    game: Game[E, S, C]
    state: S
    content: C
    unread: Unread

    def find_problems(self) -> list[Problem]:
        found = self.game.hooks().find_problems(self.state, self.content, self.unread)
        return first_problems(found)

    def score(self) -> Score:
        return self.game.hooks().score(self.state, self.content)

    def fillings(self) -> Pages:
        return self.game.sheet_hooks().fillings(self.state, self.content)

    def tree(self) -> Tree:
        return self.game.hooks().state_tree(self.state)


class Editions:
    """The editions that states name, each read and laid out once."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str, Path], object] = {}

    def find(self, game: Game[E, S, C], name: str, beside: Path) -> Found[E, C]:
        """Return the edition that a state in the folder `beside` calls so."""
        key = (game.name, name, beside)
        if key not in self._found:
            self._found[key] = _found(game, name, beside)
        return cast(Found[E, C], self._found[key])  # A name has one game.


def _found(game: Game[E, S, C], name: str, beside: Path) -> Found[E, C]:
    try:
        path = game.sheets.edition_path(name, beside)
        if path.exists() and not (path.is_file() or path.is_dir()):
            message = Text(
                "{name!r} is a pipe or a device; the path of a file is expected", name=name[:60]
            )
            return Found(None, None, None, (_EDITION.error("", message),))
        edition = game.sheets.load(path)
    except UnknownVersionError as error:
        return Found(None, None, None, (_EDITION.error("", error.args[0]),))
    except UnknownEditionError as error:
        message = Text(
            "no edition is called {name!r}; there are {known}, or a file's path{hint}",
            name=name[:60],
            known=", ".join(shipped_names()),
            hint=error.hint,
        )
        return Found(None, None, None, (_EDITION.error("", message),))
    except InvalidEditionError as error:
        inside = (_EDITION.at(name[:60], *problem.path).path for problem in error.problems)
        problems = zip(error.problems, inside, strict=True)
        return Found(None, None, None, tuple(replace(each, path=path) for each, path in problems))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        message = Text("{name!r} cannot be read: {reason}", name=name[:60], reason=reason.lower())
        return Found(None, None, None, (_EDITION.error("", message),))
    return Found(path, edition, game.hooks().content(edition))


class AnyGame(Protocol):
    """A game, whatever its editions and states hold; see `Game`."""

    @property
    def name(self) -> str:
        """Its name in commands and files."""

    @property
    def sheets(self) -> AnyGameSheets:
        """What of it is printed."""

    def rules(self, language: str) -> Mapping[str, str]:
        """Return its rules by number."""

    def open(self, tree: Tree, beside: Path, editions: Editions) -> OpenGame:
        """Return the game that a tree is."""

    def ask(self, path: Path | None, words: Translation) -> Ask:
        """Return what asks for a finished game."""


Games: TypeAlias = Mapping[str, AnyGame]
