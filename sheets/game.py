"""What of a game is printed, in one object: its variants, kinds of sheet and editions.

What draws and checks is given by functions that import it, so that a game costs nothing until its
sheets are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from sheets.editions.edition import (
    SHIPPED,
    EditionKind,
    check_edition,
    edition_path,
    load_edition,
)
from sheets.editions.head import Head
from sheets.files.problem import Problem, has_errors
from sheets.files.schema import Tree
from sheets.printed_game import PrintedGame, Texts
from sheets.words.text import Text

if TYPE_CHECKING:
    from sheets.document import Drawn, Finish, Press
    from sheets.lint.rules import Size
    from sheets.page.layout import Kind
    from sheets.words.translation import Translation

E = TypeVar("E", bound=Head)


@dataclass(frozen=True, slots=True)
class VariantSheets(Generic[E]):
    """How the sheets of a variant are drawn.

    `kinds` are its kinds of sheet by name, in the order of a document, `online` those that a table
    needs besides when it plays online; `on_request` names those that nobody gets who does not ask
    for them. `words` are the tables of its words, of which a later one
    takes precedence, `sizes` the least sizes of its marks, for the layout lint.
    """

    kinds: Mapping[str, Kind[E]]
    words: tuple[Texts, ...]
    sizes: tuple[Size, ...]
    online: Mapping[str, Kind[E]] = field(default_factory=dict)
    on_request: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Variant(Generic[E]):
    """One of the ways to play a game.

    `letter` is what a sheet's code calls it, `players` are the least and the most. `sheets` gives
    how its sheets are drawn; `back` names the kind that is printed on both sides, "" for none:
    behind the kinds of `backed`, on which no markers lie, or behind itself. `levels` are those it
    can be played at, `version` is what it is called, None for the usual one.
    """

    letter: str
    players: tuple[int, int]
    sheets: Callable[[], VariantSheets[E]]
    back: str = ""
    backed: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    version: Text | None = None

    def kinds(self, *, online: bool = True, players: int | None = None) -> tuple[str, ...]:
        """Return the names of its kinds of sheet, those for play online among them or not.

        They are those of a table of so many players, or of any.
        """
        made = self.sheets()
        every = {**made.kinds, **(made.online if online else {})}
        number = self.players[1] if players is None else players
        return tuple(name for name, kind in every.items() if kind.fewest <= number)

    def usual_kinds(self, *, online: bool, requested: bool) -> tuple[str, ...]:
        """Return the kinds of sheet that a table gets which names none, those on request or not."""
        left_out = () if requested else self.sheets().on_request
        return tuple(kind for kind in self.kinds(online=online) if kind not in left_out)

    def online(self) -> tuple[str, ...]:
        """Return the names of its kinds of sheet that are for play online alone."""
        return tuple(self.sheets().online)

    def kind(self, name: str) -> Kind[E]:
        """Return how a kind of sheet is drawn; KeyError when none is called so."""
        return {**self.sheets().kinds, **self.sheets().online}[name]

    def words(self) -> tuple[Texts, ...]:
        """Return the tables of its words, of which a later one takes precedence."""
        return self.sheets().words

    def sizes(self) -> tuple[Size, ...]:
        """Return the least sizes of its marks."""
        return self.sheets().sizes


@dataclass(frozen=True, slots=True)
class GameSheets(Generic[E]):
    """A game as it is printed.

    `letter` is what a sheet's code calls it, `edition` the shipped edition that is used when none
    is named, `players_rule` the rule that says how many play. The first of the `variants` is the
    default. `folder` holds the folder of the shipped edition, elsewhere for a game of a package of
    its own. `hue` is that of its bands, where themes have one of this name.
    """

    name: str
    letter: str
    edition: str
    players_rule: str
    editions: EditionKind[E]
    variants: Mapping[str, Variant[E]]
    folder: Path = SHIPPED
    hue: str = ""

    def edition_path(self, name_or_path: str = "", beside: Path = Path()) -> Path:
        """Return the file of an edition by its name or path, by default of the game's shipped one.

        A path is relative to `beside`. Raises UnknownEditionError for what looks like neither.
        """
        name = name_or_path or self.edition
        is_own = name.partition(" ")[0] == self.edition
        return edition_path(name, beside, self.folder if is_own else SHIPPED)

    def load(self, path: Path | None = None) -> E:
        """Return the edition of this file, else the shipped one.

        Raises InvalidEditionError or OSError.
        """
        return load_edition(self.editions, path or self.edition_path())

    def find_problems(self, tree: Tree) -> list[Problem]:
        """Return every problem of an edition's tree, and of one without errors what does not fit.

        All its sheets are drawn for that, which takes seconds.
        """
        checked = check_edition(self.editions, tree)
        edition, problems = checked
        if edition is None or has_errors(problems):
            return problems
        from sheets.lint.edition import find_layout_problems

        return [*problems, *find_layout_problems(self.press_of(edition))]

    def describe(self, path: Path, words: Translation) -> str:
        """Return the content of an edition as a text for a terminal; raises as `load`."""
        return self.editions.describe(self.load(path), words)

    def press(self, path: Path | None = None, finish: Finish | None = None) -> Press:
        """Return what draws the sheets of the edition of this file, else of the shipped one.

        `finish` has the last word on every page. Raises as `load`.
        """
        return self.press_of(self.load(path), finish)

    def press_of(self, edition: E, finish: Finish | None = None) -> Press:
        """Return what draws the sheets of an edition."""
        from sheets.document import Press

        return Press(self, edition, partial(self._drawn, edition), finish)

    def _drawn(self, edition: E, variant: str, name: str) -> Drawn:
        from sheets.document import Drawn

        kind = self.variants[variant].kind(name)
        layout, pages = partial(kind.layout, edition), partial(kind.pages, edition)
        return Drawn(layout, pages, kind.camera, kind.fewest)


class AnyGameSheets(PrintedGame, Protocol):
    """A game as it is printed, whatever its editions hold; see `GameSheets`."""

    def edition_path(self, name_or_path: str = "", beside: Path = Path()) -> Path:
        """Return the file of an edition."""

    def load(self, path: Path | None = None) -> Head:
        """Return an edition."""

    def find_problems(self, tree: Tree) -> list[Problem]:
        """Return every problem of an edition's tree."""

    def describe(self, path: Path, words: Translation) -> str:
        """Return the content of an edition as a text for a terminal."""

    def press(self, path: Path | None = None, finish: Finish | None = None) -> Press:
        """Return what draws the sheets of an edition."""
