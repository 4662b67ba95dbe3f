"""A game as it is printed: its variants, their kinds of sheet, its editions.

What draws and checks is named, `module:name`, and imported when it is asked for, so that a game
costs nothing until then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from sheets.editions.edition import (
    IS_STATE,
    SHIPPED,
    InvalidEditionError,
    edition_path,
    is_shipped,
    is_state,
)
from sheets.editions.head import Head
from sheets.files.problem import Problem, has_errors
from sheets.files.reading import MalformedFileError, parse_toml, read_text, read_tree
from sheets.files.schema import Tree, build, check, is_certain, sound_part
from sheets.words.text import Text, shown_key

if TYPE_CHECKING:
    from sheets.lint.rules import Size
    from sheets.page.layout import Kind
    from sheets.words.translation import Translation

E = TypeVar("E", bound=Head)

Part: TypeAlias = str  # Where something of a game is: `module:name`.
Texts: TypeAlias = Mapping[str, Text]


@lru_cache(maxsize=16)  # By the text, so that a file that was changed is read anew.
def _shipped_tree(text: str) -> Tree:
    """Return the tree of a shipped edition's text, which nobody changes."""
    return parse_toml(text)


@lru_cache(maxsize=256)
def load_part(part: Part) -> Any:
    """Return what a part names, its module imported now."""
    module, _, name = part.partition(":")
    return getattr(import_module(module), name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One of the ways to play a game.

    letter:         what a sheet's code calls it
    players:        the least and the most
    sheets:         its kinds of sheet by name, in the order of a document
    online_sheets:  those that a table needs besides when it plays online
    on_request:     the kinds that nobody gets who does not ask for them
    word_tables:    the tables of its words, of which a later one takes precedence
    mark_sizes:     the least sizes of its marks, for the layout lint
    back:           the kind that is printed on both sides, "" for none
    backed:         the kinds without markers behind which it is printed; without any, itself
    levels:         those it can be played at
    any_number:     whether sheets of it can be for any number of players
    version:        what it is called, None for the usual one
    """

    letter: str
    players: tuple[int, int]
    sheets: Mapping[str, Part]
    online_sheets: Mapping[str, Part] = field(default_factory=dict)
    on_request: tuple[str, ...] = ()
    word_tables: tuple[Part, ...]
    mark_sizes: Part
    back: str = ""
    backed: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    any_number: bool = False
    version: Text | None = None

    def kinds(self, *, online: bool = True, players: int | None = None) -> tuple[str, ...]:
        """Return the names of its kinds of sheet, those for play online among them or not.

        They are those of a table of so many players, or of any.
        """
        names = (*self.sheets, *(self.online_sheets if online else ()))
        if players is None:
            return names
        return tuple(name for name in names if self.kind(name).fewest <= players)

    def usual_kinds(self, *, online: bool, requested: bool) -> tuple[str, ...]:
        """Return the kinds of sheet that a table gets which names none, those on request or not."""
        left_out = () if requested else self.on_request
        return tuple(kind for kind in self.kinds(online=online) if kind not in left_out)

    def kind(self, name: str) -> Kind[Any]:
        """Return how a kind of sheet is drawn; KeyError when none is called so."""
        kind: Kind[Any] = load_part({**self.sheets, **self.online_sheets}[name])
        return kind

    def words(self) -> tuple[Texts, ...]:
        """Return the tables of its words after those of every page; a later one has precedence."""
        return tuple(map(load_part, ("sheets.page.layout:PAGE", *self.word_tables)))

    def sizes(self) -> tuple[Size, ...]:
        """Return the least sizes of its marks."""
        sizes: tuple[Size, ...] = load_part(self.mark_sizes)
        return sizes


@dataclass(frozen=True, kw_only=True)
class PrintedGame(Generic[E]):
    """A game as it is printed.

    name:            its name in commands and files
    letter:          what a sheet's code calls it
    edition:         the shipped edition that is used when none is named
    folder:          where the folder of that edition is; elsewhere for a game of another package
    hue:             that of its bands, where themes have one of this name
    has_shields:     whether players have shields, as they share a land
    scene:           draws its land on the lower side of a box
    players_rule:    the rule that says how many play
    variants:        its variants by name, the default first
    tables:          the dataclass of its editions
    wholes:          tables of an edition whose entries rest on each other
    edition_checks:  finds the problems of an edition whose form is right
    play_checks:     finds what spoils play with an edition that prints and scores all the same
    edition_text:    says the content of an edition on a terminal
    edition_upgrade: makes an edition that this program's older versions could write a new one
    """

    name: str
    letter: str
    edition: str
    folder: Path = SHIPPED
    hue: str = ""
    has_shields: bool = False
    scene: Part = ""
    players_rule: str
    variants: Mapping[str, Variant]
    tables: type[E]
    wholes: tuple[tuple[str, ...], ...] = ()
    edition_checks: Part
    play_checks: Part = ""
    edition_text: Part
    edition_upgrade: Part = ""

    def edition_path(self, name_or_path: str = "", beside: Path = Path()) -> Path:
        """Return the file of an edition by its name or path, by default of the game's shipped one.

        A path is relative to `beside`. Raises UnknownEditionError for what looks like neither.
        """
        name = name_or_path or self.edition
        is_own = name.partition(" ")[0] == self.edition
        return edition_path(name, beside, self.folder if is_own else SHIPPED)

    def load(self, path: Path | None = None) -> E:
        """Return the edition of this file, else the shipped one, to be printed and scored.

        A shipped edition is not checked again. Raises OSError, or InvalidEditionError with all
        problems.
        """
        path = path or self.edition_path()
        if is_shipped(path):
            tree = _shipped_tree(read_text(path))
            if tree["game"] == self.name:
                return build(self.tables, tree)
        edition, problems = self.read_edition(path)
        if edition is None or has_errors(problems):
            raise InvalidEditionError(path, problems)
        return edition

    def read_edition(self, path: Path) -> tuple[E | None, list[Problem]]:
        """Return a file's edition and every problem in it, None when its form is broken.

        Raises OSError when the file cannot be read.
        """
        try:
            return self.check_edition(read_tree(path))
        except MalformedFileError as error:
            return None, [error.problem]

    def check_edition(self, tree: Tree) -> tuple[E | None, list[Problem]]:
        """Return a tree's edition and every problem in it, None when its form is broken.

        Of a tree that is none of this game's editions that alone is said: nothing else in it would
        be right.
        """
        if problems := self._of_another_kind(tree):
            return None, problems
        if faults := check(self.tables, tree):
            return None, [*faults, *self._errors_beside(faults, tree)]
        edition = build(self.tables, tree)
        upgraded: E = load_part(self.edition_upgrade)(edition) if self.edition_upgrade else edition
        return upgraded, self.find_edition_problems(edition)

    def _errors_beside(self, faults: list[Problem], tree: Tree) -> list[Problem]:
        """Return the errors in what has no fault of form, and hangs together with none that has."""
        shipped = read_tree(self.edition_path())
        places = {fault.path for fault in faults}
        for paths in (places, {path[:1] for path in places}):
            sound = sound_part(tree, paths, shipped)
            if not check(self.tables, sound):
                found = self.find_edition_problems(build(self.tables, sound))
                errors = (each for each in found if each.level == "error")
                return [each for each in errors if is_certain(each, paths, self.wholes)]
        return []

    def find_edition_problems(self, edition: E) -> list[Problem]:
        """Return every problem of an edition whose form is right."""
        problems: list[Problem] = load_part(self.edition_checks)(edition)
        return problems

    def find_play_problems(self, edition: E) -> list[Problem]:
        """Return what spoils play with an edition that prints and scores all the same."""
        problems: list[Problem] = load_part(self.play_checks)(edition) if self.play_checks else []
        return problems

    def describe(self, edition: E, words: Translation) -> str:
        """Return the content of an edition as a text for a terminal."""
        text: str = load_part(self.edition_text)(edition, words)
        return text

    def _of_another_kind(self, tree: Tree) -> list[Problem]:
        """Return the one problem of a state, or of another game's edition."""
        if is_state(tree):
            return [IS_STATE]
        found = tree.get("game")
        if not isinstance(found, str) or found == self.name:
            return []
        message = Text(
            "is {found}; name an edition of {game}", found=shown_key(found), game=self.name
        )
        return [Problem(("game",), message)]
